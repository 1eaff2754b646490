import type { State } from '@/games/portal/rules';
import { act, man, ofType, refusal, row, SIDES, shootAt, strike } from './support/fight';
import { formUp, march, stay, straight, turn, walk } from './support/moves';
import { battle, type Given, type GivenElement } from './support/position';

const pair = (own: Partial<GivenElement> = {}, other: Partial<GivenElement> = {}, more: Given = {}): State =>
  battle({
    units: SIDES,
    elements: [man(1, 1, 300, 300, own), man(2, 2, 450, 300, { facing: 180, ...other }), man(3, 2, 1100, 700)],
    ...more,
  });
const charge = (x: number, y: number, more = {}) => walk(1, { 1: [[x, y]] }, { kind: 'charge', target: 2, ...more });

describe('running and charging', () => {
  test('PORT-117 how a group moves is said with the move, and it moves once', () => {
    const state = pair();
    const [moved] = act(state, walk(1, { 1: [[350, 300]] }, { kind: 'run' }));
    expect(moved).toMatchObject({ kind: 'run' });
    expect(state.round?.moved?.kind).toBe('run');
    expect(refusal(state, walk(1, { 1: [[360, 300]] }))).toBe('PORT-081');
    expect(refusal(pair(), stay(1, { kind: 'run', lie: true }))).toBe('PORT-117');
  });
  test('PORT-118 a run and a charge double the allowance', () => {
    expect(refusal(pair(), walk(1, { 1: [[300, 500]] }))).toBe('PORT-101');
    expect(refusal(pair(), walk(1, { 1: [[300, 500]] }, { kind: 'run' }))).toBeUndefined();
    expect(refusal(pair(), walk(1, { 1: [[300, 501]] }, { kind: 'run' }))).toBe('PORT-101');
    expect(act(pair(), charge(429, 300))[0]).toMatchObject({ allowance: 200_000, cost: 129_000 });
  });
  test('PORT-121 a charge names an enemy who is there', () => {
    expect(refusal(pair(), charge(429, 300, { target: null }))).toBe('PORT-121');
    expect(refusal(pair(), charge(429, 300, { target: 1 }))).toBe('PORT-121');
    expect(refusal(pair(), charge(429, 300, { target: 99 }))).toBe('PORT-121');
    expect(refusal(pair(), walk(1, { 1: [[350, 300]] }, { target: 2 }))).toBe('PORT-121');
    expect(refusal(pair(), charge(429, 300))).toBeUndefined();
  });
  test('PORT-121 whoever does not see an enemy at the start cannot charge him', () => {
    const wall = {
      difficulty: 'light',
      sight: 'solid',
      poly: [
        [360, 200],
        [380, 200],
        [380, 400],
        [360, 400],
      ],
    } as const;
    expect(refusal(pair({ die: 12 }, {}, { terrain: [wall] }), charge(429, 300))).toBe('PORT-121');
    const low = { ...wall, sight: 'open' } as const;
    expect(refusal(pair({ die: 12 }, {}, { terrain: [low] }), charge(429, 300))).toBeUndefined();
  });
  test('PORT-D97 in siege mode one who sees him is enough', () => {
    const wall = {
      difficulty: 'impassable',
      sight: 'solid',
      poly: [
        [360, 250],
        [380, 250],
        [380, 306],
        [360, 306],
      ],
    } as const;
    const elements = [man(1, 1, 300, 270), man(2, 1, 300, 330), man(3, 2, 450, 300, { facing: 180 })];
    const state = battle({ mode: 'siege', units: SIDES, elements, terrain: [wall] });
    const action = walk(1, { 2: [[430, 307]], 1: [[340, 310]] }, { kind: 'charge', target: 3 });
    expect(refusal(state, action)).not.toBe('PORT-121');
  });
  test('PORT-122 a charge ends in contact with its target in front', () => {
    expect(refusal(pair(), charge(427, 300))).toBe('PORT-122');
    expect(refusal(pair(), charge(428, 300))).toBeUndefined();
    expect(refusal(pair(), charge(428, 300, { facing: 180 }))).toBe('PORT-122');
    expect(refusal(pair(), charge(428, 300, { facing: 89 }))).toBeUndefined();
  });
  test('PORT-122 in siege mode one member in contact is enough', () => {
    const elements = [...row(1, 3, 1, [300, 300]), man(4, 2, 450, 300, { facing: 180 })];
    const state = battle({ mode: 'siege', units: SIDES, elements });
    const rest = { 1: [[385, 300]], 2: [[407, 300]] } as const;
    expect(refusal(state, walk(1, { ...rest, 3: [[429, 300]] }, { kind: 'charge', target: 4 }))).toBeUndefined();
    expect(refusal(state, walk(1, { ...rest, 3: [[427, 300]] }, { kind: 'charge', target: 4 }))).toBe('PORT-122');
  });
  test('PORT-123 nobody charges whom he touches already', () => {
    expect(refusal(pair({ at: [429, 300] }), charge(429, 305))).toBe('PORT-123');
  });
  test('PORT-124 after a charge only a melee is left', () => {
    const state = pair({ weapon: 'bow' });
    act(state, charge(429, 300));
    expect(refusal(state, shootAt(1, 2))).toBe('PORT-124');
    expect(refusal(state, strike(1))).toBeUndefined();
  });
  test('PORT-125 vehicles and pieces neither run nor charge', () => {
    const truck = { kind: 'vehicle', die: 10, crew: [6] } as const;
    const gun = { kind: 'piece', piece: 'catapult', crew: [6, 6] } as const;
    for (const machine of [truck, gun]) {
      expect(refusal(pair(machine), march(1, [straight(20)], { kind: 'run' }))).toBe('PORT-125');
      expect(refusal(pair(machine), march(1, [straight(20)], { kind: 'charge', target: 2 }))).toBe('PORT-125');
      expect(refusal(pair(machine), march(1, [straight(20)]))).toBeUndefined();
    }
  });
  test('PORT-D98 forming up may be a run but never a charge', () => {
    const elements = [...row(1, 4, 1, [300, 300]), man(9, 2, 600, 300, { facing: 180 })];
    const state = battle({ mode: 'siege', units: SIDES, elements });
    const form = { anchor: { x: 470, y: 300 }, facing: 0, files: 2, order: [1, 2, 3, 4] };
    expect(refusal(state, formUp(1, form))).toBe('PORT-237');
    expect(refusal(state, formUp(1, form, { kind: 'run' }))).toBeUndefined();
    expect(refusal(state, formUp(1, form, { kind: 'charge', target: 9 }))).toBe('PORT-D98');
  });
});

describe('lying down', () => {
  test('PORT-126 lying down costs nothing, also at the end of a way', () => {
    const state = pair();
    const [moved] = act(state, walk(1, { 1: [[400, 300]] }, { lie: true }));
    expect(moved).toMatchObject({ cost: 100_000, lay: true });
    expect(state.elements[0].prone).toBe(true);
    expect(refusal(pair({ prone: true }), stay(1, { lie: true }))).toBe('PORT-126');
  });
  test('PORT-127 riders, mounts, vehicles and pieces cannot lie down', () => {
    expect(refusal(pair({ mounted: true }), stay(1, { lie: true }))).toBe('PORT-127');
    expect(refusal(pair({ kind: 'mount', die: 8 }), stay(1, { lie: true }))).toBe('PORT-127');
    expect(refusal(pair({ kind: 'vehicle', crew: [6] }), stay(1, { lie: true }))).toBe('PORT-127');
    expect(refusal(pair({ kind: 'piece', piece: 'catapult', crew: [6, 6] }), stay(1, { lie: true }))).toBe('PORT-127');
  });
  test('PORT-128 getting up costs 2 cm after the doubling, and needs somebody who lies', () => {
    expect(refusal(pair({ prone: true }), walk(1, { 1: [[300, 480]] }, { kind: 'run', stand: true }))).toBeUndefined();
    expect(refusal(pair({ prone: true }), walk(1, { 1: [[300, 481]] }, { kind: 'run', stand: true }))).toBe('PORT-101');
    expect(refusal(pair(), walk(1, { 1: [[350, 300]] }, { stand: true }))).toBe('PORT-128');
  });
  test('PORT-129 whoever lies must get up before he moves', () => {
    expect(refusal(pair({ prone: true }), walk(1, { 1: [[350, 300]] }))).toBe('PORT-129');
    expect(refusal(pair({ prone: true }), walk(1, { 1: [[350, 300]] }, { stand: true }))).toBeUndefined();
  });
  test('PORT-130 whoever lies may turn and act', () => {
    const state = pair({ prone: true, weapon: 'bow', facing: 180 });
    act(state, walk(1, { 1: [] }, { facing: 0 }));
    expect(state.elements[0]).toMatchObject({ prone: true, facing: 0, x: 300 });
    expect(refusal(state, shootAt(1, 2))).toBeUndefined();
  });
  test('PORT-131 whoever lies stays down until he gets up', () => {
    const state = pair({ prone: true });
    act(state, { type: 'hold', group: 1 });
    for (const group of [2, 3]) act(state, { type: 'hold', group });
    expect(state.turn).toBe(2);
    expect(state.elements[0].prone).toBe(true);
    state.active = 0;
    act(state, stay(1, { stand: true }));
    expect(state.elements[0].prone).toBe(false);
  });
  test('PORT-132 in siege mode all lie down and get up together', () => {
    const elements = [...row(1, 3, 1, [300, 300]), man(9, 2, 1100, 700)];
    const state = battle({ mode: 'siege', units: SIDES, elements });
    act(state, stay(1, { lie: true }));
    expect(state.elements.slice(0, 3).map(({ prone }) => prone)).toEqual([true, true, true]);
    const up = battle({
      mode: 'siege',
      units: SIDES,
      elements: elements.map((one) => ({ ...one, prone: one.unit === 1 })),
    });
    act(up, walk(1, { 1: [[300, 310]] }, { stand: true }));
    expect(up.elements.slice(0, 3).map(({ prone }) => prone)).toEqual([false, false, false]);
    const mixed = battle({
      mode: 'siege',
      units: SIDES,
      elements: [...row(1, 2, 1, [300, 300]), man(3, 1, 350, 300, { mounted: true }), man(9, 2, 1100, 700)],
    });
    expect(refusal(mixed, stay(1, { lie: true }))).toBe('PORT-127');
  });
});

describe('turning', () => {
  const tank = (attributes: GivenElement['attributes'] = [], more: Given = {}): State =>
    pair({ kind: 'vehicle', die: 12, crew: [6], attributes }, { at: [900, 300] }, more);
  test('PORT-138 a soldier turns freely, also without a step', () => {
    const state = pair();
    expect(act(state, walk(1, { 1: [] }, { facing: 217 }))[0]).toMatchObject({ cost: 0 });
    expect(state.elements[0].facing).toBe(217);
    expect(state.round?.moved).toMatchObject({ centres: [], turned: [1] });
  });
  test('PORT-139 a vehicle turns once, by at most 45 degrees, before or after', () => {
    expect(refusal(tank(), march(1, [turn(45), straight(20)]))).toBeUndefined();
    expect(refusal(tank(), march(1, [straight(20), turn(-45)]))).toBeUndefined();
    expect(refusal(tank(), march(1, [turn(46)]))).toBe('PORT-139');
    expect(refusal(tank(), march(1, [turn(10), straight(20), turn(10)]))).toBe('PORT-139');
  });
  test('PORT-263 a piece with one man turns', () => {
    const state = pair({ kind: 'piece', piece: 'catapult', crew: [6] });
    expect(refusal(state, march(1, [straight(1)]))).toBe('PORT-101');
    expect(refusal(state, march(1, [turn(45)]))).toBeUndefined();
  });
  test('PORT-324 Turn X2 allows two turns and 90 degrees in all', () => {
    expect(refusal(tank(['turnX2']), march(1, [turn(90)]))).toBeUndefined();
    expect(refusal(tank(['turnX2']), march(1, [turn(50), straight(20), turn(-40)]))).toBeUndefined();
    expect(refusal(tank(['turnX2']), march(1, [turn(50), straight(20), turn(-41)]))).toBe('PORT-324');
    expect(refusal(tank(['turnX2']), march(1, [turn(1), straight(1), turn(1), straight(1), turn(1)]))).toBe('PORT-324');
  });
  test('PORT-140 turning costs a vehicle nothing', () => {
    expect(act(tank(), march(1, [turn(45)]))[0]).toMatchObject({ cost: 0 });
  });
  test('PORT-141 a vehicle goes only straight along its facing', () => {
    const state = tank();
    expect(refusal(state, walk(1, { 1: [[350, 320]] }))).toBe('PORT-141');
    act(state, march(1, [turn(30), straight(100)]));
    expect(state.elements[0]).toMatchObject({ x: 387, y: 350, facing: 30 });
  });
  test('PORT-142 backward is twice as dear', () => {
    expect(act(tank(), march(1, [straight(-75)]))[0]).toMatchObject({ cost: 150_000 });
    expect(refusal(tank(), march(1, [straight(-76)]))).toBe('PORT-101');
  });
  test('PORT-143 nobody is turned but in his own round', () => {
    const state = pair(
      {},
      {},
      {
        dice: [
          [6, 1],
          [6, 1],
        ],
      },
    );
    const looks = state.elements.map(({ facing }) => facing);
    const events = act(state, walk(1, { 1: [[429, 300]] }, { kind: 'charge', target: 2 }));
    act(state, strike(1));
    expect(ofType(events, 'groupMoved')[0].tracks.map(({ element }) => element)).toEqual([1]);
    expect(state.elements.map(({ facing }) => facing)).toEqual(looks);
  });
  test('PORT-107, PORT-G30 the outline of a vehicle keeps out of Impassable terrain', () => {
    const post = {
      difficulty: 'impassable',
      sight: 'solid',
      poly: [
        [360, 318],
        [372, 318],
        [372, 330],
        [360, 330],
      ],
    } as const;
    expect(refusal(tank([], { terrain: [post] }), march(1, [straight(9)]))).toBeUndefined();
    expect(refusal(tank([], { terrain: [post] }), march(1, [straight(20)]))).toBe('PORT-107');
    expect(refusal(tank([], { terrain: [post] }), march(1, [straight(130)]))).toBe('PORT-107');
  });
  test('PORT-G30 a vehicle does not drive through enemies and does not stop on friends', () => {
    const state = (seat: number): State =>
      battle({
        units: [...(SIDES ?? []), { id: 3, seat }],
        elements: [
          man(1, 1, 300, 300, { kind: 'vehicle', die: 12, crew: [6] }),
          man(2, 3, 380, 300),
          man(3, 2, 1100, 700),
        ],
      });
    expect(refusal(state(1), march(1, [straight(150)]))).toBe('PORT-111');
    expect(refusal(state(0), march(1, [straight(150)]))).toBeUndefined();
    expect(refusal(state(0), march(1, [straight(60)]))).toBe('PORT-112');
  });
  test('PORT-G29 two straights in a row, none at all and idle parts are refused', () => {
    for (const parts of [[], [straight(0)], [turn(0)], [straight(5), straight(5)]])
      expect(refusal(tank(), march(1, parts))).toBe('PORT-G29');
  });
});
