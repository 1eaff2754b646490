import type { Seat, Words } from '@/engine';
import { cardName } from '../../rules/words';
import { realmOf, type Card, type Cell, type Event, type RealmId, type Spot, type View } from '../../rules/index';
import { isMyMove, type Shown, type Told } from '../table';
import { effectWords, told } from './effectWords';
import { brokenPromise } from './promise';

/** A place on a map that a card strikes: a square, or a place of a path, start spaces included. */
export type StruckSpot = { readonly realm: RealmId } & ({ readonly cell: Cell } | { readonly spot: Spot });

/** Something that happened, as it is shown over the table: a card with who played it against whom, where it strikes and what it does. */
export type Telling = {
  /** Tells one from the next. */ readonly key: string;
  readonly seat: Seat;
  /** None where no card did it. */ readonly card: Card | null;
  readonly who: Words;
  readonly title: Words | null;
  readonly lines: readonly Words[];
  readonly spots: readonly StruckSpot[];
  /** Whose coins it takes. */ readonly purse: RealmId | null;
  /** Whether it hits what is the viewer's. */ readonly mine: boolean;
};

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Played = Of<'cardPlayed'>;

/** Where a card strikes on the maps: what it hits first, then where that goes. */
function spotsOf({ seat, target, victim }: Played, before: View): StruckSpot[] {
  const realm = realmOf(before, victim.seat ?? seat);
  switch (victim.kind) {
    case 'enemy':
      return [{ realm, spot: victim.struck.spot }];
    case 'path':
      return [
        { realm, spot: victim.struck.spot },
        { realm, spot: { path: victim.path, square: victim.struck.spot.square } },
      ];
    case 'enemies':
      return [
        { realm, spot: victim.struck.spot },
        { realm: realmOf(before, seat), spot: victim.by.spot },
      ];
    case 'square':
      return [{ realm, cell: victim.cell }];
    case 'hero': {
      const cells = 'hero' in target ? [before.heroes[target.hero].cell] : [];
      return [...cells, ...(target.kind === 'heroTo' ? [target.cell] : [])].map((cell) => ({ realm, cell }));
    }
    case 'purse':
      return [];
  }
}

function whoWords({ seat, victim }: Played, viewer: View['viewer']): Words {
  const whose = victim.seat === null ? 'team' : victim.seat === viewer ? 'you' : seat === viewer ? 'own' : 'rival';
  return told(`plays.${whose}`, {
    seat: { seat },
    ...(victim.seat !== null && whose !== 'you' && { victim: { seat: victim.seat } }),
  });
}

/** The cards among what has just happened, in their order. */
export function playedIn({ before, events }: Told, now: View): Telling[] {
  const broken = brokenPromise(before, now);
  return events.flatMap((event, at): Telling[] => {
    if (event.type === 'cardWithoutTarget')
      return [{ ...plain(event.lord, event.card, at, now), who: told('plays.team', { seat: { seat: event.lord } }) }];
    if (event.type !== 'cardPlayed') return [];
    const until = events.findIndex(({ type }, i) => i > at && type === 'cardPlayed');
    const follow = events.slice(at + 1, until < 0 ? undefined : until);
    return [
      {
        ...plain(event.seat, event.card, at, now),
        who: whoWords(event, now.viewer),
        lines: [...effectWords(event, follow, before), ...(broken === null || until >= 0 ? [] : [broken])],
        spots: spotsOf(event, before),
        purse: event.target.kind === 'purse' ? event.target.realm : null,
        mine: event.victim.seat === null || event.victim.seat === now.viewer,
      },
    ];
  });
}

const plain = (seat: Seat, card: Card, at: number, { wave, phase }: View) => ({
  key: `${wave} ${phase} ${at} ${card}`,
  seat,
  card,
  title: cardName(card),
  lines: [told('effect.nothing')],
  spots: [],
  purse: null,
  mine: false,
});

/** The map on which something strikes; null where it strikes on none, or would take away the map of who is about to act for nothing of theirs. */
export function struckBoard(view: View, { spots, mine }: Telling): Shown | null {
  const [first] = spots;
  return first === undefined || (isMyMove(view) && !mine) ? null : { board: 'map', realm: first.realm };
}

/** A card takes so long to be looked at, and every letter a little more. */
const LOOK_MS = 1800;
const LETTER_MS = 32;
const MOST_MS = 7000;

/** How long something is shown so that it can be read, at the usual speed. */
export const readingTime = (letters: number): number => Math.min(MOST_MS, LOOK_MS + letters * LETTER_MS);
