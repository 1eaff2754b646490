import type { SceneNode } from '@/scene/nodes';
import { polygon } from '@/ui/art/outline';
import { onTable, unitOf } from '../rules/roster';
import { shapeOf } from '../rules/shapes';
import type { Element, Point, View } from '../rules/types';
import { noteArt, noteSize } from './art/labels';
import * as mark from './art/marks';
import { boxOn, boxRound, within, Z } from './frame';
import type { Overlay, SightLine, Template } from './overlay';
import { figureNodes, type Faces } from './figures';

const MARGIN = 10;

const lineNode = (
  id: string,
  points: readonly Point[],
  z: number,
  draw: (points: ReturnType<typeof within>) => SceneNode['shapes'],
): SceneNode => {
  const box = boxRound(points, MARGIN);
  return { id, ...box, z, shapes: draw(within(box, points)) };
};

function areaNodes(id: string, outlines: Overlay['reach'], far: boolean): SceneNode[] {
  if (outlines.length === 0) return [];
  const box = boxRound(outlines.flat(), MARGIN);
  const d = outlines.map((outline) => polygon(within(box, outline))).join('');
  return [{ id, ...box, z: Z.reach, shapes: mark.reachArea(d, far) }];
}

const halfway = ({ from, to }: SightLine): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

const sightNodes = (sight: SightLine, i: number): SceneNode[] => [
  lineNode(`sight-${i}`, [sight.from, sight.to], Z.line, (points) => mark.sightLine(points, sight.seen)),
  { id: `sight-${i}/eye`, ...boxOn(halfway(sight), 12), z: Z.sign, shapes: mark.eyeDisc(sight.seen) },
  ...(sight.blockedAt === null
    ? []
    : [{ id: `sight-${i}/cross`, ...boxOn(sight.blockedAt, 10), z: Z.sign, shapes: mark.cross() }]),
];

/** Figures where they would be: pale, and crossed out where they offend. */
const ghostNodes = ({ lookOf }: Faces, { ghosts }: Overlay): SceneNode[] =>
  ghosts.flatMap(({ figure, seat, offends, ...place }) => {
    const id = `ghost-${figure.id}`;
    return [
      ...figureNodes(figure, place, { id, look: lookOf(seat), pose: 'ready', z: Z.ghost }).map((node) => ({
        ...node,
        opacity: 0.82,
      })),
      ...(offends ? [{ id: `${id}/cross`, ...boxOn(place, 10), z: Z.sign, shapes: mark.cross() }] : []),
    ];
  });

const roomOf = (element: Element): number => {
  const shape = shapeOf(element);
  return ('r' in shape ? shape.r : Math.max(shape.length, shape.width) / 2) + 5;
};

/** Corners round what would be struck. */
function aimNodes(view: View, { aimedUnits, aimed, picked }: Overlay): SceneNode[] {
  const units = aimedUnits.flatMap((id): SceneNode[] => {
    const members = unitOf(view, id)
      .members.map((member) => view.elements[member - 1])
      .filter(onTable);
    if (members.length === 0) return [];
    const box = boxRound(members, Math.max(...members.map(roomOf)) + 4);
    return [
      { id: `aim-unit-${id}`, ...box, z: Z.bracket, shapes: mark.brackets(Math.round(box.w), Math.round(box.h)) },
    ];
  });
  const single = (ids: readonly number[], name: string, draw: (side: number) => SceneNode['shapes']): SceneNode[] =>
    ids.flatMap((id): SceneNode[] => {
      const element = view.elements[id - 1];
      if (!onTable(element)) return [];
      const half = roomOf(element) + 3;
      return [{ id: `${name}-${id}`, ...boxOn(element, half), z: Z.bracket, shapes: draw(half) }];
    });
  return [
    ...units,
    ...single(aimed, 'aim', (half) => mark.brackets(2 * half, 2 * half)),
    ...single(picked, 'picked', (half) => mark.pickedRing(half)),
  ];
}

const templateNodes = (one: Template, i: number): SceneNode => ({
  id: `template-${i}`,
  ...boxOn(one, one.r + 8),
  z: Z.template,
  shapes: mark.template(one.r, one.kind),
});

function noteNodes({ notes, sights }: Overlay): SceneNode[] {
  const said = [
    ...notes,
    ...sights.flatMap((sight, i) =>
      sight.note === undefined
        ? []
        : [{ ...halfway(sight), id: `sight-${i}`, lines: [sight.note], tone: 'plain' as const }],
    ),
  ];
  return said.map(({ id, x, y, lines, tone }) => {
    const { w, h } = noteSize(lines);
    const corner = boxOn({ x, y }, 0);
    return {
      id: `note-${id}`,
      x: corner.x + 16,
      y: corner.y - h / 2,
      w,
      h,
      z: Z.note,
      shapes: noteArt(lines, tone),
      detail: true,
    };
  });
}

/** What lies over the table while a round is considered. */
export const overlayNodes = (view: View, faces: Faces, overlay: Overlay): SceneNode[] => [
  ...areaNodes('reach', overlay.reach, false),
  ...areaNodes('far-reach', overlay.farReach, true),
  ...overlay.ranges.map(({ x, y, facing, short, long, quarter }, i): SceneNode => ({
    id: `range-${i}`,
    ...boxOn({ x, y }, long),
    z: Z.range,
    shapes: mark.rangeArc(short, long, facing, quarter),
  })),
  ...overlay.links.map(({ from, to, holds }, i) =>
    lineNode(`link-${i}`, [from, to], Z.line, ([a, b]) => mark.link(a, b, holds)),
  ),
  ...overlay.gauges.flatMap(({ points, legal }, i) =>
    points.length < 2 ? [] : [lineNode(`gauge-${i}`, points, Z.path, (drawn) => mark.gauge(drawn, legal))],
  ),
  ...overlay.sights.flatMap(sightNodes),
  ...overlay.templates.map(templateNodes),
  ...ghostNodes(faces, overlay),
  ...aimNodes(view, overlay),
  ...(overlay.tape === null
    ? []
    : [lineNode('tape', [overlay.tape.from, overlay.tape.to], Z.path, ([a, b]) => mark.tape(a, b))]),
  ...overlay.handles.map(({ id, kind, facing, ...at }): SceneNode => ({
    id: `handle-${id}`,
    ...boxOn(at, 12),
    z: Z.sign,
    shapes: mark.handle(kind, facing),
  })),
  ...(overlay.refused === null
    ? []
    : [{ id: 'refused', ...boxOn(overlay.refused, 10), z: Z.sign, shapes: mark.cross() }]),
  ...noteNodes(overlay),
];
