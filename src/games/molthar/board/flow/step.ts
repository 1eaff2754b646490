import type { Words } from '@/engine';
import {
  CHARACTERS,
  explainPayment,
  paidNames,
  PEARL_CARDS,
  purse,
  type Action,
  type PearlCard,
  type Proposal,
  type View,
} from '../../rules';
import { cardName } from '../table';
import { text } from '../words';
import { actionOf, isMyTurn, me, surplus } from './moment';
import type { Situation, Selection, Step } from './types';

const valueOf = (pearl: PearlCard) => PEARL_CARDS[pearl].value;

/** '6', '8' … as items of a list. */
const values = (pearls: readonly PearlCard[]): Words[] =>
  pearls.map((pearl) => text('value', { value: valueOf(pearl) }));

/** The way in which an activation is paid. */
export function proposalOf(view: View, action: Action): Proposal | undefined {
  const { hand, activated, diamonds } = me(view);
  if (action.type !== 'activate' || hand === null) return undefined;
  return explainPayment(CHARACTERS[action.card].cost, purse({ hand, activated, diamonds }), action.payment);
}

type Of<T extends Selection['type']> = Extract<Selection, { type: T }>;
type Actions = readonly Action[];

function placeStep({ view }: Situation, { from, leaves }: Of<'place'>, actions: Actions): Step {
  const open = from === 'pile' ? null : (view.characters.open[from] ?? null);
  const step = { name: 'placeCharacter', label: text('step.place'), actions };
  if (actions.length === 0) return { ...step, note: text('note.whoLeaves') };
  const comes = open === null ? text('note.placePile') : cardName(open);
  return leaves === null
    ? { ...step, note: comes, spoken: text('spoken.place', { card: comes }) }
    : {
        ...step,
        note: text('note.leaves', { card: cardName(leaves) }),
        spoken: text('spoken.leaves', { card: comes, leaves: cardName(leaves) }),
      };
}

function exchangeStep({ view }: Situation, selection: Of<'exchange'>, actions: Actions): Step {
  const open = selection.open === null ? null : (view.characters.open[selection.open] ?? null);
  const step = { name: 'exchangePortal', label: text('step.exchange') };
  if (actions.length === 0 || selection.own === null || open === null)
    return { ...step, note: text('note.exchange'), actions: [] };
  const spoken = text('spoken.exchanged', { own: cardName(selection.own), open: cardName(open) });
  return { ...step, note: text('note.exchanged', { card: cardName(open) }), spoken, actions };
}

/** MOL-206 Whoever takes more than a hand holds is told at once that something must go at the end. */
function pearlStep({ view }: Situation, { from }: Of<'takePearl'>, actions: Actions): Step {
  const { handCount, handLimit } = me(view);
  const count = handCount + 1 - handLimit;
  const noteFor = (over: '' | 'Over'): Words =>
    from === 'pile'
      ? text(`note.takePile${over}`, { count })
      : text(`note.take${over}`, { value: valueOf(view.pearls.open[from]), count });
  const step = { name: 'takePearl', label: text('step.take'), actions };
  return count <= 0
    ? { ...step, note: noteFor('') }
    : { ...step, note: noteFor('Over'), spoken: text('spoken.over', { what: noteFor(''), count }) };
}

function activateStep({ view }: Situation, { card }: Of<'activate'>, action: Action): Step {
  const proposal = proposalOf(view, action);
  const spoken =
    proposal === undefined
      ? cardName(card)
      : text('spoken.pays', { card: cardName(card), pearls: paidNames(proposal) });
  return { name: 'activate', label: text('step.activate'), note: cardName(card), spoken, actions: [action] };
}

function offeredStep({ view }: Situation, { pearl }: Of<'offered'>, action: Action | null): Step {
  return {
    name: action?.type ?? 'takeBack',
    label: text(view.pending?.type === 'takeBack' ? 'step.takeBack' : 'step.steal'),
    note: text('note.pearl', { value: valueOf(pearl) }),
    actions: action === null ? [] : [action],
  };
}

/** The step that a selection leads to. */
function chosenStep(moment: Situation): Step | null {
  const { selection, view } = moment;
  const action = actionOf(moment);
  const actions = action === null ? [] : [action];
  switch (selection.type) {
    case 'none':
      return null;
    case 'takePearl':
      return pearlStep(moment, selection, actions);
    case 'replacePearls':
      return { name: 'replacePearls', label: text('step.replace'), note: text('note.replace'), actions };
    case 'place':
      return placeStep(moment, selection, actions);
    case 'activate':
      return action === null ? null : activateStep(moment, selection, action);
    case 'exchange':
      return exchangeStep(moment, selection, actions);
    case 'trade':
      return { name: 'twoForDiamond', label: text('step.trade'), note: text('note.trade'), actions };
    case 'redraw': {
      const note = text('note.redraw', { count: me(view).handCount });
      return { name: 'redrawHand', label: text('step.redraw'), note, actions };
    }
    case 'rivalCharacter':
      return {
        name: 'chooseOpponentCharacter',
        label: text('step.discardRival'),
        note: cardName(selection.card),
        actions,
      };
    case 'rivalHand': {
      const note = text('note.lookAtHand', { who: { seat: selection.seat } });
      return { name: 'chooseOpponentHand', label: text('step.lookAtHand'), note, actions };
    }
    case 'offered':
      return offeredStep(moment, selection, action);
    case 'discard':
      return discardStep(view, selection.pearls, actions);
  }
}

function discardStep(view: View, pearls: readonly PearlCard[], actions: Actions): Step {
  const note = text('note.discard', { count: surplus(view), chosen: pearls.length });
  return {
    name: 'discardToLimit',
    label: text('step.discard'),
    note,
    ...(actions.length > 0 && { spoken: text('spoken.discard', { pearls: values(pearls) }) }),
    actions,
  };
}

const PENDING = {
  discardOpponent: 'chooseOpponentCharacter',
  stealFrom: 'chooseOpponentHand',
  steal: 'takeFromHand',
  takeBack: 'takeBack',
} as const;

/** The step while nothing is chosen. */
function idleStep(moment: Situation): Step {
  const { view, why } = moment;
  const { turn, pending } = view;
  if (pending !== null)
    return {
      name: PENDING[pending.type],
      label: text('idle.act'),
      note: text(`note.${pending.type}`),
      actions: [],
    };
  if (turn.phase === 'limit') return discardStep(view, [], []);
  if (turn.phase === 'after') {
    const action: Action = { type: 'endTurn' };
    return {
      name: 'endTurn',
      label: text('step.endTurn'),
      note: text('note.endTurn'),
      actions: why(action) === undefined ? [action] : [],
    };
  }
  return proposesPearl(moment)
    ? pearlStep(moment, { type: 'takePearl', from: 0 }, [{ type: 'takePearl', from: 0 }])
    : { name: 'choose', label: text('idle.act'), note: text('note.choose'), actions: [] };
}

/** With an empty hand hardly anything but a pearl helps: the first open one is proposed, so that a first move is one tap. */
export function proposesPearl({ view, selection, why }: Situation): boolean {
  if (selection.type !== 'none' || view.pending !== null || view.turn.phase === 'limit' || view.turn.phase === 'after')
    return false;
  return me(view).handCount === 0 && why({ type: 'takePearl', from: 0 }) === undefined;
}

/** What the gold button says and does; null while somebody else is on turn. */
export function stepOf(moment: Situation): Step | null {
  if (!isMyTurn(moment.view)) return null;
  return chosenStep(moment) ?? idleStep(moment);
}
