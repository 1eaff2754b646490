import { useState } from 'react';
import type { Opaque, Seat, Tagged } from '@/engine';
import { useSettings, type OpenTable } from '@/store';
import { useLayout, useTurn } from '@/ui';
import { sitsOpposite } from '../table/opposite';

type Table = OpenTable<Tagged, Opaque>;

/** Turns the screen to whoever takes the device or moves, on a tablet, where people want it; not before the last move has been shown. */
export function useTurnToSeat(table: Table | null, waits: boolean): void {
  const { turnScreen } = useSettings();
  const { isTablet } = useLayout();
  const now = sitterAt(table);
  const [shown, setShown] = useState<Seat | null>(now);
  if (!waits && shown !== now) setShown(now);
  const wanted = turnScreen && isTablet && table !== null && shown !== null;
  useTurn(wanted && sitsOpposite(table.seats, shown));
}

/** Who should be able to read the screen; nobody in particular when the match is over. */
function sitterAt(table: Table | null): Seat | null {
  if (!table || table.result) return null;
  return table.needsHandover ?? (table.viewer === 'table' ? null : table.viewer);
}
