import { bestOf, seedRng, weighAgainst, type Advice, type Coach, type Seat, type Weighed } from '@/engine';
import { deploying, SHARP } from '../bots';
import { askedSeat } from '../resolve';
import { asParts } from '../thinking/parts';
import { planFor, plansOf, plansWith, type Plan } from '../thinking/plans';
import type { Action, State, View } from '../types';
import { determinize } from '../view';
import { doWords } from './doWords';
import { AGAIN, ANYWHERE, EVEN, ONLY, reasonWords } from './reasons';

/** A difference that is worth a word, in points of victory. */
const WORTH_A_WORD = 1;
/** A command that is so much worse than the best for its group is questioned. */
const WORTH_A_QUESTION = 12;

/** Commands that only differ in where exactly a group goes are of one kind. */
function kindOf(action: Action): string {
  if (action.type === 'move') return ['move', action.group, action.kind, action.target, action.lie].join();
  if (action.type === 'shoot') return ['shoot', action.group, action.unit ?? action.shots[0]?.target].join();
  if (action.type === 'cast') return ['cast', action.group, action.spell].join();
  if (action.type === 'fire') return ['fire', action.group, action.target].join();
  return 'group' in action ? [action.type, action.group].join() : action.type;
}

const weigh = (one: Plan, other: Plan): Weighed => weighAgainst(asParts(one.parts), asParts(other.parts), WORTH_A_WORD);

const byWorth = (plans: readonly Plan[]): Plan[] => [...plans].sort((a, b) => b.worth - a.worth);

/** The advised command with what speaks for it most against the best of another kind that comes to something else. */
function advised(state: State, seat: Seat, best: Plan, plans: readonly Plan[]): Advice<Action> {
  const { action } = best;
  const words = doWords(state, seat, action);
  const others = byWorth(plans).filter((plan) => kindOf(plan.action) !== kindOf(action));
  const [next] = others;
  if (next === undefined) return { action, words, reasons: [ONLY] };
  const telling = others.map((other) => weigh(best, other)).find(({ pro }) => pro.length > 0);
  if (telling === undefined) return { action, words, reasons: [EVEN(doWords(state, seat, next.action))] };
  return { action, words, reasons: reasonWords(telling, best) };
}

/** Thinks as the sharp bot does, and tells what it weighed. */
export const coach: Coach<Action, View> = {
  *advise(view, seat, seed) {
    const state = determinize(view, seed);
    const rng = seedRng(seed);
    yield;
    if (askedSeat(state) === seat) {
      const action: Action = { type: 'luck', use: true };
      return { action, words: doWords(state, seat, action), reasons: [AGAIN] };
    }
    if (state.phase === 'deploy') {
      const action = deploying(state, seat, rng);
      return { action, words: doWords(state, seat, action), reasons: [ANYWHERE] };
    }
    const plans = yield* plansOf(state, seat, SHARP);
    return advised(
      state,
      seat,
      bestOf(plans, ({ worth }) => worth),
      plans,
    );
  },

  /** A group is measured by its own best round: who of several acts first is everybody's own affair. */
  *doubt(view, seat, action, seed) {
    const state = determinize(view, seed);
    yield;
    const group = state.round?.group ?? ('group' in action ? action.group : undefined);
    if (state.phase !== 'battle' || group === undefined) return undefined;
    const meant = yield* planFor(state, seat, action, SHARP);
    if (meant === undefined) return undefined;
    const best = bestOf(yield* plansWith(state, seat, group, SHARP), ({ worth }) => worth);
    const { pro, contra } = weigh(best, meant);
    if (best.worth - meant.worth < WORTH_A_QUESTION || pro.length === 0) return undefined;
    return {
      action: best.action,
      words: doWords(state, seat, best.action),
      reasons: reasonWords({ pro, contra }, best),
    };
  },
};
