import { useState } from 'react';
import { useCalm } from '@/screens/table/useCalm';
import type { OpenTable } from '@/store';
import {
  isMyTurn,
  lookAt,
  NOTHING,
  offeredPearls,
  proposalsFor,
  promptOf,
  stepOf,
  tapped,
  type Look,
  type Moment,
  type Offer,
} from '../../board/flow';
import type { Action, Payment, View } from '../../rules';
import { useSelection } from '@/screens/table/useSelection';

/** A tap that the rules refuse, until its explanation is closed. */
export type RefusedTap = {
  readonly id: string;
  readonly action: Action;
  readonly violation: NonNullable<ReturnType<Moment['why']>>;
};

/** Everything a player does at the table short of a move: pointing, looking, being refused, choosing how to pay. */
export function usePlay(table: OpenTable<Action, View>) {
  const { view, why } = table;
  const [selection, select] = useSelection(table, NOTHING);
  const [look, setLook] = useState<Look | null>(null);
  const [refused, setRefused] = useState<RefusedTap | null>(null);
  const [paying, setPaying] = useState(false);
  const [givingUp, setGivingUp] = useState(false);
  const [aside, setAside] = useState<string | null>(null);
  const calm = useCalm();
  const moment: Moment = { view, selection, why };
  const step = stepOf(moment);
  // A choice among pearls opens by itself; put aside to look at the table, it comes back with the gold button.
  const question =
    isMyTurn(view) && offeredPearls(view).length > 0 ? `${view.turn.number}:${view.turn.actionsTaken}` : null;
  const choices = selection.type === 'activate' ? proposalsFor(view, selection.card).length : 0;

  const refuse = (id: string, action: Action | undefined) => {
    const violation = action && why(action);
    if (action !== undefined && violation !== undefined) setRefused({ id, action, violation });
  };
  const act = (action: Action, target: string = action.type) => {
    if (!calm.isNew(target)) return;
    calm.played(target);
    setPaying(false);
    table.act(action);
  };
  /** Several ways to pay: the player chooses one first. */
  const perform = ([action]: readonly Action[], target: string) =>
    action.type === 'activate' && choices > 1 && selection.type === 'activate' && selection.payment === null
      ? setPaying(true)
      : act(action, target);
  const tap = (id: string) => {
    if (table.thinking !== null) return table.hurry();
    if (!calm.isNew(id)) return;
    const outcome = tapped(moment, id);
    if (outcome.type === 'select') select(outcome.selection);
    else if (outcome.type === 'act') perform(outcome.actions, id);
    else if (outcome.type === 'refuse') refuse(id, outcome.action);
    else if (outcome.type === 'look') setLook(outcome.look);
  };
  return {
    moment,
    step,
    choices,
    selection,
    select,
    look,
    setLook,
    refused,
    paying,
    givingUp,
    tap,
    prompt: promptOf(moment),
    closeRefusal: () => setRefused(null),
    explain: (id: string) => setLook(lookAt(view, id)),
    offering: question !== null && aside !== question,
    putAside: () => setAside(question),
    doStep: () => (step === null || step.actions.length === 0 ? setAside(null) : perform(step.actions, 'step')),
    choosePayment: () => setPaying(true),
    closePayment: () => setPaying(false),
    pay: (payment: Payment) =>
      selection.type === 'activate' && act({ type: 'activate', card: selection.card, payment }),
    replace: () => {
      const violation = why({ type: 'replacePearls' });
      if (violation !== undefined) return refuse('action:replacePearls', { type: 'replacePearls' });
      select(selection.type === 'replacePearls' ? NOTHING : { type: 'replacePearls' });
    },
    /** Ends the turn, asks before actions are given up, or says why it cannot end. */
    end: () => {
      if (why({ type: 'endTurn' }) === undefined) return act({ type: 'endTurn' });
      return why({ type: 'finishActions' }) === undefined
        ? setGivingUp(true)
        : refuse('action:endTurn', { type: 'endTurn' });
    },
    giveUp: () => {
      setGivingUp(false);
      act({ type: 'finishActions' });
    },
    keepActions: () => setGivingUp(false),
    takeOffer: (offer: Offer) => (offer.action === undefined ? select(offer.selection) : act(offer.action)),
  };
}
export type Play = ReturnType<typeof usePlay>;
