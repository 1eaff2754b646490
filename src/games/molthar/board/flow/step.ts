import type { Words } from '@/engine';
import {
  CHARACTERS,
  explainPayment,
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

/** "6, 6, 8 and printed 8": everything that pays, hand first. */
function paidWith({ slots, payment }: Proposal): Words[] {
  const fromHand = slots.flatMap(({ source, value }) => {
    if (source.from !== 'hand') return [];
    const printed = valueOf(source.pearl);
    return [printed === value ? text('value', { value }) : text('valueAs', { value: printed, as: value })];
  });
  const printed = slots.flatMap(({ source, value }) =>
    source.from === 'printed' ? [text('printedValue', { value })] : [],
  );
  const gems = payment.diamonds > 0 ? [text('diamonds', { count: payment.diamonds })] : [];
  return [...fromHand, ...printed, ...gems];
}

/** The way in which an activation is paid. */
export function proposalOf(view: View, action: Action): Proposal | undefined {
  const { hand, activated, diamonds } = me(view);
  if (action.type !== 'activate' || hand === null) return undefined;
  return explainPayment(CHARACTERS[action.card].cost, purse({ hand, activated, diamonds }), action.payment);
}

function placeStep(
  { view }: Situation,
  selection: Extract<Selection, { type: 'place' }>,
  actions: readonly Action[],
): Step {
  const open = selection.from === 'pile' ? null : (view.characters.open[selection.from] ?? null);
  const label = open === null ? text('step.placePile') : text('step.place', { card: cardName(open) });
  if (actions.length === 0) return { name: 'placeCharacter', label, note: text('note.whoLeaves'), actions };
  const note =
    selection.leaves !== null
      ? text('note.leaves', { card: cardName(selection.leaves) })
      : open === null
        ? text('note.placePile')
        : text('note.place');
  return { name: 'placeCharacter', label, note, actions };
}

function exchangeStep(
  { view }: Situation,
  selection: Extract<Selection, { type: 'exchange' }>,
  actions: readonly Action[],
): Step {
  const open = selection.open === null ? null : (view.characters.open[selection.open] ?? null);
  if (actions.length === 0 || selection.own === null || open === null)
    return { name: 'exchangePortal', label: text('step.exchange'), note: text('note.exchange'), actions: [] };
  return {
    name: 'exchangePortal',
    label: text('step.exchange'),
    note: text('note.exchanged', { own: cardName(selection.own), open: cardName(open) }),
    actions,
  };
}

function pearlStep(
  { view }: Situation,
  { from }: Extract<Selection, { type: 'takePearl' }>,
  actions: readonly Action[],
): Step {
  if (from === 'pile') return { name: 'takePearl', label: text('step.takePile'), note: text('note.takePile'), actions };
  const value = valueOf(view.pearls.open[from]);
  return { name: 'takePearl', label: text('step.take', { value }), note: text('note.take'), actions };
}

function activateStep({ view }: Situation, { card }: Extract<Selection, { type: 'activate' }>, action: Action): Step {
  const proposal = proposalOf(view, action);
  const pays = proposal === undefined ? [] : paidWith(proposal);
  return {
    name: 'activate',
    label: text('step.activate', { card: cardName(card) }),
    note: pays.length > 0 ? text('note.pays', { pearls: pays }) : null,
    actions: [action],
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
    case 'redraw':
      return {
        name: 'redrawHand',
        label: text('step.redraw'),
        note: text('note.redraw', { count: me(view).handCount }),
        actions,
      };
    case 'rivalCharacter':
      return {
        name: 'chooseOpponentCharacter',
        label: text('step.discardRival', { card: cardName(selection.card) }),
        note: null,
        actions,
      };
    case 'rivalHand':
      return {
        name: 'chooseOpponentHand',
        label: text('step.lookAtHand', { who: { seat: selection.seat } }),
        note: null,
        actions,
      };
    case 'offered':
      return {
        name: action?.type ?? 'takeBack',
        label: text(view.pending?.type === 'takeBack' ? 'step.takeBack' : 'step.steal', {
          value: valueOf(selection.pearl),
        }),
        note: null,
        actions,
      };
    case 'discard':
      return discardStep(view, selection.pearls, actions);
  }
}

function discardStep(view: View, pearls: readonly PearlCard[], actions: readonly Action[]): Step {
  const label = pearls.length === 0 ? text('step.discard') : text('step.discardThese', { pearls: values(pearls) });
  return {
    name: 'discardToLimit',
    label,
    note: text('note.discard', { count: surplus(view), chosen: pearls.length }),
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
function idleStep({ view, why }: Situation): Step {
  const { turn, pending } = view;
  if (pending !== null)
    return { name: PENDING[pending.type], label: text(`idle.${pending.type}`), note: null, actions: [] };
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
  return { name: 'choose', label: text('idle.act'), note: text('note.choose'), actions: [] };
}

/** What the gold button says and does; null while somebody else is on turn. */
export function stepOf(moment: Situation): Step | null {
  if (!isMyTurn(moment.view)) return null;
  return chosenStep(moment) ?? idleStep(moment);
}
