import { fireEvent, screen, within } from '@testing-library/react-native';
import { databaseFile } from '@/storage';
import { closeDatabases, openDatabase } from '../../../support/database';
import { openApp, press, settle, write } from '../../../support/openApp';

/** To the armies of a scenario. */
async function openArmies(): Promise<void> {
  await openApp('/new/portal');
  await press('option:plan');
  await press('option:plan:scenario');
  await press('new:next');
  await press('new:next');
}

/** To the army of the first seat, and from there to its workshop. */
async function openBuilder(from: 'new' | 'copy:knights'): Promise<void> {
  await openArmies();
  await press('seat:army:0');
  await press(`armies:${from}`);
  expect(screen.getByTestId('builder')).toBeOnTheScreen();
}

const points = () => screen.getByTestId('army:points');

async function kept(): Promise<readonly { readonly name: string; readonly contents: string }[]> {
  screen.unmount();
  const rows = await openDatabase(databaseFile(1)).all<{ name: string; contents: string }>(
    'SELECT name, contents FROM keepsakes ORDER BY rowid',
    [],
  );
  await closeDatabases();
  return rows;
}

test('PORT-034 a copy of the knights: attributes of a D10 are locked, tappable, and say why', async () => {
  await openBuilder('copy:knights');
  expect(points()).toHaveTextContent(/600of 600 points, 0 left5 units · 34 of 60 figures/);
  await press('unit:1');
  await press('attribute:luck');
  expect(screen.getByTestId('why')).toHaveTextContent(/Attributes need a D12 or a D20\. This is a D10\..*PORT-034/s);
  await press('why:rule');
  expect(screen.getByTestId('rule')).toHaveTextContent(/Attributes are for soldiers, mounts and vehicles/);
  expect(points()).toHaveTextContent(/^600/);
});

test('PORT-044 a band is never smaller than three: less is refused with its rule', async () => {
  await openBuilder('copy:knights');
  await press('unit:1');
  await press('part:1');
  await press('count:less');
  expect(points()).toHaveTextContent(/^560/);
  await press('count:less');
  expect(screen.getByTestId('why')).toHaveTextContent(/A band has 3 to 20 members, this one 2\./);
  expect(points()).toHaveTextContent(/^560/);
});

test('PORT-051 an army is built from nothing, over the size is said, and ready it is kept and fielded', async () => {
  await openBuilder('new');
  expect(screen.getByTestId('army:ready')).toHaveAccessibleName(/An army has at least one/);
  await press('army:rename');
  await write('name:field', 'The Iron Ring');
  fireEvent(screen.getByTestId('name:field'), 'submitEditing');
  await settle();
  await press('army:add');
  await press('add:hero');
  await press('die:20');
  await press('attribute:magic');
  await press('spell:zap');
  expect(points()).toHaveTextContent(/^270/);
  await press('unit:copy');
  await press('unit:copy');
  expect(screen.getByTestId('army:fault')).toHaveTextContent(/210 over: 810 of 600 points/);
  await press('unit:remove');
  expect(screen.queryByTestId('army:fault')).toBeNull();
  await press('army:ready');
  expect(screen.queryByTestId('builder')).toBeNull();
  expect(screen.getByTestId('seat:army:0')).toHaveAccessibleName(
    'Player 1: The Iron Ring, 540 of 600 points · 2 units · 2 figures',
  );
  const [army] = await kept();
  expect(army?.name).toBe('The Iron Ring');
  expect(JSON.parse(army?.contents ?? '')).toMatchObject({ total: 540, units: [{ kind: 'lone' }, { kind: 'lone' }] });
});

test('PORT-026 a vehicle shows its payload and refuses what it cannot carry', async () => {
  await openBuilder('new');
  await press('army:add');
  await press('add:vehicle');
  expect(screen.getByTestId('payload')).toHaveTextContent(/Payload: 24 of 100/);
  await press('mounting:add');
  await press('mounting:add:gatling');
  expect(screen.getByTestId('payload')).toHaveTextContent(/Payload: 74 of 100/);
  await press('mounting:add');
  await press('mounting:add:swivelGun');
  expect(screen.getByTestId('why')).toHaveTextContent(/Crew and weapons cost 124, the hull carries 100\./);
  await press('die:12');
  await press('mounting:add');
  await press('mounting:add:swivelGun');
  expect(screen.getByTestId('payload')).toHaveTextContent(/Payload: 124 of 200/);
});

test('an own army is chosen again, and leaving a changed one asks first', async () => {
  await openArmies();
  await press('seat:army:1');
  await press('armies:own:The Iron Ring');
  expect(screen.getByTestId('seat:army:1')).toHaveAccessibleName(/The Iron Ring/);
  await press('seat:army:1');
  await press('armies:edit:The Iron Ring');
  await press('unit:0');
  await press('unit:copy');
  fireEvent.press(within(screen.getByTestId('builder')).getByTestId('top:back'));
  await settle();
  expect(screen.getByTestId('leave')).toBeOnTheScreen();
});
