import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { apply, whyNot } from '@/engine';
import { morth, type Action, type View } from '@/games/morth/rules';
import { OpenMorthTable } from '@/games/morth/screens/MorthTable';
import type { Cue, OpenTable } from '@/store';
import { position, type Spec } from '../../../support/morth';
import { makeApp } from '../../../support/store';

// expo-router's testing library would replace Reanimated by an old stand-in; the real one runs in Jest (see setup.js).
jest.mock('expo-router/build/testing-library/mocks', () => ({}));

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } };
const SEATS = ['Ines', 'Tobias', 'Vesna', 'Oskar'].map((name, look) => ({ name, look, kind: look === 0 ? ('person' as const) : ('bot' as const), level: 'easy' as const }));

/** A table in a prepared position, judged and moved by the real rules; done collects what was played. */
function Seated({ spec, done, more }: { spec: Spec; done: Action[]; more: Partial<OpenTable<Action, View>> }) {
  const [state, setState] = useState(() => position(spec));
  const table: OpenTable<Action, View> = {
    status: 'ready', matchId: 'prepared', problem: null, seats: SEATS.slice(0, state.seats), viewer: 0, view: morth.view(state, 0), toMove: morth.toMove(state), busy: false, thinking: null,
    needsHandover: null, previousHolder: 0, callers: [], calling: null, canUndo: false, canRedo: false, result: undefined, recentLog: [], legal: morth.legalActions(state, 0),
    act: (action) => {
      done.push(action);
      setState((now) => apply(morth, now, { seat: 0, action }).state);
    },
    why: (action) => whyNot(morth, state, { seat: 0, action }),
    undo: () => undefined, redo: () => undefined, takeDevice: () => undefined, call: () => undefined, endCall: () => undefined, hurry: () => undefined, hold: () => undefined, ...more,
  };
  return <OpenMorthTable table={table} />;
}

let lastFelt: readonly Cue[] = [];
/** What the player at the last table heard or felt. */
export const felt = (): readonly Cue[] => lastFelt;

/** Sits Ines down at a prepared position; gives what she plays. */
export async function sitAt(spec: Spec, more: Partial<OpenTable<Action, View>> = {}): Promise<Action[]> {
  const done: Action[] = [];
  const { store, felt } = makeApp();
  lastFelt = felt;
  const Table = () => (
    <Provider store={store}>
      <SafeAreaProvider initialMetrics={METRICS}>
        <Seated spec={spec} done={done} more={more} />
      </SafeAreaProvider>
    </Provider>
  );
  renderRouter({ index: Table, 'rulebook/[game]': () => null });
  await pass();
  return done;
}

/** Lets sheets come and go. */
export const pass = (ms = 400) => act(() => jest.advanceTimersByTimeAsync(ms));

export async function tap(testID: string): Promise<void> {
  fireEvent.press(screen.getByTestId(testID));
  await pass();
}

/** A tap that begins a march: one move after the other, each seen before the next. */
export async function go(testID: string): Promise<void> {
  await tap(testID);
  for (let i = 0; i < 5; i++) await pass(200);
}

export async function longPress(testID: string): Promise<void> {
  fireEvent(screen.getByTestId(testID), 'longPress');
  await pass();
}
