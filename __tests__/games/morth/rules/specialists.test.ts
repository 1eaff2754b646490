import { bowCells } from '@/games/morth/rules/attack';
import { MAPS } from '@/games/morth/rules/maps';
import type { Action, State, UpgradeId } from '@/games/morth/rules/types';
import { assault, at, dieOf, foes, open, play, point, refusal, steps } from '../../../support/morth';
import { cast } from '../../../support/morthCards';
import { one, stats, type UpgradeRule } from '../../../support/morthSpecialists';

const trap = (cell: string): Action => ({ type: 'layTrap', cell: at(cell) });
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

  test('MOR-261 MOR-D38 a trap has no type and spares only Skeletons; scales break by a trap of 2', () => {
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
      ['L5 skeleton 2'],
      ['L6 demon 2'],
      ['L6 minotaur 2'],
    ]);
    expect([sprung('dragon'), sprung('dragon', ['blade1', 'blade2a'])]).toEqual([
      ['L6 dragon 5 scales'],
      ['L6 dragon 5'],
    ]);
  });

  const UPGRADES: readonly UpgradeRule[] = [
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

  /** The shot is declared, then the other player changes the target for an enemy on a square of the same number of his map. */
  test('MOR-268 MOR-269 an enemy that a card took to another map is out of reach', () => {
    const state = one('huntress', '4,8', {
      maps: ['yellow', 'yellow'],
      foes: ['L4 ogre 1', 'R4 rat'],
      hands: [[], ['swapEnemies', 'steal 1']],
    });
    const declared = play(state, shoot(state, 'L4'));
    const [own, other] = [dieOf(state, 'rat', 'R4', 1), dieOf(state, 'ogre')];
    const changed = cast(declared, { kind: 'enemies', own, other });
    expect([foes(changed, 0), foes(changed, 1)]).toEqual([['L4 rat 1'], ['R4 ogre 5']]);
    const after = play(changed, { type: 'resolveAttack' });
    expect([foes(after, 0), foes(after, 1)]).toEqual([['L4 rat 1'], ['R4 ogre 5']]);
    expect([after.heroes[0].experience, after.realms[0].gold]).toEqual([0, state.realms[0].gold]);
    expect(foes(play(declared, { type: 'resolveAttack' }))).toEqual([]);
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

  const UPGRADES: readonly UpgradeRule[] = [
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
