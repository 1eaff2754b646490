import { statsOf } from '@/games/morth/rules/heroes';
import { bowCells } from '@/games/morth/rules/attack';
import type { Stats } from '@/games/morth/rules/data';
import { MAPS } from '@/games/morth/rules/maps';
import { strengthRange } from '@/games/morth/rules/preview';
import type { Action, HeroType, Race, State, UpgradeId } from '@/games/morth/rules/types';
import {
  assault,
  at,
  dieOf,
  eventsOf,
  foes,
  open,
  play,
  point,
  position,
  refusal,
  steps,
  withLuck,
} from '../../../support/morth';
import type { HeroSpec, Spec } from '../../../support/morth';

const RACE_OF = { assassin: 'human', huntress: 'elf', miner: 'dwarf', inventor: 'gnome' } as const satisfies Partial<
  Record<HeroType, Race>
>;
type Specialist = keyof typeof RACE_OF;
const one = (type: Specialist, place: string, more: Spec & { upgrades?: UpgradeId[]; xp?: number } = {}): State =>
  position({
    heroes: [{ type, at: place, upgrades: more.upgrades } satisfies HeroSpec],
    active: 0,
    ...more,
    config: { races: [RACE_OF[type]], ...more.config },
  });
const stats = (type: Specialist, ...upgrades: UpgradeId[]) => statsOf({ type, upgrades });
const trap = (cell: string): Action => ({ type: 'layTrap', cell: at(cell) });
const bar = (cell: string): Action => ({ type: 'setBarrier', cell: at(cell) });
const END: Action = { type: 'endTurn' };

test('MOR-251 the basic attack of every specialist is special, one enemy a square', () => {
  expect((['assassin', 'huntress', 'miner', 'inventor'] as const).map((type) => stats(type).types)).toEqual([
    ['special'],
    ['special'],
    ['special'],
    ['special'],
  ]);
  const state = one('assassin', '3,8', { foes: ['L4 rat, L4 rat'] });
  expect(foes(play(state, { type: 'attack', turn: 0, targets: [dieOf(state, 'rat')] }))).toHaveLength(1);
});

test('MOR-252 MOR-253 special actions come on top of the attack, at any moment of the activation', () => {
  const state = one('assassin', '3,8', { foes: ['L4 ogre'] });
  const hit: Action = { type: 'attack', turn: 0, targets: [dieOf(state, 'ogre')] };
  expect(play(state, hit, trap('3,7')).traps).toHaveLength(1);
  expect(play(state, trap('3,7'), ...steps('4,8 3,8'), hit).active?.attacks).toBe(1);
});

describe('the Assassin', () => {
  test('MOR-254 MOR-255 a trap lies on an empty path square beside her', () => {
    const state = one('assassin', '3,8', { foes: ['L4 ogre'], barriers: [{ at: '3,9', hero: 0 }] });
    expect(open(state, 'layTrap').map(({ cell }) => point(cell))).toEqual(['3,7']);
    expect([
      refusal(state, trap('2,8')),
      refusal(state, trap('3,9')),
      refusal(state, trap('4,8')),
      refusal(state, trap('2,7')),
    ]).toEqual(['MOR-255', 'MOR-255', 'MOR-254', 'MOR-254']);
    expect(refusal(one('miner', '3,8'), trap('3,7'))).toBe('MOR-254');
  });

  test('MOR-256 one trap a turn', () => {
    expect(refusal(play(one('assassin', '3,8'), trap('3,7')), trap('3,9'))).toBe('MOR-256');
  });

  test('MOR-257 MOR-265 two on the map, three with the upgrade', () => {
    const traps = [
      { at: '2,1', hero: 0 },
      { at: '2,2', hero: 0 },
    ];
    expect(refusal(one('assassin', '3,8', { traps }), trap('3,7'))).toBe('MOR-257');
    expect(refusal(one('assassin', '3,8', { traps, upgrades: ['snare1'] }), trap('3,7'))).toBeUndefined();
    expect(stats('assassin', 'snare1').trap).toEqual({ damage: 1, limit: 3 });
  });

  test('MOR-258 MOR-260 the first enemy sets it off, and until then it stays', () => {
    const laid = play(one('assassin', '3,8', { foes: ['L2 ogre, L1 ogre'] }), trap('2,8'), END);
    expect(laid.traps).toHaveLength(1);
    const after = assault(laid, 1);
    expect([foes(after), after.traps]).toEqual([['L3 ogre 5', 'L4 ogre 4'], []]);
  });

  test('MOR-259 a kill pays the Assassin and her player, in anybody’s turn', () => {
    const after = assault(play(one('assassin', '3,8', { foes: ['L2 rat'] }), trap('2,8'), END), 1);
    expect([after.heroes[0].experience, after.realms[0].gold, foes(after)]).toEqual([1, 4, []]);
  });

  test('MOR-261 MOR-D38 a trap has no type; scales break by a trap of 2', () => {
    const sprung = (enemy: string, upgrades: UpgradeId[] = []): string[] =>
      foes(
        assault(
          one('assassin', '3,8', {
            foes: [`L3 ${enemy}`],
            traps: [{ at: '2,8', hero: 0 }],
            upgrades,
            active: undefined,
          }),
          1,
        ),
      );
    expect([sprung('skeleton'), sprung('demon'), sprung('minotaur')]).toEqual([
      ['L5 skeleton 1'],
      ['L6 demon 2'],
      ['L6 minotaur 2'],
    ]);
    expect([sprung('dragon'), sprung('dragon', ['blade1', 'blade2a'])]).toEqual([
      ['L6 dragon 5 scales'],
      ['L6 dragon 5'],
    ]);
  });

  const UPGRADES: readonly (readonly [name: string, upgrades: UpgradeId[], gives: Partial<Stats>])[] = [
    [
      'MOR-262 Special ritual 2: special and spiritual, with strength 2',
      ['blade1'],
      { types: ['special', 'spiritual'], strength: 2 },
    ],
    ['MOR-263 Trap 2: her traps do 2 damage', ['blade1', 'blade2a'], { trap: { damage: 2, limit: 2 } }],
    ['MOR-264 Movement 3', ['blade1', 'blade2b'], { move: 3 }],
    ['MOR-265 3 Traps: one more on the map', ['snare1'], { trap: { damage: 1, limit: 3 } }],
    ['MOR-266 Special magic: special and arcane', ['snare1', 'snare2a'], { types: ['special', 'arcane'] }],
    ['MOR-267 Attack 3: strength 3', ['snare1', 'snare2b'], { strength: 3 }],
  ];
  test.each(UPGRADES)('%s', (_name, upgrades, gives) => {
    expect(stats('assassin', ...upgrades)).toEqual({ ...stats('assassin', ...upgrades.slice(0, -1)), ...gives });
  });

  test('MOR-263 a kill by such a trap pays no more than usual', () => {
    const upgrades: UpgradeId[] = ['blade1', 'blade2a'];
    const after = assault(play(one('assassin', '3,8', { foes: ['L2 ogre 2'], upgrades }), trap('2,8'), END), 1);
    expect([after.heroes[0].experience, after.realms[0].gold, foes(after)]).toEqual([1, 6, []]);
  });
});

describe('the Huntress', () => {
  const shoot = (state: State, spot: string): Action => ({ type: 'shoot', target: dieOf(state, 'ogre', spot) });

  test('MOR-268 she shoots one enemy with strength 1, and nobody else has a bow', () => {
    const state = one('huntress', '4,8', { foes: ['L4 ogre, L4 ogre, R4 ogre'] });
    expect(foes(play(state, shoot(state, 'R4')))).toEqual(['L4 ogre 5', 'L4 ogre 5', 'R4 ogre 4']);
    expect(refusal(one('miner', '4,8', { foes: ['L4 ogre'] }), shoot(state, 'L4'))).toBe('MOR-268');
  });

  test('MOR-269 not nearer and not farther than two squares', () => {
    const state = one('huntress', '4,8', { foes: ['C11 ogre, C3 ogre, C10 ogre, C19 ogre, C7 ogre'] });
    const near = ['C11', 'C3', 'C10', 'C19', 'C7'].map((spot) => refusal(state, shoot(state, spot)));
    expect(near).toEqual(Array.from({ length: 5 }, () => 'MOR-269'));
    expect(open(state, 'shoot')).toEqual([]);
  });

  test('MOR-D40 the eight squares straight and diagonal, no knight’s move', () => {
    const cells = bowCells(MAPS.yellow, at('4,8')).map(point).sort();
    expect(cells).toEqual(['2,10', '2,6', '2,8', '4,10', '4,6', '6,10', '6,6', '6,8']);
    const state = one('huntress', '4,8', { foes: ['L6 ogre, R6 ogre, L2 ogre, C2 ogre, R2 ogre, L5 ogre, R3 ogre'] });
    const seen = ['L6', 'R6', 'L2', 'C2', 'R2', 'L5', 'R3'].map((spot) => refusal(state, shoot(state, spot)));
    expect(seen).toEqual([undefined, undefined, undefined, undefined, undefined, 'MOR-269', 'MOR-269']);
  });

  test('MOR-270 a special attack on one enemy of the own choice', () => {
    const state = one('huntress', '4,8', { foes: ['L4 skeleton, L4 rat', 'L4 rat'] });
    expect(foes(play(state, { type: 'shoot', target: dieOf(state, 'skeleton') }))).toContain('L4 skeleton 2');
    expect(foes(play(state, { type: 'shoot', target: dieOf(state, 'rat') }))).toEqual(['L4 skeleton 2']);
    expect(refusal(state, { type: 'shoot', target: dieOf(state, 'rat', 'L4', 1) })).toBe('MOR-270');
  });

  test('MOR-271 MOR-277 one shot a turn, with two bows two', () => {
    const state = one('huntress', '4,8', { foes: ['L4 ogre'] });
    expect(refusal(play(state, shoot(state, 'L4')), shoot(state, 'L4'))).toBe('MOR-271');
    const twice = one('huntress', '4,8', { foes: ['L4 ogre'], upgrades: ['volley1', 'volley2a'] });
    expect(foes(play(twice, shoot(twice, 'L4'), shoot(twice, 'L4')))).toEqual(['L4 ogre 3']);
  });

  test('MOR-272 a kill with the bow pays as usual', () => {
    const state = one('huntress', '4,8', { foes: ['L4 ogre 1'] });
    const after = play(state, shoot(state, 'L4'));
    expect([after.heroes[0].experience, after.realms[0].gold]).toEqual([1, 6]);
  });

  const UPGRADES: readonly (readonly [name: string, upgrades: UpgradeId[], gives: Partial<Stats>])[] = [
    ['MOR-273 Movement 3', ['trail1'], { move: 3 }],
    ['MOR-274 Special magic: special and arcane', ['trail1', 'trail2a'], { types: ['special', 'arcane'] }],
    ['MOR-275 Bow 2: shots of strength 2', ['trail1', 'trail2b'], { bow: { strength: 2, shots: 1 } }],
    ['MOR-276 Attack 2: the pattern has strength 2', ['volley1'], { strength: 2 }],
    ['MOR-277 2 Bows: two shots', ['volley1', 'volley2a'], { bow: { strength: 1, shots: 2 } }],
    ['MOR-278 Improved reach: the larger pattern', ['volley1', 'volley2b'], { pattern: 'sweepFar' }],
  ];
  test.each(UPGRADES)('%s', (_name, upgrades, gives) => {
    expect(stats('huntress', ...upgrades)).toEqual({ ...stats('huntress', ...upgrades.slice(0, -1)), ...gives });
  });

  test('MOR-274 the bow knows no magic: it hits one of two', () => {
    const magic = one('huntress', '4,8', { foes: ['L4 ogre, L4 ogre'], upgrades: ['trail1', 'trail2a'] });
    expect(foes(play(magic, shoot(magic, 'L4')))).toEqual(['L4 ogre 4', 'L4 ogre 5']);
  });

  test('MOR-275 such a shot takes 2 away, and pays no more than usual', () => {
    const state = one('huntress', '4,8', { foes: ['L4 ogre 2'], upgrades: ['trail1', 'trail2b'] });
    const after = play(state, shoot(state, 'L4'));
    expect([foes(after), after.heroes[0].experience, after.realms[0].gold]).toEqual([[], 1, 6]);
  });
});

describe('the Miner', () => {
  const barred = (text: string, upgrades: UpgradeId[] = []): State =>
    one('miner', '5,8', { foes: [text], barriers: [{ at: '6,8', hero: 0 }], upgrades, active: undefined });

  test('MOR-279 a barrier stands on an empty path square beside him', () => {
    const state = one('miner', '3,8', { foes: ['L4 ogre'], traps: [{ at: '3,9', hero: 0 }] });
    expect(open(state, 'setBarrier').map(({ cell }) => point(cell))).toEqual(['3,7']);
    expect([refusal(state, bar('2,8')), refusal(state, bar('3,9')), refusal(state, bar('4,8'))]).toEqual([
      'MOR-255',
      'MOR-255',
      'MOR-279',
    ]);
    expect(refusal(one('assassin', '3,8'), bar('3,7'))).toBe('MOR-279');
  });

  test('MOR-280 one a turn, also where two are allowed', () => {
    expect(refusal(play(one('miner', '3,8', { upgrades: ['road1', 'road2b'] }), bar('3,7')), bar('3,9'))).toBe(
      'MOR-280',
    );
  });

  const second = (upgrades: UpgradeId[]): State =>
    one('miner', '3,8', { barriers: [{ at: '2,1', hero: 0 }], upgrades });

  test('MOR-281 one on the map', () => {
    expect(refusal(one('miner', '3,8'), bar('3,7'))).toBeUndefined();
    expect([refusal(second([]), bar('3,7')), open(second([]), 'setBarrier')]).toEqual(['MOR-281', []]);
  });

  test('MOR-289 2 Barriers: a second one, and no third', () => {
    const two = second(['road1', 'road2b']);
    expect(play(two, bar('3,7')).barriers).toHaveLength(2);
    const third = { ...two, barriers: [...two.barriers, { ...two.barriers[0], cell: at('2,2') }] };
    expect(refusal(third, bar('3,7'))).toBe('MOR-281');
  });

  test('MOR-282 it takes 2 points from an enemy that steps on it', () => {
    expect(foes(assault(barred('R2 cerberus'), 1))).toEqual(['R6 cerberus 2']);
    expect(foes(assault(barred('R5 cerberus'), 1))).toEqual(['R11 cerberus 2']);
  });

  test('MOR-283 from each that steps on it in that Assault phase', () => {
    expect(foes(assault(barred('R3 rat, R2 cerberus'), 1))).toEqual(['R5 rat 1', 'R6 cerberus 2']);
  });

  test('MOR-284 then it is gone, and may be set again', () => {
    const after = assault(barred('R3 rat'), 1);
    expect(after.barriers).toEqual([]);
    const turn = { ...after, phase: 'heroes' as const, turn: { ...after.turn, seat: 0 }, lord: 0 };
    expect(play(turn, { type: 'activate', hero: 0 }, bar('6,8')).barriers).toHaveLength(1);
  });

  test('MOR-285 where nobody steps on it, it stays', () => {
    expect(assault(barred('R5 rat, L3 rat'), 1).barriers).toHaveLength(1);
  });

  test('MOR-286 MOR-D39 without points left the enemy stops there; two barriers both count', () => {
    expect(foes(assault(barred('R2 orc'), 1))).toEqual(['R4 orc 4']);
    expect(foes(assault(barred('R3 orc'), 1))).toEqual(['R4 orc 4']);
    const two = one('miner', '5,8', {
      foes: ['R2 cerberus'],
      barriers: [
        { at: '6,9', hero: 0 },
        { at: '6,8', hero: 0 },
      ],
      active: undefined,
    });
    expect(foes(assault(two, 1))).toEqual(['R4 cerberus 2']);
  });

  const UPGRADES: readonly (readonly [name: string, upgrades: UpgradeId[], gives: Partial<Stats>])[] = [
    ['MOR-287 Movement 3', ['road1'], { move: 3 }],
    ['MOR-288 Improved reach: the larger pattern', ['road1', 'road2a'], { pattern: 'teeFar' }],
    ['MOR-290 Strength 3', ['pick1'], { strength: 3 }],
    ['MOR-291 Barrier −3', ['pick1', 'pick2a'], { barrier: { slow: 3, limit: 1 } }],
    ['MOR-292 Special magic: special and arcane', ['pick1', 'pick2b'], { types: ['special', 'arcane'] }],
  ];
  test.each(UPGRADES)('%s', (_name, upgrades, gives) => {
    expect(stats('miner', ...upgrades)).toEqual({ ...stats('miner', ...upgrades.slice(0, -1)), ...gives });
  });

  test('MOR-291 his barriers take 3 points', () => {
    expect(foes(assault(barred('R2 cerberus', ['pick1', 'pick2a']), 1))).toEqual(['R5 cerberus 2']);
  });
});

describe('the Inventor', () => {
  const inventor = (text: string, upgrades: UpgradeId[] = []): State =>
    one('inventor', '3,8', { foes: [text], upgrades });
  const hit = (state: State): Action => ({
    type: 'attack',
    turn: 0,
    targets: state.foes.filter(({ square }) => square > 0).map(({ die }) => die),
  });

  const SEEDS = Array.from({ length: 40 }, (_, seed) => position({ seed }).rng);

  test('MOR-293 his strength is a roll of the d3', () => {
    const state = inventor('C10 ogre');
    const results = new Set(SEEDS.map((rng) => foes(play({ ...state, rng }, hit(state)))[0]));
    expect(results).toEqual(new Set(['C10 ogre 4', 'C10 ogre 3', 'C10 ogre 2']));
    expect(strengthRange(state, 0)).toEqual({ least: 1, most: 3 });
  });

  test('MOR-294 he says whom and from where, and only then rolls', () => {
    const state = one('inventor', '3,8', { foes: ['C10 ogre'], hands: [[], ['steal 1']] });
    const declared = play(state, hit(state));
    expect(declared.active?.declared).toMatchObject({ cell: at('3,8'), turn: 0, targets: [dieOf(state, 'ogre')] });
    expect([declared.rng, foes(declared)]).toEqual([state.rng, ['C10 ogre 5']]);
    // Nothing can be chosen anew once the die is about to fall, or has fallen.
    expect([refusal(declared, hit(state)), refusal(declared, steps('4,8')[0])]).toEqual(['MOR-243', 'MOR-243']);
    const rolled = play(declared, { type: 'resolveAttack' });
    expect(rolled.rng).not.toEqual(state.rng);
    expect(eventsOf(inventor('C10 ogre'), hit(state)).map(({ type }) => type)).toEqual([
      'attackDeclared',
      'strengthRolled',
      'attackResolved',
    ]);
  });

  test('MOR-295 one roll for every enemy of the attack', () => {
    const state = one('inventor', '4,6', { foes: ['C19 ogre, C20 ogre, C21 ogre'] });
    for (const rng of SEEDS) {
      const events = eventsOf({ ...state, rng }, hit(state));
      const rolls = events.flatMap((event) => (event.type === 'strengthRolled' ? [event.total] : []));
      const lost = events.flatMap((event) =>
        event.type === 'attackResolved' ? event.hits.map(({ before, after }) => before - after) : [],
      );
      expect([rolls.length, lost]).toEqual([1, [rolls[0], rolls[0], rolls[0]]]);
    }
  });

  test('MOR-296 no special action', () => {
    const state = inventor('L4 rat');
    expect([open(state, 'shoot'), open(state, 'layTrap'), open(state, 'setBarrier')]).toEqual([[], [], []]);
  });

  const UPGRADES: readonly (readonly [name: string, upgrades: UpgradeId[], gives: Partial<Stats>])[] = [
    ['MOR-297 Attack 1d4+1', ['engine1'], { die: { sides: 4, plus: 1 } }],
    ['MOR-298 Divide attack', ['engine1', 'engine2a'], { divides: true }],
    ['MOR-300 Special fist: special and physical', ['engine1', 'engine2b'], { types: ['special', 'physical'] }],
    ['MOR-301 Movement 4', ['wheels1'], { move: 4 }],
    ['MOR-302 Attack 1d3+1', ['wheels1', 'wheels2a'], { die: { sides: 3, plus: 1 } }],
    ['MOR-303 Special magic: special and arcane', ['wheels1', 'wheels2b'], { types: ['special', 'arcane'] }],
  ];
  test.each(UPGRADES)('%s', (_name, upgrades, gives) => {
    expect(stats('inventor', ...upgrades)).toEqual({ ...stats('inventor', ...upgrades.slice(0, -1)), ...gives });
  });

  test('MOR-297 the roll of the d4 plus 1', () => {
    expect(strengthRange(inventor('', ['engine1']), 0)).toEqual({ least: 2, most: 5 });
  });

  test('MOR-302 the roll of the d3 plus 1', () => {
    expect(strengthRange(inventor('', ['wheels1', 'wheels2a']), 0)).toEqual({ least: 2, most: 4 });
  });

  const dividing = one('inventor', '3,8', { foes: ['C10 ogre'], upgrades: ['engine1', 'engine2a'] });
  const five = (): State =>
    withLuck(dividing, hit(dividing), ({ pending }) => pending?.type === 'divide' && pending.total === 5);

  test('MOR-298 a roll is split into at most two attacks that add up to no more', () => {
    expect(open(five(), 'divide').map(({ strength }) => strength)).toEqual([5, 4, 3, 2, 1]);
    expect([6, 0, -1].map((strength) => refusal(five(), { type: 'divide', strength }))).toEqual([
      'MOR-298',
      'MOR-298',
      'MOR-298',
    ]);
    const first = play(five(), { type: 'divide', strength: 1 });
    expect([foes(first), first.active?.rest]).toEqual([['C10 ogre 4'], 4]);
    const second = play({ ...first, foes: first.foes.map((foe) => ({ ...foe, life: 5 })) }, hit(first));
    expect([foes(second), second.active?.rest, refusal(second, hit(first))]).toEqual([['C10 ogre 1'], 0, 'MOR-121']);
    expect(play(five(), { type: 'divide', strength: 5 }).active?.rest).toBe(0);
  });

  test('MOR-299 the second from another square and with another turn, without another roll', () => {
    const first = play(five(), { type: 'divide', strength: 3 });
    const below = play(first, ...steps('3,9 3,10'));
    const above = play(first, ...steps('3,7 3,6'));
    for (const [state, turn] of [
      [below, 0],
      [above, 2],
    ] as const) {
      const events = eventsOf(state, { type: 'attack', turn, targets: [dieOf(state, 'ogre')] });
      expect(events.map(({ type }) => type)).toEqual(['attackDeclared', 'attackResolved', 'enemyKilled']);
      expect(events).toContainEqual(expect.objectContaining({ type: 'attackResolved', strength: 2 }));
    }
    expect(refusal(above, { type: 'attack', turn: 0, targets: [dieOf(above, 'ogre')] })).toBe('MOR-146');
  });

  test('MOR-D41 what is said first is used, the rest may wait for one more attack or be left', () => {
    const first = play(five(), { type: 'divide', strength: 3 });
    expect([foes(first), first.active?.rest]).toEqual([['C10 ogre 2'], 2]);
    expect(foes(play(first, hit(first)))).toEqual([]);
    expect(play(first, { type: 'endActivation' }).active).toBeNull();
  });
});

describe('racial skills', () => {
  const skilled = (race: Race, more: Spec = {}): State =>
    position({
      config: { racialSkills: true, races: [race] },
      heroes: [
        { type: 'warrior', at: '3,8' },
        { type: 'priest', at: '5,8' },
      ],
      foes: ['L4 ogre, C10 ogre'],
      active: 0,
      ...more,
    });
  const USE: Action = { type: 'useSkill' };
  const hit = (state: State): Action => ({
    type: 'attack',
    turn: 0,
    targets: [dieOf(state, 'ogre', 'C10'), dieOf(state, 'ogre', 'L4')],
  });

  test('MOR-304 only where they were chosen', () => {
    expect(refusal(position({ heroes: [{ type: 'warrior', at: '3,8' }], active: 0 }), USE)).toBe('MOR-304');
  });

  test('MOR-305 once a turn, for one hero', () => {
    const used = play(skilled('elf'), USE, { type: 'endActivation' }, { type: 'activate', hero: 1 });
    expect([refusal(play(skilled('elf'), USE), USE), refusal(used, USE)]).toEqual(['MOR-305', 'MOR-305']);
    expect(play(used, ...steps('5,9 5,10')).active?.spent).toBe(2);
  });

  test('MOR-306 Elves and humans move one further', () => {
    for (const race of ['elf', 'human'] as const)
      expect(play(skilled(race, { foes: [] }), USE, ...steps('4,8 3,8 4,8')).active?.spent).toBe(3);
    expect(
      refusal(play(skilled('elf', { foes: [] }), ...steps('4,8 3,8'), USE), { type: 'step', to: at('4,8') }),
    ).toBeUndefined();
  });

  test('MOR-307 MOR-308 Dwarves and gnomes strike with one more, in every square', () => {
    for (const race of ['dwarf', 'gnome'] as const)
      expect(foes(play(skilled(race), USE, hit(skilled(race))))).toEqual(['C10 ogre 2', 'L4 ogre 2']);
    expect(play(skilled('dwarf'), USE).heroes[0].type).toBe('warrior');
  });

  test('MOR-309 announced before what it changes', () => {
    expect(refusal(play(skilled('dwarf'), hit(skilled('dwarf'))), USE)).toBe('MOR-309');
    expect(strengthRange(play(one('inventor', '3,8', { config: { racialSkills: true } }), USE), 0)).toEqual({
      least: 2,
      most: 4,
    });
  });

  test('MOR-310 once to the total of a divided attack', () => {
    const state = play(
      one('inventor', '3,8', {
        config: { racialSkills: true, races: ['gnome'] },
        foes: ['C10 hydra'],
        upgrades: ['engine1', 'engine2a'],
      }),
      USE,
    );
    const rolled = withLuck(
      state,
      { type: 'attack', turn: 0, targets: [dieOf(state, 'hydra')] },
      ({ pending }) => pending?.type === 'divide' && pending.total === 6,
    );
    const first = play(rolled, { type: 'divide', strength: 3 });
    expect(first.active?.rest).toBe(3);
    expect(foes(play(first, { type: 'attack', turn: 0, targets: [dieOf(state, 'hydra')] }))).toEqual([]);
  });
});
