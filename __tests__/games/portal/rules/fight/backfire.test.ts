import { elementOf, unitOf, type SpellId } from '@/games/portal/rules';
import type { Action } from '@/games/portal/rules/types';
import type { Thrown } from '../support/dice';
import { man, modsOf, ofType, play } from '../support/fight';
import type { Given } from '../support/position';

const wizard = (spell: SpellId, given: Partial<Given> = {}): Given => ({
  units: [
    { id: 1, seat: 0 },
    { id: 2, seat: 1 },
  ],
  elements: [
    man(1, 1, 300, 300, { die: 12, attributes: ['magic'], spells: [spell] }),
    man(2, 1, 322, 300),
    man(3, 2, 380, 300, { facing: 180 }),
  ],
  ...given,
});

/** He casts, it backfires, and the second die turns the spell on him. */
function turned(
  spell: SpellId,
  aim: Partial<Extract<Action, { type: 'cast' }>> = {},
  dice: readonly Thrown[] = [],
  given: Partial<Given> = {},
) {
  const action: Action = {
    type: 'cast',
    group: 1,
    caster: 1,
    by: 'own',
    spell,
    at: null,
    point: null,
    places: [],
    ...aim,
  };
  return play(wizard(spell, given), action, [[12, 1], [12, 1], ...dice]);
}

const point = { x: 380, y: 300 };

test('PORT-287 PORT-288 Fireball turned on the caster hits him once', () => {
  const { state, events } = turned('fireball', { point }, [
    [12, 3],
    [6, 6],
  ]);
  expect(ofType(events, 'backfired')[0].outcome).toBe('turned');
  expect(ofType(events, 'recoveryRolled').map(({ figure }) => figure.element)).toEqual([1]);
  expect(elementOf(state, 1).where).toBe('destroyed');
  // PORT-331 By his own hand: with two players it scores for the other, and half of his unit is lost.
  expect(state.score[1].destroyed).toBe(160);
  expect(ofType(events, 'moraleTested')[0]).toMatchObject({ cause: 'quarter', party: { unit: 1 } });
});

test('PORT-289 PORT-D70 Slow or Zap turned on the caster is his alone', () => {
  for (const spell of ['slow', 'zap'] as const)
    expect(turned(spell, { point }).state.effects).toMatchObject([{ spell, elements: [1], units: [], at: null }]);
});

test('PORT-290 Fast, Fly and Strengthen help him alone, Ironwill his unit', () => {
  for (const spell of ['fast', 'strengthen', 'fly'] as const)
    expect(turned(spell, { at: spell === 'fly' ? null : 2 }).state.effects).toMatchObject([{ spell, elements: [1] }]);
  expect(turned('ironwill', { at: 1 }).state.effects).toMatchObject([{ units: [1], elements: [] }]);
});

test('PORT-291 Shield turned on the caster protects only him', () => {
  const { state } = turned('shield', { point });
  expect(state.effects).toMatchObject([{ spell: 'shield', elements: [1], at: { x: 300, y: 300 } }]);
  const own = [{ spell: 'shield', seat: 0, elements: [1], at: [300, 300], lastTurn: 2 }] as const;
  const hit = (target: number, dice: readonly Thrown[]) => {
    const blows = [{ attacker: 3, by: 'own', target, at: 'own' }] as const;
    const given = wizard('shield', {
      effects: own,
      units: [
        { id: 1, seat: 1 },
        { id: 2, seat: 0 },
      ],
    });
    const effects = own.map((each) => ({ ...each, seat: 1 }));
    const elements = given.elements?.map((each) =>
      each.id === 3 ? { ...each, at: [311, 318] as const, facing: 270 } : each,
    );
    return play({ ...given, elements, effects }, { type: 'melee', group: 3, by: 'own', blows }, dice).events;
  };
  expect(ofType(hit(1, [[6, 6]]), 'hitShielded')).toHaveLength(1);
  expect(
    ofType(
      hit(2, [
        [6, 6],
        [6, 6],
      ]),
      'hitShielded',
    ),
  ).toEqual([]);
});

test('PORT-292 Summon turned on the caster: a D8 strikes him without modifiers and vanishes', () => {
  const places = [{ x: 280, y: 300, facing: 0 }];
  const zapped = { effects: [{ spell: 'strengthen', seat: 0, elements: [1], lastTurn: 2 }] } as const;
  const hit = turned(
    'summon',
    { places },
    [
      [8, 5],
      [12, 4],
    ],
    zapped,
  );
  expect(ofType(hit.events, 'guardianStruck')[0]).toMatchObject({ die: 8, natural: 5, hit: true });
  expect(ofType(hit.events, 'recoveryRolled')[0].figure.element).toBe(1);
  expect(hit.state.elements).toHaveLength(3);
  expect(ofType(turned('summon', { places }, [[8, 4]]).events, 'recoveryRolled')).toEqual([]);
});

const journey = { at: 1, point: { x: 300, y: 380 }, places: [300, 322].map((x) => ({ x, y: 380, facing: 0 })) };

test('PORT-293 PORT-G48 Teleport turned on the caster sends him 20 cm away in one of eight directions', () => {
  const { state, events } = turned('teleport', journey, [[8, 3]]);
  expect(elementOf(state, 1)).toMatchObject({ x: 300, y: 500 });
  expect(elementOf(state, 2)).toMatchObject({ x: 322, y: 300 });
  expect(ofType(events, 'wentAstray')[0]).toMatchObject({ natural: 3 });
  const small = turned('teleport', journey, [[8, 7]], {
    table: { w: 1200, h: 600 },
    terrain: [
      {
        difficulty: 'impassable',
        sight: 'open',
        poly: [
          [100, 0],
          [500, 0],
          [500, 260],
          [100, 260],
        ],
      },
    ],
  });
  expect(ofType(small.events, 'wentAstray')[0].shift).toBeNull();
  expect(elementOf(small.state, 1)).toMatchObject({ x: 300, y: 300 });
});

test('PORT-293 A caster who is sent away leaves no block behind', () => {
  const tight = {
    mode: 'siege',
    units: [
      { id: 1, seat: 0, formation: 'tight', files: 2, facing: 0, anchor: [300, 300] },
      { id: 2, seat: 1 },
    ],
  } as const;
  const { state } = turned('teleport', journey, [[8, 3]], tight);
  expect(unitOf(state, 1).block).toBeNull();
});

test('PORT-285 The second die of a backfire has no modifiers', () => {
  const zap = { effects: [{ spell: 'zap', seat: 1, elements: [1], lastTurn: 1 }] } as const;
  const action: Action = {
    type: 'cast',
    group: 1,
    caster: 1,
    by: 'own',
    spell: 'fly',
    at: null,
    point: null,
    places: [],
  };
  const { state, events } = play(wizard('fly', zap), action, [
    [12, 2],
    [12, 4],
  ]);
  expect(modsOf(ofType(events, 'spellCast')[0])).toEqual({ zap: -2 });
  expect(ofType(events, 'backfired')[0].outcome).toBe('nothing');
  expect(elementOf(state, 1).model?.silenced).toBe(false);
});
