import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { GameId } from '@/games';
import type { Database, GameFinder } from '@/storage';
import type { MatchSlice } from './createMatchSlice';
import type { KeepsakesState } from './keepsakesSlice';
import type { MatchesState } from './matchesSlice';
import type { MatchSlot } from './matchSlot';
import type { Notebook } from './notebook';
import type { Services } from './services';
import type { Notice, Settings, StorageState } from './types';

/** Everything that the store holds. */
export type RootState = {
  readonly storage: StorageState;
  readonly matches: MatchesState;
  readonly keepsakes: KeepsakesState;
  readonly match: Readonly<Record<GameId, MatchSlot>>;
  readonly settings: Settings;
  readonly notices: { readonly next: number; readonly list: readonly Notice[] };
};

/** What thunks and listeners work with besides the state. */
export type Env = {
  readonly services: Services;
  readonly database: Database;
  readonly notebook: Notebook;
  readonly slices: Readonly<Record<GameId, MatchSlice>>;
  readonly findGame: GameFinder;
};

/** Dispatches actions and thunks with the environment of the app. */
export type AppDispatch = ThunkDispatch<RootState, Env, UnknownAction>;
/** Something to dispatch that takes time or needs the environment. */
export type AppThunk<Result> = ThunkAction<Result, RootState, Env, UnknownAction>;
