import type { Scene, SceneNode } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { gateBack, gateFront, gateSwirl, type GateArt, type GateLook } from '@/ui/art/gate';
import { memo, remember } from '@/scene/memo';
import { mix } from '@/ui/art/paint';
import { stoneFloor, stoneWall, type Light } from '@/ui/art/stone';

/** A gate's box on the wall. */
export type GatePlace = {
  readonly id: string;
  readonly art: GateArt;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

export type Scenery = {
  readonly width: number;
  readonly height: number;
  readonly course: number;
  /** Where the floor begins, if one sees it. */
  readonly floor: number | null;
  readonly gates: readonly GatePlace[];
};

const lookOf = ({ art, w, h }: GatePlace): GateLook => ({ ...art, w, h });

/** The light that a gate throws on the wall round it. */
const wallLights = (gates: readonly GatePlace[]): Light[] =>
  gates.flatMap(({ art, x, y, w, h }) => {
    const [left = '#000000', right = left] = art.accents;
    const reach = Math.max(w, h) * 0.86;
    return [left, right].map((tint, i) => ({
      x: x + w * (0.3 + 0.4 * i),
      y: y + h * 0.5,
      r: reach,
      color: mix(tint, '#2A2390', 0.3),
      strength: 0.26,
    }));
  });

const floorLights = (gates: readonly GatePlace[], top: number): Light[] =>
  gates.flatMap(({ art, x, w }) => {
    const [left = '#000000', right = left] = art.accents;
    return [left, right].map((tint, i) => ({
      x: x + w * (0.36 + 0.28 * i),
      y: top + 86,
      r: w * 0.6,
      color: tint,
      strength: 0.3,
    }));
  });

const MOON = { color: '#4B57A6', strength: 0.3 } as const;

/** Everything behind the swirls: wall, floor and the stones of the gates. */
export const hallBack = memo(({ width, height, course, floor, gates }: Scenery): Shape[] => {
  const moon: Light = { ...MOON, x: width * 0.3, y: height * 0.12, r: Math.max(width, 520) * 0.7 };
  return [
    ...stoneWall({
      width,
      height: floor === null ? height : floor + 40,
      course,
      contrast: 1,
      gloom: 0.62,
      lights: [moon, ...wallLights(gates)],
    }),
    ...(floor === null
      ? []
      : stoneFloor({ width, top: floor, height: height - floor, lights: floorLights(gates, floor) })),
    ...gates.map((place): Shape => ({
      t: 'group',
      x: place.x,
      y: place.y,
      shapes: gateBack(lookOf(place)),
    })),
  ];
});

/** Everything before the swirls. */
export const hallFront = memo(({ gates }: Scenery): Shape[] =>
  gates.map((place): Shape => ({ t: 'group', x: place.x, y: place.y, shapes: gateFront(lookOf(place)) })),
);

const NOTHING: readonly Shape[] = [];

/** The part of the wall that lives, and where it lies: no larger than the gates need. */
export type Living = { readonly x: number; readonly y: number; readonly scene: Scene };

/** One turning swirl for each gate. */
export const hallSwirls = remember(({ gates }: Scenery): Living => {
  const x = Math.min(...gates.map((place) => place.x));
  const y = Math.min(...gates.map((place) => place.y));
  const right = Math.max(...gates.map((place) => place.x + place.w));
  const foot = Math.max(...gates.map((place) => place.y + place.h));
  const nodes = gates.map((place): SceneNode => ({
    id: `swirl:${place.id}`,
    x: place.x - x,
    y: place.y - y,
    w: place.w,
    h: place.h,
    z: 0,
    shapes: NOTHING,
    swirl: gateSwirl(lookOf(place)),
  }));
  return { x, y, scene: { width: right - x, height: foot - y, nodes } };
});
