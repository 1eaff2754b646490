import { stateHash } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import { expoConnection } from '@/storage/expoConnection';
import { closeMatch, notify, openMatch } from '@/store';
import { freshFile } from '../support/database';
import { playFirst, seat, settled, sitDown, startApp, until, type App } from '../support/store';

const TWO = [seat('Ana'), seat('Ben')];

let apps: App[] = [];
async function app(...args: Parameters<typeof startApp>): Promise<App> {
  const made = await startApp(...args);
  apps.push(made);
  return made;
}
afterEach(async () => {
  for (const { store, env } of apps) {
    store.dispatch(closeMatch());
    await env.database.close();
  }
  apps = [];
});

const slot = ({ store }: App) => store.getState().match.molthar;
const hashOf = (made: App) => stateHash(slot(made).match?.state);
const rows = async ({ env }: App) =>
  (await env.database.all<{ hash: string }>('SELECT hash FROM moves ORDER BY idx')).map(({ hash }) => hash);

/** A connection that can be held up just before it commits. */
function gatedConnection(file: string) {
  let gate: Promise<void> | undefined;
  let open: () => void = () => undefined;
  return {
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release: () => open(),
    connect: async () => {
      const connection = await expoConnection(file);
      const exec = async (sql: string) => {
        if (sql === 'COMMIT') await gate;
        return connection.exec(sql);
      };
      return { ...connection, exec };
    },
  };
}

test('what was true only before a move is no longer said after it', async () => {
  const made = await app();
  await sitDown(made, TWO);
  made.store.dispatch(notify({ words: { key: 'moltharTable.note.choose' }, untilMove: true }));
  made.store.dispatch(notify({ words: { key: 'saves.imported' } }));
  await playFirst(made);
  await settled(made);
  expect(made.store.getState().notices.list.map(({ words }) => words.key)).toEqual(['saves.imported']);
});

test('a move is on the disk before the table shows it', async () => {
  const file = freshFile();
  const gated = gatedConnection(file);
  const made = await app({ connect: gated.connect });
  await sitDown(made, TWO);
  made.table().takeDevice();
  const before = hashOf(made);
  const { view } = made.table();
  gated.hold();
  made.table().act(made.table().legal()[0]);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(made.table().busy).toBe(true);
  expect(hashOf(made)).toBe(before);
  expect(made.table().view).toBe(view);
  gated.release();
  await settled(made);
  expect(made.table().busy).toBe(false);
  const reader = await expoConnection(file);
  expect(await reader.all('SELECT hash FROM moves')).toEqual([{ hash: hashOf(made) }]);
  await reader.close();
});

test('while a move is being stored a second tap does nothing', async () => {
  const made = await app();
  await sitDown(made, TWO);
  made.table().takeDevice();
  const { act, legal } = made.table();
  act(legal()[0]);
  act(legal()[0]);
  made.table().act(legal()[1]);
  await settled(made);
  expect(slot(made).match?.moves).toBe(1);
  expect(await rows(made)).toHaveLength(1);
});

test('an illegal action changes nothing and why names the rule', async () => {
  const made = await app();
  await sitDown(made, TWO);
  made.table().takeDevice();
  const before = hashOf(made);
  const impossible = { type: 'takeBack', pearl: 3 };
  expect(made.table().why(impossible)?.rule).toMatch(/^MOL-/);
  made.table().act(impossible);
  expect(slot(made).pending).toBeNull();
  expect(hashOf(made)).toBe(before);
});

test('after a restart the match stands at the same hash', async () => {
  const made = await app();
  const id = await sitDown(made, TWO);
  for (let i = 0; i < 7; i++) await playFirst(made);
  const hash = hashOf(made);
  await made.env.database.close();
  const again = await app({ file: made.file });
  expect(again.store.getState().matches.list).toMatchObject([{ id, moves: 7, name: 'Ana, Ben', problem: null }]);
  expect(await again.store.dispatch(openMatch(id))).toEqual({ gameId: 'molthar' });
  expect(hashOf(again)).toBe(hash);
});

test('a match opened twice at once is opened once, and no stored move is written over', async () => {
  const made = await app();
  const id = await sitDown(made, TWO);
  for (let i = 0; i < 3; i++) await playFirst(made);
  const first = made.store.dispatch(openMatch(id));
  const second = made.store.dispatch(openMatch(id));
  await playFirst(made);
  await Promise.all([first, second]);
  await settled(made);
  expect(slot(made)).toMatchObject({ status: 'ready', stored: 4, match: { moves: 4 } });
  await playFirst(made);
  expect((await rows(made)).at(-1)).toBe(hashOf(made));
  expect(await rows(made)).toHaveLength(5);
});

test('leaving the table while a move is being stored does not lose it', async () => {
  const made = await app();
  const id = await sitDown(made, TWO);
  made.table().takeDevice();
  made.table().act(made.table().legal()[0]);
  made.store.dispatch(closeMatch());
  await made.store.dispatch(openMatch(id));
  expect(slot(made)).toMatchObject({ stored: 1, pending: null, match: { moves: 1 } });
});

describe('taking back', () => {
  test('goes back to the last barrier and forward again, on the disk too', async () => {
    const made = await app();
    await sitDown(made, TWO);
    await until(made, () => slot(made).status === 'ready');
    made.table().takeDevice();
    while (!made.table().canUndo)
      await playFirst(
        made,
        made
          .table()
          .legal()
          .some(({ type }) => type === 'finishActions')
          ? 'finishActions'
          : undefined,
      );
    const [after, moves] = [hashOf(made), slot(made).match?.moves ?? 0];
    const log = made.table().recent;
    made.table().undo();
    await settled(made);
    expect(slot(made).match?.moves).toBe(moves - 1);
    expect(await rows(made)).toHaveLength(moves - 1);
    expect(made.table().canRedo).toBe(true);
    expect(made.table().recent).toEqual(log.slice(0, -1));
    made.table().redo();
    await settled(made);
    expect(hashOf(made)).toBe(after);
    expect((await rows(made)).at(-1)).toBe(after);
    expect(made.table().recent).toEqual(log);
  });

  test('never goes behind a move that drew a card', async () => {
    const made = await app();
    await sitDown(made, TWO);
    made.table().takeDevice();
    await playFirst(made, 'takePearl');
    expect(made.table().canUndo).toBe(false);
    const hash = hashOf(made);
    made.table().undo();
    await settled(made);
    expect(hashOf(made)).toBe(hash);
    expect(await rows(made)).toHaveLength(1);
  });
});

test('what Redux holds of a match does not grow with its moves', async () => {
  const made = await app();
  await sitDown(made, TWO);
  const sizes: number[] = [];
  for (let i = 0; i < 70; i++) {
    await playFirst(made);
    sizes.push(JSON.stringify({ ...slot(made), match: { ...slot(made).match, state: null } }).length);
  }
  expect(slot(made).happened[0].moves).toBeGreaterThan(1);
  expect(Math.max(...sizes.slice(35))).toBeLessThan(1.2 * Math.max(...sizes.slice(0, 45)));
});

describe('what may be done', () => {
  test('is listed when it is asked for, once a state, and off turn never', async () => {
    const listed = jest.spyOn(molthar, 'legalActions');
    const made = await app();
    await sitDown(made, TWO);
    made.table().takeDevice();
    expect(made.table().why({ type: 'replacePearls' })).toBeUndefined();
    expect(listed).not.toHaveBeenCalled();
    const first = made.table().legal();
    expect(first.length).toBeGreaterThan(0);
    expect(made.table().legal()).toBe(first);
    expect(listed).toHaveBeenCalledTimes(1);
    while (made.table().needsHandover === null) await playFirst(made);
    listed.mockClear();
    expect(made.table().legal()).toEqual([]);
    expect(listed).not.toHaveBeenCalled();
    listed.mockRestore();
  });
});
