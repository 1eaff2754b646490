import { fireEvent, screen } from '@testing-library/react-native';
import { databaseFile } from '@/storage';
import { closeDatabases, openDatabase, storeMatch } from '../../support/database';
import { openApp, press, settle } from '../../support/openApp';

const MOVES = 300;

beforeAll(async () => {
  // The file that the app itself opens.
  await storeMatch(openDatabase(databaseFile(1)), 'friday', MOVES);
  await closeDatabases();
});

const rows = () => screen.getAllByTestId('log:row');
const list = () => screen.getByTestId('log:lines');
const read = (): number => list().props.data.length;

async function openLog(): Promise<void> {
  await openApp('/play/friday');
  await settle();
  await press('handover:ready');
  await settle(2000);
  await press('log:open');
}

test('of a long log only what is near the window is drawn, and older moves are read when one scrolls to them', async () => {
  await openLog();
  const [few, known] = [rows().length, read()];
  expect(few).toBeGreaterThan(10);
  expect(few).toBeLessThan(60);
  expect(known).toBeLessThan(MOVES);
  const newest = rows()[0].props['aria-label'];

  fireEvent(list(), 'endReached', { distanceFromEnd: 0 });
  await settle();
  expect(read()).toBeGreaterThan(known);
  expect(rows()[0].props['aria-label']).toBe(newest);

  for (let before = 0; before !== read();) {
    before = read();
    fireEvent(list(), 'endReached', { distanceFromEnd: 0 });
    await settle(100);
  }
  expect(list().props.data.at(-1).key).toMatch(/^1\./);
  expect(rows().length).toBeLessThan(read());
});
