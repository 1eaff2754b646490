import type { Viewer } from '@/engine';
import type { BoardSide } from '@/games/front';

/** Everybody alike where that can be shown; else whoever is looking, or the first. */
export const usualSide = (sides: readonly BoardSide[], viewer: Viewer): BoardSide => {
  const [first = 0] = sides;
  return first !== 'all' && viewer !== 'table' ? viewer : first;
};
