import {
  seedRng,
  stateHash,
  meanParts,
  sumOf,
  weighAgainst,
  type Advice,
  type Coach,
  type Parts,
  type Seat,
  type Weighed,
} from '@/engine';
import { CHARACTERS, VALUE } from '../cards';
import { rankByLookingAhead, tryAll, type LookAheadBudget } from '../thinking/lookAheadBot';
import { partNamed } from '../thinking/part';
import { settle, untried } from '../thinking/trials';
import type { Action, CharacterCard, State, View } from '../types';
import { doWords } from './doWords';
import { EVEN, ONLY, reasonWords } from './reasons';
import { seenIn, tellable } from './tellable';

export type CoachBudget = LookAheadBudget & {
  /** What evaluate weighs, by name. */
  readonly partsOf: (state: State, seat: Seat) => Parts;
};

/** A difference that is worth a word, in the unit of all estimates, of which a Power Point is ten. */
const WORTH_A_WORD = 0.8;
/** A difference that shows that another move comes to something else. */
const ANOTHER_KIND = 3;
/** A move that is so much worse than the best is questioned. */
const WORTH_A_QUESTION = 7;

/** A move beside another, on the samples that both have met. */
type Compared = {
  readonly ends: readonly [readonly State[], readonly State[]];
  readonly weighed: Weighed;
  /** By how much it is better in all. */
  readonly better: number;
};

/**
 * The comparison that tells most: with the best move that comes to something else in what can be seen. What differs by little, as does
 * the order of things, or only in luck, is told where there is nothing else to tell.
 */
function mostTelling(compared: readonly Compared[]): Compared | undefined {
  const telling = (least: number, luck: boolean) =>
    compared.find(({ weighed: { pro } }) =>
      pro.slice(0, 1).some(({ part, by }) => by >= least && (luck || partNamed(part).of !== 'unseen')),
    );
  return telling(ANOTHER_KIND, false) ?? telling(WORTH_A_WORD, false) ?? telling(WORTH_A_WORD, true);
}

/** The states in which the trials of each action ended, in the order of the samples. */
type Ends = Map<Action, State[]>;

const witnessOf = (ends: Ends) => (action: Action, end: State) => {
  const seen = ends.get(action);
  if (seen) seen.push(end);
  else ends.set(action, [end]);
};

/** Payments of one card are one kind of action, and so are pearls of one value: what differs between kinds is worth telling. */
function kindOf(action: Action, { pearls }: View): string {
  if (action.type === 'activate') return `activate ${CHARACTERS[action.card].face}`;
  if (action.type === 'takePearl')
    return `takePearl ${action.from === 'pile' ? 'pile' : VALUE[pearls.open[action.from]]}`;
  return stateHash(action);
}

const portalIn = ({ players }: View, seat: Seat): readonly CharacterCard[] =>
  players[seat].portal.map(({ card }) => card);

/** MOL-226 Thinks as the sharp bot does, and tells what it weighed. */
export function coachOf(budget: CoachBudget): Coach<Action, View> {
  const { partsOf } = budget;

  function* weigh(view: View, seat: Seat, ends: readonly State[]): Generator<void, Parts, void> {
    const seen = seenIn(view);
    const all: Parts[] = [];
    for (const end of ends) {
      all.push(tellable(partsOf(end, seat), seen));
      yield;
    }
    return meanParts(all);
  }

  /** Two actions by their parts, on the samples that both have met. */
  function* compare(
    view: View,
    seat: Seat,
    one: readonly State[],
    other: readonly State[],
  ): Generator<void, Compared, void> {
    const both = Math.min(one.length, other.length);
    const ends: Compared['ends'] = [one.slice(0, both), other.slice(0, both)];
    const [mine, theirs] = [yield* weigh(view, seat, ends[0]), yield* weigh(view, seat, ends[1])];
    return { ends, weighed: weighAgainst(mine, theirs, WORTH_A_WORD), better: sumOf(mine) - sumOf(theirs) };
  }

  return {
    *advise(view, seat, seed) {
      const rng = seedRng(seed);
      const ends: Ends = new Map();
      const sorted = yield* rankByLookingAhead(budget, view, seat, rng, witnessOf(ends));
      const action = settle(rng, sorted, 0);
      const words = doWords(view, action);
      const own = ends.get(action);
      if (own === undefined) return { action, words, reasons: [ONLY] };
      const others = [...new Set([...sorted.map((trial) => trial.action), ...ends.keys()])].filter(
        (other) => kindOf(other, view) !== kindOf(action, view),
      );
      const compared: Compared[] = [];
      for (const other of others) compared.push(yield* compare(view, seat, own, ends.get(other) ?? []));
      const told = mostTelling(compared);
      if (told)
        return {
          action,
          words,
          reasons: reasonWords(told.weighed, { seat, had: portalIn(view, seat), action, ends: told.ends }),
        };
      const [even] = others;
      return { action, words, reasons: even === undefined ? [ONLY] : [EVEN(doWords(view, even))] };
    },

    *doubt(view, seat, action, seed): Generator<void, Advice<Action> | undefined, void> {
      const rng = seedRng(seed);
      const sorted = yield* rankByLookingAhead(budget, view, seat, rng);
      const best = settle(rng, sorted, 0);
      if (kindOf(best, view) === kindOf(action, view)) return undefined;
      const ends: Ends = new Map();
      yield* tryAll(budget, view, seat, [untried(best), untried(action)], rng, witnessOf(ends));
      const { weighed, better, ...told } = yield* compare(view, seat, ends.get(best) ?? [], ends.get(action) ?? []);
      if (better < WORTH_A_QUESTION || weighed.pro.length === 0) return undefined;
      const reasons = reasonWords(weighed, { seat, had: portalIn(view, seat), action: best, ...told });
      return { action: best, words: doWords(view, best), reasons };
    },
  };
}
