import type { ListenerEffectAPI, TypedStartListening } from '@reduxjs/toolkit';

import type { GameId } from '@/games';
import type { MatchSlice } from '../createMatchSlice';
import type { MatchSlot } from '../matchSlot';
import type { AppDispatch, Env, RootState } from '../state';

/** Starts a listener of the app. */
export type Listen = TypedStartListening<RootState, AppDispatch, Env>;
/** What the effect of a listener works with. */
export type Api = ListenerEffectAPI<RootState, AppDispatch, Env>;

/** The open match that a slice holds. */
export function slotOf(state: RootState, { game }: MatchSlice): MatchSlot {
  return state.match[game.id as GameId];
}
