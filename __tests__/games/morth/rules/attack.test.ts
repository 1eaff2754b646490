import { cellsOfAttack } from '@/games/morth/rules/attack';
import { hitOn } from '@/games/morth/rules/foes';
import { attackPreviews } from '@/games/morth/rules/preview';
import { ENEMY_IDS, ENEMIES } from '@/games/morth/rules/data';
import { goldFor, KIND_OF_DIE } from '@/games/morth/rules/dice';
import type { Action, EnemyId, Foe, State, UpgradeId } from '@/games/morth/rules/types';
import { assault, bagSizes, dieOf, foes, open, play, point, position, refusal, steps } from '../../../support/morth';
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
/** Steps along cells; none for an empty text. */
const way = (text: string): Action[] => (text === '' ? [] : steps(text));
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

  test('MOR-122 before the steps of a hero, between them, or after them', () => {
    const end = (from: string, before: string, after: string): unknown => {
      const state = play(hero('warrior', from, 'L4 skeleton'), ...way(before));
      const done = play(state, hit(state, 'skeleton'), ...way(after), { type: 'endActivation' });
      return [foes(done), point(done.heroes[0].cell), done.heroes[0].experience];
    };
    expect(end('3,8', '', '4,8 5,8')).toEqual([[], '5,8', 1]);
    expect(end('4,8', '3,8', '4,8')).toEqual([[], '4,8', 1]);
    expect(end('5,8', '4,8 3,8', '')).toEqual([[], '3,8', 1]);
  });

  test('MOR-123 on a path square in the middle of a move', () => {
    const on = play(hero('warrior', '5,8', 'R5 skeleton'), ...steps('6,8'));
    expect(foes(play(on, hit(on, 'skeleton')))).toEqual([]);
  });

  test('MOR-D28 who attacks on a path square still has to leave it', () => {
    const on = play(hero('warrior', '5,8', 'R5 skeleton'), ...steps('6,8'));
    const struck = play(on, hit(on, 'skeleton'));
    expect(refusal(struck, { type: 'endActivation' })).toBe('MOR-110');
    expect(play(struck, ...steps('5,8'), { type: 'endActivation' }).active).toBeNull();
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

  test.each([1, 2, 3])(
    'MOR-148 no enemy that passes or stands beside heroes does anything to them, roll %i',
    (roll) => {
      const heroes: HeroSpec[] = [
        { type: 'warrior', at: '3,8', xp: 3, upgrades: ['might1'] },
        { type: 'priest', at: '5,8', xp: 16 },
        { type: 'wizard', at: '3,10', xp: 1 },
        { type: 'warrior', at: '4,8', xp: 2 },
      ];
      for (const enemy of ENEMY_IDS) {
        const state = position({ heroes, foes: [`L2 ${enemy}, L4 ${enemy}, C2 ${enemy}, R4 ${enemy}`] });
        const after = assault(state, roll);
        expect(after.foes.map(({ square }) => square)).not.toEqual(state.foes.map(({ square }) => square));
        expect(after.heroes).toEqual(state.heroes);
      }
    },
  );
});

describe('whom', () => {
  test('MOR-130 without magic exactly one in each square', () => {
    const state = hero('priest', '5,8', 'C11 rat, C11 ogre, C13 ogre');
    const [rat, first, second] = state.foes.map(({ die }) => die);
    const attack = (...targets: number[]): Action => ({ type: 'attack', turn: 0, targets });
    expect(foes(play(state, attack(rat, second)))).toEqual(['C11 ogre 5', 'C13 ogre 4']);
    expect(
      [attack(), attack(rat), attack(rat, first), attack(rat, first, second)].map((one) => refusal(state, one)),
    ).toEqual(['MOR-130', 'MOR-130', 'MOR-130', 'MOR-130']);
  });

  test('MOR-131 which one, the player chooses', () => {
    const state = hero('priest', '5,8', 'C11 orc, C11 rat, C11 rat');
    expect(open(state, 'attack').map(({ targets }) => targets)).toEqual([[dieOf(state, 'orc')], [dieOf(state, 'rat')]]);
    expect(foes(play(state, hit(state, 'orc')))).toEqual(['C11 orc 3', 'C11 rat 1', 'C11 rat 1']);
    expect(foes(play(state, hit(state, 'rat')))).toEqual(['C11 orc 4', 'C11 rat 1']);
  });

  test('MOR-D29 also one that it cannot hurt', () => {
    const state = hero('priest', '5,8', 'C11 skeleton, C11 rat');
    expect(foes(play(state, hit(state, 'skeleton')))).toEqual(['C11 rat 1', 'C11 skeleton 2']);
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

  test('MOR-142 whole scales keep every wound off, however strong the hit', () => {
    const strong = hero('warrior', '3,8', 'L4 dragon', ['might1', 'might2a']);
    expect(foes(play(strong, hit(strong, 'dragon')))).toEqual(['L4 dragon 5']);
    const bare = hero('warrior', '3,8', 'L4 dragon bare', ['might1', 'might2a']);
    expect(foes(play(bare, hit(bare, 'dragon')))).toEqual(['L4 dragon 1']);
  });

  test('MOR-143 a hit of 2 breaks them', () => {
    const state = hero('warrior', '3,8', 'L4 dragon');
    expect(state.foes[0].scales).toBe(true);
    expect(play(state, hit(state, 'dragon')).foes[0].scales).toBe(false);
  });

  test('MOR-144 a hit of 1 does nothing to them', () => {
    const state = hero('priest', '5,8', 'C11 dragon');
    expect(foes(play(state, hit(state, 'dragon')))).toEqual(['C11 dragon 5 scales']);
  });

  test('MOR-D31 the hit that breaks the scales does not wound as well', () => {
    expect(hitOn(foe('dragon'), 2, ['physical'])).toMatchObject({ before: 5, after: 5, scalesBroken: true });
  });

  test('MOR-149 without resistance left an enemy is off the map', () => {
    const state = hero('warrior', '3,8', 'L4 skeleton, C10 orc 3');
    expect(foes(play(state, hit(state, 'skeleton', 'orc')))).toEqual(['C10 orc 1']);
  });

  test('MOR-150 each kill is one experience for the hero that made it', () => {
    const state = position({
      heroes: [
        { type: 'warrior', at: '3,8', xp: 3 },
        { type: 'priest', at: '5,8', xp: 3 },
      ],
      foes: ['L4 rat, C10 orc 1, C4 ogre'],
      active: 0,
    });
    expect(play(state, hit(state, 'rat', 'orc', 'ogre')).heroes.map(({ experience }) => experience)).toEqual([5, 3]);
  });

  test.each([
    ['rat', [45, 44, 8]],
    ['orc', [45, 44, 8]],
    ['spider', [45, 44, 8]],
    ['hydra', [45, 44, 8]],
  ] as const)('MOR-152 the die of a dead %s goes back to its own bag', (enemy, full) => {
    const state = hero('warrior', '3,8', `L4 ${enemy} 1`);
    const die = dieOf(state, enemy);
    const after = play(state, hit(state, enemy));
    expect([bagSizes(after), after.bags[KIND_OF_DIE[die].bag].includes(die)]).toEqual([full, true]);
  });

  test('MOR-153 damage beyond the resistance left is lost', () => {
    expect(hitOn(foe('rat'), 4, ['physical'])).toMatchObject({ before: 1, after: 0 });
    const state = hero('warrior', '3,8', 'L4 rat, L4 rat, C10 ogre');
    expect(foes(play(state, hit(state, 'rat', 'ogre')))).toEqual(['C10 ogre 3', 'L4 rat 1']);
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
