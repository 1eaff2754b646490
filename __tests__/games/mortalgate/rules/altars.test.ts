import { chanceToHit, damageOf, HERO_KEYS, hasBlessing, movementOf, nodeAt, victimsOf } from '@/games/mortalgate/rules';
import { attack, CAPTURE, END_TURN, heroOf, idOf, position, cast, type Given, type TeamKey } from '../support/position';
import { begin, done, only, part, types, why } from '../support/play';

const at = (given: Partial<Given> = {}) =>
  position({ active: 'dekhar', ...given, heroes: { dekhar: { at: 'D14' }, ...given.heroes } });

test('GATE-162 a hero in a zone captures its altar', () => {
  const state = at();
  expect(done(state, CAPTURE)[0]).toMatchObject({ type: 'altarCaptured', altar: 3, blessing: 'sprint', from: null });
  expect(state.altars[3]).toBe(0);
  expect(state.deeds[idOf('dekhar')].captures).toBe(1);
});

test('GATE-163 nobody captures outside of all zones', () => {
  expect(why(at({ heroes: { dekhar: { at: 'D13' } } }), CAPTURE)).toBe('GATE-163');
});

test('GATE-164 GATE-165 with heroes of both teams in the zone nobody captures', () => {
  const heroes = { sabea: { at: 'B14' } };
  expect(why(at({ heroes }), CAPTURE)).toBe('GATE-165');
  expect(why(at({ active: 'sabea', heroes }), CAPTURE)).toBe('GATE-165');
  expect(why(at({ heroes: { sabea: { at: 'A14' } } }), CAPTURE)).toBeUndefined();
});

test('GATE-166 not what the team controls already', () => {
  expect(why(at({ altars: { sprint: 'red' } }), CAPTURE)).toBe('GATE-166');
});

test('GATE-167 a capture gives 2 grace', () => {
  const state = at({ grace: { red: 3, blue: 1 } });
  expect(only(done(state, CAPTURE), 'graceGained')).toMatchObject([
    { team: 0, amount: 2, grace: 5, reason: 'capture' },
  ]);
  expect(state.grace).toEqual([5, 1]);
});

test('GATE-168 GATE-169 an altar of the enemy changes hands, for 2 grace every time', () => {
  const state = at({ altars: { sprint: 'blue' } });
  expect(done(state, CAPTURE)[0]).toMatchObject({ from: 1 });
  expect([state.altars[3], state.grace[0]]).toEqual([0, 2]);
});

test('GATE-D41 taking it back gives grace again, holding it gives none', () => {
  const state = at({ altars: { sprint: 'red' }, heroes: { zadita: { at: 'C15' }, dekhar: { at: 'D13' } } });
  done(state, END_TURN, CAPTURE);
  expect(state.grace).toEqual([0, 2]);
  while (state.turn.hero !== idOf('zadita')) done(state, END_TURN);
  expect(why(state, CAPTURE)).toBe('GATE-166');
});

test('GATE-170 a capture ends the turn at once', () => {
  const state = at();
  expect(types(done(state, CAPTURE))).toContain('turnEnded');
  expect(state.turn.hero).toBe(idOf('zadita'));
});

test('GATE-171 GATE-D20 a capture costs no movement', () => {
  const state = at();
  state.turn.points = 0;
  expect(why(state, CAPTURE)).toBeUndefined();
});

test('GATE-172 it may follow a walk into the zone and a fight', () => {
  const state = at({ heroes: { dekhar: { at: 'E14' }, sabea: { at: 'E16' } } });
  done(state, { type: 'walk', path: [nodeAt('D15')] });
  heroOf(state, 'sabea').node = nodeAt('E15');
  done(state, cast('infectedWounds', 'sabea'), CAPTURE);
  expect(state.altars[3]).toBe(0);
});

test('GATE-173 GATE-D42 control needs nobody near', () => {
  const state = at();
  done(state, CAPTURE);
  heroOf(state, 'dekhar').node = nodeAt('A10');
  for (let turn = 0; turn < 8; turn++) done(state, END_TURN);
  expect(state.altars[3]).toBe(0);
});

test('GATE-174 while it is contested its owner keeps the blessing', () => {
  const state = at({ altars: { sprint: 'red' }, heroes: { sabea: { at: 'B14' } } });
  expect(hasBlessing(state, 0, 'sprint')).toBe(true);
  expect(movementOf(state, idOf('dekhar'), false)).toBe(7);
});

test('GATE-175 a meter stops at 20', () => {
  const state = at({ grace: { red: 19, blue: 0 } });
  done(state, CAPTURE);
  expect(state.grace).toEqual([20, 0]);
});

test('GATE-176 grace is never lost', () => {
  const state = at({ altars: { sprint: 'blue' }, grace: { red: 0, blue: 9 } });
  done(state, CAPTURE);
  expect(state.grace[1]).toBe(9);
});

test('GATE-177 GATE-178 a captured blessing works at once, for all four', () => {
  const state = at();
  done(state, CAPTURE);
  const moved = (['greven', 'elazar', 'drexir', 'dekhar'] as const).map((key) => movementOf(state, idOf(key), false));
  expect(moved).toEqual([5, 6, 5, 7]);
  expect(movementOf(state, idOf('sabea'), false)).toBe(4);
});

test('GATE-179 the former owner loses it in the same moment', () => {
  const state = at({ altars: { sprint: 'blue' } });
  expect(movementOf(state, idOf('zadita'), false)).toBe(6);
  done(state, CAPTURE);
  expect(state.turn.points).toBe(5);
});

test('GATE-180 GATE-181 Pinpoint and Evasive', () => {
  const chance = (altars: Given['altars']) => chanceToHit(at({ altars }), idOf('drexir'), idOf('sabea'));
  expect([chance({}), chance({ pinpoint: 'red' }), chance({ evasive: 'blue' })]).toEqual([79, 84, 69]);
});

test('GATE-182 Forceful: 1 damage more by attacks and by base damage', () => {
  expect(damageOf(at({ altars: { forceful: 'red' } }), idOf('dekhar'))).toBe(5);
  const state = at({
    active: 'drexir',
    altars: { forceful: 'red' },
    heroes: { drexir: { at: 'G22' }, sabea: { at: 'G21' } },
  });
  part(state, cast('mightyBlow', 'sabea'));
  expect(heroOf(state, 'sabea').health).toBe(10);
});

test('GATE-183 Forceful changes no printed number', () => {
  const state = position({
    active: 'yodan',
    altars: { forceful: 'blue' },
    heroes: { yodan: { at: 'G22' }, drexir: { at: 'G21' } },
  });
  part(state, cast('blisteringPain', 'drexir'));
  expect(heroOf(state, 'drexir').health).toBe(17);
});

const struck = (altars: Given['altars'], more: Given['heroes'] = {}, dice = [90]) => {
  const state = position({
    active: 'drexir',
    altars,
    heroes: { drexir: { at: 'G22', health: 8 }, sabea: { at: 'G21' }, ...more },
    dice,
  });
  return { state, events: part(state, attack('sabea')) };
};
const left = (state: ReturnType<typeof at>, ...keys: (typeof HERO_KEYS)[number][]) =>
  keys.map((key) => heroOf(state, key).health);

test('GATE-184 GATE-D43 Divine Shield takes 1 off attacks, riders and abilities', () => {
  const { state } = struck({ divineShield: 'blue', splinter: 'red' }, { yodan: { at: 'H22' } });
  expect(left(state, 'sabea', 'yodan')).toEqual([14, 12]);
  const blow = position({
    active: 'drexir',
    altars: { divineShield: 'blue' },
    heroes: { drexir: { at: 'G22' }, sabea: { at: 'G21' } },
  });
  part(blow, cast('mightyBlow', 'sabea'));
  expect(left(blow, 'sabea')).toEqual([12]);
});

test('GATE-185 it does not help against fire and poison', () => {
  const state = position({
    active: 'sabea',
    phase: 'upkeep',
    altars: { divineShield: 'blue' },
    heroes: { sabea: { statuses: { burning: 1, poison: 1 } } },
  });
  begin(state);
  expect(left(state, 'sabea')).toEqual([16]);
});

test('GATE-186 nor against Mercy Killing', () => {
  const state = position({
    active: 'zadita',
    altars: { divineShield: 'red' },
    heroes: { zadita: { at: 'G22' }, drexir: { at: 'G21', health: 3 } },
  });
  part(state, cast('mercyKilling', 'drexir'));
  expect(left(state, 'drexir')).toEqual([0]);
});

test('GATE-187 Sprint: 1 movement more', () => {
  const state = position({ active: 'greven', phase: 'upkeep', altars: { sprint: 'red' } });
  begin(state);
  expect(state.turn.points).toBe(5);
});

test('GATE-188 Leech heals 1 after a hit, never above the maximum', () => {
  expect(left(struck({ leech: 'red' }).state, 'drexir')).toEqual([9]);
  expect(left(struck({ leech: 'red' }, {}, [1]).state, 'drexir')).toEqual([8]);
  expect(left(struck({ leech: 'red' }, { drexir: { at: 'G22' } }).state, 'drexir')).toEqual([20]);
});

test('GATE-189 GATE-D44 once, however many are hurt', () => {
  const { state } = struck({ leech: 'red', splinter: 'red' }, { yodan: { at: 'H22' }, seiren: { at: 'F22' } });
  expect(left(state, 'sabea', 'yodan', 'seiren', 'drexir')).toEqual([13, 11, 9, 9]);
});

test('GATE-190 Splinter hurts left and right of the target', () => {
  const { state, events } = struck(
    { splinter: 'red' },
    { yodan: { at: 'H22' }, seiren: { at: 'F22' }, zadita: { at: 'G20' } },
  );
  expect(only(events, 'attackRolled')[0].wounds.map(({ reason }) => reason)).toEqual([
    'target',
    'splinter',
    'splinter',
  ]);
  expect(left(state, 'yodan', 'seiren', 'zadita')).toEqual([11, 9, 11]);
});

test('GATE-D45 along an axis they lean towards the attacker', () => {
  const state = position({
    active: 'greven',
    altars: { splinter: 'red' },
    heroes: { greven: { at: 'G22' }, sabea: { at: 'G20' }, yodan: { at: 'H21' }, seiren: { at: 'H20' } },
  });
  expect(victimsOf(state, idOf('greven'), idOf('sabea'), nodeAt('G22')).map(({ hero }) => HERO_KEYS[hero])).toEqual([
    'sabea',
    'yodan',
  ]);
});

test('GATE-192 Splinter spares teammates', () => {
  const { state } = struck({ splinter: 'red' }, { elazar: { at: 'H22' } });
  expect(left(state, 'elazar')).toEqual([13]);
});

test('GATE-193 Shockwave hurts on the two nodes behind', () => {
  const { state, events } = struck(
    { shockwave: 'red' },
    { yodan: { at: 'G20' }, seiren: { at: 'G19' }, zadita: { at: 'G18' } },
  );
  expect(only(events, 'attackRolled')[0].wounds.map(({ reason }) => reason)).toEqual([
    'target',
    'shockwave',
    'shockwave',
  ]);
  expect(left(state, 'yodan', 'seiren', 'zadita')).toEqual([11, 9, 11]);
});

test('GATE-195 GATE-D46 between two nodes the clockwise one counts', () => {
  const state = position({
    active: 'greven',
    altars: { shockwave: 'red' },
    heroes: { greven: { at: 'G22' }, sabea: { at: 'H21' }, yodan: { at: 'I20' }, seiren: { at: 'H20' } },
  });
  expect(victimsOf(state, idOf('greven'), idOf('sabea'), nodeAt('G22')).map(({ hero }) => HERO_KEYS[hero])).toEqual([
    'sabea',
    'yodan',
  ]);
});

test('GATE-196 rock stops the wave', () => {
  const state = position({
    active: 'greven',
    altars: { shockwave: 'red' },
    heroes: { greven: { at: 'G19' }, sabea: { at: 'G17' }, yodan: { at: 'G15' } },
  });
  expect(victimsOf(state, idOf('greven'), idOf('sabea'), nodeAt('G19'))).toHaveLength(1);
});

test('GATE-D54 a shielded hero does not', () => {
  const state = position({
    active: 'sabea',
    altars: { shockwave: 'blue' },
    heroes: {
      sabea: { at: 'G22' },
      greven: { at: 'G21' },
      drexir: { at: 'G20', effects: { shieldWall: true } },
      elazar: { at: 'G19' },
    },
    dice: [90],
  });
  part(state, attack('greven'));
  expect(left(state, 'greven', 'drexir', 'elazar')).toEqual([9, 20, 7]);
});

test('GATE-197 GATE-198 riders need no roll and deal the full damage', () => {
  const { events } = struck({ splinter: 'red', forceful: 'red' }, { zadita: { at: 'H22' } });
  expect(only(events, 'attackRolled')).toHaveLength(1);
  expect(only(events, 'attackRolled')[0].wounds.map(({ damage }) => damage)).toEqual([6, 6]);
});

test('GATE-199 victims pass nothing on', () => {
  const { state } = struck({ splinter: 'red', shockwave: 'red' }, { yodan: { at: 'H22' }, zadita: { at: 'I21' } });
  expect(left(state, 'yodan', 'zadita')).toEqual([11, 11]);
});

test('GATE-200 each hero slain by them gives 1 grace', () => {
  const { state } = struck({ splinter: 'red' }, { yodan: { at: 'H22', health: 2 }, seiren: { at: 'F22', health: 1 } });
  expect(state.grace).toEqual([2, 0]);
});

const ALL_BUT_SPRINT: Given['altars'] = Object.fromEntries(
  (['pinpoint', 'splinter', 'forceful', 'evasive', 'divineShield', 'shockwave', 'leech'] as const).map(
    (blessing): [string, TeamKey] => [blessing, 'red'],
  ),
);

test('GATE-201 20 grace win at once', () => {
  const state = at({ grace: { red: 18, blue: 19 } });
  done(state, CAPTURE);
  expect(state.outcome).toEqual({ winner: 0, by: 'grace' });
});

test('GATE-202 all eight altars win at once', () => {
  const state = at({ altars: ALL_BUT_SPRINT });
  done(state, CAPTURE);
  expect(state.outcome).toEqual({ winner: 0, by: 'conquest' });
});

const last = (grace: number) =>
  position({
    active: 'drexir',
    grace: { red: grace, blue: 0 },
    heroes: {
      drexir: { at: 'G22' },
      sabea: { at: 'G21', health: 1 },
      seiren: { at: null },
      yodan: { at: null },
      zadita: { at: null },
    },
    dice: [90],
  });

test('GATE-203 GATE-D48 four enemies off the board win at once', () => {
  const state = last(5);
  part(state, attack('sabea'));
  expect(state.outcome).toEqual({ winner: 0, by: 'elimination' });
});

test('GATE-203 three are not enough', () => {
  const state = last(5);
  heroOf(state, 'zadita').node = nodeAt('A10');
  heroOf(state, 'zadita').health = 11;
  part(state, attack('sabea'));
  expect(state.outcome).toBeNull();
});

test('GATE-204 victory is seen in anybody’s turn', () => {
  const state = at({ grace: { red: 19, blue: 0 }, heroes: { zadita: { health: 1, statuses: { poison: 1 } } } });
  done(state, END_TURN);
  expect(state.outcome).toEqual({ winner: 0, by: 'grace' });
});

test('GATE-205 GATE-D47 grace before conquest before elimination', () => {
  const state = last(19);
  part(state, attack('sabea'));
  expect(state.outcome?.by).toBe('grace');
  const altars = at({ altars: ALL_BUT_SPRINT, grace: { red: 18, blue: 0 } });
  done(altars, CAPTURE);
  expect(altars.outcome?.by).toBe('grace');
});

test('GATE-206 after a victory nothing can be done', () => {
  const state = at({ grace: { red: 18, blue: 0 } });
  done(state, CAPTURE);
  for (const action of [END_TURN, CAPTURE, attack('sabea'), { type: 'concede' } as const])
    expect(why(state, action, 0)).toBe('GATE-206');
});
