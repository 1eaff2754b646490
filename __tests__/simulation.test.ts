import type { Bot } from '@/engine';
import { GAME_IDS } from '@/games';
import { readArguments } from '../scripts/readArguments';
import { simulation } from '../scripts/simulate/match';
import { TRIALS } from './games';
import { toyGame, type ToyAction, type ToyView } from './support/toyGame';

/** Of each mode; some games have dozens of settings at random. */
const FEW = 4;

const TABLES = GAME_IDS.flatMap((id) =>
  TRIALS[id].modes.flatMap(({ name, seats, configs }) =>
    seats.flatMap((count) =>
      configs
        .slice(0, FEW)
        .map((config) => ({ id, name, seats: count, config, said: JSON.stringify(config).slice(0, 80) })),
    ),
  ),
);

/** Thousands more: npm run simulate. */
test.each(TABLES)('$id, $name, $seats seats with $said stays sound to the end', ({ id, seats, config }) => {
  expect(TRIALS[id].simulate({ config, seats, seed: 77 }).moves).toBeGreaterThan(0);
});

const BOT_TABLES = TABLES.filter(({ id, seats }) => TRIALS[id].botsAreQuick && seats < 4);

/** Hundreds more: npm run simulate -- 200 bots. */
test.each(BOT_TABLES)('bots keep $id sound, too: $name, $seats seats with $said', ({ id, seats, config }) => {
  expect(TRIALS[id].simulate({ config, seats, seed: 78 }, 'bots').moves).toBeGreaterThan(0);
});

test('a fault stops the simulation and is told with the match in which it came up', () => {
  const spoilt = simulation({ game: toyGame, faultOf: () => 'a fault', roundOf: () => 1, starterOf: () => 0 });
  expect(() => spoilt({ config: { cards: 30 }, seats: 2, seed: 9 })).toThrow(/"seed":9.*move 0: a fault/);
});

test('a bot that breaks a rule stops the simulation', () => {
  const cheat: Bot<ToyAction, ToyView> = {
    *think() {
      yield;
      return { type: 'lay', card: 99 };
    },
  };
  const game = { ...toyGame, bots: { easy: cheat, medium: cheat, sharp: cheat } };
  const cheated = simulation({ game, faultOf: () => undefined, roundOf: () => 1, starterOf: () => 0 });
  expect(() => cheated({ config: {}, seats: 2, seed: 9 }, 'bots')).toThrow(
    /"card":99.*which a player chose, is refused by/,
  );
});

test('scripts take games and a number in any order, and refuse what is neither', () => {
  expect(readArguments([], 7)).toEqual({ games: GAME_IDS, count: 7 });
  expect(readArguments(['20', GAME_IDS[1]], 7)).toEqual({ games: [GAME_IDS[1]], count: 20 });
  expect(() => readArguments(['moth'], 7)).toThrow(`moth is neither a game (${GAME_IDS.join(', ')}) nor a number`);
});
