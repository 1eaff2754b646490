import type { Seat } from '@/engine';
import { COVER_SQUARE } from '../data/constants';
import type { Point } from '../types';

type Holder = Point & { readonly seat: Seat; readonly strength: number };

export type Cover = { /** By seat. */ readonly squares: readonly number[]; readonly covers: Seat | null };

/** Who alone has the most; null where two have it, or nobody has anything. */
function leaderOf(amounts: readonly number[]): Seat | null {
  const most = Math.max(...amounts);
  const seat = amounts.indexOf(most);
  return most > 0 && amounts.lastIndexOf(most) === seat ? seat : null;
}

/** PORT-G50 Who has the most strength in each square of 20 cm, and who covers most of the table. */
export function coverOf(holders: readonly Holder[], seats: number): Cover {
  const strengths = new Map<string, number[]>();
  for (const { x, y, seat, strength } of holders) {
    const square = `${Math.floor(x / COVER_SQUARE)} ${Math.floor(y / COVER_SQUARE)}`;
    const bySeat = strengths.get(square) ?? Array.from({ length: seats }, () => 0);
    bySeat[seat] += strength;
    strengths.set(square, bySeat);
  }
  const squares = Array.from({ length: seats }, () => 0);
  for (const bySeat of strengths.values()) {
    const seat = leaderOf(bySeat);
    if (seat !== null) squares[seat]++;
  }
  return { squares, covers: leaderOf(squares) };
}
