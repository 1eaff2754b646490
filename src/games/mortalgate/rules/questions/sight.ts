import { PASSABLE } from '../data';
import { distance, nodeOfAxial, OFF, offsetsAt, Q, R, type Node } from '../hex';
import type { Hero, HeroId, Open, Team } from '../types';

/** What lies on the straight line between two nodes, and where it is blocked. */
export type Sight = {
  readonly seen: boolean;
  /** Step by step the one or two nodes of the line; both ends are left out. */
  readonly line: readonly (readonly Node[])[];
  /** The first node that blocks, or both of them where the line runs between two (GATE-078). */
  readonly blockedBy: readonly Node[];
};

type Heroes = readonly Pick<Hero, 'node' | 'team'>[];

const REACH = 6;
const SIDE = 2 * REACH + 1;

/** Lines up to six nodes long by what lies between their ends: for each step the offsets of one or two nodes. */
const LINES: readonly Int8Array[] = Array.from({ length: SIDE * SIDE }, (_, i) => {
  const dq = Math.floor(i / SIDE) - REACH;
  const dr = (i % SIDE) - REACH;
  const steps = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  const flat: number[] = [];
  for (let step = 1; step < steps; step++) {
    const offsets = offsetsAt(dq, dr, step);
    flat.push(...offsets[0], ...offsets[offsets.length - 1]);
  }
  return Int8Array.from(flat);
});

/** GATE-075 to GATE-079 Whether a node on the line blocks it for a hero of the team. */
function blocks(heroes: Heroes, team: Team | null, node: Node): boolean {
  if (node === OFF || !PASSABLE[node]) return true;
  for (let i = 0; i < heroes.length; i++) if (heroes[i].node === node) return heroes[i].team !== team;
  return false;
}

/** GATE-073, GATE-074 Whether a hero of the team on one node sees another node. */
export function sees(open: { readonly heroes: Heroes }, team: Team | null, from: Node, to: Node): boolean {
  const dq = Q[to] - Q[from];
  const dr = R[to] - R[from];
  if (dq > REACH || dq < -REACH || dr > REACH || dr < -REACH) return sightTo(open, team, from, to).seen;
  const line = LINES[(dq + REACH) * SIDE + dr + REACH];
  const { heroes } = open;
  for (let i = 0; i < line.length; i += 4) {
    if (!blocks(heroes, team, nodeOfAxial(Q[from] + line[i], R[from] + line[i + 1]))) continue;
    const isTie = line[i] !== line[i + 2] || line[i + 1] !== line[i + 3];
    if (!isTie || blocks(heroes, team, nodeOfAxial(Q[from] + line[i + 2], R[from] + line[i + 3]))) return false;
  }
  return true;
}

/** The line itself, for whoever wants to be shown what blocks it. */
export function sightTo(open: { readonly heroes: Heroes }, team: Team | null, from: Node, to: Node): Sight {
  const dq = Q[to] - Q[from];
  const dr = R[to] - R[from];
  const line = Array.from({ length: Math.max(0, distance(from, to) - 1) }, (_, i) =>
    offsetsAt(dq, dr, i + 1).map(([q, r]) => nodeOfAxial(Q[from] + q, R[from] + r)),
  );
  const blockedBy = line.find((nodes) => nodes.every((node) => blocks(open.heroes, team, node))) ?? [];
  return { seen: blockedBy.length === 0, line, blockedBy };
}

/** The sight of a hero to another one, from where they stand. */
export function sight(open: Open, hero: HeroId, target: HeroId): Sight {
  const { team, node } = open.heroes[hero];
  return sightTo(open, team, node, open.heroes[target].node);
}
