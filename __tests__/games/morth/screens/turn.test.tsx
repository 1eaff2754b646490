import { screen } from '@testing-library/react-native';
import type { Spec } from '../../../support/morth';
import { at } from '../../../support/morth';
import { BUSY } from '../board/support';
import { go, longPress, sitAt, tap } from './tableAt';

// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const cell = (place: string) => `target:cell:0:${at(place)}`;

test('MOR-056 beside a turn that is being chosen stands Pass in words', async () => {
  const done = await sitAt({ seats: 2, phase: 'portal', seat: 0, lord: 0, gold: [3, 3], spun: '0 goblin' });
  await tap('turn:right');
  expect(screen.getByTestId('action:passPortal')).toHaveTextContent('Pass');
  await tap('action:passPortal');
  expect(done).toEqual([{ type: 'passPortal' }]);
});

test('MOR-056 while the next one has not acted a pass can be taken back from the bar that waits', async () => {
  const undo = jest.fn();
  await sitAt({ seats: 2, phase: 'portal', seat: 1, spun: '0 goblin' }, { canUndo: true, undo, thinking: 1 });
  await tap('action:undo');
  expect(undo).toHaveBeenCalledTimes(1);
});

test('nothing to take back: the bar that waits has no Undo', async () => {
  await sitAt({ seats: 2, phase: 'portal', seat: 1, spun: '0 goblin' }, { thinking: 1 });
  expect(screen.queryByTestId('action:undo')).toBeNull();
});

describe('the end of a turn', () => {
  test('MOR-071 names everybody who could still do something, and what', async () => {
    const done = await sitAt(BUSY);
    await tap('action:endTurn');
    expect(screen.getByText('3 heroes could still act')).toBeOnTheScreen();
    expect(screen.getByText('Warrior: can reach an enemy and hurt it.')).toBeOnTheScreen();
    await tap('endTurn:confirm');
    expect(done).toEqual([{ type: 'endTurn' }]);
  });

  test('MOR-101 asks as well while a hero is active, of it too if it can still strike', async () => {
    const done = await sitAt({ ...BUSY, active: 0 });
    await tap('action:endTurn');
    expect(screen.getByText('Warrior: can reach an enemy and hurt it.')).toBeOnTheScreen();
    expect(done).toEqual([]);
  });

  test('is asked about once: who plays on and ends again is done', async () => {
    const done = await sitAt(BUSY);
    await tap('action:endTurn');
    await tap('endTurn:cancel');
    expect(done).toEqual([]);
    await tap('action:endTurn');
    expect(done).toEqual([{ type: 'endTurn' }]);
  });

  test('is not asked about where all have acted and nobody can strike', async () => {
    const done = await sitAt({
      seats: 2,
      foes: [],
      heroes: [
        { type: 'warrior', at: '4,6' },
        { type: 'warrior', at: '4,6', seat: 1 },
      ],
    });
    await tap('hero:0');
    await tap(cell('3,6'));
    await go('action:go');
    await tap('action:endTurn');
    expect(done.map(({ type }) => type)).toEqual(['activate', 'step', 'endTurn']);
  });
});

describe('the shop', () => {
  const RICH: Spec = { ...BUSY, gold: [22, 8, 2, 3] };

  test('MOR-314 a red die is shown with its price and what is left, and paid only then', async () => {
    const done = await sitAt(RICH);
    await tap('action:shop');
    await tap('red:1:0');
    expect(done).toEqual([]);
    expect(screen.getByTestId('red:confirm')).toBeOnTheScreen();
    expect(screen.getByText('A red die for Tobias, Left path?')).toBeOnTheScreen();
    expect(screen.getByText('Costs 3 gold. You keep 19.')).toBeOnTheScreen();
    await tap('red:back');
    expect(screen.queryByTestId('red:confirm')).toBeNull();
    await tap('red:2:1');
    await tap('red:buy');
    expect(done).toEqual([{ type: 'buyRedDie', realm: 2, path: 1 }]);
  });

  test('MOR-088 who is for hire is told in figures, with the squares that are struck', async () => {
    await sitAt(RICH);
    await tap('action:shop');
    // The own one, and the one for hire.
    expect(
      screen.getAllByLabelText(
        '2 movement, 1 strength, Arcane. Strikes: One square ahead and the row of three behind it.',
      ),
    ).toHaveLength(2);
    await tap('hire:wizard:trees');
    expect(screen.getByTestId('tree:wizard:0')).toBeOnTheScreen();
    expect(screen.getByTestId('tree:wizard:1')).toBeOnTheScreen();
    expect(screen.getAllByLabelText('Costs 6 in experience and gold')).toHaveLength(2);
    expect(screen.getAllByLabelText('Costs 10 in experience and gold')).toHaveLength(4);
  });

  test('MOR-073 the own heroes lead to their trees', async () => {
    await sitAt(RICH);
    await tap('action:shop');
    expect(screen.getByTestId('shop:hero:0')).toHaveAccessibleName('Upgrades of Warrior: 1 of 2 learned, 3 experience');
    await tap('shop:hero:0');
    expect(screen.getByTestId('look:sheet')).toBeOnTheScreen();
    expect(screen.getByTestId('tree:warrior:1')).toBeOnTheScreen();
  });
});

test('MOR-078 the sheet of a hero shows both trees: what each upgrade gives and how it is paid', async () => {
  await sitAt(BUSY);
  await longPress('hero:0');
  expect(screen.getByText('Strikes two squares far in all four directions.')).toBeOnTheScreen();
  expect(screen.getAllByLabelText('10 together: 3 experience, 7 gold').length).toBeGreaterThan(0);
  expect(screen.getByTestId('pattern:ortho')).toHaveAccessibleName('Strikes: The four neighbouring squares');
  // An upgrade of the pattern shows the squares that it brings.
  expect(screen.getByTestId('pattern:orthoFar')).toHaveAccessibleName(
    'Strikes: Two squares far in all four directions',
  );
});

test('the card of a hero has its chevrons, and says how many are bought', async () => {
  await sitAt(BUSY);
  expect(screen.getByTestId('hero:0:upgrades', { includeHiddenElements: true })).toBeOnTheScreen();
  expect(screen.getByTestId('hero:0')).toHaveAccessibleName(/3\/10 experience, 1 of 2 upgrades/);
});

test('MOR-124 squares in reach of an attack that would hit nobody are told', async () => {
  await sitAt({
    seats: 2,
    foes: [],
    heroes: [
      { type: 'warrior', at: '4,6' },
      { type: 'warrior', at: '4,6', seat: 1 },
    ],
  });
  await tap('hero:0');
  expect(screen.getByTestId(cell('4,5'))).toHaveAccessibleName(/In reach of the attack/);
  expect(screen.getByTestId(cell('3,5'))).not.toHaveAccessibleName(/In reach of the attack/);
});

test('MOR-246 the way out of a call is Done once a card was played', async () => {
  const endCall = jest.fn();
  await sitAt({ ...BUSY, seat: 1, hands: [['steal 1', 'steal 1'], [], [], []] }, { calling: 0, viewer: 0, endCall });
  expect(screen.getByTestId('call:end')).toHaveTextContent('No card');
  await tap('call:hand');
  await tap('aim:0');
  await go('hand:play');
  expect(screen.getByTestId('call:end')).toHaveTextContent('Done');
  await tap('call:end');
  expect(endCall).toHaveBeenCalledTimes(1);
});
