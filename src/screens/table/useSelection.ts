import { useState } from 'react';
import type { OpenTable } from '@/store';

type Position = Pick<OpenTable<never, unknown, unknown>, 'matchId' | 'moves' | 'viewer' | 'recent'>;

/** What the player has chosen. */
export type Choice<Selection> = {
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  /** Others have acted meanwhile, and what was chosen is no longer possible. */
  readonly dropped: boolean;
};

/**
 * A choice belongs to the position it was made in and to who made it: after a move of one's own nothing is chosen. What
 * others do in between does not take it away as long as the rules still allow it.
 */
export function useSelection<Selection>(
  { matchId, moves, viewer, recent }: Position,
  nothing: Selection,
  remains: (selection: Selection) => boolean,
): Choice<Selection> {
  const [made, setMade] = useState({ matchId, moves, viewer, selection: nothing });
  const isHere = made.matchId === matchId && made.viewer === viewer;
  const since = recent.filter(({ number }) => number > made.moves && number <= moves);
  const byOthers = since.length === moves - made.moves && since.every(({ seat }) => seat !== viewer);
  const isOpen = isHere && made.selection !== nothing && (made.moves === moves || (moves > made.moves && byOthers));
  const stays = isOpen && (made.moves === moves || remains(made.selection));
  return {
    selection: stays ? made.selection : nothing,
    select: (selection) => setMade({ matchId, moves, viewer, selection }),
    dropped: isOpen && !stays,
  };
}
