import type { Seat } from '@/engine';
import { CHARACTERS, pointsOf } from './cards';
import { addDuty, nextSeat } from './turn';
import type { Ability, CharacterCard, Event, Payment, Pending, State } from './types';

/** MOL-211 */
export const POINTS_TO_END = 12;
const GOLEM_ACTIONS = 3;

/** MOL-132, MOL-D17 */
function hasPortalTarget(state: State, seat: Seat): boolean {
  return state.players.some((player, other) => other !== seat && player.portal.length > 0);
}

/** MOL-136, MOL-D17 */
function hasHandTarget(state: State, seat: Seat): boolean {
  return state.players.some((player, other) => other !== seat && player.hand.length > 0);
}

function gainActions(state: State, seat: Seat, count: number, events: Event[]): void {
  state.turn.actionsLeft += count;
  events.push({ type: 'actionsGained', seat, count });
}

/** MOL-126, MOL-127 A decision that must be taken at once, or none without a target. */
function decide(state: State, seat: Seat, card: CharacterCard, pending: Pending | null, events: Event[]): void {
  state.pending = pending;
  if (pending === null) events.push({ type: 'abilityWithoutTarget', seat, card });
}

type Effect = (state: State, seat: Seat, card: CharacterCard, payment: Payment, events: Event[]) => void;

/** What happens at the moment of activation; the other abilities work later, by being there. */
const EFFECTS: { readonly [A in Ability]?: Effect } = {
  /** MOL-128, MOL-129, MOL-D04 */
  actions3: (state, seat, _card, _payment, events) => {
    addDuty(state.turn, GOLEM_ACTIONS);
    gainActions(state, seat, GOLEM_ACTIONS, events);
  },
  /** MOL-175 */
  action1: (state, seat, _card, _payment, events) => gainActions(state, seat, 1, events),
  /** MOL-130 */
  next1: (state, seat, _card, _payment, events) => {
    const next = nextSeat(state, seat);
    state.players[next].owed++;
    events.push({ type: 'actionOwed', seat: next, by: seat });
  },
  /** MOL-132 */
  discard: (state, seat, card, _payment, events) =>
    decide(state, seat, card, hasPortalTarget(state, seat) ? { type: 'discardOpponent' } : null, events),
  /** MOL-135 */
  steal: (state, seat, card, _payment, events) =>
    decide(state, seat, card, hasHandTarget(state, seat) ? { type: 'stealFrom' } : null, events),
  /** MOL-140, MOL-144 */
  takeBack: (state, seat, card, { pearls }, events) =>
    decide(state, seat, card, pearls.length > 0 ? { type: 'takeBack', pearls: [...pearls] } : null, events),
};

/** MOL-212, MOL-216 Only the first time that 12 is reached counts. */
export function noteTrigger(state: State, seat: Seat, events: Event[]): void {
  if (state.trigger !== null || pointsOf(state.players[seat].activated) < POINTS_TO_END) return;
  state.trigger = { seat, round: state.turn.round };
  events.push({ type: 'endTriggered', seat, round: state.turn.round });
}

/** MOL-090 The last step of an activation: what the ability of the Character does at once. */
export function applyAbility(state: State, seat: Seat, card: CharacterCard, payment: Payment, events: Event[]): void {
  const { ability } = CHARACTERS[card];
  if (ability !== null) EFFECTS[ability]?.(state, seat, card, payment, events);
}
