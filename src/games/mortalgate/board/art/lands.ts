import { scatter } from '@/ui/art/paint';
import { TERRAIN } from '../../rules/data';
import { columnOf, NEIGHBOURS_OF, NODES, rowOf, type Node } from '../../rules/hex';

/** What grows on open ground: only a look, it hinders nobody. */
export type Land = 'sand' | 'grass' | 'wood' | 'heath' | 'stone';

const SEED = 7;

/** An even number from 0 to 1 that changes slowly from place to place. */
function slow(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - left, y - top];
  const at = (dx: number, dy: number) => scatter(seed, (left + dx) * 131 + (top + dy) * 17);
  const across = (dy: number) => at(0, dy) * (1 - u) + at(1, dy) * u;
  return across(0) * (1 - v) + across(1) * v;
}

const isCoast = (node: Node): boolean =>
  NEIGHBOURS_OF[node].length < 6 || NEIGHBOURS_OF[node].some((next) => TERRAIN[next] === 'sea');

function landOf(node: Node): Land {
  const [x, y] = [columnOf(node), rowOf(node)];
  if (isCoast(node)) return 'sand';
  const wet = slow(x / 4.1, y / 4.1, SEED);
  const high = slow(x / 3.3 + 20, y / 3.3, SEED + 1);
  const nearRock = NEIGHBOURS_OF[node].filter((next) => TERRAIN[next] === 'rock').length;
  if (high > 0.72 || nearRock > 3) return 'stone';
  if (wet > 0.58) return 'wood';
  return wet < 0.38 ? 'heath' : 'grass';
}

/** By node; what lies under rocks is stone. */
export const LANDS: readonly Land[] = Array.from({ length: NODES }, (_, node) =>
  TERRAIN[node] === 'rock' ? 'stone' : landOf(node),
);

/** All nodes that are not sea. */
export const LAND_NODES: readonly Node[] = Array.from({ length: NODES }, (_, node) => node).filter(
  (node) => TERRAIN[node] !== 'sea',
);
