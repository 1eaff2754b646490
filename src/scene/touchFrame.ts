import { height } from '@/look/tokens';
import type { Target } from './nodes';

/** A finger needs 44 points: a smaller target is touched beyond its edges, evenly. */
export const touchFrame = ({ x, y, w, h }: Pick<Target, 'x' | 'y' | 'w' | 'h'>) => {
  const moreWidth = Math.max(0, height.touch - w);
  const moreHeight = Math.max(0, height.touch - h);
  return { left: x - moreWidth / 2, top: y - moreHeight / 2, width: w + moreWidth, height: h + moreHeight };
};
