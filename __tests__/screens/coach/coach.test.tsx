import { screen } from '@testing-library/react-native';
import { openApp, press, settle } from '../../support/openApp';

/** Alone against bots, the person begins. */
async function sitDown(): Promise<void> {
  await openApp('/new/molthar');
  await press('new:mode:alone');
  await press('option:starter');
  await press('option:starter:0');
  await press('new:start');
}

async function choose(setting: string, value: string): Promise<void> {
  await openApp('/settings');
  await press(`settings:${setting}`);
  await press(`settings:${setting}:${value}`);
}

const GOLD = /^action:(takePearl|placeCharacter|confirm|activate)$/;

/** Rings are for eyes only: what they lie round says so itself. */
const rings = () => screen.queryAllByTestId('lesson:ring', { includeHiddenElements: true }).length;

/** Lets the coach think to its end. */
async function untilSaid(): Promise<void> {
  for (let waited = 0; waited < 100 && rings() === 0; waited++) await settle(100);
}

test('What now? lays a move out, points at it and says why; the gold button does just that', async () => {
  await sitDown();
  expect(screen.queryByTestId('advice')).toBeNull();
  await press('coach:ask');
  await untilSaid();
  expect(screen.getByTestId('advice:words')).toHaveTextContent(/^(Take|Draw|Bring|Lay out) .*\. .+\.$/);
  expect(rings()).toBeGreaterThan(0);
  expect(screen.getByTestId('coach:ask')).toBeExpanded();
  const left = screen.getByTestId('actions:left').props.children as unknown;
  await press(screen.getByTestId(GOLD).props.testID as string);
  await settle(600);
  expect(screen.queryByTestId('advice')).toBeNull();
  expect(screen.getByTestId('actions:left').props.children).not.toEqual(left);
});

test('what the coach says can be put away', async () => {
  await sitDown();
  await press('coach:ask');
  await untilSaid();
  await press('advice:close');
  expect(screen.queryByTestId('advice')).toBeNull();
  expect(rings()).toBe(0);
});

test('the coach who always speaks waits a moment, points, and lays out on demand', async () => {
  await choose('coach', 'always');
  await sitDown();
  expect(screen.getByTestId('advice:words')).toHaveTextContent(/speaks up/);
  await untilSaid();
  expect(screen.queryByTestId(/^action:(placeCharacter|confirm|activate)$/)).toBeNull();
  expect(screen.queryByTestId('advice:close')).toBeNull();
  await press('advice:layOut');
  expect(screen.queryByTestId('advice:layOut')).toBeNull();
  expect(screen.getByTestId(GOLD)).toBeOnTheScreen();
});

test('nobody is advised who does not want it', async () => {
  await choose('coach', 'off');
  expect(screen.queryByTestId('settings:doubt')).toBeNull();
  await sitDown();
  expect(screen.queryByTestId('coach:ask')).toBeNull();
});
