import type { SceneNode } from '@/scene/nodes';
import type { Box } from '@/look/box';
import { brackets, chosenSquare, offeredSquare, route } from '../art/highlights';
import { litIds, pickedIds, type Situation } from '../flow';
import { parseTarget } from '../ids';
import { layoutOf } from './mapFrame';
import { cellOn, type MapPlace } from './mapScene';

/** The light lies under the pieces, the line and the brackets over them. */
const Z = { light: 2, line: 7, bracket: 8 } as const;

type Spot = { readonly id: string; readonly box: Box };

/** Those of some ids that are squares of a map. */
function spotsOn({ view }: Situation, place: MapPlace, ids: readonly string[]): Spot[] {
  return ids.flatMap((id) => {
    const target = parseTarget(id);
    return target?.kind === 'cell' && target.realm === place.realm
      ? [{ id, box: cellOn(view, place, target.cell) }]
      : [];
  });
}

const middle = ({ box: { x, y, w, h } }: Spot, place: MapPlace) => [x + w / 2 - place.x, y + h / 2 - place.y] as const;

/** From what was tapped first to what was tapped then, where both are on this map. */
function line({ view }: Situation, place: MapPlace, picked: readonly Spot[]): SceneNode[] {
  if (picked.length < 2) return [];
  const { width, height } = layoutOf(view, place);
  const points = picked.map((spot) => middle(spot, place));
  return [
    {
      id: `aim-line-${place.realm}`,
      x: place.x,
      y: place.y,
      w: width,
      h: height,
      z: Z.line,
      shapes: route(points, place.cell),
    },
  ];
}

/** What a card can be aimed at on a map is lit, what it is aimed at stands in brackets. */
export function aimNodes(moment: Situation, place: MapPlace): SceneNode[] {
  const ids = pickedIds(moment);
  const picked = spotsOn(moment, place, [...new Set(ids)]);
  const lit = spotsOn(
    moment,
    place,
    litIds(moment).filter((id) => !ids.includes(id)),
  );
  return [
    ...lit.map(({ id, box }): SceneNode => ({
      id: `aim-${id}`,
      ...box,
      z: Z.light,
      shapes: offeredSquare(place.cell),
    })),
    ...picked.flatMap(({ id, box }): SceneNode[] => [
      { id: `aim-${id}`, ...box, z: Z.light, shapes: chosenSquare(place.cell) },
      { id: `aimed-${id}`, ...box, z: Z.bracket, shapes: brackets(place.cell) },
    ]),
    ...line(moment, place, picked),
  ];
}
