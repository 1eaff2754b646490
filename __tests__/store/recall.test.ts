import type { Action, View } from '@/games/morth/rules';
import { changeSettings, closeMatch, type SeatSetup } from '@/store';
import { freshFile } from '../support/database';
import { seat, settled, sitDown, startApp, until, type App } from '../support/store';

let made: App;
afterEach(async () => {
  made.store.dispatch(closeMatch());
  await made.env.database.close();
});

const table = () => made.table('morth');
const view = () => table().view as unknown as View;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const storedMoves = async () => (await made.env.database.all('SELECT hash FROM moves')).length;

async function act(action: Action): Promise<void> {
  table().act(action);
  await settled(made, 'morth');
}

/** At the portal in the first wave: the first seat is to turn or to pass. */
async function atPortal(seats: readonly SeatSetup[], config: object): Promise<void> {
  made = await startApp({ file: freshFile() });
  await sitDown(made, seats, { gameId: 'morth', config: { firstLord: 0, ...config } });
  if (table().needsHandover !== null) table().takeDevice();
  await act({ type: 'rollWave' });
  await until(made, () => !table().busy);
}

const ALONE = [seat('Ana'), seat('Cleo', 'bot')];

test('MOR-056 a pass is on the disk, and comes back while the bot that is next has not acted', async () => {
  await atPortal(ALONE, { mode: 'introductory' });
  await act({ type: 'passPortal' });
  expect(table()).toMatchObject({ thinking: 1, canUndo: true });
  expect(await storedMoves()).toBe(2);
  // Longer than bots otherwise rest before they move.
  await rest(1500);
  expect(table()).toMatchObject({ thinking: 1, canUndo: true, moves: 2 });
  table().undo();
  await settled(made, 'morth');
  expect(await storedMoves()).toBe(1);
  expect(table()).toMatchObject({ thinking: null, toMove: [0], canRedo: true });
  expect(view().phase).toBe('portal');
  // The bot's thoughts ended with the pass: it is not its turn any more.
  await rest(2500);
  expect(table()).toMatchObject({ moves: 1, toMove: [0] });
});

test('MOR-057 once the bot has acted the turn of the spinner is final, and what a bot did is never taken back', async () => {
  await atPortal(ALONE, { mode: 'introductory' });
  await act({ type: 'turnPortal', steps: 1 });
  expect(table().canUndo).toBe(true);
  table().hurry();
  await until(made, () => table().toMove[0] === 0 && !table().busy);
  expect(table().moves).toBeGreaterThan(2);
  expect(table().canUndo).toBe(false);
  const { moves } = table();
  table().undo();
  await settled(made, 'morth');
  expect(table().moves).toBe(moves);
});

test('a bot waits no longer than that, and shorter where everything is faster', async () => {
  await atPortal(ALONE, { mode: 'introductory' });
  await made.store.dispatch(changeSettings({ speed: 4 }));
  await act({ type: 'passPortal' });
  await rest(500);
  expect(table().moves).toBe(2);
  await until(made, () => table().moves > 2);
});

test('MOR-245 bots that are asked for cards answer when the pass cannot come back any more', async () => {
  await atPortal(ALONE, { cardMode: 'asking' });
  while (table().toMove[0] !== 0 || view().responses !== null) await rest(20);
  const { moves } = table();
  await act({ type: 'passPortal' });
  await rest(1500);
  expect(table()).toMatchObject({ moves: moves + 1, canUndo: true });
});

test('people who see the same may take back what another of them passed on, until the next has acted', async () => {
  await atPortal([seat('Ana'), seat('Ben')], { mode: 'introductory' });
  await act({ type: 'passPortal' });
  expect(table()).toMatchObject({ viewer: 1, toMove: [1], canUndo: true });
  table().undo();
  await settled(made, 'morth');
  expect(table()).toMatchObject({ viewer: 0, toMove: [0] });
  await act({ type: 'passPortal' });
  await act({ type: 'passPortal' });
  table().undo();
  await settled(made, 'morth');
  expect(table()).toMatchObject({ toMove: [1], canUndo: false });
});

test('behind a door the next person takes back nothing', async () => {
  await atPortal([seat('Ana'), seat('Ben')], {});
  await made.store.dispatch(changeSettings({ doors: 'always' }));
  table().takeDevice();
  await act({ type: 'passPortal' });
  expect(table()).toMatchObject({ viewer: 'table', canUndo: false });
  table().takeDevice();
  expect(table()).toMatchObject({ viewer: 1, canUndo: false });
});
