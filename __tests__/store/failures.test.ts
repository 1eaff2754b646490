import { stateHash } from '@/engine';
import { expoConnection } from '@/storage/expoConnection';
import { changeSettings, closeMatch, createMatch, openMatch, removeMatch, renameMatch } from '@/store';
import { start } from '@/store/thunks/start';
import { freshFile } from '../support/database';
import { makeApp, playFirst, seat, settled, sitDown, startApp, until, type App } from '../support/store';

const TWO = [seat('Ana'), seat('Ben')];
const notices = ({ store }: App) => store.getState().notices.list.map(({ words }) => words.key);
const hashOf = ({ store }: App) => stateHash(store.getState().match.molthar.match?.state);

/** Nothing more fits into the file: the real error of SQLite, not one made up. */
async function fillDisk({ env }: App): Promise<void> {
  const [{ pages }] = await env.database.all<{ pages: number }>('SELECT page_count AS pages FROM pragma_page_count()');
  await env.database.exec(`PRAGMA max_page_count = ${pages}`);
}

/** Plays until a move did not fit any more. */
async function playUntilFull(app: App): Promise<void> {
  for (let i = 0; i < 400 && notices(app).length === 0; i++) await playFirst(app);
}

test('on a full disk the move is not made, it is said so, and later it works', async () => {
  let full = false;
  const file = freshFile();
  const app = await startApp({
    connect: async () => {
      const connection = await expoConnection(file);
      if (full) await connection.exec('PRAGMA max_page_count = 1');
      return connection;
    },
  });
  await sitDown(app, TWO);
  await playFirst(app);
  full = true;
  await fillDisk(app);
  await playUntilFull(app);
  expect(notices(app)).toEqual(['problems.diskFull']);
  const hash = hashOf(app);
  const moves = app.store.getState().match.molthar.match?.moves ?? 0;
  const stored = await app.env.database.all<{ hash: string }>('SELECT hash FROM moves ORDER BY idx');
  expect(stored).toHaveLength(moves);
  expect(stored.at(-1)?.hash).toBe(hash);
  expect(app.table().busy).toBe(false);
  full = false;
  await app.env.database.close();
  await playFirst(app);
  expect(app.store.getState().match.molthar.match?.moves).toBe(moves + 1);
});

test('a bot whose move could not be stored tries it again', async () => {
  let failing = false;
  const file = freshFile();
  const app = await startApp({
    connect: async () => {
      const connection = await expoConnection(file);
      return {
        ...connection,
        run: (sql, params) =>
          failing && sql.includes('INTO moves')
            ? Promise.reject(new Error('disk I/O error'))
            : connection.run(sql, params),
      };
    },
  });
  await sitDown(app, [seat('Ana'), seat('Bot', 'bot')], { config: { starter: 1 } });
  failing = true;
  app.table().hurry();
  await until(app, () => notices(app).length > 0);
  expect(notices(app)).toEqual(['problems.saveFailed']);
  expect(app.store.getState().match.molthar.match?.moves).toBe(0);
  failing = false;
  app.table().hurry();
  await until(app, () => (app.store.getState().match.molthar.match?.moves ?? 0) > 0);
  app.store.dispatch(closeMatch());
});

test('a second tab is told so, nothing breaks, and trying again works once the first is closed', async () => {
  let otherTab = true;
  const file = freshFile();
  const app = makeApp({
    connect: async () => {
      if (otherTab)
        throw new Error(
          "NoModificationAllowedError: Failed to execute 'createSyncAccessHandle' on 'FileSystemFileHandle'",
        );
      return expoConnection(file);
    },
  });
  await app.store.dispatch(start());
  expect(app.store.getState().storage).toEqual({ status: 'failed', problem: { key: 'problems.otherTab' } });
  expect(app.store.getState().matches).toMatchObject({ list: [], loading: true });
  expect(await app.store.dispatch(createMatch({ gameId: 'molthar', config: {}, seats: TWO, seed: 1 }))).toEqual({
    problem: { key: 'problems.otherTab' },
  });
  expect(await app.store.dispatch(openMatch('any'))).toEqual({ problem: { key: 'problems.otherTab' } });
  otherTab = false;
  await app.store.dispatch(start());
  expect(app.store.getState().storage).toEqual({ status: 'ready', problem: null });
});

test('settings are not written over when the stored ones could not be read', async () => {
  let broken = false;
  const file = freshFile();
  const connect = async () => {
    if (broken) throw new Error('disk I/O error');
    return expoConnection(file);
  };
  const first = await startApp({ connect });
  await first.store.dispatch(changeSettings({ language: 'de', speed: 4 }));
  await first.env.database.close();
  broken = true;
  const second = makeApp({ connect });
  await second.store.dispatch(start());
  expect(second.store.getState().storage).toMatchObject({ status: 'failed', problem: { key: 'problems.openFailed' } });
  await second.store.dispatch(changeSettings({ speed: 1 }));
  broken = false;
  const third = await startApp({ connect });
  expect(third.store.getState().settings).toMatchObject({ language: 'de', speed: 4 });
});

test('a damaged setting falls back alone', async () => {
  const file = freshFile();
  const first = await startApp({ file });
  await first.store.dispatch(changeSettings({ language: 'es', patterns: true }));
  await first.env.database.run(`UPDATE settings SET value = '"klingon"' WHERE key = 'language'`);
  await first.env.database.close();
  const { settings } = (await startApp({ file })).store.getState();
  expect(settings).toMatchObject({ language: 'system', patterns: true });
});

test.each<[string, object, number]>([
  ['an option that the game does not know', { starter: 'the cat' }, 2],
  ['too few seats', {}, 1],
  ['too many seats', {}, 6],
])('%s starts no match and says so', async (_name, config, seats) => {
  const app = await startApp();
  const created = await app.store.dispatch(
    createMatch({ gameId: 'molthar', config, seats: Array.from({ length: seats }, () => seat('X')), seed: 1 }),
  );
  expect(created).toMatchObject({ problem: { key: 'problems.impossibleSetup' } });
  expect(notices(app)).toEqual(['problems.impossibleSetup']);
  expect(await app.env.database.all('SELECT id FROM matches')).toEqual([]);
});

test('a match that cannot be played is listed with its problem after it was opened', async () => {
  const app = await startApp();
  const id = await sitDown(app, TWO);
  for (let i = 0; i < 3; i++) await playFirst(app);
  await app.env.database.exec(
    `UPDATE moves SET action = 'x' WHERE idx = 1; UPDATE snapshots SET state = 'x' WHERE idx > 0`,
  );
  const problem = { key: 'problems.moveUnreadable', params: { move: 2 } };
  expect(await app.store.dispatch(openMatch(id))).toEqual({ problem });
  expect(app.store.getState().match.molthar).toMatchObject({ status: 'failed', matchId: id, problem, match: null });
  expect(app.store.getState().matches.list).toMatchObject([{ id, problem }]);
  await app.env.database.close();
  const again = await startApp({ file: app.file });
  expect(again.store.getState().matches.list).toMatchObject([{ id, problem }]);
});

test('damage in the past is told while the match goes on', async () => {
  const app = await startApp();
  const id = await sitDown(app, TWO);
  for (let i = 0; i < 3; i++) await playFirst(app);
  const hash = hashOf(app);
  await app.env.database.exec(`UPDATE moves SET action = 'x' WHERE idx = 1`);
  await app.store.dispatch(openMatch(id));
  expect(app.table().problem).toEqual({ key: 'problems.moveUnreadable', params: { move: 2 } });
  expect(hashOf(app)).toBe(hash);
  await playFirst(app);
  await settled(app);
  expect(app.store.getState().match.molthar.match?.moves).toBe(4);
});

test('renaming and deleting that fail say so and change nothing in the list', async () => {
  let failing = false;
  const file = freshFile();
  const app = await startApp({
    connect: async () => {
      const connection = await expoConnection(file);
      return {
        ...connection,
        run: (sql, params) => (failing ? Promise.reject(new Error('disk I/O error')) : connection.run(sql, params)),
      };
    },
  });
  const id = await sitDown(app, TWO);
  failing = true;
  await app.store.dispatch(renameMatch(id, 'Other'));
  await app.store.dispatch(removeMatch(id));
  expect(notices(app)).toEqual(['problems.renameFailed', 'problems.removeFailed']);
  expect(app.store.getState().matches.list).toMatchObject([{ id, name: 'Ana, Ben' }]);
});
