import { GAME_IDS, GAMES } from '@/games';
import { bestMicros, bestRate, cpuRate, lap } from '../scripts/bench/clock';
import { boardgameIoPlayer, enginePlayer, sampleStates } from '../scripts/bench/players';
import { tableOf } from '../scripts/bench/tables';
import { toyGame } from './support/toyGame';

const SETUP = { config: { cards: 30 }, seats: 3 };

test('both sides of the bench play the same matches, move for move', () => {
  const ours = enginePlayer(toyGame, SETUP);
  const theirs = boardgameIoPlayer(toyGame, SETUP);
  const seeds = [1, 2, 3];
  expect(seeds.map(ours)).toEqual(seeds.map(theirs));
  expect(ours(1)).toBe(sampleStates(toyGame, { ...SETUP, seed: 1 }).length - 1);
  expect(new Set(seeds.map(ours)).size).toBe(3);
});

test.each(GAME_IDS)(
  '%s plays the same match through boardgame.io',
  (id) => {
    expect(boardgameIoPlayer(GAMES[id], tableOf(id))(1)).toBe(enginePlayer(GAMES[id], tableOf(id))(1));
  },
  60_000,
);

test('the best lap and the work for each second of processor time', () => {
  const laps = [
    { work: 100, seconds: 2, cpuSeconds: 1 },
    { work: 90, seconds: 1, cpuSeconds: 0.9 },
  ];
  expect(bestRate(laps)).toBe(90);
  expect(cpuRate(laps)).toBe(100);
});

test('a lap lasts as long as it was asked to and adds up its work', () => {
  const { work, cpuSeconds } = lap(0.02, () => 2);
  expect(cpuSeconds).toBeGreaterThanOrEqual(0.02);
  expect(work % 2).toBe(0);
  expect(work).toBeGreaterThan(0);
});

test('microseconds of a call are those of one item', () => {
  const items = Array.from({ length: 128 }, (_, i) => i);
  const busy = (n: number) => Array.from({ length: n }, Math.sqrt);
  expect(bestMicros(items, () => busy(2000))).toBeGreaterThan(bestMicros(items, () => busy(2)));
});
