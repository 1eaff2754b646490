import type { LogLine } from '@/engine';
import type { Weight } from '@/screens/table/recap';

/** What must not be missed, and what hardly matters; all else a little. */
const MUCH = [
  'modelLost',
  'unitLeft',
  'unitFlew',
  'vehicleExploded',
  'gunBurst',
  'captured',
  'objectiveGained',
  'conceded',
];
const NOTHING = [
  'roundEnded',
  'turnEnded',
  'recoveryRolled',
  'partRolled',
  'attackRolled',
  'groupMoved',
  'unitDeployed',
  'rankFilled',
];

/** How much a line of the log matters to somebody who looked away. */
export function weigh({ key }: LogLine): Weight {
  const has = (name: string) => key.startsWith(`portal.log.${name}`);
  if (MUCH.some(has)) return 2;
  return NOTHING.some(has) ? 0 : 1;
}
