import type { Violation } from '@/engine';
import { STEPS } from '../board';
import { PASSABLE } from '../data';
import { distance, isAdjacent, labelOf, NODES, type Node } from '../hex';
import type { HeroId, Open } from '../types';
import { heroName } from '../words';
import { refuse } from './refusal';

/** The hero on a node, or -1. */
export function heroAt(open: Pick<Open, 'heroes'>, node: Node): HeroId {
  const { heroes } = open;
  for (let i = 0; i < heroes.length; i++) if (heroes[i].node === node) return i;
  return -1;
}

/** GATE-058 to GATE-064, GATE-D56 Why the hero of the turn cannot walk so: the reason of the first bad step. */
export function whyNotWalk(open: Open, path: readonly Node[]): Violation | undefined {
  const { hero, points, stunned } = open.turn;
  if (stunned) return refuse('stunned', { hero: heroName(hero) });
  if (open.phase !== 'movement') return refuse('wrongPhase');
  if (path.length === 0) return refuse('emptyPath');
  let at = open.heroes[hero].node;
  for (let i = 0; i < path.length; i++) {
    const to = path[i];
    if (to < 0 || to >= NODES) return refuse('offBoard', { node: '' });
    if (!isAdjacent(at, to)) return refuse('notAdjacent', { node: labelOf(to) });
    if (!PASSABLE[to]) return refuse('impassable', { node: labelOf(to) });
    const other = heroAt(open, to);
    if (other !== -1 && other !== hero) return refuse('occupied', { node: labelOf(to), hero: heroName(other) });
    if (i >= points) return refuse('noMovementLeft', { hero: heroName(hero), count: points });
    at = to;
  }
  return undefined;
}

/** Where a hero can walk and by which way: node by node in the order in which they are found, the start first. */
export type Reach = {
  readonly nodes: readonly Node[];
  /** To each of the nodes: the nodes that are entered on the shortest way whose directions come first (GATE-D56). */
  readonly paths: readonly (readonly Node[])[];
};

/** By node: the number of the search in which it was found last. */
const FOUND = new Int32Array(NODES);
let searches = 0;

/** A path one node longer, written out because a search makes a hundred of them. */
function extended(path: readonly Node[], next: Node): readonly Node[] {
  switch (path.length) {
    case 0:
      return [next];
    case 1:
      return [path[0], next];
    case 2:
      return [path[0], path[1], next];
    case 3:
      return [path[0], path[1], path[2], next];
    case 4:
      return [path[0], path[1], path[2], path[3], next];
    case 5:
      return [path[0], path[1], path[2], path[3], path[4], next];
    default:
      return [...path, next];
  }
}

/** All nodes at so many points from a node, round the heroes. */
function search({ heroes }: Pick<Open, 'heroes'>, start: Node, points: number): Reach {
  const search = ++searches;
  // Taken out of their modules once: a search looks at them some hundred times.
  const [steps, found] = [STEPS, FOUND];
  for (let i = 0; i < heroes.length; i++) if (heroes[i].node >= 0) found[heroes[i].node] = search;
  found[start] = search;
  const nodes = [start];
  const paths: (readonly Node[])[] = [[]];
  for (let i = 0; i < nodes.length; i++) {
    const path = paths[i];
    if (path.length >= points) break;
    const edge = nodes[i] * 6;
    for (let direction = 0; direction < 6; direction++) {
      const next = steps[edge + direction];
      if (next < 0 || found[next] === search) continue;
      found[next] = search;
      nodes.push(next);
      paths.push(extended(path, next));
    }
  }
  return { nodes, paths };
}

/** Nobody walks further in one turn. */
const MOST_POINTS = 7;
const NOBODY: Pick<Open, 'heroes'> = { heroes: [] };
/** By node and points: where a hero can walk while nobody is near, which most turns ask for; found once it is asked for. */
const UNHINDERED: (Reach | undefined)[] = Array.from({ length: NODES * (MOST_POINTS + 1) });

/** Whether a hero stands on none of the nodes that are so near. */
function isAlone({ heroes }: Pick<Open, 'heroes'>, start: Node, points: number): boolean {
  for (let i = 0; i < heroes.length; i++) {
    const { node } = heroes[i];
    if (node >= 0 && node !== start && distance(start, node) <= points) return false;
  }
  return true;
}

/** All nodes at so many points from a node. */
export function reachFrom(open: Pick<Open, 'heroes'>, start: Node, points: number): Reach {
  if (points > MOST_POINTS || !isAlone(open, start, points)) return search(open, start, points);
  return (UNHINDERED[start * (MOST_POINTS + 1) + points] ??= search(NOBODY, start, points));
}

const NOWHERE: Reach = { nodes: [], paths: [] };

/** Where the hero of the turn can walk now; the node it stands on comes first. */
export function reachable(open: Open): Reach {
  const { hero, points } = open.turn;
  return open.phase === 'movement' ? reachFrom(open, open.heroes[hero].node, points) : NOWHERE;
}
