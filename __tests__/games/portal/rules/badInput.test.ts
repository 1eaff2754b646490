import { stateHash, type Move } from '@/engine';
import { portal, type Action, type State } from '@/games/portal/rules';
import { man, refusal, row } from './support/fight';
import { march, straight, turn, walk, wheel } from './support/moves';
import { battle } from './support/position';

const field = (): State =>
  battle({
    mode: 'siege',
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 1 },
      { id: 3, seat: 0, formation: 'tight', files: 5, facing: 270, anchor: [600, 400] },
      { id: 4, seat: 0, kind: 'vehicle' },
      { id: 5, seat: 0, kind: 'artillery' },
      { id: 6, seat: 1, kind: 'artillery', state: 'fled' },
    ],
    elements: [
      ...row(1, 3, 1, [100, 100]),
      ...row(4, 3, 2, [300, 100], { facing: 180 }),
      ...Array.from({ length: 5 }, (_, i) => ({ id: 7 + i, unit: 3, die: 6 }) as const),
      man(12, 4, 800, 600, { kind: 'vehicle', die: 10, crew: [6] }),
      man(13, 5, 100, 200, { kind: 'piece', piece: 'catapult', crew: [6, 6] }),
      man(14, 6, 220, 100, { kind: 'piece', piece: 'catapult', abandoned: true, owner: 1 }),
    ],
  });

/** What a damaged file may bring, which TypeScript would not let through. */
const sent = (action: unknown): string | undefined => {
  const state = field();
  const before = stateHash(state);
  const rule = portal.check(state, { seat: 0, action } as Move<Action>)?.rule;
  expect(stateHash(state)).toBe(before);
  return rule;
};
const path = (way: readonly unknown[]) => ({
  ...walk(1, {}),
  how: { by: 'paths', loosen: false, paths: [{ element: 1, way, facing: 0 }] },
});

test('PORT-G25 13 waypoints are refused, 12 are not', () => {
  const way = (count: number) => Array.from({ length: count }, (_, i) => ({ x: 100, y: 101 + i }));
  expect(sent(path(way(13)))).toBe('PORT-G25');
  expect(sent(path(way(12)))).toBeUndefined();
});
test('PORT-G01 fractions are refused', () => {
  expect(sent(path([{ x: 100.5, y: 110 }]))).toBe('PORT-G01');
  expect(sent(march(4, [straight(10.5)]))).toBe('PORT-G01');
  expect(sent(march(3, [wheel('left', 12.5)]))).toBe('PORT-G01');
});
test('PORT-G01 what is no number is refused', () => {
  expect(sent(path([{ x: NaN, y: 110 }]))).toBe('PORT-G01');
  expect(sent(path([{ x: Infinity, y: 110 }]))).toBe('PORT-G01');
  expect(sent(path([{ x: '100', y: 110 }]))).toBe('PORT-G56');
});
test('PORT-G06 numbers beyond every table are refused', () => {
  expect(sent(path([{ x: 2 ** 53, y: 110 }]))).toBe('PORT-G01');
  expect(sent({ type: 'hold', group: 2 ** 53 })).toBe('PORT-G01');
});
test('PORT-077 a foreign member is refused, and one who moves twice', () => {
  expect(refusal(field(), walk(1, { 4: [[300, 150]] }))).toBe('PORT-077');
  expect(refusal(field(), walk(1, { 99: [[300, 150]] }))).toBe('PORT-077');
  const [one] = [{ element: 1, way: [], facing: 0 }];
  expect(sent({ ...walk(1, {}), how: { by: 'paths', loosen: false, paths: [one, one] } })).toBe('PORT-G25');
});
test('PORT-G42 a missing member is refused when a block forms', () => {
  const form = { anchor: { x: 600, y: 400 }, facing: 270, files: 5, order: [7, 8, 9, 10] };
  expect(sent({ ...walk(3, {}), how: { by: 'form', form } })).toBe('PORT-G42');
});
test('PORT-240 a wheel by 0 or by 91 degrees is refused', () => {
  expect(sent(march(3, [wheel('left', 0)]))).toBe('PORT-240');
  expect(sent(march(3, [wheel('right', 91)]))).toBe('PORT-240');
});
test('PORT-121 nobody charges his own people or an abandoned gun', () => {
  const charge = (target: number): Action => walk(1, { 3: [[199, 100]] }, { kind: 'charge', target });
  expect(refusal(field(), charge(13))).toBe('PORT-121');
  expect(refusal(field(), charge(14))).toBe('PORT-121');
  expect(refusal(field(), charge(1))).toBe('PORT-121');
});
test('PORT-321 nobody answers for Luck unless he is asked', () => {
  expect(sent({ type: 'luck', use: true })).toBe('PORT-321');
});
test('PORT-059 a second end of time is refused', () => {
  const state = field();
  portal.advance(state, { seat: 1, action: { type: 'timeExpired' } });
  expect(refusal(state, { type: 'timeExpired' }, 0)).toBe('PORT-059');
});
test('PORT-G56 what is no command is refused', () => {
  for (const action of [undefined, null, 7, 'hold', [], {}, { type: 'dance' }, { type: 'hold' }, { type: 'toString' }])
    expect(sent(action)).toBe('PORT-G56');
  expect(sent({ ...walk(1, {}), kind: 'crawl' })).toBe('PORT-G56');
  expect(sent({ ...march(4, [turn(5)]), how: { by: 'parts', parts: [{ part: 'jump', mm: 5 }], align: false } })).toBe(
    'PORT-G56',
  );
});
test('PORT-G56 a command is read with its own fields and no others', () => {
  const action = walk(1, { 1: [[100, 150]] });
  expect(portal.readAction({ ...action, junk: true })).toEqual(action);
  expect(portal.readAction({ ...action, how: { ...action.how, junk: 1 } })).toBeUndefined();
  expect(portal.readAction({ type: 'hold', group: 1.5 })).toBeUndefined();
});
test('PORT-G54 a state is read as it was stored, and nothing else is taken for one', () => {
  const config = portal.parseConfig({});
  const state = portal.setup(config, config.armies.length, 3);
  const stored: State = JSON.parse(JSON.stringify(state));
  expect(portal.readState(stored)).toEqual(state);
  expect(portal.readState({ ...stored, active: 9 })).toBeUndefined();
  expect(portal.readState({ ...stored, phase: 'over' })).toBeUndefined();
  expect(portal.readState({ ...stored, waiting: [] })).toBeUndefined();
  expect(portal.readState({ ...stored, elements: [{ id: 1 }] })).toBeUndefined();
  expect(portal.readState({ ...stored, __proto__: null, odd: 1 })).toBeUndefined();
});
test('PORT-089 the game is over, and nothing is legal', () => {
  const state = field();
  state.phase = 'over';
  state.ending = 'alone';
  expect(refusal(state, { type: 'hold', group: 1 })).toBe('PORT-089');
  expect(refusal(state, { type: 'concede' })).toBe('PORT-089');
});
