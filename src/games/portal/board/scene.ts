import { remember } from '@/scene/memo';
import type { Scene, SceneNode } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { cutTiles, tileNodes, type Tile } from '@/scene/tiles';
import type { Point as Drawn } from '@/ui/art/outline';
import { groupOf, onTable, strengthOf, unitOf } from '../rules/roster';
import { shapeOf } from '../rules/shapes';
import type { Config, Element, ElementId, LaidTerrain, Place, Unit, UnitId, View } from '../rules/types';
import { FRAME, tableGround } from './art/felt';
import type { Pose } from './art/figure';
import { LABEL_HEIGHT, labelWidth, unitLabel } from './art/labels';
import { objective, template, unitFrame, zone } from './art/marks';
import { terrainArt } from './art/terrain';
import { figureNodes, type Faces } from './figures';
import { boardSize, boxOn, READABLE, Z } from './frame';
import { NO_OVERLAY, type Overlay } from './overlay';
import { overlayNodes } from './overlayScene';

export const elementNode = (id: ElementId): string => `figure-${id}`;
export const unitNode = (id: UnitId): string => `unit-${id}`;

type Ground = { readonly table: Config['table']; readonly terrain: readonly LaidTerrain[] };

/** Seeds of what is strewn over a piece: the same piece looks the same wherever it lies. */
const laid = ({ piece, x, y, rot, difficulty }: LaidTerrain, i: number): Shape => ({
  t: 'group',
  x,
  y,
  shapes: [terrainArt(piece, rot, difficulty === 'impassable', 17 * (i + 1))],
});

/** Frame, felt and terrain in pieces that are kept as pixels. */
const groundTiles = remember(({ table, terrain }: Ground): readonly Tile[] => {
  const { width, height } = boardSize({ table });
  return cutTiles(tableGround(table, terrain.map(laid)), width, height);
}, 4);

export const groundNodes = ({ table, terrain }: Ground): SceneNode[] =>
  tileNodes('ground', groundTiles({ table, terrain }), { x: 0, y: 0, z: Z.ground }).map((tile) => ({
    ...tile,
    soft: true,
  }));

/** How somebody stands there. */
function poseOf(view: View, element: Element): Pose {
  if (element.abandoned) return 'abandoned';
  if (element.prone) return 'prone';
  if (view.phase === 'battle' && view.acted.includes(groupOf(view, element))) return 'acted';
  return element.flying ? 'flying' : 'ready';
}

const reachOf = (element: Element): number => {
  const shape = shapeOf(element);
  return 'r' in shape ? shape.r : Math.hypot(shape.length, shape.width) / 2;
};

/** How far the frame of a unit stands off its bases. */
const ROOM = 7;

/** The corners of the frame of a unit on the table: along its facing where it is a block. */
function frameOf(members: readonly (Element & Place)[], facing: number | null): readonly Drawn[] {
  const turn = ((facing ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const along = members.map(({ x, y }) => x * cos + y * sin);
  const across = members.map(({ x, y }) => -x * sin + y * cos);
  const off = (i: number) => reachOf(members[i] ?? members[0]) + ROOM;
  const low = (values: readonly number[]) => Math.min(...values.map((value, i) => value - off(i)));
  const high = (values: readonly number[]) => Math.max(...values.map((value, i) => value + off(i)));
  const [a0, a1, b0, b1] = [low(along), high(along), low(across), high(across)];
  const corner = (a: number, b: number): Drawn => [a * cos - b * sin, a * sin + b * cos];
  return [corner(a0, b0), corner(a1, b0), corner(a1, b1), corner(a0, b1)];
}

/** The unit's frame and its label: its name and how many are left. */
function unitNodes(view: View, unit: Unit, faces: Faces, overlay: Overlay): SceneNode[] {
  const members = unit.members.map((id) => view.elements[id - 1]).filter(onTable);
  if (members.length === 0) return [];
  const [look, chosen] = [faces.lookOf(unit.seat), overlay.chosen.includes(unit.id)];
  const lone = members.length === 1 && unit.kind !== 'band';
  const acted = view.phase === 'battle' && view.config.mode === 'siege' && view.acted.includes(unit.id);
  const corners = frameOf(members, unit.block?.facing ?? null);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const drawn = corners.map(([x, y]): Drawn => [
    Math.round((x - left + 10) * 10) / 10,
    Math.round((y - top + 10) * 10) / 10,
  ]);
  const text = lone ? faces.nameOf(unit) : `${faces.nameOf(unit)} · ${strengthOf(view, unit)}`;
  const w = labelWidth(text, acted);
  // Labels of one half of the seats stand above, of the other below, so that lines that meet leave both legible.
  const y = look % 2 ? bottom + 2 : top - LABEL_HEIGHT - 2;
  return [
    {
      id: unitNode(unit.id),
      x: left + FRAME - 10,
      y: top + FRAME - 10,
      w: right - left + 20,
      h: bottom - top + 20,
      z: Z.unit,
      shapes: unitFrame(drawn, look, unit.block !== null || lone, chosen),
    },
    {
      id: `${unitNode(unit.id)}/label`,
      x: Math.max(2, (left + right) / 2 + FRAME - w / 2),
      y: Math.max(2, y + FRAME),
      w,
      h: LABEL_HEIGHT,
      z: Z.label,
      shapes: unitLabel(text, look, chosen, acted),
      detail: true,
    },
  ];
}

/** PORT-336 Rings that are fought for, in the colour of whoever has most strength there. */
function objectiveNodes(view: View, { lookOf }: Faces): SceneNode[] {
  return view.config.objectives.flatMap((one, i): SceneNode[] => {
    if (one.type !== 'hold' && one.type !== 'holdRun') return [];
    const holder = view.gained[i]?.at(0) ?? view.held[i]?.seat ?? null;
    const shapes = objective(one.radius, holder === null ? null : lookOf(holder));
    return [{ id: `objective-${i}`, ...boxOn(one, one.radius + 4), z: Z.objective, shapes }];
  });
}

/** Zones are seen while armies are deployed, the one of whoever places a unit hatched. */
function zoneNodes(view: View, { lookOf }: Faces): SceneNode[] {
  if (view.phase !== 'deploy') return [];
  return view.config.zones.map(({ x, y, w, h }, seat) => ({
    id: `zone-${seat}`,
    x: x + FRAME,
    y: y + FRAME,
    w,
    h,
    z: Z.zone,
    shapes: zone(w, h, lookOf(seat), seat === view.active),
  }));
}

/** PORT-305 Shields that stay where they were cast; 5 cm across. */
const SHIELD = 25;
const shieldNodes = (view: View): SceneNode[] =>
  view.effects.flatMap(({ spell, at, seat }, i): SceneNode[] =>
    spell !== 'shield' || at === null
      ? []
      : [{ id: `shield-${seat}-${i}`, ...boxOn(at, SHIELD + 8), z: Z.effect, shapes: template(SHIELD, 'stays') }],
  );

/** Everything that stands on the table. */
export const tableNodes = (view: View, faces: Faces, overlay: Overlay = NO_OVERLAY): SceneNode[] => [
  ...groundNodes(view.config),
  ...zoneNodes(view, faces),
  ...objectiveNodes(view, faces),
  ...shieldNodes(view),
  ...view.units.flatMap((unit) => unitNodes(view, unit, faces, overlay)),
  ...view.elements.filter(onTable).flatMap((element) =>
    figureNodes(element, element, {
      id: elementNode(element.id),
      look: faces.lookOf(unitOf(view, element.unit).seat),
      pose: poseOf(view, element),
      z: Z.figure,
    }),
  ),
  ...overlayNodes(view, faces, overlay),
];

/** The table as a board of its own. */
export const tableScene = (view: View, nodes: readonly SceneNode[]): Scene => ({
  ...boardSize(view.config),
  nodes,
  legible: READABLE,
  board: 'table',
});
