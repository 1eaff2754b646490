import { useState } from 'react';
import { usePointing } from '@/screens/table/usePointing';
import { useSelection } from '@/screens/table/useSelection';
import type { OpenTable } from '@/store';
import {
  actionOf,
  isMyTurn,
  lookAt,
  NOTHING,
  offeredPearls,
  prepare,
  proposalOf,
  proposalsFor,
  promptOf,
  stepOf,
  tapped,
  type Situation,
} from '../../board/flow';
import type { Action, Payment, Proposal, View } from '../../rules';

/** How many ways there are to pay for the character that is chosen. */
const waysToPay = ({ view, selection }: Situation): number =>
  selection.type === 'activate' ? proposalsFor(view, selection.card).length : 0;

const proposedFor = (moment: Situation): Proposal | null => {
  const action = actionOf(moment);
  return action === null ? null : (proposalOf(moment.view, action) ?? null);
};

/** Everything a player does at the table short of a move: pointing, looking, being refused, choosing how to pay. */
export function usePlay(table: OpenTable<Action, View>) {
  const { view, why } = table;
  const { selection: paying, select: setPaying } = useSelection(table, false, () => false);
  const [givingUp, setGivingUp] = useState(false);
  const [aside, setAside] = useState<string | null>(null);
  const pointing = usePointing(table, {
    nothing: NOTHING,
    tapped,
    lookAt,
    prepare,
    /** Several ways to pay: the player chooses one first. */
    asksBefore: (moment, [action]) => {
      const { selection } = moment;
      const asks =
        action?.type === 'activate' &&
        selection.type === 'activate' &&
        selection.payment === null &&
        waysToPay(moment) > 1;
      if (asks) setPaying(true);
      return asks;
    },
  });
  const { moment, selection, select, play } = pointing;
  const step = stepOf(moment);
  // A choice among pearls opens by itself; put aside to look at the table, it comes back with the gold button.
  const question =
    isMyTurn(view) && offeredPearls(view).length > 0 ? `${view.turn.number}:${view.turn.actionsTaken}` : null;
  return {
    ...pointing,
    step,
    /** How the chosen character would be paid for. */
    proposal: proposedFor(moment),
    chooseNothing: () => select(NOTHING),
    paying,
    givingUp,
    tap: (id: string) => (table.thinking === null ? pointing.tap(id) : table.hurry()),
    prompt: promptOf(moment),
    offering: question !== null && aside !== question,
    putAside: () => setAside(question),
    doStep: () =>
      step === null || step.actions.length === 0 ? setAside(null) : pointing.perform(step.actions, 'step'),
    choosePayment: () => setPaying(true),
    closePayment: () => setPaying(false),
    pay: (payment: Payment) => {
      if (selection.type !== 'activate') return;
      setPaying(false);
      play([{ type: 'activate', card: selection.card, payment }]);
    },
    replace: () => {
      const violation = why({ type: 'replacePearls' });
      if (violation !== undefined) return pointing.refuse('action:replacePearls', violation, { type: 'replacePearls' });
      select(selection.type === 'replacePearls' ? NOTHING : { type: 'replacePearls' });
    },
    /** Ends the turn, asks before actions are given up, or says why it cannot end. */
    end: () =>
      why({ type: 'endTurn' }) !== undefined && why({ type: 'finishActions' }) === undefined
        ? setGivingUp(true)
        : pointing.attempt('action:endTurn', { type: 'endTurn' }),
    giveUp: () => {
      setGivingUp(false);
      play([{ type: 'finishActions' }]);
    },
    keepActions: () => setGivingUp(false),
  };
}
export type Play = ReturnType<typeof usePlay>;
