import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { anyGame, exactly, listOf, whole, type AnyGame } from '@/engine';
import { GAMES } from '@/games';
import { createDatabase, migrate, MIGRATIONS, purgeKeepsakes, type ProblemKey } from '@/storage';
import { sealFile } from '@/storage/sealed';
import { makeStore } from '@/store/makeStore';
import {
  exportKeepsake,
  importKeepsake,
  keep,
  loadKeepsakes,
  removeKeepsake,
  renameKeepsake,
  restoreKeepsake,
} from '@/store/thunks/keepsakes';
import { nodeConnection } from '../scripts/killTest/nodeConnection';
import { nodeServices } from './support/nodeServices';
import { molthar } from '@/games/molthar/rules';

/** A toy kind: a list of ranks, which before its second version was a single number. */
const isRanks = exactly<{ ranks: number[] }>({ ranks: listOf(whole(1, 9), 1, 20) });
const army = {
  version: 2,
  read: (value: unknown, version: number) => {
    const today = version === 1 && typeof value === 'object' ? { ranks: [Reflect.get(value ?? {}, 'rank')] } : value;
    return isRanks(today) ? today : undefined;
  },
  refuses: (value: unknown) => {
    if (isRanks(value) && value.ranks.length > 3) return { key: 'problems.keepsakeGone' };
    if (value === 'trap') throw new Error('the game stumbles');
    return undefined;
  },
};
const WITH_ARMIES: AnyGame = anyGame({ ...molthar, kept: { army } });

let folder = '';
let file = '';
let count = 0;
let app: ReturnType<typeof open>;

function open(game: AnyGame = WITH_ARMIES) {
  let ids = 0;
  let time = 100;
  return makeStore(nodeServices(file, { now: () => ++time, newId: () => `kept-${++count}-${++ids}` }), {
    ...GAMES,
    molthar: game,
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-kept-'));
  file = join(folder, 'kept.db');
  app = open();
});
afterEach(async () => {
  await app.env.database.close();
  rmSync(folder, { recursive: true });
});

const list = () => app.store.getState().keepsakes.list.map(({ name, contents }) => ({ name, contents }));

async function keepArmy(name = 'Red guard', contents: object = { ranks: [1, 2] }): Promise<string> {
  const made = await app.store.dispatch(keep({ gameId: 'molthar', kind: 'army', name, contents }));
  if ('problem' in made) throw new Error(made.problem.key);
  return made.id;
}

const refusal = (key: ProblemKey) => ({ problem: expect.objectContaining({ key: `problems.${key}` }) });

test('what was made is there after a restart, can be changed, renamed, deleted and brought back', async () => {
  const id = await keepArmy();
  await app.env.database.close();
  app = open();
  await app.store.dispatch(loadKeepsakes('molthar'));
  expect(list()).toEqual([{ name: 'Red guard', contents: { ranks: [1, 2] } }]);
  await app.store.dispatch(keep({ id, gameId: 'molthar', kind: 'army', name: 'Red guard', contents: { ranks: [9] } }));
  await app.store.dispatch(renameKeepsake('molthar', id, '  Old guard '));
  await app.store.dispatch(renameKeepsake('molthar', id, '   '));
  expect(list()).toEqual([{ name: 'Old guard', contents: { ranks: [9] } }]);
  await app.store.dispatch(removeKeepsake('molthar', id));
  expect(list()).toEqual([]);
  await app.store.dispatch(restoreKeepsake('molthar', id));
  expect(list()).toHaveLength(1);
  await app.store.dispatch(removeKeepsake('molthar', id));
  await purgeKeepsakes(app.env.database, 1_000_000);
  expect(await app.store.dispatch(restoreKeepsake('molthar', id))).toEqual(refusal('keepsakeGone'));
});

test('a keepsake given away as a file and taken in again is the same', async () => {
  const id = await keepArmy();
  const exported = await app.store.dispatch(exportKeepsake('molthar', id));
  if ('problem' in exported) throw new Error(exported.problem.key);
  expect(exported.fileName).toBe('molthar-Red-guard.gatehouse.json');
  expect(await app.store.dispatch(importKeepsake(`\uFEFF${exported.text}`))).toHaveProperty('id');
  expect(list()).toEqual(Array.from({ length: 2 }, () => ({ name: 'Red guard', contents: { ranks: [1, 2] } })));
  const cut = await app.store.dispatch(importKeepsake(exported.text.slice(0, -30)));
  expect(cut).toEqual(refusal('importTruncated'));
  expect(await app.store.dispatch(importKeepsake(exported.text.replace('Red', 'Ted')))).toEqual(
    refusal('importEdited'),
  );
});

const sealed = (changes: object) =>
  sealFile({
    format: 'gatehouse-keepsake',
    version: 1,
    game: 'molthar',
    kind: 'army',
    name: 'Theirs',
    keptVersion: 2,
    contents: { ranks: [3] },
    ...changes,
  });

test.each<[string, ProblemKey, object]>([
  ['another kind of file', 'importOtherFile', { format: 'gatehouse-match' }],
  ['a newer format', 'importNewer', { version: 2 }],
  ['newer contents', 'importNewer', { keptVersion: 3 }],
  ['another game', 'importUnknownGame', { game: 'chess' }],
  ['a kind that the game does not know', 'keepsakeRefused', { kind: 'fleet' }],
  ['a kind that every record has', 'keepsakeRefused', { kind: 'toString' }],
  ['contents of another shape', 'keepsakeRefused', { contents: { ranks: [77] } }],
  ['junk beside the contents', 'keepsakeRefused', { contents: { ranks: [3], junk: 'x'.repeat(1000) } }],
  ['no name', 'importMalformed', { name: undefined }],
])('a file with %s is refused with %s and nothing is stored', async (_name, key, changes) => {
  expect(await app.store.dispatch(importKeepsake(sealed(changes)))).toEqual(refusal(key));
  expect(await app.env.database.all('SELECT id FROM keepsakes')).toEqual([]);
});

test('the game says in its own words why it does not take something from a file', async () => {
  const long = await app.store.dispatch(importKeepsake(sealed({ contents: { ranks: [1, 2, 3, 4] } })));
  const why = { key: 'problems.keepsakeGone' };
  expect(long).toEqual({ problem: { key: 'problems.keepsakeRefusedWhy', params: { why } } });
  expect(await app.store.dispatch(importKeepsake(sealed({ contents: 'trap' })))).toEqual(refusal('keepsakeRefused'));
  expect(await app.env.database.all('SELECT id FROM keepsakes')).toEqual([]);
});

test('what an older version kept is read as today’s has it', async () => {
  await app.store.dispatch(importKeepsake(sealed({ keptVersion: 1, contents: { rank: 4 } })));
  expect(list()).toEqual([{ name: 'Theirs', contents: { ranks: [4] } }]);
});

test('what the game cannot read is listed without contents and kept as it is', async () => {
  await keepArmy();
  await app.env.database.run(`UPDATE keepsakes SET contents = '{"ranks":'`);
  await app.store.dispatch(loadKeepsakes('molthar'));
  expect(list()).toEqual([{ name: 'Red guard', contents: null }]);
  expect(await app.env.database.all('SELECT contents FROM keepsakes')).toEqual([{ contents: '{"ranks":' }]);
});

test('what does not fit its kind is not kept', async () => {
  const odd = { gameId: 'molthar', kind: 'army', name: 'Odd', contents: { ranks: [] } };
  expect(await app.store.dispatch(keep(odd))).toEqual(refusal('keepsakeRefused'));
});

test('a database from before has room for keepsakes after the update, and its matches still', async () => {
  const before = MIGRATIONS.findIndex(({ name }) => name === 'what players make and keep');
  const connection = await nodeConnection(file);
  for (const { sql } of MIGRATIONS.slice(0, before)) await connection.exec(sql);
  await connection.exec(
    `CREATE TABLE migrations (version INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL);
     INSERT INTO matches (id, game, rules_version, name, setup, created_at, updated_at, move_count, over, summary)
       VALUES ('old', 'molthar', 1, 'Old one', '{}', 1, 1, 0, 0, '{}');
     PRAGMA user_version = ${before}`,
  );
  await connection.close();
  await keepArmy();
  expect(list()).toHaveLength(1);
  const database = createDatabase(() => nodeConnection(file), migrate);
  await app.env.database.close();
  expect(await database.all('SELECT id FROM matches')).toEqual([{ id: 'old' }]);
  await database.close();
});
