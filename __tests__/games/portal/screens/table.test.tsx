import { act, fireEvent, screen } from '@testing-library/react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { field, undeployed } from '../board/support';
import { battle } from '../rules/support/position';
import { gold, longPress, pass, sitAt, tap } from './tableAt';

// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A finger on the ground, at a point of the window. */
async function tapGround(x: number, y: number): Promise<void> {
  const at = { nativeEvent: { locationX: x, locationY: y, pageX: x, pageY: y }, persist: () => undefined };
  const floor = screen.getByTestId('scene:floor');
  fireEvent(floor, 'responderGrant', at);
  fireEvent(floor, 'responderRelease', at);
  await pass();
}

test('PORT-067 gold deploys the next unit where it is proposed', async () => {
  const done = await sitAt(undeployed());
  expect(screen.getByTestId('action:gold')).toHaveTextContent(/Place here.*Spears, 5 figures/);
  await gold();
  expect(done).toMatchObject([{ type: 'deploy', unit: 0 }]);
  expect(screen.queryByTestId('action:gold')).toBeNull();
});

test('PORT-067 another unit is taken into hand first and put down; out of its zone it is refused with the rule', async () => {
  const done = await sitAt(undeployed());
  await tap('waiting:1');
  expect(screen.getByTestId('action:gold')).toHaveTextContent(/Bows, 4 figures/);
  await tapGround(700, 300);
  await gold();
  expect(screen.getByTestId('whynot')).toHaveTextContent(/PORT-06/);
  expect(done).toEqual([]);
  await tap('whynot:close');
  await tap('waiting:1');
  await gold();
  expect(done).toMatchObject([{ type: 'deploy', unit: 1, places: [{ facing: 0 }, {}, {}, {}] }]);
});

test('PORT-101 a tap on ground proposes the way there, as far as it goes, and gold walks it', async () => {
  const done = await sitAt(field());
  await tapGround(420, 60);
  expect(screen.getByTestId('action:gold')).toHaveTextContent(/^Move\d+\.\d of 10\.0 cm$/);
  await gold();
  expect(done).toMatchObject([{ type: 'move', group: 1, kind: 'normal' }]);
});

test('PORT-176 two taps shoot: the enemy, whose odds are told with every modifier, then gold', async () => {
  const done = await sitAt(field());
  await tap('target:unit:3');
  expect(screen.getByTestId('way:shoot')).toBeChecked();
  expect(screen.getByTestId('proposal:chance')).toHaveTextContent(/^\d+ %$/);
  expect(screen.getByTestId('proposal:odds')).toHaveTextContent(/needs a \d.*D6 · 4 attacks.*Expected: \d\.\d hit/);
  await gold();
  expect(done).toEqual([{ type: 'shoot', group: 1, by: 'own', unit: 3, shots: [] }]);
});

test('a second tap on the same enemy does what is proposed', async () => {
  const done = await sitAt(field());
  await tap('target:unit:3');
  await tap('target:unit:3');
  expect(done.map(({ type }) => type)).toEqual(['shoot']);
});

test('PORT-122 a charge that is too far stays in the list with its reason, and the way nearer is proposed', async () => {
  const done = await sitAt(field());
  await tap('chip:2');
  expect(screen.getByTestId('panel:title')).toHaveTextContent('unit 2');
  await tap('target:unit:3');
  expect(screen.getByTestId('way:move')).toBeChecked();
  expect(screen.queryByTestId('action:only')).toBeNull();
  await tap('way:charge');
  expect(screen.getByTestId('proposal:refusal')).toHaveTextContent(
    'A charge must end in contact with its target, and facing it.',
  );
  await gold();
  expect(screen.getByTestId('whynot')).toHaveTextContent(/PORT-/);
  expect(done).toEqual([]);
  await tap('whynot:close');
  await tap('way:run');
  await gold();
  expect(done).toMatchObject([{ type: 'move', group: 2, kind: 'run' }, { type: 'endRound' }]);
});

test('PORT-080 a unit holds with one tap', async () => {
  const done = await sitAt(field());
  await tap('action:hold');
  expect(done).toEqual([{ type: 'hold', group: 1 }]);
});

test('a proposal is put away, and the unit is still in hand', async () => {
  await sitAt(field());
  await tap('chip:2');
  await tap('target:unit:3');
  await tap('proposal:close');
  expect(screen.queryByTestId('proposal')).toBeNull();
  expect(screen.getByTestId('panel:title')).toHaveTextContent('unit 2');
  expect(screen.getByTestId('hint')).toHaveTextContent('Tap ground to go there, or an enemy to attack.');
});

test('the last step is taken back while no die was thrown', async () => {
  const undo = jest.fn();
  await sitAt(field(), { canUndo: true, undo });
  await tap('action:undo');
  expect(undo).toHaveBeenCalledTimes(1);
});

test('the tape lies between any two things, and says in words how far they are apart', async () => {
  const done = await sitAt(field());
  await tap('board:measure');
  expect(screen.getByTestId('hint')).toHaveTextContent('Tap where the tape begins.');
  await tap('target:unit:1');
  expect(screen.getByTestId('hint')).toHaveTextContent('Tap where it ends.');
  await tap('target:unit:3');
  expect(screen.getByTestId('hint')).toHaveTextContent('30.0 cm');
  await tap('board:measure');
  expect(screen.getByTestId('hint')).toHaveTextContent('Tap ground to go there, or an enemy to attack.');
  expect(done).toEqual([]);
});

test('PORT-321 whoever has Luck is asked about a die that went against him', async () => {
  const state = battle({
    mode: 'siege',
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 1 },
    ],
    elements: [
      { id: 1, unit: 1, die: 12, attributes: ['luck'], at: [300, 300] },
      { id: 2, unit: 2, at: [320, 300], facing: 180 },
    ],
    dice: [[12, 1]],
  });
  const done = await sitAt(state, {}, { speed: 4 });
  await tap('target:unit:2');
  expect(screen.getByTestId('action:gold')).toHaveTextContent(/^Fight/);
  await gold();
  for (let beat = 0; beat < 6; beat++) await pass(1200);
  expect(screen.getByTestId('luck')).toHaveTextContent(/threw a 1\. Luck throws that die again/);
  await tap('luck:confirm');
  expect(done).toMatchObject([{ type: 'melee' }, { type: 'luck', use: true }]);
});

test('PORT-326 the score is told by source', async () => {
  await sitAt(field());
  expect(screen.getByTestId('score')).toHaveAccessibleName(/Ines: 96 points\. Tobias: 72 points/);
  await tap('score');
  expect(screen.getByTestId('look:sheet')).toHaveTextContent(/Ines · 96.*0Destroyed.*96Still on the table/);
});

test('a long press tells about a unit: who it is, how strong, how far it walks', async () => {
  await sitAt(field());
  await longPress('target:unit:1');
  expect(screen.getByTestId('look:sheet')).toHaveTextContent(
    /4 \/ 4Strength.*4 × somebody · D6.*Bow, 18 cm.*10 cmWalk/,
  );
});

test('units are found by direction and distance, and say what a tap does', async () => {
  await sitAt(field());
  expect(screen.getByTestId('target:unit:3')).toHaveAccessibleName(/unit 3, Tobias, 6 of 6.*30\.\d cm to the east/);
  expect(screen.getByTestId('target:unit:3').props.accessibilityHint).toBe('Proposes a shot, a charge or a blow.');
});

/** A finger on a unit, led by so many points of the window in steps and lifted. */
function drag(from: readonly [number, number], by: readonly [number, number]): void {
  const at = (part: number, state: State) => ({
    state,
    x: from[0] + by[0] * part,
    y: from[1] + by[1] * part,
    translationX: by[0] * part,
    translationY: by[1] * part,
  });
  fireGestureHandler(getByGestureTestId('scene:draw'), [
    at(0, State.BEGAN),
    at(0.3, State.ACTIVE),
    at(0.6, State.ACTIVE),
    at(1, State.ACTIVE),
    at(1, State.END),
  ]);
}

test('a unit that is dragged is proposed where the finger leaves it, and gold goes there', async () => {
  const done = await sitAt(field());
  const box = screen
    .getByTestId('target:unit:1')
    .props.style.flat()
    .find((style: object) => 'left' in style);
  await act(async () => drag([box.left + box.width / 2, box.top + box.height / 2], [40, 0]));
  await pass();
  expect(screen.getByTestId('action:gold')).toHaveTextContent(/^Move/);
  await gold();
  expect(done).toMatchObject([{ type: 'move', group: 1, kind: 'normal', how: { by: 'paths' } }]);
});

test('PORT-114 figures are adjusted by taps alone: Adjust, a figure, where it goes', async () => {
  const done = await sitAt(field());
  await tap('group:adjust');
  expect(screen.getByTestId('hint')).toHaveTextContent('Tap or drag one of the figures.');
  await tap('target:element:1');
  expect(screen.getByTestId('hint')).toHaveTextContent('Tap where this one goes.');
  await tapGround(420, 60);
  expect(screen.getByTestId('proposal')).toBeTruthy();
  expect(done).toEqual([]);
});

test('PORT-119 a unit turns where it stands by a button, and gold does it', async () => {
  const done = await sitAt(field());
  await tap('turn:45');
  await gold();
  expect(done).toMatchObject([{ type: 'move', how: { by: 'paths', paths: [{ way: [], facing: 45 }, {}, {}, {}] } }]);
});
