import type { Violation } from '@/engine';
import { PASSABLE } from '../data';
import { isAdjacent, labelOf, neighbour, NODES, OFF, type Node } from '../hex';
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

/** Where a hero can walk and by which way. */
export type Reach = {
  readonly start: Node;
  /** In the order in which they are found: the nearest first, the start among them. */
  readonly nodes: readonly Node[];
  /** By node: the steps to it; -1 where it is out of reach. */
  readonly steps: Readonly<Int16Array>;
  /** By node: the node before it. */
  readonly before: Readonly<Int16Array>;
};

/** GATE-D56 All nodes at so many points from a node, by the shortest way whose directions come first. */
export function reachFrom(open: Pick<Open, 'heroes'>, start: Node, points: number): Reach {
  const steps = new Int16Array(NODES).fill(-1);
  const before = new Int16Array(NODES).fill(OFF);
  const { heroes } = open;
  const taken = -2;
  for (let i = 0; i < heroes.length; i++) if (heroes[i].node !== OFF) steps[heroes[i].node] = taken;
  const nodes = [start];
  steps[start] = 0;
  for (let i = 0; i < nodes.length; i++) {
    const at = nodes[i];
    const cost = steps[at] + 1;
    if (cost > points) break;
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbour(at, direction);
      if (next === OFF || steps[next] !== -1 || !PASSABLE[next]) continue;
      steps[next] = cost;
      before[next] = at;
      nodes.push(next);
    }
  }
  for (let i = 0; i < heroes.length; i++) {
    const { node } = heroes[i];
    if (node !== OFF && steps[node] === taken) steps[node] = -1;
  }
  return { start, nodes, steps, before };
}

const NOWHERE: readonly Node[] = [];

/** Where the hero of the turn can walk now. */
export function reachable(open: Open): Reach {
  const { hero, points } = open.turn;
  const { node } = open.heroes[hero];
  if (open.phase !== 'movement')
    return { start: node, nodes: NOWHERE, steps: new Int16Array(NODES).fill(-1), before: new Int16Array(NODES) };
  return reachFrom(open, node, points);
}

/** The nodes to be entered on the way to a node in reach. */
export function pathTo(reach: Reach, node: Node): readonly Node[] {
  const path: Node[] = [];
  for (let at = node; at !== reach.start; at = reach.before[at]) path.push(at);
  return path.reverse();
}
