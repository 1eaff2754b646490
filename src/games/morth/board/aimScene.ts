import type { SceneNode } from '@/scene/nodes';
import { brackets, chosenSquare, passable } from './art/highlights';
import { aimedId, litIds, type Moment } from './flow';
import { cellOn, type MapPlace } from './mapScene';

/** The light lies under the pieces, the brackets over them. */
const Z = { light: 2, bracket: 7 } as const;

/** What a card can be aimed at on a map is lit, what it is aimed at stands in brackets. */
export function aimNodes(moment: Moment, place: MapPlace): SceneNode[] {
  const aimed = aimedId(moment);
  return litIds(moment).flatMap((id): SceneNode[] => {
    const [, realm, cell] = id.split(':').map(Number);
    if (realm !== place.realm) return [];
    const box = cellOn(moment.view, place, cell);
    const light: SceneNode = { id: `aim-${id}`, ...box, z: Z.light, shapes: id === aimed ? chosenSquare(place.cell) : passable(place.cell) };
    return id === aimed ? [light, { id: `aimed-${id}`, ...box, z: Z.bracket, shapes: brackets(place.cell) }] : [light];
  });
}
