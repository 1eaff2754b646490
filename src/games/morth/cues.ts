import type { CueTable } from '../cues';
import type { Event } from './rules/types';

/** What is heard and felt of a match of Morth. */
export const MORTH_CUES: CueTable<Event['type']> = {
  waveRolled: 'shuffle',
  portalTurned: 'activate',
  heroHired: 'gain',
  heroUpgraded: 'gain',
  redDieBought: 'activate',
  redDieCame: 'loss',
  attackResolved: 'activate',
  enemyKilled: 'gain',
  strengthRolled: 'shuffle',
  assaultRolled: 'shuffle',
  trapSprung: 'activate',
  enemyLeft: 'loss',
  cardPlayed: 'activate',
  coinsStolen: 'loss',
  enemyReplaced: 'loss',
  packReshuffled: 'shuffle',
  gameEnded: 'end',
};
