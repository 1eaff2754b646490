import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { apply, whyNot } from '@/engine';
import { arranged } from '@/games/molthar/board/table';
import { molthar, type Action, type View } from '@/games/molthar/rules';
import { OpenMoltharTable } from '@/games/molthar/screens/MoltharTable';
import type { OpenTable } from '@/store';
import { makeApp } from '../../../support/store';

// expo-router's testing library would replace Reanimated by an old stand-in; the real one runs in Jest (see setup.js).
jest.mock('expo-router/build/testing-library/mocks', () => ({}));

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } };
const SEATS = ['Ana', 'Ben', 'Cleo'].map((name, look) => ({ name, look, kind: look === 0 ? ('person' as const) : ('bot' as const), level: 'easy' as const }));

/** A table in a prepared position, judged and moved by the real rules; done collects what was played. */
function Seated({ view, done, more }: { view: View; done: Action[]; more: Partial<OpenTable<Action, View>> }) {
  const [state, setState] = useState(() => molthar.determinize(view, 1));
  const seen = arranged(molthar.view(state, 0));
  const table: OpenTable<Action, View> = {
    status: 'ready', matchId: 'prepared', problem: null, seats: SEATS, viewer: 0, view: seen, toMove: molthar.toMove(state), busy: false, thinking: null,
    needsHandover: null, previousHolder: 0, callers: [], calling: null, canUndo: false, canRedo: false, result: undefined, recentLog: [], legal: molthar.legalActions(state, 0),
    act: (action) => {
      done.push(action);
      setState(apply(molthar, state, { seat: 0, action }).state);
    },
    why: (action) => whyNot(molthar, state, { seat: 0, action }),
    undo: () => undefined, redo: () => undefined, takeDevice: () => undefined, call: () => undefined, endCall: () => undefined, hurry: () => undefined, hold: () => undefined, ...more,
  };
  return <OpenMoltharTable table={table} />;
}

/** Sits Ana down at a prepared position; gives what she plays. */
export async function sitAt(view: View, more: Partial<OpenTable<Action, View>> = {}): Promise<Action[]> {
  const done: Action[] = [];
  const { store } = makeApp();
  const Table = () => (
    <Provider store={store}>
      <SafeAreaProvider initialMetrics={METRICS}>
        <Seated view={view} done={done} more={more} />
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

export async function longPress(testID: string): Promise<void> {
  fireEvent(screen.getByTestId(testID), 'longPress');
  await pass();
}
