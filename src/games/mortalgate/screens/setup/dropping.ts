import type { Box } from '@/look/box';
import { otherTeam, type Team } from '../../rules';

/** Where the columns lie on the page ('team:0'), and the rows in their columns ('seat:3'). */
export type Boxes = Readonly<Record<string, Box>>;

type Dragged = { readonly seat: number; readonly dx: number; readonly dy: number };

const holds = ({ x, y, w, h }: Box, px: number, py: number): boolean => px >= x && px < x + w && py >= y && py < y + h;

/** Where somebody was let go: nothing outside the other team's column; partner is who was under the finger there. */
export function dropAt(
  boxes: Boxes,
  { seat, dx, dy }: Dragged,
  teams: readonly Team[],
): { readonly partner?: number } | undefined {
  const [home, row] = [boxes[`team:${teams[seat]}`], boxes[`seat:${seat}`]];
  const team = otherTeam(teams[seat]);
  const column = boxes[`team:${team}`];
  if (!home || !row || !column) return undefined;
  const [px, py] = [home.x + row.x + row.w / 2 + dx, home.y + row.y + row.h / 2 + dy];
  if (!holds(column, px, py)) return undefined;
  const partner = teams.findIndex((other, at) => {
    const box = boxes[`seat:${at}`];
    return other === team && box !== undefined && holds(box, px - column.x, py - column.y);
  });
  return partner < 0 ? {} : { partner };
}
