import { stateHash } from '@/engine';
import {
  closeMatch,
  createMatch,
  duplicateMatch,
  eraseMatch,
  exportMatch,
  importMatch,
  loadReplay,
  openMatch,
  playOnFrom,
  refreshDeleted,
  refreshMatches,
  rematch,
  removeMatch,
  renameMatch,
  restoreMatch,
  runNoticeAction,
  type Created,
} from '@/store';
import { playFirst, seat, sitDown, startApp, type App } from '../support/store';

const TWO = [seat('Ana'), seat('Ben')];

let made: App;
let id: string;
beforeEach(async () => {
  made = await startApp();
  id = await sitDown(made, TWO);
  for (let i = 0; i < 6; i++) await playFirst(made);
});
afterEach(async () => {
  made.store.dispatch(closeMatch());
  await made.env.database.close();
});

const list = () => made.store.getState().matches.list;
const hash = () => stateHash(made.store.getState().match.molthar.match?.state);

async function open(created: Created): Promise<string> {
  if ('problem' in created) throw new Error(created.problem.key);
  await made.store.dispatch(openMatch(created.id));
  return created.id;
}

test('whoever asks three times for the same before it is there gets one match', async () => {
  const setup = { gameId: 'molthar', config: {}, seats: TWO } as const;
  const ask = () => made.store.dispatch(createMatch(setup));
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(list()).toHaveLength(2);
  await ask();
  expect(list()).toHaveLength(3);
  await Promise.all([1, 2, 3].map(() => made.store.dispatch(rematch(id))));
  expect(list()).toHaveLength(4);
});

test('a match can be renamed; a name of spaces is ignored', async () => {
  await made.store.dispatch(renameMatch(id, '  Rainy Sunday  '));
  expect(list()).toMatchObject([{ id, name: 'Rainy Sunday' }]);
  await made.store.dispatch(renameMatch(id, '   '));
  expect(list()).toMatchObject([{ id, name: 'Rainy Sunday' }]);
});

test('a copy stands where the match stood and goes its own way', async () => {
  const before = hash();
  const copy = await open(await made.store.dispatch(duplicateMatch(id)));
  expect(
    list()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Ana, Ben', 'Ana, Ben (2)']);
  expect(hash()).toBe(before);
  await playFirst(made);
  expect(list()).toMatchObject([
    { id: copy, moves: 7 },
    { id, moves: 6 },
  ]);
});

test('a deleted match leaves the list and comes back by the button of the message', async () => {
  await made.store.dispatch(removeMatch(id));
  expect(list()).toEqual([]);
  const [notice] = made.store.getState().notices.list;
  expect(notice.words).toEqual({ key: 'problems.matchRemoved', params: { name: 'Ana, Ben' } });
  await made.store.dispatch(runNoticeAction(notice));
  expect(list()).toMatchObject([{ id, moves: 6 }]);
  expect(made.store.getState().notices.list).toEqual([]);
});

test('two matches of one name that are deleted one after the other both offer a way back', async () => {
  const copy = await open(await made.store.dispatch(duplicateMatch(id)));
  await made.store.dispatch(renameMatch(copy, 'Ana, Ben'));
  await made.store.dispatch(removeMatch(id));
  await made.store.dispatch(removeMatch(copy));
  expect(made.store.getState().matches.deleted.map((match) => match.id)).toEqual([copy, id]);
  for (const notice of made.store.getState().notices.list) await made.store.dispatch(runNoticeAction(notice));
  expect(
    list()
      .map((match) => match.id)
      .sort(),
  ).toEqual([id, copy].sort());
  expect(made.store.getState().matches.deleted).toEqual([]);
});

test('what is deleted for good is gone, and what is not deleted cannot be', async () => {
  await made.store.dispatch(eraseMatch(id));
  await made.store.dispatch(refreshMatches());
  expect(list()).toMatchObject([{ id }]);
  await made.store.dispatch(removeMatch(id));
  await made.store.dispatch(eraseMatch(id));
  await made.store.dispatch(refreshDeleted());
  expect(made.store.getState().matches.deleted).toEqual([]);
  await made.store.dispatch(restoreMatch(id));
  expect(list()).toEqual([]);
});

test('a deleted match cannot be opened', async () => {
  await made.store.dispatch(removeMatch(id));
  expect(await made.store.dispatch(openMatch(id))).toEqual({ problem: { key: 'problems.matchGone' } });
});

test('a match given away as a file and taken in again is the same match', async () => {
  const before = hash();
  const exported = await made.store.dispatch(exportMatch(id));
  if ('problem' in exported) throw new Error(exported.problem.key);
  expect(exported.fileName).toBe('molthar-Ana-Ben.gatehouse.json');
  const taken = await open(await made.store.dispatch(importMatch(exported.text)));
  expect(taken).not.toBe(id);
  expect(hash()).toBe(before);
  expect(list()).toMatchObject([{ id: taken, moves: 6, name: 'Ana, Ben' }, { id }]);
  await playFirst(made);
  expect(made.store.getState().match.molthar.match?.moves).toBe(7);
});

test('a bad file is refused in words and stores nothing', async () => {
  const exported = await made.store.dispatch(exportMatch(id));
  if ('problem' in exported) throw new Error(exported.problem.key);
  expect(await made.store.dispatch(importMatch(exported.text.slice(0, -40)))).toEqual({
    problem: { key: 'problems.importTruncated' },
  });
  expect(list()).toHaveLength(1);
  expect(await made.env.database.all('SELECT id FROM matches')).toHaveLength(1);
});

test('a rematch is a new deal with everybody moved up a seat', async () => {
  const again = await open(await made.store.dispatch(rematch(id)));
  expect(made.table()).toMatchObject({ matchId: again, seats: [{ name: 'Ben' }, { name: 'Ana' }] });
  expect(made.store.getState().match.molthar.match).toMatchObject({
    moves: 0,
    setup: { seed: 4711, config: { starter: 0 } },
  });
});

test('a replay shows every moment and touches nothing', async () => {
  const before = made.store.getState().match.molthar;
  const replay = await made.store.dispatch(loadReplay(id));
  if (!('frame' in replay)) throw new Error(replay.problem.key);
  expect(replay).toMatchObject({ first: 0, last: 6, viewer: 'table', gameId: 'molthar' });
  expect(await replay.frame(0)).toMatchObject({ moves: 0, last: null, gap: null });
  const third = (await replay.frame(3)).last;
  expect(third).toMatchObject({ number: 3, seat: expect.any(Number) });
  expect(third?.lines.length).toBeGreaterThan(0);
  const there = await replay.frame(4);
  expect(there).toMatchObject({ moves: 4, shown: 4, gap: null });
  await replay.frame(1);
  expect(await replay.frame(4)).toEqual(there);
  expect(await replay.frame(99)).toEqual(await replay.frame(6));
  const done: number[] = [];
  expect(await replay.scores((part) => void done.push(part))).toHaveLength(7);
  expect(done).toEqual([1]);
  expect(made.store.getState().match.molthar).toBe(before);
});

test('playing on from a moment of a replay makes a new match there', async () => {
  const replay = await made.store.dispatch(loadReplay(id));
  const branch = await open(await made.store.dispatch(playOnFrom(id, 3)));
  expect('frame' in replay && (await replay.frame(3)).view).toEqual(made.table().view);
  expect(list()).toMatchObject([
    { id: branch, moves: 3, name: 'Ana, Ben (2)' },
    { id, moves: 6 },
  ]);
  await playFirst(made);
  expect(made.store.getState().match.molthar.match?.moves).toBe(4);
  expect(await made.store.dispatch(playOnFrom(id, 50))).toEqual({
    problem: { key: 'problems.moveMissing', params: { move: 50 } },
  });
});
