import {
  ATTACK_TYPES,
  BAGS,
  CARDS,
  CHARACTERS,
  DIE_KINDS,
  EFFECTS,
  ENEMIES,
  ENEMY_IDS,
  HERO_TYPES,
  LANES,
  PORTAL_ARCS,
  RACES,
  TRACKS,
  UPGRADE_COST,
} from '@/games/morth/rules/data';
import { DICE, KIND_OF_DIE } from '@/games/morth/rules/dice';
import { statsOf, typesOf, UPGRADES, UPGRADES_OF } from '@/games/morth/rules/heroes';
import { columnOf, crossingFrom, MAPS, rowOf, WIDTH } from '@/games/morth/rules/maps';
import type { GameMap } from '@/games/morth/rules/maps';
import { gateAt } from '@/games/morth/rules/portal';
import { cellsOfAttack } from '@/games/morth/rules/attack';
import { affects } from '@/games/morth/rules/foes';
import type { AttackType, Cell, EnemyId, HeroType } from '@/games/morth/rules/types';
import { assault, at, dieOf, foes, newGame, play, point, position } from '../../../support/morth';

const maps = Object.values(MAPS);
const lengths = ({ paths }: GameMap): number[] => paths.map(({ cells }) => cells.length);
const crossings = ({ spots }: GameMap): Cell[] => spots.flatMap((here, cell) => (here.length === 2 ? [cell] : []));
const beside = (one: Cell, other: Cell): boolean =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1;
const around = (map: GameMap, cell: Cell): Cell[] =>
  map.kinds
    .map((_, other) => other)
    .filter(
      (other) =>
        other !== cell && Math.abs(columnOf(other) - columnOf(cell)) <= 1 && Math.abs(rowOf(other) - rowOf(cell)) <= 1,
    );

describe.each(maps)('map $id', (map) => {
  test('MOR-002 three paths, on a team map three for each half, from left to right', () => {
    expect(map.paths.map(({ lane }) => lane)).toEqual(map.height === 24 ? [...LANES, ...LANES] : LANES);
    expect(map.paths.map(({ half }) => half)).toEqual(
      map.height === 24 ? ['A', 'A', 'A', 'B', 'B', 'B'] : [null, null, null],
    );
  });

  test('MOR-003 squares follow one another, once each, and never touch elsewhere', () => {
    for (const { cells } of map.paths) {
      expect(new Set(cells).size).toBe(cells.length);
      cells.forEach((cell, i) => cells.forEach((other, j) => expect(beside(cell, other)).toBe(Math.abs(i - j) === 1)));
    }
  });

  test('MOR-006 a crossing belongs to two paths, which go straight through it', () => {
    expect(map.spots.every((here) => here.length <= 2)).toBe(true);
    for (const cell of crossings(map)) {
      for (const { path, square } of map.spots[cell]) {
        const { cells } = map.paths[path];
        expect(square).toBeGreaterThan(1);
        expect(square).toBeLessThan(cells.length);
        expect(cells[square] - cell).toBe(cell - cells[square - 2]);
        const other = crossingFrom(map, path, square);
        expect(other === undefined ? undefined : crossingFrom(map, other.path, other.square)).toEqual({ path, square });
      }
    }
    map.paths.forEach((_, path) =>
      expect(crossings(map).some((cell) => map.spots[cell].some((spot) => spot.path === path))).toBe(true),
    );
  });

  test('MOR-008 every square is of one kind, and the paths lie on path squares', () => {
    expect(map.kinds).toHaveLength(WIDTH * map.height);
    map.kinds.forEach((kind, cell) => expect(kind === 'path').toBe(map.spots[cell].length > 0));
    map.kinds.forEach((kind, cell) => expect(kind === 'tunnel').toBe(map.tunnels[cell] >= 0));
  });

  test('MOR-009 MOR-012 neighbours share an edge and are no obstacles; all ground can be reached on foot', () => {
    map.neighbours.forEach((cells, cell) =>
      cells.forEach((other) => expect([beside(cell, other), map.kinds[other] === 'obstacle']).toEqual([true, false])),
    );
    const reached = new Set(map.fortress);
    for (const cell of reached) for (const next of map.neighbours[cell]) reached.add(next);
    expect(reached.size).toBe(map.kinds.filter((kind) => kind !== 'obstacle').length);
  });

  test('every path square has a place to stand near it', () => {
    map.kinds.forEach((kind, cell) => {
      if (kind === 'path')
        expect(around(map, cell).some((other) => ['open', 'fortress', 'tunnel'].includes(map.kinds[other]))).toBe(true);
    });
  });
});

test('the maps have the lengths and crossings of the catalogue', () => {
  expect(
    maps.map((map) => [
      map.id,
      lengths(map),
      crossings(map).length,
      map.kinds.filter((kind) => kind !== 'path' && kind !== 'obstacle').length,
    ]),
  ).toEqual([
    ['yellow', [16, 23, 16], 4, 52],
    ['red', [19, 15, 19], 3, 43],
    ['purple', [20, 14, 18], 3, 53],
    ['grey', [17, 18, 16], 5, 54],
    ['coop-1', [19, 17, 14, 19, 17, 14], 8, 110],
    ['coop-2', [19, 16, 18, 18, 16, 19], 6, 100],
  ]);
});

describe('dice and enemies', () => {
  test('MOR-014 green and yellow dice in the green bag, orange and red ones in their own', () => {
    expect(
      BAGS.map((bag) => [...new Set(KIND_OF_DIE.filter((kind) => kind.bag === bag).map(({ colour }) => colour))]),
    ).toEqual([['green', 'yellow'], ['orange'], ['red']]);
    expect(BAGS.map((bag) => KIND_OF_DIE.filter((kind) => kind.bag === bag).length)).toEqual([45, 44, 8]);
  });

  test.each([1, 2, 3, 4])('MOR-032 all dice are in their bags when %i players begin', (seats) => {
    const { bags } = newGame(seats);
    for (const bag of BAGS)
      expect([...bags[bag]].sort((a, b) => a - b)).toEqual(
        KIND_OF_DIE.flatMap((kind, die) => (kind.bag === bag ? [die] : [])),
      );
  });

  test('MOR-D13 97 dice: 23 green, 22 yellow, 44 orange and 8 red', () => {
    expect(DICE).toBe(97);
    expect(
      ['green', 'yellow', 'orange', 'red'].map((colour) => KIND_OF_DIE.filter((kind) => kind.colour === colour).length),
    ).toEqual([23, 22, 44, 8]);
  });

  test('each enemy is on the dice of its colour, with every resistance from its highest to 1', () => {
    for (const enemy of ENEMY_IDS) {
      const kinds = DIE_KINDS.filter(({ faces }) => faces.some(([name]) => name === enemy));
      const { colour, resistance } = ENEMIES[enemy];
      expect(kinds.map((kind) => kind.colour)).toEqual([colour]);
      expect([...new Set(kinds[0].faces.filter(([name]) => name === enemy).map(([, life]) => life))].sort()).toEqual(
        Array.from({ length: resistance }, (_, i) => i + 1),
      );
    }
    expect(DIE_KINDS.every(({ faces }) => faces.length === 6)).toBe(true);
  });

  const IMMUNE: readonly (readonly [name: string, enemy: EnemyId, types: readonly AttackType[]])[] = [
    ['MOR-137 a Skeleton is affected by physical attacks only', 'skeleton', ['spiritual', 'special', 'arcane']],
    ['MOR-138 a Minotaur is affected by physical attacks only', 'minotaur', ['spiritual', 'special', 'arcane']],
    ['MOR-139 a Demon is affected by spiritual attacks only', 'demon', ['physical', 'special', 'arcane']],
    ['MOR-140 a Gargoyle is not affected by a merely physical attack', 'gargoyle', ['physical']],
    ['MOR-D02 a Centaur is affected by everything', 'centaur', []],
  ];
  test.each(IMMUNE)('%s', (_name, enemy, types) => {
    expect(ATTACK_TYPES.filter((type) => !affects([type], enemy))).toEqual(types);
  });

  test('MOR-141 no other enemy resists any attack', () => {
    const immune = ENEMY_IDS.filter((enemy) => ATTACK_TYPES.some((type) => !affects([type], enemy)));
    expect(new Set(immune)).toEqual(new Set(['skeleton', 'minotaur', 'demon', 'gargoyle']));
  });

  test('MOR-D03 face to face is the physical type at any distance', () => {
    const state = position({
      heroes: [{ type: 'warrior', at: '4,8', upgrades: ['might1', 'might2b'] }],
      foes: ['L4 skeleton'],
      active: 0,
    });
    expect(foes(play(state, { type: 'attack', turn: 0, targets: [dieOf(state, 'skeleton')] }))).toEqual([]);
  });

  test('MOR-D01 a Centaur moves 4 and the roll', () => {
    expect(foes(assault(position({ foes: ['L1 centaur'] }), 3))).toEqual(['L8 centaur 2']);
  });

  test('MOR-D05 Cerberus has no skill, wounds once and steals nothing', () => {
    expect(ENEMIES.cerberus).toEqual({
      colour: 'yellow',
      resistance: 2,
      speed: 5,
      wounds: 1,
      coins: 0,
      affectedBy: [],
      immuneTo: null,
      trapProof: false,
    });
  });

  test('MOR-D07 an Orc has resistance 4, a Skeleton 2', () => {
    expect([ENEMIES.orc.resistance, ENEMIES.skeleton.resistance]).toEqual([4, 2]);
  });

  test('MOR-D08 a Goblin has resistance 1, a Gargoyle 2', () => {
    expect([ENEMIES.goblin.resistance, ENEMIES.gargoyle.resistance]).toEqual([1, 2]);
  });

  test('MOR-D12 a Spider steals 2 coins, Rat people 1', () => {
    expect([ENEMIES.spider.coins, ENEMIES.rat.coins]).toEqual([2, 1]);
  });
});

describe('characters', () => {
  test('16 sheets: MOR-D09 race alone decides which, MOR-D11 two trees of one and two upgrades', () => {
    expect(RACES.flatMap((race) => typesOf(race))).toHaveLength(16);
    for (const type of HERO_TYPES)
      expect(UPGRADES_OF[type].map(({ tree, level }) => [tree, level])).toEqual([
        [0, 1],
        [0, 2],
        [0, 2],
        [1, 1],
        [1, 2],
        [1, 2],
      ]);
    expect(new Set(UPGRADES.map(({ id }) => id)).size).toBe(42);
  });

  test('MOR-073 MOR-074 a level-2 upgrade follows from the level-1 upgrade of its tree; they cost 6 and 10', () => {
    expect(UPGRADE_COST).toEqual({ 1: 6, 2: 10 });
    for (const { level, after, tree, hero } of UPGRADES)
      expect(after).toBe(level === 1 ? null : UPGRADES_OF[hero][tree * 3].id);
  });

  test('MOR-090 a Priest costs 6, 8 or 10 as the 3rd, 4th or 5th', () => {
    expect(CHARACTERS.priest.prices).toEqual([6, 8, 10]);
    const team = ['warrior', 'warrior', 'wizard', 'wizard'] as const;
    const left = [2, 3, 4].map((members) => {
      const state = position({ gold: [22], heroes: team.slice(0, members).map((type) => ({ type, at: '3,0' })) });
      return play(state, { type: 'hire', race: state.races[0], hero: 'priest', cell: at('4,0') }).realms[0].gold;
    });
    expect(left).toEqual([16, 14, 12]);
  });

  const around38 = (type: HeroType, turn: number): string[] =>
    cellsOfAttack(position({ heroes: [{ type, at: '3,8' }] }), 0, turn)
      .map(point)
      .sort();

  test.each([0, 1, 2, 3])('MOR-127 a Warrior turned by %i quarters hits the four squares beside him', (turn) => {
    expect(around38('warrior', turn)).toEqual(['2,8', '3,7', '3,9', '4,8']);
  });

  test.each([0, 1, 2, 3])('MOR-128 a Priest turned by %i quarters hits the four squares at the corners', (turn) => {
    expect(around38('priest', turn)).toEqual(['2,7', '2,9', '4,7', '4,9']);
  });

  test('MOR-129 attacks are physical, spiritual, special or arcane, and there are sheets for each', () => {
    expect(ATTACK_TYPES).toEqual(['physical', 'spiritual', 'special', 'arcane']);
    expect(HERO_TYPES.map((type) => [type, ...statsOf({ type, upgrades: [] }).types])).toEqual([
      ['warrior', 'physical'],
      ['priest', 'spiritual'],
      ['wizard', 'arcane'],
      ['huntress', 'special'],
      ['miner', 'special'],
      ['assassin', 'special'],
      ['inventor', 'special'],
    ]);
    const upgraded = UPGRADES.flatMap(({ hero, id }) => statsOf({ type: hero, upgrades: [id] }).types);
    expect(upgraded.filter((type) => !ATTACK_TYPES.includes(type))).toEqual([]);
  });
});

test('32 cards of thirteen effects, eight with the red die icon', () => {
  const counts = EFFECTS.map((effect) => CARDS.filter((card) => card.effect === effect).length);
  expect(counts).toEqual([3, 2, 2, 3, 2, 3, 2, 3, 2, 2, 3, 2, 3]);
  expect(CARDS).toHaveLength(32);
  expect(CARDS.filter(({ redDie }) => redDie)).toHaveLength(8);
});

test('MOR-018 MOR-051 every portal board has 12 positions in equal shares, each map in one arc with all three paths', () => {
  for (const seats of [1, 2, 3, 4] as const) {
    const gates = Array.from({ length: 12 }, (_, i) => gateAt({ mode: 'competitive', seats }, i + 1));
    expect(gates.map(({ realm }) => realm)).toEqual(Array.from({ length: 12 }, (_, i) => Math.floor((i * seats) / 12)));
    for (let realm = 0; realm < seats; realm++)
      expect(new Set(gates.filter((gate) => gate.realm === realm).map(({ path }) => path)).size).toBe(3);
    expect(PORTAL_ARCS[seats]).toHaveLength(12 / seats);
  }
});

test('MOR-D10 the tracks have the stated cells', () => {
  expect([TRACKS[2][0][0], TRACKS[3][0][0], TRACKS[3][1][0], TRACKS[4][2][1]]).toEqual([
    [6, 0],
    [6, 0],
    [7, 2],
    [11, 4],
  ]);
});
