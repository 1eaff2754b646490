import { centroid, deg } from '../geometry';
import { flightOf, nearestEnemy } from '../questions/flight';
import { runnersOf } from '../questions/morale';
import { crowdAround } from '../questions/placing';
import { partyOf } from '../roster';
import type { Event, State, Unit } from '../types';
import { shift } from './sendings';

/**
 * PORT-220 to PORT-222, PORT-D103 A unit flees behind its nearest friends, where all find places; it arrives loose and on its feet.
 * Whoever stays behind leaves it first. Says whether it could.
 */
export function fly(state: State, unit: Unit, stayBehind: () => void, events: Event[]): boolean {
  const flight = flightOf(state, unit);
  const runners = runnersOf(state, unit);
  const places = flight?.reachable ? crowdAround(state, runners, flight.spot) : null;
  if (flight === null || places === null) return false;
  const enemy = nearestEnemy(state, runners[0], centroid(runners));
  stayBehind();
  unit.block = null;
  const shifts = runners.map((runner, i) => {
    runner.prone = false;
    const { x, y } = places[i];
    // PORT-G49
    return shift(runner, { x, y, facing: enemy === undefined ? runner.facing : deg(enemy.x - x, enemy.y - y) });
  });
  const { spot, cost, allowance, behind } = flight;
  events.push({ type: 'unitFlew', party: partyOf(unit), behind: partyOf(behind), spot, shifts, cost, allowance });
  return true;
}
