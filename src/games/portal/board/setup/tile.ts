import { remember } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { TERRAIN, type TerrainId } from '../../rules/data';
import { terrainArt } from '../art/terrain';

/** A kind of terrain as large as fits a box. */
export const terrainTile = remember((id: TerrainId, width: number, height: number): readonly Shape[] => {
  const { outline, difficulty } = TERRAIN[id];
  const across = 2 * Math.max(...outline.map(([x]) => Math.abs(x)));
  const down = 2 * Math.max(...outline.map(([, y]) => Math.abs(y)));
  const scale = Math.min((width - 6) / across, (height - 6) / down, 0.36);
  return [
    { t: 'group', x: width / 2, y: height / 2, scale, shapes: [terrainArt(id, 0, difficulty === 'impassable', 5)] },
  ];
});
