import { chainOf, HERO_KEYS, HEROES, mortalgate, nodeAt, type AbilityId, type HeroKey } from '@/games/mortalgate/rules';
import { rolling } from '../support/dice';
import { attack, CAPTURE, END_TURN, heroOf, idOf, position, cast, walk } from '../support/position';
import { begin, done, only, part, passTo, types, why } from '../support/play';

const duel = { drexir: { at: 'G22' }, sabea: { at: 'G21' } };
const health = (state: ReturnType<typeof position>, ...keys: HeroKey[]) => keys.map((key) => heroOf(state, key).health);

test('GATE-103 a used ability has its cooldown at once', () => {
  const state = position({ active: 'drexir', heroes: duel });
  expect(part(state, cast('mightyBlow', 'sabea'))[0]).toMatchObject({ type: 'abilityUsed', cooldown: 3 });
  expect(heroOf(state, 'drexir').cooldowns).toEqual([3, 0]);
});

test('GATE-104 an ability with a counter above 0 cannot be used', () => {
  const state = position({
    active: 'drexir',
    heroes: { ...duel, drexir: { at: 'G22', cooldowns: { mightyBlow: 1 } } },
  });
  expect(why(state, cast('mightyBlow', 'sabea'))).toBe('GATE-104');
  expect(why(state, cast('shieldWall'))).toBeUndefined();
});

test('GATE-105 with cooldown n it is ready in the n-th turn after', () => {
  const state = position({ active: 'drexir' });
  part(state, cast('shieldWall'));
  const ready = [1, 2].map(() => {
    passTo(state, idOf('drexir'));
    begin(state);
    return why(state, cast('shieldWall')) === undefined;
  });
  expect(ready).toEqual([false, true]);
});

test('GATE-106 the two counters are apart', () => {
  const state = position({ active: 'drexir', heroes: { drexir: { cooldowns: { mightyBlow: 2 } } } });
  part(state, cast('shieldWall'));
  expect(heroOf(state, 'drexir').cooldowns).toEqual([2, 2]);
});

test('GATE-107 GATE-D28 base damage has Forceful in it', () => {
  const state = position({ active: 'drexir', altars: { forceful: 'red' }, heroes: duel });
  part(state, cast('mightyBlow', 'sabea'));
  expect(health(state, 'sabea')).toEqual([10]);
});

test('GATE-108 Precision and charges do not raise abilities', () => {
  const state = position({
    active: 'elazar',
    heroes: { elazar: { at: 'F22', effects: { staticCharge: 2 } }, sabea: { at: 'H22' } },
  });
  state.turn.precise = true;
  part(state, cast('chainLightning', 'sabea'));
  expect(health(state, 'sabea')).toEqual([13]);
  expect(heroOf(state, 'elazar').charges).toBe(2);
});

test('GATE-109 healing stops at the maximum', () => {
  const state = position({ active: 'yodan', heroes: { yodan: { at: 'G22' }, sabea: { at: 'G21', health: 17 } } });
  expect(only(part(state, cast('lifeWard', 'sabea')), 'heroHealed')).toMatchObject([
    { amount: 1, before: 17, after: 18 },
  ]);
});

test('GATE-110 GATE-D32 a healer heals another hero of the team', () => {
  const state = position({
    active: 'yodan',
    heroes: { yodan: { at: 'G22', health: 3 }, sabea: { at: 'G21', health: 5 }, drexir: { at: 'H22', health: 5 } },
  });
  expect(why(state, cast('lifeWard', 'yodan'))).toBe('GATE-110');
  expect(why(state, cast('lifeWard', 'drexir'))).toBe('GATE-110');
  expect(why(state, cast('lifeWard', 'sabea'))).toBeUndefined();
});

test('GATE-111 not one at full health', () => {
  const state = position({ active: 'yodan', heroes: { yodan: { at: 'G22' }, sabea: { at: 'G21' } } });
  expect(why(state, cast('lifeWard', 'sabea'))).toBe('GATE-111');
});

test.each<[HeroKey, AbilityId]>([
  ['sabea', 'risingWinds'],
  ['dekhar', 'cheapShot'],
])('GATE-112 GATE-D27 %s needs an adjacent enemy for %s', (hero, ability) => {
  expect(why(position({ active: hero, heroes: { [hero]: { at: 'G22' } } }), cast(ability))).toBe('GATE-112');
});

test('GATE-113 GATE-D26 what hits several nodes hits enemies only', () => {
  const state = position({
    active: 'sabea',
    heroes: { sabea: { at: 'G22' }, yodan: { at: 'G21' }, drexir: { at: 'H22' }, greven: { at: 'F22' } },
  });
  const [used] = only(part(state, cast('risingWinds')), 'abilityUsed');
  expect(used.wounds.map(({ hero }) => HERO_KEYS[hero]).sort()).toEqual(['drexir', 'greven']);
});

test.each<[HeroKey, AbilityId]>([
  ['seiren', 'precisionTargeting'],
  ['elazar', 'staticCharge'],
  ['drexir', 'shieldWall'],
])('GATE-114 %s uses %s without a target', (hero, ability) => {
  const state = position({ active: hero });
  expect(why(state, cast(ability, 'sabea'))).toBe('GATE-114');
  expect(types(part(state, cast(ability)))).toEqual(['abilityUsed', 'effectGained']);
});

test('GATE-115 GATE-119 Precision Targeting helps in the next three turns', () => {
  const state = position({ active: 'seiren' });
  part(state, cast('precisionTargeting'));
  expect(state.turn.precise).toBe(false);
  const helped = [1, 2, 3, 4].map(() => {
    passTo(state, idOf('seiren'));
    begin(state);
    return state.turn.precise;
  });
  expect(helped).toEqual([true, true, true, false]);
});

test('GATE-116 Long Shot is a basic attack at range 6, with blessings', () => {
  const state = position({
    active: 'greven',
    altars: { forceful: 'red', shockwave: 'red', leech: 'red' },
    heroes: { greven: { at: 'G23', health: 5 }, sabea: { at: 'G18' }, yodan: { at: 'G17' } },
    dice: [90],
  });
  expect(why(state, attack('sabea'))).toBe('GATE-070');
  part(state, cast('longShot', 'sabea'));
  expect(health(state, 'sabea', 'yodan', 'greven')).toEqual([13, 11, 6]);
  expect(heroOf(state, 'greven').cooldowns).toEqual([2, 0]);
});

test('GATE-117 GATE-D29 Explosive Shot: base damage + 2 to one enemy', () => {
  const state = position({
    active: 'greven',
    heroes: { greven: { at: 'G22' }, sabea: { at: 'G19' }, yodan: { at: 'G18' } },
  });
  part(state, cast('explosiveShot', 'sabea'));
  expect(health(state, 'sabea', 'yodan')).toEqual([12, 16]);
});

test('GATE-118 Full Draw heals 4 at range 3', () => {
  const state = position({ active: 'seiren', heroes: { seiren: { at: 'G22' }, sabea: { at: 'G19', health: 5 } } });
  part(state, cast('fullDraw', 'sabea'));
  expect(health(state, 'sabea')).toEqual([9]);
  expect(heroOf(state, 'seiren').cooldowns).toEqual([3, 0]);
});

test('GATE-119 her basic attacks deal 1 more', () => {
  const state = position({
    active: 'seiren',
    phase: 'upkeep',
    heroes: { seiren: { at: 'G22', effects: { precisionTargeting: 1 } }, drexir: { at: 'G21' } },
  });
  begin(state);
  state.rng = rolling([90]);
  part(state, attack('drexir'));
  expect(health(state, 'drexir')).toEqual([15]);
});

test('GATE-120 used again the counter is 3, the bonus stays 1', () => {
  const state = position({ active: 'seiren', heroes: { seiren: { effects: { precisionTargeting: 1 } } } });
  part(state, cast('precisionTargeting'));
  expect(heroOf(state, 'seiren').precision).toBe(3);
});

const CHAIN = {
  elazar: { at: 'F22' },
  sabea: { at: 'H22' },
  yodan: { at: 'I21' },
  seiren: { at: 'J22' },
  zadita: { at: 'J24' },
};

test('GATE-121 Chain Lightning: base damage once to all in the chain', () => {
  const state = position({ active: 'elazar', heroes: CHAIN });
  const [used] = only(part(state, cast('chainLightning', 'sabea')), 'abilityUsed');
  expect(used.wounds.map(({ hero, reason }) => `${HERO_KEYS[hero]} ${reason}`)).toEqual([
    'sabea target',
    'yodan chain',
    'seiren chain',
  ]);
  expect(health(state, 'sabea', 'yodan', 'seiren', 'zadita')).toEqual([13, 11, 9, 11]);
});

test('GATE-122 GATE-D30 the chain is taken before any damage: slain links conduct', () => {
  const state = position({ active: 'elazar', heroes: { ...CHAIN, yodan: { at: 'I21', health: 1 } } });
  expect(chainOf(state, idOf('sabea')).map((hero) => HERO_KEYS[hero])).toEqual(['sabea', 'yodan', 'seiren']);
  part(state, cast('chainLightning', 'sabea'));
  expect(health(state, 'yodan', 'seiren')).toEqual([0, 9]);
});

test('GATE-123 range and sight matter for its first target only', () => {
  const state = position({ active: 'elazar', heroes: CHAIN });
  expect(why(state, cast('chainLightning', 'seiren'))).toBe('GATE-071');
  expect(why(state, cast('chainLightning', 'sabea'))).toBeUndefined();
});

test('GATE-124 own heroes do not carry it on', () => {
  const state = position({ active: 'elazar', heroes: { ...CHAIN, yodan: { at: 'A10' }, greven: { at: 'I21' } } });
  part(state, cast('chainLightning', 'sabea'));
  expect(health(state, 'sabea', 'greven', 'seiren')).toEqual([13, 15, 14]);
});

test('GATE-125 Static Charge: two basic attacks with 1 more', () => {
  const state = position({ active: 'elazar' });
  part(state, cast('staticCharge'));
  expect(heroOf(state, 'elazar')).toMatchObject({ charges: 2, cooldowns: [0, 2] });
  heroOf(state, 'elazar').node = nodeAt('G22');
  heroOf(state, 'sabea').node = nodeAt('G21');
  passTo(state, idOf('elazar'));
  begin(state);
  state.rng = rolling([90]);
  part(state, attack('sabea'));
  expect(health(state, 'sabea')).toEqual([12]);
});

test('GATE-126 GATE-D31 a miss uses a charge', () => {
  const state = position({
    active: 'elazar',
    heroes: { elazar: { at: 'G22', effects: { staticCharge: 2 } }, sabea: { at: 'G21' } },
    dice: [1],
  });
  part(state, attack('sabea'));
  expect(heroOf(state, 'elazar').charges).toBe(1);
});

test('GATE-127 charges wait, and are never more than two', () => {
  const state = position({ active: 'elazar', heroes: { elazar: { effects: { staticCharge: 1 } } } });
  passTo(state, idOf('elazar'));
  begin(state);
  expect(heroOf(state, 'elazar').charges).toBe(1);
  part(state, cast('staticCharge'));
  expect(heroOf(state, 'elazar').charges).toBe(2);
});

test('GATE-128 Life Ward heals 4 at range 2', () => {
  const state = position({ active: 'yodan', heroes: { yodan: { at: 'G22' }, sabea: { at: 'G20', health: 5 } } });
  part(state, cast('lifeWard', 'sabea'));
  expect(health(state, 'sabea')).toEqual([9]);
});

test('GATE-129 GATE-130 Blistering Pain: 3 damage, and burning 2 for who survives', () => {
  const state = position({ active: 'yodan', heroes: { yodan: { at: 'G22' }, drexir: { at: 'G20' } } });
  part(state, cast('blisteringPain', 'drexir'));
  expect(heroOf(state, 'drexir')).toMatchObject({ health: 17, burning: 2 });
  const fatal = position({ active: 'yodan', heroes: { yodan: { at: 'G22' }, drexir: { at: 'G20', health: 3 } } });
  expect(types(part(fatal, cast('blisteringPain', 'drexir')))).not.toContain('statusGained');
  expect(heroOf(fatal, 'drexir')).toMatchObject({ health: 0, burning: 0 });
});

test('GATE-131 Mighty Blow: base damage + 2', () => {
  const state = position({ active: 'drexir', heroes: duel });
  part(state, cast('mightyBlow', 'sabea'));
  expect(health(state, 'sabea')).toEqual([11]);
});

const walled = (active: HeroKey, more: object = {}) =>
  position({
    active,
    heroes: { drexir: { at: 'G22', effects: { shieldWall: true } }, [active]: { at: 'G21' }, ...more },
    dice: [90],
  });

test('GATE-132 GATE-133 behind Shield Wall Drexir takes no damage and no status', () => {
  const bell = walled('sabea');
  expect(why(bell, cast('ringTheBell', 'drexir'))).toBeUndefined();
  expect(part(bell, cast('ringTheBell', 'drexir'))).toMatchObject([{ wounds: [{ blocked: true, damage: 0 }] }]);
  expect(heroOf(bell, 'drexir')).toMatchObject({ health: 20, stun: 0 });
  const mercy = walled('zadita');
  heroOf(mercy, 'drexir').health = 2;
  part(mercy, cast('mercyKilling', 'drexir'));
  expect(health(mercy, 'drexir')).toEqual([2]);
  const pain = walled('yodan');
  part(pain, cast('blisteringPain', 'drexir'));
  expect(heroOf(pain, 'drexir')).toMatchObject({ health: 20, burning: 0 });
});

test('GATE-134 GATE-D53 a basic attack on him rolls, but is none that hits', () => {
  const state = walled('sabea', { greven: { at: 'G23' } });
  state.altars = [1, 1, 1, 1, 1, 1, 1, null];
  const [strike] = only(part(state, attack('drexir')), 'attackRolled');
  expect(strike).toMatchObject({ roll: 90, hit: false, blocked: true, wounds: [] });
  expect(health(state, 'greven')).toEqual([15]);
});

test('GATE-135 he still stands, blocks and contests', () => {
  const state = walled('seiren', {
    drexir: { at: 'G21', effects: { shieldWall: true } },
    seiren: { at: 'G22' },
    greven: { at: 'G20' },
  });
  expect(why(state, attack('greven'))).toBe('GATE-072');
  expect(why(state, walk('G21'))).toBe('GATE-062');
  const zone = position({
    active: 'sabea',
    heroes: { sabea: { at: 'D14' }, drexir: { at: 'C13', effects: { shieldWall: true } } },
  });
  expect(why(zone, CAPTURE)).toBe('GATE-165');
});

test('GATE-136 GATE-D33 the wall falls before his own fire and poison', () => {
  const state = position({
    active: 'drexir',
    phase: 'upkeep',
    heroes: { drexir: { statuses: { burning: 1, poison: 1 }, effects: { shieldWall: true } } },
  });
  begin(state);
  expect(heroOf(state, 'drexir')).toMatchObject({ health: 18, wall: false });
});

test('GATE-132 spreading fire does not reach him', () => {
  const state = position({
    active: 'greven',
    phase: 'upkeep',
    heroes: { greven: { at: 'G21', statuses: { burning: 1 } }, drexir: { at: 'G22', effects: { shieldWall: true } } },
  });
  begin(state);
  expect(health(state, 'greven', 'drexir')).toEqual([14, 20]);
});

test('GATE-137 Rising Winds: base damage to every adjacent enemy', () => {
  const state = position({
    active: 'sabea',
    heroes: { sabea: { at: 'G22' }, drexir: { at: 'G21' }, greven: { at: 'F22' }, elazar: { at: 'G20' } },
  });
  part(state, cast('risingWinds'));
  expect(health(state, 'drexir', 'greven', 'elazar')).toEqual([14, 9, 13]);
});

test('GATE-138 Ring the Bell: stun 1, no damage', () => {
  const state = position({ active: 'sabea', heroes: duel });
  part(state, cast('ringTheBell', 'drexir'));
  expect(heroOf(state, 'drexir')).toMatchObject({ stun: 1, health: 20 });
});

test('GATE-139 Infected Wounds: poison 3, no damage', () => {
  const state = position({ active: 'dekhar', heroes: { dekhar: { at: 'G22' }, sabea: { at: 'G21' } } });
  part(state, cast('infectedWounds', 'sabea'));
  expect(heroOf(state, 'sabea')).toMatchObject({ poison: 3, health: 18 });
});

const around = { dekhar: { at: 'G22', health: 5 }, sabea: { at: 'G21' }, yodan: { at: 'H22' }, zadita: { at: 'F22' } };

test('GATE-140 GATE-141 Cheap Shot attacks everybody around, clockwise from the north', () => {
  const state = position({ active: 'dekhar', heroes: around });
  const strikes = only(part(state, cast('cheapShot')), 'attackRolled');
  expect(strikes.map(({ target }) => HERO_KEYS[target])).toEqual(['sabea', 'yodan', 'zadita']);
  expect(strikes.map(({ required }) => required)).toEqual([18, 19, 28]);
});

test('GATE-142 GATE-D34 Splinter and Shockwave add nothing to it', () => {
  const state = position({
    active: 'dekhar',
    altars: { splinter: 'red', shockwave: 'red' },
    heroes: around,
    dice: [90, 90],
  });
  for (const { wounds } of only(part(state, cast('cheapShot')), 'attackRolled'))
    expect(wounds.length).toBeLessThanOrEqual(1);
  expect(health(state, 'sabea', 'yodan')).toEqual([14, 12]);
});

test('GATE-143 Leech heals for each hit of it', () => {
  const state = position({
    active: 'dekhar',
    altars: { leech: 'red' },
    heroes: { ...around, zadita: { at: 'A10' } },
    dice: [90, 90],
  });
  part(state, cast('cheapShot'));
  expect(health(state, 'dekhar')).toEqual([7]);
});

const quick = () =>
  position({
    active: 'zadita',
    heroes: { zadita: { at: 'G22' }, drexir: { at: 'G21' }, dekhar: { at: 'H22' } },
    dice: [90],
  });

test('GATE-144 GATE-145 Quick Blade: two attacks, the second target chosen after the first', () => {
  const state = quick();
  part(state, cast('quickBlade', 'drexir'));
  expect(health(state, 'drexir')).toEqual([15]);
  expect([state.phase, state.turn.second]).toEqual(['combat', true]);
  state.rng = rolling([90]);
  const [second] = only(part(state, attack('dekhar')), 'attackRolled');
  expect(second.ability).toBe('quickBlade');
  expect(health(state, 'dekhar')).toEqual([7]);
  expect([state.phase, state.turn.second]).toEqual(['capture', false]);
});

test('GATE-146 GATE-D35 the second attack is optional and lapses without a target', () => {
  const state = quick();
  done(state, cast('quickBlade', 'drexir'), END_TURN);
  expect(state.turn).toMatchObject({ hero: idOf('greven'), second: false });
  const alone = position({
    active: 'zadita',
    heroes: { zadita: { at: 'G22' }, drexir: { at: 'G21', health: 5 } },
    dice: [90],
  });
  expect(types(part(alone, cast('quickBlade', 'drexir')))).toContain('strikeLapsed');
  expect(alone.phase).toBe('capture');
});

test('GATE-D55 while it is open there is no walking and no other ability', () => {
  const state = quick();
  part(state, cast('quickBlade', 'drexir'));
  expect(why(state, walk('G23'))).toBe('GATE-041');
  expect(why(state, cast('mercyKilling', 'drexir'))).toBe('GATE-067');
  expect(mortalgate.legalActions(state, 1)).toEqual([attack('drexir'), attack('dekhar'), END_TURN]);
});

test('GATE-147 GATE-148 Mercy Killing slays at 3 or less', () => {
  const at = (left: number) =>
    position({ active: 'zadita', heroes: { zadita: { at: 'G22' }, drexir: { at: 'G21', health: left } } });
  expect(why(at(4), cast('mercyKilling', 'drexir'))).toBe('GATE-148');
  const state = at(3);
  part(state, cast('mercyKilling', 'drexir'));
  expect(health(state, 'drexir')).toEqual([0]);
  expect(state.grace).toEqual([0, 1]);
});

test('GATE-D36 it is no roll, and its kill gives 1 grace', () => {
  const state = position({ active: 'zadita', heroes: { zadita: { at: 'G22' }, drexir: { at: 'G21', health: 1 } } });
  const rng = [...state.rng];
  expect(only(part(state, cast('mercyKilling', 'drexir')), 'graceGained')).toMatchObject([{ amount: 1 }]);
  expect(state.rng).toEqual(rng);
  expect(HEROES[idOf('zadita')].abilities).toContain('mercyKilling');
});
