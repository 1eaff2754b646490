import type { Violation } from '@/engine';
import {
  abilityOf,
  altarAt,
  heroAt,
  heroName,
  labelOf,
  NO_ALTAR,
  OFF,
  PASSABLE,
  REASONS,
  toMove,
  whyNotAbilityFrom,
  whyNotWalk,
  ALTARS,
  type AltarId,
  type HeroId,
  type Node,
  type View,
} from '../../rules';
import { refuse } from '../../rules/questions/refusal';
import { parseTarget } from '../ids';
import { targetsOf } from './overlay';
import { canFrom, isHostile, readyMeans, reachNow, standsFor } from './places';
import { planOf } from './plan';
import {
  NOTHING,
  type Deed,
  type Goal,
  type Look,
  type Means,
  type Outcome,
  type Selection,
  type Situation,
} from './types';

const select = (selection: Selection): Outcome => ({ type: 'select', selection });
const look = (what: Look): Outcome => ({ type: 'look', look: what });

/** Whether the viewer is to decide for a hero now. */
export const mayCommand = (view: View): boolean =>
  view.viewer !== 'table' &&
  toMove(view)[0] === view.viewer &&
  (view.phase === 'movement' || view.phase === 'combat' || view.phase === 'capture');

/** A second tap on the same thing does what is proposed. */
function confirm(moment: Situation): Outcome {
  const plan = planOf(moment);
  return plan === null || plan.actions.length === 0 ? { type: 'nothing' } : { type: 'act', actions: plan.actions };
}

/** GATE-158, GATE-067 Why the hero of the turn cannot fight any more. */
function whyNoFight({ turn, phase }: View): Violation | undefined {
  const hero = heroName(turn.hero);
  if (turn.stunned) return refuse('stunned', { hero });
  return phase === 'capture' ? refuse('actionUsed', { hero }) : undefined;
}

/** The means that somebody has chosen, else the first that reaches, the basic attack before all others. */
function meansFor({ view, selection }: Situation, target: HeroId): Means {
  if (selection.type === 'means') return selection.means;
  if (selection.type === 'deed' && isHostile(selection.deed.means)) return selection.deed.means;
  const hostile = readyMeans(view).filter(isHostile);
  return hostile.find((means) => standsFor(view, { means, target }).length > 0) ?? 'attack';
}

function aim(moment: Situation, deed: Deed): Outcome {
  return select({ type: 'deed', deed, standing: 'strongest' });
}

function tapEnemy(moment: Situation, target: HeroId): Outcome {
  const { view, selection } = moment;
  if (selection.type === 'deed' && selection.deed.target === target) return confirm(moment);
  const violation = whyNoFight(view);
  if (violation !== undefined) return { type: 'refuse', violation };
  return aim(moment, { means: meansFor(moment, target), target });
}

function tapFriend(moment: Situation, target: HeroId): Outcome {
  const { selection } = moment;
  if (selection.type === 'deed' && selection.deed.target === target) return confirm(moment);
  const means = selection.type === 'means' ? selection.means : selection.type === 'deed' ? selection.deed.means : null;
  if (means === null || means === 'attack' || abilityOf(means).aim !== 'teammate')
    return look({ type: 'hero', hero: target });
  return aim(moment, { means, target });
}

function tapHero(moment: Situation, target: HeroId): Outcome {
  const { view, selection } = moment;
  const { hero } = view.turn;
  if (target === hero) return selection.type === 'none' ? look({ type: 'hero', hero }) : select(NOTHING);
  return view.heroes[target].team === view.heroes[hero].team ? tapFriend(moment, target) : tapEnemy(moment, target);
}

const isSame = (selection: Selection, goal: Goal): boolean =>
  selection.type === 'goal' &&
  (goal.kind === 'altar'
    ? selection.goal.kind === 'altar' && selection.goal.altar === goal.altar
    : selection.goal.kind === 'node' && selection.goal.node === goal.node);

function tapGoal(moment: Situation, goal: Goal): Outcome {
  return isSame(moment.selection, goal) ? confirm(moment) : select({ type: 'goal', goal });
}

/** A node that the deed could be done from moves the proposal there; any other is a place to walk to. */
function tapNode(moment: Situation, node: Node): Outcome {
  const { view, selection } = moment;
  const { hero } = view.turn;
  if (selection.type === 'deed') {
    const { deed } = selection;
    const plan = planOf(moment);
    if (plan?.node === node && plan.forecast !== null) return confirm(moment);
    if (reachNow(view).nodes.includes(node) && canFrom(view, hero, deed, node))
      return select({ type: 'deed', deed, standing: node });
  }
  if (node === view.heroes[hero].node || !PASSABLE[node])
    return selection.type === 'none' ? refuseStep(view, node) : select(NOTHING);
  const altar = altarAt(node);
  if (altar !== NO_ALTAR && ALTARS[altar].node === node) return tapGoal(moment, { kind: 'altar', altar });
  const violation = view.phase === 'movement' ? undefined : whyNotWalk(view, [node]);
  return violation === undefined ? tapGoal(moment, { kind: 'node', node }) : { type: 'refuse', violation };
}

/** GATE-061 Rock and sea. */
function refuseStep(view: View, node: Node): Outcome {
  if (node === view.heroes[view.turn.hero].node) return { type: 'nothing' };
  return { type: 'refuse', violation: refuse('impassable', { node: labelOf(node) }) };
}

function tapAltar(moment: Situation, altar: AltarId): Outcome {
  return tapGoal(moment, { kind: 'altar', altar });
}

/** What a tap on the button of an attack or an ability leads to: it is aimed, or it is proposed at once where nothing is to be aimed. */
export function tapMeans(moment: Situation, means: Means): Outcome {
  const { view, selection } = moment;
  const { hero } = view.turn;
  const violation = whyNoFight(view) ?? (means === 'attack' ? undefined : whyNotReady(view, means));
  if (violation !== undefined) return { type: 'refuse', violation };
  if (selection.type === 'means' && selection.means === means) return select(NOTHING);
  if (means !== 'attack' && (abilityOf(means).aim === 'self' || abilityOf(means).aim === 'adjacent')) {
    if (selection.type === 'deed' && selection.deed.means === means) return confirm(moment);
    const deed: Deed = { means, target: null };
    if (standsFor(view, deed).length > 0)
      return select({
        type: 'deed',
        deed,
        standing: abilityOf(means).aim === 'self' ? view.heroes[hero].node : 'strongest',
      });
    const refusal = whyNotAbilityFrom(view, hero, means, null, view.heroes[hero].node);
    return refusal === undefined ? { type: 'nothing' } : { type: 'refuse', violation: refusal };
  }
  if (selection.type === 'deed' && selection.deed.target !== null && selection.deed.means !== means) {
    const { target } = selection.deed;
    if (standsFor(view, { means, target }).length > 0) return aim(moment, { means, target });
  }
  const targets = targetsOf(view, means);
  if (targets.length === 1) return aim(moment, { means, target: targets[0] });
  return select({ type: 'means', means });
}

/** GATE-104, GATE-145 Whether an ability can be used at all now. */
function whyNotReady(view: View, means: Exclude<Means, 'attack'>): Violation | undefined {
  if (view.turn.second) return refuse('actionUsed', { hero: heroName(view.turn.hero) });
  const { hero } = view.turn;
  const refusal = whyNotAbilityFrom(view, hero, means, null, view.heroes[hero].node);
  return refusal?.rule === REASONS.onCooldown ? refusal : undefined;
}

/** What a long press on a target explains. */
export function lookAt(view: View, id: string): Look | null {
  const target = parseTarget(id);
  if (target?.kind === 'hero') return { type: 'hero', hero: target.hero };
  if (target?.kind === 'altar') return { type: 'altar', altar: target.altar };
  if (target?.kind !== 'node') return null;
  const hero = heroAt(view, target.node);
  const altar = altarAt(target.node);
  if (hero >= 0) return { type: 'hero', hero };
  return altar === NO_ALTAR ? null : { type: 'altar', altar };
}

/** What a tap on a target leads to. */
export function tapped(moment: Situation, id: string): Outcome {
  const { view } = moment;
  const target = parseTarget(id);
  if (target === null) return { type: 'nothing' };
  if (!mayCommand(view)) {
    const what = lookAt(view, id);
    return what === null ? { type: 'nothing' } : look(what);
  }
  if (target.kind === 'hero') return tapHero(moment, target.hero);
  if (target.kind === 'altar') return tapAltar(moment, target.altar);
  const standing = heroAt(view, target.node);
  return standing >= 0 && view.heroes[standing].node !== OFF && standing !== view.turn.hero
    ? tapHero(moment, standing)
    : tapNode(moment, target.node);
}
