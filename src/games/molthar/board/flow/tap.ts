import type { Seat } from '@/engine';
import type { Action, CharacterCard, PearlCard, View } from '../../rules';
import { isOpenToViewer, ownSeat, printersOf } from '../table';
import { actionOf, isMyTurn, me, portalIsFull } from './moment';
import { NOTHING, type Look, type Moment, type Outcome, type Selection } from './types';

const look = (what: Look): Outcome => ({ type: 'look', look: what });
const select = (selection: Selection): Outcome => ({ type: 'select', selection });

const sameSelection = (a: Selection, b: Selection) => JSON.stringify(a) === JSON.stringify(b);

/** A second tap on what is chosen does it; a first one chooses it, if the rules allow what it would lead to. */
function choose(moment: Moment, wanted: Selection, probe?: Action): Outcome {
  const action = actionOf({ view: moment.view, selection: wanted });
  const asked = probe ?? action;
  const violation = asked === null ? undefined : moment.why(asked);
  if (asked !== null && violation !== undefined) return { type: 'refuse', action: asked, violation };
  if (action !== null && sameSelection(moment.selection, wanted)) return { type: 'act', action };
  return select(wanted);
}

/** The place action in its shortest form, to ask whether placing is possible at all. */
function placeProbe(view: View, from: 0 | 1 | 'pile'): Action {
  return { type: 'placeCharacter', from, discard: portalIsFull(view) ? (me(view).portal[0]?.card ?? null) : null };
}

function tapOpenCharacter(moment: Moment, from: 0 | 1 | 'pile'): Outcome {
  const { view, selection } = moment;
  if (selection.type === 'exchange' && from !== 'pile')
    return select({ ...selection, open: selection.open === from ? null : from });
  if (selection.type === 'place' && selection.from === from) {
    const action = actionOf(moment);
    return action === null ? select(NOTHING) : { type: 'act', action };
  }
  return choose(moment, { type: 'place', from, leaves: null }, placeProbe(view, from));
}

function tapOwnPortal(moment: Moment, card: CharacterCard): Outcome {
  const { view, selection } = moment;
  if (selection.type === 'exchange') return select({ ...selection, own: selection.own === card ? null : card });
  if (selection.type === 'place' && portalIsFull(view))
    return select({ ...selection, leaves: selection.leaves === card ? null : card });
  return tapActivate(moment, card);
}

function tapActivate(moment: Moment, card: CharacterCard): Outcome {
  const { selection } = moment;
  const payment = selection.type === 'activate' && selection.card === card ? selection.payment : null;
  return choose(moment, { type: 'activate', card, payment });
}

/** MOL-132, MOL-146 A rival's character where it can be meant; everywhere else it stands for its owner, as their panel does. */
function tapRivalPortal(moment: Moment, owner: Seat, card: CharacterCard): Outcome {
  if (moment.view.pending?.type === 'discardOpponent') return choose(moment, { type: 'rivalCharacter', card });
  if (moment.view.pending === null && isOpenToViewer(moment.view, owner, card)) return tapActivate(moment, card);
  return tapRival(moment, owner);
}

function tapRival(moment: Moment, seat: Seat): Outcome {
  return moment.view.pending?.type === 'stealFrom'
    ? choose(moment, { type: 'rivalHand', seat })
    : look({ type: 'seat', seat });
}

function tapHand(moment: Moment, pearl: PearlCard): Outcome {
  const { view, selection } = moment;
  if (view.turn.phase === 'limit') {
    const chosen = selection.type === 'discard' ? selection.pearls : [];
    return select({
      type: 'discard',
      pearls: chosen.includes(pearl) ? chosen.filter((one) => one !== pearl) : [...chosen, pearl],
    });
  }
  return moment.why({ type: 'twoForDiamond', pearl }) === undefined
    ? choose(moment, { type: 'trade', pearl })
    : look({ type: 'pearl', pearl });
}

/** What can be looked at whoever is on turn. */
export function lookAt(view: View, id: string): Look | null {
  const [kind, first, second] = id.split(':');
  const [a, b] = [Number(first), Number(second)];
  const own = me(view);
  switch (kind) {
    case 'pearl':
      return pearlLook(view.pearls.open[a]);
    case 'hand':
      return pearlLook(own.hand?.[a]);
    case 'character':
      return characterLook(view.characters.open[a]);
    case 'portal':
      return characterLook(view.players[a]?.portal[b]?.card);
    case 'printed': {
      const card = printersOf(own)[a];
      return card === undefined ? null : { type: 'printed', card };
    }
    case 'rival':
    case 'row':
      return { type: 'seat', seat: a };
    case 'pearlPile':
      return { type: 'pile', pile: 'pearls' };
    case 'characterPile':
      return { type: 'pile', pile: 'characters' };
    case 'pearlDiscard':
      return { type: 'discard', pile: 'pearls' };
    case 'characterDiscard':
      return { type: 'discard', pile: 'characters' };
    case 'diamonds':
      return { type: 'diamonds' };
    default:
      return null;
  }
}

const pearlLook = (pearl: PearlCard | undefined): Look | null =>
  pearl === undefined ? null : { type: 'pearl', pearl };
const characterLook = (card: CharacterCard | null | undefined): Look | null =>
  card === null || card === undefined ? null : { type: 'character', card };

const ALWAYS_LOOK = ['row', 'printed', 'pearlDiscard', 'characterDiscard', 'diamonds'];

function lookOutcome(view: View, id: string): Outcome {
  const what = lookAt(view, id);
  return what === null ? { type: 'nothing' } : look(what);
}

/** What a tap on a target leads to. */
export function tapped(moment: Moment, id: string): Outcome {
  const { view } = moment;
  const [kind, first, second] = id.split(':');
  const [a, b] = [Number(first), Number(second)];
  if (!isMyTurn(view) || ALWAYS_LOOK.includes(kind ?? '')) return lookOutcome(view, id);
  switch (kind) {
    case 'pearl':
      return a === 0 || a === 1 || a === 2 || a === 3
        ? choose(moment, { type: 'takePearl', from: a })
        : { type: 'nothing' };
    case 'pearlPile':
      return choose(moment, { type: 'takePearl', from: 'pile' });
    case 'character':
      return a === 0 || a === 1 ? tapOpenCharacter(moment, a) : { type: 'nothing' };
    case 'characterPile':
      return tapOpenCharacter(moment, 'pile');
    case 'portal': {
      const card = view.players[a]?.portal[b]?.card;
      if (card === undefined) return { type: 'nothing' };
      return a === ownSeat(view) ? tapOwnPortal(moment, card) : tapRivalPortal(moment, a, card);
    }
    case 'rival':
      return tapRival(moment, a);
    case 'hand': {
      const pearl = me(view).hand?.[a];
      return pearl === undefined ? { type: 'nothing' } : tapHand(moment, pearl);
    }
    default:
      return { type: 'nothing' };
  }
}
