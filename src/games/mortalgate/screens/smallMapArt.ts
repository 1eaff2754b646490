import { FEW, memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { circlePath, n } from '@/ui/art/outline';
import { hexesPath } from '../board/art/outlines';
import { FREE_TONE, TEAM_TONES } from '../board/art/palette';
import { HEX, ISLAND, pointOf } from '../board/layout/hexes';
import { ALTARS, BLUE, NODES, TERRAIN, type Node, type Team, type Terrain } from '../rules';

const nodesOf = (terrain: Terrain): readonly Node[] =>
  Array.from({ length: NODES }, (_, node) => node).filter((node) => TERRAIN[node] === terrain);

/** Sea, land and rocks in the measures of the island. */
const LAND: readonly Shape[] = [
  { t: 'rect', x: 0, y: 0, w: ISLAND.width, h: ISLAND.height, r: 0, fill: '#0D1F3F' },
  { t: 'path', d: hexesPath([...nodesOf('open'), ...nodesOf('rock')], HEX * 1.04), fill: '#3C5561' },
  { t: 'path', d: hexesPath(nodesOf('rock'), HEX * 0.96), fill: '#1B2740' },
];

const diamond = (x: number, y: number, r: number): string =>
  `M${n(x)} ${n(y - r)}L${n(x + r)} ${n(y)}L${n(x)} ${n(y + r)}L${n(x - r)} ${n(y)}Z`;

const square = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y - r)}h${n(2 * r)}v${n(2 * r)}h${n(-2 * r)}Z`;

type Spot = readonly [node: Node, team: Team] | null;

/** The island from far: altars by owner, heroes by team (Blue round, Red square), the one on turn in gold light. */
export const smallMap = memo(
  (altars: readonly (Team | null)[], spots: readonly Spot[], onTurn: number, width: number): readonly Shape[] => [
    {
      t: 'group',
      scale: width / ISLAND.width,
      shapes: [
        ...LAND,
        ...ALTARS.map(({ node }, altar): Shape => {
          const [x, y] = pointOf(node);
          const owner = altars[altar];
          const tint = owner === null ? FREE_TONE : TEAM_TONES[owner].ground;
          return { t: 'path', d: diamond(x, y, 42), fill: '#0B1228', stroke: tint, strokeWidth: 14 };
        }),
        ...spots.flatMap((spot, hero): Shape[] => {
          if (spot === null) return [];
          const [x, y] = pointOf(spot[0]);
          const d = spot[1] === BLUE ? circlePath(x, y, 30) : square(x, y, 27);
          const light: Shape[] = hero === onTurn ? [{ t: 'path', d: circlePath(x, y, 50), fill: '#FFD98A' }] : [];
          return [...light, { t: 'path', d, fill: TEAM_TONES[spot[1]].ground, stroke: '#F4F7FF', strokeWidth: 8 }];
        }),
      ],
    },
  ],
  FEW,
);
