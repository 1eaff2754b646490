import type { Proof } from '@/engine';

/** Goblins storm the gatehouse: blocks and loose bands, guns, spells, a rider in the air, walls, flight, and dice of all kinds. */
export const PROOF: Proof = {
  config: { scenario: 'gatehouse', mode: 'siege', length: { by: 'turns', turns: 20 } },
  seats: 2,
  seed: 8,
  moves: 250,
  hash: 'fd582787bae15fdf',
};
