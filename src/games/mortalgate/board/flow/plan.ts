import type { Violation } from '@/engine';
import {
  abilityOf,
  altarAt,
  NO_ALTAR,
  OFF,
  whyNotAbilityFrom,
  whyNotCaptureFrom,
  whyNotStrikeFrom,
  type Action,
  type AltarId,
  type HeroId,
  type Node,
  type View,
} from '../../rules';
import type { Forecast } from './forecast';
import { marchTo, marchToDeed, nodesOf, type March } from './march';
import { bestPlaces, canFrom, isHostile, pathIn, placeAt, reachNow, readyMeans, standsFor, type Place } from './places';
import { movedTo, threatTo, type Threat } from './threat';
import type { Deed, Goal, Selection, Standing } from './types';

/** One of the ways in which a deed can be done this turn. */
export type Choice = {
  readonly name: 'strongest' | 'safest' | 'here';
  readonly standing: Standing;
  readonly place: Place;
};

/** A whole turn as it is proposed. */
export type Plan = {
  readonly hero: HeroId;
  /** The nodes that are entered now. */
  readonly path: readonly Node[];
  /** Where the hero stands then. */
  readonly node: Node;
  readonly deed: Deed | null;
  readonly forecast: Forecast | null;
  /** GATE-162 The altar that is captured at the end. */
  readonly altar: AltarId | null;
  /** The rest of a way that takes several turns. */
  readonly march: March | null;
  /** The best places for the deed; one where the strongest is also the safest. */
  readonly choices: readonly Choice[];
  readonly chosen: Choice | null;
  readonly threat: Threat;
  /** Why what was pointed at cannot be done this turn. */
  readonly refusal: Violation | null;
  /** Nothing would be left to do: the turn ends with it. */
  readonly ends: boolean;
  readonly actions: readonly Action[];
};

const EMPTY = {
  deed: null,
  forecast: null,
  altar: null,
  march: null,
  choices: [],
  chosen: null,
  refusal: null,
  ends: false,
} as const;

const walk = (path: readonly Node[]): Action[] => (path.length === 0 ? [] : [{ type: 'walk', path }]);

function actionOf({ means, target }: Deed): Action {
  if (means === 'attack') return { type: 'attack', target: target ?? OFF };
  const { aim } = abilityOf(means);
  return { type: 'useAbility', ability: means, target: aim === 'enemy' || aim === 'teammate' ? target : null };
}

/** GATE-069 to GATE-148 Why a deed cannot be done from where the hero stands. */
function whyNotDeed(view: View, { means, target }: Deed): Violation | undefined {
  const { hero } = view.turn;
  const { node } = view.heroes[hero];
  if (means === 'attack') return target === null ? undefined : whyNotStrikeFrom(view, hero, target, node);
  const { aim } = abilityOf(means);
  return whyNotAbilityFrom(view, hero, means, aim === 'adjacent' || aim === 'self' ? null : target, node);
}

function choicesOf(view: View, deed: Deed, standing: Standing): readonly Choice[] {
  const best = bestPlaces(view, deed);
  if (best === null) return [];
  const { strongest, safest } = best;
  const choices: Choice[] = [{ name: 'strongest', standing: 'strongest', place: strongest }];
  if (safest.node !== strongest.node) choices.push({ name: 'safest', standing: 'safest', place: safest });
  if (typeof standing !== 'number' || choices.some(({ place }) => place.node === standing)) return choices;
  const { hero } = view.turn;
  const steps = pathIn(reachNow(view), standing).length;
  if (!canFrom(view, hero, deed, standing)) return choices;
  return [...choices, { name: 'here', standing, place: placeAt(view, deed, standing, steps) }];
}

function planDeed(view: View, deed: Deed, standing: Standing): Plan {
  const { hero } = view.turn;
  const choices = choicesOf(view, deed, standing);
  const chosen =
    choices.find((choice) => choice.standing === standing || choice.place.node === standing) ?? choices.at(0) ?? null;
  if (chosen === null) return planCloser(view, deed);
  const { node, forecast, threat } = chosen.place;
  const path = node === view.heroes[hero].node ? [] : pathIn(reachNow(view), node);
  const actions = [...walk(path), actionOf(deed)];
  return { ...EMPTY, hero, path, node, deed, forecast, choices, chosen, threat, actions };
}

/** Nobody can be reached this turn: as near as possible instead, and why. */
function planCloser(view: View, deed: Deed): Plan {
  const march = marchToDeed(view, deed);
  const refusal = whyNotDeed(view, deed) ?? null;
  return { ...endingIfSpent(view, planWalk(view, march?.now ?? [])), deed, march, refusal };
}

function planWalk(view: View, path: readonly Node[]): Plan {
  const { hero } = view.turn;
  const node = path.at(-1) ?? view.heroes[hero].node;
  return { ...EMPTY, hero, path, node, threat: threatTo(view, hero, node), actions: walk(path) };
}

/** Whether there is anything to fight or to capture from a node. */
function hasMore(view: View, node: Node): boolean {
  const fights = readyMeans(view)
    .filter(isHostile)
    .some((means) => view.heroes.some((_, target) => canFrom(view, view.turn.hero, { means, target }, node)));
  return fights || whyNotCaptureFrom(view, node) === undefined;
}

/** The turn ends with a way that takes all steps where nothing else could be done from its end. */
function endingIfSpent(view: View, plan: Plan): Plan {
  const { path, node, actions } = plan;
  const ends = path.length > 0 && path.length === view.turn.points && !hasMore(view, node);
  return ends ? { ...plan, ends, actions: [...actions, { type: 'endTurn' }] } : plan;
}

/** A way of which only a part is walked this turn. */
const planMarch = (view: View, march: March): Plan => ({
  ...endingIfSpent(view, planWalk(view, march.now)),
  march,
});

function planCapture(view: View, altar: AltarId): Plan | null {
  const { hero } = view.turn;
  const here = view.heroes[hero].node;
  if (altarAt(here) === altar && whyNotCaptureFrom(view, here) === undefined)
    return { ...planWalk(view, []), altar, threat: threatHolding(view, altar, here), actions: [{ type: 'capture' }] };
  const reach = reachNow(view);
  const node = reach.nodes.find((each) => altarAt(each) === altar && whyNotCaptureFrom(view, each) === undefined);
  if (node === undefined) return null;
  const plan = planWalk(view, pathIn(reach, node));
  return {
    ...plan,
    altar,
    threat: threatHolding(view, altar, node),
    actions: [...plan.actions, { type: 'capture' }],
  };
}

/** GATE-177 What the hero has to expect once its team has the altar. */
function threatHolding(view: View, altar: AltarId, node: Node): Threat {
  const { hero } = view.turn;
  const { team } = view.heroes[hero];
  const altars = view.altars.map((owner, each) => (each === altar ? team : owner));
  return threatTo({ ...movedTo(view, hero, node), altars }, hero, node);
}

function planGoal(view: View, goal: Goal): Plan {
  const capture = goal.kind === 'altar' ? planCapture(view, goal.altar) : null;
  if (capture !== null) return capture;
  const march = marchTo(view, nodesOf(goal));
  const refusal = refusalOf(view, goal);
  if (march === null) return { ...planWalk(view, []), refusal };
  const plan = march.turns === 1 ? planWalk(view, march.now) : planMarch(view, march);
  return { ...plan, refusal };
}

/** GATE-165, GATE-166 An altar that nobody could capture by walking there now. */
function refusalOf(view: View, goal: Goal): Violation | null {
  if (goal.kind !== 'altar') return null;
  const [node] = nodesOf(goal);
  return whyNotCaptureFrom(view, node) ?? null;
}

const KNOWN = new WeakMap<View, Map<Selection, Plan | null>>();

/** The turn that a selection proposes; null while nothing is proposed. */
export function planOf({ view, selection }: { readonly view: View; readonly selection: Selection }): Plan | null {
  const known = KNOWN.get(view) ?? new Map<Selection, Plan | null>();
  KNOWN.set(view, known);
  const plan = known.has(selection) ? (known.get(selection) ?? null) : make(view, selection);
  known.set(selection, plan);
  return plan;
}

function make(view: View, selection: Selection): Plan | null {
  if (view.heroes[view.turn.hero].node === OFF) return null;
  if (selection.type === 'deed') return planDeed(view, selection.deed, selection.standing);
  return selection.type === 'goal' ? planGoal(view, selection.goal) : null;
}

/** Other nodes from which the deed of a plan could be done. */
export const otherStands = (view: View, { deed, node }: Plan): readonly Node[] =>
  deed === null ? [] : standsFor(view, deed).filter((each) => each !== node);

/** The altar whose zone the hero of the turn stands in and could capture now. */
export function altarHere(view: View): AltarId | null {
  const { node } = view.heroes[view.turn.hero];
  const altar = altarAt(node);
  return altar !== NO_ALTAR && whyNotCaptureFrom(view, node) === undefined ? altar : null;
}
