import { screen, within } from '@testing-library/react-native';
import { FRONTS } from '@/games/fronts';
import { rematchConfig } from '@/screens/result/rematchConfig';
import { configOf, draftFrom, pagesIn, toRemember, usualDraft } from '@/screens/newGame/draft';
import { addSeat, moveSeat, removeSeat } from '@/screens/newGame/seating';
import { BOT_NAMES } from '@/screens/newGame/types';
import { databaseFile } from '@/storage';
import { closeDatabases, openDatabase } from '../../support/database';
import { openApp, press } from '../../support/openApp';
import { TOY_PAGES } from '../../support/toyPages';

const LIMITS = { min: 2, max: 8 };
const NAMES = { person: (n: number) => `Player ${n}`, bots: BOT_NAMES };
const FRONT = { options: FRONTS.molthar.options, pages: TOY_PAGES };

describe('what pages choose', () => {
  const usual = usualDraft(FRONT, LIMITS, NAMES);
  const armed = { ...usual, own: { ...usual.own, armies: [5, 6, 7] } };

  test('is part of the config from the start, and follows the seats', () => {
    expect(configOf(usual, FRONT.options)).toMatchObject({ armies: [0, 0, 0], terrain: 'plain' });
    expect(moveSeat(armed, 0, 2, TOY_PAGES).own).toEqual({ armies: [6, 7, 5], terrain: 'plain' });
    expect(removeSeat(armed, 1, LIMITS, TOY_PAGES).own).toEqual({ armies: [5, 7], terrain: 'plain' });
    expect(addSeat(armed, LIMITS, NAMES).own).toEqual(armed.own);
  });

  test('is remembered where it still fits, whatever was stored', () => {
    expect(draftFrom(toRemember(armed), FRONT, LIMITS, NAMES)).toEqual(armed);
    const odd = { seats: usual.seats, config: { armies: 'many', terrain: 7, nonsense: true } };
    expect(draftFrom(odd, FRONT, LIMITS, NAMES).own).toEqual(usual.own);
  });

  test('goes round with the seats in a rematch', () => {
    expect(rematchConfig([], { armies: [5, 6, 7], terrain: 'hill' }, 1, 3, TOY_PAGES)).toEqual({
      armies: [6, 7, 5],
      terrain: 'hill',
    });
  });

  test('may take a page away', () => {
    const ids = (wispOwnerWaits: boolean) =>
      pagesIn({ ...usual, config: { ...usual.config, wispOwnerWaits } }, TOY_PAGES).map(({ id }) => id);
    expect(ids(true)).toEqual(['armies', 'terrain']);
    expect(ids(false)).toEqual(['armies']);
  });
});

describe('the new game screen with pages of a game', () => {
  beforeAll(() => void Object.assign(FRONTS.molthar, { pages: TOY_PAGES }));
  afterAll(() => void Object.assign(FRONTS.molthar, { pages: undefined }));

  test('they are further steps, gone back and forth without loss; what is missing locks Start and leads there', async () => {
    await openApp('/new/molthar');
    expect(screen.getByTestId('new:step')).toHaveTextContent('Step 1 of 3');
    expect(screen.queryByTestId('new:start')).toBeNull();
    await press('new:next');
    expect(screen.getByTestId('new:page:armies')).toBeOnTheScreen();
    await press('army:1');
    await press('army:1');
    await press('new:next');
    await press('terrain:hill');
    expect(screen.getByTestId('new:start')).toBeDisabled();
    await press('new:start');
    expect(screen.getByTestId('new:page:armies')).toBeOnTheScreen();
    expect(within(screen.getByTestId('toast')).getByText('Place in the order of play')).toBeOnTheScreen();
    expect(screen.getByText('Cleo: 2')).toBeOnTheScreen();
    await press('top:back');
    expect(screen.getByTestId('seat:0:name')).toBeOnTheScreen();
    await press('new:addSeat');
    await press('new:next');
    expect(screen.getByText('Cleo: 2')).toBeOnTheScreen();
    for (const seat of [0, 2, 3]) await press(`army:${seat}`);
    await press('new:next');
    expect(screen.getByText('terrain hill')).toBeOnTheScreen();
    await press('new:start');
    expect(screen).toHavePathname(expect.stringMatching(/^\/play\/.+/));
  });

  test('the match has what the pages chose, and so has the next new game', async () => {
    await openApp('/new/molthar');
    await press('new:next');
    expect(screen.getByText('Cleo: 2')).toBeOnTheScreen();
    await press('new:next');
    expect(screen.getByText('terrain hill')).toBeOnTheScreen();
    screen.unmount();
    const [row] = await openDatabase(databaseFile(1)).all<{ setup: string }>('SELECT setup FROM matches', []);
    expect(JSON.parse(row?.setup ?? '{}')).toMatchObject({ config: { armies: [1, 2, 1, 1], terrain: 'hill' } });
    await closeDatabases();
  });
});
