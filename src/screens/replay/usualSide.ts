import type { Opaque, Viewer } from '@/engine';
import type { BoardSide } from '@/games/front';
import { FRONTS } from '@/games/fronts';
import type { Frame, Replay } from '@/store';

/** The sides from which a frame can be looked at: the game's own, else every seat's. */
export const sidesOf = ({ gameId, seats }: Replay<Opaque>, { view }: Frame<Opaque>): readonly BoardSide[] =>
  FRONTS[gameId].sides?.(view) ?? seats.map((_, seat) => seat);

/** Everybody alike where that can be shown; else whoever is looking, or the first. */
export const usualSide = (sides: readonly BoardSide[], viewer: Viewer): BoardSide => {
  const [first = 0] = sides;
  return first !== 'all' && viewer !== 'table' ? viewer : first;
};
