import type { LogLine } from '@/engine';
import type { Weight } from '@/screens/table/recap';

/** Lines that say no more than how far the match is. */
const NOTHING: readonly string[] = ['waveBegan', 'turnBegan', 'heroActivated', 'gameEnded'];
/** What happens in every wave. */
const LITTLE: readonly string[] = [
  'packReshuffled',
  'cardsDealt',
  'cardDiscarded',
  'waveRolled',
  'portalPassed',
  'enemiesArrived',
  'heroDeployed',
  'heroPutBack',
  'strengthRolled',
  'assaultRolled',
];

/** How much a line of Morth's log matters to who was not there. */
export function weigh({ key }: LogLine): Weight {
  const what = key.split('.')[2] ?? '';
  return NOTHING.includes(what) ? 0 : LITTLE.includes(what) ? 1 : 2;
}
