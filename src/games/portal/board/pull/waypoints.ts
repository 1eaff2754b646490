import { MAX_WAYPOINTS } from '../../rules/data';
import type { Point } from '../../rules/types';

/** A finger trembles: what lies nearer to a straight line than this many millimetres is none of its turns. */
const TREMBLE = 5;

/** How far a point lies from the line between two others, in millimetres. */
function aside({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - a.x, y - a.y);
  return Math.abs((x - a.x) * dy - (y - a.y) * dx) / length;
}

/** The turns of a drawn line that matter: all others lie nearer than `room` to the straight between two of these. */
function turnsOf(drawn: readonly Point[], room: number): Point[] {
  const first = drawn[0];
  const last = drawn[drawn.length - 1];
  if (drawn.length < 3) return last === undefined ? [] : [last];
  let [far, most] = [0, 0];
  for (let i = 1; i < drawn.length - 1; i++) {
    const off = aside(drawn[i], first, last);
    if (off > most) [far, most] = [i, off];
  }
  if (most <= room) return [last];
  return [...turnsOf(drawn.slice(0, far + 1), room), ...turnsOf(drawn.slice(far), room)];
}

/** PORT-G25 The waypoints of a drawn line in whole millimetres: at most twelve, the line as near to them as can be. */
export function waypointsOf(drawn: readonly Point[]): Point[] {
  const whole = drawn.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  for (let room = TREMBLE; ; room *= 2) {
    const turns = turnsOf(whole, room);
    if (turns.length <= MAX_WAYPOINTS) return turns;
  }
}
