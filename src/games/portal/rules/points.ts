import { diePoints } from './army/prices';
import { ARTILLERY, VEHICLE_WEAPON_POINTS } from './data';
import type { Element, Open } from './types';

/** PORT-326 What a piece without its crew was bought for, or a vehicle with the weapons that still work. */
export function machinePoints(open: Open, { model, piece, weapons, origin }: Element): number {
  const { era } = open.config.armies[origin];
  const gun = piece === null ? 0 : diePoints(ARTILLERY[piece].die, era);
  const hull = model === null ? 0 : model.points;
  return gun + hull + VEHICLE_WEAPON_POINTS * weapons.filter(({ working }) => working).length;
}

/** PORT-327, PORT-332 All that was bought of an element and is still there: of what was captured only the crew. */
export function pointsOn(open: Open, element: Element): number {
  const own = element.scored ? 0 : machinePoints(open, element);
  return own + (element.rider?.points ?? 0) + element.crew.reduce((sum, { points }) => sum + points, 0);
}
