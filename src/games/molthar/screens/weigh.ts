import type { LogLine } from '@/engine';
import type { Weight } from '@/screens/table/recap';

/** Lines that say no more than whose turn it is. */
const NOTHING: readonly string[] = ['turnBegan', 'gameEnded'];
/** What happens in every turn. */
const LITTLE: readonly string[] = [
  'pearlTaken',
  'pearlTakenBack',
  'pearlsReplaced',
  'diamondsTaken',
  'handTrimmed',
  'actionsDeclined',
  'abilityWithoutTarget',
  'characterPeeked',
  'pileReshuffled',
];

/** How much a line of Molthar's log matters to who was not there. */
export function weigh({ key }: LogLine): Weight {
  const what = key.split('.')[2] ?? '';
  return NOTHING.includes(what) ? 0 : LITTLE.includes(what) ? 1 : 2;
}
