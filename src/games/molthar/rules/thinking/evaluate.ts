import { bestOf, type Parts, type Seat } from '@/engine';
import { handLimitOf, isWisp, pointsOf, POWER, VALUE } from '../cards';
import { TARGETS } from '../cost';
import { emptyPurse, loadPurse } from '../payments';
import { POINTS_TO_END } from '../activation';
import { isFinal } from '../turn';
import type { CharacterCard, Player, PortalCard, State } from '../types';
import { distance, emptyMarket, leftover } from './distance';
import { partName, type Part } from './part';
import { DIAMOND, ENGINE, LAST_DIAMOND, POINT, worthOf } from './worth';

const HIGHEST = 8;
/** Average Power Points of the leader in a turn, for guessing how long the game lasts. */
const PACE = 1.15;
/** Actions of a turn that go into pearls and cards. */
const TURN_ACTIONS = 3;
/** A card in the hand, whatever its value. */
const SPARE_CARD = 0.5;
/** A Character that could only be paid after the end. */
const TOO_LATE = 0.15;
/** A neighbour may take a Will-o'-the-Wisp away. */
const WISP_RISK = 0.7;
/** What the better open Character is worth beside those on the Portal. */
const OPEN_CHARACTER = 0.25;
/** How much a rival's standing counts against the own. */
const RIVAL = 0.8;
/** Actions that a pearl costs which is not lying open, and how much more when copies of it are discarded. */
const HOPED_PRICE = 2;
const RARE_PRICE = 0.084;

/** How much of a worth is left after so many quarters of an action. */
const DECAY: readonly number[] = decayTable(0.9427, 120);

function decayTable(each: number, length: number): number[] {
  const table = [1];
  while (table.length < length) table.push(table[table.length - 1] * each);
  return table;
}

const purse = emptyPurse();
const market = emptyMarket();
const seen = new Int8Array(HIGHEST + 1);
const rest = new Int8Array(HIGHEST + 1);
/** What each place of a Portal was worth in the order that was planned last. */
const plan = new Float64Array(2);

/** What still lies ahead of a seat: own turns, and actions in all. */
type Outlook = { readonly turns: number; readonly actions: number };

/** Own turns to come after the one being played: exact once the end is set off, guessed before. */
function turnsToCome(state: State, seat: Seat): number {
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
function loadMarket(state: State): void {
  seen.fill(0);
  market.open.fill(0);
  const { open, discard } = state.pearls;
  for (let i = 0; i < open.length; i++) market.open[VALUE[open[i]]]++;
  for (let i = 0; i < discard.length; i++) seen[VALUE[discard[i]]]++;
  for (let value = 1; value <= HIGHEST; value++)
    market.price[value] = HOPED_PRICE + RARE_PRICE * (seen[value] + market.open[value]);
}

/** What is left of a card's worth when it can be activated after so many actions. */
function planned(card: CharacterCard, actions: number, outlook: Outlook): number {
  const needed = actions + 1;
  if (needed > outlook.actions) return TOO_LATE * POWER[card];
  const quarters = Math.min(DECAY.length - 1, Math.round(needed * 4));
  return worthOf(card, outlook.turns) * DECAY[quarters] * (isWisp(card) ? WISP_RISK : 1);
}

/** The Portal: the first card is planned with the whole hand, the second with what the first leaves over. Each one's worth is in `plan`. */
function planInOrder(portal: readonly PortalCard[], first: number, outlook: Outlook): number {
  const { card } = portal[first];
  const toFirst = distance(TARGETS[card], purse, purse.counts, market);
  const worth = planned(card, toFirst, outlook);
  plan[first] = worth;
  if (portal.length < 2) return worth;
  const second = portal[1 - first].card;
  rest.set(leftover);
  const after = planned(second, toFirst / 2 + 1 + distance(TARGETS[second], purse, rest, market), outlook);
  plan[1 - first] = after;
  return worth + after;
}

function portalWorth(portal: readonly PortalCard[], outlook: Outlook): number {
  if (portal.length === 0) return 0;
  const forth = planInOrder(portal, 0, outlook);
  return portal.length < 2 ? forth : Math.max(forth, planInOrder(portal, 1, outlook));
}

/** An open Character, with the actions to place it and to make room. */
function openPlan(card: CharacterCard, portal: readonly PortalCard[], outlook: Outlook): number {
  const actions = 1 + (portal.length < 2 ? 0 : 1) + distance(TARGETS[card], purse, purse.counts, market);
  return planned(card, actions, outlook);
}

/** The better of the open Characters. */
function openWorth(state: State, portal: readonly PortalCard[], outlook: Outlook): number {
  const { open } = state.characters;
  let best = 0;
  for (let i = 0; i < open.length; i++) {
    const card = open[i];
    if (card !== null) best = Math.max(best, openPlan(card, portal, outlook));
  }
  return best;
}

const diamondWorth = (turns: number): number => (turns > 0 ? DIAMOND : LAST_DIAMOND);

function engineWorth(player: Player, turns: number): number {
  let worth = 0;
  for (let i = 0; i < player.activated.length; i++) worth += ENGINE[player.activated[i]];
  return worth * turns + player.diamonds.length * diamondWorth(turns);
}

/** Everything that a standing is reckoned with for a seat. */
function prepare(state: State, seat: Seat): Outlook {
  const { hand, activated, diamonds } = state.players[seat];
  const turns = turnsToCome(state, seat);
  loadMarket(state);
  loadPurse(purse, hand, activated, diamonds.length);
  return { turns, actions: actionsNow(state, seat) + turns * TURN_ACTIONS };
}

const actionsNow = ({ turn }: State, seat: Seat): number => (turn.seat === seat ? turn.actionsLeft : 0);

function handWorth(state: State, seat: Seat, turns: number): number {
  const { hand, activated } = state.players[seat];
  return turns > 0 ? Math.min(hand.length, handLimitOf(activated) + actionsNow(state, seat)) * SPARE_CARD : 0;
}

/** What a seat has and is about to get. */
export function standing(state: State, seat: Seat): number {
  const player = state.players[seat];
  const { portal, activated } = player;
  const outlook = prepare(state, seat);
  const plans = portalWorth(portal, outlook) + OPEN_CHARACTER * openWorth(state, portal, outlook);
  const { turns } = outlook;
  return pointsOf(activated) * POINT + engineWorth(player, turns) + plans + handWorth(state, seat, turns);
}

/** The other player with the most Power Points, the next one on the left if several. */
function leadingRival(state: State, seat: Seat): Seat {
  const seats = state.players.length;
  let rival = (seat + 1) % seats;
  let most = -1;
  for (let step = 1; step < seats; step++) {
    const other = (seat + step) % seats;
    const points = pointsOf(state.players[other].activated);
    if (points <= most) continue;
    most = points;
    rival = other;
  }
  return rival;
}

/** How good a state is for a seat: its own standing against that of the leading rival. */
export function evaluate(state: State, seat: Seat): number {
  return standing(state, seat) - RIVAL * standing(state, leadingRival(state, seat));
}

/** Puts down the parts of a seat's standing, each so many times: what it has and plans by card, the open Character it hopes for, and the rest. */
function weighSeat(state: State, seat: Seat, times: number, parts: Record<string, number>): void {
  const player = state.players[seat];
  const outlook = prepare(state, seat);
  const { turns } = outlook;
  const add = (part: Part, worth: number) => (parts[partName(part)] = (parts[partName(part)] ?? 0) + times * worth);
  for (const card of player.activated) add({ seat, of: 'card', card }, POWER[card] * POINT + ENGINE[card] * turns);
  const { portal } = player;
  const first = portal.length === 2 && planInOrder(portal, 1, outlook) > planInOrder(portal, 0, outlook) ? 1 : 0;
  if (portal.length > 0) planInOrder(portal, first, outlook);
  portal.forEach(({ card }, place) => add({ seat, of: 'card', card }, plan[place]));
  const open = state.characters.open.filter((card) => card !== null);
  if (open.length > 0) {
    const card = bestOf(open, (each) => openPlan(each, portal, outlook));
    add({ seat, of: 'open', card }, OPEN_CHARACTER * openPlan(card, portal, outlook));
  }
  add({ seat, of: 'diamonds' }, player.diamonds.length * diamondWorth(turns));
  add({ seat, of: 'hand' }, handWorth(state, seat, turns));
}

/** What evaluate weighs, by name: the parts come to the same. */
export function partsOf(state: State, seat: Seat): Parts {
  const parts: Record<string, number> = {};
  weighSeat(state, seat, 1, parts);
  weighSeat(state, leadingRival(state, seat), -RIVAL, parts);
  return parts;
}
