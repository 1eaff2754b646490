import type { Game } from '@/engine';
import { advance, check, legalActions } from './actions';
import { readAction } from './actions/shape';
import { bots, coach } from './bots';
import { parseConfig } from './config';
import { copy } from './copy';
import { describe, reveals } from './describe';
import { readState } from './readState';
import { result } from './result';
import { SEATS, setup } from './setup';
import { show } from './show';
import { toText } from './text';
import { toMove } from './toMove';
import type { Action, Config, Event, State, View } from './types';
import { determinize, view } from './view';

export { CHARACTERS, isFull, PEARL_CARDS } from './cards';
export * from './payments';
export { isOpenTo } from './turn';
export * from './types';
export { inOrder, paidNames } from './words';

/** Portals of Molthar. */
export const molthar: Game<State, Action, Event, View, Config> = {
  id: 'molthar',
  /** Version 1 took the actions of a Golem for optional (MOL-D04). A turn of it that is under way owes its three, as it did. */
  rulesVersion: 2,
  seats: SEATS,
  parseConfig,
  setup,
  toMove,
  check,
  legalActions,
  advance,
  result,
  readState,
  readAction,
  copy,
  view,
  /** MOL-225 Hands are hidden in every match. */
  hides: () => true,
  determinize,
  scores: (seen) => seen.players.map((player) => player.points),
  progress: (seen) => ({ key: 'molthar.progress', params: { round: seen.turn.round, turn: seen.turn.number } }),
  show,
  describe,
  reveals,
  toText,
  bots,
  coach,
};
