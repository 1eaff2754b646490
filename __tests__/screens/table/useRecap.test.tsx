import { act, renderHook, waitFor } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useRecap } from '@/screens/table/useRecap';
import { closeMatch, loadLog, openMatch, type OpenTable } from '@/store';
import { playFirst, seat, sitDown, startApp, type App } from '../../support/store';

const all = () => 2 as const;
let app: App;
beforeEach(async () => {
  app = await startApp();
});
afterEach(async () => {
  app.store.dispatch(closeMatch());
  await app.env.database.close();
});

const watch = () =>
  renderHook((table: OpenTable<unknown, unknown, unknown>) => useRecap(table, all), {
    initialProps: app.table() as OpenTable<unknown, unknown, unknown>,
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={app.store}>{children}</Provider>,
  });

const now = () => app.table() as OpenTable<unknown, unknown, unknown>;

/** Plays until another seat is to move. */
async function wholeTurn(): Promise<void> {
  const { toMove } = app.table();
  while (app.table().toMove[0] === toMove[0]) await playFirst(app);
}

test('before the first move there is nothing to tell', async () => {
  await sitDown(app, [seat('Ana'), seat('Ben')]);
  app.table().takeDevice();
  const { result } = watch();
  expect(result.current[0]).toBeNull();
});

test('who takes the device reads what the others did, as that person may read it, until the first own act', async () => {
  await sitDown(app, [seat('Ana'), seat('Ben')]);
  app.table().takeDevice();
  const { result, rerender } = watch();
  await wholeTurn();
  rerender(now());
  expect(result.current[0]).toBeNull();
  app.table().takeDevice();
  rerender(now());
  const mayRead = now().recent.flatMap(({ lines }) => lines);
  expect(now().viewer).toBe(1);
  expect(result.current[0]?.since).toBe(0);
  const told = result.current[0]?.deeds.flatMap(({ lines }) => lines) ?? [];
  expect(told.length).toBeGreaterThan(0);
  for (const line of told) expect(mayRead).toContainEqual(line);
  await playFirst(app);
  rerender(now());
  expect(result.current[0]).toBeNull();
});

test('it can be put away', async () => {
  await sitDown(app, [seat('Ana'), seat('Ben')]);
  app.table().takeDevice();
  await wholeTurn();
  app.table().takeDevice();
  const { result } = watch();
  expect(result.current[0]).not.toBeNull();
  act(() => result.current[1]());
  expect(result.current[0]).toBeNull();
});

test('after the match was opened again it is read from the disk as far as the own last move', async () => {
  const id = await sitDown(app, [seat('Ana'), seat('Ben'), seat('Cleo'), seat('Dan'), seat('Eva')]);
  let own = 0;
  for (let turn = 0; turn < 6; turn++) {
    app.table().takeDevice();
    if (app.table().viewer === 1) own = -1;
    await wholeTurn();
    if (own === -1) own = app.table().moves;
  }
  const before = now().recent;
  app.store.dispatch(closeMatch());
  await app.store.dispatch(openMatch(id));
  app.table().takeDevice();
  expect(now().viewer).toBe(1);
  const { result } = watch();
  await waitFor(() => expect(result.current[0]).not.toBeNull());
  await waitFor(() => expect(result.current[0]?.since).toBe(own));
  expect(before.length).toBeGreaterThan(0);
  const log = await app.store.dispatch(loadLog(id, 1));
  if ('problem' in log) throw new Error(log.problem.key);
  const [first] = await log.page(own, 1);
  expect(first.seat).toBe(2);
});
