import { anyGame, type Tagged } from '@/engine';
import { changeSettings, closeMatch, layDeviceDown } from '@/store';
import { playFirst, seat, settled, sitDown, startApp, until, type App } from '../support/store';
import { openToy } from '../support/toyGame';

const EIGHT = ['Ana', 'Ben', 'Cleo', 'Dora', 'Edda', 'Finn', 'Gus', 'Hedy'].map((name) => seat(name));
const MIXED = [seat('Ana'), seat('Bot', 'bot'), seat('Ben')];
const SETUP = { config: { cards: 24 } };

/** The gate of Molthar leads to the toy game whose hands are open. */
let made: App;
beforeEach(async () => {
  made = await startApp({ games: { molthar: anyGame({ ...openToy, id: 'molthar' }) } });
});
afterEach(async () => {
  made.store.dispatch(closeMatch());
  await made.env.database.close();
});

/** Whoever is to move draws and passes. */
async function turn(): Promise<void> {
  await playFirst(made, 'draw');
  await playFirst(made, 'pass');
}

test('where nothing is hidden the screen follows whoever is to move, round a table of eight, and no door is shut', async () => {
  await sitDown(made, EIGHT, SETUP);
  const seen: unknown[] = [];
  for (let i = 0; i < 9; i++) {
    expect(made.table()).toMatchObject({ hides: false, doors: false, needsHandover: null });
    expect(made.table().legal().length).toBeGreaterThan(0);
    seen.push(made.table().viewer);
    await turn();
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0]);
});

test('nobody is asked again when the app was out of sight', async () => {
  await sitDown(made, EIGHT, SETUP);
  await turn();
  made.store.dispatch(layDeviceDown());
  expect(made.table()).toMatchObject({ viewer: 1, needsHandover: null });
});

test('while a bot moves the screen stays with whoever moved last', async () => {
  await sitDown(made, MIXED, SETUP);
  await turn();
  expect(made.table()).toMatchObject({ viewer: 0, thinking: 1 });
  expect(made.table().legal()).toEqual([]);
  made.store.dispatch(layDeviceDown());
  expect(made.table().viewer).toBe(0);
  made.table().hurry();
  await until(made, () => made.table().viewer === 2);
  expect(made.table().needsHandover).toBeNull();
});

test('who wants a door always has one, also in the middle of a match, and may take it away again', async () => {
  await sitDown(made, EIGHT, SETUP);
  await turn();
  await made.store.dispatch(changeSettings({ doors: 'always' }));
  expect(made.table()).toMatchObject({ doors: true, viewer: 1, needsHandover: null });
  await turn();
  expect(made.table()).toMatchObject({ viewer: 'table', needsHandover: 2 });
  expect(made.table().legal()).toEqual([]);
  await made.store.dispatch(changeSettings({ doors: 'hidden' }));
  expect(made.table()).toMatchObject({ doors: false, viewer: 2, needsHandover: null });
});

test('a door that is always wanted is there when a match is opened, and after a restart', async () => {
  await made.store.dispatch(changeSettings({ doors: 'always' }));
  await sitDown(made, EIGHT, SETUP);
  expect(made.table()).toMatchObject({ viewer: 'table', needsHandover: 0 });
  await made.env.database.close();
  made = await startApp({ file: made.file, games: { molthar: anyGame({ ...openToy, id: 'molthar' }) } });
  expect(made.store.getState().settings.doors).toBe('always');
  expect(made.store.getState().match.molthar.alwaysDoors).toBe(true);
});

test('MOR-017 a first game of Morth has no cards and nothing to close; among rivals the hands are closed, and no door is shut', async () => {
  const two = [seat('Ana'), seat('Ben')];
  const table = () => made.table('morth');
  await sitDown(made, two, { gameId: 'morth', config: { mode: 'introductory', firstLord: 1 } });
  expect(table()).toMatchObject({ hides: false, closed: false, doors: false, viewer: 1, needsHandover: null });
  const first: Tagged | undefined = table().legal().at(0);
  if (!first) throw new Error('nothing to do');
  table().act(first);
  await settled(made, 'morth');
  expect(table().needsHandover).toBeNull();
  expect(table().toMove).toContain(table().viewer);
  await sitDown(made, two, { gameId: 'morth', config: { mode: 'competitive' } });
  expect(table()).toMatchObject({ hides: true, closed: true, doors: false, needsHandover: null });
});
