import type { Seat, Words } from '@/engine';
import {
  CHARACTERS,
  isOpenTo,
  PEARL_CARDS,
  type CharacterCard,
  type Pearl,
  type PlayerView,
  type View,
} from '../rules';

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

/** Whether a rival's character is open to the viewer (MOL-146). */
export const isOpenToViewer = (view: View, owner: Seat, card: CharacterCard): boolean =>
  isOpenTo(view, ownSeat(view), owner, card);

export const cardName = (card: CharacterCard): Words => ({ key: `molthar.card.${CHARACTERS[card].face}.name` });

/** The one line of a character's ability; undefined where it has none. */
export function abilityShort(card: CharacterCard): Words | undefined {
  const { ability } = CHARACTERS[card];
  return ability === null ? undefined : { key: `molthar.ability.${ability}.short` };
}
