import type { Seat } from '@/engine';
import { playable } from '../actions/playCard';
import { moveAll } from '../assault';
import { resolveDeclared } from '../attack';
import { applyCard, targetsOf } from '../cards/effects';
import { copy } from '../copy';
import { CARDS, HAND_LIMIT } from '../data';
import type { Effect } from '../data';
import { foeOf } from '../foes';
import { areAdjacent } from '../movement';
import { realmOf } from '../realms';
import type { Action, Card, Die, Event, State, CardTarget, Window } from '../types';
import { evaluate } from './evaluate';
import { assaultsLeft, danger } from './worth';

type PlayCard = Extract<Action, { type: 'playCard' }>;

/** The windows at which a card does most: coins before they are spent, heroes when they act, enemies when no hero can answer. */
const BEFORE_BUYING: readonly Window[] = ['waveRolled', 'portalTurned', 'beforeBuying'];
const BEFORE_STEPS: readonly Window[] = ['heroChosen'];
const BEFORE_STRIKE: readonly Window[] = ['attackDeclared'];
const AFTER_HEROES: readonly Window[] = ['assaultRolled', 'enemiesMoved'];
const TIMES: Readonly<Record<Effect, readonly Window[]>> = {
  steal: BEFORE_BUYING,
  cancelMove: BEFORE_STEPS,
  lessMove: BEFORE_STEPS,
  moveHero: BEFORE_STEPS,
  blockSquare: BEFORE_STEPS,
  cancelAttack: BEFORE_STRIKE,
  lessAttack: BEFORE_STRIKE,
  changeType: BEFORE_STRIKE,
  changePath: AFTER_HEROES,
  advanceEnemy: AFTER_HEROES,
  swapEnemies: AFTER_HEROES,
  levelUp: AFTER_HEROES,
  healEnemy: AFTER_HEROES,
};

/** What a card must bring before it is played: less when the next one would have to be discarded, little at the end. */
function patience(state: State, seat: Seat): number {
  if (assaultsLeft(state) <= 1) return 0.3;
  return state.hands[seat].length >= HAND_LIMIT ? 1.5 : 3;
}

/** Exchanges are many: worth a thought are those that bring much danger away. */
const WORTH_A_SWAP = 4;

/** Of all targets those that are worth a thought: the hero that acts, what is beside it, and a good exchange. */
function isPromising(state: State, target: CardTarget): boolean {
  const acting = state.active?.hero ?? -1;
  if (target.kind === 'hero' || target.kind === 'heroTo') return target.hero === acting;
  if (target.kind === 'square')
    return (
      acting >= 0 &&
      target.realm === realmOf(state, state.heroes[acting].seat) &&
      areAdjacent(target.cell, state.heroes[acting].cell)
    );
  return target.kind !== 'enemies' || isRelief(state, target.own, target.other);
}

function isRelief(state: State, own: Die, other: Die): boolean {
  const threat = (die: Die): number => {
    const foe = foeOf(state, die);
    return foe === undefined ? 0 : danger(state, foe);
  };
  return threat(own) > threat(other) + WORTH_A_SWAP;
}

/** The table after a card, or none, and after what follows this window of its own accord. */
function worthAfter(state: State, seat: Seat, action: PlayCard | null): number {
  const next = copy(state);
  const events: Event[] = [];
  if (action !== null) applyCard(next, seat, action.card, action.target, events);
  if (state.window === 'attackDeclared') resolveDeclared(next, events);
  if (state.window === 'assaultRolled') moveAll(next, next.roll ?? 0, events);
  return evaluate(next, seat);
}

function* best(
  state: State,
  seat: Seat,
  actions: readonly PlayCard[],
): Generator<void, { worth: number; action: PlayCard | null }, void> {
  let found: { worth: number; action: PlayCard | null } = { worth: -Infinity, action: null };
  for (const action of actions) {
    const worth = worthAfter(state, seat, action);
    if (worth > found.worth) found = { worth, action };
    yield;
  }
  return found;
}

const waysToPlay = (state: State, seat: Seat, card: Card): PlayCard[] =>
  targetsOf(state, seat, card).map((target) => ({ type: 'playCard', card, target }));

/** MOR-250 The card that is worth playing at this window, if any. */
export function* bestCard(state: State, seat: Seat): Generator<void, Action | undefined, void> {
  const { window } = state;
  if (window === null) return undefined;
  const timely = state.hands[seat].filter((card) => TIMES[CARDS[card].effect].includes(window));
  const actions = timely
    .flatMap((card) => waysToPlay(state, seat, card))
    .filter(({ target }) => isPromising(state, target));
  if (actions.length === 0) return undefined;
  const { worth, action } = yield* best(state, seat, actions);
  return action !== null && worth > worthAfter(state, seat, null) + patience(state, seat) ? action : undefined;
}

/** MOR-339 Where Lord Morth's card hurts the team least. */
export function* mildestTarget(state: State, seat: Seat): Generator<void, Action, void> {
  const actions = playable(state, seat).flatMap((card) => waysToPlay(state, seat, card));
  return (yield* best(state, seat, actions)).action ?? actions[0];
}
