import type { Action, CharacterCard, PearlCard, View } from '../../rules';
import { targetId } from '../ids';
import { me, offeredPearls } from './moment';
import type { Selection } from './types';

/** What is chosen so that the gold button does just this; undefined for what has a button of its own. */
export function prepare(_view: View, action: Action): Selection | undefined {
  switch (action.type) {
    case 'takePearl':
      return { type: 'takePearl', from: action.from };
    case 'replacePearls':
      return { type: 'replacePearls' };
    case 'placeCharacter':
      return { type: 'place', from: action.from, leaves: action.discard };
    case 'activate':
      return { type: 'activate', card: action.card, payment: action.payment };
    case 'chooseOpponentCharacter':
      return { type: 'rivalCharacter', card: action.card };
    case 'chooseOpponentHand':
      return { type: 'rivalHand', seat: action.seat };
    case 'takeFromHand':
    case 'takeBack':
      return { type: 'offered', pearl: action.pearl };
    case 'exchangePortal':
      return { type: 'exchange', own: action.card, open: action.open };
    case 'twoForDiamond':
      return { type: 'trade', pearl: action.pearl };
    case 'redrawHand':
      return { type: 'redraw' };
    case 'discardToLimit':
      return { type: 'discard', pearls: action.pearls };
    case 'peekCharacter':
    case 'finishActions':
    case 'endTurn':
      return undefined;
  }
}

const onPortal = ({ players }: View, card: CharacterCard): string[] =>
  players.flatMap(({ portal }, seat) =>
    portal.flatMap((place, i) => (place.card === card ? [targetId('portal', seat, i)] : [])),
  );

const inHand = (view: View, pearls: readonly PearlCard[]): string[] =>
  (me(view).hand ?? []).flatMap((pearl, i) => (pearls.includes(pearl) ? [targetId('hand', i)] : []));

const openCharacter = (from: 0 | 1 | 'pile'): string =>
  from === 'pile' ? targetId('characterPile') : targetId('character', from);

/** What a move is about: targets, and the button that does it where that is not simply the next step. */
export function pointsAt(view: View, action: Action): readonly string[] {
  switch (action.type) {
    case 'takePearl':
      return [action.from === 'pile' ? targetId('pearlPile') : targetId('pearl', action.from)];
    case 'replacePearls':
      return view.pearls.open.map((_, i) => targetId('pearl', i));
    case 'placeCharacter':
      return [openCharacter(action.from), ...(action.discard === null ? [] : onPortal(view, action.discard))];
    case 'activate':
      return [...onPortal(view, action.card), ...inHand(view, action.payment.pearls)];
    case 'chooseOpponentCharacter':
      return onPortal(view, action.card);
    case 'chooseOpponentHand':
      return [targetId('rival', action.seat)];
    case 'takeFromHand':
    case 'takeBack':
      return [`choice:${offeredPearls(view).indexOf(action.pearl)}`];
    case 'exchangePortal':
      return [...onPortal(view, action.card), openCharacter(action.open)];
    case 'twoForDiamond':
      return inHand(view, [action.pearl]);
    case 'discardToLimit':
      return inHand(view, action.pearls);
    case 'redrawHand':
      return inHand(view, me(view).hand ?? []);
    case 'peekCharacter':
      return ['offer:peekCharacter'];
    case 'finishActions':
    case 'endTurn':
      return ['action:endTurn'];
  }
}
