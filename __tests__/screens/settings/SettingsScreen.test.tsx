import { fireEvent, screen } from '@testing-library/react-native';
import { GAMES } from '@/games';
import { i18n } from '@/i18n';
import { openApp, press } from '../../support/openApp';

afterEach(() => i18n.changeLanguage('en'));

test('the language changes at once and is still spoken after a restart', async () => {
  await openApp('/settings');
  await press('settings:language');
  await press('settings:language:de');
  expect(screen.getByRole('heading', { name: 'Einstellungen' })).toBeOnTheScreen();
  screen.unmount();
  await i18n.changeLanguage('en');
  await openApp('/settings');
  expect(screen.getByRole('heading', { name: 'Einstellungen' })).toBeOnTheScreen();
  await press('settings:language');
  await press('settings:language:en');
});

test.each(['sound', 'haptics', 'keepAwake', 'patterns'])('%s is switched and kept', async (name) => {
  await openApp('/settings');
  const before = screen.getByTestId(`settings:${name}`).props.accessibilityState.checked;
  await press(`settings:${name}`);
  screen.unmount();
  await openApp('/settings');
  expect(screen.getByTestId(`settings:${name}`).props.accessibilityState.checked).toBe(!before);
});

test.each([
  ['speed', '4', 'Speed of the bots: Very fast'],
  ['reducedMotion', 'on', 'Less motion: Less motion'],
  ['title:molthar', 'heroes', 'Name on Molthar’s gate: Portal of Heroes'],
  ['doors', 'always', 'Door between players: Always'],
])('%s is chosen from a list', async (name, value, label) => {
  await openApp('/settings');
  await press(`settings:${name}`);
  await press(`settings:${name}:${value}`);
  expect(screen.getByLabelText(label)).toBeOnTheScreen();
});

test('the hand, and the way to the credits', async () => {
  await openApp('/settings');
  await press('settings:hand:left');
  expect(screen.getByTestId('settings:hand:left')).toBeChecked();
  await press('settings:credits');
  expect(screen).toHavePathname('/credits');
  expect(screen.getByText('Lorc')).toBeOnTheScreen();
  expect(screen.getByText('Cinzel')).toBeOnTheScreen();
});

describe('the self-test', () => {
  afterEach(() => jest.restoreAllMocks());
  const end = () => screen.findByTestId(/^settings:selfTest:(right|wrong)$/, {}, { timeout: 60_000 });

  test('plays the known battle in slices and says that the device plays as it should', async () => {
    await openApp('/settings');
    // Every second move takes a slice: here the clock stands still.
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 3));
    fireEvent.press(screen.getByTestId('settings:selfTest'));
    expect(screen.getByTestId('settings:selfTest:running')).toHaveTextContent('2 of 250 moves');
    expect(await end()).toHaveTextContent(
      'This device plays as it should: the battle ended exactly as on every other.',
    );
  });

  test('says so where the battle ends otherwise', async () => {
    const { legalActions } = GAMES.portal;
    jest.spyOn(GAMES.portal, 'legalActions').mockImplementation((state, seat) => legalActions(state, seat).slice(1));
    await openApp('/settings');
    await press('settings:selfTest');
    expect(await end()).toHaveTextContent(/^This device does not play as it should/);
  });
});
