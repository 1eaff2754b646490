import type { Seat } from '@/engine';
import { handLimitOf, isWisp, pointsOf, POWER, VALUE } from '../cards';
import { TARGETS } from '../cost';
import { emptyPurse, loadPurse } from '../payments';
import type { Purse } from '../payments';
import { POINTS_TO_END } from '../redAbilities';
import { isFinal } from '../turn';
import type { CharacterCard, State } from '../types';
import { distance, emptyMarket, leftover } from './distance';
import type { Market } from './distance';
import { DIAMOND, ENGINE, LAST_DIAMOND, POINT, worthOf } from './worth';

const HIGHEST = 8;
const COPIES = 7;
/** Average Power Points of the leader in a turn, for guessing how long the game lasts. */
const PACE = 1.15;
/** Actions of a turn that go into pearls and cards. */
const TURN_ACTIONS = 3;
const SPARE_CARD = 0.5;
/** How much of a worth is left after so many halves of an action. */
const DECAY: readonly number[] = Array.from({ length: 60 }, (_, halves) => { let rest = 1; for (let i = 0; i < halves; i++) rest *= 0.915; return rest; });
const WISP_RISK = 0.7;

const purse = emptyPurse();
const market = emptyMarket();
const seen = new Int8Array(HIGHEST + 1);

/** Own turns to come after the one being played: exact once the end is set off, guessed before. */
export function turnsToCome(state: State, seat: Seat): number {
  if (state.trigger === null) {
    let leader = 0;
    for (let i = 0; i < state.players.length; i++) leader = Math.max(leader, pointsOf(state.players[i].activated));
    return 1 + (POINTS_TO_END - leader) / PACE;
  }
  if (!isFinal(state)) return hasPlayed(state, seat) ? 1 : 2;
  return hasPlayed(state, seat) ? 0 : 1;
}

/** Whether the seat's turn of this round is behind it or going on. */
function hasPlayed(state: State, seat: Seat): boolean {
  const seats = state.players.length;
  const order = (which: Seat): number => (which - state.starter + seats) % seats;
  return order(seat) <= order(state.turn.seat);
}

/** Prices of values: a value of which many copies are seen is hard to come by. */
function loadMarket(state: State): Market {
  seen.fill(0);
  market.open.fill(0);
  const { open, discard } = state.pearls;
  for (let i = 0; i < open.length; i++) market.open[VALUE[open[i]]]++;
  for (let i = 0; i < discard.length; i++) seen[VALUE[discard[i]]]++;
  for (let value = 1; value <= HIGHEST; value++) market.price[value] = 2 + (0.12 * (seen[value] + market.open[value]) * COPIES) / (COPIES + 3);
  return market;
}

function planned(card: CharacterCard, actions: number, turns: number, budget: number): number {
  const needed = actions + 1;
  if (needed > budget) return 0.15 * POWER[card];
  const halves = Math.min(DECAY.length - 1, Math.round(needed * 2));
  return worthOf(card, turns) * DECAY[halves] * (isWisp(card) ? WISP_RISK : 1);
}

/** The Portal: the first card is planned with the whole hand, the second with what the first leaves over. */
function planInOrder(state: State, seat: Seat, first: number, turns: number, budget: number, hand: Int8Array): number {
  const { portal } = state.players[seat];
  const one = portal[first].card;
  const toOne = distance(TARGETS[one], purse, hand, market);
  const worth = planned(one, toOne, turns, budget);
  if (portal.length < 2) return worth;
  const other = portal[1 - first].card;
  const rest = leftover.slice();
  const gems = purse.diamonds;
  const toOther = distance(TARGETS[other], purse, rest, market);
  purse.diamonds = gems;
  return worth + planned(other, toOne * 0.5 + 1 + toOther, turns, budget);
}

function portalWorth(state: State, seat: Seat, turns: number, budget: number): number {
  const { portal } = state.players[seat];
  if (portal.length === 0) return 0;
  const hand = purse.counts;
  const forth = planInOrder(state, seat, 0, turns, budget, hand);
  return portal.length < 2 ? forth : Math.max(forth, planInOrder(state, seat, 1, turns, budget, hand));
}

function engineWorth(purseOf: Purse, activated: readonly CharacterCard[], turns: number): number {
  let worth = 0;
  for (let i = 0; i < activated.length; i++) worth += ENGINE[activated[i]];
  return worth * turns + purseOf.diamonds * (turns > 0 ? DIAMOND : LAST_DIAMOND);
}

/** What a seat has and is about to get. */
export function standing(state: State, seat: Seat): number {
  const player = state.players[seat];
  const turns = turnsToCome(state, seat);
  const now = state.turn.seat === seat ? state.turn.actionsLeft : 0;
  loadMarket(state);
  loadPurse(purse, player.hand, player.activated, player.diamonds.length);
  const points = pointsOf(player.activated) * POINT;
  const kept = Math.min(player.hand.length, handLimitOf(player.activated) + now);
  return points + engineWorth(purse, player.activated, turns) + portalWorth(state, seat, turns, now + turns * TURN_ACTIONS) + (turns > 0 ? kept * SPARE_CARD : 0);
}

const RIVAL = 0.6;

/** How good a state is for a seat: its own standing against that of the best rival. */
export function evaluate(state: State, seat: Seat): number {
  const own = standing(state, seat);
  let rival = -Infinity;
  for (let other = 0; other < state.players.length; other++) if (other !== seat) rival = Math.max(rival, standing(state, other));
  return own - RIVAL * rival;
}
