import { act, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import type { Spec } from '../../../support/morth';
import { at } from '../../../support/morth';
import { BUSY } from '../board/support';
import { felt, go, longPress, pass, sitAt, tap } from './tableAt';

// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const cell = (place: string, realm = 0) => `target:cell:${realm}:${at(place)}`;
const PORTAL: Spec = {
  seats: 4,
  phase: 'portal',
  seat: 0,
  lord: 0,
  mark: 5,
  gold: [3, 3, 3, 3],
  spun: '0 goblin, 2 orc, 5 rat',
};

test('it says which phase it is, who decides and where', async () => {
  await sitAt(BUSY);
  expect(screen.getByTestId('turn:seat')).toHaveAccessibleName('Hero phase. Your turn · Harvest Plains');
  expect(screen.getByTestId('show:1')).toHaveAccessibleName('Tobias: 8 gold, 6 wounds, 0 enemies may leave, 0 cards');
});

test('MOR-102 a hero is chosen, sent to a square and strikes from there, by the gold button', async () => {
  const done = await sitAt(BUSY);
  expect(screen.getByTestId('action:choose')).toHaveTextContent(/Choose a hero/);
  await tap(cell('4,6'));
  await tap(cell('5,6'));
  expect(screen.getByTestId('action:go')).toHaveTextContent(/Move & strike.*1 step.*killed/);
  await go('action:go');
  expect(done.map(({ type }) => type)).toEqual(['activate', 'step', 'attack']);
});

test('a second tap on the square does it as well', async () => {
  const done = await sitAt(BUSY);
  await tap('hero:0');
  await tap(cell('3,6'));
  await go(cell('3,6'));
  expect(done[1]).toEqual({ type: 'step', to: at('3,6') });
});

test('MOR-103 a square too far away says why', async () => {
  await sitAt({
    ...BUSY,
    heroes: [
      { type: 'warrior', at: '4,6' },
      { type: 'warrior', at: '4,6', seat: 1 },
    ],
    foes: [],
    traps: [],
  });
  await tap('hero:0');
  await tap(cell('3,8'));
  expect(screen.getByTestId('whynot')).toBeOnTheScreen();
});

test('MOR-130 with several enemies in a square one is chosen from their sheet', async () => {
  const done = await sitAt(BUSY);
  await tap('hero:0');
  await tap(cell('5,6'));
  await tap(cell('5,7'));
  expect(screen.getByTestId('look:sheet')).toBeOnTheScreen();
  const other = String(screen.getAllByTestId(/^aim:/)[0]?.props.testID);
  await tap(other);
  await go('action:go');
  const attack = done.find(({ type }) => type === 'attack');
  expect(attack).toHaveProperty('targets', expect.arrayContaining([Number(other.slice(4))]));
});

test('an enemy explains itself: resistance, speed, what hurts it and where it will be', async () => {
  await sitAt(BUSY);
  await longPress(cell('6,6'));
  expect(screen.getByText('Only physical attacks hurt it.')).toBeOnTheScreen();
  expect(screen.getByText('With a 1: Right path, square 8')).toBeOnTheScreen();
});

test('MOR-055 the portal is turned by its buttons, paid by the gold one, and passed otherwise', async () => {
  const done = await sitAt(PORTAL);
  expect(screen.getByTestId('action:passPortal')).toHaveTextContent(/Pass/);
  await tap('turn:right');
  await tap('turn:right');
  expect(screen.getByTestId('turn:price')).toHaveTextContent(/2 steps clockwise.*2 coins/);
  expect(screen.getByTestId('action:turnPortal')).toHaveTextContent(/Pay 2 and turn/);
  await tap('action:turnPortal');
  expect(done).toEqual([{ type: 'turnPortal', steps: 2 }]);
});

test('MOR-055 a turn that is too dear is locked and says what is missing', async () => {
  const done = await sitAt(PORTAL);
  for (let i = 0; i < 4; i++) await tap('turn:left');
  expect(screen.getByTestId('action:turnPortal')).toBeDisabled();
  await tap('action:turnPortal');
  expect(screen.getByText('It costs 4 gold, you have 3')).toBeOnTheScreen();
  expect(done).toEqual([]);
});

/** A finger goes round the middle of the wheel by so many degrees and is lifted without a swing. */
async function turnBy(degrees: number): Promise<void> {
  const middle = Number(StyleSheet.flatten(screen.getByTestId('portal').props.style as ViewStyle).width) / 2;
  const at = (angle: number) => ({
    x: middle + 90 * Math.cos((angle * Math.PI) / 180),
    y: middle + 90 * Math.sin((angle * Math.PI) / 180),
  });
  const way = Array.from({ length: 13 }, (_, i) => at((degrees * i) / 12));
  const moves = way.map(({ x, y }) => ({
    x,
    y,
    translationX: x - way[0].x,
    translationY: y - way[0].y,
    velocityX: 0,
    velocityY: 0,
  }));
  act(() =>
    fireGestureHandler(getByGestureTestId('scene:dial'), [
      { state: State.BEGAN, ...moves[0] },
      { state: State.ACTIVE, ...moves[0] },
      ...moves.slice(1),
      { state: State.END, ...moves[12] },
    ]),
  );
  await pass(1500);
}

test('MOR-057 a finger turns the wheel; letting go proposes the turn and pays nothing', async () => {
  const done = await sitAt(PORTAL);
  await turnBy(64);
  expect(screen.getByTestId('turn:price')).toHaveTextContent(/2 steps clockwise.*2 coins/);
  await turnBy(-95);
  expect(screen.getByTestId('turn:price')).toHaveTextContent(/1 step counter-clockwise.*1 coin/);
  expect(done).toEqual([]);
});

test('every step of the wheel under a finger is felt, and none that it turns by itself', async () => {
  await sitAt(PORTAL);
  await tap('turn:right');
  expect(felt()).toEqual([]);
  await turnBy(64);
  expect(felt()).toEqual(['move', 'move']);
});

test('MOR-062 the cards below the portal tell who would get what', async () => {
  await sitAt(PORTAL);
  expect(screen.getByTestId('arrivals:1')).toHaveAccessibleName(/Tobias: 1 dice/);
  await tap('turn:right');
  await tap('turn:right');
  expect(screen.getByTestId('arrivals:1')).toHaveAccessibleName(/Tobias: 0 dice, 1 before/);
});

test('MOR-089 heroes are hired from the shop onto a square of the fortress', async () => {
  const done = await sitAt({ seats: 2, gold: [9, 3], foes: [] });
  await tap('action:shop');
  await tap('hire:wizard');
  await tap('action:hire');
  expect(done[0]).toMatchObject({ type: 'hire', hero: 'wizard' });
});

test('MOR-078 upgrades cost experience first, then gold, and are bought on the sheet of the hero', async () => {
  const done = await sitAt({
    seats: 2,
    gold: [9, 3],
    heroes: [
      { type: 'warrior', at: '4,6', xp: 4 },
      { type: 'priest', at: '3,3', seat: 1 },
    ],
  });
  await longPress('hero:0');
  expect(screen.getAllByLabelText('6 together: 4 experience, 2 gold').length).toBeGreaterThan(0);
  await tap('upgrade:might1');
  expect(done).toEqual([{ type: 'upgrade', hero: 0, upgrade: 'might1' }]);
});

test('other maps are one tap away, and the waves tell what comes', async () => {
  await sitAt(BUSY);
  await tap('show:1');
  expect(screen.getByTestId('turn:seat')).toHaveAccessibleName(/Ember Canyon/);
  await tap('top:waves');
  expect(screen.getByTestId('waves:sheet')).toBeOnTheScreen();
});

test('MOR-195 a card is aimed from a list and played', async () => {
  const done = await sitAt({ ...BUSY, hands: [['steal 1'], [], [], []] });
  await tap('action:hand');
  await tap('aim:0');
  await tap('hand:play');
  expect(done[0]).toMatchObject({ type: 'playCard', target: { kind: 'purse' } });
});

test('MOR-195 a card too many may be played instead of discarded', async () => {
  const done = await sitAt({ seats: 2, phase: 'morth', wave: 2, hands: [['steal 1', 'levelUp', 'healEnemy'], []] });
  await go('action:rollWave');
  await tap('action:discard');
  expect(screen.getByTestId('hand:discard')).toBeOnTheScreen();
  await tap('aim:0');
  expect(screen.queryByTestId('hand:discard')).toBeNull();
  await tap('hand:play');
  expect(done[1]).toMatchObject({ type: 'playCard', target: { kind: 'purse', realm: 1 } });
});

test('a stroke to the side shows the map beside, and one back the own again', async () => {
  await sitAt(BUSY);
  const stroke = async (testID: string) => {
    act(() =>
      fireGestureHandler(getByGestureTestId(testID), [
        { state: State.BEGAN },
        { state: State.ACTIVE },
        { state: State.END },
      ]),
    );
    await pass();
  };
  expect(screen.getByTestId('show:0')).toBeSelected();
  await stroke('map:next');
  expect(screen.getByTestId('show:1')).toBeSelected();
  expect(screen.getByTestId('show:0')).not.toBeSelected();
  await stroke('map:back');
  expect(screen.getByTestId('show:0')).toBeSelected();
});
