import { stateHash } from '@/engine';
import type { Connection } from '@/storage';
import { expoConnection } from '@/storage/expoConnection';
import { closeMatch, openMatch } from '@/store';
import { freshFile } from '../support/database';
import { playFirst, seat, settled, sitDown, startApp, until, type App } from '../support/store';

/** What becomes of the COMMIT of a move, and of its answer. */
type Fate = (commit: () => Promise<void>) => Promise<void>;

const NEVER = new Promise<void>(() => undefined);
const notices = ({ store }: App) => store.getState().notices.list.map(({ words }) => words.key);
const hashOf = ({ store }: App) => stateHash(store.getState().match.molthar.match?.state);
const movesOf = ({ store }: App) => store.getState().match.molthar.match?.moves;

/** An app whose COMMITs meet a fate as soon as one is set. */
async function appWith() {
  const file = freshFile();
  const control: { fate: Fate | null; landed: Promise<void> } = { fate: null, landed: Promise.resolve() };
  const connect = async (): Promise<Connection> => {
    const connection = await expoConnection(file);
    let landed = Promise.resolve();
    return {
      ...connection,
      exec: (sql) => {
        if (sql !== 'COMMIT' || !control.fate) return connection.exec(sql);
        const answer = control.fate(() => connection.exec(sql));
        landed = control.landed;
        return answer;
      },
      // A handle does one thing after the other: it closes once what it was asked before is done.
      close: async () => {
        await landed;
        await connection.close();
      },
    };
  };
  const app = await startApp({ file, connect });
  const id = await sitDown(app, [seat('Ana'), seat('Ben')]);
  app.table().takeDevice();
  return { app, id, file, control };
}

const begin = ({ table }: App) => table().act(table().legal()[0]);

test('a handle that stores a move and then fails is not called "not made": the move is there, once', async () => {
  const { app, control } = await appWith();
  control.fate = async (commit) => {
    await commit();
    throw new Error('disk I/O error');
  };
  begin(app);
  await settled(app);
  expect(movesOf(app)).toBe(1);
  expect(notices(app)).toEqual([]);
  expect(await app.env.database.all('SELECT COUNT(*) AS rows FROM moves')).toEqual([{ rows: 1 }]);
});

test('a COMMIT that arrives but never answers counts as soon as the disk shows it', async () => {
  const { app, control } = await appWith();
  control.fate = async (commit) => {
    await commit();
    await NEVER;
  };
  begin(app);
  await settled(app);
  expect(movesOf(app)).toBe(1);
  expect(notices(app)).toEqual([]);
});

test('a COMMIT that never answers ends in words within seconds, and the match goes on', async () => {
  const { app, control } = await appWith();
  const hash = hashOf(app);
  control.fate = () => NEVER;
  const begun = performance.now();
  begin(app);
  await until(app, () => notices(app).length > 0);
  expect(performance.now() - begun).toBeLessThan(12_000);
  expect(notices(app)).toEqual(['problems.diskSilent']);
  expect(hashOf(app)).toBe(hash);
  control.fate = null;
  await playFirst(app);
  expect(movesOf(app)).toBe(1);
});

test('a COMMIT that arrives after everybody has given it up is found on the disk, not written over', async () => {
  const { app, control } = await appWith();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // The handle keeps its lock until then, so nobody else can store anything meanwhile.
  control.fate = (commit) => {
    control.fate = null;
    control.landed = released.then(commit);
    return NEVER;
  };
  begin(app);
  await until(app, () => notices(app).length > 0);
  expect(movesOf(app)).toBe(0);
  release();
  await control.landed;
  expect(await app.env.database.all('SELECT move_count FROM matches')).toEqual([{ move_count: 1 }]);
  begin(app);
  await settled(app);
  expect(movesOf(app)).toBe(1);
  expect(await app.env.database.all('SELECT COUNT(*) AS rows FROM moves')).toEqual([{ rows: 1 }]);
});

test('a match that has moved on upon the disk is shown as it is there', async () => {
  const { app, id, file } = await appWith();
  const other = await startApp({ file });
  await other.store.dispatch(openMatch(id));
  await playFirst(other);
  await playFirst(other);
  await other.env.database.close();
  begin(app);
  await until(app, () => notices(app).length > 0);
  expect(notices(app)).toEqual(['problems.reread']);
  expect(movesOf(app)).toBe(2);
  expect(hashOf(app)).toBe(hashOf(other));
  await playFirst(app);
  expect(movesOf(app)).toBe(3);
  app.store.dispatch(closeMatch());
});
