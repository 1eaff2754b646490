import type { Shape } from '@/scene/shapes';
import { down } from '@/ui/art/paint';
import { MAPS, columnOf, rowOf } from '../../rules/maps';
import { cellBox, type Box, type MapLayout } from '../map/mapLayout';
import { heroPlace, litWindow, merlons, tower, wall } from './masonry';

/** The box round all squares of the fortress or the city. */
function boundsOf(layout: MapLayout): Box {
  const cells = MAPS[layout.id].fortress;
  const [xs, ys] = [cells.map(columnOf), cells.map(rowOf)];
  const { grid, cell } = layout;
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: grid.x + left * cell,
    y: grid.y + top * cell,
    w: (Math.max(...xs) - left + 1) * cell,
    h: (Math.max(...ys) - top + 1) * cell,
  };
}

/** One place a square; head and foot are what the walls cover of it. */
const places = (layout: MapLayout, head: number, foot: number): readonly Shape[] =>
  MAPS[layout.id].fortress.map((square) => {
    const { x, y, w, h } = cellBox(layout, square);
    const { cell } = layout;
    return heroPlace({ x: x + cell * 0.12, y: y + cell * head, w: w - cell * 0.24, h: h - cell * (head + foot) }, cell);
  });

const shadowOf = ({ x, y, w, h }: Box, cell: number): Shape => ({
  t: 'rect',
  x: x - cell * 0.08,
  y: y + cell * 0.06,
  w: w + cell * 0.16,
  h: h + cell * 0.04,
  r: cell * 0.06,
  fill: '#02040CB8',
  blur: cell * 0.12,
});

/** The fortress of one player: a court with three places behind a wall with lit windows, between two towers. */
function fortress(layout: MapLayout): readonly Shape[] {
  const { cell, frame } = layout;
  const { x, y, w, h } = boundsOf(layout);
  const top = frame.y - cell * 0.1;
  const band = { x, y: top, w, h: y + cell * 0.22 - top };
  const side = cell * 0.3;
  return [
    shadowOf({ x, y: top, w, h: h + y - top }, cell),
    { t: 'rect', x, y, w, h, fill: down(y, h, ['#39456F', '#4B588A']), stroke: '#151C38', strokeWidth: cell * 0.04 },
    ...places(layout, 0.28, 0.08),
    ...merlons(x + side * 0.8, top, w - side * 1.6, 9, cell),
    ...wall(band, cell),
    ...[1 / 6, 3 / 6, 5 / 6].flatMap((part) => litWindow(x + w * part, top + band.h * 0.82, cell * 0.24)),
    ...tower({ x: x - side * 0.36, y: top - cell * 0.08, w: side, h: h * 0.98 + y - top }, cell, true),
    ...tower({ x: x + w - side * 0.64, y: top - cell * 0.08, w: side, h: h * 0.98 + y - top }, cell, true),
  ];
}

/** The city that two to four defend together: a court with six places inside a wall with four towers. */
function city(layout: MapLayout): readonly Shape[] {
  const { cell } = layout;
  const { x, y, w, h } = boundsOf(layout);
  const side = cell * 0.34;
  const t = cell * 0.15;
  const corner = (cx: number, cy: number) =>
    tower({ x: cx - side / 2, y: cy - side * 0.62, w: side, h: side * 1.5 }, cell, true);
  return [
    shadowOf({ x, y, w, h }, cell),
    {
      t: 'rect',
      x,
      y,
      w,
      h,
      r: cell * 0.05,
      fill: { radial: { center: [x + w / 2, y + h / 2], radius: w * 0.62, colors: ['#6A72A0', '#434F80', '#2E3862'] } },
      stroke: '#151C38',
      strokeWidth: cell * 0.05,
    },
    {
      t: 'circle',
      cx: x + w / 2,
      cy: y + h / 2,
      r: cell * 0.9,
      fill: { radial: { center: [x + w / 2, y + h / 2], radius: cell * 0.9, colors: ['#FFC46A55', '#FFC46A00'] } },
    },
    ...places(layout, 0.15, 0.15),
    ...wall({ x, y: y - t * 0.6, w, h: t }, cell),
    ...merlons(x + side * 0.7, y - t * 0.6, w - side * 1.4, 9, cell),
    ...wall({ x, y: y + h - t * 0.6, w, h: t * 1.1 }, cell),
    ...merlons(x + side * 0.7, y + h - t * 0.6, w - side * 1.4, 9, cell),
    ...[0.25, 0.75].flatMap((part) => litWindow(x + w * part, y + h + t * 0.42, cell * 0.13)),
    ...corner(x, y),
    ...corner(x + w, y),
    ...corner(x, y + h),
    ...corner(x + w, y + h),
  ];
}

/** What the map defends: a fortress above the grid, or the city in its middle. */
export const strongholdShapes = (layout: MapLayout): readonly Shape[] =>
  layout.frame.y > 0 ? fortress(layout) : city(layout);
