import { elementOf, unitOf } from '@/games/portal/rules';
import type { Action } from '@/games/portal/rules/types';
import { act, man, play, refusal, strike } from '../support/fight';
import type { Given } from '../support/position';
import { script } from '../support/script';
import { cast, here, rule, wizard, WORKS, type Aim } from '../support/wizard';

test('PORT-310 PORT-D78 Teleport sets a unit down within 20 cm, together and in contact with nobody', () => {
  const siege = (aim: Aim) => rule(wizard('teleport', 80, {}, { mode: 'siege' }), cast('teleport', aim));
  const at = (x: number, y: number, x2: number, y2: number): Aim => ({
    ...here(),
    places: [
      { x, y, facing: 0 },
      { x: x2, y: y2, facing: 0 },
    ],
  });
  expect(siege(here())).toBeUndefined();
  expect(siege({ ...here(), point: [300, 511] })).toBe('PORT-295');
  expect(siege(at(300, 480, 401, 480))).toBe('PORT-310');
  expect(siege(at(300, 480, 371, 480))).toBe('PORT-310');
  expect(siege({ ...here(), at: 3 })).toBe('PORT-310');
  expect(
    siege({
      at: 2,
      point: [380, 330],
      places: [
        { x: 380, y: 321, facing: 0 },
        { x: 358, y: 321, facing: 0 },
      ],
    }),
  ).toBe('PORT-310');
  const { state } = play(wizard('teleport'), cast('teleport', here()), [WORKS]);
  expect([2, 3].map((id) => elementOf(state, id))).toMatchObject([
    { x: 300, y: 480, facing: 9 },
    { x: 322, y: 480, facing: 8 },
  ]);
});

test('PORT-D111 Nobody is put over another, off the table or on Impassable ground; a block arrives loose', () => {
  const cliff = {
    difficulty: 'impassable',
    sight: 'open',
    poly: [
      [280, 470],
      [330, 470],
      [330, 490],
      [280, 490],
    ],
  } as const;
  expect(rule(wizard('teleport', 80, {}, { terrain: [cliff] }), cast('teleport', here()))).toBe('PORT-D111');
  const onto = {
    ...here(),
    point: [300, 330] as const,
    places: [
      { x: 300, y: 310, facing: 0 },
      { x: 322, y: 330, facing: 0 },
    ],
  };
  expect(rule(wizard('teleport'), cast('teleport', onto))).toBe('PORT-D111');
  const tight = wizard(
    'teleport',
    80,
    {},
    {
      mode: 'siege',
      units: [
        { id: 1, seat: 0, kind: 'lone' },
        { id: 2, seat: 0, formation: 'tight', files: 2, facing: 0, anchor: [300, 400] },
        { id: 3, seat: 1 },
      ],
    },
  );
  expect(unitOf(play(tight, cast('teleport', here()), [WORKS]).state, 2).block).toBeNull();
});

const beside = (x: number, y = 300): Aim => ({ places: [{ x, y, facing: 5 }] });

test('PORT-308 PORT-084 Summon calls a D8 beside the caster into his unit, without a round in this turn', () => {
  expect(rule(wizard('summon', 200), cast('summon', beside(370)))).toBeUndefined();
  expect(rule(wizard('summon', 200), cast('summon', beside(371)))).toBe('PORT-308');
  expect(rule(wizard('summon', 200), cast('summon', beside(310)))).toBe('PORT-D111');
  expect(rule(wizard('summon', 200), cast('summon'))).toBe('PORT-308');
  const { state } = play(wizard('summon', 200), cast('summon', beside(330)), [WORKS]);
  expect(elementOf(state, 6)).toMatchObject({
    unit: 1,
    x: 330,
    facing: 5,
    model: { die: 8, kit: 'hand', guardian: true },
  });
  expect(unitOf(state, 1).members).toEqual([1, 6]);
  expect(state.acted).toContain(6);
});

test('PORT-309 PORT-D77 A guardian has no price and no strength', () => {
  const { state } = play(wizard('summon', 200), cast('summon', beside(330)), [WORKS]);
  expect(elementOf(state, 6).model?.points).toBe(0);
  expect(unitOf(state, 1).startingStrength).toBe(1);
});

/** Two wizards of one unit, and somebody far away. */
const coven = (mode: 'siege' | 'skirmish'): Given => {
  const magic = { die: 12, attributes: ['magic'], spells: ['fly'] } as const;
  return {
    mode,
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 1 },
    ],
    elements: [man(1, 1, 300, 300, magic), man(2, 1, 322, 300, magic), man(3, 1, 344, 300), man(4, 2, 900, 700)],
  };
};
const fly = (caster: number): Action => ({ ...cast('fly'), group: 1, caster }) as Action;

test('PORT-083 PORT-D21 In siege mode all who can cast may, one after the other, and their unit does nothing else', () => {
  const { state } = play(coven('siege'), fly(1), [WORKS]);
  expect(state.round).toMatchObject({ done: { own: 'cast' }, doers: [{ element: 1, by: 'own' }] });
  expect(refusal(state, fly(1))).toBe('PORT-081');
  expect(refusal(state, strike(1))).toBe('PORT-083');
  script(state, [WORKS]);
  act(state, fly(2));
  expect(state.effects.map(({ elements }) => elements)).toEqual([[1], [2]]);
  expect(state.round).toBeNull();
  expect(state.acted).toEqual([1]);
});

test('PORT-083 In skirmish mode a figure has one action', () => {
  const { state } = play(coven('skirmish'), { ...fly(1), group: 1 } as Action, [WORKS]);
  expect(state.round).toBeNull();
});
