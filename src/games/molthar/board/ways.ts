import type { Seat } from '@/engine';
import type { Waypoint } from '@/scene/nodes';
import { motion } from '@/look/tokens';
import type { CharacterCard, Event, PearlCard, View } from '../rules';
import type { Box, TableLayout } from './layout';
import { rivalSeats } from './table';

export const pearlNode = (pearl: PearlCard) => `pearl-${pearl}`;
export const characterNode = (card: CharacterCard) => `character-${card}`;

/** The table, and what has just happened on it. */
type Told = { readonly view: View; readonly layout: TableLayout; readonly happened: readonly Event[] };

/** The middle of a box, as small as a token: where cards vanish that nobody may follow. */
export function into(box: Box, w: number, scale: number, delay = 0): Waypoint {
  return {
    x: box.x + box.w / 2 - (w * scale) / 2,
    y: box.y + box.h / 2 - (w * scale * 1.3) / 2,
    scale,
    opacity: 0,
    delay,
  };
}

/** From a pile: as large as the card there, then to its place. */
export const from = (source: Box, to: Box, delay = 0): Waypoint => ({
  x: source.x,
  y: source.y,
  scale: source.w / to.w,
  delay,
});

export const fits = (source: Box, to: Box): Waypoint => ({
  x: source.x,
  y: source.y,
  scale: Math.min(source.w / to.w, source.h / to.h),
  opacity: 0.2,
});

/** Where the hand of a seat is on the board. */
function handOf({ view, layout }: Told, seat: Seat): Box {
  const rival = layout.rivals[rivalSeats(view).indexOf(seat)];
  return rival ? rival.stats[0] : layout.own.handLabel;
}

/** Where a pearl came from that is new in the own hand: another hand, the discards, else the pile. */
export function sourceOf(told: Told, pearl: PearlCard): Box {
  for (const event of told.happened) {
    if (event.type === 'pearlStolen' && event.pearl === pearl) return handOf(told, event.from);
    if (event.type === 'pearlTakenBack' && event.pearl === pearl) return told.layout.pearlDiscard;
  }
  return told.layout.pearlPile;
}

type Exit = readonly [string, Waypoint];

/** Pearls go to the discards one after the other, the last first. */
const thrown = ({ layout }: Told, pearls: readonly PearlCard[]): Exit[] =>
  pearls.map((pearl, i) => [
    pearlNode(pearl),
    {
      ...fits(layout.pearlDiscard, layout.own.hand[0] ?? layout.pearls[0]),
      delay: (pearls.length - 1 - i) * motion.payStep,
    },
  ]);

const dropped = ({ layout }: Told, cards: readonly CharacterCard[]): Exit[] =>
  cards.map((card) => [characterNode(card), fits(layout.characterDiscard, layout.characters[0])]);

/** Among the activated characters of a rival, of which not all are drawn. */
function activated({ view, layout }: Told, seat: Seat, card: CharacterCard): Exit[] {
  const zone = layout.rivals[rivalSeats(view).indexOf(seat)];
  return zone ? [[characterNode(card), into(zone.stats[2], layout.own.portal[0].w, 0.3)]] : [];
}

function exitsBy(told: Told, event: Event): Exit[] {
  switch (event.type) {
    case 'pearlTaken':
    case 'pearlStolen':
      return event.pearl === null
        ? []
        : [[pearlNode(event.pearl), into(handOf(told, event.seat), told.layout.pearls[0].w, 0.3)]];
    case 'pearlsReplaced':
      return thrown(told, event.gone);
    case 'handTrimmed':
      return thrown(told, event.pearls);
    case 'handRedrawn':
      return thrown(told, event.discarded);
    case 'twoTraded':
      return thrown(told, [event.pearl]);
    case 'characterActivated':
      return [...thrown(told, event.payment.pearls), ...activated(told, event.seat, event.card)];
    case 'charactersSwapped':
      return dropped(told, event.gone);
    case 'characterPlaced':
      return event.discarded === null ? [] : dropped(told, [event.discarded]);
    case 'opponentCharacterDiscarded':
      return dropped(told, [event.card]);
    default:
      return [];
  }
}

/** Where cards went that have just left the board: to a hand, to the discards, or among the activated ones that are not drawn. */
export const exitsOf = (told: Told): Record<string, Waypoint> =>
  Object.fromEntries(told.happened.flatMap((event) => exitsBy(told, event)));
