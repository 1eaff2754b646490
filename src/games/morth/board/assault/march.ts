import { ASSAULT_SIDES, ENEMIES } from '../../rules/data/index';
import { moveAll, strideOf } from '../../rules/assault';
import { copyOpen } from '../../rules/copy';
import type { Die, EnemyId, Event, Foe, Open, RealmId, Spot, View } from '../../rules/index';

/** One square in the Assault, at the usual speed. */
export const STEP_MS = 140;
/** Before an enemy sets out one sees who it is, how far it goes and where to. */
export const LOOK_MS = 240;
/** The red flash when it has left; wounds are counted after it. */
export const LOSS_MS = 700;
/** Who finds every square full is looked at no longer than this. */
const STUCK_MS = 280;

/** An enemy on its way in the Assault: every square it enters, what it costs, and when. */
export type Walk = {
  readonly die: Die;
  readonly enemy: EnemyId;
  readonly realm: RealmId;
  readonly from: Spot;
  readonly spots: readonly Spot[];
  readonly end: 'stays' | 'leaves' | 'dies';
  /** MOR-155 Its squares: speed and roll, less what barriers took (MOR-182). */
  readonly speed: number;
  readonly roll: number;
  readonly slowed: number;
  /** MOR-168 What it takes with it when it leaves. */
  readonly wounds: number;
  readonly coins: number;
  /** What a trap brings that kills it. */
  readonly reward: number;
  /** Milliseconds from the beginning, at the usual speed: its turn comes, it sets out, it walks, the turn of the next comes. */
  readonly turn: number;
  readonly start: number;
  readonly duration: number;
  readonly until: number;
};

/** The walks of an Assault in the order of the rules (MOR-156). Maps do not wait for one another. */
export type March = readonly Walk[];

export const NO_MARCH: March = [];

type Moved = Extract<Event, { type: 'enemyMoved' }>;

/** Whether enemies that were there before stand as they do after; what has come since does not count. */
function standAlike(marched: readonly Foe[], before: readonly Foe[], after: readonly Foe[]): boolean {
  const left = after.filter(({ die }) => before.some((foe) => foe.die === die));
  const isThere = ({ die, realm, path, square }: Foe) =>
    left.some((foe) => foe.die === die && foe.realm === realm && foe.path === path && foe.square === square);
  return left.length === marched.length && marched.every(isThere);
}

/** MOR-155 What the enemies of a position do with a roll. */
function assaultWith(
  before: Open,
  roll: number,
): { readonly roll: number; readonly foes: readonly Foe[]; readonly events: readonly Event[] } {
  const open = copyOpen(before);
  const events: Event[] = [];
  moveAll(open, roll, events);
  return { roll, foes: open.foes, events };
}

/** How far, and what it costs. */
function wayOf({ die, enemy, realm, from, way, fellBack, end }: Moved, roll: number, events: readonly Event[]) {
  const left = events.find((event) => event.type === 'enemyLeft' && event.die === die);
  const killed = events.find((event) => event.type === 'enemyKilled' && event.die === die);
  return {
    die,
    enemy,
    realm,
    from,
    end,
    roll,
    // MOR-164 Who finds the last squares full stops before them.
    spots: way.slice(0, way.length - fellBack),
    speed: ENEMIES[enemy].speed,
    slowed: end === 'stays' ? strideOf({ enemy }, roll) - way.length : 0,
    wounds: left?.type === 'enemyLeft' ? left.wounds : 0,
    coins: left?.type === 'enemyLeft' ? left.coins : 0,
    reward: killed?.type === 'enemyKilled' ? killed.gold : 0,
  };
}

function walksOf(events: readonly Event[], roll: number): March {
  const clocks = new Map<RealmId, number>();
  return events.flatMap((event): Walk[] => {
    if (event.type !== 'enemyMoved') return [];
    const way = wayOf(event, roll, events);
    const turn = clocks.get(event.realm) ?? 0;
    const start = turn + LOOK_MS;
    const duration = (way.spots.length + (way.end === 'leaves' ? 1 : 0)) * STEP_MS;
    const until = start + duration + (way.end === 'leaves' ? LOSS_MS : duration === 0 ? STUCK_MS : 0);
    clocks.set(event.realm, until);
    return [{ ...way, turn, start, duration, until }];
  });
}

/** The Assault between two views, worked out by the rules themselves; nobody marches if there was none. */
export function marchBetween(before: View, after: View): March {
  const marched = before.phase === 'assault' && !before.moved && (after.moved || after.phase !== 'assault');
  if (!marched) return NO_MARCH;
  const known = after.roll ?? before.roll;
  // Where nobody can answer the roll, it is already gone from the table.
  const rolls = known === null ? Array.from({ length: ASSAULT_SIDES }, (_, i) => i + 1) : [known];
  const found = rolls
    .map((roll) => assaultWith(before, roll))
    .find(({ foes }) => standAlike(foes, before.foes, after.foes));
  return found === undefined ? NO_MARCH : walksOf(found.events, found.roll);
}

/** How long the march on a map takes at the usual speed. */
export const lengthOfMarch = (march: March, realm: RealmId): number =>
  march.reduce((end, walk) => (walk.realm === realm ? Math.max(end, walk.until) : end), 0);
