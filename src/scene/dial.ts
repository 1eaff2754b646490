/** The arithmetic of a dial that snaps: pure functions that run on the UI thread as well as in tests. */

const FULL_TURN = Math.PI * 2;

/** Where a dial is on the board: its middle, and between which distances from it a finger takes hold. */
export type DialPlace = { readonly x: number; readonly y: number; readonly inner: number; readonly outer: number };

/** Whether a finger at a point takes hold of the dial. */
export const isOnDial = (
  { x, y, inner, outer }: DialPlace,
  at: { readonly x: number; readonly y: number },
): boolean => {
  'worklet';
  const distance = Math.hypot(at.x - x, at.y - y);
  return distance >= inner && distance <= outer;
};

/** The smaller angle of the two ways between directions: above 0 clockwise. */
export const turnBetween = (from: number, to: number): number => {
  'worklet';
  const turn = (to - from) % FULL_TURN;
  return turn > Math.PI ? turn - FULL_TURN : turn < -Math.PI ? turn + FULL_TURN : turn;
};

/** Direction of a point from the middle of the dial: radians, clockwise. */
export const directionOf = (place: DialPlace, x: number, y: number): number => {
  'worklet';
  return Math.atan2(y - place.y, x - place.x);
};

/** Radians a second of a dial under a finger that moves so fast. */
export const swingOf = (place: DialPlace, x: number, y: number, vx: number, vy: number): number => {
  'worklet';
  const [dx, dy] = [x - place.x, y - place.y];
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : (dx * vy - dy * vx) / square;
};

/** How far a swing carries before it is spent: a flick goes on for some steps, a hand that only stops does not. */
const CARRY_SECONDS = 0.34;
/** However hard it is flicked, it comes to rest within half a turn: farther the other way would have been shorter. */
const MOST_CARRY = FULL_TURN / 2;

/** The step at which a dial comes to rest that is let go at an angle with a swing. */
export const restingStep = (angle: number, swing: number, step: number): number => {
  'worklet';
  const carry = Math.max(-MOST_CARRY, Math.min(MOST_CARRY, swing * CARRY_SECONDS));
  return Math.round((angle + carry) / step);
};

/** The angle of a step that is nearest to where the dial is: it never goes the long way round. Half a turn goes the way that is told. */
export const nearestAngle = (angle: number, step: number, size: number, way: number = 0): number => {
  'worklet';
  const turn = turnBetween(angle, step * size);
  const isHalf = Math.PI - Math.abs(turn) < size / 4;
  return angle + (isHalf && turn * way < 0 ? turn + Math.sign(way) * FULL_TURN : turn);
};
