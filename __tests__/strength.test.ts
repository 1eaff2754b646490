import { anyGame, runThinker } from '@/engine';
import { SINGLE_MAPS } from '@/games/morth/rules';
import { verdictOf } from '@/games/morth/rules/result';
import { duel } from '../scripts/strength/duel';
import { quantile, timed, type Times } from '../scripts/strength/timed';
import { woundsOf } from '../scripts/verdicts/wounds';
import { toyGame } from './support/toyGame';

const newTimes = (): Times => ({ slices: [], decisions: [] });

test('a measured bot answers as ever, and all its thoughts are counted', () => {
  const times = newTimes();
  const view = toyGame.view(toyGame.setup(toyGame.parseConfig({}), 2, 3), 0);
  const answer = runThinker(timed(toyGame.bots.sharp, times).think(view, 0, 5));
  expect(answer).toEqual(runThinker(toyGame.bots.sharp.think(view, 0, 5)));
  expect(times.decisions).toHaveLength(1);
  expect(times.slices.reduce((sum, one) => sum + one, 0)).toBeCloseTo(times.decisions[0]);
});

test('quantiles name figures that were measured', () => {
  const figures = [5, 1, 4, 2, 3];
  expect([0, 0.5, 0.99, 1].map((part) => quantile(figures, part))).toEqual([1, 3, 5, 5]);
});

test('a duel counts every match, with both levels in both seats', () => {
  const { won, shared, lost, scores } = duel(anyGame(toyGame), ['sharp', 'easy'], 3, 0, {
    easy: newTimes(),
    medium: newTimes(),
    sharp: newTimes(),
  });
  expect(won + shared + lost).toBe(6);
  expect(scores.map((all) => all.length)).toEqual([6, 6]);
});

/** Hundreds more: npm run verdicts. */
test('MOR-360 alone, the middle bot meets all four results', () => {
  const verdicts = SINGLE_MAPS.flatMap((map) =>
    Array.from({ length: 8 }, (_, seed) => verdictOf(woundsOf({ map, seats: 1, config: { map } }, 'medium', seed))),
  );
  expect(new Set(verdicts)).toEqual(new Set(['heroic', 'victory', 'mediocre', 'defeated']));
});
