import type { Hero } from './types';

/** GATE-023, GATE-049 A hero without statuses and lasting effects, both abilities ready. */
export const unmarked = (): Omit<Hero, 'seat' | 'team' | 'node' | 'health'> => ({
  cooldowns: [0, 0],
  burning: 0,
  poison: 0,
  stun: 0,
  precision: 0,
  charges: 0,
  wall: false,
});
