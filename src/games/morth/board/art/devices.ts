import wolfTrap from '@iconify/icons-game-icons/wolf-trap';
import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import { n } from '@/ui/art/outline';
import { down } from '@/ui/art/paint';
import { memo } from '@/scene/memo';

const power = (text: string, cell: number): Shape => ({
  t: 'text',
  text,
  x: cell * 0.58,
  y: cell * 0.06,
  w: cell * 0.36,
  h: cell * 0.34,
  align: 'right',
  valign: 'middle',
  font: 'alegreya800',
  size: cell * 0.3,
  fill: '#FFF1CF',
  halo: { color: '#060B18', width: cell * 0.04 },
});

/** A trap (MOR-254) on a road, in a box of side cell; a stronger one says so. */
export const trap = memo((cell: number, damage: number = 1): readonly Shape[] => {
  const side = cell * 0.62;
  const corner = (cell - side) / 2;
  const icon = placeIcon(wolfTrap, corner, corner, side);
  return [
    { ...icon, fill: '#04060CC0', blur: cell * 0.05 },
    { ...icon, y: corner + cell * 0.02, fill: '#2A1A08' },
    { ...icon, fill: down(corner, side, ['#FFF1CF', '#E0B25E', '#9A6C26']) },
    ...(damage > 1 ? [power(String(damage), cell)] : []),
  ];
});

/** A barrier (MOR-279) across a road, in a box of side cell: planks before stakes, and what it costs an enemy. */
export const barrier = memo((cell: number, loss: number = 2): readonly Shape[] => {
  const [x, w] = [cell * 0.12, cell * 0.76];
  const plank = (y: number): Shape => ({
    t: 'rect',
    x,
    y: cell * y,
    w,
    h: cell * 0.15,
    r: cell * 0.03,
    fill: down(cell * y, cell * 0.15, ['#C48E4E', '#8A5A28']),
    stroke: '#2A1808',
    strokeWidth: cell * 0.03,
  });
  const stakes = [0.2, 0.5, 0.8]
    .map(
      (part) =>
        `M${n(cell * (part - 0.055))} ${n(cell * 0.8)}V${n(cell * 0.3)}L${n(cell * part)} ${n(cell * 0.2)}L${n(cell * (part + 0.055))} ${n(cell * 0.3)}V${n(cell * 0.8)}Z`,
    )
    .join('');
  return [
    { t: 'rect', x, y: cell * 0.72, w, h: cell * 0.12, r: cell * 0.06, fill: '#02040CC0', blur: cell * 0.05 },
    {
      t: 'path',
      d: stakes,
      fill: down(cell * 0.2, cell * 0.6, ['#DDA766', '#7E5024']),
      stroke: '#2A1808',
      strokeWidth: cell * 0.03,
    },
    plank(0.38),
    plank(0.6),
    {
      t: 'text',
      text: `−${loss}`,
      x: 0,
      y: cell * 0.42,
      w: cell,
      h: cell * 0.3,
      align: 'center',
      valign: 'middle',
      font: 'alegreya800',
      size: cell * 0.3,
      fill: '#FFF4DC',
      halo: { color: '#1A0E04', width: cell * 0.04 },
    },
  ];
});

/** The token on a blocked square (MOR-237): chained boards that nobody steps over, in a box of side cell. */
export const blockedSquare = memo((cell: number): readonly Shape[] => {
  const [low, high] = [cell * 0.12, cell * 0.88];
  const bars = `M${n(low)} ${n(low)}L${n(high)} ${n(high)}M${n(high)} ${n(low)}L${n(low)} ${n(high)}`;
  return [
    {
      t: 'rect',
      x: cell * 0.06,
      y: cell * 0.06,
      w: cell * 0.88,
      h: cell * 0.88,
      r: cell * 0.14,
      fill: '#1A0F22C8',
      stroke: '#B58CF0',
      strokeWidth: Math.max(1.2, cell * 0.045),
      dash: [cell * 0.12, cell * 0.07],
    },
    { t: 'path', d: bars, stroke: '#0E0716', strokeWidth: cell * 0.17, cap: 'round' },
    {
      t: 'path',
      d: bars,
      stroke: { linear: { from: [low, low], to: [high, high], colors: ['#D9C2FF', '#8A62CC'] } },
      strokeWidth: cell * 0.1,
      cap: 'round',
    },
    {
      t: 'circle',
      cx: cell / 2,
      cy: cell / 2,
      r: cell * 0.13,
      fill: '#E9DAFF',
      stroke: '#0E0716',
      strokeWidth: cell * 0.045,
    },
  ];
});
