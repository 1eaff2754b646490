import type { Fault } from '../../../scripts/mutants/fault';

/** Faults in the rules of MortalGate, in the order of the catalogue. */
export const MORTALGATE_MUTANTS: readonly Fault[] = [];
