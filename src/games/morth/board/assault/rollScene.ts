import type { Key, SceneNode } from '@/scene/nodes';
import { MAPS, WIDTH, cellAt } from '../../rules/maps';
import { realmOf, type Cell, type RealmId, type View } from '../../rules/index';
import { rolledDie } from '../art/rollDice';
import { rollPill } from '../art/assault';
import { ROLL_MS } from './film';
import { cellBox, type MapLayout, type Place } from '../map/mapLayout';

/** The die with its pill takes so many squares each way. */
export const ROLL_SIDE = 2;
const Z = 12;

/** It falls from so many squares above. */
export const ROLL_HEIGHT = 3.2;

/** The die falls from above, strikes the board, bounces and lies. */
const fall = (cell: number): readonly Key[] => [
  { at: 0, dx: cell * 1.4, dy: -cell * ROLL_HEIGHT, scale: 1.7, opacity: 0, tilt: -5.2 },
  { at: 60, dx: cell * 1.3, dy: -cell * (ROLL_HEIGHT - 0.2), scale: 1.65, opacity: 1, tilt: -4.6 },
  { at: ROLL_MS * 0.5, dx: cell * 0.3, scale: 1, opacity: 1, tilt: -1.1, pace: 'falling' },
  { at: ROLL_MS * 0.7, dx: cell * 0.12, dy: -cell * 0.45, scale: 1.12, opacity: 1, tilt: -0.4, pace: 'landing' },
  { at: ROLL_MS * 0.88, scale: 1, opacity: 1, pace: 'falling' },
  { at: ROLL_MS * 0.94, dy: -cell * 0.06, scale: 1.02, opacity: 1, pace: 'landing' },
  { at: ROLL_MS, opacity: 1 },
];

/** The squares under a block of them. */
const block = (x: number, y: number): Cell[] =>
  Array.from({ length: ROLL_SIDE * ROLL_SIDE }, (_, i) => cellAt(x + (i % ROLL_SIDE), y + Math.floor(i / ROLL_SIDE)));

/** Squares that the die must not cover: where somebody walks or stands. */
function busyCells(view: View, realm: RealmId): ReadonlySet<Cell> {
  const { kinds } = MAPS[view.realms[realm].map];
  const used = kinds.flatMap((kind, cell) => (kind === 'open' || kind === 'obstacle' ? [] : [cell]));
  return new Set([...used, ...view.heroes.flatMap(({ seat, cell }) => (realmOf(view, seat) === realm ? [cell] : []))]);
}

/** The free corner of a map, or the place at its sides that covers least: bottom left first. */
export function rollPlace(view: View, realm: RealmId, layout: MapLayout): Place {
  const busy = busyCells(view, realm);
  const rows = layout.rows - ROLL_SIDE;
  const corners = [
    [0, rows],
    [WIDTH - ROLL_SIDE, rows],
    [0, 0],
    [WIDTH - ROLL_SIDE, 0],
  ] as const;
  const sides = Array.from({ length: rows }, (_, i) => rows - i).flatMap(
    (y) =>
      [
        [0, y],
        [WIDTH - ROLL_SIDE, y],
      ] as const,
  );
  const covered = ([x, y]: readonly [number, number]) => block(x, y).filter((cell) => busy.has(cell)).length;
  const [x, y] = [...corners, ...sides].reduce((best, place) => (covered(place) < covered(best) ? place : best));
  const boxes = block(x, y).map((cell) => cellBox(layout, cell));
  return { x: Math.min(...boxes.map((box) => box.x)), y: Math.min(...boxes.map((box) => box.y)) };
}

/** The roll of an Assault, from the fall of the die to the end of the wave. */
export const rollOf = ({ phase, roll }: View): number | null => (phase === 'assault' ? roll : null);

/** MOR-154 The d3 with its pill in a corner of two squares each way. */
export function rollAt({ x, y }: Place, roll: number, cell: number, text: string): SceneNode[] {
  const [size, w, h] = [cell * 1.36, cell * 1.56, Math.max(16, cell * 0.52)];
  const middle = x + cell * (ROLL_SIDE / 2);
  return [
    {
      id: 'march-roll',
      x: middle - size / 2,
      y: y + cell * 0.04,
      w: size,
      h: size,
      z: Z,
      shapes: rolledDie(3, roll, size),
      keys: fall(cell),
    },
    {
      id: 'march-roll/pill',
      x: middle - w / 2,
      y: y + cell * ROLL_SIDE - h - cell * 0.04,
      w,
      h,
      z: Z,
      shapes: rollPill(text, w, h),
      delay: ROLL_MS * 0.88,
    },
  ];
}

/** The d3 in a free corner of a map. */
export function rollNodes(
  view: View,
  place: Place & { readonly realm: RealmId },
  layout: MapLayout,
  text: string,
): SceneNode[] {
  const roll = rollOf(view);
  if (roll === null) return [];
  const { x, y } = rollPlace(view, place.realm, layout);
  return rollAt({ x: place.x + x, y: place.y + y }, roll, layout.cell, text);
}
