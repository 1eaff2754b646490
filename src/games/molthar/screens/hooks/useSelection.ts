import { useState } from 'react';
import { NOTHING, type Selection } from '../../board/flow';
import type { View } from '../../rules';

/** Tells two positions apart as far as a choice depends on them. */
const positionOf = ({ turn, pending, players, pearls, characters, viewer }: View): string =>
  JSON.stringify([
    viewer,
    turn,
    pending,
    pearls.open,
    characters.open,
    players.map(({ hand, portal, diamonds }) => [hand, portal, diamonds]),
  ]);

/** What the player has chosen. A choice belongs to the position it was made in: after any move nothing is chosen. */
export function useSelection(view: View): readonly [Selection, (selection: Selection) => void] {
  const position = positionOf(view);
  const [made, setMade] = useState({ position, selection: NOTHING });
  const selection = made.position === position ? made.selection : NOTHING;
  return [selection, (next) => setMade({ position, selection: next })];
}
