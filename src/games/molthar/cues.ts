import type { CueTable } from '../cues';
import type { Event } from './rules/types';

/** What is heard and felt of a match of Molthar. */
export const MOLTHAR_CUES: CueTable<Event['type']> = {
  characterActivated: 'activate',
  diamondsTaken: 'gain',
  actionsGained: 'gain',
  pearlTakenBack: 'gain',
  twoTraded: 'gain',
  pearlStolen: 'loss',
  opponentCharacterDiscarded: 'loss',
  pileReshuffled: 'shuffle',
  pearlsReplaced: 'shuffle',
  handRedrawn: 'shuffle',
  gameEnded: 'end',
};
