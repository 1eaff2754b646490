import { pick, seedRng } from '@/engine';
import { morth } from '@/games/morth/rules';
import { statsOf } from '@/games/morth/rules/heroes';
import { hireOffers, upgradeOffers } from '@/games/morth/rules/preview';
import type { Action, HeroType, State, UpgradeId } from '@/games/morth/rules/types';
import {
  assault,
  at,
  bagSizes,
  dieOf,
  foes,
  open,
  play,
  playAs,
  point,
  position,
  refusal,
  steps,
} from '../../../support/morth';
import type { HeroSpec, Spec } from '../../../support/morth';

const END: Action = { type: 'endTurn' };
const buy = (upgrade: UpgradeId, hero = 0): Action => ({ type: 'upgrade', hero, upgrade });
const hire = (hero: HeroType, cell = '4,0'): Action => ({ type: 'hire', race: 'human', hero, cell: at(cell) });
const shop = (more: Spec = {}): State => position({ config: { races: ['human', 'elf'] }, gold: [22, 22], ...more });
const priest = (more: Partial<HeroSpec> = {}): HeroSpec => ({ type: 'priest', at: '3,0', ...more });

describe('the hero turn', () => {
  test('MOR-069 MOR-070 buying comes before moving', () => {
    const acting = play(shop(), { type: 'activate', hero: 0 });
    expect(refusal(acting, buy('might1'))).toBeUndefined();
    const moved = play(acting, ...steps('3,1'));
    expect([
      refusal(moved, buy('might1')),
      refusal(moved, hire('wizard')),
      refusal(moved, { type: 'buyRedDie', realm: 1, path: 0 }),
    ]).toEqual(['MOR-070', 'MOR-070', 'MOR-070']);
    expect([open(moved, 'upgrade'), open(moved, 'hire'), open(moved, 'buyRedDie')]).toEqual([[], [], []]);
    expect(refusal(position({ phase: 'portal', gold: [9] }), buy('might1'))).toBe('MOR-069');
  });

  test('MOR-071 everything in it is voluntary', () => {
    expect(play(shop(), END).turn.seat).toBe(1);
  });

  test('MOR-072 what a turn earns is spent later', () => {
    const start = shop({ gold: [2], heroes: [{ type: 'warrior', at: '3,8', xp: 5 }], foes: ['L4 goblin'], active: 0 });
    const rich = play(start, { type: 'attack', turn: 0, targets: [dieOf(start, 'goblin')] });
    expect([rich.heroes[0].experience, refusal(rich, buy('might1'))]).toEqual([6, 'MOR-070']);
  });
});

describe('upgrades', () => {
  test('MOR-075 the own experience pays first, and alone where it is enough', () => {
    const after = play(shop({ gold: [9], heroes: [priest({ xp: 8 })] }), buy('ritual1'));
    expect([after.heroes[0].experience, after.realms[0].gold]).toEqual([2, 9]);
  });

  test('MOR-076 gold pays what experience does not cover', () => {
    const after = play(shop({ gold: [9], heroes: [priest({ xp: 4 })] }), buy('ritual1'));
    expect([after.heroes[0].experience, after.realms[0].gold]).toEqual([0, 7]);
    const second = play(shop({ gold: [9], heroes: [priest({ xp: 4, upgrades: ['ritual1'] })] }), buy('ritual2a'));
    expect([second.heroes[0].experience, second.realms[0].gold]).toEqual([0, 3]);
  });

  test('MOR-077 the experience of another hero never pays', () => {
    const heroes = [priest({ xp: 4 }), priest({ xp: 16, at: '5,0' })];
    const after = play(shop({ gold: [9], heroes }), buy('ritual1'));
    expect([after.heroes[1].experience, after.realms[0].gold]).toEqual([16, 7]);
    expect(refusal(shop({ gold: [1], heroes }), buy('ritual1'))).toBe('MOR-078');
  });

  test('MOR-078 not without enough of both', () => {
    expect(refusal(shop({ gold: [3], heroes: [priest({ xp: 2 }), priest({ xp: 16 })] }), buy('ritual1'))).toBe(
      'MOR-078',
    );
    expect(refusal(shop({ gold: [4], heroes: [priest({ xp: 2 })] }), buy('ritual1'))).toBeUndefined();
  });

  test('MOR-079 level 2 after level 1 of the same tree', () => {
    expect(refusal(shop({ heroes: [priest()] }), buy('ritual2a'))).toBe('MOR-079');
    expect(refusal(shop({ heroes: [priest({ upgrades: ['wrath1'] })] }), buy('ritual2a'))).toBe('MOR-079');
    expect(refusal(shop({ heroes: [priest({ upgrades: ['ritual1'] })] }), buy('ritual2a'))).toBeUndefined();
  });

  test('MOR-080 MOR-082 both levels work, at once', () => {
    const after = play(shop({ heroes: [priest({ xp: 16 })] }), buy('ritual1'), buy('ritual2b'));
    expect(statsOf(after.heroes[0])).toMatchObject({
      types: ['spiritual', 'arcane'],
      pattern: 'diagFar',
      strength: 1,
      move: 3,
    });
  });

  test('MOR-081 MOR-085 one tree, one of its two second levels, and no way back', () => {
    const full = shop({ heroes: [priest({ xp: 16, upgrades: ['ritual1', 'ritual2a'] })] });
    expect(
      (['ritual1', 'ritual2a', 'ritual2b', 'wrath1', 'wrath2a'] as const).map((id) => refusal(full, buy(id))),
    ).toEqual(Array.from({ length: 5 }, () => 'MOR-081'));
    expect(open(full, 'upgrade')).toEqual([]);
  });

  test('MOR-013 MOR-083 it belongs to one of the two heroes of a sheet', () => {
    const after = play(shop({ heroes: [priest({ xp: 6 }), priest({ at: '5,0' })] }), buy('wrath1'));
    expect(after.heroes.map(({ slot, upgrades }) => [slot, upgrades])).toEqual([
      [0, ['wrath1']],
      [1, []],
    ]);
    expect(refusal(after, buy('wrath1', 2))).toBe('MOR-083');
    expect(refusal(shop(), buy('might1', 2))).toBe('MOR-083');
  });

  test('MOR-084 where both levels set a value, level 2 counts', () => {
    expect(statsOf({ type: 'warrior', upgrades: ['might1', 'might2a'] }).strength).toBe(4);
    expect(statsOf({ type: 'inventor', upgrades: ['wheels1', 'wheels2a'] })).toMatchObject({
      move: 4,
      die: { sides: 3, plus: 1 },
    });
  });

  test('an upgrade of another type is refused', () => {
    expect(refusal(shop(), buy('rite1'))).toBe('MOR-073');
  });

  test('the offers name price and reason', () => {
    const offers = upgradeOffers(shop({ gold: [3], heroes: [priest({ xp: 4 })] }), 0, 0);
    expect(offers.map(({ upgrade, experience, gold, refusal: why }) => [upgrade, experience, gold, why?.rule])).toEqual(
      [
        ['ritual1', 4, 2, undefined],
        ['ritual2a', 4, 6, 'MOR-079'],
        ['ritual2b', 4, 6, 'MOR-079'],
        ['wrath1', 4, 2, undefined],
        ['wrath2a', 4, 6, 'MOR-079'],
        ['wrath2b', 4, 6, 'MOR-079'],
      ],
    );
  });
});

describe('hiring', () => {
  const team = (...types: HeroType[]): HeroSpec[] => types.map((type) => ({ type, at: '4,0' }));

  test('MOR-086 a team has five heroes at most', () => {
    expect(refusal(shop({ heroes: team('warrior', 'warrior', 'priest', 'priest', 'wizard') }), hire('wizard'))).toBe(
      'MOR-086',
    );
  });

  test('MOR-087 two of a type at most', () => {
    expect(refusal(shop({ heroes: team('warrior', 'warrior') }), hire('warrior'))).toBe('MOR-087');
  });

  test('MOR-088 only heroes of the own race', () => {
    expect(refusal(shop(), { type: 'hire', race: 'elf', hero: 'warrior', cell: at('4,0') })).toBe('MOR-088');
    expect(refusal(shop(), hire('huntress'))).toBe('MOR-088');
    expect(hireOffers(shop(), 0).map(({ type }) => type)).toEqual(['warrior', 'priest', 'wizard', 'assassin']);
  });

  test('MOR-089 the price rises for the 3rd, 4th and 5th', () => {
    const price = (...types: HeroType[]): number | undefined =>
      hireOffers(shop({ heroes: team(...types) }), 0).find(({ type }) => type === 'wizard')?.price;
    expect([
      price('warrior', 'priest'),
      price('warrior', 'priest', 'warrior'),
      price('warrior', 'priest', 'warrior', 'priest'),
    ]).toEqual([7, 9, 11]);
    expect(refusal(shop({ gold: [6] }), hire('wizard'))).toBe('MOR-089');
  });

  test('MOR-091 experience does not pay for heroes', () => {
    expect(refusal(shop({ gold: [4], heroes: [priest({ xp: 16 })] }), hire('warrior'))).toBe('MOR-089');
  });

  test('MOR-092 a hired hero begins anew, in the free slot', () => {
    const after = play(shop(), hire('warrior'));
    expect(after.heroes.at(-1)).toMatchObject({ seat: 0, type: 'warrior', slot: 1, experience: 0, upgrades: [] });
    expect(play(shop(), hire('wizard')).heroes.at(-1)?.slot).toBe(0);
  });

  test('MOR-093 on a fortress square of the own choice', () => {
    expect(refusal(shop(), hire('wizard', '3,1'))).toBe('MOR-093');
    expect(new Set(open(shop(), 'hire').map(({ cell }) => cell))).toEqual(new Set([at('3,0'), at('4,0'), at('5,0')]));
  });

  test('MOR-094 it moves and attacks in the turn in which it was hired', () => {
    const hired = play(shop({ gold: [22], foes: ['C23 rat'] }), hire('wizard', '3,0'));
    const wizard = hired.heroes.length - 1;
    const after = play(
      hired,
      { type: 'activate', hero: wizard },
      ...steps('3,1'),
      { type: 'attack', turn: 1, targets: [] },
      { type: 'endActivation' },
    );
    expect([point(after.heroes[wizard].cell), after.heroes[wizard].experience, foes(after)]).toEqual(['3,1', 1, []]);
  });

  test('MOR-095 as many things as the purse allows', () => {
    const after = play(shop(), hire('warrior'), hire('priest'), buy('might1'));
    expect([after.heroes.filter(({ seat }) => seat === 0).length, after.realms[0].gold]).toEqual([4, 22 - 5 - 8 - 6]);
  });

  test('MOR-096 heroes stay: whatever is played, nobody leaves a team and nobody changes sides', () => {
    const who = ({ heroes }: State): string[] =>
      heroes.map(({ seat, race, type, slot }) => `${seat} ${race} ${type} ${slot}`);
    for (const seats of [1, 2, 4]) {
      let state = shop({ seats, gold: [22, 22, 22, 22] });
      const rng = seedRng(seats);
      for (let moves = 0; moves < 400 && morth.toMove(state).length > 0; moves++) {
        const before = who(state);
        const [seat] = morth.toMove(state);
        state = playAs(state, seat, pick(rng, morth.legalActions(state, seat)));
        expect(who(state).slice(0, before.length)).toEqual(before);
      }
      expect(state.heroes.length).toBeGreaterThan(2 * seats);
    }
  });
});

describe('counters', () => {
  test('MOR-097 MOR-D21 gold stops at 22', () => {
    const start = shop({ gold: [21], heroes: [{ type: 'warrior', at: '3,8' }], foes: ['L4 spider'], active: 0 });
    expect(play(start, { type: 'attack', turn: 0, targets: [dieOf(start, 'spider')] }).realms[0].gold).toBe(22);
  });

  test('MOR-098 and at 0', () => {
    expect(assault(shop({ gold: [1], foes: ['L16 spider'] }), 1).realms[0].gold).toBe(0);
  });

  test('MOR-099 MOR-D22 experience stops at 16', () => {
    const start = shop({ heroes: [{ type: 'warrior', at: '3,8', xp: 16 }], foes: ['L4 rat'], active: 0 });
    expect(play(start, { type: 'attack', turn: 0, targets: [dieOf(start, 'rat')] }).heroes[0].experience).toBe(16);
  });

  test('MOR-100 MOR-D23 wounds go on above 22', () => {
    expect(assault(shop({ wounds: [22], foes: ['L16 orc'] }), 1).realms[0].wounds).toBe(24);
  });
});

describe('red dice', () => {
  const red = (realm = 1, path = 2): Action => ({ type: 'buyRedDie', realm, path });

  test('MOR-314 MOR-315 3 gold bring a random red die to an opponent’s start space', () => {
    const after = play(shop(), red());
    expect([after.realms[0].gold, bagSizes(after)[2]]).toEqual([19, 7]);
    expect(foes(after, 1)[0]).toMatch(/^R0 (hydra 6|dragon 5 scales)$/);
    expect([refusal(shop(), red(0)), refusal(shop(), red(1, 3)), refusal(shop({ gold: [2] }), red())]).toEqual([
      'MOR-315',
      'MOR-315',
      'MOR-314',
    ]);
    expect(open(shop(), 'buyRedDie').map(({ realm, path }) => [realm, path])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });

  test('MOR-316 in the own buy step', () => {
    expect(refusal(shop({ phase: 'portal' }), red())).toBe('MOR-316');
    expect(refusal(shop(), red(0), 1)).toBe('MOR-016');
  });

  test('MOR-317 it moves in the next Assault phase', () => {
    const state = play(shop(), red());
    expect(assault(state, 1).foes[0].square).toBeGreaterThan(0);
  });

  test('MOR-318 none without dice', () => {
    expect(refusal(shop({ bags: { red: 0 } }), red())).toBe('MOR-318');
  });

  test('MOR-319 MOR-D42 as many as coins and dice last', () => {
    expect(play(shop(), red(), red(), red(), red()).realms[0].gold).toBe(10);
  });

  test('MOR-320 not alone and not in a team', () => {
    expect(refusal(position({ seats: 1, gold: [9] }), red(0))).toBe('MOR-320');
    expect(refusal(position({ config: { mode: 'cooperative' }, gold: [9] }), red(0))).toBe('MOR-320');
  });
});
