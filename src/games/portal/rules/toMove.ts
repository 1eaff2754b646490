import type { Seat } from '@/engine';
import { MAX_SEATS } from './data';
import { askedSeat } from './resolve';
import type { Open } from './types';

export const SEATS = { min: 2, max: MAX_SEATS } as const;

const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: SEATS.max }, (_, seat) => Object.freeze([seat]));

/** PORT-067, PORT-076, PORT-321 Whoever is asked about a die, else whoever deploys or has a round. */
export function toMove(open: Open): readonly Seat[] {
  return open.phase === 'over' ? NOBODY : ALONE[askedSeat(open) ?? open.active];
}

/** PORT-D112 Whoever is still in the game may concede or record the end of time, whoever is to move. */
export function interrupters(open: Open): readonly Seat[] {
  const [mover] = toMove(open);
  if (mover === undefined) return NOBODY;
  return open.conceded.flatMap((gone, seat) => (gone || seat === mover ? [] : [seat]));
}
