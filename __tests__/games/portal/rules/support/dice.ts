import { die, seedRng, type Rng } from '@/engine';

/** A die as examples write it: its faces and what it shows. */
export type Thrown = readonly [faces: number, natural: number];

const known = new Map<string, number>();

/** A generator that is about to throw these dice. */
export function throwing(dice: readonly Thrown[]): Rng {
  const key = JSON.stringify(dice);
  let seed = known.get(key) ?? 0;
  for (; ; seed++) {
    const rng = seedRng(seed);
    if (dice.every(([faces, natural]) => die(rng, faces) === natural)) break;
  }
  known.set(key, seed);
  return seedRng(seed);
}

/** The same generator after these dice, and perhaps some D6, were thrown: whoever threw all of them and no more is there too. */
export function thrown(dice: readonly Thrown[], further = 0): Rng {
  const rng = throwing(dice);
  for (const [faces] of dice) die(rng, faces);
  for (let i = 0; i < further; i++) die(rng, 6);
  return rng;
}
