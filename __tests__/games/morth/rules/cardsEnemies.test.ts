import { apply, seedRng } from '@/engine';
import { morth } from '@/games/morth/rules';
import { ENEMIES } from '@/games/morth/rules/data';
import { KIND_OF_DIE } from '@/games/morth/rules/dice';
import type { EnemyId, State, CardTarget } from '@/games/morth/rules/types';
import { assaultEvents, bagSizes, dieOf, foes, play, point, position, steps, type Spec } from '../../../support/morth';
import { card, cast, enemy, holding, refused, targets } from '../../../support/morthCards';

describe('change path', () => {
  const path = (state: State, name: EnemyId, to: number): CardTarget => ({
    kind: 'path',
    die: dieOf(state, name),
    path: to,
  });

  test('MOR-209 to the square with the same number on another path of that map', () => {
    const state = holding('changePath', { foes: ['C8 orc 2'] });
    expect([foes(cast(state, path(state, 'orc', 0))), foes(cast(state, path(state, 'orc', 2)))]).toEqual([
      ['L8 orc 2'],
      ['R8 orc 2'],
    ]);
    expect([refused(state, path(state, 'orc', 1)), refused(state, path(state, 'orc', 3))]).toEqual([
      'MOR-209',
      'MOR-209',
    ]);
    expect(targets(state)).toEqual([path(state, 'orc', 0), path(state, 'orc', 2)]);
  });

  test('MOR-210 not where the path is too short or the square full', () => {
    const short = holding('changePath', { foes: ['C17 orc'] });
    expect(refused(short, path(short, 'orc', 0))).toBe('MOR-210');
    const full = holding('changePath', { foes: ['C8 orc, L8 rat, L8 rat, L8 rat, R8 rat, R8 rat'] });
    expect([refused(full, path(full, 'orc', 0)), refused(full, path(full, 'orc', 2))]).toEqual(['MOR-210', undefined]);
  });

  test('MOR-210 dice on the other path of a crossing count', () => {
    const state = holding('changePath', { foes: ['R5 orc, C9 rat, C9 rat, L5 rat'] });
    expect(refused(state, path(state, 'orc', 0))).toBe('MOR-210');
  });

  test('MOR-D47 MOR-D37 what is placed sets off neither trap nor crossing', () => {
    const state = holding('changePath', {
      foes: ['C3 goblin'],
      heroes: [{ type: 'assassin', at: '3,0', race: 'human' }],
      traps: [{ at: '2,9', hero: 0 }],
    });
    const after = cast(state, path(state, 'goblin', 0));
    expect([foes(after), after.traps.length]).toEqual([['L3 goblin 1'], 1]);
  });
});

describe('advance', () => {
  test('MOR-215 one square forward', () => {
    const state = holding('advanceEnemy', { foes: ['L3 cerberus'] });
    expect(foes(cast(state, enemy(state, 'cerberus')))).toEqual(['L4 cerberus 2']);
  });

  test('MOR-216 from the last square it leaves with all consequences', () => {
    const state = holding('advanceEnemy', { foes: ['L16 rat'], gold: [3, 3] });
    const after = cast(state, enemy(state, 'rat'));
    expect([foes(after), after.realms[0], bagSizes(after)]).toEqual([
      [],
      { map: 'yellow', gold: 2, wounds: 1 },
      [45, 44, 8],
    ]);
  });

  test('MOR-217 not onto a full square, whichever path its dice are on', () => {
    const state = holding('advanceEnemy', { foes: ['L2 orc, L3 rat, C5 rat, C5 rat, R2 rat'] });
    expect(refused(state, enemy(state, 'orc'))).toBe('MOR-217');
    expect(refused(state, enemy(state, 'rat', 'R2'))).toBeUndefined();
  });

  test('MOR-218 a Goblin changes path at a crossing', () => {
    const state = holding('advanceEnemy', { foes: ['L2 goblin'] });
    expect(foes(cast(state, enemy(state, 'goblin')))).toEqual(['C5 goblin 1']);
  });

  test('MOR-218 MOR-D39 a trap is set off, a barrier is not', () => {
    const tokens: Spec = {
      heroes: [
        { type: 'assassin', at: '3,0', race: 'human' },
        { type: 'miner', at: '3,0', race: 'dwarf' },
      ],
      gold: [0, 0],
    };
    const trap = holding('advanceEnemy', { ...tokens, foes: ['L2 rat'], traps: [{ at: '2,9', hero: 0 }] });
    const sprung = cast(trap, enemy(trap, 'rat'));
    expect([foes(sprung), sprung.traps, sprung.realms[0].gold, sprung.heroes[0].experience]).toEqual([[], [], 1, 1]);
    const barrier = holding('advanceEnemy', { ...tokens, foes: ['L2 rat'], barriers: [{ at: '2,9', hero: 1 }] });
    const passed = cast(barrier, enemy(barrier, 'rat'));
    expect([foes(passed), passed.barriers]).toEqual([['L3 rat 1'], barrier.barriers]);
  });
});

describe('exchange', () => {
  const pair = (state: State, own: [EnemyId, string], other: [EnemyId, string]): CardTarget => ({
    kind: 'enemies',
    own: dieOf(state, ...own, 1),
    other: dieOf(state, ...other),
  });

  test('MOR-219 an own enemy and one of an opponent change places', () => {
    const state = holding('swapEnemies', { foes: ['R3 rat, C9 ogre', 'L7 orc'] });
    const after = cast(state, pair(state, ['orc', 'L7'], ['ogre', 'C9']));
    expect([foes(after), foes(after, 1)]).toEqual([['C9 orc 4', 'R3 rat 1'], ['L7 ogre 5']]);
    expect(targets(state)).toEqual([
      pair(state, ['orc', 'L7'], ['rat', 'R3']),
      pair(state, ['orc', 'L7'], ['ogre', 'C9']),
    ]);
    const [rat, ogre] = [dieOf(state, 'rat'), dieOf(state, 'ogre')];
    expect([
      refused(state, { kind: 'enemies', own: rat, other: ogre }),
      refused(state, { kind: 'enemies', own: dieOf(state, 'orc', 'L7', 1), other: dieOf(state, 'orc', 'L7', 1) }),
    ]).toEqual(['MOR-219', 'MOR-197']);
  });

  test('MOR-220 both without damage, a Dragon with whole scales', () => {
    const state = holding('swapEnemies', { foes: ['R3 dragon 2 bare', 'L7 ogre 1'] });
    const after = cast(state, pair(state, ['ogre', 'L7'], ['dragon', 'R3']));
    expect([foes(after), foes(after, 1)]).toEqual([['R3 ogre 5'], ['L7 dragon 5 scales']]);
  });

  test('MOR-221 MOR-205 both stand on path squares', () => {
    const state = holding('swapEnemies', { foes: ['R0 rat, R3 rat', 'L7 orc, L0 ogre'] });
    expect([
      refused(state, pair(state, ['ogre', 'L0'], ['rat', 'R3'])),
      refused(state, pair(state, ['orc', 'L7'], ['rat', 'R0'])),
    ]).toEqual(['MOR-221', 'MOR-205']);
  });

  test('MOR-221 MOR-D47 placing them sets off nothing', () => {
    const state = holding('swapEnemies', {
      foes: ['L3 rat', 'L7 goblin'],
      heroes: [{ type: 'assassin', at: '3,0', race: 'human' }],
      traps: [{ at: '2,9', hero: 0 }],
    });
    const after = cast(state, pair(state, ['goblin', 'L7'], ['rat', 'L3']));
    expect([foes(after), after.traps.length]).toEqual([['L3 goblin 1'], 1]);
  });

  test('MOR-160 who comes to another map has come there now', () => {
    const state = position({ wave: 3, hands: [['swapEnemies'], []], foes: ['L7 rat', 'L3 rat, L4 rat'] });
    for (const foe of state.foes) foe.since = 1;
    const [newcomer, resident] = [dieOf(state, 'rat', 'L7'), dieOf(state, 'rat', 'L3', 1)];
    const after = cast(state, { kind: 'enemies', own: newcomer, other: dieOf(state, 'rat', 'L4', 1) }, 0);
    const together = { ...after, foes: after.foes.map((foe) => ({ ...foe, square: 4 })) };
    const order = assaultEvents(together, 1).flatMap((event) =>
      event.type === 'enemyMoved' && event.realm === 1 ? [event.die] : [],
    );
    expect(newcomer).toBeLessThan(resident);
    expect(order).toEqual([resident, newcomer]);
  });
});

describe('level up', () => {
  test.each(['skeleton', 'troll'] as const)('MOR-225 the die of a %s makes way for one from the orange bag', (name) => {
    const state = holding('levelUp', { foes: [`L5 ${name} 1`] });
    const gone = dieOf(state, name);
    const after = cast(state, { kind: 'enemy', die: gone });
    expect(after.foes.map(({ die }) => KIND_OF_DIE[die].colour)).toEqual(['orange']);
    expect([after.bags.green.includes(gone), after.bags.orange.includes(after.foes[0].die)]).toEqual([true, false]);
  });

  test('MOR-224 the stronger enemy stands on the same square of the same map', () => {
    const state = holding('levelUp', { foes: ['R5 goblin, L2 orc'] });
    const after = cast(state, enemy(state, 'goblin'));
    expect(after.foes.map(({ realm, path, square }) => [realm, path, square]).sort()).toEqual([
      [0, 0, 2],
      [0, 2, 5],
    ]);
    expect(foes(after)).toContain('L2 orc 4');
  });

  test('MOR-228 it enters unharmed, where the wounded one stood', () => {
    const state = holding('levelUp', { foes: ['L5 troll 1'] });
    for (let seed = 0; seed < 20; seed++) {
      const [come] = cast({ ...state, rng: seedRng(seed) }, enemy(state, 'troll')).foes;
      expect([come.life, come.path, come.square]).toEqual([ENEMIES[come.enemy].resistance, 0, 5]);
    }
  });

  test('MOR-226 an orange die makes way for a red one', () => {
    const state = holding('levelUp', { foes: ['L5 cyclops 1'] });
    const after = cast(state, enemy(state, 'cyclops'));
    expect([KIND_OF_DIE[after.foes[0].die].colour, bagSizes(after)]).toEqual(['red', [45, 44, 7]]);
    expect(after.foes[0].scales).toBe(after.foes[0].enemy === 'dragon');
  });

  test('MOR-227 a red die cannot be raised', () => {
    const state = holding('levelUp', { foes: ['L5 hydra'] });
    expect([refused(state, enemy(state, 'hydra')), targets(state)]).toEqual(['MOR-227', []]);
  });

  test('MOR-229 not from an empty bag', () => {
    const state = position({ hands: [['levelUp'], []], foes: ['', 'L5 rat, L6 ogre'], bags: { orange: 0 } });
    expect([refused(state, enemy(state, 'rat', 'L5', 1), 0), refused(state, enemy(state, 'ogre', 'L6', 1), 0)]).toEqual(
      ['MOR-229', undefined],
    );
  });

  test('a declared attack hits whoever came in its place', () => {
    const state = holding('levelUp', { heroes: [{ type: 'warrior', at: '3,8' }], foes: ['L4 goblin'], active: 0 });
    const declared = play(state, { type: 'attack', turn: 0, targets: [dieOf(state, 'goblin')] });
    const { events } = apply(morth, declared, { seat: 1, action: card(state, enemy(state, 'goblin')) });
    const come = events.flatMap((event) => (event.type === 'enemyReplaced' ? [event.die] : []));
    expect(
      events.flatMap((event) => (event.type === 'attackResolved' ? event.hits.map(({ die }) => die) : [])),
    ).toEqual(come);
  });
});

describe('heal', () => {
  test('MOR-233 a wounded enemy regains 1', () => {
    const state = holding('healEnemy', { foes: ['L5 ogre 3'] });
    expect(foes(cast(state, enemy(state, 'ogre')))).toEqual(['L5 ogre 4']);
  });

  test('MOR-234 never above its maximum, so an unhurt one is no target', () => {
    const state = holding('healEnemy', { foes: ['L5 ogre, L6 orc 3, L7 dragon 5 bare'] });
    expect([refused(state, enemy(state, 'ogre')), refused(state, enemy(state, 'dragon'))]).toEqual([
      'MOR-234',
      'MOR-234',
    ]);
    expect(targets(state)).toEqual([enemy(state, 'orc')]);
    expect(foes(cast(state, enemy(state, 'orc')))).toContain('L6 orc 4');
  });
});

test('MOR-120 a Troll brought beside a hero on a path may send it back', () => {
  const state = holding('advanceEnemy', { heroes: [{ type: 'priest', at: '3,10' }], foes: ['C2 troll'], active: 0 });
  const after = cast(play(state, ...steps('4,10')), enemy(state, 'troll'));
  expect([foes(after), point(after.heroes[0].cell)]).toEqual([['C3 troll 4'], '3,10']);
});
