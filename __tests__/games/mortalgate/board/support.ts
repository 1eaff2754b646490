import type { Box } from '@/look/box';
import { restPose } from '@/scene/diff';
import type { SceneNode } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { READABLE } from '@/games/mortalgate/board/frame';
import { HEROES, SPAWNS } from '@/games/mortalgate/rules/data';
import { nodeAt, OFF, type Node } from '@/games/mortalgate/rules/hex';
import { BLUE, RED, type Hero, type HeroId, type Team, type View } from '@/games/mortalgate/rules/types';

/** Heroes by name. */
export const [GREVEN, SEIREN, ELAZAR, YODAN, DREXIR, SABEA, DEKHAR, ZADITA] = [0, 1, 2, 3, 4, 5, 6, 7];

const ORDERS: [HeroId[], HeroId[]] = [
  [GREVEN, ELAZAR, DREXIR, DEKHAR],
  [SEIREN, YODAN, SABEA, ZADITA],
];

const teamOf = (hero: HeroId): Team => (ORDERS[RED].includes(hero) ? RED : BLUE);

const fresh = (id: HeroId): Hero => ({
  seat: teamOf(id),
  team: teamOf(id),
  node: SPAWNS[teamOf(id)][ORDERS[teamOf(id)].indexOf(id)],
  health: HEROES[id].health,
  cooldowns: [0, 0],
  burning: 0,
  poison: 0,
  stun: 0,
  precision: 0,
  charges: 0,
  wall: false,
});

type Spec = Partial<Omit<View, 'heroes'>> & {
  /** Where heroes differ from fresh ones, by hero; `at` is the name of a node, null for who is slain. */
  readonly heroes?: Readonly<Record<HeroId, Partial<Hero> & { readonly at?: string | null }>>;
  /** Whose turn it is. */
  readonly active?: HeroId;
};

const placed = (at: string | null | undefined): { readonly node?: Node } =>
  at === undefined ? {} : { node: at === null ? OFF : nodeAt(at) };

/** A view of a match of two, red first; what is not told is as at the beginning. */
export function viewOf({ heroes = {}, active = GREVEN, ...rest }: Spec = {}): View {
  return {
    viewer: 0,
    config: { teams: [], heroes: 'draft', owners: [], opening: 'red' },
    teams: [RED, BLUE],
    phase: 'movement',
    rollOff: [],
    winner: RED,
    opening: RED,
    picks: ORDERS.flat(),
    orders: ORDERS,
    round: 1,
    turn: { hero: active, number: 1, points: 4, poisoned: false, stunned: false, precise: false, second: false },
    heroes: HEROES.map((_, id) => {
      const { at, ...change } = heroes[id] ?? {};
      return { ...fresh(id), ...change, ...placed(at) };
    }),
    deeds: HEROES.map(() => ({ slain: 0, captures: 0, damage: 0, healed: 0, deaths: 0 })),
    altars: Array.from({ length: 8 }, () => null),
    grace: [0, 0],
    drawAgreed: [false, false],
    outcome: null,
    ...rest,
  };
}

/** The middle of a match: eight heroes with wounds, statuses and cooldowns, altars of both teams, one contested. */
export const BUSY = viewOf({
  active: GREVEN,
  round: 6,
  altars: [BLUE, BLUE, BLUE, null, null, RED, RED, RED],
  grace: [11, 9],
  heroes: {
    [GREVEN]: { at: 'J13', health: 13, cooldowns: [1, 0] },
    [ELAZAR]: { at: 'H15', health: 9, cooldowns: [2, 0], stun: 1, charges: 2 },
    [DREXIR]: { at: 'I12', health: 14, burning: 1, wall: true },
    [DEKHAR]: { at: 'D14', health: 12, cooldowns: [0, 2] },
    [SEIREN]: { at: 'M14', health: 8, precision: 2 },
    [YODAN]: { at: 'J9', health: 16, cooldowns: [0, 1] },
    [SABEA]: { at: 'J11', health: 11, cooldowns: [0, 3], poison: 2 },
    [ZADITA]: { at: 'B14', health: 3, cooldowns: [0, 0], burning: 2, poison: 1, stun: 1 },
  },
});

/** Glows reach so far beyond a box. */
const GLOW = 40;

/** Nodes as they are seen at rest through a window: a box of the board, at a scale. */
export function seenAt(nodes: readonly SceneNode[], scale: number, { x, y, w, h }: Box): Shape[] {
  const isIn = (node: SceneNode): boolean =>
    node.x - GLOW < x + w && node.x + node.w + GLOW > x && node.y - GLOW < y + h && node.y + node.h + GLOW > y;
  const shown = nodes
    .filter((node) => isIn(node) && (node.detail !== true || scale >= READABLE))
    .sort((a, b) => a.z - b.z);
  const shapes = shown.map((node): Shape => {
    const { opacity, scale: own } = restPose(node);
    return {
      t: 'group',
      x: node.x + (node.w * (1 - own)) / 2,
      y: node.y + (node.h * (1 - own)) / 2,
      scale: own,
      opacity,
      shapes: node.shapes,
    };
  });
  return [{ t: 'group', scale, shapes: [{ t: 'group', x: -x, y: -y, shapes }] }];
}
