import type { Game } from '@/engine';
import { advance, check, legalActions } from './actions';
import { readAction } from './actions/shape';
import { bots } from './bots';
import { parseConfig } from './config';
import { copy } from './copy';
import { describe, recallable, reveals } from './describe';
import { progress } from './progress';
import { readState } from './readState';
import { result } from './result';
import { setup } from './setup';
import { toText } from './text';
import { interrupters, SEATS, toMove } from './toMove';
import type { Action, Config, Event, State, View } from './types';
import { determinize, view } from './view';

export * from './board';
export { ABILITIES, ABILITY_IDS, abilityOf } from './data/abilities';
export { BLESSINGS } from './data/blessings';
export { ALTARS, PASSABLE, SPAWN_NODES, SPAWNS, TERRAIN } from './data/board';
export { GRACE_GOAL } from './data/constants';
export { HERO_KEYS, HEROES } from './data/heroes';
export { distance, labelOf, NEIGHBOURS_OF, nodeAt, NODES, OFF } from './hex';
export * from './questions';
export { toMove } from './toMove';
export { heroOfTurn } from './turn';
export * from './types';
export * from './words';

/** MortalGate. */
export const mortalgate: Game<State, Action, Event, View, Config> = {
  id: 'mortalgate',
  rulesVersion: 1,
  seats: SEATS,
  parseConfig,
  setup,
  toMove,
  interrupters,
  check,
  legalActions,
  advance,
  result,
  readState,
  readAction,
  copy,
  view,
  /** Everything lies on the table. */
  hides: () => false,
  determinize,
  /** GATE-022 The grace of the seat's team. */
  scores: ({ teams, grace }) => teams.map((team) => grace[team]),
  progress,
  show: (event) => event,
  describe,
  reveals,
  recallable,
  toText,
  bots,
};
