import { useState } from 'react';
import { unfinished } from '../../board/flow';
import type { View } from '../../rules';

/** Asks once a turn before heroes are left out who could still do something. */
export function useEnding(view: View, end: () => void) {
  const turn = `${view.wave} ${view.turn.seat}`;
  const [asked, setAsked] = useState<{ readonly turn: string; readonly open: boolean } | null>(null);
  const isAsked = asked?.turn === turn;
  const left = unfinished(view);
  return {
    /** Whom the question is about, while it is open. */
    ending: isAsked && asked.open && left.length > 0 ? left : null,
    /** Ends the turn, or asks before. */
    endOrAsk: () => (left.length === 0 || isAsked ? end() : setAsked({ turn, open: true })),
    endAnyway: () => {
      setAsked({ turn, open: false });
      end();
    },
    keepOn: () => setAsked({ turn, open: false }),
  };
}
