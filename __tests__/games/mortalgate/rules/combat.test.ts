import {
  chanceToHit,
  damageOf,
  damageTo,
  HERO_KEYS,
  OFF,
  requiredNumber,
  type HeroKey,
} from '@/games/mortalgate/rules';
import table from '../data/combatTable.json';
import { attack, END_TURN, heroOf, idOf, position, cast } from '../support/position';
import { begin, done, only, part, types, why } from '../support/play';

const duel = { drexir: { at: 'G22' }, sabea: { at: 'G21' } };
const CELLS = Object.entries(table).flatMap(([defender, row]) =>
  Object.entries(row).map(([attacker, needed]) => ({
    defender: defender as HeroKey,
    attacker: attacker as HeroKey,
    needed,
  })),
);

test.each(CELLS)('GATE-086 $attacker needs $needed against $defender', ({ defender, attacker, needed }) => {
  const others = HERO_KEYS.filter((key) => key !== attacker && key !== defender);
  const teams = { red: [attacker, ...others.slice(0, 3)], blue: [defender, ...others.slice(3)] };
  const given = { active: attacker, teams, heroes: { [attacker]: { at: 'G22' }, [defender]: { at: 'G21' } } };
  const hits = [needed, needed - 1].map((roll) => {
    const [strike] = only(part(position({ ...given, dice: [roll] }), attack(defender)), 'attackRolled');
    expect(strike.required).toBe(needed);
    return strike.hit;
  });
  expect(hits).toEqual([true, false]);
});

test('GATE-D24 the table has all 56 cells, and Sabea needs 30 against Seiren', () => {
  expect(CELLS).toHaveLength(56);
  expect(requiredNumber(position({ active: 'greven' }), idOf('sabea'), idOf('seiren'))).toBe(30);
});

test('GATE-083 accuracy and dodge, with Pinpoint and Evasive', () => {
  const needed = (altars: object) =>
    requiredNumber(position({ active: 'drexir', altars }), idOf('drexir'), idOf('sabea'));
  expect(needed({})).toBe(22);
  expect(needed({ pinpoint: 'red' })).toBe(17);
  expect(needed({ evasive: 'blue' })).toBe(32);
  expect(needed({ pinpoint: 'blue', evasive: 'red' })).toBe(22);
});

test('GATE-084 two dice for tens and ones, two zeroes are 100', () => {
  const strikeOf = (roll: number) =>
    only(part(position({ active: 'drexir', heroes: duel, dice: [roll] }), attack('sabea')), 'attackRolled')[0];
  expect(strikeOf(100)).toMatchObject({ dice: [0, 0], roll: 100, hit: true });
  expect(strikeOf(7)).toMatchObject({ dice: [0, 7], roll: 7, hit: false });
  expect(strikeOf(70)).toMatchObject({ dice: [7, 0], roll: 70 });
});

test('GATE-085 GATE-D23 a roll of the required number hits; the chance is told as it is', () => {
  const state = position({ active: 'drexir', heroes: duel, dice: [22] });
  expect(chanceToHit(state, idOf('drexir'), idOf('sabea'))).toBe(79);
  expect(only(part(state, attack('sabea')), 'attackRolled')[0].hit).toBe(true);
});

test('GATE-087 the required number lies between 11 and 42', () => {
  const all = [{}, { pinpoint: 'red' }, { evasive: 'blue' }].flatMap((altars) =>
    CELLS.map(({ attacker, defender }) => {
      const state = position({ active: 'greven', altars: altars as object });
      state.heroes[idOf(attacker)].team = 0;
      state.heroes[idOf(defender)].team = 1;
      return requiredNumber(state, idOf(attacker), idOf(defender));
    }),
  );
  expect([Math.min(...all), Math.max(...all)]).toEqual([11, 42]);
});

test('GATE-088 damage with Forceful, Precision Targeting and a charge', () => {
  const state = position({ active: 'elazar' });
  expect(damageOf(state, idOf('elazar'))).toBe(5);
  heroOf(state, 'elazar').charges = 1;
  expect(damageOf(state, idOf('elazar'))).toBe(6);
  state.turn.precise = true;
  expect(damageOf(state, idOf('elazar'))).toBe(7);
  state.altars[2] = 0;
  expect(damageOf(state, idOf('elazar'))).toBe(8);
  expect(damageOf(state, idOf('seiren'))).toBe(4);
});

test('GATE-089 Divine Shield never makes damage negative', () => {
  const state = position({ active: 'drexir', altars: { divineShield: 'blue' }, heroes: duel });
  expect(part(state, cast('mightyBlow', 'sabea'))).toMatchObject([{ wounds: [{ damage: 6 }] }]);
  expect(damageTo(state, idOf('sabea'), 0)).toBe(0);
});

test('GATE-090 damage lowers health by its amount', () => {
  const state = position({ active: 'drexir', heroes: duel, dice: [80] });
  expect(part(state, attack('sabea'))).toMatchObject([
    { wounds: [{ damage: 5, before: 18, after: 13, slain: false }] },
  ]);
  expect(heroOf(state, 'sabea').health).toBe(13);
});

test('GATE-091 health stays between 0 and its maximum', () => {
  const state = position({ active: 'drexir', heroes: { ...duel, sabea: { at: 'G21', health: 2 } }, dice: [80] });
  expect(part(state, attack('sabea'))[0]).toMatchObject({ wounds: [{ before: 2, after: 0, slain: true }] });
  const healing = position({ active: 'seiren', heroes: { seiren: { at: 'G22' }, sabea: { at: 'G21', health: 16 } } });
  part(healing, cast('fullDraw', 'sabea'));
  expect(heroOf(healing, 'sabea').health).toBe(18);
});

test('GATE-092 GATE-D25 damage, deaths, grace, Leech, victory', () => {
  const state = position({
    active: 'drexir',
    altars: { leech: 'red', splinter: 'red' },
    grace: { red: 18, blue: 0 },
    heroes: { drexir: { at: 'G22', health: 8 }, sabea: { at: 'G21', health: 2 }, yodan: { at: 'H22', health: 2 } },
    dice: [80],
  });
  expect(types(part(state, attack('sabea')))).toEqual([
    'attackRolled',
    'heroSlain',
    'heroSlain',
    'graceGained',
    'graceGained',
    'heroHealed',
    'gameEnded',
  ]);
});

test('GATE-093 GATE-113 nothing hurts the own team', () => {
  const state = position({
    active: 'drexir',
    altars: { splinter: 'red', shockwave: 'red' },
    heroes: { ...duel, elazar: { at: 'H22' }, greven: { at: 'G20' } },
    dice: [90],
  });
  const [strike] = only(part(state, attack('sabea')), 'attackRolled');
  expect(strike.wounds.map(({ hero }) => HERO_KEYS[hero])).toEqual(['sabea']);
});

const kill = (health = 1) =>
  position({ active: 'drexir', heroes: { drexir: { at: 'G22' }, sabea: { at: 'G21', health } }, dice: [90] });

test('GATE-094 a hero without health is slain', () => {
  const state = kill(5);
  expect(types(part(state, attack('sabea')))).toContain('heroSlain');
  expect(types(part(kill(6), attack('sabea')))).not.toContain('heroSlain');
});

test('GATE-095 the slain leave the board at once', () => {
  const state = kill();
  part(state, attack('sabea'));
  expect(heroOf(state, 'sabea').node).toBe(OFF);
});

test('GATE-096 who is off the board cannot be aimed at, blocks nothing and contests nothing', () => {
  const state = position({ active: 'greven', heroes: { greven: { at: 'D14' }, sabea: { at: null } } });
  expect(why(state, attack('sabea'))).toBe('GATE-096');
  expect(why(state, cast('longShot', 'sabea'))).toBe('GATE-096');
  expect(why(state, { type: 'capture' })).toBeUndefined();
});

test('GATE-097 GATE-098 cooldowns and statuses of the slain are gone', () => {
  const state = kill();
  Object.assign(heroOf(state, 'sabea'), { cooldowns: [2, 3], burning: 2, poison: 3, stun: 1 });
  part(state, attack('sabea'));
  expect(heroOf(state, 'sabea')).toMatchObject({ cooldowns: [0, 0], burning: 0, poison: 0, stun: 0 });
});

test('GATE-099 GATE-D37 so are lasting effects', () => {
  const state = kill();
  Object.assign(heroOf(state, 'sabea'), { precision: 2, charges: 1 });
  part(state, attack('sabea'));
  expect(heroOf(state, 'sabea')).toMatchObject({ precision: 0, charges: 0, wall: false });
});

test('GATE-100 each slain hero gives the other team 1 grace', () => {
  const state = kill();
  expect(only(part(state, attack('sabea')), 'graceGained')).toMatchObject([
    { team: 0, amount: 1, grace: 1, reason: 'kill' },
  ]);
  expect(state.grace).toEqual([1, 0]);
});

test('GATE-101 so does death by fire and poison', () => {
  const state = position({
    active: 'yodan',
    phase: 'upkeep',
    heroes: { yodan: { at: 'G22', health: 1, statuses: { burning: 1 } }, seiren: { at: 'G21', health: 1 } },
  });
  expect(only(begin(state), 'heroSlain').map(({ reason, by }) => [reason, by])).toEqual([
    ['burning', null],
    ['spread', null],
  ]);
  expect(state.grace).toEqual([2, 0]);
});

test('GATE-102 a death changes no altar', () => {
  const state = position({
    active: 'drexir',
    altars: { sprint: 'blue' },
    heroes: { drexir: { at: 'D13' }, sabea: { at: 'D14', health: 1 } },
    dice: [90],
  });
  part(state, attack('sabea'));
  expect(state.altars[3]).toBe(1);
});

test('deeds are counted', () => {
  const state = kill(3);
  done(state, attack('sabea'));
  done(state, END_TURN);
  expect(state.deeds[idOf('drexir')]).toEqual({ slain: 1, captures: 0, damage: 3, healed: 0, deaths: 0 });
  expect(state.deeds[idOf('sabea')].deaths).toBe(1);
});
