import { remember } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { polygon } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import { TERRAIN, type TerrainId } from '../../../rules/data';
import { field, forest, hedge, marsh, wood } from './growth';
import { cottage, gentleHill, pond, river, steepHill } from './land';
import type { Lay } from './lay';
import { castleWall, keep, lowWall, rocks, ruins, standingStones } from './stone';

const bridged =
  (id: 'river600' | 'river800') =>
  (lay: Lay): readonly Shape[] =>
    river(lay, TERRAIN[id].patches ?? []);

const PAINTERS: Readonly<Record<TerrainId, (lay: Lay) => readonly Shape[]>> = {
  woodSmall: wood,
  woodLarge: wood,
  forestDense: forest,
  hillGentle: gentleHill,
  hillSteep: steepHill,
  rocks,
  ruins,
  field,
  marsh,
  pond,
  hedge,
  lowWall,
  cottage,
  keep,
  castleWall,
  standingStones,
  river600: bridged('river600'),
  river800: bridged('river800'),
};

/** The exact outline: dashed where one may go in, solid where nobody may. */
const rim = (id: TerrainId, impassable: boolean): Shape => ({
  t: 'path',
  d: polygon(TERRAIN[id].outline),
  stroke: impassable ? fade('#10151F', 0.85) : fade('#F4F0C8', 0.4),
  strokeWidth: impassable ? 1.6 : 1.2,
  ...(impassable ? {} : { dash: [6, 5] }),
});

/** A piece of terrain about its own middle, turned by whole degrees. */
export const terrainArt = remember((id: TerrainId, degrees: number, impassable: boolean, seed: number): Shape => {
  const turn = (degrees * Math.PI) / 180;
  return {
    t: 'group',
    rotate: turn,
    shapes: [...PAINTERS[id]({ outline: TERRAIN[id].outline, turn, seed }), rim(id, impassable)],
  };
});
