import { ringNode, tagNode } from '@/ui/art/pointers';
import { nodeAt, type HeroKey } from '../../rules';
import { deed, island } from './tableau';
import type { Needs } from './position';

const middle = ({
  x,
  y,
  w,
  h,
}: {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}) => ({
  x: x + w / 2,
  y: y + h / 2,
});

/** The four heroes that are not in the picture, out of the way. */
const AWAY: Needs['heroes'] = {
  elazar: { at: 'E2' },
  drexir: { at: 'G2' },
  dekhar: { at: 'I2' },
};

const standing = (places: Partial<Record<HeroKey, string>>): Needs => ({
  heroes: { ...AWAY, ...Object.fromEntries(Object.entries(places).map(([key, at]) => [key, { at }])) },
});

const PATH = ['I22', 'J23', 'K23'].map(nodeAt);

/** The island, its camps, and how heroes walk. */
export const WALKING = {
  teams: island(1.5, { about: 'K27', across: 7 }, {}, { only: () => ({ reach: [] }) }),
  board: island(0.78, {}, {}, { only: () => ({ reach: [] }) }),
  'GATE-013': island(
    1.5,
    {
      about: 'I22',
      across: 5,
      pointing: (hex) =>
        ['I21', 'J22', 'J23', 'I23', 'H23', 'H22'].map((each, i) =>
          tagNode(each, middle(hex(each)), String(i + 1), 15),
        ),
    },
    standing({ greven: 'I22' }),
    { only: () => ({ reach: [] }) },
  ),
  'GATE-017': island(1.5, { about: 'C22', across: 6 }, standing({ greven: 'F22' }), { only: () => ({ reach: [] }) }),
  'GATE-020': island(
    1.5,
    {
      about: 'K27',
      across: 6,
      pointing: (hex) =>
        ['K26', 'L27', 'J27', 'K27', 'L28', 'J28', 'K28'].map((each, i) =>
          tagNode(each, middle(hex(each)), String(i + 1), 15),
        ),
    },
    standing({ greven: 'H22' }),
    { only: () => ({ reach: [] }) },
  ),
  turns: deed(
    1.5,
    { about: 'I22', across: 6 },
    standing({ greven: 'H22', seiren: 'J22' }),
    { only: () => ({ reach: [] }) },
    [{ type: 'endTurn' }],
  ),
  returning: island(
    1.5,
    { about: 'K27', across: 6, pointing: (hex) => [ringNode('back', hex('L27'), 2)] },
    { heroes: { ...AWAY, greven: { at: 'L27' }, elazar: { at: 'K26' } } },
    { only: () => ({ reach: [] }) },
  ),
  movement: deed(
    1.4,
    { about: 'I22', across: 7 },
    standing({ greven: 'H22' }),
    { chosen: { type: 'goal', goal: { kind: 'node', node: nodeAt('K23') } } },
    [{ type: 'walk', path: PATH }],
  ),
  'GATE-059': island(1.3, { about: 'H22', across: 9 }, standing({ greven: 'H22' })),
  'GATE-062': island(
    1.3,
    { about: 'H22', across: 9 },
    standing({ greven: 'H22', drexir: 'I21', seiren: 'I22', yodan: 'H23' }),
  ),
} as const;
