import { elementsOf } from '../army';
import { SIEGE_ABOVE } from '../data';
import type { ArmyList, Mode } from '../types';

/** PORT-057 What is proposed for these armies; the players may choose either. */
export const proposedMode = (armies: readonly ArmyList[]): Mode =>
  armies.some((army) => elementsOf(army) > SIEGE_ABOVE) ? 'siege' : 'skirmish';
