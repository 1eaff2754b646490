import type { Viewer } from '@/engine';
import type { View } from '@/games/molthar/rules/types';
import { closeMatch, layDeviceDown, loadLog, openMatch, type OpenTable } from '@/store';
import { playFirst, seat, settled, sitDown, startApp, until, type App } from '../support/store';

const PEOPLE = [seat('Ana'), seat('Ben'), seat('Cleo')];
const MIXED = [seat('Ana'), seat('Bot', 'bot'), seat('Ben')];

let made: App;
beforeEach(async () => {
  made = await startApp();
});
afterEach(async () => {
  made.store.dispatch(closeMatch());
  await made.env.database.close();
});

const view = () => made.table().view as unknown as View;
const visibleHands = () => view().players.flatMap(({ hand }, player) => (hand ? [player] : []));

/** What the log tells of the newest moves. */
const linesOf = ({ recent }: OpenTable<object, object>) => recent.flatMap(({ lines }) => lines);

async function wholeLog(id: string, viewer: Viewer) {
  const log = await made.store.dispatch(loadLog(id, viewer));
  if ('problem' in log) throw new Error(log.problem.key);
  return (await log.page(log.first, log.last)).flatMap(({ lines }) => lines);
}

/** Everything that a screen could show of the table, as text. */
function shown(table: OpenTable<object, object>): string {
  return JSON.stringify({ ...table, view: table.view, legal: table.legal(), log: linesOf(table) });
}

/** The person at the table ends the turn. */
async function endTurn(): Promise<void> {
  const { toMove } = made.table();
  while (made.table().toMove[0] === toMove[0] && made.table().needsHandover === null) {
    const types = made
      .table()
      .legal()
      .map(({ type }) => type);
    const quick = ['endTurn', 'finishActions', 'discardToLimit'].find((type) => types.includes(type));
    await playFirst(made, quick);
  }
}

test('opening a match of several people shows nothing hidden until somebody says who it is', async () => {
  await sitDown(made, PEOPLE);
  expect(made.table()).toMatchObject({ viewer: 'table', needsHandover: 0, previousHolder: null });
  expect(made.table().legal()).toEqual([]);
  expect(visibleHands()).toEqual([]);
  made.table().takeDevice();
  expect(made.table()).toMatchObject({ viewer: 0, needsHandover: null });
  expect(visibleHands()).toEqual([0]);
  expect(made.table().legal().length).toBeGreaterThan(0);
});

test('between two turns the table is bare, and the next person sees only the own hand', async () => {
  await sitDown(made, PEOPLE);
  made.table().takeDevice();
  await endTurn();
  expect(made.table()).toMatchObject({
    viewer: 'table',
    needsHandover: 1,
    previousHolder: 0,
    canUndo: false,
  });
  expect(made.table().legal()).toEqual([]);
  expect(visibleHands()).toEqual([]);
  made.table().takeDevice();
  expect(visibleHands()).toEqual([1]);
});

test('nobody can act before taking the device', async () => {
  await sitDown(made, PEOPLE);
  made.table().act({ type: 'takePearl' });
  expect(made.store.getState().match.molthar.pending).toBeNull();
});

test('what one person drew is in no line that the next one reads', async () => {
  await sitDown(made, PEOPLE);
  made.table().takeDevice();
  const fromPile = made
    .table()
    .legal()
    .find((action) => action.type === 'takePearl' && 'from' in action && action.from === 'pile');
  if (!fromPile) throw new Error('no pile');
  made.table().act(fromPile);
  await settled(made);
  const own = linesOf(made.table());
  await endTurn();
  made.table().takeDevice();
  const others = linesOf(made.table()).slice(0, own.length);
  expect(own[0]).not.toEqual(others[0]);
  expect(made.table().viewer).toBe(1);
  expect(shown(made.table())).not.toContain(JSON.stringify(own[0]));
});

test('coming back from the background asks again who holds the device', async () => {
  await sitDown(made, PEOPLE);
  made.table().takeDevice();
  made.store.dispatch(layDeviceDown());
  expect(made.table()).toMatchObject({ viewer: 'table', needsHandover: 0, previousHolder: 0 });
  expect(visibleHands()).toEqual([]);
});

test('one person among bots is never asked', async () => {
  await sitDown(made, [seat('Ana'), seat('Bot', 'bot')]);
  expect(made.table()).toMatchObject({ viewer: 0, needsHandover: null });
  made.store.dispatch(layDeviceDown());
  expect(made.table()).toMatchObject({ viewer: 0, needsHandover: null });
  expect(visibleHands()).toEqual([0]);
});

test('only bots: everybody watches, nobody sees a hand', async () => {
  await sitDown(made, [seat('One', 'bot'), seat('Two', 'bot')]);
  expect(made.table()).toMatchObject({ viewer: 'table', needsHandover: null, thinking: 0 });
  expect(made.table().legal()).toEqual([]);
  expect(visibleHands()).toEqual([]);
});

test('while a bot moves between two people, the one before keeps the device', async () => {
  await sitDown(made, MIXED);
  made.table().takeDevice();
  await endTurn();
  expect(made.table()).toMatchObject({ viewer: 0, thinking: 1, needsHandover: null });
  expect(visibleHands()).toEqual([0]);
  made.table().hurry();
  await until(made, () => made.table().needsHandover === 2);
  expect(visibleHands()).toEqual([]);
});

test('opening the match again asks again', async () => {
  const id = await sitDown(made, PEOPLE);
  made.table().takeDevice();
  await playFirst(made);
  await made.store.dispatch(openMatch(id));
  expect(made.table()).toMatchObject({ viewer: 'table', needsHandover: 0 });
});

test('the whole log is written for its reader', async () => {
  const id = await sitDown(made, PEOPLE);
  made.table().takeDevice();
  const fromPile = made
    .table()
    .legal()
    .find((action) => action.type === 'takePearl' && 'from' in action && action.from === 'pile');
  if (!fromPile) throw new Error('no pile');
  made.table().act(fromPile);
  await settled(made);
  const [own, table] = [await wholeLog(id, 0), await wholeLog(id, 'table')];
  expect(own).toEqual(linesOf(made.table()));
  expect(table).not.toEqual(own);
  expect(table).toHaveLength(own.length);
});
