import type { Game } from '@/engine';
import { advance, check, legalActions } from './actions';
import { readAction } from './actions/shape';
import { DECLINE } from './actions/decline';
import { momentOf } from './actions/verb';
import { bots } from './bots';
import { interrupters } from './cards/windows';
import { parseConfig } from './config';
import { copy } from './copy';
import { describe, recallable, reveals } from './describe';
import { progress } from './progress';
import { purseOf } from './realms';
import { readState } from './readState';
import { result } from './result';
import { SEATS, setup } from './setup';
import { show } from './show';
import { toText } from './text';
import { toMove } from './toMove';
import type { Action, Config, Event, State, View } from './types';
import { upgrade } from './upgrade';
import { close, determinize, hides, view } from './view';

export { momentOf } from './actions/verb';
export { statsOf, upgradeOf, pointsLeft, UPGRADES_OF, type Upgrade } from './heroes';
export { MAPS } from './maps';
export { heroAt, isBlocked, reachOf, wayTo, type Reach } from './movement';
export { gateAt, markAfter, positionUnder } from './portal';
export * from './preview';
export * from './questions';
export { mapOf, purseOf, realmOf } from './realms';
export { toMove } from './toMove';
export { wavesOf, waveOf, type Wave } from './waves';
export * from './types';

/** Portal of Morth. */
export const morth: Game<State, Action, Event, View, Config> = {
  id: 'morth',
  rulesVersion: 2,
  seats: SEATS,
  parseConfig,
  setup,
  toMove,
  interrupters,
  declining: (state) => (momentOf(state) === 'asked' ? DECLINE : undefined),
  check,
  legalActions,
  advance,
  result,
  readState,
  readAction,
  upgrade,
  copy,
  view,
  hides,
  close,
  determinize,
  /** Wounds: the fewer the better. */
  scores: (seen) => Array.from({ length: seen.seats }, (_, seat) => purseOf(seen, seat).wounds),
  progress,
  show,
  describe,
  reveals,
  recallable,
  toText,
  bots,
};
