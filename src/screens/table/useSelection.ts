import { useState } from 'react';
import type { OpenTable } from '@/store';

type Position = Pick<OpenTable<never, unknown, never>, 'matchId' | 'moves' | 'viewer'>;

/** What the player has chosen. A choice belongs to the position it was made in and to who made it: after any move nothing is chosen. */
export function useSelection<Selection>(
  { matchId, moves, viewer }: Position,
  nothing: Selection,
): readonly [Selection, (selection: Selection) => void] {
  const position = `${matchId} ${moves} ${viewer}`;
  const [made, setMade] = useState({ position, selection: nothing });
  const selection = made.position === position ? made.selection : nothing;
  return [selection, (next) => setMade({ position, selection: next })];
}
