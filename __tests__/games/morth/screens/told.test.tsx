import { fireEvent, screen } from '@testing-library/react-native';
import type { CardTarget, State } from '@/games/morth/rules';
import { at, type Spec } from '../../../support/morth';
import { card } from '../../../support/morthCards';
import { BUSY } from '../board/support';
import { pass, rivalPlays, sitAt, tap } from './tableAt';

// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const cell = (place: string, realm = 0) => `target:cell:${realm}:${at(place)}`;
const holding = (hand: string, more: Spec = {}): Spec => ({ ...BUSY, lord: 0, hands: [[], [hand], [], []], ...more });
const aims = (target: CardTarget) => (state: State) => ({ seat: 1, action: card(state, target) });
const told = () => String(screen.getByTestId('telling').props.accessibilityLabel);

describe('a rival plays a card between two taps', () => {
  test('MOR-222 it is shown with who, what and whom, and the purse is lit, until it has been read', async () => {
    const hold = jest.fn();
    await sitAt(holding('steal 1'), { hold });
    await rivalPlays(aims({ kind: 'purse', realm: 0 }));
    expect(told()).toBe('Tobias plays against you. Pickpocket. Takes 1 coin from you.');
    expect(screen.getByTestId('show:0')).toHaveStyle({ borderColor: '#B79CFF' });
    expect(hold).toHaveBeenLastCalledWith(true);
    await pass(1500);
    expect(screen.getByTestId('telling')).toBeOnTheScreen();
    await pass(6000);
    expect(screen.queryByTestId('telling')).toBeNull();
    expect(hold).toHaveBeenLastCalledWith(false);
  });

  test('a tap goes on, and taps beside it mean what they always mean', async () => {
    await sitAt(holding('steal 1'));
    await rivalPlays(aims({ kind: 'purse', realm: 0 }));
    await tap('hero:0');
    await tap(cell('5,6'));
    expect(screen.getByTestId('telling')).toBeOnTheScreen();
    expect(screen.getByTestId('action:go')).toBeOnTheScreen();
    await tap('telling');
    expect(screen.queryByTestId('telling')).toBeNull();
  });

  test('MOR-230 what was chosen stays where the rules still allow it', async () => {
    await sitAt(holding('steal 1'));
    await tap('hero:0');
    await tap(cell('5,6'));
    await rivalPlays(aims({ kind: 'purse', realm: 0 }));
    expect(screen.getByTestId('action:go')).toHaveTextContent(/Move & strike/);
    expect(told()).not.toMatch(/no longer possible/);
  });

  test('MOR-211 what is no longer possible is gone, and the card says so', async () => {
    await sitAt(holding('cancelMove'));
    await tap('hero:0');
    await tap(cell('5,6'));
    await rivalPlays(aims({ kind: 'hero', hero: 0 }));
    expect(screen.queryByTestId('action:go')).toBeNull();
    expect(told()).toMatch(/cannot move this turn. What you had chosen is no longer possible/);
  });
});

describe('after the last portal turn', () => {
  const LAST: Spec = {
    seats: 3,
    phase: 'portal',
    lord: 0,
    seat: 0,
    mark: 12,
    gold: [5, 5, 5],
    spun: '1 goblin, 2 orc, 5 rat',
  };
  const crossing = () => screen.queryByTestId('crossing');

  test('MOR-062 the dice go from the wheel to the maps, and only then the table goes on', async () => {
    await sitAt(LAST);
    await tap('action:passPortal');
    expect(crossing()).toBeNull();
    await rivalPlays(() => ({ seat: 1, action: { type: 'passPortal' } }));
    await rivalPlays(() => ({ seat: 2, action: { type: 'passPortal' } }));
    expect(crossing()).toBeOnTheScreen();
    expect(screen.getByTestId('portal')).toBeOnTheScreen();
    await pass(900);
    expect(screen.getByTestId('map')).toBeOnTheScreen();
    expect(screen.queryByTestId(/^target:start:/)).toBeNull();
    await pass(1400);
    expect(crossing()).toBeNull();
    expect(screen.getAllByTestId(/^target:start:0:/)).toHaveLength(2);
    expect(screen.queryByTestId('telling')).toBeNull();
  });

  test('MOR-062 who turned the wheel last is told while it turns, until it has been read', async () => {
    await sitAt(LAST);
    await tap('action:passPortal');
    await rivalPlays(() => ({ seat: 1, action: { type: 'passPortal' } }));
    await rivalPlays(() => ({ seat: 2, action: { type: 'turnPortal', steps: -1 } }));
    const caption = () => screen.queryByTestId('caption');
    expect(caption()).toHaveAccessibleName('Vesna turned the spinner one step counter-clockwise, to 11.');
    await pass(1100);
    expect(caption()).toBeOnTheScreen();
    expect(screen.getByTestId('portal')).toBeOnTheScreen();
    await pass(400);
    expect(caption()).toBeNull();
    expect(screen.getByText('The dice go to the maps')).toBeOnTheScreen();
  });

  test('MOR-057 what came otherwise than at one’s own turn says who turned', async () => {
    await sitAt(LAST);
    await tap('action:passPortal');
    await rivalPlays(() => ({ seat: 1, action: { type: 'turnPortal', steps: 3 } }));
    await rivalPlays(() => ({ seat: 2, action: { type: 'passPortal' } }));
    fireEvent.press(screen.getByTestId('crossing'));
    await pass(50);
    expect(crossing()).toBeNull();
    expect(told()).toBe('Otherwise than at your turn. Tobias turned 3 steps clockwise. To you: 1 instead of 2 dice.');
  });
});

describe('the tiles below the wheel', () => {
  test('MOR-048 tell who would get what when the wheel stands still, and not before', async () => {
    await sitAt({ seats: 3, phase: 'portal', lord: 0, seat: 1, mark: 12, gold: [5, 5, 5], spun: '1 goblin' });
    expect(screen.getByTestId('arrivals:0')).toHaveAccessibleName(/You: 1 dice/);
    await rivalPlays(() => ({ seat: 1, action: { type: 'turnPortal', steps: 6 } }));
    expect(screen.getByTestId('arrivals:0')).toHaveAccessibleName(/You: 1 dice/);
    await pass(600);
    expect(screen.getByTestId('arrivals:0')).toHaveAccessibleName(/You: 0 dice/);
  });

  test('a tap explains their numbers, and the sign of those who may leave', async () => {
    await sitAt({ seats: 3, phase: 'portal', lord: 0, seat: 0, mark: 12, spun: '1 orc', foes: ['L15 rat'] });
    await tap('arrivals:0');
    expect(screen.getByText('Ines: 1 dice, at most 2 wounds.')).toBeOnTheScreen();
    await tap('look:sheet:close');
    await tap('threat:0');
    expect(screen.getByText(/Ines: 1 may leave/)).toBeOnTheScreen();
  });
});

test('MOR-243 a hero who moves and strikes is one act with one name', async () => {
  await sitAt(holding('steal 1'));
  await tap('hero:0');
  await tap(cell('5,6'));
  fireEvent.press(screen.getByTestId('action:go'));
  const names = new Set<string>();
  for (let i = 0; i < 18; i++) {
    await pass(100);
    names.add(screen.getAllByTestId(/^action:(go|resolveAttack|choose|endActivation|endTurn)$/)[0].props.testID);
  }
  expect([...names][0]).toBe('action:go');
  expect(names).not.toContain('action:resolveAttack');
  expect(names.size).toBeLessThanOrEqual(2);
});

describe('the map follows whoever acts', () => {
  const rivals: Spec = holding('steal 1', { seat: 1 });

  test('while a rival leads heroes it is theirs, and it is said', async () => {
    await sitAt(rivals);
    expect(screen.getByTestId('turn:seat')).toHaveAccessibleName('Hero phase. Tobias · Ember Canyon');
    expect(screen.getByTestId('turn:seat').props['aria-live']).toBe('polite');
    await rivalPlays(() => ({ seat: 1, action: { type: 'endTurn' } }));
    expect(screen.getByTestId('turn:seat')).toHaveAccessibleName(/Vesna/);
    expect(screen.getByTestId('turn:seat')).not.toHaveAccessibleName(/Ember Canyon|Harvest Plains/);
  });

  test('one that was asked for stays until somebody else acts', async () => {
    await sitAt(rivals);
    await tap('show:0');
    expect(screen.getByTestId('turn:seat')).toHaveAccessibleName(/Harvest Plains/);
    await rivalPlays(() => ({ seat: 1, action: { type: 'activate', hero: 4 } }));
    expect(screen.getByTestId('turn:seat')).toHaveAccessibleName(/Harvest Plains/);
    await rivalPlays(() => ({ seat: 1, action: { type: 'endTurn' } }));
    expect(screen.getByTestId('turn:seat')).not.toHaveAccessibleName(/Harvest Plains/);
  });
});
