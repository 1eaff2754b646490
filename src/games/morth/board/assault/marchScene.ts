import type { Corner, Waypoint } from '@/scene/nodes';
import { strollTime } from '@/scene/walk';
import { MAPS, type Cell, type RealmId } from '../../rules/index';
import { badgeRadius } from '../art/die';
import { cellBox, dicePlaces, squarePlace, type MapLayout, type Place } from '../map/mapLayout';
import { lengthOfMarch, STEP_MS, type March, type Walk } from './march';

/** Names of nodes of a map that the march takes away. */
export type MarchNames = {
  readonly die: (die: number) => string;
  readonly badge: (die: number) => string;
  readonly trap: (cell: Cell) => string;
  readonly barrier: (cell: Cell) => string;
};

/** A map on the board: its layout and where its picture begins. */
type Ground = { readonly layout: MapLayout; readonly origin: Place };

/** The squares that an enemy passes, as middles of a thing that is shifted from the middle of its square; where it ends is not among them. */
function cornersOf({ layout, origin }: Ground, { spots, end }: Walk, shift: Place = { x: 0, y: 0 }): readonly Corner[] {
  const passed = end === 'leaves' ? spots : spots.slice(0, -1);
  return passed.map(({ path, square }) => {
    const { x, y } = squarePlace(layout, path, square);
    return { x: origin.x + x + shift.x, y: origin.y + y + shift.y };
  });
}

/** MOR-176 Squares at which a Goblin turns off onto another path: it makes a half turn there. */
const turnsOf = ({ from, spots }: Walk): readonly number[] =>
  spots.flatMap(({ path }, i) => (path === (i === 0 ? from : spots[i - 1]).path ? [] : [i]));

/** Motion of a die that walks: when it sets out, how long it takes, by which squares, and where it turns. */
export function walkOf(ground: Ground, walk: Walk, shift?: Place) {
  const turns = turnsOf(walk);
  return {
    delay: walk.start,
    duration: walk.duration,
    way: cornersOf(ground, walk, shift),
    ...(turns.length > 0 && { turns }),
  };
}

/** How small an enemy gets beyond an exit, and in a trap. */
const LAST_SCALE = { leaves: 0.7, dies: 0.5, stays: 1 } as const;

/** MOR-166, MOR-181 Where an enemy ends that does not stay: beyond the exit of its path, or in a trap. */
function lastPlace({ layout, origin }: Ground, { from, spots, end }: Walk): Place {
  const { path, square } = spots.at(-1) ?? from;
  const { x, y } = squarePlace(layout, path, end === 'leaves' ? square + 1 : square);
  return { x: origin.x + x, y: origin.y + y };
}

/** The way off the map of something round about the middle of a square. */
function wayOff(ground: Ground, walk: Walk, size: number, shift: Place): Waypoint {
  const { x, y } = lastPlace(ground, walk);
  const scale = LAST_SCALE[walk.end];
  return {
    x: x + (shift.x - size / 2) * scale,
    y: y + (shift.y - size / 2) * scale,
    scale,
    opacity: 0,
    ...walkOf(ground, walk, shift),
  };
}

/** MOR-181 When the first enemy enters a square: a trap on it lies there until then. */
function entriesOf({ layout }: Ground, march: March): ReadonlyMap<Cell, number> {
  const entries = new Map<Cell, number>();
  for (const { spots, start, duration } of march) {
    const steps = Math.round(duration / STEP_MS);
    spots.forEach(({ path, square }, i) => {
      const cell = MAPS[layout.id].paths[path].cells[square - 1];
      const at = start + duration * strollTime((i + 1) / steps);
      entries.set(cell, Math.min(at, entries.get(cell) ?? at));
    });
  }
  return entries;
}

/** Where and when things go that the march takes from a map: enemies, traps that were sprung, barriers that were broken (MOR-284). */
export function marchExits(
  ground: Ground,
  realm: RealmId,
  march: March,
  names: MarchNames,
): readonly (readonly [string, Waypoint])[] {
  const { layout, origin } = ground;
  const own = march.filter((walk) => walk.realm === realm);
  const [{ size, badge }] = dicePlaces(1, layout.cell);
  const fade = (cell: Cell, delay: number): Waypoint => {
    const { x, y } = cellBox(layout, cell);
    return { x: origin.x + x, y: origin.y + y, opacity: 0, delay };
  };
  const still = { x: 0, y: 0 };
  const dice = own.flatMap((walk): [string, Waypoint][] =>
    walk.end === 'stays'
      ? []
      : [
          [names.die(walk.die), wayOff(ground, walk, size, still)],
          [names.badge(walk.die), wayOff(ground, walk, 2 * badgeRadius(size), badge)],
        ],
  );
  const last = lengthOfMarch(march, realm);
  const devices = [...entriesOf(ground, own)].flatMap(([cell, at]): [string, Waypoint][] => [
    [names.trap(cell), fade(cell, at)],
    [names.barrier(cell), fade(cell, last)],
  ]);
  return [...dice, ...devices];
}
