import { elementOf, unitOf, type AttributeId, type Event } from '@/games/portal/rules';
import { raiseFear, resolve } from '@/games/portal/rules/resolve';
import { act, duel, man, modsOf, ofType, play, range, refusal, row, shootAt, strike } from '../support/fight';
import { battle, type Given, type GivenElement } from '../support/position';
import { script } from '../support/script';

const has = (...attributes: AttributeId[]): Partial<GivenElement> => ({ die: 12, attributes });

const struck = (given: Given) => modsOf(ofType(play(given, strike(1), [[12, 1]]).events, 'attackRolled')[0]);
const shot = (given: Given) => modsOf(ofType(play(given, shootAt(1, 2), [[12, 1]]).events, 'attackRolled')[0]);

test('PORT-312 Aggressive adds 1 in melee only', () => {
  expect(struck(duel(has('aggressive')))).toEqual({ aggressive: 1 });
  expect(shot(range(150, has('aggressive')))).toEqual({});
});

test('PORT-318 PORT-D84 Heavy Melee adds 1 in melee, also to Aggressive', () => {
  expect(struck(duel(has('heavyMelee', 'aggressive')))).toEqual({ heavyMelee: 1, aggressive: 1 });
});

test('PORT-319 Heavy Range adds 1 to shots only', () => {
  expect(shot(range(150, has('heavyRange')))).toEqual({ heavyRange: 1 });
  expect(struck(duel({ ...has('heavyRange'), weapon: 'bow' }))).toEqual({});
});

const flyer = (kind: 'moved' | 'turned' | 'still') => {
  const given = range(150, {
    kind: 'vehicle',
    flying: true,
    crew: [6],
    weapons: ['tankGun'],
    weapon: undefined,
    ...has('hover'),
  });
  const state = battle(given);
  script(state, [[12, 1]]);
  const centres = kind === 'moved' ? [1] : [];
  const turned = kind === 'turned' ? [1] : [];
  if (kind !== 'still')
    state.round = {
      group: 1,
      moved: { kind: 'normal', centres, turned, target: null },
      done: { own: null, riders: null },
      doers: [],
    };
  return modsOf(ofType(act(state, shootAt(1, 2)), 'attackRolled')[0]);
};

test('PORT-320 PORT-D85 Hover adds 2 to what neither moved nor turned', () => {
  expect(flyer('still')).toEqual({ hover: 2, punch: 1 });
  expect(flyer('moved')).toEqual({ punch: 1 });
  expect(flyer('turned')).toEqual({ punch: 1 });
});

test('PORT-323 PORT-D87 A Sharpshooter reaches 6 cm beyond twice R, at long range', () => {
  expect(shot(range(440, has('sharpshooter')))).toEqual({ longRange: -1 });
  expect(refusal(battle(range(441, has('sharpshooter'))), shootAt(1, 2))).toBe('PORT-165');
  expect(refusal(battle(range(440, has())), shootAt(1, 2))).toBe('PORT-165');
});

test('PORT-307 PORT-311 Strengthen and Zap change the die of an attack', () => {
  const on = (spell: 'strengthen' | 'zap') => ({ effects: [{ spell, seat: 0, elements: [1], lastTurn: 3 }] });
  expect(struck({ ...duel(has()), ...on('strengthen') })).toEqual({ strengthen: 2 });
  expect(shot({ ...range(150, has()), ...on('zap') })).toEqual({ zap: -2 });
});

/** A Fearsome model of seat 0 at (300,300) and two men of seat 1 with their edges so far from it. */
const terror = (gap: number, more: Partial<Given> = {}): Given => ({
  units: [
    { id: 1, seat: 0, kind: 'lone' },
    { id: 2, seat: 1 },
  ],
  elements: [man(1, 1, 300, 300, { ...has('fearsome'), leader: true }), ...row(2, 3, 2, [320 + gap, 300])],
  ...more,
});

function met(given: Given, moved: readonly number[], faces: readonly number[] = []) {
  const state = battle(given);
  const { left } = script(
    state,
    faces.map((face) => [6, face] as const),
  );
  const events: Event[] = [];
  raiseFear(state, moved);
  resolve(state, events);
  expect(left()).toBe(0);
  return { state, tests: ofType(events, 'moraleTested') };
}

test('PORT-315 PORT-D82 Fearsome makes a unit test the first time that it is within 25 cm', () => {
  const { state, tests } = met(terror(250), [1], [4]);
  expect(tests).toMatchObject([{ cause: 'fearsome', party: { unit: 2 } }]);
  expect(unitOf(state, 2).feared).toEqual(['1.own']);
  expect(met(terror(251), [1]).tests).toEqual([]);
  raiseFear(state, [1]);
  expect(state.steps).toEqual([]);
});

test('PORT-315 PORT-231 It is the end of a move of either that counts', () => {
  expect(met(terror(200), [2], [4]).tests).toHaveLength(1);
  expect(met(terror(200), []).tests).toEqual([]);
  const own = {
    ...terror(200),
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 0 },
    ],
  };
  expect(met(own, [1]).tests).toEqual([]);
});

test('PORT-213 PORT-315 Two Fearsome models at once make one test, and both are met', () => {
  const given = terror(200);
  const two = { ...given, elements: [...(given.elements ?? []), man(9, 1, 300, 330, has('fearsome'))] };
  const { state, tests } = met(two, [1, 9], [4]);
  expect(tests).toHaveLength(1);
  expect(unitOf(state, 2).feared).toEqual(['1.own', '9.own']);
});

test('PORT-208 PORT-328 A unit that flees from a Fearsome model scores for its side', () => {
  const three = {
    ...terror(200),
    seats: 3,
    units: [
      { id: 1, seat: 2 },
      { id: 2, seat: 1 },
    ],
  };
  const { state } = met(three, [2], [1, 1]);
  expect(state.score.map(({ fled }) => fled)).toEqual([0, 0, 20]);
  expect(elementOf(state, 2).where).toBe('fled');
});
