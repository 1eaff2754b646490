import { bestOf, runThinker, seedRng, type Bot } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import { PEARL_CARDS } from '@/games/molthar/rules/cards';
import { candidates } from '@/games/molthar/rules/thinking/candidates';
import { greedyBot } from '@/games/molthar/rules/thinking/greedyBot';
import { lookAheadBot } from '@/games/molthar/rules/thinking/lookAheadBot';
import { ranked, settle, worthAfter, type Evaluate } from '@/games/molthar/rules/thinking/trials';
import type { Action, State, View } from '@/games/molthar/rules/types';
import { randomMatch } from '../../../support/randomWalk';
import { character, position } from './support';

/** Only Power Points count: what is not yet activated is worth nothing. */
const points: Evaluate = (state, seat) => molthar.scores(molthar.view(state, 'table'))[seat];
const BUDGET = { evaluate: points, samples: 2, slipPercent: 0 };
const AHEAD = { ...BUDGET, width: 12, rounds: 2, trials: 6, depth: 6 };

const choices = (bot: Bot<Action, View>, state: State, seeds: number): Action[] =>
  Array.from({ length: seeds }, (_, seed) =>
    runThinker(bot.think(molthar.view(state, state.turn.seat), state.turn.seat, seed)),
  );

const READY = position({ players: [{ hand: '8 8 1', portal: 'hansel-1' }, {}], phase: 'act' });

test('greed takes the best next state', () => {
  const best = bestOf(candidates(READY, 0), (action) => worthAfter(points, READY, 0, action));
  expect(best).toMatchObject({ type: 'activate', card: character('hansel-1') });
  expect(choices(greedyBot(BUDGET), READY, 5)).toEqual(Array.from({ length: 5 }, () => best));
});

test('who always slips takes one of the four best', () => {
  const answers = choices(greedyBot({ ...BUDGET, slipPercent: 100 }), READY, 60);
  expect(new Set(answers.map((action) => JSON.stringify(action))).size).toBe(4);
});

test('looking ahead sees behind the next move: the missing pearl is taken before the card can be paid', () => {
  const state = position({
    players: [{ hand: '8 1', portal: 'hansel-1' }, {}],
    phase: 'act',
    actionsLeft: 2,
    open: '1 2 8 3',
  });
  const answers = choices(lookAheadBot(AHEAD), state, 5);
  expect(answers).toEqual(answers.map(() => ({ type: 'takePearl', from: 2 })));
});

test('both can be paused between steps', () => {
  for (const bot of [greedyBot(BUDGET), lookAheadBot(AHEAD)])
    expect(bot.think(molthar.view(READY, 0), 0, 1).next().done).toBe(false);
});

test('what is worth a thought is legal, names each open value once, and at most four payments of a card', () => {
  const { states } = randomMatch(molthar, { config: {}, seats: 3, seed: 8 });
  for (const state of states) {
    const [seat] = molthar.toMove(state);
    if (seat === undefined) continue;
    const kept = candidates(state, seat);
    expect(molthar.legalActions(state, seat)).toEqual(expect.arrayContaining([...kept]));
    const values = kept.flatMap((action) =>
      action.type === 'takePearl' && action.from !== 'pile' ? [PEARL_CARDS[state.pearls.open[action.from]].value] : [],
    );
    expect(new Set(values).size).toBe(values.length);
    const paid = kept.flatMap((action) => (action.type === 'activate' ? [action.card] : []));
    for (const card of paid) expect(paid.filter((other) => other === card).length).toBeLessThanOrEqual(4);
  }
});

test('ranking is by mean, and equal ones keep their order', () => {
  const [a, b, c] = ([0, 1, 2] as const).map((from): Action => ({ type: 'takePearl', from }));
  const sorted = ranked([
    { action: a, total: 2, trials: 2 },
    { action: b, total: 3, trials: 1 },
    { action: c, total: 4, trials: 4 },
  ]);
  expect(sorted.map(({ action }) => action)).toEqual([b, a, c]);
  expect(settle(seedRng(1), sorted, 0)).toBe(b);
});
