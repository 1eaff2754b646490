import type { AnyGame, Opaque, Tagged } from '@/engine';
import { GAMES, type GameId } from '@/games';
import type { Connection, Outside } from '@/storage';
import { expoConnection } from '@/storage/expoConnection';
import { fileOutside } from '@/storage/files';
import {
  createMatch,
  makeStore,
  openMatch,
  type AppStore,
  type Cue,
  type MatchSetup,
  type OpenTable,
  type SeatSetup,
  type Services,
} from '@/store';
import { tableOf } from '@/store/hooks/useTable';
import { start } from '@/store/thunks/start';
import { freshFile } from './database';
import { deviceFiles } from './deviceFiles';

type Options = {
  readonly file?: string;
  readonly connect?: (generation: number) => Promise<Connection>;
  /** What is kept outside the database; its own for every app, as after a reinstallation, unless given. */
  readonly outside?: Outside;
  /** Milliseconds since 1970 at the start. */
  readonly time?: number;
  readonly games?: Readonly<Partial<Record<GameId, AnyGame>>>;
  readonly ticks?: () => number;
};

/** The first database of a test is its file; what is begun after damage has a number before that. */
export const fileOf = (file: string, generation: number) => (generation === 1 ? file : `${generation}-${file}`);

/** Only what a test machine does not have is made up: a clock to read from, and something to hear and feel. */
export function makeApp({
  file = freshFile(),
  connect = (generation) => expoConnection(fileOf(file, generation)),
  outside = fileOutside(deviceFiles(), expoConnection, (generation) => fileOf(file, generation)),
  time: begun = 1_000_000,
  games: changed,
  ticks = () => performance.now(),
}: Options = {}) {
  const games: Readonly<Record<GameId, AnyGame>> = { ...GAMES, ...changed };
  const felt: Cue[] = [];
  let time = begun;
  let ids = 0;
  let hide: () => void = () => undefined;
  const services: Services = {
    connect,
    outside,
    now: () => ++time,
    ticks,
    newId: () => `match-${++ids}`,
    newSeed: () => 4711,
    nextFrame: () => new Promise((resolve) => setTimeout(resolve, 0)),
    onHidden: (listener) => {
      hide = listener;
      return () => undefined;
    },
    reload: null,
    feedback: { sound: () => undefined, haptic: (cue) => void felt.push(cue) },
  };
  const { store, env } = makeStore(services, games);
  return {
    store,
    env,
    services,
    felt,
    file,
    hide: () => hide(),
    table: (gameId: GameId = 'molthar') => readTable(gameId, games[gameId], store),
  };
}

export type App = ReturnType<typeof makeApp>;

/** What useTable gives for the open match. */
function readTable(gameId: GameId, game: AnyGame, store: AppStore): OpenTable<Tagged, Opaque> {
  const table = tableOf(game, gameId, store.getState().match[gameId], store.dispatch);
  if (table.status !== 'ready') throw new Error(`the table is ${table.status}: ${table.problem?.key}`);
  return table;
}

/** An app that has opened its database. */
export async function startApp(options: Options = {}): Promise<App> {
  const app = makeApp(options);
  await app.store.dispatch(start());
  return app;
}

export const seat = (
  name: string,
  kind: SeatSetup['kind'] = 'person',
  level: SeatSetup['level'] = 'easy',
): SeatSetup => ({ name, kind, level, look: 0 });

/** Starts a match of Molthar and sits down at it. */
export async function sitDown(
  app: App,
  seats: readonly SeatSetup[],
  changes: Partial<MatchSetup> = {},
): Promise<string> {
  const created = await app.store.dispatch(
    createMatch({ gameId: 'molthar', config: { starter: 0 }, seats, seed: 99, ...changes }),
  );
  if ('problem' in created) throw new Error(created.problem.key);
  await app.store.dispatch(openMatch(created.id));
  return created.id;
}

/** Waits until the state of the store is so. */
export function until(app: App, reached: (app: App) => boolean): Promise<void> {
  if (reached(app)) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = app.store.subscribe(() => {
      if (!reached(app)) return;
      stop();
      resolve();
    });
  });
}

export const settled = (app: App, gameId: GameId = 'molthar') =>
  until(app, ({ store }) => store.getState().match[gameId].pending === null);

/** The person at the table plays the first legal action that fits. */
export async function playFirst(app: App, type?: string): Promise<void> {
  const { legal, act, needsHandover, takeDevice } = app.table();
  if (needsHandover !== null) {
    takeDevice();
    return playFirst(app, type);
  }
  const action = legal().find((option) => type === undefined || option.type === type);
  if (!action)
    throw new Error(
      `no legal ${type} among ${legal()
        .map((option) => option.type)
        .join()}`,
    );
  act(action);
  await settled(app);
}
