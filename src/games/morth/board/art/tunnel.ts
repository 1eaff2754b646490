import type { Shape } from '@/scene/shapes';
import { n } from '@/ui/art/outline';
import type { Box } from '../map/mapLayout';

/** One end of a tunnel in a cell: a cave mouth with cold light inside; equal numbers belong together. */
export function tunnelShapes({ x, y, w }: Box, number: number): readonly Shape[] {
  const [left, right, foot, top] = [x + w * 0.14, x + w * 0.86, y + w * 0.9, y + w * 0.16];
  const outer = `M${n(left)} ${n(foot)}V${n(y + w * 0.48)}Q${n(left)} ${n(top)} ${n(x + w / 2)} ${n(top)}Q${n(right)} ${n(top)} ${n(right)} ${n(y + w * 0.48)}V${n(foot)}Z`;
  const i = w * 0.12;
  const inner = `M${n(left + i)} ${n(foot)}V${n(y + w * 0.52)}Q${n(left + i)} ${n(top + i)} ${n(x + w / 2)} ${n(top + i)}Q${n(right - i)} ${n(top + i)} ${n(right - i)} ${n(y + w * 0.52)}V${n(foot)}Z`;
  const stones = [-75, -45, -15, 15, 45, 75]
    .map((angle) => {
      const a = ((angle - 90) * Math.PI) / 180;
      const [cx, cy] = [x + w / 2, y + w * 0.5];
      return `M${n(cx + w * 0.22 * Math.cos(a))} ${n(cy + w * 0.23 * Math.sin(a))}L${n(cx + w * 0.37 * Math.cos(a))} ${n(cy + w * 0.35 * Math.sin(a))}`;
    })
    .join('');
  return [
    { t: 'path', d: outer, y: w * 0.04, fill: '#02040CB0', blur: w * 0.07 },
    {
      t: 'path',
      d: outer,
      fill: { linear: { from: [left, top], to: [right, foot], colors: ['#98A4B8', '#5E6A80', '#363F54'] } },
      stroke: '#0A0F1E',
      strokeWidth: w * 0.045,
    },
    { t: 'path', d: stones, stroke: '#252D40', strokeWidth: w * 0.03 },
    {
      t: 'path',
      d: inner,
      fill: {
        radial: {
          center: [x + w / 2, y + w * 0.72],
          radius: w * 0.42,
          colors: ['#5FD6F0', '#1E5A84', '#081022'],
          at: [0, 0.45, 1],
        },
      },
      stroke: '#0A0F1E',
      strokeWidth: w * 0.03,
    },
    {
      t: 'text',
      text: String(number),
      x,
      y: y + w * 0.46,
      w,
      h: w * 0.42,
      align: 'center',
      valign: 'middle',
      font: 'alegreya800',
      size: w * 0.34,
      fill: '#F2FBFF',
      halo: { color: '#06202F', width: w * 0.05 },
    },
  ];
}
