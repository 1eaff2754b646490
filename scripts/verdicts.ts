/**
 * How Morth ends for those who play against the game itself, on every map: `npm run verdicts`, or `npm run verdicts -- 100 sharp`
 * for fewer matches of each map and another level. Below each map stands what it was balanced for.
 */
import { BOT_LEVELS } from '@/engine';
import { SINGLE_MAPS, TEAM_MAPS, type MapId } from '@/games/morth/rules';
import { VERDICTS } from '@/games/morth/rules/data';
import { verdictOf } from '@/games/morth/rules/result';
import { mean, print } from './table';
import { woundsOf, type Place } from './verdicts/wounds';

const MATCHES = 400;
const PLACES: readonly Place[] = [
  ...SINGLE_MAPS.map((map) => ({ map, seats: 1, config: { map } })),
  ...TEAM_MAPS.map((map) => ({ map, seats: 2, config: { mode: 'cooperative', teamMap: map } })),
];

/** A plain defender that looks one turn ahead, over 600 matches of each map: mean wounds, deviation, and each verdict in per cent. */
const PLAIN: Readonly<Record<MapId, readonly number[]>> = {
  yellow: [10.3, 3.8, 10, 45, 30, 15],
  red: [10.8, 4.2, 11, 39, 32, 18],
  purple: [11.8, 4, 6, 32, 37, 25],
  grey: [11.5, 4.2, 5, 38, 31, 26],
  'coop-1': [11.6, 4.2, 8, 33, 34, 26],
  'coop-2': [11.8, 4.1, 6, 33, 37, 25],
};

function main(words: readonly string[]): void {
  const level = BOT_LEVELS.find((name) => words.includes(name)) ?? 'medium';
  const count = Number(words.find((word) => Number(word) > 0) ?? MATCHES);
  print(['map', 'who', 'matches', 'wounds', 'deviation', ...VERDICTS.map(({ id }) => `${id} %`), 'fewest', 'most']);
  for (const place of PLACES) {
    const wounds = Array.from({ length: count }, (_, seed) => woundsOf(place, level, seed));
    print([place.map, level, count, ...summary(wounds), Math.min(...wounds), Math.max(...wounds)]);
    print([place.map, 'plain', 600, ...PLAIN[place.map]]);
  }
}

function summary(wounds: readonly number[]): string[] {
  const middle = mean(wounds);
  const deviation = Math.sqrt(mean(wounds.map((one) => (one - middle) ** 2)));
  const shares = VERDICTS.map(({ id }) => 100 * mean(wounds.map((one) => (verdictOf(one) === id ? 1 : 0))));
  return [middle, deviation, ...shares].map((figure) => figure.toFixed(1));
}

main(process.argv.slice(2));
