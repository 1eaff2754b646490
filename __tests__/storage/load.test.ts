import { anyGame, canUndo, stateHash } from '@/engine';
import { GAMES } from '@/games';
import { molthar } from '@/games/molthar/rules';
import { listMatches, loadHistory, loadMatch, type Database } from '@/storage';
import { closeDatabases, findGame, matchFile, openDatabase, storeMatch } from '../support/database';

afterEach(closeDatabases);

const MOVES = 50;
const NEWER = anyGame({ ...molthar, rulesVersion: molthar.rulesVersion + 1 });
const findNewer = () => NEWER;

/** The same match in every test, damaged in another way. */
async function damaged(...statements: string[]): Promise<{ database: Database; hash: string }> {
  const { file, match } = await matchFile(MOVES);
  const database = openDatabase(file);
  for (const statement of statements) await database.exec(statement);
  return { database, hash: stateHash(match.state) };
}

const rowCounts = (database: Database) =>
  database.all(
    'SELECT (SELECT COUNT(*) FROM matches) AS matches, (SELECT COUNT(*) FROM moves) AS moves, (SELECT COUNT(*) FROM snapshots) AS snapshots',
  );

test('a match goes on after a restart exactly where it stood, and can still take back', async () => {
  const { file, match } = await matchFile(MOVES);
  const loaded = await loadMatch(openDatabase(file), findGame, 'a');
  expect(loaded).toMatchObject({ problem: null, match: { moves: MOVES, state: match.state } });
  expect('match' in loaded && canUndo(loaded.match)).toBe(canUndo(match));
});

test('after every single move the loaded match can take back exactly what the played one can', async () => {
  const database = openDatabase();
  await storeMatch(database, 'a', 30, async (match) => {
    const loaded = await loadMatch(database, findGame, 'a');
    expect('match' in loaded && loaded.match).toEqual(match);
  });
});

const CORRUPT_STATE = `'{"rng":[1,2,3,4]'`;
const OTHER_STATE = `'{"rng":[1,2,3,4]}'`;

test.each<[string, string[]]>([
  ['the newest snapshot is cut off', [`UPDATE snapshots SET state = ${CORRUPT_STATE} WHERE idx = ${MOVES}`]],
  ['the newest snapshot holds another state', [`UPDATE snapshots SET state = ${OTHER_STATE} WHERE idx = ${MOVES}`]],
  ['the newest snapshot has a wrong hash', [`UPDATE snapshots SET hash = 'nonsense' WHERE idx = ${MOVES}`]],
  ['the two newest snapshots are damaged', [`UPDATE snapshots SET state = 'x' WHERE idx >= 40`]],
  ['every snapshot is damaged', [`UPDATE snapshots SET state = 'x'`]],
  ['there is no snapshot at all', ['DELETE FROM snapshots']],
  ['the line in the list is unreadable', [`UPDATE matches SET summary = 'x'`]],
])('%s: the match is rebuilt from what is left', async (_name, statements) => {
  const { database, hash } = await damaged(...statements);
  const loaded = await loadMatch(database, findGame, 'a');
  expect(loaded.problem).toBeNull();
  expect('match' in loaded && stateHash(loaded.match.state)).toBe(hash);
});

test.each<[string, string, string]>([
  ['a move is missing', 'DELETE FROM moves WHERE idx = 30', 'problems.moveMissing'],
  ['a move is unreadable', `UPDATE moves SET action = '{"type":' WHERE idx = 30`, 'problems.moveUnreadable'],
  ['a move is no action', `UPDATE moves SET action = '7' WHERE idx = 30`, 'problems.moveUnreadable'],
  [
    'a move is illegal',
    `UPDATE moves SET action = '{"type":"takeBack","pearl":1}' WHERE idx = 30`,
    'problems.moveIllegal',
  ],
  [
    'a move is of a seat that is not to move',
    'UPDATE moves SET seat = seat + 1 WHERE idx = 30',
    'problems.moveIllegal',
  ],
  [
    'a move is of no kind that the game has',
    `UPDATE moves SET action = '{"type":"teleport"}' WHERE idx = 30`,
    'problems.moveIllegal',
  ],
  ['a hash is wrong', `UPDATE moves SET hash = 'nonsense' WHERE idx = 30`, 'problems.moveDiffers'],
])('%s in the past: it is told, and the match goes on from its newest snapshot', async (_name, statement, key) => {
  const { database, hash } = await damaged(statement);
  const rows = await rowCounts(database);
  const history = await loadHistory(database, findGame, 'a');
  expect(history.problem).toMatchObject({ key, params: { move: 31 } });
  const loaded = await loadMatch(database, findGame, 'a');
  expect('match' in loaded && stateHash(loaded.match.state)).toBe(hash);
  expect(await rowCounts(database)).toEqual(rows);
});

test('damage after the newest valid snapshot is told with its move, nothing is deleted, and the part before can be looked at', async () => {
  const { database } = await damaged(
    `UPDATE snapshots SET state = 'x' WHERE idx = ${MOVES}`,
    `UPDATE moves SET action = 'x' WHERE idx = 47`,
  );
  const rows = await rowCounts(database);
  expect(await loadMatch(database, findGame, 'a')).toEqual({
    problem: { key: 'problems.moveUnreadable', params: { move: 48 } },
  });
  const history = await loadHistory(database, findGame, 'a');
  expect('match' in history && history.match.moves).toBe(47);
  expect(await rowCounts(database)).toEqual(rows);
});

test('the last move missing is noticed although nothing follows it', async () => {
  const { database } = await damaged(
    `DELETE FROM moves WHERE idx = ${MOVES - 1}`,
    `DELETE FROM snapshots WHERE idx = ${MOVES}`,
  );
  expect(await loadMatch(database, findGame, 'a')).toEqual({
    problem: { key: 'problems.moveMissing', params: { move: MOVES } },
  });
});

test.each<[string, string, string]>([
  ['a game that this app does not know', `UPDATE matches SET game = 'chess'`, 'problems.unknownGame'],
  ['a setup cut off', `UPDATE matches SET setup = '{"config":'`, 'problems.damagedSetup'],
  ['a setup without seats', `UPDATE matches SET setup = '{"config":{},"seats":[],"seed":1}'`, 'problems.damagedSetup'],
])('%s: the match is listed with its problem and kept', async (_name, statement, key) => {
  const { database } = await damaged(statement);
  const rows = await rowCounts(database);
  const [summary] = await listMatches(database, (id) => findGame(id) !== undefined);
  expect(summary).toMatchObject({ id: 'a', name: 'Friday', problem: { key } });
  expect((await loadMatch(database, findGame, 'a')).problem).toMatchObject({ key });
  expect(await rowCounts(database)).toEqual(rows);
});

test('options that the game does not allow make the match unplayable but keep it', async () => {
  const { database } = await damaged(`UPDATE matches SET setup = json_set(setup, '$.config.starter', 'the cat')`);
  expect(await loadMatch(database, findGame, 'a')).toEqual({ problem: { key: 'problems.damagedSetup' } });
  expect(await database.all('SELECT id FROM matches')).toEqual([{ id: 'a' }]);
});

test('a match of other rules goes on from its newest snapshot', async () => {
  const { database, hash } = await damaged(`UPDATE moves SET hash = 'of other rules' WHERE idx < ${MOVES - 1}`);
  const loaded = await loadMatch(database, findNewer, 'a');
  expect(loaded.problem).toBeNull();
  expect('match' in loaded && { moves: loaded.match.moves, hash: stateHash(loaded.match.state) }).toEqual({
    moves: MOVES,
    hash,
  });
});

test('where rules disagree after the newest valid snapshot, the match goes on from there and says so', async () => {
  const { database } = await damaged(
    `UPDATE snapshots SET state = 'x' WHERE idx = ${MOVES}`,
    `UPDATE moves SET hash = 'of other rules' WHERE idx = 43`,
  );
  const loaded = await loadMatch(database, findNewer, 'a');
  expect(loaded).toMatchObject({
    problem: { key: 'problems.rulesChanged', params: { move: 43, moves: MOVES } },
    match: { moves: 43 },
  });
});

test('there is no match with an unknown id', async () => {
  expect(await loadMatch(openDatabase(), findGame, 'nobody')).toEqual({ problem: { key: 'problems.matchGone' } });
});

test('the history of a sound match begins with its first move', async () => {
  const { database, hash } = await damaged();
  const history = await loadHistory(database, findGame, 'a');
  expect(
    'match' in history && {
      played: history.played.length,
      last: history.played.at(-1)?.hash,
      first: stateHash(history.first),
    },
  ).toEqual({
    played: MOVES,
    last: hash,
    first: stateHash(GAMES.molthar.setup(GAMES.molthar.parseConfig({}), 3, 20251)),
  });
});
