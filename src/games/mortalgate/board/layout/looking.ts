import { around, type Box } from '@/look/box';
import type { Zoom } from '@/scene/camera';
import { OFF, type Node } from '../../rules/hex';
import { boxOn, HEX, ISLAND } from './hexes';

/** A hex is seen no larger than twice its usual size. */
const NEAREST = 2;

/** From the whole island in a window to hexes of twice their size. */
export const zoomIn = ({ w, h }: Box): Zoom => ({
  least: Math.min(w / ISLAND.width, h / ISLAND.height, 1),
  largest: NEAREST,
});

/** So many hexes round a hero are seen with it. */
const ROUND = 5.5;

/** What should be seen of some hexes: all of them and some ground round each; on the island, so that the camera finds it. */
export function lookBox(nodes: readonly Node[], round: number = ROUND): Box {
  const boxes = nodes.filter((node) => node !== OFF).map((node) => boxOn(node, 2 * HEX * round));
  return boxes.length === 0 ? { x: 0, y: 0, w: ISLAND.width, h: ISLAND.height } : around(boxes);
}
