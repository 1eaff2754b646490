import { weaponsMayFire } from '@/games/portal/rules/questions/volley';
import { act, man, modsOf, ofType, play, range, refusal, shootAt, SIDES, strike } from '../support/fight';
import { battle, type Given, type GivenElement } from '../support/position';

const rule = (given: Given): string | undefined => refusal(battle(given), shootAt(1, 2));

function modsIn(given: Given): Record<string, number> {
  const die = given.elements?.[0].die ?? 6;
  return modsOf(ofType(play(given, shootAt(1, 2), [[die, 1]]).events, 'attackRolled')[0]);
}

/** The reasons after a move. */
function movedMods(given: Given, kind: 'normal' | 'run', centre: boolean): Record<string, number> {
  const state = battle({ ...given, dice: [[given.elements?.[0].die ?? 6, 1]] });
  const centres = centre ? [1] : [];
  state.round = {
    group: 1,
    moved: { kind, centres, turned: [1], target: null },
    done: { own: null, riders: null },
    doers: [],
  };
  return modsOf(ofType(act(state, shootAt(1, 2)), 'attackRolled')[0]);
}

test('PORT-161 Who has no weapon to shoot with does not shoot', () => {
  expect(rule(range(150, { weapon: undefined }))).toBe('PORT-161');
  expect(rule(range(150, { kind: 'piece', piece: 'catapult', crew: [6, 6], weapon: undefined }))).toBe('PORT-161');
});

test('PORT-162 The target is an enemy in the front arc', () => {
  expect(rule(range(150, { facing: 91 }))).toBe('PORT-162');
  expect(rule(range(150, { facing: 90 }))).toBeUndefined();
  expect(
    refusal(
      battle({
        ...range(150),
        units: [
          { id: 1, seat: 0 },
          { id: 2, seat: 0 },
        ],
      }),
      shootAt(1, 2),
    ),
  ).toBe('PORT-162');
});

test('PORT-163 PORT-164 Under R is short, R to twice R long with -1', () => {
  expect(modsIn(range(199))).toEqual({});
  expect(modsIn(range(200))).toEqual({ longRange: -1 });
  expect(modsIn(range(380))).toEqual({ longRange: -1 });
});

test('PORT-165 PORT-D39 Beyond twice R nothing is offered', () => {
  expect(rule(range(381))).toBe('PORT-165');
});

const wall = (from: number, to: number) =>
  ({
    difficulty: 'heavy',
    sight: 'solid',
    poly: [
      [150, from],
      [170, from],
      [170, to],
      [150, to],
    ],
  }) as const;

test('PORT-166 PORT-169 Partial sight has -1', () => {
  expect(modsIn({ ...range(150), terrain: [wall(60, 99)] })).toEqual({ partialSight: -1 });
});

test('PORT-168 Without sight there is no shot', () => {
  expect(rule({ ...range(150), terrain: [wall(60, 140)] })).toBe('PORT-168');
});

test('PORT-167 PORT-D93 Those of third units stand in the way, own men and those of the target do not', () => {
  const between = (unit: number, more: Partial<GivenElement> = {}): Given => {
    const given = range(150);
    return {
      units: [...SIDES, { id: 3, seat: 0 }],
      elements: [...(given.elements ?? []), man(3, unit, 175, 100, more)],
    };
  };
  expect(rule(between(3))).toBe('PORT-168');
  expect(rule(between(1))).toBeUndefined();
  expect(rule(between(2))).toBeUndefined();
  expect(rule(between(3, { prone: true }))).toBeUndefined();
});

test('PORT-170 PORT-D40 A figure rolls its own die, a weapon that of its vehicle', () => {
  const tank = {
    kind: 'vehicle',
    die: 12,
    crew: [6, 6],
    weapons: ['tankGun', 'machineGun'],
    weapon: undefined,
  } as const;
  expect(ofType(play(range(150, { die: 8 }), shootAt(1, 2), [[8, 1]]).events, 'attackRolled')[0].die).toBe(8);
  expect(ofType(play(range(150, tank), shootAt(1, 2), [[12, 1]]).events, 'attackRolled')[0].die).toBe(12);
});

test('PORT-171 A total of 5 hits', () => {
  expect(ofType(play(range(150), shootAt(1, 2), [[6, 4]]).events, 'attackRolled')[0].hit).toBe(false);
  expect(
    ofType(
      play(range(150), shootAt(1, 2), [
        [6, 5],
        [6, 6],
      ]).events,
      'attackRolled',
    )[0].hit,
  ).toBe(true);
});

test('PORT-172 Rear and flank count as in a melee', () => {
  expect(modsIn(range(150, {}, { facing: 0 }))).toEqual({ rear: 2 });
  expect(modsIn(range(150, {}, { facing: 90, kind: 'vehicle', crew: [6], die: 10 }))).toEqual({ flank: 1 });
});

test('PORT-173 PORT-D41 Contact changes nothing', () => {
  expect(modsIn(range(21))).toEqual({});
});

test('PORT-174 Ammunition never ends', () => {
  const state = battle({ ...range(150), dice: Array.from({ length: 4 }, () => [6, 1] as const) });
  for (let shots = 0; shots < 4; shots++) {
    state.round = null;
    state.acted = [];
    state.active = 0;
    expect(ofType(act(state, shootAt(1, 2)), 'attackRolled')).toHaveLength(1);
  }
});

test('PORT-175 PORT-316 As many weapons as living crew, all where they are linked', () => {
  const weapons = ['tankGun', 'machineGun', 'autocannon'] as const;
  const tank = { kind: 'vehicle', die: 12, crew: [6, 6], weapons: [...weapons], weapon: undefined } as const;
  const shots = (which: readonly number[]) => ({
    ...shootAt(1, 2),
    shots: which.map((weapon) => ({ attacker: 1, by: 'own', target: 2, at: 'own', weapon }) as const),
  });
  expect(refusal(battle(range(150, tank)), shots([0, 2]))).toBeUndefined();
  expect(refusal(battle(range(150, tank)), shots([0, 1, 2]))).toBe('PORT-175');
  expect(refusal(battle(range(150, tank)), shots([0, 0]))).toBe('PORT-175');
  expect(refusal(battle(range(150, tank)), shots([]))).toBe('PORT-175');
  const linked = { ...tank, crew: [6], attributes: ['fireLinked'] } as const;
  expect(refusal(battle(range(150, { ...linked, crew: [6] })), shots([0, 1, 2]))).toBeUndefined();
  const broken = battle(range(150, tank));
  broken.elements[0].weapons[0].working = false;
  expect(weaponsMayFire(broken.elements[0])).toBe(2);
  expect(refusal(broken, shots([0]))).toBe('PORT-192');
});

test('PORT-178 In skirmish mode the shooter names whom he shoots', () => {
  expect(refusal(battle(range(150)), { ...shootAt(1, 2), unit: 2 })).toBe('PORT-178');
  expect(refusal(battle(range(150)), { ...shootAt(1, 2), shots: [] })).toBe('PORT-178');
  expect(refusal(battle(range(150)), shootAt(1, 7))).toBe('PORT-013');
});

test('PORT-179 A burst goes on at the next of the unit, or is lost', () => {
  const lmg = { weapon: 'lmg', facing: 0 } as const;
  const one = range(150, lmg);
  const two: Given = { ...one, elements: [...(one.elements ?? []), man(3, 2, 272, 100, { facing: 180 })] };
  const spilled = play(two, shootAt(1, 2), [
    [6, 5],
    [6, 1],
    [6, 1],
    [6, 6],
  ]);
  expect(ofType(spilled.events, 'attackRolled').map(({ target }) => target.element)).toEqual([2, 3]);
  const other: Given = {
    ...two,
    units: [...SIDES, { id: 3, seat: 1 }],
    elements: two.elements?.map((each) => (each.id === 3 ? { ...each, unit: 3 } : each)),
  };
  const lost = play(other, shootAt(1, 2), [
    [6, 5],
    [6, 1],
  ]);
  expect(ofType(lost.events, 'attackRolled')).toHaveLength(1);
});

test('PORT-180 Punch counts at short range only', () => {
  expect(modsIn(range(150, { weapon: 'musket' }))).toEqual({ punch: 1 });
  expect(modsIn(range(200, { weapon: 'musket' }))).toEqual({ longRange: -1 });
});

test('PORT-181 A weapon that wants steadiness suffers when its bearer moved, not when he turned', () => {
  expect(movedMods(range(150, { weapon: 'longbow' }), 'normal', true)).toEqual({ steady: -1 });
  expect(movedMods(range(150, { weapon: 'longbow' }), 'normal', false)).toEqual({});
  expect(movedMods(range(150), 'normal', true)).toEqual({});
});

test('PORT-119 A run costs a shot 1', () => {
  expect(movedMods(range(150), 'run', true)).toEqual({ ran: -1 });
});

test('PORT-182 What breaks armour adds 1 against vehicles and pieces', () => {
  const launcher = { weapon: 'atLauncher' } as const;
  expect(modsIn(range(100, launcher, { kind: 'vehicle', die: 10, crew: [6] }))).toEqual({ antiVehicle: 1 });
  expect(modsIn(range(100, launcher, { kind: 'piece', piece: 'catapult', crew: [6] }))).toEqual({ antiVehicle: 1 });
  expect(modsIn(range(100, launcher))).toEqual({});
});

test('PORT-183 A shield helps against shots at its front', () => {
  expect(modsIn(range(150, {}, { kit: 'shield' }))).toEqual({ shield: -1 });
  expect(modsIn(range(150, {}, { kit: 'shield', facing: 0 }))).toEqual({ rear: 2 });
});

test('PORT-133 PORT-184 Whoever lies is hard to hit, and all reasons add up', () => {
  expect(modsIn(range(200, {}, { prone: true, kit: 'shield' }))).toEqual({
    longRange: -1,
    targetProne: -1,
    shield: -1,
  });
});

test('PORT-124 After a charge nobody shoots', () => {
  const state = battle(range(21));
  state.round = {
    group: 1,
    moved: { kind: 'charge', centres: [1], turned: [], target: 2 },
    done: { own: null, riders: null },
    doers: [],
  };
  expect(refusal(state, shootAt(1, 2))).toBe('PORT-124');
  expect(refusal(state, strike(1))).toBeUndefined();
});
