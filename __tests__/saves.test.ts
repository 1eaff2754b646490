import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { stateHash, type AnyGame, type Opaque, type Words } from '@/engine';
import { GAME_IDS, GAMES, type GameId } from '@/games';
import { makeStore } from '@/store/makeStore';
import type { AppDispatch } from '@/store/state';
import { duplicateMatch, importMatch, playOnFrom, rematch } from '@/store/thunks/create';
import { exportMatch, loadLog, loadReplay } from '@/store/thunks/matches';
import { start } from '@/store/thunks/start';
import { act, closeMatch, hold, openMatch } from '@/store/thunks/table';
import { TRIALS } from './games';
import { nodeServices } from './support/nodeServices';

/** What every version that was given to players has written. */
const FOLDER = join(__dirname, 'saves');
const VERSIONS = readdirSync(FOLDER);
const unpack = (...path: string[]) => gunzipSync(readFileSync(join(FOLDER, ...path)));
const FILES = VERSIONS.flatMap((version) =>
  readdirSync(join(FOLDER, version))
    .filter((file) => file.endsWith('.json.gz'))
    .map((file) => ({ version, file, id: file.replace('.gatehouse.json.gz', '') })),
);

/**
 * Matches in which rules of a later version lead elsewhere somewhere: further actions of a Golem (MOL-D04), and the one who had
 * turned the portal was asked for a card (MOR-245). All others are replayed move by move as ever.
 */
const OTHERWISE = [
  '0.1.0 molthar-2-end',
  '0.1.0 molthar-4-end',
  '0.1.0 molthar-5-end',
  '0.1.0 morth-rivals-3-middle',
  '0.1.0 morth-rivals-3-end',
];
const goesOtherwise = ({ version, id }: { version: string; id: string }) => OTHERWISE.includes(`${version} ${id}`);

type Games = Readonly<Record<GameId, AnyGame>>;
const TODAY: Games = GAMES;
const changed = (refuses?: () => Words) =>
  Object.fromEntries(GAME_IDS.map((id) => [id, TRIALS[id].saves.changed(refuses)])) as Games;
const CHANGED = changed();
const WHY: Words = { key: 'problems.moveMissing', params: { move: 1 } };
const REFUSING = changed(() => WHY);

let folder = '';
let ids = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-saves-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of its own with everything that a version had stored. */
function databaseOf(version: string): string {
  const file = join(folder, `matches-${++ids}.db`);
  writeFileSync(file, unpack(version, 'matches.db.gz'));
  return file;
}

/** The app on a file; only the device is made up. */
async function openApp(file: string, games: Games) {
  const { store, env } = makeStore(nodeServices(file, { now: () => 5000, newId: () => `new-${++ids}` }), games);
  const dispatch: AppDispatch = store.dispatch;
  await dispatch(start());
  return { store, dispatch, database: env.database, games };
}
type App = Awaited<ReturnType<typeof openApp>>;

/** Opens a match at its table, with the bots waiting, and looks at it from all sides. */
async function sitDown({ store, dispatch, games }: App, id: string) {
  const opened = await dispatch(openMatch(id));
  if ('problem' in opened) throw new Error(`${id}: ${opened.problem.key}`);
  const { gameId } = opened;
  dispatch(hold(gameId, true));
  const { match, problem } = store.getState().match[gameId];
  if (!match) throw new Error(`${id} is not open`);
  const game = games[gameId];
  const views = ['table' as const, ...Array.from({ length: match.setup.seats }, (_, seat) => seat)].map((viewer) =>
    game.view(match.state, viewer),
  );
  expect(views.map((view) => game.scores(view).length)).toEqual(views.map(() => match.setup.seats));
  return { gameId, game, match, problem };
}

/** One more move of whoever is to move. */
async function playOne(app: App, { gameId, game, match }: Awaited<ReturnType<typeof sitDown>>): Promise<void> {
  const [seat] = game.toMove(match.state);
  const [action] = game.legalActions(match.state, seat);
  app.dispatch(act(gameId, { seat, action }));
  await new Promise<void>((resolve) => {
    const stop = app.store.subscribe(() => {
      if (app.store.getState().match[gameId].pending !== null) return;
      stop();
      resolve();
    });
  });
  expect(app.store.getState().notices.list).toEqual([]);
}

const rowsOf = (app: App, id: string) =>
  app.database.all<{ seat: number; action: string; hash: string; rules_version: number }>(
    'SELECT seat, action, hash, rules_version FROM moves WHERE match_id = ? ORDER BY idx',
    [id],
  );

async function framesOf({ dispatch }: App, id: string) {
  const replay = await dispatch(loadReplay(id));
  if ('problem' in replay) throw new Error(replay.problem.key);
  const frames = [];
  for (let moves = replay.first; moves <= replay.last; moves++) frames.push(await replay.frame(moves));
  expect(await replay.scores()).toHaveLength(replay.last - replay.first + 1);
  return frames;
}

async function textOf({ dispatch }: App, id: string): Promise<string> {
  const exported = await dispatch(exportMatch(id));
  if ('problem' in exported) throw new Error(exported.problem.key);
  return exported.text;
}

async function idOf(made: Promise<{ readonly id: string } | { readonly problem: Words }>): Promise<string> {
  const answer = await made;
  if ('problem' in answer) throw new Error(answer.problem.key);
  return answer.id;
}

test('there are saves of every game, in the middle and at the end, and a file of each', () => {
  expect(VERSIONS.length).toBeGreaterThan(0);
  expect(new Set(FILES.map(({ id }) => id.split('-')[0]))).toEqual(new Set(Object.keys(GAMES)));
  expect(FILES.filter(({ id }) => id.endsWith('-middle'))).toHaveLength(FILES.length / 2);
});

/** Everything that players do with a save. Gives what the replay showed before the move that it plays. */
async function throughAll(games: Games, version: string, id: string) {
  const file = databaseOf(version);
  const first = await openApp(file, games);
  const before = await rowsOf(first, id);
  const table = await sitDown(first, id);
  expect(table).toMatchObject({ problem: null, match: { moves: before.length } });
  const frames = await framesOf(first, id);
  expect(frames.at(-1)).toMatchObject({ moves: before.length, shown: before.length });
  const isOver = table.game.toMove(table.match.state).length === 0;
  expect(isOver).toBe(id.endsWith('-end'));
  if (!isOver) await playOne(first, table);
  const after = first.store.getState().match[table.gameId].match;
  first.dispatch(closeMatch());
  await first.database.close();

  const second = await openApp(file, games);
  const { match, problem } = await sitDown(second, id);
  expect({ moves: match.moves, problem, hash: stateHash(match.state) }).toEqual({
    moves: before.length + (isOver ? 0 : 1),
    problem: null,
    hash: stateHash(after?.state),
  });
  const rows = await rowsOf(second, id);
  expect(rows.slice(0, before.length)).toEqual(before);
  expect(rows.slice(before.length).map((row) => row.rules_version)).toEqual(
    isOver ? [] : [games[table.gameId].rulesVersion],
  );

  const copies = [
    await idOf(second.dispatch(importMatch(await textOf(second, id)))),
    await idOf(second.dispatch(duplicateMatch(id))),
  ];
  for (const copy of copies) {
    expect(stateHash((await sitDown(second, copy)).match.state)).toBe(stateHash(match.state));
    expect(await rowsOf(second, copy)).toEqual(rows);
    expect(await framesOf(second, copy)).toEqual(await framesOf(second, id));
  }
  const again = await sitDown(second, await idOf(second.dispatch(rematch(id))));
  expect(again.match.moves).toBe(0);
  const branch = await sitDown(second, await idOf(second.dispatch(playOnFrom(id, 20))));
  expect(branch.match.moves).toBe(20);
  if (branch.game.toMove(branch.match.state).length > 0) await playOne(second, branch);
  const log = await second.dispatch(loadLog(id, 0));
  const entries = 'page' in log ? await log.page(0, log.last) : [];
  expect(entries).toHaveLength(match.moves);
  const halfway = await second.dispatch(playOnFrom(id, 21));
  expect(second.store.getState().storage.status).toBe('ready');
  second.dispatch(closeMatch());
  await second.database.close();
  return { frames, halfway, lines: entries.flatMap(({ lines }) => lines), isOver };
}

describe.each(FILES)('$version $id', ({ version, id }) => {
  test('opens, shows, goes on, is given away, taken in and watched as ever', async () => {
    const { frames, halfway, lines } = await throughAll(TODAY, version, id);
    const gaps = frames.filter(({ gap, shown, moves }) => gap !== null || shown !== moves);
    const otherwise = goesOtherwise({ version, id });
    expect(gaps.length > 0).toBe(otherwise);
    expect(gaps.filter(({ gap }) => gap?.key !== 'problems.olderRules')).toEqual([]);
    expect(gaps.filter(({ moves, shown }) => moves % 20 === 0 && shown !== moves)).toEqual([]);
    expect('id' in halfway || otherwise).toBe(true);
    expect(lines.length).toBeGreaterThan(0);
  });

  test('goes through a change of rules: every stored moment is shown, no move is lost', async () => {
    const { frames, halfway, lines } = await throughAll(CHANGED, version, id);
    const last = frames.length - 1;
    const known = frames.filter(({ shown, moves }) => shown === moves).map(({ moves }) => moves);
    const stored = Array.from({ length: Math.floor(last / 20) + 1 }, (_, i) => i * 20);
    expect(known).toEqual([...new Set([...stored, last])]);
    expect(frames.slice(1).every(({ gap, last: move }) => gap?.key === 'problems.olderRules' && move !== null)).toBe(
      true,
    );
    expect(halfway).toMatchObject({ problem: { key: 'problems.olderRules' } });
    expect(lines[0]).toMatchObject({ key: 'problems.olderRules' });
  });

  test('where the new rules have no use for it, that is said in their words and nothing is changed', async () => {
    const app = await openApp(databaseOf(version), REFUSING);
    const before = await app.database.all('SELECT * FROM snapshots WHERE match_id = ?', [id]);
    expect(await app.dispatch(openMatch(id))).toEqual({ problem: WHY });
    expect(await app.dispatch(loadReplay(id))).toEqual({ problem: WHY });
    expect(await app.database.all('SELECT * FROM snapshots WHERE match_id = ?', [id])).toEqual(before);
    await app.database.close();
  });
});

describe.each(FILES.filter((file) => !goesOtherwise(file)))('the file of $version $id', ({ version, file: name }) => {
  test('is taken in by today’s rules, and by later rules once it holds states', async () => {
    const text = unpack(version, name).toString();
    const app = await openApp(join(folder, `fresh-${++ids}.db`), TODAY);
    const taken = await idOf(app.dispatch(importMatch(text)));
    const { match } = await sitDown(app, taken);
    const file = JSON.parse(text) as { moves: { hash: string }[]; snapshots?: unknown[] };
    expect(stateHash(match.state)).toBe(file.moves.at(-1)?.hash);
    // What this version writes today carries the states that later rules need.
    const written = await textOf(app, taken);
    await app.database.close();
    const later = await openApp(join(folder, `fresh-${++ids}.db`), CHANGED);
    // The first version wrote none.
    if (file.snapshots === undefined) {
      expect(await later.dispatch(importMatch(text))).toMatchObject({ problem: { key: 'problems.importOtherRules' } });
      expect(await later.database.all('SELECT id FROM matches')).toEqual([]);
    }
    const upgraded = await idOf(later.dispatch(importMatch(written)));
    expect((await sitDown(later, upgraded)).match.state).toEqual({ inner: match.state, tired: 0 });
    const shown = (await framesOf(later, upgraded)).filter((frame) => frame.shown === frame.moves);
    expect(shown.map(({ moves }) => moves)).toEqual([0, match.moves]);
    await later.database.close();
  });
});

describe.each(FILES.filter(goesOtherwise))('the file of $version $id', ({ version, file }) => {
  test('holds no states to go on from: that is said in words, and nothing of it is stored', async () => {
    const app = await openApp(join(folder, `fresh-${++ids}.db`), TODAY);
    expect(await app.dispatch(importMatch(unpack(version, file).toString()))).toMatchObject({
      problem: { key: 'problems.importOtherRules' },
    });
    expect(await app.database.all('SELECT id FROM matches')).toEqual([]);
    await app.database.close();
  });
});

test('a match that newer rules went on with is refused by this app, in words, and left alone', async () => {
  const [{ version, id }] = FILES;
  const file = databaseOf(version);
  const newer = await openApp(file, CHANGED);
  const middle = id.replace('-end', '-middle');
  const sat = await sitDown(newer, middle);
  await playOne(newer, sat);
  await newer.database.close();
  const app = await openApp(file, TODAY);
  const before = await app.database.all('SELECT * FROM matches ORDER BY id');
  const ours = TODAY[sat.gameId].rulesVersion;
  const refused = { key: 'problems.newerRules', params: { theirs: ours + 1, ours } };
  for (const thunk of [openMatch, loadReplay, exportMatch])
    expect(await app.dispatch(thunk(middle) as ReturnType<typeof openMatch>)).toEqual({ problem: refused });
  expect(await app.dispatch(playOnFrom(middle, 0))).toEqual({ problem: refused });
  expect(await app.database.all('SELECT * FROM matches ORDER BY id')).toEqual(before);
  await app.database.close();
});

test.each(GAME_IDS)('the wrapped rules of %s are other rules indeed', (id) => {
  const [today, other] = [TODAY, CHANGED].map(({ [id]: game }) => {
    const state = game.setup(game.parseConfig({}), 2, 7);
    return { hash: stateHash(state), keys: Object.keys(state as Opaque) };
  });
  expect(other.hash).not.toBe(today.hash);
  expect(other.keys).toEqual(['inner', 'tired']);
});
