import { hasBlessing } from './numbers';
import { heroAt } from './walk';
import { PASSABLE } from '../data';
import { distance, isAdjacent, neighbour, NEIGHBOURS_OF, OFF, sample, type Node } from '../hex';
import type { HeroId, Open, Team, WoundReason } from '../types';

/** Somebody who is hurt by an attack, and why. */
export type Victim = { readonly hero: HeroId; readonly reason: WoundReason };

/** The enemy of a team on a node, or -1. */
function enemyAt(open: Open, team: Team | null, node: Node): HeroId {
  const hero = node === OFF ? -1 : heroAt(open, node);
  return hero !== -1 && open.heroes[hero].team !== team ? hero : -1;
}

/** GATE-191 The nodes left and right of a target: its neighbours that are as far from the attacker as it is. */
export function splinterNodes(from: Node, target: Node): readonly Node[] {
  const far = distance(from, target);
  return NEIGHBOURS_OF[target].filter((node) => distance(from, node) === far);
}

/** GATE-194 to GATE-196 The nodes behind a target that the wave reaches: none, one or two. */
export function shockwaveNodes(from: Node, target: Node): readonly Node[] {
  const far = distance(from, target);
  const out: Node[] = [];
  for (const step of [far + 1, far + 2]) {
    const [node] = sample(from, target, step);
    if (node === OFF || !PASSABLE[node]) break;
    out.push(node);
  }
  return out;
}

/** GATE-190 to GATE-199 Whom a basic attack on a target hurts if it hits, from a node: the target first. */
export function victimsOf(open: Open, attacker: HeroId, target: HeroId, from: Node): readonly Victim[] {
  const { team } = open.heroes[attacker];
  const at = open.heroes[target].node;
  const out: Victim[] = [{ hero: target, reason: 'target' }];
  const add = (nodes: readonly Node[], reason: WoundReason) => {
    for (const node of nodes) {
      const hero = enemyAt(open, team, node);
      if (hero !== -1) out.push({ hero, reason });
    }
  };
  if (hasBlessing(open, team, 'splinter')) add(splinterNodes(from, at), 'splinter');
  if (hasBlessing(open, team, 'shockwave')) add(shockwaveNodes(from, at), 'shockwave');
  return out;
}

/** GATE-122 to GATE-124 The target of Chain Lightning and everybody it jumps to, the nearest links first. */
export function chainOf(open: Open, target: HeroId): readonly HeroId[] {
  const { team } = open.heroes[target];
  const chain = [target];
  for (let i = 0; i < chain.length; i++)
    for (let hero = 0; hero < open.heroes.length; hero++) {
      const { node, team: own } = open.heroes[hero];
      if (own === team && node !== OFF && !chain.includes(hero) && isAdjacent(node, open.heroes[chain[i]].node))
        chain.push(hero);
    }
  return chain;
}

/** GATE-141 The enemies around a node, clockwise from the north. */
export function adjacentEnemies(open: Open, team: Team | null, node: Node): readonly HeroId[] {
  const out: HeroId[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const enemy = enemyAt(open, team, neighbour(node, direction));
    if (enemy !== -1) out.push(enemy);
  }
  return out;
}
