import type { Box } from '@/look/box';
import type { Plan } from '../../board/flow';
import type { TableLayout } from '../../board/layout';

/** A way without a deed says little: on phones its sheet is as low as the hero's panel. */
export function sheetFor({ forecast, refusal, altar, threat }: Plan, { mode, sheet, panel, height }: TableLayout): Box {
  if (mode !== 'phone' || forecast !== null) return sheet;
  const lines = [refusal !== null || altar !== null, threat.menaces.length > 0].filter(Boolean).length;
  const top = Math.max(sheet.y, panel.y - lines * 66);
  return { ...sheet, y: top, h: height - top };
}
