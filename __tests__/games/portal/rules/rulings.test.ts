import { portal, TERRAIN, type Die, type State, type UnitList } from '@/games/portal/rules';
import { legalActions } from '@/games/portal/rules/actions';
import { unitFaults, unitPoints, whyNotArmy } from '@/games/portal/rules/army';
import { facingOf } from '@/games/portal/rules/geometry';
import { controllerOf } from '@/games/portal/rules/objectives';
import { paceOf } from '@/games/portal/rules/questions/allowance';
import { rollForInitiative } from '@/games/portal/rules/rollOff';
import { groupsToAct } from '@/games/portal/rules/rounds';
import { setup } from '@/games/portal/rules/setup';
import { footprintOf, shapeOf } from '@/games/portal/rules/shapes';
import { army, band, gun, lone, member, vehicle } from '../support/army';
import { throwing } from './support/dice';
import { act, man, refusal, row, SIDES, strike } from './support/fight';
import { formUp, march, stay, straight, turn, walk, wheel } from './support/moves';
import { battle, type Given, type GivenElement } from './support/position';

const TERMS = { limit: null, payloadChecked: true } as const;
const rulesOf = (unit: UnitList): string[] =>
  unitFaults(army([unit]), TERMS).flatMap((fault) => (fault ? [fault.rule] : []));
const alone = (element: Partial<GivenElement>, more: Given = {}): State =>
  battle({ units: SIDES, elements: [man(1, 1, 300, 300, element), man(2, 2, 1100, 700)], ...more });
const siege = (elements: readonly GivenElement[], more: Given = {}): State =>
  battle({ mode: 'siege', units: SIDES, elements, ...more });

describe('before the battle', () => {
  test('PORT-D04 a crew has no base of its own', () => {
    const state = setup({ ...portal.parseConfig({}), armies: [army([gun()]), army([gun()])] }, 2, 1);
    const [deployment] = legalActions(state, state.active);
    expect(deployment).toMatchObject({ type: 'deploy', places: [{}] });
  });
  test('PORT-D05 the era of the army sets its prices, whoever the enemy is', () => {
    expect([unitPoints(band(), 'pre1900'), unitPoints(lone({ die: 12 }), 'pre1900')]).toEqual([60, 60]);
    expect(unitPoints(lone({ die: 12 }), 'post1900')).toBe(100);
  });
  test('PORT-D06 what a soldier carries costs nothing', () => {
    const armed = band({
      members: [member({ leader: true, kit: null, weapon: 'bow' }), member({ count: 4, mounted: true })],
    });
    expect(unitPoints(armed, 'pre1900')).toBe(unitPoints(band(), 'pre1900'));
  });
  test('PORT-D08 a D4 vehicle is bought and never moves', () => {
    expect(rulesOf(vehicle({ die: 4, crew: [{ die: 4, count: 1 }] }))).toEqual([]);
    expect(refusal(alone({ kind: 'vehicle', die: 4, crew: [6] }), march(1, [straight(1)]))).toBe('PORT-101');
  });
  test('PORT-D09 a gun has no surcharge for its weapon', () => {
    expect(unitPoints(gun(), 'pre1900')).toBe(40 + 2 * 12);
  });
  test('PORT-D10 attributes begin with a D12', () => {
    expect(rulesOf(lone({ die: 12, attributes: ['luck'] }))).toEqual([]);
    expect(
      rulesOf(band({ members: [member({ leader: true }), member({ count: 3, die: 10, attributes: ['luck'] })] })),
    ).toContain('PORT-034');
  });
  test('PORT-D11 attributes of vehicles are not for soldiers', () => {
    expect(rulesOf(lone({ die: 12, attributes: ['turnX2'] }))).toContain('PORT-037');
    expect(rulesOf(vehicle({ attributes: ['turnX2'] }))).toEqual([]);
  });
  test('PORT-D12 only a D20 mount flies, at the pace of a soldier', () => {
    expect(rulesOf(lone({ die: 12, mount: { flying: true, rider: null } }))).toContain('PORT-043');
    expect(
      paceOf(
        alone({ kind: 'mount', die: 20, flying: true }),
        alone({ kind: 'mount', die: 20, flying: true }).elements[0],
      ),
    ).toBe(250);
  });
  test('PORT-D13 two soldiers are no unit, and a D10 alone is none', () => {
    expect(rulesOf(band({ members: [member({ leader: true }), member()] }))).toContain('PORT-044');
    expect(rulesOf(lone({ die: 10 }))).toContain('PORT-045');
  });
  test('PORT-D14 an army of guns alone needs no leader', () => {
    expect(whyNotArmy(army([gun()]), TERMS)).toBeUndefined();
  });
  test('PORT-D16 bridge and ford are patches of the river', () => {
    expect(TERRAIN.river600.patches?.map(({ key }) => key)).toEqual(['bridge', 'ford']);
  });
});

describe('turns', () => {
  test('PORT-D15 no clock ends a game of turns', () => {
    const state = alone({}, { length: { by: 'turns', turns: 3 } });
    act(state, { type: 'timeExpired' });
    act(state, { type: 'hold', group: 1 });
    act(state, { type: 'hold', group: 2 });
    expect([state.phase, state.turn]).toEqual(['battle', 2]);
  });
  test('PORT-D17 the lowest roll places first', () => {
    const state = setup(portal.parseConfig({}), 2, 9);
    const [last] = state.rolls.slice(-1);
    expect(state.order[0]).toBe([...last].sort((a, b) => a.roll - b.roll)[0].seat);
  });
  test('PORT-D18 the order is thrown with a D6', () => {
    expect(
      rollForInitiative(
        throwing([
          [6, 6],
          [6, 1],
        ]),
        [0, 1],
      ).order,
    ).toEqual([0, 1]);
  });
  test('PORT-D19 after the winner the seats follow in their order', () => {
    expect(
      rollForInitiative(
        throwing([
          [6, 1],
          [6, 2],
          [6, 6],
          [6, 3],
        ]),
        [0, 1, 2, 3],
      ).order,
    ).toEqual([2, 3, 0, 1]);
  });
  test('PORT-D20 nobody moves after he has acted', () => {
    const elements = [
      man(1, 1, 300, 300, { kind: 'mount', die: 12, rider: { die: 6 } }),
      man(2, 2, 336, 300),
      man(3, 2, 900, 300),
    ];
    const state = battle({ units: SIDES, elements, dice: [[12, 1]] });
    act(state, strike(1));
    expect(refusal(state, walk(1, { 1: [[250, 300]] }))).toBe('PORT-081');
  });
});

describe('moving', () => {
  const pace = (element: Partial<GivenElement>): number => paceOf(alone(element), alone(element).elements[0]);
  const wall = {
    difficulty: 'impassable',
    sight: 'solid',
    poly: [
      [320, 0],
      [340, 0],
      [340, 800],
      [320, 800],
    ],
  } as const;
  test('PORT-D22 a horse makes nobody slower', () => {
    expect([pace({ mounted: true, die: 12 }), pace({ mounted: true, die: 4 })]).toEqual([180, 120]);
    expect(shapeOf(alone({ mounted: true }).elements[0])).toEqual({ r: 15 });
  });
  test('PORT-D24 a base may reach over Impassable terrain, a hull may not', () => {
    expect(refusal(alone({}, { terrain: [wall] }), walk(1, { 1: [[319, 300]] }))).toBeUndefined();
    expect(
      refusal(
        alone({ kind: 'vehicle', die: 6, crew: [6], at: [280, 300] }, { terrain: [wall] }),
        march(1, [straight(12)]),
      ),
    ).toBe('PORT-107');
  });
  test('PORT-D25 flying helps on the way, not at its end', () => {
    const wyvern = man(1, 1, 300, 300, { kind: 'mount', die: 20, flying: true });
    const state = battle({ units: SIDES, elements: [wyvern, man(2, 2, 400, 300)] });
    expect(refusal(state, walk(1, { 1: [[420, 300]] }))).toBe('PORT-112');
    expect(refusal(state, walk(1, { 1: [[500, 300]] }))).toBeUndefined();
  });
  test('PORT-D26 friends let each other through, enemies do not', () => {
    const state = battle({ units: SIDES, elements: [man(1, 1, 300, 300), man(2, 1, 330, 300), man(3, 2, 300, 330)] });
    expect(refusal(state, walk(1, { 1: [[360, 300]] }))).toBeUndefined();
    expect(refusal(state, walk(1, { 1: [[300, 360]] }))).toBe('PORT-111');
  });
  test('PORT-D27 leaving an enemy is free', () => {
    const state = battle({ units: SIDES, elements: [man(1, 1, 300, 300), man(2, 2, 321, 300), man(3, 2, 300, 321)] });
    expect(act(state, walk(1, { 1: [[210, 300]] }))[0]).toMatchObject({ cost: 90_000 });
  });
  test('PORT-D28 a unit that was shot apart may draw together', () => {
    const state = siege([man(1, 1, 300, 300), man(2, 1, 400, 300), man(9, 2, 900, 600)]);
    expect(refusal(state, walk(1, { 1: [[310, 300]] }))).toBeUndefined();
    expect(refusal(state, walk(1, { 1: [[360, 300]] }))).toBeUndefined();
  });
  test('PORT-D29 a long way alone is no charge', () => {
    expect(refusal(alone({}), walk(1, { 1: [[450, 300]] }, { kind: 'charge', target: 2 }))).toBe('PORT-122');
  });
  test('PORT-D30 after a charge a bow stays silent', () => {
    const state = battle({
      units: SIDES,
      elements: [man(1, 1, 300, 300, { weapon: 'bow' }), man(2, 2, 400, 300, { facing: 180 })],
    });
    act(state, walk(1, { 1: [[379, 300]] }, { kind: 'charge', target: 2 }));
    expect(legalActions(state, 0).map(({ type }) => type)).toEqual(['endRound', 'melee']);
  });
  test('PORT-D31 no vehicle runs', () => {
    expect(refusal(alone({ kind: 'vehicle', die: 6, crew: [6] }), march(1, [straight(250)], { kind: 'run' }))).toBe(
      'PORT-125',
    );
  });
  test('PORT-D32 whoever lies does anything but move', () => {
    const elements = [man(1, 1, 300, 300, { prone: true }), man(2, 2, 321, 300), man(3, 2, 900, 300)];
    expect(refusal(battle({ units: SIDES, elements }), strike(1))).toBeUndefined();
    expect(refusal(battle({ units: SIDES, elements }), walk(1, { 1: [[290, 300]] }))).toBe('PORT-129');
  });
  test('PORT-D33 a vehicle turns by any whole degrees up to 45', () => {
    const truck = alone({ kind: 'vehicle', die: 6, crew: [6] });
    for (const by of [1, 17, -45]) expect(refusal(truck, march(1, [turn(by)]))).toBeUndefined();
    expect(refusal(truck, march(1, [turn(-46)]))).toBe('PORT-139');
  });
  test('PORT-D34 a vehicle nose to a wall reverses', () => {
    const truck = alone({ kind: 'vehicle', die: 6, crew: [6], at: [290, 300] }, { terrain: [wall] });
    expect(refusal(truck, march(1, [straight(10)]))).toBe('PORT-107');
    expect(act(truck, march(1, [straight(-100)]))[0]).toMatchObject({ cost: 200_000 });
  });
  test('PORT-D80 a pond that was agreed to be a marsh is no deep water', () => {
    const pond = { difficulty: 'heavy', sight: 'open', deepWater: true, poly: wall.poly } as const;
    const diver = alone({ die: 12, attributes: ['amphibious'] }, { terrain: [pond] });
    expect(act(diver, walk(1, { 1: [[330, 300]] }))[0]).toMatchObject({ cost: 70_000 });
  });
  test('PORT-D81 Fast never slows its bearer', () => {
    const dice: readonly Die[] = [12, 20];
    for (const die of dice)
      for (const kind of ['soldier', 'vehicle'] as const)
        expect(pace({ kind, die, crew: [6], attributes: ['fast'] })).toBeGreaterThan(pace({ kind, die, crew: [6] }));
  });
  test('PORT-D94 the quarters of a vehicle meet at 45 degrees', () => {
    const [truck] = alone({ kind: 'vehicle', die: 6, crew: [6], facing: 90 }).elements;
    expect(
      [
        [10, 10],
        [11, 10],
        [-10, -9],
      ].map(([dx, dy]) => facingOf(footprintOf(truck), { x: 300 + dx, y: 300 + dy })),
    ).toEqual(['front', 'left', 'right']);
  });
});

describe('formations and objectives', () => {
  const block = (): State =>
    siege([...Array.from({ length: 6 }, (_, i) => ({ id: i + 1, unit: 1, die: 6 }) as const), man(9, 2, 1100, 700)], {
      units: [
        { id: 1, seat: 0, formation: 'tight', files: 3, facing: 270, anchor: [600, 400] },
        { id: 2, seat: 1 },
      ],
    });
  test('PORT-D55 in skirmish mode everybody goes where he likes', () => {
    const state = battle({ units: SIDES, elements: [...row(1, 3, 1, [300, 300]), man(9, 2, 900, 600)] });
    expect(groupsToAct(state, 0)).toEqual([1, 2, 3]);
    expect(refusal(state, walk(1, { 1: [[200, 300]] }))).toBeUndefined();
  });
  test('PORT-D56 loose means 5 cm', () => {
    const state = siege([man(1, 1, 300, 300), man(2, 1, 330, 300), man(9, 2, 900, 600)]);
    expect(refusal(state, walk(1, { 1: [[260, 300]] }))).toBeUndefined();
    expect(refusal(state, walk(1, { 1: [[259, 300]] }))).toBe('PORT-114');
  });
  test('PORT-D57 loosening is free, forming up takes the move', () => {
    expect(refusal(block(), walk(1, { 1: [[560, 320]] }, { loosen: true }))).toBe('PORT-114');
    const state = block();
    act(state, formUp(1, { anchor: { x: 600, y: 400 }, facing: 270, files: 2, order: [1, 2, 3, 4, 5, 6] }));
    expect(refusal(state, march(1, [straight(1)]))).toBe('PORT-081');
  });
  test('PORT-D58 a block goes straight, wheels and turns, nothing else', () => {
    expect(refusal(block(), walk(1, { 1: [[560, 390]] }))).toBe('PORT-238');
    expect(refusal(block(), stay(1, { lie: true }))).toBeUndefined();
  });
  test('PORT-D59 a wheel takes half a move, and the arc must fit into it', () => {
    expect(act(block(), march(1, [wheel('left', 60)]))[0]).toMatchObject({ cost: 50_000 });
    expect(refusal(block(), march(1, [wheel('left', 65)]))).toBe('PORT-242');
  });
  const hill = { id: 'hill', type: 'hold', x: 300, y: 300, radius: 100, endsGame: false } as const;
  test('PORT-D91 an objective is held by strictly the most strength', () => {
    expect(
      controllerOf(battle({ units: SIDES, elements: [...row(1, 2, 1, [300, 300]), man(3, 2, 300, 340)] }), hill),
    ).toBe(0);
    expect(
      controllerOf(battle({ units: SIDES, elements: [man(1, 1, 300, 300), man(3, 2, 300, 340)] }), hill),
    ).toBeNull();
  });
  test('PORT-D106 the centre must be within the radius', () => {
    expect(controllerOf(alone({ at: [400, 300] }), hill)).toBe(0);
    expect(controllerOf(alone({ at: [401, 300] }), hill)).toBeNull();
  });
});
