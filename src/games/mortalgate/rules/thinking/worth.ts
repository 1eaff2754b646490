import { ALTARS, CAPTURE_GRACE, GRACE_GOAL } from '../data';
import { otherTeam } from '../questions';
import type { Open, State, Team } from '../types';
import { dangersFor } from './danger';
import { claims, prizes, stancesOf } from './race';
import { holdWorth, killGrace, vigour, WIN } from './scale';

const NOBODY = -1;
/** The end of the match counts more than anything that may still come. */
const END = 3 * WIN;
/** Share of what the altars promise, which is still to be done. */
const PROMISED = 0.8;
/** What a hero's health is worth, and how much the danger it is in counts. */
const LIFE = 1;
const FEARED = 0.5;

/** Whether the next capture wins the match for a team. */
const wins = ({ grace }: Open, team: Team): boolean => grace[team] + CAPTURE_GRACE >= GRACE_GOAL;

/** What the heroes of a team may still do, and how well they are. */
function prospects(open: Open, team: Team): number {
  const stances = stancesOf(open);
  const own = stances.filter((stance) => stance.team === team);
  const claimed = claims(own, prizes(open, team, NOBODY));
  // Where a capture wins, it wins once.
  const promised = wins(open, team) ? Math.max(...claimed) : claimed.reduce((sum, each) => sum + each, 0);
  const death = killGrace(open, otherTeam(team));
  const lives = own.reduce((sum, { hero, node, health }) => {
    const slain =
      open.heroes[hero].wall || open.heroes[hero].node !== node
        ? 0
        : dangersFor(open, stances, hero, health)(node).slain;
    return sum + LIFE * vigour(hero, health) - FEARED * slain * death;
  }, 0);
  return PROMISED * promised + lives;
}

/** What a state is worth to a team, in grace: what it has and may hope for, less that of the other team. */
export function stateWorth(state: State, team: Team): number {
  const { outcome, grace, altars } = state;
  const other = otherTeam(team);
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === team ? END : -END;
  let worth = grace[team] - grace[other];
  for (let altar = 0; altar < ALTARS.length; altar++)
    if (altars[altar] !== null) worth += altars[altar] === team ? holdWorth(state, altar) : -holdWorth(state, altar);
  return worth + prospects(state, team) - prospects(state, other);
}
