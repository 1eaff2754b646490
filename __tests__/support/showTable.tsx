import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { apply, logOf, shownTo, whyNot, type Game, type Move, type Tagged } from '@/engine';
import { changeSettings, type Cue, type OpenTable, type SeatSetup, type Settings, type ShownMove } from '@/store';
import { makeApp } from './store';

// expo-router's testing library would replace Reanimated by an old stand-in; the real one runs in Jest (see setup.js).
jest.mock('expo-router/build/testing-library/mocks', () => ({}));

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } };

/** A person with these bots. */
export const seatsOf = (...names: readonly string[]): SeatSetup[] =>
  names.map((name, look) => ({ name, look, kind: look === 0 ? 'person' : 'bot', level: 'easy' }));

const nothing = () => undefined;

/** A match in the hands of a test: its state, and what has happened since it was prepared. */
export type Prepared<S, E> = { readonly state: S; readonly recent: readonly ShownMove<E>[] };

export const prepared = <S, E>(state: S): Prepared<S, E> => ({ state, recent: [] });

/** The match after a move of any seat, as the first one sees it. */
export function played<S extends object, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  { state, recent }: Prepared<S, E>,
  { seat, action }: Move<A>,
): Prepared<S, E> {
  const after = apply(game, state, { seat, action });
  const events = shownTo(game, after.events, 0);
  const lines = logOf(game, after.events, 0);
  return { state: after.state, recent: [...recent, { number: recent.length + 1, seat, events, lines }] };
}

/** The table of the first seat in a prepared state, judged and moved by the real rules; done collects what was played. */
export function preparedTable<S extends object, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  match: Prepared<S, E>,
  seats: readonly SeatSetup[],
  done: A[],
  setMatch: (next: (now: Prepared<S, E>) => Prepared<S, E>) => void,
): OpenTable<A, V, E> {
  const { state, recent } = match;
  return {
    status: 'ready',
    matchId: 'prepared',
    problem: null,
    seats,
    viewer: 0,
    reader: 0,
    closed: false,
    view: game.view(state, 0),
    moves: recent.length,
    recent,
    toMove: game.toMove(state),
    busy: false,
    thinking: null,
    hides: game.hides(state),
    doors: false,
    needsHandover: null,
    previousHolder: 0,
    callers: [],
    calling: null,
    waiting: false,
    canUndo: false,
    canRedo: false,
    result: undefined,
    coaching: null,
    legal: () => game.legalActions(state, 0),
    act: (action) => {
      done.push(action);
      setMatch((now) => played(game, now, { seat: 0, action }));
    },
    peek: () => game.view(state, 0),
    why: (action) => whyNot(game, state, { seat: 0, action }),
    undo: nothing,
    redo: nothing,
    takeDevice: nothing,
    call: nothing,
    endCall: nothing,
    hurry: nothing,
    hold: nothing,
  };
}

/** Shows a table on a phone, with a store of its own, the rulebook and the settings behind it; gives what the player hears and feels. */
export async function showTable(table: ReactElement, settings: Partial<Settings> = {}): Promise<readonly Cue[]> {
  const { store, felt } = makeApp();
  await store.dispatch(changeSettings(settings));
  const Table = () => (
    <Provider store={store}>
      <SafeAreaProvider initialMetrics={METRICS}>{table}</SafeAreaProvider>
    </Provider>
  );
  renderRouter({ index: Table, settings: () => null, 'rulebook/[game]': () => null });
  await pass();
  return felt;
}

/** Lets sheets come and go. */
export const pass = (ms = 400) => act(() => jest.advanceTimersByTimeAsync(ms));

export async function tap(testID: string): Promise<void> {
  fireEvent.press(screen.getByTestId(testID));
  await pass();
}

export async function longPress(testID: string): Promise<void> {
  fireEvent(screen.getByTestId(testID), 'longPress');
  await pass();
}
