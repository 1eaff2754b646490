import { STEPS_TO_ZONE, ZONE_OF } from '../board';
import { ALTARS, HEROES, SPAWNS } from '../data';
import { NODES, OFF, type Node } from '../hex';
import { movementOf } from '../questions';
import { heroOfTurn } from '../turn';
import { RED, type AltarId, type HeroId, type Open, type Team } from '../types';
import { captureWorth } from './scale';

/** What is left of a worth that comes a turn later. */
const LATER = 0.66;
/** Share of a turn's delay that counts step by step, so that every step forward pays. */
const SMOOTH = 0.25;
/** What is left of an altar's worth while an enemy stands in its zone. */
const CONTESTED = 0.38;
/** What waiting for another hero's turn costs. */
const WAITING = 0.012;

const MOST_MOVEMENT = 8;
const MOST_STEPS = NODES;

/** By movement and steps: what is left of a worth so many steps away. */
const NEARNESS: readonly Float64Array[] = Array.from({ length: MOST_MOVEMENT + 1 }, (_, movement) =>
  Float64Array.from({ length: MOST_STEPS }, (_step, steps) => nearnessOf(movement, steps)),
);

function nearnessOf(movement: number, steps: number): number {
  const turns = steps === 0 ? 1 : movement === 0 ? MOST_STEPS : Math.max(1, steps / movement);
  const whole = Math.floor(turns);
  let before = 1;
  for (let i = 0; i < whole && before > 0.0001; i++) before *= LATER;
  const after = before * LATER;
  const late = whole === turns ? before : after;
  return (1 - SMOOTH) * late + SMOOTH * (before + (after - before) * (turns - whole));
}

/** A hero as its next turn will find it: the slain are back on their spawn point. */
export type Stance = {
  readonly hero: HeroId;
  readonly team: Team;
  readonly node: Node;
  readonly health: number;
  readonly movement: number;
  readonly stunned: boolean;
  /** How many other turns come before its next one. */
  readonly wait: number;
};

const ROUND = HEROES.length;

export function stancesOf(open: Open): readonly Stance[] {
  const { orders, opening, turn } = open;
  const waits = new Int8Array(ROUND);
  for (let wait = 1; wait <= ROUND; wait++) waits[heroOfTurn(orders, opening ?? 0, turn.number + wait)] = wait;
  return open.heroes.map((own, hero): Stance => {
    const team = own.team ?? 0;
    const slain = own.node === OFF;
    return {
      hero,
      team,
      node: slain ? SPAWNS[team][0] : own.node,
      health: slain ? HEROES[hero].health : own.health,
      movement: movementOf(open, hero, own.poison > 0),
      stunned: own.stun > 0,
      wait: waits[hero],
    };
  });
}

/** Whether an enemy of the team other than one stands in a zone. */
function guarded({ heroes }: Open, altar: AltarId, team: Team, without: HeroId): boolean {
  for (let hero = 0; hero < heroes.length; hero++) {
    const { node, team: own } = heroes[hero];
    if (own !== team && hero !== without && node !== OFF && ZONE_OF[node] === altar) return true;
  }
  return false;
}

/** By altar: what a team gains there, less where an enemy stands; the hero left out stands nowhere. */
export function prizes(open: Open, team: Team, without: HeroId): Float64Array {
  const out = new Float64Array(ALTARS.length);
  for (let altar = 0; altar < out.length; altar++) {
    if (open.altars[altar] === team) continue;
    out[altar] = captureWorth(open, team, altar) * (guarded(open, altar, team, without) ? CONTESTED : 1);
  }
  return out;
}

/** What is left of an altar's worth for a hero on a node. */
export const nearness = (movement: number, node: Node, altar: number): number =>
  NEARNESS[movement][STEPS_TO_ZONE[altar][node]];

/** What an altar promises a hero. */
function promise(stance: Stance, prize: Float64Array, altar: number): number {
  if (prize[altar] === 0) return 0;
  const near = prize[altar] * nearness(stance.movement, stance.node, altar) * (1 - WAITING * stance.wait);
  return stance.stunned && STEPS_TO_ZONE[altar][stance.node] > 0 ? near * LATER : near;
}

/** The most that any altar promises a hero. */
export function bestPromise(stance: Stance, prize: Float64Array): number {
  let best = 0;
  for (let altar = 0; altar < prize.length; altar++) best = Math.max(best, promise(stance, prize, altar));
  return best;
}

/** By altar: what the hero of a team that goes there makes of it, if everybody goes for something else. */
export function claims(team: readonly Stance[], prize: Float64Array): Float64Array {
  const out = new Float64Array(prize.length);
  const gone = new Set<HeroId>();
  for (let round = 0; round < team.length; round++) {
    let best = 0;
    let who = -1;
    let where = -1;
    for (const stance of team) {
      if (gone.has(stance.hero)) continue;
      for (let i = 0; i < prize.length; i++) {
        // The half-turn of the board turns the list of altars round: so both teams see it from their own side.
        const altar = stance.team === RED ? i : prize.length - 1 - i;
        const worth = out[altar] > 0 ? 0 : promise(stance, prize, altar);
        if (worth <= best) continue;
        best = worth;
        who = stance.hero;
        where = altar;
      }
    }
    if (who === -1) break;
    gone.add(who);
    out[where] = best;
  }
  return out;
}
