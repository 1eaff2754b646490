import { STEPS_TO_ZONE, ZONE_OF } from '../board';
import { abilityOf, ALTARS, HEROES, SPAWNS, type AbilityId } from '../data';
import { OFF, type Node } from '../hex';
import { otherTeam } from '../questions';
import type { HeroId, Open, Team } from '../types';
import { dangersFor, type Danger } from './danger';
import { bestPromise, claims, nearness, prizes, stancesOf, type Stance } from './race';
import { captureWorth, killGrace } from './scale';

/** What is the same for all plans of a hero's turn. */
export type Outlook = {
  readonly open: Open;
  readonly hero: HeroId;
  readonly team: Team;
  readonly stances: readonly Stance[];
  /** By altar: what the team gains there. */
  readonly prize: Float64Array;
  /** By altar: what a teammate makes of it who goes there anyway. */
  readonly claimed: Float64Array;
  /** By altar: what it is worth to stand in its zone until the enemies have acted. */
  readonly denial: Float64Array;
  /** By hero: what its death is worth to the other team. */
  readonly kill: Float64Array;
  readonly dangerAt: (node: Node) => Danger;
  /** By teammate: what it is worth to heal it, once it was asked. */
  readonly healing: Map<HeroId, number>;
  /** The hero's abilities that it can use now, and how far it reaches at most. */
  readonly ready: readonly AbilityId[];
  readonly longest: number;
  /** What the hero's own death gives the enemies. */
  readonly fall: number;
  /** What the altars promise from the spawn point. */
  readonly home: number;
};

/** Share of a capture that is lost to the enemy by being denied it, as it may come back. */
const DENIED = 0.6;
/** The same where a teammate stands in the zone already. */
const SECOND_GUARD = 0.3;
/** How much of an enemy's next best capture makes up for the one that it is denied. */
const INSTEAD = 0.8;
/** Share of a further altar on the way. */
const FURTHER = 0.5;
/** Share of an altar that a teammate goes for. */
const SHARED = 0.22;
/** A slain hero is whole again and has lost its way: what it was about to do counts. */
const TEMPO = 0.8;

/** By hero: grace, and the way that is lost. */
function killWorths(open: Open, stances: readonly Stance[], prizeOf: readonly Float64Array[]): Float64Array {
  return Float64Array.from(stances, (stance) => {
    const { team, hero } = stance;
    const there = bestPromise(stance, prizeOf[team]);
    const back = bestPromise({ ...stance, node: SPAWNS[team][0], movement: HEROES[hero].movement }, prizeOf[team]);
    return killGrace(open, otherTeam(team)) + TEMPO * Math.max(0, there - back);
  });
}

/** What each altar is worth to be denied to the enemies who could capture it in their next turn. */
function denials(open: Open, team: Team, stances: readonly Stance[], hero: HeroId): Float64Array {
  const out = new Float64Array(ALTARS.length);
  const foe = otherTeam(team);
  for (const { team: own, node, movement, stunned } of stances) {
    if (own !== foe) continue;
    let best = 0;
    let next = 0;
    let where = -1;
    for (let altar = 0; altar < out.length; altar++) {
      if (open.altars[altar] === foe || STEPS_TO_ZONE[altar][node] > (stunned ? 0 : movement)) continue;
      const worth = captureWorth(open, foe, altar);
      if (worth > best) {
        next = best;
        best = worth;
        where = altar;
      } else next = Math.max(next, worth);
    }
    if (where !== -1) out[where] = Math.max(out[where], DENIED * (best - INSTEAD * next));
  }
  open.heroes.forEach(({ team: own, node }, mate) => {
    if (own === team && mate !== hero && node !== OFF && ZONE_OF[node] >= 0) out[ZONE_OF[node]] *= SECOND_GUARD;
  });
  return out;
}

export function outlookOf(open: Open): Outlook {
  const { hero } = open.turn;
  const team = open.heroes[hero].team ?? 0;
  const stances = stancesOf(open);
  const own = prizes(open, team, hero);
  const foe = prizes(open, otherTeam(team), hero);
  const prizeOf = team === 0 ? [own, foe] : [foe, own];
  const mates = stances.filter((stance) => stance.team === team && stance.hero !== hero);
  const claimed = claims(mates, own);
  const { abilities, range } = HEROES[hero];
  const ready = abilities.filter((_, slot) => open.heroes[hero].cooldowns[slot] === 0);
  const outlook = {
    open,
    hero,
    team,
    stances,
    prize: own,
    claimed,
    denial: denials(open, team, stances, hero),
    kill: killWorths(open, stances, prizeOf),
    fall: killGrace(open, otherTeam(team)),
    dangerAt: dangersFor(open, stances, hero, open.heroes[hero].health),
    healing: new Map<HeroId, number>(),
    ready,
    longest: Math.max(range, ...ready.map((ability) => abilityOf(ability).range)),
  };
  return { ...outlook, home: promiseAt(outlook, SPAWNS[team][0], -1) };
}

/** What the altars promise the hero on a node, those that a teammate claims only as far as it is nearer; one may be taken already. */
export function promiseAt(
  { prize, claimed, hero, stances }: Pick<Outlook, 'prize' | 'claimed' | 'hero' | 'stances'>,
  node: Node,
  taken: number,
): number {
  const { movement } = stances[hero];
  let best = 0;
  let next = 0;
  for (let altar = 0; altar < prize.length; altar++) {
    if (prize[altar] === 0 || altar === taken) continue;
    const near = prize[altar] * nearness(movement, node, altar);
    const worth = Math.max(SHARED * near, near - claimed[altar]);
    if (worth > best) {
      next = best;
      best = worth;
    } else if (worth > next) next = worth;
  }
  return best + FURTHER * next;
}
