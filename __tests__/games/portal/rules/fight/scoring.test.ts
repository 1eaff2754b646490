import { elementOf, type Event, type State } from '@/games/portal/rules';
import { resolve } from '@/games/portal/rules/resolve';
import { countScore, pointsLeft } from '@/games/portal/rules/resolve/victory';
import { result, totalOf } from '@/games/portal/rules/result';
import { man, ofType, row } from '../support/fight';
import { battle, type Given } from '../support/position';
import { script } from '../support/script';

const three: Given = {
  seats: 3,
  units: [0, 1, 2].map((seat) => ({ id: seat + 1, seat })),
  elements: [0, 1, 2].flatMap((seat) => row(4 * seat + 1, 4, seat + 1, [100, 100 + 300 * seat])),
};
const two: Given = {
  ...three,
  seats: 2,
  units: [0, 1].map((seat) => ({ id: seat + 1, seat })),
  elements: three.elements?.slice(0, 8),
};

/** Somebody of seat 0 falls by the deed of a seat. */
function fallen(given: Given, by: number): State {
  const state = battle(given);
  script(state, [[6, 1]]);
  state.steps.push({ step: 'hit', element: 1, at: 'own', by, how: 'melee' });
  resolve(state, []);
  return state;
}

const destroyed = (state: State): number[] => state.score.map((score) => score.destroyed);

test('PORT-326 PORT-D88 Whoever destroys a component scores its full price', () => {
  expect(destroyed(fallen(three, 2))).toEqual([0, 0, 12]);
  const wizard = { die: 12, attributes: ['magic', 'aggressive'], spells: ['fly', 'zap'] } as const;
  const dear = { ...two, elements: [man(1, 1, 100, 100, wizard), ...(two.elements?.slice(1) ?? [])] };
  const state = battle(dear);
  script(state, [[12, 1]]);
  state.steps.push({ step: 'hit', element: 1, at: 'own', by: 1, how: 'melee' });
  resolve(state, []);
  expect(destroyed(state)).toEqual([0, 60 + 100 + 6 + 50]);
});

test('PORT-331 PORT-D89 What a side destroys itself scores for the other of two, and for nobody among more', () => {
  expect(destroyed(fallen(two, 0))).toEqual([0, 12]);
  expect(destroyed(fallen(three, 0))).toEqual([0, 0, 0]);
});

/** The unit of seat 0 flees from the table by the deed of a seat. */
function fled(given: Given, by: number): number[] {
  const state = battle(given);
  script(state, [
    [6, 1],
    [6, 1],
  ]);
  state.steps.push({ step: 'test', unit: 1, cause: 'quarter', by });
  resolve(state, []);
  expect(elementOf(state, 1).where).toBe('fled');
  return state.score.map((score) => score.fled);
}

test('PORT-328 20 for a unit that fled because of a side s deed, with two players whoever caused it', () => {
  expect(fled(three, 2)).toEqual([0, 0, 20]);
  expect(fled(three, 0)).toEqual([0, 0, 0]);
  expect(fled(two, 0)).toEqual([0, 20]);
});

test('PORT-326 What fled scores nothing as destroyed', () => {
  const state = battle(two);
  script(state, [
    [6, 1],
    [6, 1],
  ]);
  state.steps.push({ step: 'test', unit: 1, cause: 'quarter', by: 1 });
  resolve(state, []);
  expect(state.score[1]).toMatchObject({ destroyed: 0, fled: 20 });
});

test('PORT-327 What is on the table or exited for an objective is left', () => {
  const state = battle(two);
  state.elements[0].where = 'exited';
  state.elements[1].where = 'fled';
  state.elements[2].where = 'destroyed';
  expect(pointsLeft(state)).toEqual([24, 48]);
});

const machines = (): State =>
  battle({
    eras: ['post1900', 'post1900'],
    units: [
      { id: 1, seat: 0, kind: 'vehicle' },
      { id: 2, seat: 1, kind: 'artillery' },
    ],
    elements: [
      { id: 1, unit: 1, kind: 'vehicle', die: 10, at: [100, 100], crew: [6, 6], weapons: ['machineGun', 'tankGun'] },
      { id: 2, unit: 2, kind: 'piece', piece: 'howitzer', at: [600, 100], crew: [6, 6] },
    ],
  });

test('PORT-327 PORT-326 Hull, crew and working weapons are left, each at its price', () => {
  const state = machines();
  state.elements[0].weapons[0].working = false;
  expect(pointsLeft(state)).toEqual([60 + 24 + 50, 100 + 24]);
});

test('PORT-332 What was captured counts no more as left, except its crew', () => {
  const state = machines();
  state.elements[0].scored = true;
  expect(pointsLeft(state)[0]).toBe(24);
});

test('PORT-333 What is abandoned at the end counts neither way', () => {
  const state = machines();
  Object.assign(state.elements[1], { abandoned: true, crew: [] });
  expect(pointsLeft(state)[1]).toBe(0);
  expect(destroyed(state)).toEqual([0, 0]);
});

const objectives = (endsGame: boolean): State => {
  const marker = { x: 100, y: 100, radius: 100, type: 'hold', endsGame: false } as const;
  const state = battle({
    ...two,
    objectives: [
      { id: 'a', ...marker },
      { id: 'b', ...marker },
    ],
  });
  state.gained = [[0], [1]];
  state.ending = endsGame ? 'objective' : 'turns';
  return state;
};

test('PORT-329 50 for every objective that was gained', () => {
  const state = objectives(false);
  countScore(state, []);
  expect(state.score.map((score) => score.objectives)).toEqual([50, 50]);
});

test('PORT-330 PORT-D90 50 more for who covers most of the table, if an objective ended the game', () => {
  const events: Event[] = [];
  const state = objectives(true);
  for (const [i, element] of state.elements.entries())
    Object.assign(element, { x: i < 4 ? 100 + 200 * i : 100, y: i < 4 ? 100 : 500 });
  countScore(state, events);
  expect(state.score.map(({ cover }) => cover)).toEqual([50, 0]);
  expect(ofType(events, 'tableCovered')[0]).toMatchObject({ seat: 0, squares: [4, 1] });
  const plain = objectives(false);
  countScore(plain, []);
  expect(plain.score.map(({ cover }) => cover)).toEqual([0, 0]);
});

test('PORT-330 Equally many squares are no cover', () => {
  const state = objectives(true);
  for (const [i, element] of state.elements.entries()) Object.assign(element, { x: 100, y: i < 4 ? 100 : 500 });
  countScore(state, []);
  expect(state.score.map(({ cover }) => cover)).toEqual([0, 0]);
});

test('PORT-334 The sum of all five decides', () => {
  const state = objectives(true);
  state.score = [
    { destroyed: 96, fled: 20, left: 210, objectives: 50, cover: 0 },
    { destroyed: 84, fled: 0, left: 180, objectives: 0, cover: 0 },
  ];
  expect(state.score.map(totalOf)).toEqual([376, 264]);
  expect(result(state)?.places.map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});
