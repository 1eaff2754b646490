import type { SceneNode } from '@/scene/nodes';
import { ENEMIES, LANES, POSITIONS } from '../../rules/data/index';
import { gateAt, markAfter, positionUnder, type View } from '../../rules/index';
import { die } from '../art/die';
import {
  portalCollar,
  portalDisc,
  portalLit,
  portalPointer,
  portalRing,
  portalSwirl,
  turnArrow,
  type Field,
  type Owner,
} from '../art/portal';
import type { Wearer } from '../art/wearer';
import { memo } from '@/scene/memo';
import { positionAngle, sectorPlaces, sectorSpot } from './portalLayout';

/** Where the ring lies and how large it is. */
export type PortalPlace = { readonly x: number; readonly y: number; readonly r: number };

const spunNode = (number: number) => `spun-${number}`;

const Z = { ring: 0, lit: 1, disc: 2, middle: 3, arrow: 4, die: 5 } as const;

/** Who has a stretch of the ring: a player, or a half of the team's map. */
export type RingOwner = { readonly name: string; readonly wearer: Wearer };

/** The place at the table, or the half of the team's map, to which a position leads. */
function placeAt(view: View, position: number): number {
  const { realm, path } = gateAt(view, position);
  return view.mode === 'cooperative' ? Math.floor(path / LANES.length) : realm;
}

function fieldsOf(view: View, ring: readonly RingOwner[]): Field[] {
  return Array.from({ length: POSITIONS }, (_, i) => {
    const place = placeAt(view, i + 1);
    return { wearer: ring[place]?.wearer ?? place, place, lane: LANES[gateAt(view, i + 1).path % LANES.length] };
  });
}

/** The stretches of the ring with their owners' names. */
function ownersOf(view: View, ring: readonly RingOwner[]): Owner[] {
  const count = view.mode === 'cooperative' ? 2 : view.seats;
  const part = POSITIONS / count;
  return Array.from({ length: count }, (_, place) => ({
    wearer: ring[place]?.wearer ?? place,
    place,
    name: ring[place]?.name ?? '',
    from: place * part + 1,
    until: (place + 1) * part,
  }));
}

/** A die that lies in the spinner. */
function dieNodes(view: View, { x, y, r }: PortalPlace): SceneNode[] {
  const middle = { x: x + r, y: y + r };
  const orbit = { ...middle, leans: false };
  return view.spun.map(({ die: number, enemy, sector }, i): SceneNode => {
    const together = view.spun.filter((other) => other.sector === sector);
    const place = sectorPlaces(together.length)[together.findIndex((other) => other.die === number)];
    const size = place.size * r;
    const spot = sectorSpot(r, sector, 0, place);
    const inMiddle = { x: middle.x - size * 0.1, y: middle.y - size * 0.1, scale: 0.2, opacity: 0, delay: i * 60 };
    const shapes = die({
      enemy,
      colour: ENEMIES[enemy].colour,
      size,
      resistance: ENEMIES[enemy].resistance,
      scales: enemy === 'dragon',
    });
    return {
      id: spunNode(number),
      x: x + spot.x - size / 2,
      y: y + spot.y - size / 2,
      w: size,
      h: size,
      z: Z.die,
      shapes,
      orbit,
      enter: inMiddle,
      exit: inMiddle,
      duration: 420,
    };
  });
}

const NONE = memo((): readonly never[] => []);
const pointerAt = memo((r: number, mark: number) => [
  {
    t: 'group',
    x: r,
    y: r,
    rotate: positionAngle(mark),
    shapes: [{ t: 'group', x: -r, y: -r, shapes: portalPointer(r, true) }],
  },
]);

/** The whole portal. Its disc and dice have their places at angle 0; the dial turns them by the mark. */
export function portalNodes(view: View, ring: readonly RingOwner[], place: PortalPlace, steps: number): SceneNode[] {
  const { x, y, r } = place;
  const box = { x, y, w: 2 * r, h: 2 * r };
  const fields = fieldsOf(view, ring);
  const mark = markAfter(view.mark, steps);
  const lit = [...new Set(view.spun.map(({ sector }) => positionUnder(mark, sector)))].sort((a, b) => a - b);
  const swirl = portalSwirl(r);
  return [
    { id: 'ring', ...box, z: Z.ring, shapes: portalRing(r, fields, ownersOf(view, ring)) },
    { id: 'lit', ...box, z: Z.lit, shapes: portalLit(r, fields, lit), duration: 160 },
    { id: 'disc', ...box, z: Z.disc, shapes: portalDisc(r), orbit: { x: x + r, y: y + r, leans: true } },
    { id: 'swirl', ...box, z: Z.disc, shapes: NONE(), swirl },
    { id: 'collar', ...box, z: Z.middle, shapes: portalCollar(r) },
    ...(steps === 0
      ? []
      : [
          { id: 'was', ...box, z: Z.arrow, shapes: pointerAt(r, view.mark) },
          { id: 'arrow', ...box, z: Z.arrow, shapes: turnArrow(r, view.mark, steps) },
        ]),
    ...dieNodes(view, place),
  ];
}
