/** sfc32, its state as plain numbers, so that a saved game goes on with the same dice. */
export type Rng = [a: number, b: number, c: number, counter: number];

const WARM_UP = 15;
const TWO_32 = 4294967296;

/** Seeds are whole numbers from 0 to 2^53 - 1. */
export function seedRng(seed: number): Rng {
  const rng: Rng = [0, seed >>> 0, Math.floor(seed / TWO_32) >>> 0, 1];
  for (let i = 0; i < WARM_UP; i++) nextU32(rng);
  return rng;
}

/** The next 32 random bits; changes rng in place. */
export function nextU32(rng: Rng): number {
  const t = (rng[0] + rng[1] + rng[3]) >>> 0;
  rng[3] = (rng[3] + 1) >>> 0;
  rng[0] = (rng[1] ^ (rng[1] >>> 9)) >>> 0;
  rng[1] = (rng[2] + (rng[2] << 3)) >>> 0;
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + t) >>> 0;
  return t;
}

/** A fair whole number from 0 to n - 1; too high draws are thrown away, so that no value is favoured. */
export function below(rng: Rng, n: number): number {
  const limit = TWO_32 - (TWO_32 % n);
  let u = nextU32(rng);
  while (u >= limit) u = nextU32(rng);
  return u % n;
}

/** A die with n sides: 1 to n. */
export function die(rng: Rng, n: number): number {
  return 1 + below(rng, n);
}

/** Fisher-Yates, in place. */
export function shuffle<T>(rng: Rng, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = items[i];
    items[i] = items[j];
    items[j] = held;
  }
}
