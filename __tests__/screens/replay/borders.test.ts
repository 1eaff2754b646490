import { apply, firstState, seedRng } from '@/engine';
import { GAME_IDS, GAMES } from '@/games';
import { bordersOf, stepFrom } from '@/screens/replay/borders';
import { TRIALS } from '../../games';
import { randomMove } from '../../support/randomWalk';

const moment = (turn?: number | string, round?: number) => ({
  progress: turn === undefined ? null : { key: 'x', params: { turn, round: round ?? 1 } },
  scores: [],
});
const moments = [moment(1), moment(1), moment(2), moment(2), moment('3', 2), moment('3', 2)];
const ends = { first: 10, last: 15 };
const borders = bordersOf(ends.first, moments);

test('turns and rounds begin where the progress says so', () => {
  expect(borders).toEqual({ turn: [12, 14], round: [14] });
});

test('steps go to the next border or the end, and back to the one before or the beginning', () => {
  const walk = (by: 1 | -1, unit: 'move' | 'turn' | 'round', at: number) => stepFrom(at, by, unit, borders, ends);
  expect([10, 12, 13, 14, 15].map((at) => walk(1, 'turn', at))).toEqual([12, 14, 14, 15, 15]);
  expect([10, 12, 13, 15].map((at) => walk(-1, 'turn', at))).toEqual([10, 10, 12, 14]);
  expect([walk(1, 'round', 10), walk(1, 'round', 14), walk(-1, 'round', 15)]).toEqual([14, 15, 14]);
  expect([walk(1, 'move', 15), walk(-1, 'move', 10), walk(1, 'move', 11)]).toEqual([15, 10, 12]);
});

test('until the course has been read, and where it is not known, steps go move by move', () => {
  expect(stepFrom(12, 1, 'round', null, ends)).toBe(13);
  expect(bordersOf(0, [moment(), moment(), moment()]).turn).toEqual([1, 2]);
});

test.each(GAME_IDS)('%s tells its turns and rounds apart, and a round begins with a turn', (id) => {
  const game = GAMES[id];
  const rng = seedRng(5);
  const setup = Object.values(TRIALS[id].golden.matches).find(({ seats }) => seats === 3) ?? { config: {}, seats: 3 };
  let state = firstState(game, { ...setup, seed: 5 });
  const seen = [game.progress(game.view(state, 'table'))];
  for (let i = 0; i < 120 && game.toMove(state).length > 0; i++) {
    state = apply(game, state, randomMove(game, state, rng, {})).state;
    seen.push(game.progress(game.view(state, 'table')));
  }
  const { turn, round } = bordersOf(
    0,
    seen.map((progress) => ({ progress, scores: [] })),
  );
  expect(turn.length).toBeGreaterThan(3);
  expect(turn.length).toBeLessThan(seen.length - 1);
  expect(round.filter((border) => !turn.includes(border))).toEqual([]);
  expect(round.length).toBeGreaterThan(0);
});
