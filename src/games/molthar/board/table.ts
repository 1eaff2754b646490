import type { Seat, Words } from '@/engine';
import { CHARACTERS, PEARL_CARDS, type CharacterCard, type Pearl, type PlayerView, type View } from '../rules';

/** The seat whose area is shown large: the viewer's, or the first where nobody in particular is looking. */
export const ownSeat = (view: View): Seat => (view.viewer === 'table' ? 0 : view.viewer);

/** The view with the viewer's hand in order of value: it is easier to read, and what pays lies together. */
export function arranged(view: View): View {
  const seat = ownSeat(view);
  const sorted = (hand: PlayerView['hand']) =>
    hand && [...hand].sort((a, b) => PEARL_CARDS[a].value - PEARL_CARDS[b].value || a - b);
  return {
    ...view,
    players: view.players.map((player, i) => (i === seat ? { ...player, hand: sorted(player.hand) } : player)),
  };
}

/** The other seats, the next to play first. */
export function rivalSeats(view: View): Seat[] {
  const count = view.players.length;
  return Array.from({ length: count - 1 }, (_, i) => (ownSeat(view) + 1 + i) % count);
}

/** MOL-192 The activated characters that bring a pearl of their own. */
export const printersOf = (player: PlayerView): CharacterCard[] =>
  player.activated.filter((card) => printedSign(card) !== null);

/** What stands on a character's printed pearl. */
export function printedSign(card: CharacterCard): Pearl | '?' | null {
  const { ability, pearl } = CHARACTERS[card];
  return ability === 'pearlAny' ? '?' : pearl;
}

/** MOL-146, MOL-148 Whether two seats sit side by side. */
function areNeighbours(view: View, a: Seat, b: Seat): boolean {
  const count = view.players.length;
  return a !== b && ((a + 1) % count === b || (b + 1) % count === a);
}

/** Whether a rival's character is open to the viewer (MOL-146). */
export function isOpenToViewer(view: View, owner: Seat, card: CharacterCard): boolean {
  return CHARACTERS[card].ability === 'shared' && areNeighbours(view, ownSeat(view), owner);
}

export const cardName = (card: CharacterCard): Words => ({ key: `molthar.card.${CHARACTERS[card].face}.name` });

/** The one line of a character's ability; undefined where it has none. */
export function abilityShort(card: CharacterCard): Words | undefined {
  const { ability } = CHARACTERS[card];
  return ability === null ? undefined : { key: `molthar.ability.${ability}.short` };
}
