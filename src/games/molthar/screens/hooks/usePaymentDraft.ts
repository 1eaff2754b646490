import { useState } from 'react';
import { me, proposalsFor } from '../../board/flow';
import { addPearl, countAs, judgeDraft, removePearl, sameSource } from '../../board/payment';
import {
  allowedValues,
  CHARACTERS,
  inOrder,
  purse,
  type AllowedValue,
  type CharacterCard,
  type PearlSource,
  type Slot,
  type View,
} from '../../rules';

/** A payment in the making: a proposal to begin with, changed pearl by pearl. */
export function usePaymentDraft(view: View, card: CharacterCard) {
  const { hand, activated, diamonds } = me(view);
  const { cost } = CHARACTERS[card];
  const owned = purse({ hand: hand ?? [], activated, diamonds });
  const proposals = proposalsFor(view, card).map((proposal) => ({ ...proposal, slots: inOrder(proposal.slots) }));
  const [slots, setSlots] = useState<readonly Slot[]>(proposals[0]?.slots ?? []);
  const [open, setOpen] = useState<PearlSource | null>(null);
  const isUsed = (source: PearlSource) => slots.some((slot) => sameSource(slot.source, source));
  const change = (next: readonly Slot[]) => {
    setSlots(next);
    setOpen(null);
  };
  return {
    cost,
    proposals,
    slots,
    isUsed,
    purse: owned,
    judgement: judgeDraft(slots, cost, owned),
    /** The slot whose value is being chosen, with the values it may take. */
    open:
      open === null
        ? null
        : {
            source: open,
            slot: slots.find((slot) => sameSource(slot.source, open)),
            values: allowedValues(open, owned),
          },
    toggleOpen: (source: PearlSource) => setOpen(open !== null && sameSource(open, source) ? null : source),
    closeValues: () => setOpen(null),
    propose: change,
    clear: () => change([]),
    toggle: (source: PearlSource) =>
      change(isUsed(source) ? removePearl(slots, source) : addPearl(slots, source, cost, owned)),
    countAs: (source: PearlSource, value: AllowedValue) => setSlots(countAs(slots, source, value)),
  };
}
export type PaymentDraft = ReturnType<typeof usePaymentDraft>;
