import type { State } from '@/games/portal/rules';
import { act, man, refusal, row, SIDES } from './support/fight';
import { face, formUp, march, straight, walk, wheel } from './support/moves';
import { battle, type Given, type GivenElement } from './support/position';

/** Ten men in two ranks of five, looking up from (600,400). */
const block = (more: Given = {}, other: Partial<GivenElement> = {}, files = 5, count = 10): State =>
  battle({
    mode: 'siege',
    units: [
      { id: 1, seat: 0, formation: 'tight', files, facing: 270, anchor: [600, 400] },
      { id: 2, seat: 1 },
    ],
    elements: [
      ...Array.from({ length: count }, (_, i) => ({ id: i + 1, unit: 1, die: 6 }) as const),
      man(20, 2, 1100, 700, other),
    ],
    ...more,
  });
const placeOf = ({ elements }: State, id: number) => [elements[id - 1].x, elements[id - 1].y];
const strip = (difficulty: 'light' | 'heavy' | 'impassable', left: number, right: number): Given => ({
  terrain: [
    {
      difficulty,
      sight: 'open',
      poly: [
        [left, 340],
        [right, 340],
        [right, 392],
        [left, 392],
      ],
    },
  ],
});

describe('cohesion', () => {
  test('PORT-232 only soldier units in siege mode form blocks', () => {
    const form = { anchor: { x: 300, y: 300 }, facing: 0, files: 1, order: [1] };
    const lone = battle({
      mode: 'siege',
      units: [
        { id: 1, seat: 0, kind: 'lone' },
        { id: 2, seat: 1 },
      ],
      elements: [man(1, 1, 300, 300, { die: 12 }), man(2, 2, 900, 300)],
    });
    expect(refusal(lone, formUp(1, form))).toBe('PORT-232');
    const skirmish = battle({ units: SIDES, elements: [...row(1, 3, 1, [300, 300]), man(4, 2, 900, 300)] });
    expect(refusal(skirmish, formUp(1, { ...form, order: [1, 2, 3] }))).toBe('PORT-233');
  });
  test('PORT-235 a block forms ranks and files with one facing', () => {
    const state = battle({ mode: 'siege', units: SIDES, elements: [...row(1, 4, 1, [300, 300]), man(9, 2, 900, 300)] });
    act(state, formUp(1, { anchor: { x: 320, y: 310 }, facing: 270, files: 2, order: [2, 1, 3, 4] }));
    expect([2, 1, 3, 4].map((id) => placeOf(state, id))).toEqual([
      [310, 310],
      [330, 310],
      [310, 330],
      [330, 330],
    ]);
    expect(state.units[0].block).toEqual({
      facing: 270,
      files: 2,
      ranks: 2,
      spacing: 20,
      cells: [
        [0, 1],
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    });
    expect(state.elements.slice(0, 4).every(({ facing }) => facing === 270)).toBe(true);
  });
  test('PORT-236 a block becomes loose at the start of its move, free', () => {
    const state = block();
    expect(refusal(state, walk(1, { 1: [[560, 300]] }, { loosen: true, facing: 270 }))).toBe('PORT-114');
    const [moved] = act(state, walk(1, { 1: [[530, 390]] }, { loosen: true, facing: 270 }));
    expect(moved).toMatchObject({ formation: 'loosened', block: null });
    expect(state.units[0].block).toBeNull();
    expect(refusal(state, walk(1, {}, { loosen: true }))).toBe('PORT-081');
    const loose = battle({ mode: 'siege', units: SIDES, elements: [...row(1, 3, 1, [300, 300]), man(9, 2, 900, 300)] });
    expect(refusal(loose, walk(1, {}, { loosen: true }))).toBe('PORT-236');
  });
  test('PORT-237 forming takes the whole move: each goes straight to his slot within the allowance', () => {
    const state = (more: Given = {}): State =>
      battle({ mode: 'siege', units: SIDES, elements: [...row(1, 4, 1, [300, 300]), man(9, 2, 900, 300)], ...more });
    const form = { anchor: { x: 320, y: 395 }, facing: 270, files: 4, order: [1, 2, 3, 4] };
    expect(refusal(state(), formUp(1, form))).toBeUndefined();
    expect(refusal(state(), formUp(1, { ...form, anchor: { x: 320, y: 401 } }))).toBe('PORT-237');
    const marsh = {
      terrain: [
        {
          difficulty: 'light',
          sight: 'open',
          poly: [
            [200, 320],
            [500, 320],
            [500, 380],
            [200, 380],
          ],
        },
      ],
    } as const;
    expect(refusal(state(marsh), formUp(1, form))).toBe('PORT-237');
    const changed = block();
    act(
      changed,
      formUp(1, { anchor: { x: 600, y: 400 }, facing: 270, files: 4, order: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }),
    );
    expect(changed.units[0].block).toMatchObject({ files: 4, ranks: 3 });
    expect(refusal(changed, march(1, [straight(5)]))).toBe('PORT-081');
  });
  test('PORT-G42 forming names every member once, in one to as many files', () => {
    const state = block();
    const form = { anchor: { x: 600, y: 400 }, facing: 270, files: 5, order: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
    expect(refusal(state, formUp(1, { ...form, order: form.order.slice(1) }))).toBe('PORT-G42');
    expect(refusal(state, formUp(1, { ...form, order: [...form.order.slice(1), 20] }))).toBe('PORT-G42');
    expect(refusal(state, formUp(1, { ...form, order: [...form.order.slice(1), 2] }))).toBe('PORT-G42');
    expect(refusal(state, formUp(1, { ...form, files: 0 }))).toBe('PORT-G42');
    expect(refusal(state, formUp(1, { ...form, files: 11 }))).toBe('PORT-G42');
  });
});

describe('a block on the march', () => {
  test('PORT-238 straight ahead, never sideways or back', () => {
    const state = block();
    expect(refusal(state, march(1, [straight(-10)]))).toBe('PORT-238');
    expect(refusal(state, walk(1, { 1: [[570, 390]] }))).toBe('PORT-238');
    act(state, march(1, [straight(100)]));
    expect([placeOf(state, 1), placeOf(state, 10)]).toEqual([
      [560, 300],
      [640, 320],
    ]);
  });
  test('PORT-239 every step is as dear as for the worst placed member', () => {
    const state = block(strip('heavy', 635, 660));
    expect(act(state, march(1, [straight(20)]))[0]).toMatchObject({ cost: 68_000 });
    expect(refusal(block(strip('heavy', 635, 660)), march(1, [straight(30)]))).toBe('PORT-101');
    expect(refusal(block(strip('impassable', 635, 660)), march(1, [straight(10)]))).toBe('PORT-105');
  });
  test('PORT-240 a wheel pivots on the outer man of the first rank, by 1 to 90 degrees', () => {
    const left = block();
    act(left, march(1, [wheel('left', 20)]));
    expect([placeOf(left, 1), left.units[0].block?.facing]).toEqual([[560, 400], 250]);
    const right = block();
    act(right, march(1, [wheel('right', 20)]));
    expect([placeOf(right, 5), right.units[0].block?.facing]).toEqual([[640, 400], 290]);
    for (const by of [0, -10, 91]) expect(refusal(block(), march(1, [wheel('left', by)]))).toBe('PORT-240');
    expect(refusal(block({}, {}, 1, 3), march(1, [wheel('left', 90)], { kind: 'run' }))).toBeUndefined();
  });
  test('PORT-241 a wheel uses half of the allowance whatever its angle', () => {
    expect(act(block(), march(1, [wheel('left', 1)]))[0]).toMatchObject({ cost: 50_000 });
    expect(refusal(block(), march(1, [wheel('left', 1), straight(50)]))).toBeUndefined();
    expect(refusal(block(), march(1, [wheel('left', 1), straight(51)]))).toBe('PORT-101');
    expect(refusal(block(), march(1, [wheel('left', 1), wheel('right', 1), straight(1)]))).toBe('PORT-101');
  });
  test('PORT-242 the arc of the member farthest from the pivot fits into that half', () => {
    expect(refusal(block({}, {}, 5, 5), march(1, [wheel('left', 35)]))).toBeUndefined();
    expect(refusal(block({}, {}, 5, 5), march(1, [wheel('left', 36)]))).toBe('PORT-242');
    // The second rank is farther from the pivot than the end of the first.
    expect(refusal(block(), march(1, [wheel('left', 34)]))).toBeUndefined();
    expect(refusal(block(), march(1, [wheel('left', 35)]))).toBe('PORT-242');
  });
  test('PORT-242 turning to a flank first makes no wheel cheaper', () => {
    expect(refusal(block({}, {}, 5, 5), march(1, [face('right'), wheel('left', 90), face('left')]))).toBe('PORT-242');
  });
  test('PORT-242 terrain under anybody makes the arc longer', () => {
    expect(refusal(block(strip('light', 500, 700)), march(1, [wheel('left', 12)]))).toBe('PORT-242');
    expect(refusal(block(strip('light', 500, 700)), march(1, [wheel('left', 11)]))).toBeUndefined();
  });
  test('PORT-243 in a run the half is half of the doubled allowance', () => {
    expect(act(block(), march(1, [wheel('left', 60)], { kind: 'run' }))[0]).toMatchObject({ cost: 100_000 });
    expect(refusal(block(), march(1, [wheel('left', 70)], { kind: 'run' }))).toBe('PORT-242');
  });
  test('PORT-244 a charge has at most one wheel', () => {
    const parts = [wheel('left', 1), wheel('right', 1)];
    const state = block({}, { at: [600, 250], facing: 90 });
    expect(refusal(state, march(1, parts, { kind: 'charge', target: 20 }))).toBe('PORT-244');
    expect(refusal(state, march(1, parts, { kind: 'run' }))).toBeUndefined();
  });
  test('PORT-245 a block turns at any point of its move, free, and nobody moves', () => {
    const state = block();
    act(state, march(1, [straight(40), face('right'), straight(60)]));
    expect(state.units[0].block).toMatchObject({ facing: 0, files: 2, ranks: 5 });
    expect(placeOf(state, 1)).toEqual([620, 360]);
  });
  test('PORT-129 a block that lies must get up to march, not to turn', () => {
    const state = block();
    for (const one of state.elements) one.prone = one.unit === 1;
    expect(refusal(state, march(1, [straight(10)]))).toBe('PORT-129');
    expect(refusal(state, march(1, [wheel('left', 5)]))).toBe('PORT-129');
    expect(refusal(state, march(1, [face('left')]))).toBeUndefined();
    expect(refusal(state, march(1, [straight(80)], { stand: true }))).toBeUndefined();
  });
  test('PORT-G29 eight parts at most, no two straights in a row, no turns by degrees', () => {
    const faces = Array.from({ length: 9 }, () => face('left'));
    expect(refusal(block(), march(1, faces))).toBe('PORT-G29');
    expect(refusal(block(), march(1, faces.slice(1)))).toBeUndefined();
    expect(refusal(block(), march(1, [straight(5), straight(5)]))).toBe('PORT-G29');
    expect(refusal(block(), march(1, [straight(0)]))).toBe('PORT-G29');
    expect(refusal(block(), march(1, []))).toBe('PORT-G29');
    expect(refusal(block(), march(1, [{ part: 'turn', by: 10 }]))).toBe('PORT-245');
  });
  test('PORT-G43 a wheel ends on no friend', () => {
    const friend = { id: 3, seat: 0 } as const;
    const units = [
      { id: 1, seat: 0, formation: 'tight', files: 5, facing: 270, anchor: [600, 400] } as const,
      { id: 2, seat: 1 } as const,
      friend,
    ];
    const men = Array.from({ length: 5 }, (_, i) => ({ id: i + 1, unit: 1, die: 6 }) as const);
    const state = battle({ mode: 'siege', units, elements: [...men, man(6, 3, 630, 360), man(20, 2, 1100, 700)] });
    expect(refusal(state, march(1, [wheel('left', 30)]))).toBe('PORT-112');
    expect(refusal(state, march(1, [wheel('left', 10)]))).toBeUndefined();
  });
  test('PORT-D95 only a block that charges aligns', () => {
    expect(refusal(block(), march(1, [straight(10)], { align: true }))).toBe('PORT-D95');
    const tank = battle({
      mode: 'siege',
      units: [
        { id: 1, seat: 0, kind: 'vehicle' },
        { id: 2, seat: 1 },
      ],
      elements: [man(1, 1, 300, 300, { kind: 'vehicle', crew: [6] }), man(2, 2, 900, 300)],
    });
    expect(refusal(tank, march(1, [straight(10)], { align: true }))).toBe('PORT-D95');
  });
  test('PORT-G57 a block that stands square already does not turn', () => {
    const foes = Array.from({ length: 5 }, (_, i) => man(20 + i, 2, 560 + 20 * i, 300, { facing: 90 }));
    const state = battle({
      mode: 'siege',
      units: [
        { id: 1, seat: 0, formation: 'tight', files: 5, facing: 270, anchor: [600, 400] },
        { id: 2, seat: 1 },
      ],
      elements: [...Array.from({ length: 5 }, (_, i) => ({ id: i + 1, unit: 1, die: 6 }) as const), ...foes],
    });
    const [moved] = act(state, march(1, [straight(79)], { kind: 'charge', target: 22, align: true }));
    expect(moved).toMatchObject({ aligned: 0 });
    expect(placeOf(state, 1)).toEqual([560, 321]);
  });
});
