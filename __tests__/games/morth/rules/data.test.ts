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
  PATTERNS,
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
import { affects } from '@/games/morth/rules/foes';
import type { Cell } from '@/games/morth/rules/types';

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
  test('MOR-014 MOR-032 MOR-D13 97 dice: 45, 44 and 8 in three bags', () => {
    expect(DICE).toBe(97);
    expect(BAGS.map((bag) => KIND_OF_DIE.filter((kind) => kind.bag === bag).length)).toEqual([45, 44, 8]);
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

  test('MOR-137 MOR-138 MOR-139 MOR-140 MOR-141 MOR-D02 MOR-D03 four enemies resist some attacks', () => {
    const immune = ENEMY_IDS.map((enemy) => [enemy, ATTACK_TYPES.filter((type) => !affects([type], enemy))]).filter(
      ([, types]) => types.length > 0,
    );
    expect(Object.fromEntries(immune)).toEqual({
      skeleton: ['spiritual', 'special', 'arcane'],
      minotaur: ['spiritual', 'special', 'arcane'],
      demon: ['physical', 'special', 'arcane'],
      gargoyle: ['physical'],
    });
  });

  test('MOR-D01 MOR-D05 MOR-D07 MOR-D08 MOR-D12 what the rulebook leaves open about enemies', () => {
    expect(ENEMIES.centaur.speed).toBe(4);
    expect(ENEMIES.cerberus).toEqual({
      colour: 'yellow',
      resistance: 2,
      speed: 5,
      wounds: 1,
      coins: 0,
      affectedBy: [],
      immuneTo: null,
    });
    expect([ENEMIES.orc.resistance, ENEMIES.goblin.resistance, ENEMIES.spider.coins]).toEqual([4, 1, 2]);
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

  test('MOR-090 MOR-104 MOR-105 what the rulebook says of Warrior and Priest', () => {
    expect(CHARACTERS.priest.prices).toEqual([6, 8, 10]);
    expect([statsOf({ type: 'warrior', upgrades: [] }).move, statsOf({ type: 'priest', upgrades: [] }).move]).toEqual([
      2, 3,
    ]);
  });

  test('MOR-127 MOR-128 MOR-129 the basic patterns and the four types of attack', () => {
    expect(PATTERNS.ortho.every(([x, y]) => Math.abs(x) + Math.abs(y) === 1)).toBe(true);
    expect(PATTERNS.diag.every(([x, y]) => Math.abs(x) === 1 && Math.abs(y) === 1)).toBe(true);
    expect([PATTERNS.ortho.length, PATTERNS.diag.length, ATTACK_TYPES.length]).toEqual([4, 4, 4]);
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
