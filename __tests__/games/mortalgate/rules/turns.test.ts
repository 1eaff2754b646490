import { HERO_KEYS, labelOf, mortalgate, nodeAt, OFF, SPAWNS } from '@/games/mortalgate/rules';
import { attack, CAPTURE, END_TURN, heroOf, idOf, position, cast, walk } from '../support/position';
import { rolling } from '../support/dice';
import { begin, done, only, part, passTo, types, why } from '../support/play';

test('GATE-036 the teams alternate, hero by hero', () => {
  const state = position({ active: 'greven' });
  const turns = Array.from({ length: 9 }, () => {
    const { hero } = state.turn;
    done(state, END_TURN);
    return HERO_KEYS[hero];
  });
  expect(turns).toEqual(['greven', 'seiren', 'elazar', 'yodan', 'drexir', 'sabea', 'dekhar', 'zadita', 'greven']);
});

test('GATE-037 GATE-D07 eight turns are a round', () => {
  const state = position({ active: 'greven' });
  const rounds = Array.from({ length: 17 }, () => {
    const { round } = state;
    done(state, END_TURN);
    return round;
  });
  expect(rounds).toEqual([...Array<number>(8).fill(1), ...Array<number>(8).fill(2), 3]);
});

test('GATE-038 GATE-D02 only the hero of the turn acts, by its own player', () => {
  const state = position({ active: 'greven' });
  expect(why(state, END_TURN, 1)).toBe('GATE-038');
  expect(mortalgate.legalActions(state, 1)).toEqual([]);
  done(state, walk('K25'));
  expect(labelOf(heroOf(state, 'greven').node)).toBe('K25');
  expect(labelOf(heroOf(state, 'dekhar').node)).toBe('K27');
});

test('GATE-039 GATE-D15 the turn of a slain hero is not skipped', () => {
  const state = position({ active: 'greven', heroes: { seiren: { at: null } } });
  const events = done(state, END_TURN);
  expect(state.turn.hero).toBe(idOf('seiren'));
  expect(types(events)).toContain('heroReturned');
  expect(state.phase).toBe('movement');
});

test('GATE-040 upkeep, movement, combat, capture', () => {
  const state = position({
    active: 'dekhar',
    phase: 'upkeep',
    heroes: { dekhar: { at: 'E15' }, sabea: { at: 'E14' } },
  });
  begin(state);
  expect(state.phase).toBe('movement');
  part(state, walk('D15'));
  expect(state.phase).toBe('movement');
  part(state, cast('infectedWounds', 'sabea'));
  expect(state.phase).toBe('capture');
  part(state, CAPTURE);
  expect(state.phase).toBe('upkeep');
});

test('GATE-041 no movement after combat', () => {
  const state = position({ active: 'drexir', heroes: { drexir: { at: 'D14' } } });
  done(state, cast('shieldWall'));
  expect(state.phase).toBe('capture');
  expect(why(state, walk('D13'))).toBe('GATE-041');
});

test('GATE-042 movement, combat and capture are optional, upkeep is not', () => {
  const state = position({ active: 'greven', heroes: { seiren: { cooldowns: { fullDraw: 2 } } } });
  done(state, END_TURN);
  expect(heroOf(state, 'seiren').cooldowns).toEqual([1, 0]);
  const inZone = position({ active: 'greven', heroes: { greven: { at: 'D14' } } });
  done(inZone, END_TURN);
  expect(inZone.altars).toEqual(Array(8).fill(null));
});

test('GATE-043 GATE-066 a combat action forfeits the points left', () => {
  const state = position({ active: 'drexir', heroes: { drexir: { at: 'D14' } } });
  done(state, walk('D15'));
  expect(state.turn.points).toBe(3);
  done(state, cast('shieldWall'));
  expect(why(state, walk('D14'))).toBe('GATE-041');
  expect(mortalgate.legalActions(state, 0)).toEqual([CAPTURE, END_TURN]);
});

test('GATE-044 a capture ends movement and combat', () => {
  const state = position({ active: 'dekhar', heroes: { dekhar: { at: 'D14' } } });
  done(state, CAPTURE);
  expect(state.turn.hero).toBe(idOf('zadita'));
});

test('GATE-045 a turn ends by capture, by its player, by death and with the game', () => {
  const reasons = (events: ReturnType<typeof done>) => only(events, 'turnEnded').map(({ reason }) => reason);
  expect(reasons(done(position({ active: 'greven' }), END_TURN))).toEqual(['ended']);
  expect(reasons(done(position({ active: 'greven', heroes: { greven: { at: 'D14' } } }), CAPTURE))).toEqual([
    'captured',
  ]);
  const dying = position({ active: 'greven', heroes: { seiren: { health: 1, statuses: { poison: 2 } } } });
  expect(reasons(done(dying, END_TURN))).toEqual(['ended', 'slain']);
  expect(dying.turn.hero).toBe(idOf('elazar'));
  const won = position({ active: 'greven', grace: { red: 18, blue: 0 }, heroes: { greven: { at: 'D14' } } });
  expect(reasons(done(won, CAPTURE))).toEqual([]);
});

test('GATE-045 a turn in which nothing can be done any more ends by itself', () => {
  const state = position({ active: 'drexir' });
  const events = done(state, cast('shieldWall'));
  expect(only(events, 'turnEnded')).toMatchObject([{ reason: 'done' }]);
  expect(state.turn.hero).toBe(idOf('sabea'));
});

test('GATE-046 a slain hero returns before anything else', () => {
  const state = position({ active: 'seiren', phase: 'upkeep', heroes: { seiren: { at: null } } });
  expect(types(begin(state)).slice(0, 2)).toEqual(['turnBegan', 'heroReturned']);
  expect(heroOf(state, 'seiren').health).toBe(14);
});

test('GATE-047 on the first free node of the spawn list', () => {
  const state = position({
    active: 'greven',
    phase: 'upkeep',
    heroes: { greven: { at: null }, seiren: { at: 'K26' }, elazar: { at: 'L27' } },
  });
  begin(state);
  expect(labelOf(heroOf(state, 'greven').node)).toBe('L28');
});

/** All heroes but one on the seven nodes of a spawn point. */
function crowded(slain: 'greven' | 'seiren') {
  const team = slain === 'greven' ? 0 : 1;
  const state = position({ active: slain, phase: 'upkeep', heroes: { [slain]: { at: null } } });
  const others = HERO_KEYS.filter((key) => key !== slain);
  others.forEach((key, i) => (heroOf(state, key).node = SPAWNS[team][i]));
  return state;
}

test('GATE-048 with a full spawn point on the nearest free node, by the number of the team', () => {
  const red = crowded('greven');
  begin(red);
  expect(labelOf(heroOf(red, 'greven').node)).toBe('K25');
  const blue = crowded('seiren');
  begin(blue);
  expect(labelOf(heroOf(blue, 'seiren').node)).toBe('L4');
});

test('GATE-049 whole, without statuses and effects, ready', () => {
  const state = position({
    active: 'sabea',
    heroes: {
      sabea: { at: 'G21' },
      elazar: {
        at: 'G22',
        health: 5,
        cooldowns: { chainLightning: 3 },
        statuses: { burning: 2, poison: 3, stun: 1 },
        effects: { staticCharge: 2 },
      },
    },
  });
  state.rng = rolling([90]);
  part(state, attack('elazar'));
  expect(heroOf(state, 'elazar')).toMatchObject({ node: OFF, health: 0 });
  passTo(state, idOf('elazar'));
  begin(state);
  expect(heroOf(state, 'elazar')).toMatchObject({
    health: 13,
    cooldowns: [0, 0],
    burning: 0,
    poison: 0,
    stun: 0,
    charges: 0,
    wall: false,
  });
});

test('GATE-050 after the return the turn runs as any other', () => {
  const state = position({ active: 'seiren', phase: 'upkeep', heroes: { seiren: { at: null } } });
  begin(state);
  expect([state.phase, state.turn.points]).toEqual(['movement', 5]);
  done(state, walk('L4'));
  expect(heroOf(state, 'seiren').node).toBe(nodeAt('L4'));
});

test('GATE-051 GATE-D16 the order of the upkeep', () => {
  const state = position({
    active: 'drexir',
    phase: 'upkeep',
    heroes: {
      drexir: {
        at: 'G22',
        cooldowns: { shieldWall: 2 },
        statuses: { burning: 1, poison: 1, stun: 1 },
        effects: { precisionTargeting: 2, shieldWall: true },
      },
    },
  });
  expect(types(begin(state))).toEqual([
    'turnBegan',
    'wallEnded',
    'cooldownsFell',
    'statusSuffered',
    'statusSuffered',
    'statusSuffered',
    'precisionHeld',
  ]);
});

test('GATE-052 GATE-106 each counter of the hero goes down by 1, those of others do not', () => {
  const state = position({
    active: 'greven',
    phase: 'upkeep',
    heroes: {
      greven: { cooldowns: { longShot: 2, explosiveShot: 3 } },
      elazar: { cooldowns: { chainLightning: 3 } },
    },
  });
  begin(state);
  expect(heroOf(state, 'greven').cooldowns).toEqual([1, 2]);
  expect(heroOf(state, 'elazar').cooldowns).toEqual([3, 0]);
});

test('GATE-053 an ability that becomes ready can be used in the same turn', () => {
  const state = position({ active: 'drexir', phase: 'upkeep', heroes: { drexir: { cooldowns: { shieldWall: 1 } } } });
  const [fell] = only(begin(state), 'cooldownsFell');
  expect(fell.ready).toEqual(['shieldWall']);
  expect(why(state, cast('shieldWall'))).toBeUndefined();
});

test('GATE-054 each status takes effect once, then its counter goes down', () => {
  const state = position({
    active: 'sabea',
    phase: 'upkeep',
    heroes: { sabea: { at: 'G22', statuses: { poison: 2, burning: 1 } } },
  });
  begin(state);
  expect(heroOf(state, 'sabea')).toMatchObject({ health: 16, poison: 1, burning: 0 });
});

test('GATE-055 GATE-D17 what took effect governs the whole turn, even at 0', () => {
  const state = position({ active: 'sabea', phase: 'upkeep', heroes: { sabea: { at: 'D14', statuses: { stun: 1 } } } });
  begin(state);
  expect(heroOf(state, 'sabea').stun).toBe(0);
  expect(why(state, walk('D13'))).toBe('GATE-158');
  expect(state.phase).toBe('capture');
});

test('GATE-056 a counter of n covers the next n turns', () => {
  const state = position({
    active: 'sabea',
    phase: 'upkeep',
    heroes: { sabea: { at: 'G22', statuses: { poison: 3 } } },
  });
  const points = Array.from({ length: 4 }, () => {
    begin(state);
    const left = state.turn.points;
    passTo(state, idOf('sabea'));
    return left;
  });
  expect(points).toEqual([2, 2, 2, 4]);
});

test('GATE-057 GATE-D19 who dies in the upkeep loses the turn and returns at the next', () => {
  const state = position({
    active: 'sabea',
    phase: 'upkeep',
    heroes: { sabea: { at: 'G22', health: 1, statuses: { burning: 2 } } },
  });
  begin(state);
  expect([state.turn.hero, state.phase]).toEqual([idOf('dekhar'), 'upkeep']);
  passTo(state, idOf('sabea'));
  begin(state);
  expect([heroOf(state, 'sabea').health, state.phase]).toEqual([18, 'movement']);
});
