import { FEW, memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { emblem, seatLook } from '@/ui/art/emblem';
import { n } from '@/ui/art/outline';
import { columnOf, MAPS } from '../../rules/maps';
import type { MapId } from '../../rules/types';
import { mapLayout, upright } from '../map/mapLayout';
import { freeColumn, laid } from './mapPicture';

/** Whose map it is: its frame in the colour of the seat, and the seat's emblem in a free corner of the start band. */
export const mapBanner = memo((id: MapId, cell: number, turned: boolean, look: number): readonly Shape[] => {
  const layout = mapLayout(id, cell, turned);
  const { grid, frame } = upright(layout);
  const edge = Math.max(1.5, cell * 0.06);
  const size = Math.min(cell * 0.8, (frame.y + frame.h - grid.y - grid.h) * 0.9);
  const [left, right, foot] = [frame.x + edge / 2, frame.x + frame.w - edge / 2, frame.y + frame.h - edge / 2];
  const r = cell * 0.2;
  const column = freeColumn(MAPS[id].paths.map(({ cells }) => columnOf(cells[0])));
  return laid(layout, [
    {
      t: 'path',
      // Open at the top, where the fortress stands on the edge.
      d: `M${n(left)} ${n(frame.y + r)}V${n(foot - r)}q0 ${n(r)} ${n(r)} ${n(r)}H${n(right - r)}q${n(r)} 0 ${n(r)} ${n(-r)}V${n(frame.y + r)}`,
      stroke: seatLook(look).color,
      strokeWidth: edge,
      cap: 'round',
    },
    {
      t: 'group',
      x: grid.x + (column + 0.5) * cell,
      y: (grid.y + grid.h + frame.y + frame.h) / 2,
      // The emblem stands upright however the map lies.
      ...(turned && { rotate: -Math.PI / 2 }),
      shapes: [{ t: 'group', x: -size / 2, y: -size / 2, shapes: emblem(look, size) }],
    },
  ]);
}, FEW);
