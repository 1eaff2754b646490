import { runThinker, seedRng, stateHash, sumOf, type Words } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import { coachOf, type CoachBudget } from '@/games/molthar/rules/coach';
import { evaluate, partsOf } from '@/games/molthar/rules/thinking/evaluate';
import { rankByLookingAhead } from '@/games/molthar/rules/thinking/lookAheadBot';
import { partName, partNamed } from '@/games/molthar/rules/thinking/part';
import type { Action, State } from '@/games/molthar/rules/types';
import { randomMatch } from '../../../support/randomWalk';
import { character, position } from './support';

const BUDGET: CoachBudget = {
  evaluate,
  partsOf,
  samples: 3,
  slipPercent: 0,
  width: 5,
  rounds: 2,
  trials: 12,
  depth: 12,
};

const advice = (state: State, budget = BUDGET, seed = 1) => {
  const { seat } = state.turn;
  return runThinker(coachOf(budget).advise(molthar.view(state, seat), seat, seed));
};
const doubt = (state: State, action: Action, seed = 1) => {
  const { seat } = state.turn;
  return runThinker(coachOf(BUDGET).doubt(molthar.view(state, seat), seat, action, seed));
};
const HANSEL: Words = { key: 'molthar.card.hansel.name' };
const keys = (words: readonly Words[]) => words.map(({ key }) => key.replace('molthar.coach.', ''));

/** One pearl short of Hansel and Gretel (8 8), which lies open. */
const ONE_SHORT = position({
  players: [{ hand: '8 1', portal: 'hansel-1' }, {}],
  phase: 'act',
  actionsLeft: 2,
  open: '1 2 8 3',
});
/** The last action of the game, and the Giant can be paid. */
const PAYABLE = position({
  players: [{ activated: 'lion-1' }, { hand: '6 6 8 8 1', portal: 'giant-1' }],
  round: 8,
  trigger: { seat: 1, round: 7 },
  seat: 1,
  phase: 'act',
  actionsLeft: 1,
  actionsTaken: 2,
});

test('MOL-226 what the parts come to is what the evaluation says, in every state of random matches', () => {
  for (const seats of [2, 3, 5]) {
    for (const state of randomMatch(molthar, { config: {}, seats, seed: seats }).states) {
      for (let seat = 0; seat < seats; seat++)
        expect(sumOf(partsOf(state, seat))).toBeCloseTo(evaluate(state, seat), 8);
    }
  }
});

test('a part is known by its name again', () => {
  for (const part of [
    { seat: 0, of: 'card', card: 12 },
    { seat: 3, of: 'open', card: 0 },
    { seat: 1, of: 'hand' },
    { seat: 2, of: 'unseen' },
  ] as const)
    expect(partNamed(partName(part))).toEqual(part);
});

test('looking on while it thinks changes nothing in what sharp finds', () => {
  const view = molthar.view(ONE_SHORT, 0);
  const seen: State[] = [];
  const quiet = runThinker(rankByLookingAhead(BUDGET, view, 0, seedRng(5)));
  const watched = runThinker(rankByLookingAhead(BUDGET, view, 0, seedRng(5), (_action, end) => void seen.push(end)));
  expect(watched).toEqual(quiet);
  expect(seen.length).toBe(12 * 5 + 12 * 3);
});

test('the coach says what a pearl is good for: with it the card can be paid', () => {
  const { action, words, reasons } = advice(ONE_SHORT);
  expect(action).toEqual({ type: 'takePearl', from: 2 });
  expect(words).toEqual({ key: 'molthar.coach.do.takePearl', params: { pearl: expect.objectContaining({}) } });
  expect(reasons[0]).toMatchObject({ key: 'molthar.coach.payable', params: { card: HANSEL } });
});

test('a card that is paid at once counts its points', () => {
  const { action, reasons } = advice(PAYABLE);
  expect(action).toMatchObject({ type: 'activate', card: character('giant-1') });
  expect(reasons[0]).toMatchObject({ key: 'molthar.coach.paysNow.points' });
});

test('a part that weighs nothing is no reason, and one that weighs more is the first', () => {
  const weighing = (times: number): CoachBudget => {
    const changed = (state: State, seat: number) => {
      const parts = partsOf(state, seat);
      const name = partName({ seat: 0, of: 'card', card: character('hansel-1') });
      return { ...parts, [name]: (parts[name] ?? 0) * times };
    };
    return { ...BUDGET, partsOf: changed, evaluate: (state, seat) => sumOf(changed(state, seat)) };
  };
  const isToldOf = (times: number) =>
    advice(ONE_SHORT, weighing(times)).reasons.findIndex(({ params }) => stateHash(params?.card) === stateHash(HANSEL));
  expect(isToldOf(1)).toBe(0);
  expect(isToldOf(3)).toBe(0);
  expect(isToldOf(0)).toBe(-1);
});

test('who can do only one thing is told so', () => {
  const state = position({ players: [{ hand: '1' }, {}], phase: 'after', actionsLeft: 0, actionsTaken: 3 });
  expect(keys(advice(state).reasons)).toEqual(['only']);
});

test('a move that throws away points is doubted, and the better one named', () => {
  const better = doubt(PAYABLE, { type: 'takePearl', from: 0 });
  expect(better?.action).toMatchObject({ type: 'activate', card: character('giant-1') });
  expect(keys(better?.reasons ?? [])[0]).toBe('paysNow.points');
});

test('a move that is as good as the best is not doubted', () => {
  expect(doubt(ONE_SHORT, { type: 'takePearl', from: 2 })).toBeUndefined();
  expect(doubt(PAYABLE, advice(PAYABLE).action)).toBeUndefined();
});
