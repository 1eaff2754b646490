import { die, seedRng, stateHash } from '@/engine';
import { portal, SOLDIER_MOVE, WEAPONS, type State } from '@/games/portal/rules';
import { legalActions } from '@/games/portal/rules/actions';
import { facingOf } from '@/games/portal/rules/geometry';
import { muster } from '@/games/portal/rules/muster';
import { dieOf, inPlay } from '@/games/portal/rules/roster';
import { groupsToAct } from '@/games/portal/rules/rounds';
import { footprintOf, shapeOf } from '@/games/portal/rules/shapes';
import { setup } from '@/games/portal/rules/setup';
import { army, band, gun, lone, member, vehicle } from '../support/army';
import { act, man, ofType, refusal, row, SIDES, strike } from './support/fight';
import { walk } from './support/moves';
import { battle } from './support/position';

const ARMY = army([band(), lone({ mount: { flying: false, rider: null } }), vehicle({ weapons: ['gatling'] }), gun()]);
const waiting = (): State => setup({ ...portal.parseConfig({}), armies: [ARMY, ARMY] }, 2, 1);
const elementsAt = (place: number) => muster(waiting(), 0, place).elements;

test('PORT-002 a centimetre of the rules is 10 millimetres', () => {
  expect([SOLDIER_MOVE[6], WEAPONS.bow.range]).toEqual([10 * 10, 18 * 10]);
});
test('PORT-005 everybody has one die; whoever serves a gun has his own', () => {
  expect([0, 1, 2, 3].map((place) => dieOf(elementsAt(place)[0], 'own'))).toEqual([6, 12, 12, 6]);
});
test('PORT-008 a soldier is one figure on one round base', () => {
  expect(elementsAt(0).map((element) => shapeOf(element))).toEqual(Array.from({ length: 5 }, () => ({ r: 10 })));
});
test('PORT-009 soldiers, mounts with or without riders, vehicles and pieces are elements', () => {
  expect([0, 1, 2, 3].map((place) => elementsAt(place)[0].kind)).toEqual(['soldier', 'mount', 'vehicle', 'piece']);
  const state = waiting();
  const ridden = army([lone({ mount: { flying: false, rider: member({ die: 12, leader: true }) } })]);
  expect(muster({ ...state, config: { ...state.config, armies: [ridden, ridden] } }, 0, 0).elements).toHaveLength(1);
});
test('PORT-011 a vehicle has its crew and weapons inside its one footprint', () => {
  const [tank] = elementsAt(2);
  expect(tank).toMatchObject({ crew: [{ die: 6 }, { die: 6 }], weapons: [{ weapon: 'gatling', working: true }] });
  expect(shapeOf(tank)).toEqual({ length: 100, width: 50 });
});
test('PORT-012 a piece has a weapon die and a crew, and one footprint', () => {
  const [cannon] = elementsAt(3);
  expect(cannon).toMatchObject({ piece: 'lightCannon', model: null, crew: [{ die: 6 }, { die: 6 }], crewAtStart: 2 });
  expect(shapeOf(cannon)).toEqual({ length: 50, width: 30 });
});
test('PORT-013 what was destroyed is off the table for good', () => {
  const elements = [man(1, 1, 100, 100), man(2, 2, 121, 100, { facing: 180 }), man(3, 2, 900, 600)];
  const state = battle({
    units: SIDES,
    elements,
    dice: [
      [6, 5],
      [6, 1],
    ],
  });
  act(state, strike(1));
  expect(inPlay(state.elements[1])).toBe(false);
  expect(groupsToAct(state, 1)).toEqual([3]);
  expect(refusal(state, { type: 'hold', group: 2 })).toBe('PORT-077');
});
test('PORT-050 vehicles and pieces have no leader', () => {
  expect([2, 3].map((place) => elementsAt(place)[0].model?.leader ?? false)).toEqual([false, false]);
  expect(elementsAt(0).filter(({ model }) => model?.leader)).toHaveLength(1);
});

describe('facings', () => {
  const at = (element: Parameters<typeof man>[4], dx: number, dy: number) => {
    const [one] = battle({ units: SIDES, elements: [man(1, 1, 500, 500, element), man(2, 2, 900, 700)] }).elements;
    return facingOf(footprintOf(one), { x: 500 + dx, y: 500 + dy });
  };
  test('PORT-135 a soldier has a front of half the circle, and a rear', () => {
    expect([at({}, 10, 0), at({}, 0, 10), at({}, 0, -10), at({}, -1, 10)]).toEqual(['front', 'front', 'front', 'rear']);
  });
  test('PORT-136 a vehicle has four facings of a quarter each', () => {
    const truck = { kind: 'vehicle', crew: [6] } as const;
    expect([at(truck, 20, 5), at(truck, 5, 20), at(truck, -20, 5), at(truck, 5, -20)]).toEqual([
      'front',
      'right',
      'rear',
      'left',
    ]);
  });
  test('PORT-137 a direction between two facings is the one better for the defender', () => {
    const truck = { kind: 'vehicle', crew: [6] } as const;
    expect([at(truck, 20, 20), at(truck, -20, 20), at({}, 0, 20)]).toEqual(['front', 'right', 'front']);
  });
});

test('PORT-234 loose members are linked to all others through steps of 5 cm', () => {
  const elements = [man(1, 1, 300, 300), man(2, 1, 370, 300), man(3, 1, 430, 300), man(9, 2, 900, 600)];
  const state = battle({ mode: 'siege', units: SIDES, elements });
  expect(refusal(state, walk(1, { 3: [[440, 300]] }))).toBeUndefined();
  expect(refusal(state, walk(1, { 3: [[441, 300]] }))).toBe('PORT-114');
});

describe('dice', () => {
  test('PORT-G51 every die comes from the one stream of the seed', () => {
    const rng = seedRng(42);
    expect([6, 6, 20, 12, 4].map((faces) => die(rng, faces))).toEqual([1, 2, 14, 4, 1]);
  });
  test('PORT-G52 initiative is thrown in seat order', () => {
    const state = battle({
      units: SIDES,
      elements: [man(1, 1, 100, 100), man(2, 2, 900, 600)],
      dice: [
        [6, 3],
        [6, 6],
      ],
    });
    const events = [...act(state, { type: 'hold', group: 1 }), ...act(state, { type: 'hold', group: 2 })];
    expect(ofType(events, 'initiativeRolled')[0].rolls).toEqual([
      [
        { seat: 0, roll: 3 },
        { seat: 1, roll: 6 },
      ],
    ]);
  });
  test('PORT-G55 the same battle has the same hash after every command', () => {
    const [one, other] = [1, 2].map(() =>
      battle({ units: SIDES, elements: [...row(1, 2, 1, [100, 100]), ...row(3, 2, 2, [400, 100])] }),
    );
    for (let i = 0; i < 12 && one.phase === 'battle'; i++) {
      const [action] = legalActions(one, one.active).slice(-1);
      act(one, action);
      act(other, JSON.parse(JSON.stringify(action)));
      expect(stateHash(other)).toBe(stateHash(one));
    }
  });
});
