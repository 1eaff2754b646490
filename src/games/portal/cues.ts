import type { CueTable } from '../cues';
import type { Event } from './rules';

/** What is heard and felt of a battle. */
export const PORTAL_CUES: CueTable<Event['type']> = {
  unitDeployed: 'move',
  initiativeRolled: 'turn',
  groupMoved: 'move',
  attackRolled: 'shuffle',
  gunFired: 'shuffle',
  shellLanded: 'loss',
  spellCast: 'activate',
  modelLost: 'loss',
  vehicleExploded: 'loss',
  unitFlew: 'loss',
  unitLeft: 'loss',
  captured: 'gain',
  objectiveGained: 'gain',
  gameEnded: 'end',
};
