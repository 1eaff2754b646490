import type { Game } from '@/engine';
import { advance, check, legalActions } from './actions';
import { readAction } from './actions/shape';
import { bots } from './bots';
import { coach } from './coach';
import { parseConfig } from './config';
import { copy } from './copy';
import { describe } from './describe';
import { KEPT } from './kept';
import { progress } from './progress';
import { PROOF } from './proof';
import { readState } from './readState';
import { recallable, reveals } from './recall';
import { askedSeat } from './resolve';
import { result } from './result';
import { setup } from './setup';
import { scoreNow } from './standing';
import { toText } from './text';
import { interrupters, SEATS, toMove } from './toMove';
import type { Action, Config, Event, State, View } from './types';
import { determinize, view } from './view';

export * from './data';
export * from './roster';
export { toMove } from './toMove';
export * from './types';

const DECLINED: Action = Object.freeze({ type: 'luck', use: false });

/** PORTAL. */
export const portal: Game<State, Action, Event, View, Config> = {
  id: 'portal',
  rulesVersion: 1,
  seats: SEATS,
  parseConfig,
  setup,
  toMove,
  interrupters,
  /** PORT-321 Whoever is asked about a die lets it lie. */
  declining: (state, seat) => (askedSeat(state) === seat ? DECLINED : undefined),
  check,
  legalActions,
  advance,
  result,
  readState,
  readAction,
  kept: KEPT,
  proof: PROOF,
  copy,
  view,
  /** Everything lies on the table. */
  hides: () => false,
  determinize,
  scores: (seen) => seen.score.map((_, seat) => scoreNow(seen, seat).total),
  progress,
  show: (event) => event,
  describe,
  reveals,
  recallable,
  toText,
  bots,
  coach,
};
