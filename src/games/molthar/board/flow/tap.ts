import type { Seat } from '@/engine';
import type { Action, CharacterCard, PearlCard, View } from '../../rules';
import { parseTarget } from '../ids';
import { isOpenToViewer, ownSeat, printersOf } from '../table';
import { actionOf, isMyTurn, me, portalIsFull, surplus } from './moment';
import { NOTHING, type Look, type Situation, type Outcome, type Selection } from './types';

const look = (what: Look): Outcome => ({ type: 'look', look: what });
const select = (selection: Selection): Outcome => ({ type: 'select', selection });

const sameSelection = (a: Selection, b: Selection) => JSON.stringify(a) === JSON.stringify(b);

/** A second tap on what is chosen does it; a first one chooses it, if the rules allow what it would lead to. */
function choose(moment: Situation, wanted: Selection, probe?: Action): Outcome {
  const action = actionOf({ view: moment.view, selection: wanted });
  const asked = probe ?? action;
  const violation = asked === null ? undefined : moment.why(asked);
  if (asked !== null && violation !== undefined) return { type: 'refuse', action: asked, violation };
  if (action !== null && sameSelection(moment.selection, wanted)) return { type: 'act', actions: [action] };
  return select(wanted);
}

/** The place action in its shortest form, to ask whether placing is possible at all. */
function placeProbe(view: View, from: 0 | 1 | 'pile'): Action {
  return { type: 'placeCharacter', from, discard: portalIsFull(view) ? (me(view).portal[0]?.card ?? null) : null };
}

function tapOpenCharacter(moment: Situation, from: 0 | 1 | 'pile'): Outcome {
  const { view, selection } = moment;
  if (selection.type === 'exchange' && from !== 'pile')
    return select({ ...selection, open: selection.open === from ? null : from });
  if (selection.type === 'place' && selection.from === from) {
    const action = actionOf(moment);
    return action === null ? select(NOTHING) : { type: 'act', actions: [action] };
  }
  return choose(moment, { type: 'place', from, leaves: null }, placeProbe(view, from));
}

function tapOwnPortal(moment: Situation, card: CharacterCard): Outcome {
  const { view, selection } = moment;
  if (selection.type === 'exchange') return select({ ...selection, own: selection.own === card ? null : card });
  if (selection.type === 'place' && portalIsFull(view))
    return select({ ...selection, leaves: selection.leaves === card ? null : card });
  return tapActivate(moment, card);
}

function tapActivate(moment: Situation, card: CharacterCard): Outcome {
  const { selection } = moment;
  const payment = selection.type === 'activate' && selection.card === card ? selection.payment : null;
  return choose(moment, { type: 'activate', card, payment });
}

/** MOL-132, MOL-146 A rival's character where it can be meant; everywhere else it stands for its owner, as their panel does. */
function tapRivalPortal(moment: Situation, owner: Seat, card: CharacterCard): Outcome {
  if (moment.view.pending?.type === 'discardOpponent') return choose(moment, { type: 'rivalCharacter', card });
  if (moment.view.pending === null && isOpenToViewer(moment.view, owner, card)) return tapActivate(moment, card);
  return tapRival(moment, owner);
}

function tapRival(moment: Situation, seat: Seat): Outcome {
  return moment.view.pending?.type === 'stealFrom'
    ? choose(moment, { type: 'rivalHand', seat })
    : look({ type: 'seat', seat });
}

function tapHand(moment: Situation, pearl: PearlCard): Outcome {
  const { view, selection } = moment;
  if (view.turn.phase === 'limit') {
    const chosen = selection.type === 'discard' ? selection.pearls : [];
    // One more than must go takes the place of the one that was chosen first.
    const pearls = chosen.includes(pearl)
      ? chosen.filter((one) => one !== pearl)
      : [...chosen, pearl].slice(-surplus(view));
    return select({ type: 'discard', pearls });
  }
  return moment.why({ type: 'twoForDiamond', pearl }) === undefined
    ? choose(moment, { type: 'trade', pearl })
    : look({ type: 'pearl', pearl });
}

/** What can be looked at whoever is on turn. */
export function lookAt(view: View, id: string): Look | null {
  const target = parseTarget(id);
  const own = me(view);
  switch (target?.kind) {
    case undefined:
      return null;
    case 'pearl':
      return pearlLook(view.pearls.open[target.place]);
    case 'hand':
      return pearlLook(own.hand?.[target.place]);
    case 'character':
      return characterLook(view.characters.open[target.place]);
    case 'portal':
      return characterLook(view.players[target.seat]?.portal[target.place]?.card);
    case 'printed': {
      const card = printersOf(own)[target.place];
      return card === undefined ? null : { type: 'printed', card };
    }
    case 'rival':
    case 'row':
      return { type: 'seat', seat: target.seat };
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
  }
}

const pearlLook = (pearl: PearlCard | undefined): Look | null =>
  pearl === undefined ? null : { type: 'pearl', pearl };
const characterLook = (card: CharacterCard | null | undefined): Look | null =>
  card === null || card === undefined ? null : { type: 'character', card };

function lookOutcome(view: View, id: string): Outcome {
  const what = lookAt(view, id);
  return what === null ? { type: 'nothing' } : look(what);
}

/** What a tap on a target leads to. */
export function tapped(moment: Situation, id: string): Outcome {
  const { view } = moment;
  const target = isMyTurn(view) ? parseTarget(id) : null;
  switch (target?.kind) {
    case 'pearl': {
      const { place } = target;
      return place === 0 || place === 1 || place === 2 || place === 3
        ? choose(moment, { type: 'takePearl', from: place })
        : { type: 'nothing' };
    }
    case 'pearlPile':
      return choose(moment, { type: 'takePearl', from: 'pile' });
    case 'character':
      return target.place === 0 || target.place === 1 ? tapOpenCharacter(moment, target.place) : { type: 'nothing' };
    case 'characterPile':
      return tapOpenCharacter(moment, 'pile');
    case 'portal': {
      const { seat, place } = target;
      const card = view.players[seat]?.portal[place]?.card;
      if (card === undefined) return { type: 'nothing' };
      return seat === ownSeat(view) ? tapOwnPortal(moment, card) : tapRivalPortal(moment, seat, card);
    }
    case 'rival':
      return tapRival(moment, target.seat);
    case 'hand': {
      const pearl = me(view).hand?.[target.place];
      return pearl === undefined ? { type: 'nothing' } : tapHand(moment, pearl);
    }
    // Everything else, and all of it while somebody else is on turn, can only be looked at.
    default:
      return lookOutcome(view, id);
  }
}
