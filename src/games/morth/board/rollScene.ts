import type { Key, SceneNode } from '@/scene/nodes';
import { MAPS, WIDTH, cellAt } from '../rules/maps';
import { realmOf, type Cell, type RealmId, type View } from '../rules';
import { rolledDie } from './art/rollDice';
import { rollPill } from './art/assault';
import { ROLL_MS } from './film';
import { cellBox, type MapLayout, type Place } from './mapLayout';

/** The die with its pill takes so many squares each way. */
const SIDE = 2;
const Z = 12;

/** The die falls from above, strikes the board, bounces and lies. */
const fall = (cell: number): readonly Key[] => [
  { at: 0, dx: cell * 1.4, dy: -cell * 3.2, scale: 1.7, opacity: 0, tilt: -5.2 },
  { at: 60, dx: cell * 1.3, dy: -cell * 3, scale: 1.65, opacity: 1, tilt: -4.6 },
  { at: ROLL_MS * 0.5, dx: cell * 0.3, scale: 1, opacity: 1, tilt: -1.1, pace: 'falling' },
  { at: ROLL_MS * 0.7, dx: cell * 0.12, dy: -cell * 0.45, scale: 1.12, opacity: 1, tilt: -0.4, pace: 'landing' },
  { at: ROLL_MS * 0.88, scale: 1, opacity: 1, pace: 'falling' },
  { at: ROLL_MS * 0.94, dy: -cell * 0.06, scale: 1.02, opacity: 1, pace: 'landing' },
  { at: ROLL_MS, opacity: 1 },
];

/** The squares under a block of them. */
const block = (x: number, y: number): Cell[] => Array.from({ length: SIDE * SIDE }, (_, i) => cellAt(x + (i % SIDE), y + Math.floor(i / SIDE)));

/** Squares that the die must not cover: where somebody walks or stands. */
function busyCells(view: View, realm: RealmId): ReadonlySet<Cell> {
  const { kinds } = MAPS[view.realms[realm].map];
  const used = kinds.flatMap((kind, cell) => (kind === 'open' || kind === 'obstacle' ? [] : [cell]));
  return new Set([...used, ...view.heroes.flatMap(({ seat, cell }) => (realmOf(view, seat) === realm ? [cell] : []))]);
}

/** The free corner of a map, or the place at its sides that covers least: bottom left first. */
export function rollPlace(view: View, realm: RealmId, layout: MapLayout): Place {
  const busy = busyCells(view, realm);
  const rows = layout.rows - SIDE;
  const corners = [[0, rows], [WIDTH - SIDE, rows], [0, 0], [WIDTH - SIDE, 0]] as const;
  const sides = Array.from({ length: rows }, (_, i) => rows - i).flatMap((y) => [[0, y], [WIDTH - SIDE, y]] as const);
  const covered = ([x, y]: readonly [number, number]) => block(x, y).filter((cell) => busy.has(cell)).length;
  const [x, y] = [...corners, ...sides].reduce((best, place) => (covered(place) < covered(best) ? place : best));
  return cellBox(layout, cellAt(x, y));
}

/** MOR-154 The d3 of the Assault where it fell, from its roll to the end of the wave. */
export function rollNodes(view: View, place: Place & { readonly realm: RealmId }, layout: MapLayout, text: string): SceneNode[] {
  if (view.phase !== 'assault' || view.roll === null) return [];
  const { cell } = layout;
  const corner = rollPlace(view, place.realm, layout);
  const [x, y] = [place.x + corner.x, place.y + corner.y];
  const [size, w, h] = [cell * 1.36, cell * 1.56, Math.max(16, cell * 0.52)];
  const middle = x + cell * (SIDE / 2);
  return [
    { id: 'march-roll', x: middle - size / 2, y: y + cell * 0.04, w: size, h: size, z: Z, shapes: rolledDie(3, view.roll, size), keys: fall(cell) },
    { id: 'march-roll/pill', x: middle - w / 2, y: y + cell * SIDE - h - cell * 0.04, w, h, z: Z, shapes: rollPill(text, w, h), delay: ROLL_MS * 0.88 },
  ];
}
