import { arrowNode, ringNode, tagNode } from '@/ui/art/pointers';
import { against, bandits, block, bows, spears } from './troops';
import { lay, troop } from './position';
import { table } from './tableau';

/** A group that points at the ground. */
const to = (x: number, y: number, way: 'move' | 'run' | null = null) =>
  ({ type: 'aim', group: 1, aim: { kind: 'ground', at: { x, y } }, way, facing: null }) as const;

/** Six men in one rank: broad enough to see it wheel. */
const RANK = troop('knights', 'k3', { at: [400, 300], files: 6, tight: true });

const CALM = { over: () => ({ reach: [], farReach: [], ranges: [], chosen: [] }) };

/** The table, units on it, and how they move. */
export const MOVING = {
  basics: table(1.5, { about: [450, 300], wide: 440 }, against([spears([320, 300])], [bandits([540, 300])]), {
    chosen: { type: 'measure', from: { x: 330, y: 300 }, to: { x: 528, y: 300 } },
  }),
  army: table(
    1.3,
    { about: [400, 300], wide: 360 },
    {
      yours: [
        troop('knights', 'k2', { at: [500, 300], files: 4 }),
        troop('knights', 'k3', { at: [410, 300], files: 6 }),
        troop('knights', 'k5', { at: [320, 300], files: 5 }),
      ],
    },
    CALM,
  ),
  ready: table(
    1.5,
    { about: [190, 490], wide: 360 },
    {
      yours: [troop('watch', 'w1'), bows([110, 520], { facing: 270 })],
      deploying: true,
    },
    { chosen: { type: 'deploy', unit: 0, at: { x: 260, y: 520 }, facing: 270, files: 5 } },
  ),
  turn: table(
    1.1,
    { about: [430, 300], wide: 400 },
    against([spears([350, 215]), bows([350, 400])], [bandits([520, 300])], { acted: [1] }),
    CALM,
  ),
  movement: table(
    1.5,
    { about: [420, 300], wide: 400 },
    { yours: [spears([320, 300])] },
    { chosen: to(420, 300, 'move') },
  ),
  'PORT-101': table(
    1.3,
    { about: [340, 300], wide: 420 },
    { yours: [spears([320, 300])] },
    { chosen: { type: 'group', group: 1 }, over: () => ({ ranges: [] }) },
  ),
  'PORT-103': table(
    1.4,
    { about: [400, 300], wide: 360 },
    { yours: [spears([280, 300])], terrain: [lay('woodLarge', 430, 300)] },
    { chosen: to(360, 300, 'move') },
  ),
  'PORT-110': table(
    1.5,
    { about: [410, 300], wide: 420 },
    { yours: [spears([290, 300]), bows([360, 300])] },
    { chosen: to(410, 300, 'run') },
  ),
  running: table(
    1.5,
    { about: [430, 300], wide: 440 },
    { yours: [spears([290, 300])] },
    { chosen: to(520, 300, 'run') },
  ),
  prone: table(
    1.5,
    { about: [420, 300], wide: 300 },
    against([spears([360, 300])], [bandits([490, 300])], { prone: [1] }),
    CALM,
  ),
  facing: table(
    1.5,
    { about: [400, 300], wide: 260 },
    { yours: [troop('wardens', 'h1', { at: [400, 300] })] },
    {
      over: () => ({
        reach: [],
        farReach: [],
        ranges: [{ x: 400, y: 300, facing: 0, short: 45, long: 90, quarter: false }],
      }),
    },
  ),
  'PORT-136': table(
    1.5,
    {
      about: [400, 300],
      wide: 380,
      pointing: (on) => [
        tagNode('front', on(490, 300), '1', 16),
        tagNode('right', on(400, 400), '2', 16),
        tagNode('rear', on(310, 300), '3', 16),
        tagNode('left', on(400, 195), '4', 16),
      ],
    },
    { yours: [troop('rifles44', 'a4', { at: [400, 300] })] },
    {
      over: () => ({
        reach: [],
        farReach: [],
        ranges: [{ x: 400, y: 300, facing: 0, short: 60, long: 120, quarter: true }],
      }),
    },
  ),
  cohesion: table(
    1.2,
    { about: [400, 300], wide: 300 },
    { yours: [spears([400, 300], { gap: 24 })] },
    {
      over: (view) => ({
        ...CALM.over(),
        links: view.units[0].members.slice(1).map((id, i) => ({
          from: view.elements[view.units[0].members[i] - 1],
          to: view.elements[id - 1],
          holds: true,
        })),
      }),
    },
  ),
  'PORT-234': table(
    1.2,
    { about: [400, 300], wide: 480 },
    { yours: [spears([400, 300], { gap: 60 })] },
    {
      over: (view) => ({
        ...CALM.over(),
        links: view.units[0].members.slice(1).map((id, i) => ({
          from: view.elements[view.units[0].members[i] - 1],
          to: view.elements[id - 1],
          holds: false,
        })),
      }),
    },
  ),
  formations: table(1.5, { about: [380, 300], wide: 240 }, { yours: [block([400, 300])] }, CALM),
  'PORT-235': table(1.5, { about: [380, 300], wide: 240 }, { yours: [block([400, 300], { files: 2 })] }, CALM),
  'PORT-238': table(
    1.5,
    { about: [420, 300], wide: 300, pointing: (on) => [arrowNode('ahead', on(425, 300), on(510, 300), 4, 0)] },
    { yours: [block([400, 300])] },
    CALM,
  ),
  'PORT-240': table(
    1.3,
    { about: [420, 310], wide: 300 },
    { yours: [RANK] },
    { chosen: { type: 'wheel', group: 1, by: 30 } },
  ),
  'PORT-G43': table(
    1.3,
    { about: [420, 290], wide: 300 },
    { yours: [RANK] },
    { chosen: { type: 'wheel', group: 1, by: -30 } },
  ),
  leaders: table(
    1.3,
    {
      about: [395, 300],
      wide: 260,
      pointing: (on) => {
        const { x, y } = on(400, 240);
        return [ringNode('leader', { x: x - 14, y: y - 14, w: 28, h: 28 })];
      },
    },
    { yours: [spears([400, 300])] },
    CALM,
  ),
  mounts: table(
    1.5,
    { about: [400, 300], wide: 240 },
    { yours: [troop('goblins', 'g1', { at: [400, 300] })], theirs: [spears([820, 560])] },
    CALM,
  ),
  numbers: table(
    1.3,
    {
      about: [400, 300],
      wide: 260,
      pointing: (on) => [
        tagNode('right', on(480, 300), '0°', 16),
        tagNode('down', on(400, 375), '90°', 16),
        tagNode('left', on(320, 300), '180°', 16),
        tagNode('up', on(400, 225), '270°', 16),
      ],
    },
    { yours: [troop('wardens', 'h1', { at: [400, 300] })] },
    CALM,
  ),
  bases: table(
    1.8,
    { about: [400, 295], wide: 380 },
    {
      yours: [
        troop('redcoats', 'r2', { at: [290, 300], files: 3 }, [1, 2]),
        troop('redcoats', 'r3', { at: [400, 300], files: 3 }, [1, 2]),
        troop('redcoats', 'r4', { at: [520, 300] }),
      ],
    },
    CALM,
  ),
  sides: table(
    1.5,
    { about: [400, 300], wide: 420 },
    {
      yours: [
        troop('rifles44', 'a4', { at: [290, 300] }),
        troop('rifles44', 'a1', { at: [520, 300], files: 1 }, [1, 2, 0]),
      ],
    },
    {
      over: () => ({
        ...CALM.over(),
        ranges: [
          { x: 290, y: 300, facing: 0, short: 50, long: 80, quarter: true },
          { x: 520, y: 300, facing: 0, short: 40, long: 70, quarter: false },
        ],
      }),
    },
  ),
  ways: table(
    1.4,
    { about: [420, 300], wide: 380 },
    { yours: [spears([290, 300])], terrain: [lay('marsh', 430, 300)] },
    { chosen: to(350, 300, 'move') },
  ),
  flight: table(
    1.5,
    {
      about: [330, 300],
      wide: 420,
      pointing: (on) => [arrowNode('flees', on(360, 300), on(180, 300), 4, 0)],
    },
    against([spears([380, 300])], [bandits([470, 300])]),
    CALM,
  ),
  squares: table(
    1.5,
    {
      about: [400, 300],
      wide: 620,
      pointing: (on) =>
        [0, 1, 2].flatMap((i) =>
          [0, 1].map((j) => {
            const { x, y } = on(100 + 200 * i, 100 + 200 * j);
            return ringNode(`square-${i}-${j}`, { x: x + 5, y: y + 5, w: 190, h: 190 }, 2.5);
          }),
        ),
    },
    against([spears([200, 200]), bows([400, 400])], [bandits([600, 200])]),
    CALM,
  ),
} as const;
