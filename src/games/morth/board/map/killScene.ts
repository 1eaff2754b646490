import type { Key, SceneNode, Waypoint } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { ENEMIES } from '../../rules/data/index';
import type { Die, View } from '../../rules/index';
import { die } from '../art/die';
import { remember } from '@/scene/memo';
import { isAssault } from '../assault/march';
import type { Told } from '../table';
import { cracks, shard, SHARDS } from '../art/outcomes';
import { coin, experience } from '../art/tokens';
import { dieNode, standing, type Standing } from './diceScene';
import { frameOf, SMALL, type MapPlace } from './mapFrame';

/** From the blow to the last coin. */
export const KILL_MS = 420;
/** The die is seen with its cracks before it falls apart. */
const CRACK_MS = 130;
const Z = { shard: 11, crack: 12, coin: 13 } as const;

/** Enemies that heroes have killed, and the table on which they stood. */
export type Kills = { readonly before: View; readonly dice: readonly Die[] };

/** MOR-150 Whom heroes killed by what has happened. How traps kill in an Assault is seen in its march. */
export function killsIn({ before, events }: Told): Kills | null {
  if (isAssault(events)) return null;
  const dice = events.flatMap((event) => (event.type === 'enemyKilled' ? [event.die] : []));
  return dice.length === 0 ? null : { before, dice };
}

type Killed = Standing & { readonly x: number; readonly y: number };

function killedOn({ before, dice }: Kills, place: MapPlace): Killed[] {
  return standing(frameOf(before, place)).flatMap((one) =>
    dice.includes(one.foe.die)
      ? [{ ...one, x: place.x + one.at.x - one.size / 2, y: place.y + one.at.y - one.size / 2 }]
      : [],
  );
}

/** The same piece of the same die is the same picture. */
const piece = remember(
  (enemy: Standing['foe']['enemy'], size: number, index: number): readonly Shape[] =>
    shard(die({ enemy, colour: ENEMIES[enemy].colour, size }), index, size),
  200,
);

const apart = (dx: number, dy: number, tilt: number): readonly Key[] => [
  { at: 0, opacity: 1 },
  { at: CRACK_MS, opacity: 1 },
  { at: CRACK_MS + 150, dx: dx * 0.7, dy: dy * 0.7, opacity: 0.95, tilt: tilt * 0.7, pace: 'landing' },
  { at: KILL_MS, dx, dy, scale: 0.8, opacity: 0, tilt },
];

function shards({ foe, size, x, y }: Killed): SceneNode[] {
  const box = { x, y, w: size, h: size };
  const pieces = SHARDS.map(({ to: [dx, dy] }, i): SceneNode => ({
    id: `kill-${foe.die}-${i}`,
    ...box,
    z: Z.shard,
    opacity: 0,
    shapes: piece(foe.enemy, size, i),
    keys: apart(dx * size, dy * size, dx),
  }));
  const lines: SceneNode = {
    id: `kill-${foe.die}-cracks`,
    ...box,
    z: Z.crack,
    opacity: 0,
    shapes: cracks(size),
    keys: [
      { at: 0, opacity: 0 },
      { at: 50, opacity: 1 },
      { at: CRACK_MS, opacity: 1 },
      { at: CRACK_MS + 90, scale: 1.2, opacity: 0 },
    ],
  };
  return [...pieces, lines];
}

/** Something won flies from the die to where it is counted. */
const winning = (dx: number, dy: number, after: number): readonly Key[] => [
  { at: 0, dx, dy, opacity: 0 },
  { at: after, dx, dy, scale: 0.6, opacity: 1 },
  { at: KILL_MS, scale: 0.9, opacity: 0.9, pace: 'falling' },
];

/** MOR-150, MOR-151 Coins fly up to the counter, experience down to the card of the hero. */
function winnings({ foe, x, y, size }: Killed, place: MapPlace, height: number): SceneNode[] {
  const side = Math.max(14, size * 0.62);
  const [cx, cy] = [x + size / 2, y + size / 2];
  const fly = (id: string, shapes: readonly Shape[], toY: number, after: number): SceneNode => ({
    id,
    x: cx - side / 2,
    y: toY,
    w: side,
    h: side,
    z: Z.coin,
    opacity: 0,
    shapes,
    keys: winning(0, cy - toY - side / 2, after),
  });
  return [
    fly(`kill-${foe.die}-coin`, coin(side), place.y, 60),
    fly(`kill-${foe.die}-star`, experience(side), place.y + height - side, 100),
  ];
}

/** What is seen of kills on a map. */
export function killNodes(kills: Kills | null, place: MapPlace): SceneNode[] {
  if (kills === null || place.cell < SMALL) return [];
  const {
    layout: { height },
  } = frameOf(kills.before, place);
  return killedOn(kills, place).flatMap((one) => [...shards(one), ...winnings(one, place, height)]);
}

/** A die that falls apart is gone at once: its pieces are seen instead. */
export const killExits = (kills: Kills | null, place: MapPlace): Readonly<Record<string, Waypoint>> =>
  Object.fromEntries(
    kills === null || place.cell < SMALL
      ? []
      : killedOn(kills, place).flatMap(({ foe, x, y }) =>
          [dieNode(foe.die), `${dieNode(foe.die)}/badge`].map((id) => [id, { x, y, opacity: 0, duration: 1 }]),
        ),
  );
