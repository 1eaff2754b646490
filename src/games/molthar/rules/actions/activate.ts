import { breaks, type Seat, type Violation } from '@/engine';
import { areOf, CHARACTERS, isWisp } from '../cards';
import { canPay, emptyPurse, isPayment, loadPurse, paymentsFor, shortfall } from '../payments';
import type { Purse } from '../payments';
import { takeDiamonds } from '../piles';
import { applyAbility, noteTrigger } from '../activation';
import { declareAction, isOpenTo } from '../turn';
import type { Action, CharacterCard, Event, Payment, Player, State } from '../types';
import { cardName, pearlName } from '../words';
import { ACTION_TIMES, noActionsLeft } from './verb';
import type { VerbOf } from './verb';

/** One purse for all listings: counting it anew is cheaper than building one. */
const scratch = emptyPurse();

function purseOf(state: State, seat: Seat): Purse {
  const player = state.players[seat];
  return loadPurse(scratch, player.hand, player.activated, player.diamonds.length);
}

/** The seat on whose Portal the card lies. */
function ownerOf(state: State, card: CharacterCard): Seat | undefined {
  const owner = state.players.findIndex((player) => player.portal.some((place) => place.card === card));
  return owner < 0 ? undefined : owner;
}

/** MOL-152, MOL-D22 The owner of a Will-o'-the-Wisp waits a turn. */
function mustWait(state: State, card: CharacterCard, since: number): boolean {
  return state.config.wispOwnerWaits && since === state.turn.number && isWisp(card);
}

/** MOL-082, MOL-146, MOL-147, MOL-152, MOL-156 Whose Characters may be activated. */
function checkCard(state: State, seat: Seat, card: CharacterCard): Violation | undefined {
  const owner = ownerOf(state, card);
  if (owner === undefined) return breaks(state.characters.open.includes(card) && isWisp(card) ? 'MOL-156' : 'MOL-082');
  const params = { card: cardName(card) };
  if (owner !== seat) {
    if (isOpenTo(state, seat, owner, card)) return undefined;
    return isWisp(card) ? breaks('MOL-147', { ...params, owner: { seat: owner } }) : breaks('MOL-082', params);
  }
  const place = state.players[seat].portal.find((held) => held.card === card);
  return place !== undefined && mustWait(state, card, place.since) ? breaks('MOL-152', params) : undefined;
}

/** MOL-092 What is missing, for the explanation. */
function unaffordable(card: CharacterCard, purse: Purse): Violation {
  const { missing, missingDiamonds } = shortfall(CHARACTERS[card].cost, purse);
  return breaks('MOL-092', {
    card: cardName(card),
    missing: missing.map(pearlName),
    count: missing.length,
    diamonds: missingDiamonds,
  });
}

/** MOL-084, MOL-087, MOL-106, MOL-123 Why a payment is not valid although the card could be paid. */
function checkPayment(card: CharacterCard, player: Player, purse: Purse, payment: Payment): Violation | undefined {
  const { pearls, diamonds } = payment;
  if (!areOf(purse.hand, pearls))
    return breaks(new Set(pearls).size < pearls.length ? 'MOL-106' : 'MOL-084', { card: cardName(card) });
  if (diamonds > purse.diamonds) return breaks('MOL-123', { count: purse.diamonds });
  if (isPayment(CHARACTERS[card].cost, purse, payment)) return undefined;
  const lessWouldDo = canPay(card, loadPurse(emptyPurse(), pearls, player.activated, diamonds));
  return breaks(lessWouldDo ? 'MOL-087' : 'MOL-084', { card: cardName(card) });
}

function pay(state: State, seat: Seat, { pearls, diamonds }: Payment): void {
  const player = state.players[seat];
  for (const pearl of pearls) {
    player.hand.splice(player.hand.indexOf(pearl), 1);
    state.pearls.discard.push(pearl);
  }
  state.characters.discard.push(...player.diamonds.splice(player.diamonds.length - diamonds, diamonds));
}

/** Moves the card beside the Portal of the seat that activates it (MOL-088, MOL-150); says whose it was. */
function moveCard(state: State, seat: Seat, card: CharacterCard): Seat {
  const owner = ownerOf(state, card) ?? seat;
  const { portal } = state.players[owner];
  portal.splice(
    portal.findIndex((place) => place.card === card),
    1,
  );
  state.players[seat].activated.push(card);
  return owner;
}

function listPayments(card: CharacterCard, purse: Purse, out: Action[]): void {
  const payments = paymentsFor(card, purse);
  for (let i = 0; i < payments.length; i++) out.push({ type: 'activate', card, payment: payments[i] });
}

/** MOL-149 The Will-o'-the-Wisps of the neighbours. */
function listWisps(state: State, seat: Seat, purse: Purse, out: Action[]): void {
  for (let other = 0; other < state.players.length; other++) {
    const { portal } = state.players[other];
    for (let i = 0; i < portal.length; i++)
      if (isOpenTo(state, seat, other, portal[i].card)) listPayments(portal[i].card, purse, out);
  }
}

/** MOL-082 to MOL-094 Activate a Character by paying its cost. */
export const activate: VerbOf<'activate'> = {
  when: ACTION_TIMES,
  untimely: noActionsLeft,
  check(state, seat, { card, payment }) {
    const violation = checkCard(state, seat, card);
    if (violation !== undefined) return violation;
    const purse = purseOf(state, seat);
    return canPay(card, purse) ? checkPayment(card, state.players[seat], purse, payment) : unaffordable(card, purse);
  },
  options(state, seat, out) {
    const purse = purseOf(state, seat);
    const { portal } = state.players[seat];
    for (let i = 0; i < portal.length; i++) {
      const { card, since } = portal[i];
      if (!mustWait(state, card, since)) listPayments(card, purse, out);
    }
    listWisps(state, seat, purse, out);
  },
  advance(state, seat, { card, payment }, events: Event[]) {
    declareAction(state);
    const helpers = [...state.players[seat].activated];
    pay(state, seat, payment);
    const owner = moveCard(state, seat, card);
    const { power, diamonds } = CHARACTERS[card];
    events.push({ type: 'characterActivated', seat, owner, card, payment, helpers, points: power });
    noteTrigger(state, seat, events);
    takeDiamonds(state, seat, diamonds, events);
    applyAbility(state, seat, card, payment, events);
  },
};
