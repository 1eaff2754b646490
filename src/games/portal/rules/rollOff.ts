import { die, type Rng, type Seat } from '@/engine';
import { ROLL_OFF_SIDES } from './data';
import type { Roll } from './types';

const rollOf = (throws: readonly Roll[], seat: Seat): number => throws.find((roll) => roll.seat === seat)?.roll ?? 0;

/** PORT-G52 Everybody throws, in seat order. */
function throwDice(rng: Rng, seats: readonly Seat[], rolls: Roll[][]): Roll[] {
  const throws = seats.map((seat) => ({ seat, roll: die(rng, ROLL_OFF_SIDES) }));
  rolls.push(throws);
  return throws;
}

/** Seats from the lowest roll up; those who tie throw again among themselves, the lower ones first. */
function ascending(rng: Rng, seats: readonly Seat[], rolls: Roll[][]): Seat[] {
  if (seats.length < 2) return seats.slice();
  const throws = throwDice(rng, seats, rolls);
  const faces = [...new Set(throws.map(({ roll }) => roll))].sort((a, b) => a - b);
  return faces.flatMap((face) =>
    ascending(
      rng,
      seats.filter((seat) => rollOf(throws, seat) === face),
      rolls,
    ),
  );
}

/** PORT-067 Who deploys first: the lowest roll, then upwards. */
export function rollForDeployment(rng: Rng, seats: number): { rolls: Roll[][]; order: Seat[] } {
  const rolls: Roll[][] = [];
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return { order: ascending(rng, all, rolls), rolls };
}

/** PORT-074 to PORT-076 The highest goes first, the others follow in seat order. */
export function rollForInitiative(rng: Rng, seats: readonly Seat[]): { rolls: Roll[][]; order: Seat[] } {
  const rolls: Roll[][] = [];
  let best = seats;
  do {
    const throws = throwDice(rng, best, rolls);
    const highest = Math.max(...throws.map(({ roll }) => roll));
    best = best.filter((seat) => rollOf(throws, seat) === highest);
  } while (best.length > 1);
  const first = seats.indexOf(best[0]);
  return { rolls, order: [...seats.slice(first), ...seats.slice(0, first)] };
}
