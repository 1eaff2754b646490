import { remember } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { cutTiles, type Tile } from '@/scene/tiles';
import { fade } from '@/ui/art/paint';
import { TERRAIN } from '../../rules/data';
import { ISLAND } from '../layout/hexes';
import { crags } from './crags';
import { LAND_NODES, LANDS, type Land } from './lands';
import { hexesPath } from './outlines';
import { scenery } from './scenery';
import { COAST, sea } from './sea';
import { camps } from './camp';

const ALL = { x: 0, y: 0, w: ISLAND.width, h: ISLAND.height } as const;

/** Soils, each soft at its rim, so that one runs into the next. */
const SOILS: Readonly<Record<Land, string>> = {
  sand: '#A9986A',
  grass: '#4B7347',
  wood: '#2C5A3D',
  heath: '#746C44',
  stone: '#566178',
};

const nodesOf = (land: Land) => LAND_NODES.filter((node) => LANDS[node] === land);

const soil = (land: Land): Shape => ({ t: 'path', d: hexesPath(nodesOf(land), 27), fill: SOILS[land], blur: 11 });

/** Soil with patches and cracks. */
const soils = (): readonly Shape[] => [
  { t: 'rect', ...ALL, fill: SOILS.grass },
  ...(['grass', 'heath', 'wood', 'stone', 'sand'] as const).map(soil),
  { t: 'noise', ...ALL, frequency: [0.018, 0.018], octaves: 2, seed: 21, color: '#12233A', gain: 1.3, bias: -0.5 },
  { t: 'noise', ...ALL, frequency: [0.06, 0.06], octaves: 2, seed: 8, color: '#0B1A14', gain: 1, bias: -0.4 },
];

/** A beach along the coast, wet at its edge. */
const beach: readonly Shape[] = [
  { t: 'path', d: COAST, stroke: '#D9BE84', strokeWidth: 15, blur: 3, opacity: 0.75 },
  { t: 'path', d: COAST, stroke: '#F2DDA6', strokeWidth: 5, blur: 1, opacity: 0.85 },
];

const grid: readonly Shape[] = [
  { t: 'path', d: hexesPath(LAND_NODES, 24.6), stroke: fade('#06101C', 0.3), strokeWidth: 1.6 },
  { t: 'path', d: hexesPath(LAND_NODES, 23.8), stroke: fade('#EAF4FF', 0.13), strokeWidth: 1 },
];

/** Everything of the island that never changes: sea, soil, grid, scenery, camps and rocks. */
const ground = (): readonly Shape[] => [
  ...sea(),
  {
    t: 'group',
    clip: { t: 'path', d: COAST },
    shapes: [...soils(), ...beach, ...grid, ...scenery(), ...camps()],
  },
  ...crags(LAND_NODES.filter((node) => TERRAIN[node] === 'rock')),
];

/** The ground in pieces that are kept as pixels. */
export const groundTiles: () => readonly Tile[] = remember(() => cutTiles(ground(), ISLAND.width, ISLAND.height));
