import type { Words } from '@/engine';
import { abilityName, altarName, heroName, labelOf, strikeTargets, type Action, type View } from '../../rules';
import { CAPTURE_GRACE } from '../../rules/data';
import { text } from '../text';
import { targetsOf } from './overlay';
import { altarHere, planOf, type Plan } from './plan';
import { mayCommand } from './tap';
import type { Goal, Selection, Situation, Step } from './types';

const END: Action = { type: 'endTurn' };

/** '3 steps to M13'; null where nobody walks. */
const walkWords = ({ path, node }: Pick<Plan, 'path' | 'node'>): Words | null =>
  path.length === 0 ? null : text('note.steps', { count: path.length, node: labelOf(node) });

/** '3 steps to M13 · arrives in 2 turns'; null where there is nothing to say. */
export const joined = (parts: readonly (Words | null)[]): Words | null =>
  parts.reduce((first, second) => (first && second ? text('joined', { first, second }) : (first ?? second)), null);

/** What a deed does to the one it is aimed at: '9 to 5'. */
function outcomeWords({ forecast, deed }: Plan): Words | null {
  const effect = forecast?.effects.find(({ hero }) => hero === deed?.target) ?? forecast?.effects.at(0);
  if (effect === undefined) return null;
  const { hero, before, after, blocked, status, reason } = effect;
  if (blocked) return text('note.blocked', { hero: heroName(hero) });
  if (before !== after)
    return text(after === 0 ? 'note.slays' : reason === 'heal' ? 'note.heals' : 'note.health', {
      hero: heroName(hero),
      before,
      after,
    });
  return status === null ? null : text(`note.${status.kind}`, { hero: heroName(hero), count: status.turns });
}

function deedLabel({ deed, forecast, path }: Plan): Words {
  const walks = path.length > 0;
  const means = deed?.means ?? 'attack';
  const chance = forecast?.roll?.chance;
  const name = means === 'attack' ? text('attack') : abilityName(means);
  const label =
    means === 'attack'
      ? text(walks ? 'step.walkAttack' : 'step.attack')
      : walks
        ? text('step.walkAbility', { ability: name })
        : name;
  return chance === undefined ? label : text('step.chance', { label, chance });
}

function deedStep(plan: Plan): Step {
  return {
    name: 'deed',
    label: deedLabel(plan),
    note: joined([walkWords(plan), outcomeWords(plan)]),
    actions: plan.actions,
  };
}

const arrival = ({ march }: Plan): Words | null =>
  march === null || march.turns < 2 ? null : text('note.arrives', { count: march.turns });

/** A way without a deed: to a node, to an altar, or nearer to somebody. */
function wayStep(plan: Plan, goal: Goal | null, marching: boolean): Step {
  const { altar, path, march, refusal, actions, ends } = plan;
  if (altar !== null) {
    const gain = text('note.capture', { count: CAPTURE_GRACE, altar: altarName(altar) });
    return {
      name: 'capture',
      label: text(path.length > 0 ? 'step.walkCapture' : 'step.capture'),
      note: joined([walkWords(plan), gain]),
      actions,
    };
  }
  const key =
    actions.length === 0
      ? march === null
        ? 'nowhere'
        : 'spent'
      : refusal !== null
        ? goal === null
          ? 'walkCloser'
          : 'walkTowards'
        : march === null || march.turns < 2
          ? 'walk'
          : marching
            ? 'marchOn'
            : 'march';
  return {
    name: key,
    label: text(`step.${key}`),
    note: joined([walkWords(plan), arrival(plan), ends ? text('note.ends') : null]),
    actions,
  };
}

/** The march that was begun goes on by itself when nothing else is chosen. */
function marchStep(view: View, goal: Goal): Step | null {
  const plan = planOf({ view, selection: marchSelection(goal) });
  return plan === null || plan.actions.length === 0 || plan.refusal !== null ? null : wayStep(plan, goal, true);
}

const MARCHES = new WeakMap<Goal, Selection>();

/** The selection that a march stands for: always the same one, so that its plan is made once. */
function marchSelection(goal: Goal): Selection {
  const selection = MARCHES.get(goal) ?? { type: 'goal', goal };
  MARCHES.set(goal, selection);
  return selection;
}

/** GATE-145 The second attack of Quick Blade: at the only one who can be struck, else whoever is tapped. */
function secondStep(view: View): Step {
  const targets = strikeTargets(view, view.turn.hero, view.heroes[view.turn.hero].node);
  const [only] = targets;
  if (targets.length !== 1) return idle('second');
  const plan = planOf({
    view,
    selection: { type: 'deed', deed: { means: 'attack', target: only }, standing: 'strongest' },
  });
  return plan === null
    ? idle('second')
    : { ...deedStep(plan), name: 'second', label: text('step.again', { label: deedLabel(plan) }) };
}

const idle = (what: 'second' | 'target' | 'nobody' | 'any'): Step => ({
  name: 'choose',
  label: text(`idle.${what}`),
  note: null,
  actions: [],
});

const endStep = (view: View): Step => ({
  name: 'endTurn',
  label: text('step.endTurn'),
  note: view.turn.points > 0 && view.phase === 'movement' ? text('note.unused', { count: view.turn.points }) : null,
  actions: [END],
});

/** Whether nothing but the end of the turn is left, besides what the hero could do to itself. */
function nothingLeft({ view, legal }: Situation): boolean {
  return (
    view.phase !== 'capture' && legal().every(({ type, ...rest }) => type === 'endTurn' || isForOneself(type, rest))
  );
}

const isForOneself = (type: Action['type'], rest: object): boolean =>
  type === 'useAbility' && 'target' in rest && rest.target === null;

/** What the gold button says and does; null while somebody else decides. */
export function stepOf(moment: Situation, march: Goal | null): Step | null {
  const { view, selection } = moment;
  if (!mayCommand(view)) return null;
  const plan = planOf(moment);
  if (plan !== null)
    return plan.forecast !== null
      ? deedStep(plan)
      : wayStep(plan, selection.type === 'goal' ? selection.goal : null, false);
  if (selection.type === 'means') return idle(targetsOf(view, selection.means).length === 0 ? 'nobody' : 'target');
  if (view.turn.second) return secondStep(view);
  const altar = altarHere(view);
  if (altar !== null) {
    const here = planOf({ view, selection: marchSelection(altarGoal(altar)) });
    if (here !== null && here.altar !== null) return wayStep(here, null, false);
  }
  const on = march === null || view.phase !== 'movement' ? null : marchStep(view, march);
  return on ?? (nothingLeft(moment) ? endStep(view) : idle('any'));
}

const ALTAR_GOALS: Goal[] = [];

const altarGoal = (altar: number): Goal => (ALTAR_GOALS[altar] ??= { kind: 'altar', altar });
