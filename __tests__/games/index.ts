import type { GameId } from '@/games';
import type { Trial } from '../support/trial';
import { moltharTrial } from './molthar/trial';
import { mortalgateTrial } from './mortalgate/trial';
import { morthTrial } from './morth/trial';
import { portalTrial } from './portal/trial';

/** Every game as tests and scripts try it. */
export const TRIALS: Readonly<Record<GameId, Trial>> = {
  molthar: moltharTrial,
  morth: morthTrial,
  mortalgate: mortalgateTrial,
  portal: portalTrial,
};
