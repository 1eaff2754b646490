import { statsOf } from '@/games/morth/rules/heroes';
import { strengthRange } from '@/games/morth/rules/preview';
import type { Action, HeroType, Race, State, UpgradeId } from '@/games/morth/rules/types';
import {
  assault,
  at,
  dieOf,
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

  test('MOR-262 MOR-263 MOR-264 MOR-266 MOR-267 her upgrades', () => {
    expect(stats('assassin', 'blade1')).toMatchObject({ types: ['special', 'spiritual'], strength: 2 });
    expect(stats('assassin', 'blade1', 'blade2a').trap).toEqual({ damage: 2, limit: 2 });
    expect(stats('assassin', 'blade1', 'blade2b').move).toBe(3);
    expect(stats('assassin', 'snare1', 'snare2a').types).toEqual(['special', 'arcane']);
    expect(stats('assassin', 'snare1', 'snare2b').strength).toBe(3);
  });
});

describe('the Huntress', () => {
  const shoot = (state: State, spot: string): Action => ({ type: 'shoot', target: dieOf(state, 'ogre', spot) });

  test('MOR-268 MOR-269 MOR-D40 exactly two squares away, straight or diagonal', () => {
    const state = one('huntress', '4,8', { foes: ['L4 ogre, R6 ogre, C4 ogre, L5 ogre'] });
    expect(foes(play(state, shoot(state, 'L4')))).toContain('L4 ogre 4');
    expect([
      refusal(state, shoot(state, 'R6')),
      refusal(state, shoot(state, 'C4')),
      refusal(state, shoot(state, 'L5')),
    ]).toEqual([undefined, 'MOR-269', 'MOR-269']);
    expect(refusal(one('miner', '4,8', { foes: ['L4 ogre'] }), shoot(state, 'L4'))).toBe('MOR-268');
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

  test('MOR-273 MOR-274 MOR-275 MOR-276 MOR-278 her upgrades', () => {
    expect(stats('huntress', 'trail1').move).toBe(3);
    expect(stats('huntress', 'trail1', 'trail2a')).toMatchObject({
      types: ['special', 'arcane'],
      bow: { strength: 1, shots: 1 },
    });
    expect(stats('huntress', 'trail1', 'trail2b').bow).toEqual({ strength: 2, shots: 1 });
    expect(stats('huntress', 'volley1').strength).toBe(2);
    expect(stats('huntress', 'volley1', 'volley2b').pattern).toBe('sweepFar');
    const magic = one('huntress', '4,8', { foes: ['L4 ogre, L4 ogre'], upgrades: ['trail1', 'trail2a'] });
    expect(foes(play(magic, shoot(magic, 'L4')))).toEqual(['L4 ogre 4', 'L4 ogre 5']);
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

  test('MOR-280 MOR-281 MOR-289 one a turn, one on the map, two with the upgrade', () => {
    const second = (upgrades: UpgradeId[]): State =>
      one('miner', '3,8', { barriers: [{ at: '2,1', hero: 0 }], upgrades });
    expect(refusal(play(one('miner', '3,8', { upgrades: ['road1', 'road2b'] }), bar('3,7')), bar('3,9'))).toBe(
      'MOR-280',
    );
    expect([refusal(second([]), bar('3,7')), refusal(second(['road1', 'road2b']), bar('3,7'))]).toEqual([
      'MOR-281',
      undefined,
    ]);
  });

  test('MOR-282 MOR-283 MOR-284 it takes 2 from everybody in one Assault phase, and is gone', () => {
    const after = assault(barred('R3 rat, R2 cerberus'), 1);
    expect([foes(after), after.barriers]).toEqual([['R5 rat 1', 'R6 cerberus 2'], []]);
    expect(
      refusal(
        play({ ...after, phase: 'heroes', turn: { ...after.turn, seat: 0 }, lord: 0 }, { type: 'activate', hero: 0 }),
        bar('6,8'),
      ),
    ).toBeUndefined();
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

  test('MOR-287 MOR-288 MOR-290 MOR-291 MOR-292 his upgrades', () => {
    expect(stats('miner', 'road1').move).toBe(3);
    expect(stats('miner', 'road1', 'road2a').pattern).toBe('teeFar');
    expect(stats('miner', 'pick1').strength).toBe(3);
    expect(stats('miner', 'pick1', 'pick2a').barrier).toEqual({ slow: 3, limit: 1 });
    expect(stats('miner', 'pick1', 'pick2b')).toMatchObject({ types: ['special', 'arcane'], strength: 3 });
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

  test('MOR-293 MOR-294 MOR-295 declares first, then rolls the d3 once for all', () => {
    const state = inventor('C10 ogre');
    const results = new Set(
      Array.from({ length: 40 }, (_, seed) => foes(play({ ...state, rng: position({ seed }).rng }, hit(state)))[0]),
    );
    expect(results).toEqual(new Set(['C10 ogre 4', 'C10 ogre 3', 'C10 ogre 2']));
    expect(strengthRange(state, 0)).toEqual({ least: 1, most: 3 });
  });

  test('MOR-296 no special action', () => {
    const state = inventor('L4 rat');
    expect([open(state, 'shoot'), open(state, 'layTrap'), open(state, 'setBarrier')]).toEqual([[], [], []]);
  });

  test('MOR-297 MOR-301 MOR-302 MOR-300 MOR-303 his upgrades', () => {
    expect(strengthRange(inventor('', ['engine1']), 0)).toEqual({ least: 2, most: 5 });
    expect(stats('inventor', 'wheels1').move).toBe(4);
    expect(strengthRange(inventor('', ['wheels1', 'wheels2a']), 0)).toEqual({ least: 2, most: 4 });
    expect(stats('inventor', 'engine1', 'engine2b').types).toEqual(['special', 'physical']);
    expect(stats('inventor', 'wheels1', 'wheels2b').types).toEqual(['special', 'arcane']);
  });

  test('MOR-298 MOR-299 MOR-D41 a roll divided into two attacks from two squares', () => {
    const state = one('inventor', '3,8', { foes: ['C10 ogre'], upgrades: ['engine1', 'engine2a'] });
    const rolled = withLuck(state, hit(state), ({ pending }) => pending?.type === 'divide' && pending.total === 5);
    expect(open(rolled, 'divide').map(({ strength }) => strength)).toEqual([5, 4, 3, 2, 1]);
    expect([
      refusal(rolled, { type: 'divide', strength: 6 }),
      refusal(rolled, { type: 'divide', strength: 0 }),
    ]).toEqual(['MOR-298', 'MOR-298']);
    const first = play(rolled, { type: 'divide', strength: 3 });
    expect([foes(first), first.active?.rest]).toEqual([['C10 ogre 2'], 2]);
    // From below the line of three reaches the same square, and another turn of the pattern reaches it from the side.
    const second = play(first, ...steps('3,9 3,10'), hit(first));
    expect(foes(second)).toEqual([]);
    expect(refusal(play(first, hit(first)), hit(state))).toBe('MOR-121');
    expect(play(rolled, { type: 'divide', strength: 5 }).active?.rest).toBe(0);
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
