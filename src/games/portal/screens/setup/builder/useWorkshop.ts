import { useState } from 'react';
import type { Fault } from '../../../rules/fault';
import type { Terms } from '../../../rules/army';
import type { ArmyList } from '../../../rules/types';
import { standingOf, tried } from '../../../board/setup/tries';
import type { Part } from '../../../board/setup/edits';

const FIRST: Part = { member: 0, rider: false };

/** Something that was tapped and may not be, and its rule. */
export type Refused = { readonly id: string; readonly fault: Fault };

/** An army on the workbench: what it is now, what is open, and what was refused last. */
export function useWorkshop(first: ArmyList, terms: Terms) {
  const [army, setArmy] = useState(first);
  const [open, setOpen] = useState<number | null>(null);
  const [part, setPart] = useState(FIRST);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [changed, setChanged] = useState(false);
  const replace = (next: ArmyList) => {
    setArmy(next);
    setChanged(true);
    setRefused(null);
  };
  return {
    army,
    open,
    part,
    refused,
    changed,
    standing: standingOf(army, terms),
    replace,
    /** Changes the unit that is open, or says by which rule that cannot be. */
    edit: (id: string, next: ArmyList) => {
      if (open === null) return;
      const result = tried(army, next, open, terms);
      if ('fault' in result) setRefused({ id, fault: result.fault });
      else replace(result.army);
    },
    refuse: (id: string, fault: Fault) => setRefused({ id, fault }),
    show: (unit: number | null) => {
      setOpen(unit);
      setPart(FIRST);
      setRefused(null);
    },
    choose: (next: Part) => {
      setPart(next);
      setRefused(null);
    },
    saved: () => setChanged(false),
  };
}

export type Workshop = ReturnType<typeof useWorkshop>;
