import type { Box } from '@/look/box';
import { OFF, type Node } from '../rules/hex';
import type { View } from '../rules/types';
import { HEX, ISLAND, middleOf } from './layout/hexes';

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const beyond = ({ x, y, w, h }: Box): number =>
  Math.max(0, -x) + Math.max(0, x + w - ISLAND.width) + Math.max(0, -y) + Math.max(0, y + h - ISLAND.height);

/** Beside a hex: right, left, below, above and at its lower corners; the first place is the one that is liked best. */
export function besides(node: Node, w: number, h: number): readonly [Box, Box, Box, Box, ...Box[]] {
  const { x, y } = middleOf(node);
  const [far, high] = [HEX * 1.18, HEX * 1.22];
  return [
    { x: x + far, y: y - h / 2, w, h },
    { x: x - far - w, y: y - h / 2, w, h },
    { x: x - w / 2, y: y + high, w, h },
    { x: x - w / 2, y: y - high - h, w, h },
    { x: x + HEX * 0.75, y: y + HEX * 0.8, w, h },
    { x: x - HEX * 0.75 - w, y: y + HEX * 0.8, w, h },
  ];
}

/** The place that covers least of what must be seen, on the board. */
export function clearest(places: readonly Box[], taken: readonly Box[]): Box {
  const covered = (place: Box) => taken.reduce((sum, one) => sum + overlap(place, one), 100 * beyond(place));
  return places.reduce((best, place) => (covered(place) < covered(best) - 1 ? place : best));
}

/** Where somebody stands, and on some further hexes. */
export const standing = ({ heroes }: Pick<View, 'heroes'>, further: readonly Node[]): Box[] =>
  [...heroes.map(({ node }) => node), ...further]
    .filter((node) => node !== OFF)
    .map((node) => {
      const { x, y } = middleOf(node);
      return { x: x - HEX * 0.9, y: y - HEX, w: HEX * 1.8, h: HEX * 2.1 };
    });
