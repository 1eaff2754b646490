import { MORTH_FIRST } from '@/games/morth/options';
import { outcomeOf } from '../../../../scripts/firstMatch/outcome';
import { mean } from '../../../../scripts/table';

const MATCHES = 60;

/** A stand-in between a gentle and a steady bot plays the match that is proposed to a newcomer. */
const ends = Array.from({ length: MATCHES }, (_, seed) => outcomeOf(MORTH_FIRST, 'between', seed));
const part = (hits: readonly boolean[]): number => mean(hits.map(Number));

test('MOR-188 the first match costs everybody a few wounds, and hardly ever nobody any', () => {
  expect(mean(ends.map(({ own }) => own))).toBeGreaterThan(1);
  expect(mean(ends.map(({ own }) => own))).toBeLessThan(3);
  expect(mean(ends.map(({ rivals }) => mean(rivals)))).toBeGreaterThan(1);
  expect(part(ends.map(({ own, rivals }) => own === 0 && rivals.every((wounds) => wounds === 0)))).toBeLessThan(0.05);
});

test('MOR-185 a newcomer may win it, and mostly comes within a wound of the best', () => {
  const wins = part(ends.map(({ wins }) => wins));
  expect(wins).toBeGreaterThan(0.25);
  expect(wins).toBeLessThan(0.6);
  expect(part(ends.map(({ own, rivals }) => own - Math.min(...rivals) <= 1))).toBeGreaterThan(0.5);
});
