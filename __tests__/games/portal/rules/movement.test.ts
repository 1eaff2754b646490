import { paceOf } from '@/games/portal/rules/questions/allowance';
import type { AttributeId, Die, SpellId, State } from '@/games/portal/rules';
import { act, man, refusal, row, SIDES } from './support/fight';
import { march, straight, walk } from './support/moves';
import { battle, type Given, type GivenElement, type GivenTerrain } from './support/position';

/** One who stands alone, an enemy far away. */
const alone = (element: Partial<GivenElement>, more: Given = {}): State =>
  battle({ units: SIDES, elements: [man(1, 1, 300, 300, element), man(2, 2, 1100, 700)], ...more });
const pace = (element: Partial<GivenElement>, more: Given = {}): number => {
  const state = alone(element, more);
  return paceOf(state, state.elements[0]);
};
const DICE: readonly Die[] = [4, 6, 8, 10, 12, 20];
const box = (left: number, top: number, right: number, bottom: number): GivenTerrain['poly'] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const ground = (difficulty: GivenTerrain['difficulty'], more: Partial<GivenTerrain> = {}): Given => ({
  terrain: [{ difficulty, sight: 'open', poly: box(320, 0, 400, 800), ...more }],
});
const placeOf = ({ elements }: State, id = 1) => [elements[id - 1].x, elements[id - 1].y];

describe('allowances', () => {
  test('PORT-093 soldiers and mounts by their die', () => {
    expect(DICE.map((die) => pace({ die }))).toEqual([80, 100, 120, 150, 180, 250]);
    expect(([8, 10, 12, 20] as const).map((die) => pace({ die, kind: 'mount' }))).toEqual([120, 150, 180, 250]);
  });
  test('PORT-094, PORT-028 ground vehicles by their die; a D4 never moves', () => {
    expect(DICE.map((die) => pace({ die, kind: 'vehicle', crew: [6] }))).toEqual([0, 200, 180, 150, 150, 120]);
    const raft = alone({ die: 4, kind: 'vehicle', crew: [6] });
    expect(refusal(raft, march(1, [straight(1)]))).toBe('PORT-101');
  });
  test('PORT-095 flying vehicles by their die', () => {
    const flyers = [10, 12, 20] as const;
    expect(flyers.map((die) => pace({ die, kind: 'vehicle', flying: true, crew: [6] }))).toEqual([400, 300, 250]);
  });
  test('PORT-096 whoever is mounted goes at least as a D8', () => {
    expect(([6, 8, 10] as const).map((die) => pace({ die, mounted: true }))).toEqual([120, 120, 150]);
  });
  test('PORT-097 a piece goes half as far as its slowest man', () => {
    expect(pace({ kind: 'piece', piece: 'catapult', crew: [6, 10] })).toBe(50);
    expect(pace({ kind: 'piece', piece: 'catapult', crew: [10, 10] })).toBe(75);
  });
  test('PORT-098 a piece with one man left goes nowhere', () => {
    expect(pace({ kind: 'piece', piece: 'catapult', crew: [10] })).toBe(0);
  });
  test('PORT-314 Fast takes the next die of the column, or 3 cm more if that is better', () => {
    const attributes: AttributeId[] = ['fast'];
    expect(pace({ die: 12, attributes })).toBe(250);
    expect(pace({ die: 20, attributes })).toBe(280);
    expect(pace({ die: 12, kind: 'vehicle', crew: [6], attributes })).toBe(180);
    expect(pace({ die: 12, kind: 'vehicle', flying: true, crew: [6], attributes })).toBe(330);
  });
  describe('PORT-099 the order in which an allowance is built', () => {
    const under = (spell: SpellId): Given => ({ effects: [{ spell, seat: 0, elements: [1], lastTurn: 3 }] });
    test('PORT-099 the row of Fly comes before the attribute Fast', () => {
      expect(pace({ die: 12, attributes: ['fast'] }, under('fly'))).toBe(280);
    });
    test('PORT-301 the spell Fast adds 2 cm to a group before it is doubled', () => {
      const state = alone({}, under('fast'));
      expect(refusal(state, walk(1, { 1: [[541, 300]] }, { kind: 'run' }))).toBe('PORT-101');
      expect(refusal(state, walk(1, { 1: [[540, 300]] }, { kind: 'run' }))).toBeUndefined();
    });
    test('PORT-306 Slow takes 2 cm away, never below nothing', () => {
      expect(pace({}, under('slow'))).toBe(80);
      expect(pace({ die: 4, kind: 'vehicle', crew: [6] }, under('slow'))).toBe(0);
    });
  });
  test('PORT-100 in siege mode everybody goes as far as the slowest', () => {
    const state = battle({
      mode: 'siege',
      units: SIDES,
      elements: [man(1, 1, 300, 300, { die: 8 }), man(2, 1, 322, 300), man(3, 2, 1100, 700)],
    });
    expect(refusal(state, walk(1, { 1: [[410, 300]], 2: [[422, 300]] }))).toBe('PORT-101');
    expect(refusal(state, walk(1, { 1: [[400, 300]], 2: [[422, 300]] }))).toBeUndefined();
  });
});

describe('what a way costs', () => {
  test('PORT-102 on the bare table a way costs its length, corner by corner', () => {
    const state = alone({});
    expect(
      refusal(
        state,
        walk(1, {
          1: [
            [360, 300],
            [360, 341],
          ],
        }),
      ),
    ).toBe('PORT-101');
    const [moved] = act(
      state,
      walk(1, {
        1: [
          [360, 300],
          [360, 340],
        ],
      }),
    );
    expect(moved).toMatchObject({ type: 'groupMoved', cost: 100_000, allowance: 100_000 });
    expect(placeOf(state)).toEqual([360, 340]);
  });
  test('PORT-104 Heavy terrain costs five times its length', () => {
    const state = alone({}, ground('heavy'));
    expect(refusal(state, walk(1, { 1: [[337, 300]] }))).toBe('PORT-101');
    expect(act(state, walk(1, { 1: [[336, 300]] }))[0]).toMatchObject({ cost: 100_000 });
  });
  test('PORT-105 nobody enters Impassable terrain', () => {
    expect(refusal(alone({}, ground('impassable')), walk(1, { 1: [[330, 300]] }))).toBe('PORT-105');
    expect(refusal(alone({}, ground('impassable')), walk(1, { 1: [[319, 300]] }))).toBeUndefined();
  });
  test('PORT-106 the centre alone decides in which terrain somebody is', () => {
    const state = alone({}, ground('heavy'));
    expect(act(state, walk(1, { 1: [[319, 300]] }))[0]).toMatchObject({ cost: 19_000 });
  });
  test('PORT-313 deep water is open ground to the amphibious', () => {
    const water = ground('impassable', { deepWater: true });
    expect(refusal(alone({ die: 12 }, water), walk(1, { 1: [[380, 300]] }))).toBe('PORT-105');
    const swimmer = alone({ die: 12, attributes: ['amphibious'] }, water);
    expect(act(swimmer, walk(1, { 1: [[380, 300]] }))[0]).toMatchObject({ cost: 80_000 });
    expect(
      refusal(alone({ die: 12, attributes: ['amphibious'] }, ground('impassable')), walk(1, { 1: [[380, 300]] })),
    ).toBe('PORT-105');
  });
  test('PORT-325 deep water is open ground to what is waterborne', () => {
    const boat = { die: 12, kind: 'vehicle', crew: [6], attributes: ['waterborne'] } as const;
    expect(refusal(alone(boat, ground('impassable', { deepWater: true })), march(1, [straight(100)]))).toBeUndefined();
  });
  test('PORT-108 whoever flies pays the length alone and crosses everything', () => {
    const wyvern = { die: 20, kind: 'mount', flying: true } as const;
    const elements = [man(1, 1, 300, 300, wyvern), man(2, 2, 360, 300), man(3, 2, 1100, 700)];
    const state = battle({ units: SIDES, elements, ...ground('impassable') });
    expect(act(state, walk(1, { 1: [[550, 300]] }))[0]).toMatchObject({ cost: 250_000 });
  });
  test('PORT-109 whoever flies may end over any terrain', () => {
    const state = alone({ die: 20, kind: 'mount', flying: true }, ground('impassable'));
    expect(refusal(state, walk(1, { 1: [[360, 300]] }))).toBeUndefined();
  });
});

describe('others in the way', () => {
  const between = (unit: number): State =>
    battle({
      units: [...(SIDES ?? []), { id: 3, seat: 0 }],
      elements: [man(1, 1, 300, 300), man(2, unit, 340, 300), man(3, 2, 1100, 700), man(4, 3, 1100, 600)],
    });
  test('PORT-110 a way may lead through friends', () => {
    expect(refusal(between(3), walk(1, { 1: [[380, 300]] }))).toBeUndefined();
  });
  test('PORT-111 a way may not lead through enemies, nor past them too closely', () => {
    expect(refusal(between(2), walk(1, { 1: [[380, 300]] }))).toBe('PORT-111');
    expect(
      refusal(
        between(2),
        walk(1, {
          1: [
            [340, 321],
            [375, 300],
          ],
        }),
      ),
    ).toBe('PORT-111');
  });
  test('PORT-111, PORT-G28 nor through what is abandoned', () => {
    const cart = { kind: 'vehicle', die: 6, abandoned: true, owner: 0 } as const;
    const state = battle({
      units: [...(SIDES ?? []), { id: 3, seat: 0, kind: 'vehicle', state: 'fled' }],
      elements: [man(1, 1, 300, 300), man(2, 3, 360, 300, { ...cart, facing: 90 }), man(3, 2, 1100, 700)],
    });
    expect(refusal(state, walk(1, { 1: [[400, 300]] }))).toBe('PORT-111');
    expect(refusal(state, walk(1, { 1: [[334, 300]] }))).toBeUndefined();
  });
  test('PORT-112 nobody ends on somebody else, friend or enemy', () => {
    expect(refusal(between(3), walk(1, { 1: [[359, 300]] }))).toBe('PORT-112');
    expect(refusal(between(3), walk(1, { 1: [[360, 300]] }))).toBeUndefined();
  });
  test('PORT-112 nobody ends partly beside the table', () => {
    const state = battle({ units: SIDES, elements: [man(1, 1, 60, 300), man(2, 2, 1100, 700)] });
    expect(refusal(state, walk(1, { 1: [[9, 300]] }))).toBe('PORT-112');
    expect(refusal(state, walk(1, { 1: [[10, 300]] }))).toBeUndefined();
  });
  test('PORT-116 nobody leaves the table', () => {
    const state = battle({ units: SIDES, elements: [man(1, 1, 60, 300), man(2, 2, 1100, 700)] });
    expect(refusal(state, walk(1, { 1: [[-5, 300]] }))).toBe('PORT-116');
    expect(
      refusal(
        state,
        walk(1, {
          1: [
            [-1, 300],
            [20, 300],
          ],
        }),
      ),
    ).toBe('PORT-116');
  });
  test('PORT-113 whoever touches an enemy may walk away without a roll', () => {
    const state = battle({ units: SIDES, elements: [man(1, 1, 300, 300), man(2, 2, 320, 300)] });
    const before = state.rng.slice();
    act(state, walk(1, { 1: [[200, 300]] }));
    expect(state.rng).toEqual(before);
    expect(placeOf(state)).toEqual([200, 300]);
  });
});

describe('staying together', () => {
  const band = (xs: readonly number[]): State =>
    battle({
      mode: 'siege',
      units: SIDES,
      elements: [...xs.map((x, i) => man(i + 1, 1, x, 300)), man(9, 2, 1100, 700)],
    });
  test('PORT-114 a unit ends its move in cohesion', () => {
    expect(refusal(band([300, 322, 344]), walk(1, { 3: [[393, 300]] }))).toBe('PORT-114');
    expect(refusal(band([300, 322, 344]), walk(1, { 3: [[392, 300]] }))).toBeUndefined();
  });
  test('PORT-115 a unit that losses split may not split further, but move', () => {
    const split = [300, 322, 500, 522];
    expect(refusal(band(split), walk(1, { 1: [[310, 380]], 2: [[332, 380]] }))).toBeUndefined();
    expect(refusal(band(split), walk(1, { 1: [[210, 300]] }))).toBe('PORT-115');
  });
  test('PORT-233 in skirmish mode there is no cohesion', () => {
    const state = battle({ units: SIDES, elements: [...row(1, 3, 1, [300, 300]), man(9, 2, 1100, 700)] });
    expect(refusal(state, walk(3, { 3: [[444, 300]] }))).toBeUndefined();
  });
});
