import { textsOf, type Params, type Words } from '@/engine';
import { CHARACTERS, VALUE } from '../cards';
import { explainPayment, purse } from '../payments';
import type { Action, View } from '../types';
import { cardName, paidNames, pearlName, pearlNames } from '../words';

const text = textsOf('molthar.coach.do');

type Do<T extends Action['type']> = (view: View, action: Extract<Action, { type: T }>) => Words;

const DO: { readonly [T in Action['type']]: Do<T> } = {
  takePearl: ({ pearls }, { from }) =>
    from === 'pile' ? text('drawPearl') : text('takePearl', { pearl: pearlName(VALUE[pearls.open[from]]) }),
  replacePearls: () => text('replacePearls'),
  placeCharacter: ({ characters }, { from, discard }) => {
    const open = from === 'pile' ? null : characters.open[from];
    const leaves: Params = discard === null ? {} : { leaves: cardName(discard) };
    if (open === null) return text(discard === null ? 'placePile' : 'placePileInstead', leaves);
    return text(discard === null ? 'place' : 'placeInstead', { card: cardName(open), ...leaves });
  },
  activate: ({ players, turn }, { card, payment }) => {
    const { hand, activated, diamonds } = players[turn.seat];
    const way = explainPayment(CHARACTERS[card].cost, purse({ hand: hand ?? [], activated, diamonds }), payment);
    const pearls = way === undefined ? pearlNames(payment.pearls) : paidNames(way);
    return text('activate', { card: cardName(card), pearls });
  },
  chooseOpponentCharacter: (_view, { card }) => text('discardCharacter', { card: cardName(card) }),
  chooseOpponentHand: (_view, { seat }) => text('lookIntoHand', { who: { seat } }),
  takeFromHand: (_view, { pearl }) => text('takePearl', { pearl: pearlName(VALUE[pearl]) }),
  takeBack: (_view, { pearl }) => text('takeBack', { pearl: pearlName(VALUE[pearl]) }),
  exchangePortal: ({ characters }, { card, open }) => {
    const come = characters.open[open];
    return text('exchange', { card: cardName(card), ...(come !== null && { come: cardName(come) }) });
  },
  peekCharacter: () => text('peek'),
  twoForDiamond: () => text('trade'),
  redrawHand: () => text('redraw'),
  finishActions: () => text('finish'),
  endTurn: () => text('endTurn'),
  discardToLimit: (_view, { pearls }) => text('discard', { pearls: pearlNames(pearls) }),
};

/** What somebody is advised to do. */
export function doWords(view: View, action: Action): Words {
  const words = DO[action.type] as Do<Action['type']>;
  return words(view, action);
}
