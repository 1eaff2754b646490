import type { Box } from '@/look/box';
import type { SceneNode } from './nodes';
import type { Shape } from './shapes';

/** A piece of a large picture: its place in it, and its shapes from its own top left corner. */
export type Tile = Box & { readonly shapes: readonly Shape[] };

/** The sides of tiles in points: more may be too many pixels to be kept as pixels. */
const TILE = 640;

/** How far a tile reaches under the next one: at most zooms a cut falls between pixels, and the night would shine through. */
const OVERLAP = 4;

/** Cut between two points of the board, so that tiles fall on pixels where the board does. */
const cuts = (length: number, most: number): readonly number[] => {
  const count = Math.max(1, Math.ceil(length / most));
  return Array.from({ length: count + 1 }, (_, i) => (i === count ? length : Math.round((length * i) / count)));
};

/**
 * Cuts a large opaque picture, such as a ground, into tiles, row by row, each small enough to be kept as pixels and left out where it is not seen. What
 * fits into one tile stays the very same shapes. Memoize the result: the identity of a tile's shapes is the key of its pixels.
 */
export const cutTiles = (
  shapes: readonly Shape[],
  width: number,
  height: number,
  { across = TILE, down = TILE }: { readonly across?: number; readonly down?: number } = {},
): readonly Tile[] => {
  const [columns, rows] = [cuts(width, across), cuts(height, down)];
  if (columns.length === 2 && rows.length === 2) return [{ x: 0, y: 0, w: width, h: height, shapes }];
  return rows.slice(1).flatMap((bottom, row) =>
    columns.slice(1).map((right, column): Tile => {
      const [x, y] = [columns[column], rows[row]];
      const [w, h] = [right - x, bottom - y];
      const clip = {
        t: 'rect',
        x: 0,
        y: 0,
        w: Math.min(w + OVERLAP, width - x),
        h: Math.min(h + OVERLAP, height - y),
      } as const;
      return { x, y, w, h, shapes: [{ t: 'group', clip, shapes: [{ t: 'group', x: -x, y: -y, shapes }] }] };
    }),
  );
};

/** The nodes of a ground that is cut into tiles, with its top left corner at a place of the board. */
export const tileNodes = (
  id: string,
  tiles: readonly Tile[],
  { x, y, z }: Pick<SceneNode, 'x' | 'y' | 'z'>,
): SceneNode[] => tiles.map((tile, i) => ({ ...tile, id: `${id}-${i}`, x: x + tile.x, y: y + tile.y, z }));
