import {
  CHARACTERS,
  isFull,
  minimalPayments,
  purse,
  type Action,
  type CharacterCard,
  type PearlCard,
  type PlayerView,
  type Proposal,
  type View,
} from '../../rules';
import { ownSeat } from '../table';
import type { Situation, Selection } from './types';

/** The player whose area lies large. */
export const me = (view: View): PlayerView => view.players[ownSeat(view)];

/** Whether the viewer is the one to decide. */
export const isMyTurn = (view: View): boolean =>
  view.viewer !== 'table' && view.turn.seat === view.viewer && view.turn.phase !== 'over';

/** MOL-091 Ways to pay for a character, cheapest first. */
export function proposalsFor(view: View, card: CharacterCard): Proposal[] {
  const { hand, activated, diamonds } = me(view);
  return hand === null ? [] : minimalPayments(CHARACTERS[card].cost, purse({ hand, activated, diamonds }));
}

const NOTHING_PAID = { pearls: [], diamonds: 0 } as const;

/** Activation with the chosen payment, else the cheapest, else an empty one that the rules will refuse with their reason. */
function activation(view: View, { card, payment }: Extract<Selection, { type: 'activate' }>): Action {
  return { type: 'activate', card, payment: payment ?? proposalsFor(view, card)[0]?.payment ?? NOTHING_PAID };
}

/** MOL-206 How many cards lie over the hand limit. */
export const surplus = (view: View): number => Math.max(0, me(view).handCount - me(view).handLimit);

export const portalIsFull = (view: View): boolean => isFull(me(view).portal);

/** The pearls from which one must be chosen now: a hand that the Fairy opened, or what Puss in Boots paid. */
export function offeredPearls(view: View): readonly PearlCard[] {
  if (view.pending?.type === 'takeBack') return view.pending.pearls;
  return view.pending?.type === 'steal' ? (view.players[view.pending.from].hand ?? []) : [];
}

/** The action that a selection stands for; null while something is missing. */
export function actionOf({ view, selection }: Pick<Situation, 'view' | 'selection'>): Action | null {
  switch (selection.type) {
    case 'none':
      return null;
    case 'takePearl':
      return { type: 'takePearl', from: selection.from };
    case 'replacePearls':
      return { type: 'replacePearls' };
    case 'place':
      return portalIsFull(view) && selection.leaves === null
        ? null
        : { type: 'placeCharacter', from: selection.from, discard: selection.leaves };
    case 'activate':
      return activation(view, selection);
    case 'exchange':
      return selection.own === null || selection.open === null
        ? null
        : { type: 'exchangePortal', card: selection.own, open: selection.open };
    case 'trade':
      return { type: 'twoForDiamond', pearl: selection.pearl };
    case 'redraw':
      return { type: 'redrawHand' };
    case 'rivalCharacter':
      return { type: 'chooseOpponentCharacter', card: selection.card };
    case 'rivalHand':
      return { type: 'chooseOpponentHand', seat: selection.seat };
    case 'offered':
      return view.pending?.type === 'takeBack'
        ? { type: 'takeBack', pearl: selection.pearl }
        : { type: 'takeFromHand', pearl: selection.pearl };
    case 'discard':
      return selection.pearls.length === surplus(view) ? { type: 'discardToLimit', pearls: selection.pearls } : null;
  }
}
