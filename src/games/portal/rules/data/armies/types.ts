import type { ArmyList } from '../../army/types';
import type { Mode } from '../../types';

/** An army that is ready to be fielded. Its names are keys: `@watch.name` of the army, `@watch.reeve` of a unit or model of it. */
export type ReadyArmy = {
  readonly list: ArmyList;
  /** Two armies of a pair are made for each other. */
  readonly pair: string;
  readonly mode: Mode;
  /** PORT-051 */
  readonly limit: number;
};
