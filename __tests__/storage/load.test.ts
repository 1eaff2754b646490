import { anyGame, canUndo, stateHash } from '@/engine';
import { GAMES } from '@/games';
import { molthar } from '@/games/molthar/rules';
import { listMatches, loadMatch, openHistory, type Database, type History } from '@/storage';
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

async function historyOf(database: Database, find = findGame): Promise<History> {
  const history = await openHistory(database, find, 'a');
  if ('problem' in history) throw new Error(history.problem.key);
  return history;
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
  const history = await historyOf(database);
  expect((await history.at(30)).gap).toBeNull();
  expect(await history.at(31)).toMatchObject({
    shown: 30,
    gap: { words: { key, params: { move: 31 } }, older: false },
  });
  expect(await history.at(40)).toMatchObject({ shown: 40, gap: { words: { key } }, events: [] });
  expect((await history.at(41)).gap).toBeNull();
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
  const history = await historyOf(database);
  expect(await history.at(47)).toMatchObject({ shown: 47, gap: null });
  expect(await history.at(MOVES)).toMatchObject({ shown: 47, gap: { words: { params: { move: 48 } } } });
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

test('where older rules disagree after the newest valid snapshot, the match can be looked at and loses no move', async () => {
  const { database } = await damaged(
    `UPDATE snapshots SET state = 'x' WHERE idx = ${MOVES}`,
    `UPDATE moves SET hash = 'of other rules' WHERE idx = 43`,
  );
  const rows = await rowCounts(database);
  expect(await loadMatch(database, findNewer, 'a')).toEqual({ problem: { key: 'problems.olderRulesStuck' } });
  const history = await historyOf(database, findNewer);
  expect(await history.at(43)).toMatchObject({ shown: 43, gap: null });
  expect(await history.at(44)).toMatchObject({
    shown: 43,
    gap: { words: { key: 'problems.olderRules', params: { move: 44, version: molthar.rulesVersion } }, older: true },
  });
  expect(await rowCounts(database)).toEqual(rows);
});

test('newer rules than the app has are refused in words, and the match is left as it is', async () => {
  const { database } = await damaged(`UPDATE matches SET rules_version = 7`, `UPDATE moves SET rules_version = 7`);
  const refused = {
    problem: { key: 'problems.newerRules', params: { theirs: 7, ours: molthar.rulesVersion } },
    leave: true,
  };
  expect(await loadMatch(database, findGame, 'a')).toEqual(refused);
  expect(await openHistory(database, findGame, 'a')).toEqual(refused);
});

test.each<[string, string]>([
  ['a field is missing', `json_remove(state, '$.trigger')`],
  ['a field is unknown', `json_set(state, '$.weather', 'rain')`],
  ['a field holds something else', `json_set(state, '$.turn', 7)`],
])('a snapshot in which %s is never shown, though its hash is right', async (_name, change) => {
  const { database, hash } = await damaged(`UPDATE snapshots SET state = ${change} WHERE idx >= 40`);
  for (const { idx, state } of await database.all<{ idx: number; state: string }>('SELECT idx, state FROM snapshots'))
    await database.run('UPDATE snapshots SET hash = ? WHERE idx = ?', [stateHash(JSON.parse(state)), idx]);
  await database.exec('DELETE FROM snapshots WHERE idx = 40');
  await database.exec(
    `UPDATE moves SET hash = (SELECT hash FROM snapshots WHERE idx = ${MOVES}) WHERE idx = ${MOVES - 1}`,
  );
  const loaded = await loadMatch(database, findGame, 'a');
  expect(loaded).toEqual({ problem: { key: 'problems.moveDiffers', params: { move: MOVES } } });
  expect(stateHash((await (await historyOf(database)).at(MOVES - 1)).state)).not.toBe(hash);
});

test('there is no match with an unknown id', async () => {
  expect(await loadMatch(openDatabase(), findGame, 'nobody')).toEqual({ problem: { key: 'problems.matchGone' } });
});

test('the history of a sound match begins with its first move and knows every moment', async () => {
  const { database, hash } = await damaged();
  const history = await historyOf(database);
  expect(history).toMatchObject({ first: 0, last: MOVES });
  const first = GAMES.molthar.setup(GAMES.molthar.parseConfig({}), 3, 20251);
  expect(stateHash((await history.at(0)).state)).toBe(stateHash(first));
  expect(stateHash((await history.at(MOVES)).state)).toBe(hash);
  const rows = await database.all<{ idx: number; hash: string }>('SELECT idx, hash FROM moves');
  for (const row of [...rows].reverse()) expect(stateHash((await history.at(row.idx + 1)).state)).toBe(row.hash);
});

test('scores are those of the views, whether stored with their moves or worked out', async () => {
  const { database } = await damaged();
  const history = await historyOf(database);
  const scores = await history.scores();
  expect(scores).toHaveLength(MOVES + 1);
  const view = GAMES.molthar.view((await history.at(33)).state, 'table');
  expect(scores[33]).toMatchObject({ scores: GAMES.molthar.scores(view), progress: GAMES.molthar.progress(view) });
  await database.exec('UPDATE moves SET standing = NULL WHERE idx > 20');
  const workedOut = (await history.scores()).map(({ progress, scores: each }) => ({ progress, scores: each }));
  expect(workedOut).toEqual(scores.map(({ progress, scores: each }) => ({ progress, scores: each })));
});
