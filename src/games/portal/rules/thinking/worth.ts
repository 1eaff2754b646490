import type { Seat } from '@/engine';
import { dist2 } from '../geometry';
import { paceOf } from '../questions/allowance';
import {
  elementOf,
  groupMembers,
  inPlay,
  membersOf,
  seatOf,
  strengthOf,
  strengthOfElement,
  unitsInPlay,
} from '../roster';
import type { Element, GroupId, Open, Point, Unit } from '../types';
import type { Weights } from './parts';
import { threat } from './threat';

/** What bots weigh, in points of victory (PORT-326 to PORT-330). */

/** PORT-328 A unit that flees scores, and its points are out of the fight. */
const FLIGHT_POINTS = 20;
/** PORT-329 */
const OBJECTIVE_POINTS = 50;
/** A centimetre nearer to what is wanted. */
const NEARER = 0.35;
/** What an enemy can do counts for less than what is certain, as he may choose somebody else; least once he has had his round. */
const FEAR_NOW = 0.6;
const FEAR_LATER = 0.4;
/** What a group could do in its next round. */
const HOPE = 0.4;
/** PORT-329 Beside a point of losses, which counts for both sides: half of what an objective scores. */
const CONTROL = 25;

/** One figure that has left by an edge of exit. */
const EXIT = 6;

const pointsOfUnit = (open: Open, unit: Unit): number =>
  membersOf(open, unit).reduce(
    (sum, { model, rider, crew }) =>
      sum + (model?.points ?? 0) + (rider?.points ?? 0) + crew.reduce((all, { points }) => all + points, 0),
    0,
  );

/** What the chance is worth that the rest of a unit runs. */
const flightWorth = (open: Open, unit: Unit, rout: number): number =>
  rout * (FLIGHT_POINTS + pointsOfUnit(open, unit) * 0.3);

/** What an attack is worth: what falls, and the chance that the rest runs. */
export const harmWorth = (open: Open, unit: Unit, points: number, rout: number): number =>
  points + flightWorth(open, unit, rout);

/** The same, part by part. */
export const harmParts = (open: Open, unit: Unit, points: number, rout: number): Weights => ({
  falls: points,
  flight: flightWorth(open, unit, rout),
});

const far = (a: Point, b: Point): number => Math.sqrt(dist2(a, b)) / 10;

const shoots = ({ kind, weapons, model }: Element): boolean =>
  kind === 'piece' || (kind === 'vehicle' ? weapons.some(({ working }) => working) : model?.weapon != null);

/** What the enemies can do to a group from where they stand, and what it can do to the best of them: later counts for less than now. */
function prospects(open: Open, group: GroupId, seat: Seat): { readonly hope: number; readonly fear: number } {
  const [first] = groupMembers(open, group);
  const own = open.units[first.unit - 1];
  let [fear, hope] = [0, 0];
  for (const enemy of unitsInPlay(open)) {
    if (enemy.seat === seat) continue;
    fear += threat(open, enemy, own) * (hasActed(open, enemy) ? FEAR_LATER : FEAR_NOW);
    hope = Math.max(hope, threat(open, own, enemy));
  }
  return { hope: HOPE * hope, fear };
}

/** Whether all of a unit have had their round of this turn. */
const hasActed = (open: Open, unit: Unit): boolean =>
  open.config.mode === 'skirmish' ? unit.members.every((id) => open.acted.includes(id)) : open.acted.includes(unit.id);

/** PORT-336, PORT-337 What a marker is worth by who can be at it when it counts, and by how far the end still is. */
function control(open: Open, seat: Seat): number {
  const { config, turn } = open;
  const last = config.length.by === 'turns' || config.length.by === 'later' ? config.length.turns : turn + 3;
  return config.objectives.reduce((sum, one) => {
    if (one.type !== 'hold' && one.type !== 'holdRun') return sum;
    const left = Math.max(0, one.type === 'holdRun' ? Math.min(last - turn, one.turns) : last - turn);
    let lead = 0;
    for (const element of open.elements) {
      if (!inPlay(element)) continue;
      const off = Math.sqrt(dist2(element, one)) - one.radius;
      const pace = off <= 0 ? 1 : paceOf(open, element);
      const rounds = off <= 0 ? 0 : pace === 0 ? Infinity : off / pace;
      const counts =
        rounds === 0 ? 1 : rounds > 2 * (left + 1) ? 0 : Math.max(0, 0.7 - 0.12 * rounds) * (left > 0 ? 1 : 0.3);
      lead += (seatOf(open, element) === seat ? counts : -counts) * strengthOfElement(element);
    }
    return sum + (CONTROL * lead) / (Math.abs(lead) + 0.3 + left);
  }, 0);
}

/** PORT-336, PORT-337 How much of a marker a side has by its strength there; the last turns count most. */
function holding(open: Open, seat: Seat): number {
  const { config, turn } = open;
  const last = config.length.by === 'turns' || config.length.by === 'later' ? config.length.turns : 8;
  const urgent = Math.min(1, (turn + 1) / last);
  return config.objectives.reduce((sum, one) => {
    if (one.type !== 'hold' && one.type !== 'holdRun') return sum;
    const there = open.elements.filter((element) => inPlay(element) && dist2(element, one) <= one.radius * one.radius);
    const strength = (own: boolean) =>
      there.reduce(
        (all, element) => all + ((seatOf(open, element) === seat) === own ? strengthOfElement(element) : 0),
        0,
      );
    const [mine, theirs] = [strength(true), strength(false)];
    if (mine + theirs === 0) return sum;
    const share =
      mine > theirs ? 0.75 + 0.25 * Math.min(1, (mine - theirs) / 5) : mine === theirs ? 0.4 : 0.2 * (mine / theirs);
    return sum + OBJECTIVE_POINTS * share * urgent;
  }, 0);
}

/** How near a group is to what it is for: shooters to their range, fighters to the enemy, all to a marker that must be held. */
function nearness(open: Open, group: GroupId, seat: Seat): number {
  const members = groupMembers(open, group).filter(inPlay);
  const [first] = members;
  if (first === undefined) return 0;
  const foes = open.elements.filter((element) => inPlay(element) && seatOf(open, element) !== seat);
  const foe = Math.min(...foes.map((element) => far(first, element)));
  const wished = shoots(first) ? 14 : 0;
  const toFoe = foes.length === 0 ? 0 : Math.abs(Math.max(0, foe - wished));
  const { w, h } = open.config.table;
  const markers = open.config.objectives.flatMap((one) => {
    if ('x' in one) return [far(first, one)];
    if (one.type !== 'exit' || one.side !== seat) return [];
    return [{ left: first.x, right: w - first.x, top: first.y, bottom: h - first.y }[one.edge] / 10];
  });
  const toMarker = markers.length === 0 ? 0 : Math.min(...markers);
  return -NEARER * (toFoe + (markers.length === 0 ? 0 : toMarker));
}

/** What the place of a group is worth to its side, in all and part by part. */
export function standing(open: Open, group: GroupId, seat: Seat, fearful: boolean): Standing {
  if (!fearful) {
    const [held, near] = [holding(open, seat), nearness(open, group, seat)];
    return { worth: held + near, parts: { control: held, near } };
  }
  const [held, near] = [control(open, seat), nearness(open, group, seat) / 2];
  const { hope, fear } = prospects(open, group, seat);
  return { worth: held + near + (hope - fear), parts: { control: held, near, hope, fear: -fear } };
}

export type Standing = { readonly worth: number; readonly parts: Weights };

/** Whether a group is of somebody at all; a flight during a move that is only tried may have ended it. */
export const stillThere = (open: Open, group: GroupId): boolean => {
  const element = open.config.mode === 'skirmish' ? elementOf(open, group) : undefined;
  if (open.config.mode === 'skirmish') return inPlay(element);
  const unit = open.units[group - 1];
  return unit !== undefined && unit.state === 'table' && strengthOf(open, unit) > 0;
};

/** PORT-338, PORT-339 What leaving by an edge of exit is worth: what is out is safe, and nearer to the share that is asked for. */
export function exitWorth(before: Open, open: Open): number {
  const out = ({ elements }: Open): number => elements.filter(({ where }) => where === 'exited').length;
  return EXIT * (out(open) - out(before));
}
