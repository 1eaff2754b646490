import { elementOf, portal, type Event, type State } from '@/games/portal/rules';
import type { Action } from '@/games/portal/rules/types';
import type { Thrown } from '../support/dice';
import { act, duel, man, ofType, refusal, strike } from '../support/fight';
import { battle, type Given } from '../support/position';
import { script } from '../support/script';

const LUCKY = { die: 12, attributes: ['luck'] } as const;
const USE: Action = { type: 'luck', use: true };
const DECLINE: Action = { type: 'luck', use: false };

/** Plays an action and then answers, until nobody is asked any more. */
function asked(given: Given, action: Action, dice: readonly Thrown[], ...answers: readonly Action[]) {
  const state = battle(given);
  const { left } = script(state, dice);
  const events: Event[] = act(state, action);
  for (const answer of answers) events.push(...act(state, answer, portal.toMove(state)[0]));
  expect(left()).toBe(0);
  return { state, events };
}

const attacker = duel(LUCKY);
const target = duel({}, LUCKY);

test('PORT-321 After a miss the attacker may throw again, and the second result stands', () => {
  const { state, events } = asked(
    attacker,
    strike(1),
    [
      [12, 1],
      [12, 9],
      [6, 1],
    ],
    USE,
  );
  expect(ofType(events, 'attackRolled').map(({ hit }) => hit)).toEqual([false, true]);
  expect(elementOf(state, 2).where).toBe('destroyed');
  expect(elementOf(state, 1).model?.lucky).toBe(false);
  const worse = asked(
    attacker,
    strike(1),
    [
      [12, 4],
      [12, 1],
    ],
    USE,
  );
  expect(elementOf(worse.state, 2).where).toBe('table');
});

test('PORT-321 PORT-D86 Once per game, and only for a die that went against the side', () => {
  const { state } = asked(
    attacker,
    strike(1),
    [
      [12, 1],
      [12, 2],
    ],
    USE,
  );
  state.acted = [];
  state.round = null;
  state.active = 0;
  script(state, [[12, 1]]);
  expect(ofType(act(state, strike(1)), 'luckAsked')).toEqual([]);
  expect(
    ofType(
      asked(attacker, strike(1), [
        [12, 9],
        [6, 6],
      ]).events,
      'luckAsked',
    ),
  ).toEqual([]);
  const kept = asked(attacker, strike(1), [[12, 1]], DECLINE).state;
  expect(elementOf(kept, 1).model?.lucky).toBe(true);
});

test('PORT-321 The seat whose die it is answers, and nobody else', () => {
  const state = battle(target);
  script(state, [
    [6, 6],
    [12, 1],
  ]);
  const [question] = ofType(act(state, strike(1)), 'luckAsked');
  expect(question).toMatchObject({ seat: 1, figure: { element: 2 } });
  expect(portal.toMove(state)).toEqual([1]);
  expect(refusal(state, USE, 0)).toBe('PORT-321');
  expect(refusal(state, DECLINE, 0)).toBe('PORT-321');
  expect(refusal(state, { type: 'endRound' }, 0)).toBe('PORT-321');
  expect(refusal(state, USE, 1)).toBeUndefined();
  expect([portal.declining?.(state, 0), portal.declining?.(state, 1)]).toEqual([undefined, DECLINE]);
});

test('PORT-321 Nobody answers who was not asked', () => {
  expect(refusal(battle(attacker), USE, 0)).toBe('PORT-321');
});

test('PORT-D110 A failed recovery may be thrown again', () => {
  const saved = asked(
    target,
    strike(1),
    [
      [6, 6],
      [12, 1],
      [12, 4],
    ],
    USE,
  );
  expect(elementOf(saved.state, 2).where).toBe('table');
  const lost = asked(
    target,
    strike(1),
    [
      [6, 6],
      [12, 1],
    ],
    DECLINE,
  );
  expect(elementOf(lost.state, 2).where).toBe('destroyed');
});

const tank: Given = {
  units: [
    { id: 1, seat: 0 },
    { id: 2, seat: 1, kind: 'vehicle' },
  ],
  elements: [
    man(1, 1, 100, 100),
    { id: 2, unit: 2, kind: 'vehicle', at: [161, 100], facing: 180, crew: [6, 6], weapons: ['tankGun'], ...LUCKY },
  ],
};

test('PORT-D110 PORT-193 So may the highest face of a vehicle, and each of its parts', () => {
  const saved = asked(
    tank,
    strike(1),
    [
      [6, 6],
      [12, 12],
      [12, 5],
      [12, 5],
      [12, 5],
    ],
    USE,
  );
  expect(elementOf(saved.state, 2)).toMatchObject({ where: 'table', crew: [{}, {}] });
  const exploded = asked(
    tank,
    strike(1),
    [
      [6, 6],
      [12, 12],
    ],
    DECLINE,
  );
  expect(elementOf(exploded.state, 2).where).toBe('destroyed');
  const twice = asked(
    tank,
    strike(1),
    [
      [6, 6],
      [12, 1],
      [12, 5],
      [12, 2],
    ],
    DECLINE,
    DECLINE,
  );
  expect(elementOf(twice.state, 2).crew).toHaveLength(1);
  expect(elementOf(twice.state, 2).weapons[0].working).toBe(false);
});

test('PORT-D110 PORT-284 So may the casting die of a backfire', () => {
  const wizard: Given = {
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 1 },
    ],
    elements: [man(1, 1, 100, 100, { die: 12, attributes: ['magic', 'luck'], spells: ['fly'] }), man(2, 2, 700, 700)],
  };
  const cast: Action = {
    type: 'cast',
    group: 1,
    caster: 1,
    by: 'own',
    spell: 'fly',
    at: null,
    point: null,
    places: [],
  };
  const saved = asked(
    wizard,
    cast,
    [
      [12, 1],
      [12, 2],
    ],
    USE,
  );
  expect(saved.state.effects).toHaveLength(1);
  expect(elementOf(saved.state, 1).model?.casts).toEqual([1]);
  const silenced = asked(
    wizard,
    cast,
    [
      [12, 1],
      [12, 2],
    ],
    DECLINE,
  );
  expect(elementOf(silenced.state, 1).model?.silenced).toBe(true);
});

test('PORT-D110 PORT-202 So may a failed capture', () => {
  const given: Given = {
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 1 },
      { id: 3, seat: 1 },
    ],
    elements: [
      man(1, 1, 300, 131, LUCKY),
      man(2, 2, 700, 700),
      { id: 3, unit: 3, kind: 'vehicle', die: 10, at: [300, 100], abandoned: true },
    ],
  };
  const capture: Action = { type: 'capture', group: 1, element: 1, target: 3 };
  expect(
    elementOf(
      asked(
        given,
        capture,
        [
          [6, 1],
          [6, 6],
        ],
        USE,
      ).state,
      3,
    ).abandoned,
  ).toBe(false);
  expect(elementOf(asked(given, capture, [[6, 1]], DECLINE).state, 3).where).toBe('destroyed');
});

test('PORT-D110 Morale is never thrown again', () => {
  const given: Given = {
    mode: 'siege',
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 1 },
    ],
    elements: [man(1, 1, 300, 321, { weapon: 'bow', facing: 270 }), man(2, 2, 300, 200, LUCKY), man(3, 2, 322, 200)],
  };
  const state = battle(given);
  const { left } = script(state, [
    [6, 6],
    [12, 2],
    [6, 1],
    [6, 1],
  ]);
  act(state, { type: 'shoot', group: 1, by: 'own', unit: 2, shots: [] });
  const events = act(state, DECLINE, 1);
  expect(ofType(events, 'moraleTested')).toHaveLength(2);
  expect(left()).toBe(0);
});

test('PORT-G54 PORT-321 A volley that waits for Luck is saved and goes on as if nothing had been', () => {
  const volley: Given = {
    mode: 'siege',
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 1 },
    ],
    elements: [
      ...[1, 2, 3].map((id) => man(id, 1, 280 + 22 * id, 321, { weapon: 'bow', facing: 270 })),
      ...[4, 5, 6, 7, 8, 9].map((id) => man(id, 2, 200 + 22 * id, 200, LUCKY)),
    ],
    dice: [
      [6, 6],
      [12, 1],
    ],
  };
  const state = battle(volley);
  act(state, { type: 'shoot', group: 1, by: 'own', unit: 2, shots: [] });
  expect(state.steps.length).toBeGreaterThan(2);
  const stored = JSON.parse(JSON.stringify(state)) as State;
  const rest = (from: State) => ({
    events: act(from, USE, 1),
    left: from.elements.map(({ where }) => where),
    rng: from.rng,
  });
  expect(rest(stored)).toEqual(rest(state));
});
