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
import { actionOf, isMyTurn, me, surplus } from './moment';
import type { Moment, Selection, Step } from './types';

const say = (key: string, params?: Words['params']): Words => ({
  key: `moltharTable.${key}`,
  ...(params && { params }),
});

const valueOf = (pearl: PearlCard) => PEARL_CARDS[pearl].value;

/** '6', '8' … as items of a list. */
const values = (pearls: readonly PearlCard[]): Words[] =>
  pearls.map((pearl) => say('value', { value: valueOf(pearl) }));

/** "6, 6, 8 and printed 8": everything that pays, hand first. */
function paidWith({ slots, payment }: Proposal): Words[] {
  const fromHand = slots.flatMap(({ source, value }) => {
    if (source.from !== 'hand') return [];
    const printed = valueOf(source.pearl);
    return [printed === value ? say('value', { value }) : say('valueAs', { value: printed, as: value })];
  });
  const printed = slots.flatMap(({ source, value }) =>
    source.from === 'printed' ? [say('printedValue', { value })] : [],
  );
  const gems = payment.diamonds > 0 ? [say('diamonds', { count: payment.diamonds })] : [];
  return [...fromHand, ...printed, ...gems];
}

/** The way in which an activation is paid. */
export function proposalOf(view: View, action: Action): Proposal | undefined {
  const { hand, activated, diamonds } = me(view);
  if (action.type !== 'activate' || hand === null) return undefined;
  return explainPayment(CHARACTERS[action.card].cost, purse({ hand, activated, diamonds }), action.payment);
}

function placeStep(
  { view }: Moment,
  selection: Extract<Selection, { type: 'place' }>,
  actions: readonly Action[],
): Step {
  const open = selection.from === 'pile' ? null : (view.characters.open[selection.from] ?? null);
  const label = open === null ? say('step.placePile') : say('step.place', { card: cardName(open) });
  if (actions.length === 0) return { name: 'placeCharacter', label, note: say('note.whoLeaves'), actions };
  const note =
    selection.leaves !== null
      ? say('note.leaves', { card: cardName(selection.leaves) })
      : open === null
        ? say('note.placePile')
        : say('note.place');
  return { name: 'placeCharacter', label, note, actions };
}

function exchangeStep(
  { view }: Moment,
  selection: Extract<Selection, { type: 'exchange' }>,
  actions: readonly Action[],
): Step {
  const open = selection.open === null ? null : (view.characters.open[selection.open] ?? null);
  if (actions.length === 0 || selection.own === null || open === null)
    return { name: 'exchangePortal', label: say('step.exchange'), note: say('note.exchange'), actions: [] };
  return {
    name: 'exchangePortal',
    label: say('step.exchange'),
    note: say('note.exchanged', { own: cardName(selection.own), open: cardName(open) }),
    actions,
  };
}

function pearlStep(
  { view }: Moment,
  { from }: Extract<Selection, { type: 'takePearl' }>,
  actions: readonly Action[],
): Step {
  if (from === 'pile') return { name: 'takePearl', label: say('step.takePile'), note: say('note.takePile'), actions };
  const value = valueOf(view.pearls.open[from]);
  return { name: 'takePearl', label: say('step.take', { value }), note: say('note.take'), actions };
}

function activateStep({ view }: Moment, { card }: Extract<Selection, { type: 'activate' }>, action: Action): Step {
  const proposal = proposalOf(view, action);
  const pays = proposal === undefined ? [] : paidWith(proposal);
  return {
    name: 'activate',
    label: say('step.activate', { card: cardName(card) }),
    note: pays.length > 0 ? say('note.pays', { pearls: pays }) : null,
    actions: [action],
  };
}

/** The step that a selection leads to. */
function chosenStep(moment: Moment): Step | null {
  const { selection, view } = moment;
  const action = actionOf(moment);
  const actions = action === null ? [] : [action];
  switch (selection.type) {
    case 'none':
      return null;
    case 'takePearl':
      return pearlStep(moment, selection, actions);
    case 'replacePearls':
      return { name: 'replacePearls', label: say('step.replace'), note: say('note.replace'), actions };
    case 'place':
      return placeStep(moment, selection, actions);
    case 'activate':
      return action === null ? null : activateStep(moment, selection, action);
    case 'exchange':
      return exchangeStep(moment, selection, actions);
    case 'trade':
      return { name: 'twoForDiamond', label: say('step.trade'), note: say('note.trade'), actions };
    case 'redraw':
      return {
        name: 'redrawHand',
        label: say('step.redraw'),
        note: say('note.redraw', { count: me(view).handCount }),
        actions,
      };
    case 'rivalCharacter':
      return {
        name: 'chooseOpponentCharacter',
        label: say('step.discardRival', { card: cardName(selection.card) }),
        note: null,
        actions,
      };
    case 'rivalHand':
      return {
        name: 'chooseOpponentHand',
        label: say('step.lookAtHand', { who: { seat: selection.seat } }),
        note: null,
        actions,
      };
    case 'offered':
      return {
        name: action?.type ?? 'takeBack',
        label: say(view.pending?.type === 'takeBack' ? 'step.takeBack' : 'step.steal', {
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
  const label = pearls.length === 0 ? say('step.discard') : say('step.discardThese', { pearls: values(pearls) });
  return {
    name: 'discardToLimit',
    label,
    note: say('note.discard', { count: surplus(view), chosen: pearls.length }),
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
function idleStep({ view, why }: Moment): Step {
  const { turn, pending } = view;
  if (pending !== null)
    return { name: PENDING[pending.type], label: say(`idle.${pending.type}`), note: null, actions: [] };
  if (turn.phase === 'limit') return discardStep(view, [], []);
  if (turn.phase === 'after') {
    const action: Action = { type: 'endTurn' };
    return {
      name: 'endTurn',
      label: say('step.endTurn'),
      note: say('note.endTurn'),
      actions: why(action) === undefined ? [action] : [],
    };
  }
  return { name: 'choose', label: say('idle.act'), note: say('note.choose'), actions: [] };
}

/** What the gold button says and does; null while somebody else is on turn. */
export function stepOf(moment: Moment): Step | null {
  if (!isMyTurn(moment.view)) return null;
  return chosenStep(moment) ?? idleStep(moment);
}
