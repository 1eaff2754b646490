import { ALTARS, BLESSINGS, PASSABLE, SPAWN_NODES, SPAWNS, type Blessing } from './data';
import { neighbour, NEIGHBOURS_OF, NODES, OFF, type Node } from './hex';
import { RED, type AltarId, type Team } from './types';

/** No altar. */
export const NO_ALTAR: AltarId = -1;

/** GATE-017 The zone of each altar: its node, then its neighbours clockwise from the north. */
export const ZONES: readonly (readonly Node[])[] = ALTARS.map(({ node }) => [node, ...NEIGHBOURS_OF[node]]);

/** The altar in whose zone a node lies, by node; NO_ALTAR outside of all. */
export const ZONE_OF: Readonly<Int8Array> = zoneTable();

function zoneTable(): Int8Array {
  const table = new Int8Array(NODES).fill(NO_ALTAR);
  ZONES.forEach((zone, altar) => zone.forEach((node) => (table[node] = altar)));
  return table;
}

/** The altar that gives a blessing. */
export const ALTAR_OF = Object.fromEntries(
  BLESSINGS.map((blessing) => [blessing, ALTARS.findIndex((altar) => altar.blessing === blessing)]),
) as Readonly<Record<Blessing, AltarId>>;

/** GATE-061 Six a node, by direction: the next node if a hero can enter it, else OFF. */
export const STEPS: Readonly<Int16Array> = Int16Array.from({ length: NODES * 6 }, (_, i) => {
  const next = neighbour(Math.floor(i / 6), i % 6);
  return next !== OFF && PASSABLE[next] ? next : OFF;
});

/** Steps from the nearest of some nodes to every node, heroes ignored; -1 where nobody can walk. */
export function stepsFrom(starts: readonly Node[]): Readonly<Int16Array> {
  const steps = new Int16Array(NODES).fill(-1);
  const queue = starts.slice();
  for (const start of starts) steps[start] = 0;
  for (let i = 0; i < queue.length; i++)
    for (const next of NEIGHBOURS_OF[queue[i]])
      if (PASSABLE[next] && steps[next] < 0) {
        steps[next] = steps[queue[i]] + 1;
        queue.push(next);
      }
  return steps;
}

/** By altar and node: steps to the nearest node of the zone on an empty board. */
export const STEPS_TO_ZONE: readonly Readonly<Int16Array>[] = ZONES.map(stepsFrom);

/** GATE-047, GATE-048 By team: where a hero returns, in the order in which nodes are tried. */
const RETURNS: readonly (readonly Node[])[] = SPAWNS.map((spawn, team) => {
  const steps = stepsFrom([SPAWN_NODES[team]]);
  const others = PASSABLE.flatMap((passable, node) => (passable && !spawn.includes(node) ? [node] : []));
  const tie = team === RED ? 1 : -1;
  return [...spawn, ...others.sort((a, b) => steps[a] - steps[b] || tie * (a - b))];
});

/** GATE-047, GATE-048 The first node of the spawn list that is free, else the nearest free one. */
export function returnNode(heroes: readonly { readonly node: Node }[], team: Team): Node {
  return RETURNS[team].find((node) => heroes.every((hero) => hero.node !== node)) ?? OFF;
}
