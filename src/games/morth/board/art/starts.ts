import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import { n } from '@/ui/art/outline';
import { MAPS } from '../../rules/maps';
import type { PathId } from '../../rules/types';
import { comesDown, startBox, type MapLayout } from '../map/mapLayout';
import { PATH_TONES } from './palette';
import { DASH } from './road';
import { PATH_ICONS } from './silhouettes';

/** The start space of a path as an arch with embers inside, its entrance icon beside it. */
export function startShapes(layout: MapLayout, path: PathId): readonly Shape[] {
  const { cell } = layout;
  const { lane, half } = MAPS[layout.id].paths[path];
  const { x, y, w, h } = startBox(layout, path);
  const flip = comesDown({ half });
  const tone = PATH_TONES[lane];
  const inset = w * 0.08;
  const bend = h * 0.2;
  const [foot, head, sign] = flip ? [y + h * 0.04, y + h * 0.97, 1] : [y + h * 0.96, y + h * 0.03, -1];
  const d = `M${n(x + inset)} ${n(foot)}V${n(head - sign * bend)}Q${n(x + w / 2)} ${n(head + sign * bend)} ${n(x + w - inset)} ${n(head - sign * bend)}V${n(foot)}Z`;
  const glow = [x + w / 2, foot + sign * h * 0.42] as const;
  const icon = cell * 0.34;
  const beside = x - layout.grid.x < cell * 0.5 ? x + w + cell * 0.02 : x - icon - cell * 0.0;
  const dash = DASH[lane](cell);
  return [
    { t: 'path', d, fill: '#FF6A2A', opacity: 0.35, blur: cell * 0.1 },
    {
      t: 'path',
      d,
      fill: { radial: { center: glow, radius: w * 0.52, colors: ['#C2552B', '#6B2A20', '#1A0D14'], at: [0, 0.45, 1] } },
      stroke: '#0A0F1E',
      strokeWidth: cell * 0.12,
    },
    { t: 'path', d, stroke: tone.edge, strokeWidth: Math.max(1, cell * 0.055), ...(dash && { dash }) },
    { ...placeIcon(PATH_ICONS[lane], beside, y + h / 2 - icon / 2, icon), fill: tone.edge },
  ];
}
