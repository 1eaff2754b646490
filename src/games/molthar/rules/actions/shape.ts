import { actionShape, exactly, indexOf, listOf, oneOf, orNull } from '@/engine';
import { CHARACTERS, PEARL_CARDS } from '../cards';
import { SEATS } from '../setup';
import type { Action, Payment } from '../types';

const isCharacter = indexOf(CHARACTERS.length);
const isPearl = indexOf(PEARL_CARDS.length);
const isPearls = listOf(isPearl, 0, PEARL_CARDS.length);

const { isAction, readAction } = actionShape<Action>({
  takePearl: { from: oneOf([0, 1, 2, 3, 'pile'] as const) },
  replacePearls: {},
  placeCharacter: { from: oneOf([0, 1, 'pile'] as const), discard: orNull(isCharacter) },
  activate: {
    card: isCharacter,
    payment: exactly<Payment>({ pearls: isPearls, diamonds: indexOf(CHARACTERS.length + 1) }),
  },
  chooseOpponentCharacter: { card: isCharacter },
  chooseOpponentHand: { seat: indexOf(SEATS.max) },
  takeFromHand: { pearl: isPearl },
  takeBack: { pearl: isPearl },
  exchangePortal: { card: isCharacter, open: oneOf([0, 1] as const) },
  peekCharacter: {},
  twoForDiamond: { pearl: isPearl },
  redrawHand: {},
  finishActions: {},
  endTurn: {},
  discardToLimit: { pearls: isPearls },
});

export { isAction, readAction };
