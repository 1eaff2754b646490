import type { CueTable } from '../cues';
import type { Event } from './rules';

/** What is heard and felt of a match of MortalGate. */
export const MORTALGATE_CUES: CueTable<Event['type']> = {
  firstChosen: 'activate',
  heroPicked: 'gain',
  heroesOrdered: 'activate',
  turnBegan: 'turn',
  heroReturned: 'gain',
  statusSuffered: 'loss',
  attackRolled: 'shuffle',
  abilityUsed: 'activate',
  heroHealed: 'gain',
  statusGained: 'activate',
  heroSlain: 'loss',
  altarCaptured: 'activate',
  gameEnded: 'end',
};
