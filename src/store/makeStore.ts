import { combineReducers, configureStore, createListenerMiddleware, type Reducer } from '@reduxjs/toolkit';

import type { AnyGame } from '@/engine';
import { GAMES, type GameId } from '@/games';
import { countCommit, createDatabase, migrate } from '@/storage';
import { createMatchSlice, type MatchSlice } from './createMatchSlice';
import { listenForBots } from './listeners/bots';
import { listenForCoach } from './listeners/coach';
import { listenForCopies } from './listeners/copies';
import { listenForEffects } from './listeners/effects';
import { listenForLessons } from './listeners/lessons';
import { listenForNote } from './listeners/note';
import { listenForSaves } from './listeners/save';
import { keepsakesSlice } from './keepsakesSlice';
import { matchesSlice } from './matchesSlice';
import type { MatchSlot } from './matchSlot';
import { createNotebook } from './notebook';
import { noticesSlice } from './noticesSlice';
import type { Services } from './services';
import { settingsSlice } from './settingsSlice';
import type { AppDispatch, Env, RootState } from './state';
import { storageSlice } from './storageSlice';

type Games = Readonly<Record<GameId, AnyGame>>;

function mapGames<T, U>(values: Readonly<Record<GameId, T>>, change: (value: T) => U): Record<GameId, U> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, change(value)])) as Record<GameId, U>;
}

function makeEnv(services: Services, games: Games): Env {
  const notebook = createNotebook(services.outside);
  return {
    services,
    notebook,
    database: createDatabase(async () => services.connect((await notebook.read()).note.generation), migrate, {
      count: countCommit,
    }),
    slices: mapGames(games, createMatchSlice),
    findGame: (gameId) => (Object.hasOwn(games, gameId) ? games[gameId as GameId] : undefined),
  };
}

/** The store of the app, with everything of the device coming in through services. */
export function makeStore(services: Services, games: Games = GAMES) {
  const env = makeEnv(services, games);
  const listening = createListenerMiddleware<RootState, AppDispatch, Env>({ extra: env });
  for (const slice of Object.values<MatchSlice>(env.slices)) {
    listenForSaves(listening.startListening, slice);
    listenForBots(listening.startListening, slice);
    listenForCoach(listening.startListening, slice);
    listenForEffects(listening.startListening, slice);
    listenForLessons(listening.startListening, slice);
    listenForCopies(listening.startListening, slice);
  }
  listenForNote(listening.startListening);
  const store = configureStore({
    reducer: {
      storage: storageSlice.reducer,
      matches: matchesSlice.reducer,
      keepsakes: keepsakesSlice.reducer,
      match: combineReducers(mapGames(env.slices, ({ reducer }): Reducer<MatchSlot> => reducer)),
      settings: settingsSlice.reducer,
      notices: noticesSlice.reducer,
    },
    // The store holds what is hidden from players: nobody but a developer may look into it.
    devTools: process.env.NODE_ENV !== 'production',
    // Whole match states pass through here on every move; walking them only to warn would cost more than the move.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: env }, serializableCheck: false, immutableCheck: false }).prepend(
        listening.middleware,
      ),
  });
  return { store, env };
}

/** The store as makeStore makes it. */
export type AppStore = ReturnType<typeof makeStore>['store'];
