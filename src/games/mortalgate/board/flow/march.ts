import { HEROES, movementOf, NODES, PASSABLE, reachFrom, ZONES, type Node, type Open } from '../../rules';
import { within } from '../../rules/hex';
import { canFrom, pathIn, rangeOf } from './places';
import type { Deed, Goal } from './types';

/** A way that may take several turns of the hero whose turn it is. */
export type March = {
  /** Every node to be entered. */
  readonly path: readonly Node[];
  /** What of it is walked this turn. */
  readonly now: readonly Node[];
  /** Where each turn ends. */
  readonly stops: readonly Node[];
  /** In how many turns it arrives, this one included. */
  readonly turns: number;
};

/** The shortest way of the hero of the turn to one of some nodes, round everybody as they stand; null where there is none. */
export function marchTo(open: Open, goals: readonly Node[]): March | null {
  const { hero, points } = open.turn;
  const reach = reachFrom(open, open.heroes[hero].node, NODES);
  const goal = reach.nodes.find((node) => goals.includes(node));
  if (goal === undefined) return null;
  const path = pathIn(reach, goal);
  const left = open.phase === 'movement' ? points : 0;
  const daily = Math.max(1, movementOf(open, hero, false));
  const stops: Node[] = [];
  for (let end = left; end < path.length; end += daily) if (end > 0) stops.push(path[end - 1]);
  const turns = 1 + Math.ceil(Math.max(0, path.length - left) / daily);
  return { path, now: path.slice(0, left), stops, turns };
}

/** GATE-017 The nodes that belong to a goal. */
export const nodesOf = (goal: Goal): readonly Node[] => (goal.kind === 'altar' ? ZONES[goal.altar] : [goal.node]);

/** The shortest way to where a deed could be done, if the hero had all the time. */
export function marchToDeed(open: Open, deed: Deed): March | null {
  const { hero } = open.turn;
  const { target, means } = deed;
  if (target === null) return null;
  const at = open.heroes[target].node;
  const range = Math.max(rangeOf(hero, means), HEROES[hero].range);
  const stands = within(at, range).filter((node) => PASSABLE[node] && canFrom(open, hero, deed, node));
  return (
    marchTo(open, stands) ??
    marchTo(
      open,
      within(at, range).filter((node) => PASSABLE[node]),
    )
  );
}
