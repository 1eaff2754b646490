import type { Seat } from '@/engine';
import { POSITIONS } from '../../rules/data/index';
import type { Event, View } from '../../rules/index';
import { positionAngle } from './portalLayout';

/** What somebody at the portal does: decide now, or wait; or what they have done in this wave, as far as it is known. */
type SideState = 'decides' | 'waits' | 'turned' | 'passed' | 'done';

/** Somebody's side of the portal. */
export type PortalSide = { readonly seat: Seat; readonly state: SideState };

/** MOR-053 The people who turn the portal one after the other. In a team only Lord Morth's keeper does (MOR-347). */
export function sharers(view: View, seats: readonly { readonly kind: 'person' | 'bot' }[]): Seat[] {
  if (view.phase !== 'portal' || view.mode === 'cooperative') return [];
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The middle of a seat's stretch of the ring. */
const middleOf = ({ seats }: View, seat: Seat): number => {
  const part = POSITIONS / seats;
  return positionAngle(seat * part + (part + 1) / 2);
};

/** The people above and below the portal, from left to right: by their stretch of the ring, or where it is known by where they sit. */
export function portalSides(
  view: View,
  people: readonly Seat[],
  events: readonly Event[],
  sitsAbove: (seat: Seat) => boolean = (seat) => Math.cos(middleOf(view, seat)) > 0,
): { readonly above: readonly PortalSide[]; readonly below: readonly PortalSide[] } {
  const across = [...people].sort((a, b) => Math.sin(middleOf(view, a)) - Math.sin(middleOf(view, b)));
  const sides = (above: boolean): PortalSide[] =>
    across.filter((seat) => sitsAbove(seat) === above).map((seat) => ({ seat, state: stateOf(view, seat, events) }));
  return { above: sides(true), below: sides(false) };
}

/** MOR-053 Portal turns go round from Lord Morth; what was done in one is told by what has happened. */
function stateOf({ seats, lord, turn }: View, seat: Seat, events: readonly Event[]): SideState {
  const after = (one: Seat): number => (one - lord + seats) % seats;
  if (seat === turn.seat) return 'decides';
  if (after(seat) > after(turn.seat)) return 'waits';
  const last = events.findLast(
    (event) => (event.type === 'portalTurned' || event.type === 'portalPassed') && event.seat === seat,
  );
  return last === undefined ? 'done' : last.type === 'portalTurned' ? 'turned' : 'passed';
}
