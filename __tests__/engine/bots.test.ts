import {
  bestOf,
  greedyBot,
  greedyPolicy,
  lookAheadBot,
  pick,
  randomBot,
  randomPolicy,
  ranked,
  runThinker,
  seedRng,
  settle,
  start,
  type Bot,
  type Evaluate,
} from '@/engine';
import { deepFreeze } from '../support/frozen';
import { toyGame, type ToyAction, type ToyState, type ToyView } from '../support/toyGame';

/** Laid cards are worth their value, cards in hand nothing. */
const laidValue: Evaluate<ToyState> = (state, seat) => state.laid[seat].reduce((sum, card) => sum + card, 0);
const BUDGET = { evaluate: laidValue, samples: 2, slipPercent: 0 };
const AHEAD = { ...BUDGET, policy: greedyPolicy(toyGame, laidValue), width: 4, rounds: 2, trials: 4, depth: 10 };
const BOTS: [string, Bot<ToyAction, ToyView>][] = [
  ['random', randomBot(toyGame)],
  ['greedy', greedyBot(toyGame, BUDGET)],
  ['look-ahead', lookAheadBot(toyGame, AHEAD)],
];

const opening = start(toyGame, { config: {}, seats: 2, seed: 4 }).state;
const holding = { ...opening, drawn: true, pile: [0, 1, 2, 4, 6], hands: [[3, 7], [5]] };
const seen = deepFreeze(toyGame.view(holding, 0));

describe.each(BOTS)('%s bot', (_name, bot) => {
  test('answers with a legal action from the view alone', () => {
    const legal = toyGame.legalActions(holding, 0);
    for (let seed = 0; seed < 20; seed++) expect(legal).toContainEqual(runThinker(bot.think(seen, 0, seed)));
  });

  test('gives the same answer to the same seed', () => {
    for (let seed = 0; seed < 5; seed++)
      expect(runThinker(bot.think(seen, 0, seed))).toEqual(runThinker(bot.think(seen, 0, seed)));
  });

  test('can be paused between steps', () => {
    const thinker = bot.think(seen, 0, 1);
    expect(thinker.next().done).toBe(false);
  });
});

test('the random bot uses all its options', () => {
  const bot = randomBot(toyGame);
  const types = new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(runThinker(bot.think(seen, 0, seed)))));
  expect(types.size).toBe(3);
});

test('the greedy bot takes the best next state', () => {
  expect(runThinker(greedyBot(toyGame, BUDGET).think(seen, 0, 9))).toEqual({ type: 'lay', card: 7 });
});

test('a greedy bot that always slips takes others, too', () => {
  const bot = greedyBot(toyGame, { ...BUDGET, slipPercent: 100 });
  const answers = new Set(
    Array.from({ length: 60 }, (_, seed) => JSON.stringify(runThinker(bot.think(seen, 0, seed)))),
  );
  expect(answers.size).toBe(3);
});

test('looking ahead sees behind the next move: a card must be drawn before it can be laid', () => {
  const empty = toyGame.view({ ...opening, hands: [[], []] }, 0);
  const bot = lookAheadBot(toyGame, { ...AHEAD, trials: 8 });
  const answers = Array.from({ length: 8 }, (_, seed) => runThinker(bot.think(empty, 0, seed)).type);
  expect(answers).toEqual(answers.map(() => 'draw'));
});

test('a horizon of its own lets the look-ahead go on through the turns of others', () => {
  const movers: number[] = [];
  const bot = lookAheadBot(toyGame, {
    ...AHEAD,
    policy: (state, seat, actions, rng) => {
      movers.push(seat);
      return randomPolicy(state, seat, actions, rng);
    },
    horizon: (state) => state.pile.length < 3,
    depth: 40,
  });
  runThinker(bot.think(toyGame.view(opening, 0), 0, 3));
  expect(new Set(movers)).toEqual(new Set([0, 1]));
});

test('a sieve decides what is looked at', () => {
  const bot = greedyBot(toyGame, {
    ...BUDGET,
    sift: (_state, _seat, actions) => actions.filter((action) => action.type === 'pass'),
  });
  expect(runThinker(bot.think(seen, 0, 1))).toEqual({ type: 'pass' });
});

test('the kit refuses to choose from nothing', () => {
  expect(() => pick(seedRng(1), [])).toThrow(RangeError);
  expect(() => bestOf([], () => 0)).toThrow(RangeError);
});

test('ranking is by mean, and equal candidates keep their order', () => {
  const sorted = ranked([
    { action: 'a', total: 2, trials: 2 },
    { action: 'b', total: 3, trials: 1 },
    { action: 'c', total: 4, trials: 4 },
  ]);
  expect(sorted.map((candidate) => candidate.action)).toEqual(['b', 'a', 'c']);
  expect(settle(seedRng(1), sorted, 0)).toBe('b');
});
