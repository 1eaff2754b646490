import { affects, hitOn } from '@/games/morth/rules/foes';
import { statsOf } from '@/games/morth/rules/heroes';
import { gateOf, markAfter } from '@/games/morth/rules/portal';
import { waveOf } from '@/games/morth/rules/waves';
import type { Action, AttackType, EnemyId, Foe, State } from '@/games/morth/rules/types';
import {
  assault,
  assaultEvents,
  at,
  bagSizes,
  dieOf,
  foes,
  newGame,
  open,
  play,
  point,
  position,
  refusal,
  steps,
} from '../../../support/morth';

const attack = (state: State, ...chosen: [EnemyId, string?][]): Action => ({
  type: 'attack',
  turn: 0,
  targets: chosen.map(([enemy, spot]) => dieOf(state, enemy, spot)),
});
const arcane: Action = { type: 'attack', turn: 0, targets: [] };
const PASS: Action = { type: 'passPortal' };

describe('setting up and the portal', () => {
  test('MOR-E01 a new game of three', () => {
    const state = newGame(3);
    expect(state.realms).toEqual(['yellow', 'red', 'purple'].map((map) => ({ map, gold: 3, wounds: 0 })));
    expect(state.heroes.map(({ seat, type, experience }) => [seat, type, experience])).toEqual(
      [0, 1, 2].flatMap((seat) => [
        [seat, 'warrior', 0],
        [seat, 'priest', 0],
      ]),
    );
    expect(state.heroes.every(({ cell }) => ['3,0', '4,0', '5,0'].includes(point(cell)))).toBe(true);
    expect(state.mark).toBe(12);
    expect(bagSizes(state)).toEqual([45, 44, 8]);
  });

  test('MOR-E02 wave 4 of three players: 7 and 2 dice, in the introductory game 9 green ones', () => {
    expect(waveOf({ ...newGame(3), wave: 4 })).toMatchObject({ green: 7, orange: 2 });
    const rolled = (config: object): number[] =>
      bagSizes(play({ ...newGame(3, config), wave: 3 }, { type: 'rollWave' }));
    expect(rolled({})).toEqual([38, 42, 8]);
    expect(rolled({ mode: 'introductory' })).toEqual([36, 44, 8]);
  });

  test('MOR-E03 and MOR-E54 Round 3 Wave 2 of four players: 11 and 4 dice', () => {
    const state = play({ ...newGame(4), wave: 9 }, { type: 'rollWave' });
    expect(waveOf(state)).toMatchObject({ round: 3, waveInRound: 2, green: 11, orange: 4 });
    expect(bagSizes(state)).toEqual([34, 40, 8]);
    expect(state.spun).toHaveLength(15);
  });

  const wave = (): State =>
    position({ seats: 4, phase: 'portal', mark: 4, gold: [5, 6, 4, 3], spun: '0 goblin, 5 orc, 9 rat' });

  test('MOR-E04 and MOR-E54 four portal turns bring three dice to their paths', () => {
    const before = wave();
    expect(before.spun.map((spun) => gateOf(before, 4, spun))).toEqual([
      { realm: 1, path: 0 },
      { realm: 2, path: 2 },
      { realm: 0, path: 0 },
    ]);
    const moves: Action[] = [
      { type: 'turnPortal', steps: 2 },
      PASS,
      { type: 'turnPortal', steps: 2 },
      { type: 'turnPortal', steps: -1 },
    ];
    const marks = moves.map((_, i) => play(before, ...moves.slice(0, i + 1)).mark);
    const after = play(before, ...moves);
    expect(marks).toEqual([6, 6, 8, 7]);
    expect(after.realms.map(({ gold }) => gold)).toEqual([3, 6, 2, 2]);
    expect([foes(after, 2), foes(after, 3), foes(after, 1)]).toEqual([['L0 goblin 1'], ['R0 orc 4'], ['L0 rat 1']]);
    expect(after.phase).toBe('heroes');
  });

  test('MOR-E05 the mark goes round', () => {
    expect([markAfter(12, 1), markAfter(1, -2)]).toEqual([1, 11]);
  });

  test('MOR-E06 a die is placed with the highest face of its enemy', () => {
    const state = play(position({ seats: 1, phase: 'portal', mark: 1, spun: '0 cerberus' }), PASS);
    expect(foes(state)).toEqual(['L0 cerberus 2']);
  });
});

describe('buying', () => {
  const buyer = (gold: number, xp: number, upgrades: [] | ['ritual1'] = []): State =>
    position({ gold: [gold], heroes: [{ type: 'priest', at: '3,0', xp, upgrades }] });
  const upgrade = (id: 'ritual1' | 'ritual2a' | 'wrath1'): Action => ({ type: 'upgrade', hero: 0, upgrade: id });
  const left = (state: State): number[] => [state.heroes[0].experience, state.realms[0].gold];

  test('MOR-E07 and MOR-E55 experience first, then gold', () => {
    expect(left(play(buyer(3, 4), upgrade('ritual1')))).toEqual([0, 1]);
  });

  test('MOR-E08 enough experience leaves the gold', () => {
    expect(left(play(buyer(3, 7), upgrade('ritual1')))).toEqual([1, 3]);
  });

  test('MOR-E09 two levels in one turn', () => {
    const state = play(buyer(8, 9), upgrade('ritual1'), upgrade('ritual2a'));
    expect(left(state)).toEqual([0, 1]);
    expect(statsOf(state.heroes[0])).toMatchObject({ types: ['spiritual', 'arcane'], strength: 2 });
  });

  test('MOR-E10 no second tree, and no upgrade without the means', () => {
    expect(refusal(buyer(10, 16, ['ritual1']), upgrade('wrath1'))).toBe('MOR-081');
    expect(refusal(buyer(3, 2), upgrade('ritual1'))).toBe('MOR-078');
  });

  test('MOR-E11 prices rise with the team, and each type is there twice', () => {
    const hire = (hero: 'priest' | 'wizard' | 'warrior'): Action => ({
      type: 'hire',
      race: 'human',
      hero,
      cell: at('4,0'),
    });
    const three = play(position({ gold: [22] }), hire('priest'));
    expect(three.realms[0].gold).toBe(16);
    expect(refusal(three, hire('priest'))).toBe('MOR-087');
    const four = play(three, hire('wizard'));
    expect(four.realms[0].gold).toBe(7);
    expect(refusal(four, hire('warrior'))).toBe('MOR-089');
    expect(
      refusal({ ...four, realms: [{ ...four.realms[0], gold: 9 }, four.realms[1]] }, hire('warrior')),
    ).toBeUndefined();
  });
});

describe('moving', () => {
  test('MOR-E12 a path is crossed, never the end of a move', () => {
    const start = position({ heroes: [{ type: 'warrior', at: '3,10' }], active: 0 });
    const crossed = play(start, ...steps('4,10 5,10'));
    expect(open(crossed, 'step')).toEqual([]);
    expect(refusal(play(start, ...steps('4,10')), { type: 'endActivation' })).toBe('MOR-110');
    const near = position({ heroes: [{ type: 'warrior', at: '3,3' }], active: 0 });
    expect(refusal(play(near, ...steps('3,4')), { type: 'step', to: at('4,4') })).toBe('MOR-113');
  });

  test('MOR-E13 another hero is passed, never joined', () => {
    const start = position({
      heroes: [
        { type: 'priest', at: '3,5' },
        { type: 'warrior', at: '3,4' },
      ],
      active: 0,
    });
    expect(refusal(play(start, ...steps('3,4')), { type: 'endActivation' })).toBe('MOR-112');
    expect(play(start, ...steps('3,4 3,3'), { type: 'endActivation' }).active).toBeNull();
  });

  test('MOR-E14 leaving the side of a Troll costs a point more, coming to it does not', () => {
    const warrior = (place: string, spent = 0): State => {
      const state = position({ heroes: [{ type: 'warrior', at: place }], foes: ['L4 troll'], active: 0 });
      if (state.active) state.active.spent = spent;
      return state;
    };
    expect(play(warrior('3,8'), ...steps('4,8')).active?.spent).toBe(2);
    expect(play(warrior('5,8'), ...steps('4,8 3,8')).active?.spent).toBe(2);
    expect(refusal(warrior('3,8', 1), { type: 'step', to: at('4,8') })).toBe('MOR-119');
  });
});

describe('attacking', () => {
  test('MOR-E15 a Warrior hits all four sides', () => {
    const start = position({
      heroes: [{ type: 'warrior', at: '3,8' }],
      foes: ['C10 orc, L4 skeleton, C4 goblin'],
      active: 0,
    });
    const before = bagSizes(start)[0];
    const after = play(start, attack(start, ['orc'], ['skeleton'], ['goblin']));
    expect(foes(after)).toEqual(['C10 orc 2']);
    expect([after.heroes[0].experience, after.realms[0].gold, bagSizes(after)[0]]).toEqual([2, 5, before + 2]);
  });

  test('MOR-E16 step, attack, step; but no second attack', () => {
    const start = position({ heroes: [{ type: 'warrior', at: '5,9' }], foes: ['R4 ogre, R3 ogre'], active: 0 });
    const struck = play(play(start, ...steps('5,8')), attack(start, ['ogre', 'R4']));
    expect(refusal(struck, attack(struck, ['ogre', 'R4']))).toBe('MOR-121');
    expect(play(struck, ...steps('5,9')).active?.spent).toBe(2);
  });

  const goblins = (upgrades: [] | ['ritual1']): State =>
    position({
      heroes: [{ type: 'priest', at: '5,8', upgrades }],
      foes: ['C11 goblin, C11 goblin, C3 gargoyle 1'],
      active: 0,
    });

  test('MOR-E17 and MOR-E57 arcane hits everybody in a square', () => {
    const start = goblins(['ritual1']);
    const after = play(start, arcane);
    expect(foes(after)).toEqual([]);
    expect([after.heroes[0].experience, after.realms[0].gold - start.realms[0].gold]).toEqual([3, 5]);
    expect(bagSizes(after)).toEqual([45, 44, 8]);
    expect(play(after, ...steps('5,9 5,10')).active?.spent).toBe(2);
  });

  test('MOR-E18 without arcane one enemy of the own choice in each square', () => {
    const start = goblins([]);
    const second = start.foes[1].die;
    const after = play(start, { type: 'attack', turn: 0, targets: [second, dieOf(start, 'gargoyle')] });
    expect(after.foes.map(({ die }) => die)).toEqual([start.foes[0].die]);
    expect([after.heroes[0].experience, after.realms[0].gold - start.realms[0].gold]).toEqual([2, 4]);
  });

  const foe = (enemy: EnemyId, life: number): Foe => ({
    die: 0,
    enemy,
    life,
    scales: false,
    realm: 0,
    path: 0,
    square: 1,
    since: 1,
  });
  const TYPES: readonly (readonly [types: readonly AttackType[], enemy: EnemyId, before: number, after: number])[] = [
    [['spiritual'], 'skeleton', 2, 2],
    [['physical'], 'gargoyle', 2, 2],
    [['arcane'], 'demon', 3, 3],
    [['arcane'], 'centaur', 2, 1],
    [['arcane', 'spiritual'], 'demon', 3, 2],
    [['arcane', 'spiritual'], 'centaur', 2, 1],
    [['special', 'physical'], 'gargoyle', 2, 1],
    [['special', 'physical'], 'skeleton', 2, 1],
  ];
  test.each(TYPES)('MOR-E19 %j on %s(%i) leaves %i', (types, enemy, before, after) => {
    expect(hitOn(foe(enemy, before), 1, types).after).toBe(after);
    expect(affects(types, enemy)).toBe(before !== after);
  });

  test('MOR-E20 scales break first', () => {
    const scaled = { ...foe('dragon', 5), scales: true };
    expect(hitOn(scaled, 1, ['spiritual'])).toMatchObject({ after: 5, scalesBroken: false });
    expect(hitOn(scaled, 2, ['physical'])).toMatchObject({ after: 5, scalesBroken: true });
    expect(hitOn({ ...scaled, scales: false }, 2, ['physical']).after).toBe(3);
  });

  test('MOR-E21 a hit of 1 leaves Cerberus(1)', () => {
    expect(hitOn(foe('cerberus', 2), 1, ['special']).after).toBe(1);
  });

  test('MOR-E53 a Dwarf Warrior with the skill hits for 3', () => {
    const start = position({
      config: { racialSkills: true, races: ['dwarf'] },
      heroes: [{ type: 'warrior', at: '3,8' }],
      foes: ['C10 orc, L4 ogre'],
      active: 0,
    });
    expect(foes(play(start, { type: 'useSkill' }, attack(start, ['orc'], ['ogre'])))).toEqual([
      'C10 orc 1',
      'L4 ogre 2',
    ]);
  });
});

describe('the Assault phase', () => {
  const STRIDES: readonly (readonly [enemy: EnemyId, roll: number, square: number])[] = [
    ['goblin', 2, 4],
    ['cerberus', 2, 7],
    ['orc', 3, 4],
    ['cerberus', 3, 8],
    ['rat', 3, 6],
    ['centaur', 3, 7],
  ];
  test.each(STRIDES)('MOR-E22 %s with a roll of %i moves %i squares', (enemy, roll, square) => {
    // On the left path of the red map the first crossing is square 12.
    expect(assault(position({ maps: ['red'], foes: [`L0 ${enemy}`] }), roll).foes[0].square).toBe(square);
  });

  test('MOR-E23 who moves first', () => {
    const start = position({ foes: ['R2 orc 2, R2 orc, C6 troll, C12 orc, C12 cerberus, L4 rat, L9 goblin'] });
    const moved = assaultEvents(start, 1).flatMap((event) => (event.type === 'enemyMoved' ? [event.die] : []));
    const orcs = start.foes.filter(({ path, square }) => path === 2 && square === 2);
    const [weak, strong] = [orcs.find(({ life }) => life === 2)?.die, orcs.find(({ life }) => life === 4)?.die];
    expect(moved).toEqual([
      dieOf(start, 'goblin'),
      dieOf(start, 'rat'),
      dieOf(start, 'cerberus'),
      dieOf(start, 'orc', 'C12'),
      dieOf(start, 'troll'),
      strong,
      weak,
    ]);
  });
});
