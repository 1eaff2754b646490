import { useState } from 'react';
import { usualBoard, type Shown } from '../../board/table';
import { struckBoard, type Telling } from '../../board/told/playedCard';
import type { View } from '../../rules';

/** The board that the player looks at: where a card strikes, else the one of the moment, until another is asked for in the same moment. */
export function useShown(view: View, telling: Telling | null): readonly [Shown, (shown: Shown | null) => void] {
  const moment = `${view.wave} ${view.phase} ${view.turn.seat} ${view.viewer}`;
  const [asked, setAsked] = useState<{ readonly moment: string; readonly shown: Shown | null } | null>(null);
  const struck = telling === null ? null : struckBoard(view, telling);
  return [
    struck ?? (asked?.moment === moment ? asked.shown : null) ?? usualBoard(view),
    (shown) => setAsked({ moment, shown }),
  ];
}
