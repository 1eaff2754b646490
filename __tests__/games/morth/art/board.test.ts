import type { Shape } from '@/scene/shapes';
import { barrier, trap } from '@/games/morth/board/art/devices';
import { hero, type HeroLook } from '@/games/morth/board/art/hero';
import {
  aim,
  brackets,
  chosenSquare,
  passable,
  patternFill,
  reachable,
  trail,
} from '@/games/morth/board/art/highlights';
import { mapPicture, pathNumbers, squareNumbers } from '@/games/morth/board/art/mapPicture';
import { REMAINS_RATIO, killedMark, remainsPill } from '@/games/morth/board/art/outcomes';
import { diceInSquare } from '@/games/morth/board/art/square';
import { cellBox, mapLayout, squarePlace } from '@/games/morth/board/map/mapLayout';
import { ENEMIES, type EnemyId } from '@/games/morth/rules/data';
import { MAPS, cellAt } from '@/games/morth/rules/maps';
import type { Cell, MapId } from '@/games/morth/rules/types';
import { at, expectPicture, renderShapes } from '../../../support/picture';

const SIDE = 42;
const standing = (enemy: EnemyId, lost = 0) => ({
  enemy,
  colour: ENEMIES[enemy].colour,
  resistance: ENEMIES[enemy].resistance - lost,
  hurt: lost > 0,
  scales: enemy === 'dragon',
});

/** A table in play on one map: what stands where, by path and square. */
function board(id: MapId) {
  const layout = mapLayout(id, SIDE);
  const on = (cell: Cell, shapes: readonly Shape[]): Shape => {
    const { x, y } = cellBox(layout, cell);
    return at(x, y, shapes);
  };
  const square = (path: number, number: number): Cell => MAPS[id].paths[path].cells[number - 1];
  const dice = (path: number, number: number, ...enemies: EnemyId[]): Shape => {
    const numbers = enemies.length < 3 ? squareNumbers(id, square(path, number), SIDE) : [];
    return on(square(path, number), [
      ...diceInSquare(
        enemies.map((enemy) => standing(enemy)),
        SIDE,
      ),
      ...numbers,
    ]);
  };
  const token = (cell: Cell, look: Omit<HeroLook, 'size'>): Shape => {
    const { x, y } = cellBox(layout, cell);
    const size = SIDE * 0.74;
    return at(x + (SIDE - size) / 2, y + (SIDE - size) / 2, hero({ ...look, size }));
  };
  return { layout, on, square, dice, token };
}

test('a hero moves and strikes on the plains', async () => {
  const { layout, on, square, dice, token } = board('yellow');
  const costs: readonly (readonly [number, number, number])[] = [
    [3, 6, 1],
    [3, 5, 2],
    [3, 4, 3],
    [5, 4, 3],
    [3, 8, 3],
    [4, 8, 2],
    [5, 8, 3],
  ];
  const below = [
    ...costs.map(([x, y, cost]) => on(cellAt(x, y), reachable(SIDE, cost))),
    on(cellAt(5, 6), reachable(SIDE, 1, true)),
    on(cellAt(4, 6), chosenSquare(SIDE)),
    on(square(1, 11), passable(SIDE)),
    on(square(1, 17), passable(SIDE)),
    ...[square(1, 18), square(1, 12), square(2, 6)].map((cell) => on(cell, patternFill(SIDE, false))),
  ];
  const pieces = [
    dice(0, 13, 'skeleton'),
    dice(0, 9, 'rat'),
    dice(0, 6, 'troll'),
    dice(0, 3, 'goblin'),
    dice(1, 21, 'cerberus'),
    dice(1, 18, 'orc'),
    dice(1, 12, 'rat', 'goblin', 'gargoyle'),
    dice(1, 2, 'orc', 'goblin'),
    dice(2, 12, 'minotaur'),
    dice(2, 10, 'spider'),
    dice(2, 6, 'skeleton'),
    dice(2, 1, 'dragon'),
    on(square(1, 15), trap(SIDE)),
    on(square(2, 4), barrier(SIDE)),
  ];
  const { x, y } = squarePlace(layout, 0, 0);
  const start = at(x - SIDE / 2, y - SIDE / 2, diceInSquare([standing('ogre')], SIDE));
  const heroes = [
    token(cellAt(3, 3), { type: 'priest', race: 'elf', slot: 0, state: 'done' }),
    token(cellAt(7, 4), { type: 'wizard', race: 'human', slot: 0 }),
    token(cellAt(7, 8), { type: 'assassin', race: 'human', slot: 1, upgrades: 2 }),
    token(cellAt(4, 6), { type: 'warrior', race: 'human', slot: 0, state: 'chosen' }),
    token(cellAt(5, 6), { type: 'warrior', race: 'human', slot: 0, state: 'placed' }),
    token(cellAt(4, 0), { type: 'miner', race: 'dwarf', slot: 1 }),
  ];
  const marks = [
    ...[square(1, 18), square(1, 12), square(2, 6)].map((cell) => on(cell, brackets(SIDE))),
    on(square(1, 18), [at((SIDE - 14 * REMAINS_RATIO) / 2, -5, remainsPill(4, 2, 14))]),
    on(square(2, 6), [at(SIDE - 12, -4, killedMark(16))]),
    on(square(1, 12), [at(-3, -6, killedMark(16))]),
  ];
  const shapes = [
    ...mapPicture('yellow', SIDE, false),
    ...pathNumbers('yellow', SIDE, false),
    ...below,
    ...pieces,
    start,
    ...heroes,
    ...marks,
  ];
  expectPicture('morth/board-heroes', await renderShapes(shapes, layout.width, layout.height, 1.5));
});

test('enemies walk through the snow', async () => {
  const { layout, on, square, dice, token } = board('grey');
  const way = [9, 10, 11, 12].map((number) => squarePlace(layout, 2, number)).map(({ x, y }) => [x, y] as const);
  const shapes = [
    ...mapPicture('grey', SIDE, false),
    ...pathNumbers('grey', SIDE, false),
    on(square(2, 12), aim(SIDE)),
    ...trail(way, SIDE),
    dice(0, 4, 'centaur', 'hydra'),
    dice(1, 6, 'cyclops'),
    dice(2, 12, 'demon'),
    dice(1, 18, 'rat', 'rat', 'orc'),
    token(cellAt(2, 6), { type: 'inventor', race: 'gnome', slot: 0 }),
    token(cellAt(6, 6), { type: 'huntress', race: 'elf', slot: 1, upgrades: 1 }),
  ];
  expectPicture('morth/board-assault', await renderShapes(shapes, layout.width, layout.height, 1.5));
});
