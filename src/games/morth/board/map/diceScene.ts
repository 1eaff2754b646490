import type { SceneNode } from '@/scene/nodes';
import { ENEMIES } from '../../rules/data/index';
import type { Foe, View } from '../../rules/index';
import { badgeRadius, die, resistanceBadge } from '../art/die';
import { SMALL, Z, type Frame } from './mapFrame';
import { dicePlaces, squarePlace, type MapLayout, type Place } from './mapLayout';
import type { March } from '../assault/march';
import { walkOf } from '../assault/marchScene';

export const dieNode = (number: number) => `die-${number}`;

/** Outside the Assault enemies come and go all but together. */
const MARCH = { delay: 70, duration: 620 } as const;
/** Dice of a square make room for one that comes a little before it is there. */
const DRAW_TOGETHER = 90;

export type Standing = { readonly foe: Foe; readonly at: Place; readonly size: number; readonly badge: Place };

/** The dice of a realm by the square they stand on; more than fit lie on top of one another. */
export function standing({ view, place, layout }: Frame): Standing[] {
  const groups = new Map<string, Foe[]>();
  for (const foe of view.foes) {
    if (foe.realm !== place.realm) continue;
    const { x, y } = squarePlace(layout, foe.path, foe.square);
    const key = `${x} ${y}`;
    groups.set(key, [...(groups.get(key) ?? []), foe]);
  }
  return [...groups.values()].flatMap((foes) => {
    const side = foes[0].square === 0 ? layout.cell * 0.86 : layout.cell;
    const places = dicePlaces(foes.length < 2 ? 1 : foes.length < 3 ? 2 : 3, side);
    return foes.map((foe, i) => {
      const { dx, dy, size, badge } = places[i % places.length];
      const centre = squarePlace(layout, foe.path, foe.square);
      return { foe, at: { x: centre.x + dx, y: centre.y + dy }, size, badge };
    });
  });
}

/** A die that is no longer on the map falls where it stands, unless it marches off. */
function exitOf({ place }: Frame, { at, size }: Standing): SceneNode['exit'] {
  return { x: place.x + at.x - size * 0.25, y: place.y + at.y - size * 0.25, scale: 0.5, opacity: 0 };
}

/** MOR-156 Enemies march in order: those in front first. */
const marchOrder = (view: View, { realm, path, square }: Foe): number =>
  view.foes.filter(
    (other) => other.realm === realm && (other.path < path || (other.path === path && other.square > square)),
  ).length;

/** When an enemy comes to the square of one that stands there: only then they draw together. */
function joinedAt({ realm, path, square }: Foe, layout: MapLayout, march: March): number {
  const { x, y } = squarePlace(layout, path, square);
  return march.reduce((latest, walk) => {
    const last = walk.spots.at(-1);
    if (walk.realm !== realm || walk.end !== 'stays' || last === undefined) return latest;
    const end = squarePlace(layout, last.path, last.square);
    return end.x === x && end.y === y ? Math.max(latest, walk.start + walk.duration - DRAW_TOGETHER) : latest;
  }, 0);
}

/** The enemies of a map; those of the march walk. */
export function dice(frame: Frame, march: March): SceneNode[] {
  const { view, place, layout } = frame;
  const small = layout.cell < SMALL;
  return standing(frame).flatMap((one): SceneNode[] => {
    const { foe, at, size, badge } = one;
    const { colour, resistance, affectedBy, immuneTo } = ENEMIES[foe.enemy];
    const only = affectedBy.at(0);
    const restriction =
      only !== undefined
        ? { kind: 'only' as const, type: only }
        : immuneTo === null
          ? undefined
          : { kind: 'never' as const, type: immuneTo };
    const id = dieNode(foe.die);
    const x = place.x + at.x - size / 2;
    const y = place.y + at.y - size / 2;
    const start = squarePlace(layout, foe.path, 0);
    const walk = march.find((each) => each.die === foe.die);
    const flight = { delay: marchOrder(view, foe) * MARCH.delay, duration: MARCH.duration };
    const way = (shift?: Place) =>
      walk === undefined
        ? march.length > 0
          ? { delay: joinedAt(foe, layout, march) }
          : flight
        : walkOf({ layout, origin: place }, walk, shift);
    const [aside, below] = layout.turned ? [layout.cell * 0.5, size / 2] : [size / 2, -layout.cell * 0.5];
    const enter = { x: place.x + start.x - aside, y: place.y + start.y - below, scale: 0.6, opacity: 0 };
    const body: SceneNode = {
      id,
      x,
      y,
      w: size,
      h: size,
      z: Z.die,
      shapes: die({
        enemy: foe.enemy,
        colour,
        size,
        scales: foe.scales,
        restriction,
        ...(foe.square === 0 && small && { dimmed: true }),
      }),
      enter,
      exit: exitOf(frame, one),
      ...way(),
    };
    if (small) return [body];
    const r = badgeRadius(size) * (size < layout.cell * 0.6 ? 1.08 : 1);
    const [bx, by] = [x + size / 2 + badge.x - r, y + size / 2 + badge.y - r];
    return [
      body,
      {
        id: `${id}/badge`,
        x: bx,
        y: by,
        w: 2 * r,
        h: 2 * r,
        z: Z.badge,
        shapes: resistanceBadge(foe.life, foe.life < resistance, r),
        enter: { x: bx, y: by, opacity: 0, delay: flight.delay + flight.duration / 2 },
        ...way(badge),
      },
    ];
  });
}
