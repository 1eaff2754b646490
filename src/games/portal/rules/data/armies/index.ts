import { DWARFS, GOBLINS } from './anvilAndFang';
import { GRENADIERS_44, RIFLES_44 } from './crossroads';
import { KNIGHTS, UNDEAD } from './crownAndBarrow';
import { FRENCH, REDCOATS } from './powderAndSmoke';
import { BANDITS, WATCH } from './starter';
import { CORSAIRS, WARDENS } from './theGate';
import type { ReadyArmy } from './types';

export type { ReadyArmy } from './types';

/** The ready ones, in pairs. */
export const ARMY_IDS = [
  'watch',
  'bandits',
  'knights',
  'undead',
  'dwarfs',
  'goblins',
  'redcoats',
  'french',
  'rifles44',
  'grenadiers44',
  'corsairs',
  'wardens',
] as const;
export type ArmyId = (typeof ARMY_IDS)[number];

export const ARMIES: Readonly<Record<ArmyId, ReadyArmy>> = {
  watch: WATCH,
  bandits: BANDITS,
  knights: KNIGHTS,
  undead: UNDEAD,
  dwarfs: DWARFS,
  goblins: GOBLINS,
  redcoats: REDCOATS,
  french: FRENCH,
  rifles44: RIFLES_44,
  grenadiers44: GRENADIERS_44,
  corsairs: CORSAIRS,
  wardens: WARDENS,
};
