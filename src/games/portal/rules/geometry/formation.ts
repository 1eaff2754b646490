import type { Block, Degrees, Point } from '../types';
import { len, rot, turned } from './numbers';

/** PORT-G42 Rank and file of a member. */
export type Cell = readonly [rank: number, file: number];

/** PORT-G42 */
export const spacingOf = (radii: readonly number[]): number => 2 * Math.max(...radii);

/** PORT-G42 Where a cell lies when the centre of the front rank is at the anchor. */
export function cellPlace(anchor: Point, [rank, file]: Cell, files: number, spacing: number, facing: Degrees): Point {
  const offset = rot(-rank * spacing, ((2 * file - files + 1) * spacing) / 2, facing);
  return { x: anchor.x + offset.x, y: anchor.y + offset.y };
}

/** PORT-G42 A block as it is formed: its cells are filled one after the other. */
export function formed(facing: Degrees, files: number, spacing: number, members: number): Block {
  const cells = Array.from({ length: members }, (_, k): [number, number] => [Math.floor(k / files), k % files]);
  return { facing, files, ranks: Math.ceil(members / files), spacing, cells };
}

/** PORT-G42 The places of a block's members when the centre of its front rank is at the anchor. */
export function placesOf({ cells, files, spacing, facing }: Block, anchor: Point): Point[] {
  return cells.map((cell) => cellPlace(anchor, cell, files, spacing, facing));
}

/** PORT-G44 The members of the foremost rank that has any, by file. */
export function firstRank({ cells }: Block): number[] {
  const first = Math.min(...cells.map(([rank]) => rank));
  return cells
    .map(([rank, file], member) => ({ rank, file, member }))
    .filter(({ rank }) => rank === first)
    .sort((a, b) => a.file - b.file)
    .map(({ member }) => member);
}

/** PORT-G44 The member in the last slot: the highest rank, and in it the highest file. */
export function lastSlot({ cells }: Block): number {
  return cells.reduce((last, [rank, file], member) => {
    const [lastRank, lastFile] = cells[last];
    return rank > lastRank || (rank === lastRank && file > lastFile) ? member : last;
  }, 0);
}

/** PORT-D109 The cell after the last slot. */
export function nextCell(block: Block): [rank: number, file: number] {
  const [rank, file] = block.cells[lastSlot(block)];
  return file + 1 < block.files ? [rank, file + 1] : [rank + 1, 0];
}

export type Way = 'left' | 'right' | 'about';

/** PORT-G44 A block that turns on the spot: nobody moves, ranks become files. */
export function faced(block: Block, to: Way): Block {
  const { files, ranks, facing } = block;
  const cells = block.cells.map(([rank, file]): [number, number] => {
    if (to === 'right') return [files - 1 - file, rank];
    if (to === 'left') return [file, ranks - 1 - rank];
    return [ranks - 1 - rank, files - 1 - file];
  });
  const by = { left: -90, right: 90, about: 180 }[to];
  const isAside = to !== 'about';
  return {
    ...block,
    facing: turned(facing + by),
    files: isAside ? ranks : files,
    ranks: isAside ? files : ranks,
    cells,
  };
}

/** PORT-G44 The member on whom a wheel pivots: the outermost of the first rank on that side. */
export function pivotOf(block: Block, to: 'left' | 'right'): number {
  const first = firstRank(block);
  return first[to === 'left' ? 0 : first.length - 1];
}

/** PORT-G43 The block at another facing about the centre of one of its members. */
export function laidAbout(block: Block, pivot: number, at: Point, facing: Degrees): Point[] {
  const { cells, files, spacing } = block;
  const offset = cellPlace({ x: 0, y: 0 }, cells[pivot], files, spacing, facing);
  return placesOf({ ...block, facing }, { x: at.x - offset.x, y: at.y - offset.y });
}

/** PORT-G43 The facing after a wheel. */
export const wheeledTo = ({ facing }: Block, to: 'left' | 'right', by: number): Degrees =>
  turned(to === 'left' ? facing - by : facing + by);

/**
 * PORT-242, PORT-G43 The arc of a wheel in micrometres, travelled by the member farthest from the pivot. Measured along the first rank
 * alone, a line that turns right, wheels left and turns left again would swing round for half a move: its first rank is then one man.
 */
export function wheelArc({ cells, spacing }: Block, pivot: number, by: number): number {
  const [rank, file] = cells[pivot];
  const farthest = Math.max(...cells.map(([i, j]) => len((i - rank) * spacing, (j - file) * spacing)));
  return Math.floor((farthest * by * 3_141_593) / 180_000_000);
}
