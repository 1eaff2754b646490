import { fireEvent, screen, within } from '@testing-library/react-native';
import { openApp, press, settle, write } from '../../support/openApp';

const names = () => screen.getAllByTestId(/^seat:\d:name$/).map((field) => field.props.value);
const kinds = () =>
  screen
    .getAllByTestId(/^seat:\d:kind$/)
    .map((control) => (control.props.accessibilityState.checked ? 'bot' : 'person'));

test('one tap on Start is enough to sit at a table, and the choices are remembered', async () => {
  await openApp('/new/molthar');
  expect(names()).toEqual(['Player 1', 'Cleo', 'Otto']);
  expect(kinds()).toEqual(['person', 'bot', 'bot']);
  await write('seat:0:name', 'Ana');
  await press('option:wispOwnerWaits');
  await press('new:start');
  expect(screen).toHavePathname(expect.stringMatching(/^\/play\/.+/));
  screen.unmount();
  await openApp('/new/molthar');
  expect(names()).toEqual(['Ana', 'Cleo', 'Otto']);
  expect(screen.getByTestId('option:wispOwnerWaits')).not.toBeChecked();
});

test('mode, kinds and seats go together', async () => {
  await openApp('/new/molthar');
  await press('new:mode:watch');
  expect(kinds()).toEqual(['bot', 'bot', 'bot']);
  await press('new:mode:oneDevice');
  expect(kinds()).toEqual(['person', 'person', 'bot']);
  await press('seat:1:kind');
  expect(kinds()).toEqual(['person', 'bot', 'bot']);
  expect(screen.getByTestId('new:mode:alone')).toBeChecked();
  await press('new:addSeat');
  await press('new:addSeat');
  expect(names()).toHaveLength(5);
  expect(screen.getByText('At most 5 can play')).toBeOnTheScreen();
});

test('a seat is moved, gets another level and is removed without dragging anything', async () => {
  await openApp('/new/molthar');
  const [first, second, third] = names();
  fireEvent(screen.getByTestId('seat:0:drag'), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  await settle(50);
  expect(names()).toEqual([second, first, third]);
  await press('seat:2:open');
  await press('seat:level:sharp');
  await press('seat:earlier');
  expect(names()).toEqual([second, third, first]);
  expect(screen.getByText('Bot, sharp')).toBeOnTheScreen();
  await press('seat:remove');
  expect(names()).toEqual([second, first]);
});

test('two seats with one name: Start says why it is locked', async () => {
  await openApp('/new/molthar');
  const [, second] = names();
  await write('seat:0:name', second);
  expect(screen.getByTestId('new:start')).toBeDisabled();
  await press('new:start');
  expect(screen).toHavePathname('/new/molthar');
  expect(within(screen.getByTestId('toast')).getByText('Two seats have the same name')).toBeOnTheScreen();
});

test('the gate carries the name that the player chooses', async () => {
  await openApp('/new/molthar');
  await press('new:title');
  await press('new:title:heroes');
  expect(screen.getByRole('heading', { name: 'Portal of Heroes' })).toBeOnTheScreen();
});

test('a game that does not exist is said in words', async () => {
  await openApp('/new/chess');
  expect(screen.getByTestId('not-found')).toBeOnTheScreen();
  await press('not-found:home');
  expect(screen).toHavePathname('/');
});

test('a link may name the deal: everybody who starts from it has the same luck', async () => {
  const deal = async (path: string) => {
    await openApp(path);
    await press('new:start');
    const pearls = screen
      .getAllByTestId(/^target:(pearl|character):\d$/)
      .map((target) => target.props.accessibilityLabel);
    screen.unmount();
    return pearls;
  };
  const first = await deal('/new/molthar?deal=7');
  expect(first).toHaveLength(6);
  expect(await deal('/new/molthar?deal=7')).toEqual(first);
  expect(await deal('/new/molthar?deal=8')).not.toEqual(first);
});

test.each(['', '-1', '1.5', 'x', '9'.repeat(40)])(
  'a deal that cannot be read (%s) is an unknown address',
  async (deal) => {
    await openApp(`/new/molthar?deal=${deal}`);
    expect(screen.getByTestId('not-found')).toBeOnTheScreen();
  },
);
