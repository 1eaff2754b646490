import { cellsOfAttack } from '@/games/morth/rules/attack';
import { hitOn } from '@/games/morth/rules/foes';
import { attackPreviews } from '@/games/morth/rules/preview';
import { ENEMY_IDS, ENEMIES } from '@/games/morth/rules/data';
import { goldFor, KIND_OF_DIE } from '@/games/morth/rules/dice';
import type { Action, EnemyId, Foe, State, UpgradeId } from '@/games/morth/rules/types';
import { bagSizes, dieOf, foes, open, play, point, position, refusal, steps } from '../../../support/morth';
import type { HeroSpec, Spec } from '../../../support/morth';

const hero = (
  type: HeroSpec['type'],
  place: string,
  text: string,
  upgrades: UpgradeId[] = [],
  more: Spec = {},
): State => position({ heroes: [{ type, at: place, upgrades }], foes: [text], active: 0, ...more });
const hit = (state: State, ...enemies: EnemyId[]): Action => ({
  type: 'attack',
  turn: 0,
  targets: enemies.map((enemy) => dieOf(state, enemy)),
});
const ARCANE: Action = { type: 'attack', turn: 0, targets: [] };
const foe = (enemy: EnemyId, more: Partial<Foe> = {}): Foe => ({
  die: 0,
  enemy,
  life: ENEMIES[enemy].resistance,
  scales: enemy === 'dragon',
  realm: 0,
  path: 0,
  square: 1,
  since: 1,
  ...more,
});

describe('when and where', () => {
  test('MOR-121 one pattern attack a turn', () => {
    const state = hero('warrior', '3,8', 'L4 ogre');
    expect(refusal(play(state, hit(state, 'ogre')), hit(state, 'ogre'))).toBe('MOR-121');
    expect(open(play(state, hit(state, 'ogre')), 'attack')).toEqual([]);
  });

  test('MOR-122 MOR-123 MOR-D28 before, between or after steps, also on a path square', () => {
    const state = hero('warrior', '5,8', 'R5 skeleton');
    const on = play(state, ...steps('6,8'));
    expect(foes(play(on, hit(on, 'skeleton')))).toEqual([]);
    expect(play(on, hit(on, 'skeleton'), ...steps('5,8'), { type: 'endActivation' }).active).toBeNull();
  });

  test('MOR-124 all squares at once', () => {
    const state = hero('warrior', '3,8', 'L4 ogre, C10 orc, C4 goblin');
    expect(foes(play(state, hit(state, 'ogre', 'orc', 'goblin')))).toEqual(['C10 orc 2', 'L4 ogre 3']);
    expect(refusal(state, hit(state, 'ogre', 'orc'))).toBe('MOR-130');
  });

  test('MOR-125 MOR-126 the pattern turns, and is never mirrored', () => {
    const state = hero('wizard', '4,6', '');
    const cells = [0, 1, 2, 3].map((turn) => cellsOfAttack(state, 0, turn).map(point).sort());
    expect(cells).toEqual([
      ['3,4', '4,4', '4,5', '5,4'],
      ['5,6', '6,5', '6,6', '6,7'],
      ['3,8', '4,7', '4,8', '5,8'],
      ['2,5', '2,6', '2,7', '3,6'],
    ]);
    expect(open(hero('warrior', '3,8', 'L4 rat'), 'attack').map(({ turn }) => turn)).toEqual([0]);
    expect(
      refusal(hero('warrior', '3,8', 'L4 rat'), {
        type: 'attack',
        turn: 3,
        targets: [dieOf(hero('warrior', '3,8', 'L4 rat'), 'rat')],
      }),
    ).toBeUndefined();
  });

  test('MOR-145 MOR-D30 nothing blocks an attack', () => {
    const state = position({
      heroes: [
        { type: 'warrior', at: '3,6', upgrades: ['might1', 'might2b'] },
        { type: 'priest', at: '3,7' },
      ],
      foes: ['L4 rat, C10 ogre'],
      active: 0,
    });
    expect(attackPreviews(state, 0)[0].aims.map(({ cell }) => point(cell))).toContain('3,8');
    expect(foes(play(state, hit(state, 'ogre')))).toEqual(['C10 ogre 2', 'L4 rat 1']);
  });

  test('MOR-146 not without an enemy in reach', () => {
    expect(refusal(hero('warrior', '3,8', 'L10 rat'), ARCANE)).toBe('MOR-146');
  });

  test('MOR-148 enemies do nothing to heroes', () => {
    const state = position({ heroes: [{ type: 'warrior', at: '3,8', xp: 3 }], foes: ['L3 dragon'] });
    expect(state.heroes[0]).toMatchObject({ experience: 3 });
  });
});

describe('whom', () => {
  test('MOR-130 MOR-131 MOR-D29 one in each square, of the own choice, also one that it cannot hurt', () => {
    const state = hero('priest', '5,8', 'C11 skeleton, C11 rat, C11 rat');
    expect(open(state, 'attack').map(({ targets }) => targets)).toEqual([
      [dieOf(state, 'skeleton')],
      [dieOf(state, 'rat')],
    ]);
    expect(foes(play(state, hit(state, 'skeleton')))).toEqual(['C11 rat 1', 'C11 rat 1', 'C11 skeleton 2']);
    expect(foes(play(state, hit(state, 'rat')))).toEqual(['C11 rat 1', 'C11 skeleton 2']);
    expect(refusal(state, { type: 'attack', turn: 0, targets: [] })).toBe('MOR-130');
  });

  test('MOR-132 arcane hits all', () => {
    const state = hero('priest', '5,8', 'C11 rat, C11 rat, C11 ogre', ['ritual1']);
    expect(foes(play(state, ARCANE))).toEqual(['C11 ogre 4']);
    expect(refusal(state, hit(state, 'ogre'))).toBe('MOR-132');
  });

  test('MOR-133 MOR-D04 two types count as both', () => {
    expect(hitOn(foe('skeleton'), 1, ['special', 'physical']).affected).toBe(true);
    expect(hitOn(foe('gargoyle'), 1, ['special', 'physical']).affected).toBe(true);
    expect(hitOn(foe('demon'), 1, ['special', 'physical']).affected).toBe(false);
  });
});

describe('what it does', () => {
  test('MOR-134 MOR-135 resistance falls by the strength', () => {
    const state = hero('warrior', '3,8', 'L4 orc');
    expect(foes(play(state, hit(state, 'orc')))).toEqual(['L4 orc 2']);
  });

  test('MOR-136 an enemy that the type does not affect loses nothing', () => {
    const state = hero('warrior', '3,8', 'L4 demon');
    expect(foes(play(state, hit(state, 'demon')))).toEqual(['L4 demon 3']);
  });

  test('MOR-142 MOR-143 MOR-144 MOR-D31 scales first, by a hit of 2', () => {
    const warrior = hero('warrior', '3,8', 'L4 dragon');
    expect(foes(play(warrior, hit(warrior, 'dragon')))).toEqual(['L4 dragon 5']);
    const strong = hero('warrior', '3,8', 'L4 dragon', ['might1', 'might2a']);
    expect(foes(play(strong, hit(strong, 'dragon')))).toEqual(['L4 dragon 5']);
    const priest = hero('priest', '5,8', 'C11 dragon');
    expect(foes(play(priest, hit(priest, 'dragon')))).toEqual(['C11 dragon 5 scales']);
  });

  test('MOR-149 MOR-150 MOR-152 MOR-153 a kill brings experience; the die goes back to its bag', () => {
    const state = hero('warrior', '3,8', 'L4 rat, C10 orc 1');
    const after = play(state, hit(state, 'rat', 'orc'));
    expect([foes(after), after.heroes[0].experience, bagSizes(after)]).toEqual([[], 2, [45, 44, 8]]);
    expect(hitOn(foe('rat'), 4, ['physical'])).toMatchObject({ before: 1, after: 0 });
  });

  test('MOR-151 MOR-D06 gold by the colour of the die: 1 to 4', () => {
    const gold = (enemy: EnemyId): number =>
      goldFor(KIND_OF_DIE.findIndex(({ faces }) => faces.some(([name]) => name === enemy)));
    expect(Object.fromEntries(ENEMY_IDS.map((enemy) => [enemy, gold(enemy)]))).toEqual({
      skeleton: 1,
      goblin: 1,
      rat: 1,
      centaur: 2,
      orc: 2,
      troll: 2,
      cerberus: 2,
      spider: 3,
      minotaur: 3,
      demon: 3,
      gargoyle: 3,
      ogre: 3,
      cyclops: 3,
      hydra: 4,
      dragon: 4,
    });
  });

  test('the preview says what the attack will do', () => {
    const state = hero('warrior', '3,8', 'L4 skeleton, C10 gargoyle, C10 orc');
    const [preview] = attackPreviews(state, 0);
    const texts = preview.aims.flatMap(({ cell, foes: aimed }) =>
      aimed.map(({ foe: one, best }) => `${point(cell)} ${one.enemy} ${best.before}>${best.after}`),
    );
    expect(texts.sort()).toEqual(['2,8 skeleton 2>0', '3,7 gargoyle 2>2', '3,7 orc 4>2']);
    expect(preview.hitsAll).toBe(false);
  });
});
