import { arrowNode } from '@/ui/art/pointers';
import type { View } from '../../rules';
import { linesOf } from '../../rules/questions/sight';
import { against, bandits, block, bows, spears } from './troops';
import { lay, troop } from './position';
import { table } from './tableau';

type Way = 'shoot' | 'charge' | 'melee' | 'fire';

/** The first group points at the first unit of the enemy. */
const at = (way: Way) => ({ type: 'aim', group: 1, aim: { kind: 'unit', unit: 2 }, way, facing: null }) as const;

const CALM = { reach: [], farReach: [], ranges: [], chosen: [] } as const;

/** PORT-G33 The five lines from one to another. */
const fiveLines = (view: View, from: number, to: number) => {
  const [eye, target] = [view.elements[from - 1], view.elements[to - 1]];
  return linesOf(view, eye, target).map(({ to: point, clarity }) => ({
    from: { x: eye.x, y: eye.y },
    to: point,
    seen: clarity === 'clear' ? ('full' as const) : clarity === 'blocked' ? ('none' as const) : ('partial' as const),
    blockedAt: null,
  }));
};

const single = (x: number, y: number) => troop('wardens', 'h1', { at: [x, y] });
const foe = (x: number, y: number) => troop('corsairs', 'c2', { at: [x, y], facing: 180 });

const friends = (at: readonly [number, number]) => troop('wardens', 'h4', { at, files: 3, gap: 4 }, [1, 2, 0]);

/** Two single men with something between them, and the five lines. */
const lines = (terrain: ReturnType<typeof lay>[], wide = 260) =>
  table(1.6, { about: [400, 300], wide }, against([single(310, 300)], [foe(490, 300)], { terrain }), {
    over: (view) => ({ ...CALM, sights: fiveLines(view, 1, 2) }),
  });

/** Blows, shots, sight and templates. */
export const FIGHTING = {
  melee: table(1.3, { about: [420, 300], wide: 300 }, against([spears([400, 300])], [bandits([421, 300])]), {
    chosen: at('melee'),
  }),
  'PORT-122': table(1.5, { about: [430, 300], wide: 400 }, against([spears([310, 300])], [bandits([450, 300])]), {
    chosen: at('charge'),
  }),
  'PORT-145': table(1.3, { about: [420, 300], wide: 300 }, against([bows([380, 300])], [bandits([440, 300])]), {
    chosen: { type: 'measure', from: { x: 390, y: 315 }, to: { x: 430, y: 315 } },
  }),
  'PORT-148': table(
    1.3,
    {
      about: [410, 300],
      wide: 300,
      pointing: (on) => [arrowNode('behind', on(360, 300), on(408, 300), 4, 0)],
    },
    against([spears([390, 300])], [bandits([430, 300], [1, 4, 0], { facing: 0 })]),
    { over: () => CALM },
  ),
  shooting: table(1.6, { about: [410, 300], wide: 380 }, against([bows([270, 300])], [bandits([540, 300])]), {
    chosen: at('shoot'),
  }),
  'PORT-163': table(
    1.3,
    { about: [480, 300], wide: 700 },
    against(
      [bows([200, 300])],
      [bandits([420, 250], [1, 2, 0]), troop('bandits', 'b2', { at: [600, 360], facing: 180, files: 3 }, [1, 2])],
    ),
    { chosen: { type: 'group', group: 1 }, over: () => ({ reach: [], farReach: [] }) },
  ),
  'PORT-167': table(
    1.6,
    { about: [410, 300], wide: 320 },
    against([single(290, 300), friends([400, 300])], [foe(530, 300)]),
    { over: (view) => ({ ...CALM, sights: fiveLines(view, 1, 2) }) },
  ),
  'PORT-169': lines([lay('cottage', 400, 258)]),
  hits: table(1.6, { about: [410, 300], wide: 360 }, against([bows([310, 300])], [bandits([500, 300])]), {
    over: (view) => ({ ...CALM, aimed: view.units[1].members.slice(0, 2) }),
  }),
  morale: table(
    1.5,
    { about: [330, 300], wide: 420, pointing: (on) => [arrowNode('flees', on(360, 300), on(200, 300), 4, 0)] },
    against([troop('watch', 'w1', { at: [380, 300], files: 3 }, [1, 2])], [bandits([480, 300])]),
    { over: () => CALM },
  ),
  artillery: table(
    1.4,
    { about: [440, 300], wide: 460 },
    against(
      [troop('redcoats', 'r4', { at: [270, 300] })],
      [troop('french', 'f2', { at: [590, 300], facing: 180, files: 5 }, [1, 9])],
    ),
    { chosen: at('fire') },
  ),
  'PORT-276': table(
    1.2,
    { about: [590, 300], wide: 260 },
    against(
      [troop('redcoats', 'r4', { at: [270, 300] })],
      [troop('french', 'f2', { at: [590, 300], facing: 180, files: 5 }, [1, 9])],
    ),
    { chosen: at('fire'), over: () => ({ sights: [] }) },
  ),
  'PORT-279': table(
    1.4,
    { about: [440, 300], wide: 240 },
    { yours: [spears([440, 300], { gap: 12 })] },
    {
      over: (view) => ({
        ...CALM,
        templates: [{ x: 430, y: 285, r: 40, kind: 'landed' }],
        aimed: view.elements.filter(({ x, y }) => Math.hypot(x - 430, y - 285) <= 40).map(({ id }) => id),
      }),
    },
  ),
  spells: table(
    1.4,
    { about: [430, 300], wide: 360 },
    against(
      [troop('wardens', 'h1', { at: [310, 300] })],
      [troop('corsairs', 'c3', { at: [520, 300], facing: 180, files: 4 })],
    ),
    {
      chosen: {
        type: 'spell',
        group: 1,
        caster: 1,
        spell: 'fireball',
        aim: { kind: 'ground', at: { x: 520, y: 300 } },
      },
    },
  ),
  attributes: table(
    1.5,
    { about: [410, 300], wide: 300 },
    against([spears([350, 300])], [troop('undead', 'u2', { at: [470, 300], facing: 180 })]),
    { over: () => CALM },
  ),
  victory: table(
    1.5,
    { about: [450, 300], wide: 420 },
    against([spears([400, 300])], [bandits([560, 300])], {
      objectives: [{ id: 'marker', type: 'hold', x: 400, y: 300, radius: 100, endsGame: false }],
    }),
    { over: () => CALM },
  ),
  sight: lines([lay('lowWall', 400, 300, 90)]),
  'PORT-G33': lines([]),
  'PORT-G34': lines([lay('woodLarge', 400, 300)], 300),
  'PORT-G35': table(
    1.6,
    { about: [400, 300], wide: 260 },
    against([single(310, 300), friends([400, 322])], [foe(490, 300)]),
    { over: (view) => ({ ...CALM, sights: fiveLines(view, 1, 2) }) },
  ),
  'PORT-G37': lines([lay('cottage', 400, 300)]),
  templates: table(
    1.4,
    { about: [440, 300], wide: 220 },
    { yours: [spears([440, 300], { gap: 4 })] },
    {
      over: (view) => ({
        ...CALM,
        templates: [{ x: 445, y: 305, r: 30, kind: 'landed' }],
        aimed: view.elements.filter(({ x, y }) => Math.hypot(x - 445, y - 305) <= 30).map(({ id }) => id),
      }),
    },
  ),
  dice: table(
    1.4,
    { about: [590, 300], wide: 300 },
    against(
      [troop('redcoats', 'r4', { at: [330, 300] })],
      [troop('french', 'f2', { at: [590, 300], facing: 180, files: 5 }, [1, 4])],
    ),
    { chosen: at('fire'), over: () => ({ sights: [] }) },
  ),
  aligning: table(
    1.5,
    { about: [420, 300], wide: 260 },
    against([block([400, 300], { facing: 8 })], [bandits([424, 300], [1, 4, 0], { gap: 2 })]),
    { over: () => CALM },
  ),
  rulings: lines([lay('hedge', 400, 300, 90)]),
} as const;
