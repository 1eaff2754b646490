import { stateHash } from '@/engine';
import { GAMES } from '@/games';
import {
  appendMove,
  eraseMatch,
  copyMatch,
  hideMatch,
  listMatches,
  loadMatch,
  listDeleted,
  purgeMatches,
  renameMatch,
  restoreMatch,
  SNAPSHOT_EVERY,
  takeBack,
  TRASH_TIME,
  toPosition,
  type Database,
} from '@/storage';
import {
  closeDatabases,
  findGame,
  freshFile,
  openDatabase,
  playMoves,
  someMove,
  storeMatch,
} from '../support/database';

afterEach(closeDatabases);

const game = GAMES.molthar;
const list = (database: Database) => listMatches(database, (id) => findGame(id) !== undefined);
const snapshots = async (database: Database, id: string) =>
  (await database.all<{ idx: number }>('SELECT idx FROM snapshots WHERE match_id = ? ORDER BY idx', [id])).map(
    ({ idx }) => idx,
  );
const moveRows = async (database: Database, id: string) =>
  (await database.all('SELECT idx FROM moves WHERE match_id = ?', [id])).length;

test('the list shows who plays, whose turn it is and how far the match is', async () => {
  const database = openDatabase();
  const match = await storeMatch(database, 'a', 9);
  const view = game.view(match.state, 'table');
  expect(await list(database)).toEqual([
    expect.objectContaining({
      id: 'a',
      gameId: 'molthar',
      name: 'Friday',
      moves: 9,
      over: false,
      createdAt: 1000,
      updatedAt: 1009,
      problem: null,
      toMove: game.toMove(match.state),
      progress: game.progress(view),
      scores: game.scores(view),
    }),
  ]);
});

test('a snapshot stays every so many moves, and the newest state always has one', async () => {
  const database = openDatabase();
  await storeMatch(database, 'a', 2 * SNAPSHOT_EVERY + 3);
  expect(await snapshots(database, 'a')).toEqual([0, SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY + 3]);
});

test('undo removes the rows after the point and nothing else', async () => {
  const database = openDatabase();
  await storeMatch(database, 'a', SNAPSHOT_EVERY + 1);
  const earlier = await storeMatch(openDatabase(), 'b', SNAPSHOT_EVERY - 2);
  await takeBack(database, {
    matchId: 'a',
    rulesVersion: 1,
    stored: SNAPSHOT_EVERY + 1,
    position: toPosition(game, earlier),
    now: 5000,
  });
  expect(await moveRows(database, 'a')).toBe(SNAPSHOT_EVERY - 2);
  expect(await snapshots(database, 'a')).toEqual([0, SNAPSHOT_EVERY - 2]);
  const loaded = await loadMatch(database, findGame, 'a');
  expect('match' in loaded && stateHash(loaded.match.state)).toBe(stateHash(earlier.state));
});

test('a move stored twice, as after a handle that died while committing, is there once', async () => {
  const database = openDatabase();
  const match = await storeMatch(database, 'a', 4);
  const after = playMoves(match, 1);
  const position = toPosition(game, after);
  const append = {
    matchId: 'a',
    rulesVersion: 1,
    stored: 4,
    move: { ...someMove(game, match), hash: position.hash },
    position,
    now: 1,
  };
  await appendMove(database, append);
  await appendMove(database, append);
  expect(await moveRows(database, 'a')).toBe(5);
});

test.each([3, 5, 6])(
  'whoever believes that %i of the 4 moves are stored has lost track and writes nothing',
  async (stored) => {
    const database = openDatabase();
    const match = await storeMatch(database, 'a', 4);
    const position = toPosition(game, playMoves(match, 1));
    const change = { matchId: 'a', rulesVersion: 1, stored, position: { ...position, moves: stored + 1 }, now: 1 };
    const refused = { words: { key: 'problems.outOfStep', params: { stored: 4, expected: stored } } };
    await expect(
      appendMove(database, { ...change, move: { ...someMove(game, match), hash: position.hash } }),
    ).rejects.toMatchObject(refused);
    await expect(takeBack(database, { ...change, position: { ...position, moves: 1 } })).rejects.toMatchObject(refused);
    expect(await moveRows(database, 'a')).toBe(4);
  },
);

test('a move of a match that is gone is refused', async () => {
  const database = openDatabase();
  const match = await storeMatch(database, 'a', 1);
  const position = toPosition(game, playMoves(match, 1));
  const append = {
    rulesVersion: 1,
    stored: 1,
    move: { ...someMove(game, match), hash: position.hash },
    position,
    now: 1,
  };
  await expect(appendMove(database, { ...append, matchId: 'nobody' })).rejects.toMatchObject({
    words: { key: 'problems.matchGone' },
  });
  expect(await moveRows(database, 'nobody')).toBe(0);
});

test('deleting hides a match, restoring brings it back with every move, purging is final', async () => {
  const file = freshFile();
  const database = openDatabase(file);
  await storeMatch(database, 'a', 5);
  await hideMatch(database, 'a', 700);
  expect(await list(database)).toEqual([]);
  await purgeMatches(database, 700);
  await restoreMatch(database, 'a');
  expect((await list(database)).map(({ id, moves }) => ({ id, moves }))).toEqual([{ id: 'a', moves: 5 }]);
  await hideMatch(database, 'a', 700);
  await purgeMatches(database, 701);
  await expect(restoreMatch(database, 'a')).rejects.toMatchObject({ words: { key: 'problems.matchGone' } });
  expect(await moveRows(database, 'a')).toBe(0);
});

test('what was deleted is listed with the day it goes, and only what was deleted can be erased', async () => {
  const database = openDatabase();
  await storeMatch(database, 'a', 3);
  await storeMatch(database, 'b', 2);
  await storeMatch(database, 'c', 1);
  await hideMatch(database, 'a', 700);
  await hideMatch(database, 'b', 800);
  const deleted = async () =>
    (await listDeleted(database, () => true)).map(({ id, deletedAt, goesAt }) => ({ id, deletedAt, goesAt }));
  expect(await deleted()).toEqual([
    { id: 'b', deletedAt: 800, goesAt: 800 + TRASH_TIME },
    { id: 'a', deletedAt: 700, goesAt: 700 + TRASH_TIME },
  ]);
  await eraseMatch(database, 'a');
  await eraseMatch(database, 'c');
  expect(await deleted()).toMatchObject([{ id: 'b' }]);
  expect([await moveRows(database, 'a'), await moveRows(database, 'b'), await moveRows(database, 'c')]).toEqual([
    0, 2, 1,
  ]);
  expect((await list(database)).map(({ id }) => id)).toEqual(['c']);
});

test('a renamed match keeps its name after a restart', async () => {
  const file = freshFile();
  const database = openDatabase(file);
  await storeMatch(database, 'a', 1);
  await renameMatch(database, 'a', 'Grandma’s revenge');
  await database.close();
  expect((await list(openDatabase(file)))[0].name).toBe('Grandma’s revenge');
});

test('a copy up to a move is a match of its own', async () => {
  const database = openDatabase();
  await storeMatch(database, 'a', 45);
  const early = await storeMatch(openDatabase(), 'x', 30);
  await copyMatch(database, {
    from: 'a',
    id: 'b',
    name: 'B',
    now: 9,
    upTo: { position: toPosition(game, early), rulesVersion: 1 },
  });
  expect(await snapshots(database, 'b')).toEqual([0, 20, 30]);
  const loaded = await loadMatch(database, findGame, 'b');
  expect(
    'match' in loaded && { moves: loaded.match.moves, hash: stateHash(loaded.match.state), problem: loaded.problem },
  ).toEqual({ moves: 30, hash: stateHash(early.state), problem: null });
  expect(await moveRows(database, 'a')).toBe(45);
});
