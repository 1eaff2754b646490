import type { LogLine, Params, Seat, Words } from '@/engine';
import { CHARACTERS, VALUE } from './cards';
import { explainPayment, purse } from './payments';
import type { Event } from './types';
import { cardName, cardNames, paidNames, pearlName, pearlNames } from './words';

type Describe<T extends Event['type']> = (event: Extract<Event, { type: T }>) => LogLine | undefined;

const line = (key: string, seat: Seat, params: Params = {}): LogLine => ({
  key: `molthar.log.${key}`,
  seat,
  params: { seat: { seat }, ...params },
});

const silent = (): undefined => undefined;

/** MOL-049 A card from the pile is named to its owner, who alone is shown it. */
function describePearlTaken({ seat, from, pearl }: Extract<Event, { type: 'pearlTaken' }>): LogLine {
  if (pearl === null) return line('pearlTaken.pile', seat);
  return line(from === 'pile' ? 'pearlTaken.own' : 'pearlTaken.open', seat, { pearl: pearlName(VALUE[pearl]) });
}

function describePlaced({ seat, card, from, discarded }: Extract<Event, { type: 'characterPlaced' }>): LogLine {
  const source = from === 'pile' ? 'pile' : 'open';
  if (discarded === null) return line(`characterPlaced.${source}`, seat, { card: cardName(card) });
  return line(`characterPlaced.${source}Instead`, seat, { card: cardName(card), discarded: cardName(discarded) });
}

type Activated = Extract<Event, { type: 'characterActivated' }>;

/** Everything that paid, printed pearls and raised ones by name: without them a payment looks too small. */
function paidIn({ card, payment, helpers }: Activated): Words[] {
  const { pearls, diamonds } = payment;
  const owned = purse({ hand: pearls, activated: helpers, diamonds });
  const way = explainPayment(CHARACTERS[card].cost, owned, payment);
  return way === undefined ? pearlNames(pearls) : paidNames(way);
}

function describeActivated(event: Activated): LogLine {
  const { seat, owner, card, points } = event;
  const params = { card: cardName(card), count: points, pearls: paidIn(event) };
  return owner === seat
    ? line('characterActivated', seat, params)
    : line('wispActivated', seat, { ...params, owner: { seat: owner } });
}

/** MOL-139 The card is named to the two players, who alone are shown it. */
function describeStolen({ seat, from, pearl }: Extract<Event, { type: 'pearlStolen' }>): LogLine {
  if (pearl === null) return line('pearlStolen.secret', seat, { from: { seat: from } });
  return line('pearlStolen.known', seat, { from: { seat: from }, pearl: pearlName(VALUE[pearl]) });
}

const DESCRIBE: { readonly [T in Event['type']]: Describe<T> } = {
  pearlTaken: describePearlTaken,
  pearlTurnedUp: silent,
  charactersSwapped: ({ gone, come }) => ({
    key: 'molthar.log.charactersSwapped',
    params: { gone: cardNames(gone), come: cardNames(come) },
  }),
  pearlsReplaced: ({ seat, gone, come }) =>
    line('pearlsReplaced', seat, { gone: pearlNames(gone), come: pearlNames(come) }),
  characterPlaced: describePlaced,
  characterTurnedUp: silent,
  characterActivated: describeActivated,
  diamondsTaken: ({ seat, count }) => line('diamondsTaken', seat, { count }),
  actionsGained: ({ seat, count }) => line('actionsGained', seat, { count }),
  actionsGiven: ({ seat, card, count }) => line('actionsGiven', seat, { card: cardName(card), count }),
  actionOwed: ({ seat, by }) => line('actionOwed', seat, { by: { seat: by } }),
  opponentCharacterDiscarded: ({ seat, from, card }) =>
    line('opponentCharacterDiscarded', seat, { from: { seat: from }, card: cardName(card) }),
  handShown: ({ seat, from }) => line('handShown', seat, { from: { seat: from } }),
  pearlStolen: describeStolen,
  pearlTakenBack: ({ seat, pearl }) => line('pearlTakenBack', seat, { pearl: pearlName(VALUE[pearl]) }),
  abilityWithoutTarget: ({ seat, card }) => line('abilityWithoutTarget', seat, { card: cardName(card) }),
  portalExchanged: ({ seat, gone, come }) =>
    line('portalExchanged', seat, { gone: cardName(gone), come: cardName(come) }),
  characterPeeked: ({ seat }) => line('characterPeeked', seat),
  twoTraded: ({ seat }) => line('twoTraded', seat),
  handRedrawn: ({ seat, discarded, count }) =>
    discarded.length > 0
      ? line('handRedrawn.seen', seat, { pearls: pearlNames(discarded), count })
      : line('handRedrawn.mixed', seat, { count }),
  pileReshuffled: ({ pile }) => ({ key: `molthar.log.pileReshuffled.${pile}` }),
  actionsDeclined: ({ seat, count }) => line('actionsDeclined', seat, { count }),
  handTrimmed: ({ seat, pearls }) => line('handTrimmed', seat, { pearls: pearlNames(pearls), count: pearls.length }),
  turnEnded: silent,
  turnBegan: ({ seat, round, actions, final }) =>
    line(final ? 'turnBegan.final' : 'turnBegan.round', seat, { round, count: actions }),
  endTriggered: ({ seat, round }) => line('endTriggered', seat, { round }),
  gameEnded: () => ({ key: 'molthar.log.gameEnded' }),
};

/** The log line of an event that was shown. */
export function describe(shown: Event): LogLine | undefined {
  const entry = DESCRIBE[shown.type] as Describe<Event['type']>;
  return entry(shown);
}

/** Events after which a step cannot be taken back: somebody saw a card or drew one (section 6.3.8). */
export function reveals(event: Event): boolean {
  switch (event.type) {
    case 'pearlTaken':
    case 'characterPlaced':
      return event.from === 'pile';
    case 'characterActivated':
      return event.payment.diamonds > 0;
    case 'pearlTurnedUp':
    case 'charactersSwapped':
    case 'pearlsReplaced':
    case 'characterTurnedUp':
    case 'diamondsTaken':
    case 'handShown':
    case 'characterPeeked':
    case 'handRedrawn':
    case 'pileReshuffled':
      return true;
    default:
      return false;
  }
}
