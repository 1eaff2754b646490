import type { Side } from '@/look/box';
import type { Box, TableLayout } from './layout';

/** All buttons of the bar together where it has room to spare; else they fill it. */
const CLUSTER = 420;
const BUTTON = { w: 64, h: 54, gap: 8 } as const;

/** Where a button of the bar stands, roughly: undo and new pearls before the gold one, the end of the turn after it; all mirrored for the left hand. */
export function barButton(id: string, { bar, mode }: Pick<TableLayout, 'bar' | 'mode'>, hand: Side): Box {
  const roomy = mode === 'tablet' || mode === 'wide';
  const all = roomy ? Math.min(CLUSTER, bar.w) : bar.w;
  const w = Math.min(BUTTON.w, (all - 3 * BUTTON.gap) / 4);
  const before = id === 'action:undo' ? 0 : w + BUTTON.gap;
  const fromLeft = bar.w - all + (id === 'action:endTurn' ? all - w : before);
  const x = hand === 'left' ? bar.x + bar.w - fromLeft - w : bar.x + fromLeft;
  return { x, y: bar.y + bar.h - BUTTON.h, w, h: BUTTON.h };
}
