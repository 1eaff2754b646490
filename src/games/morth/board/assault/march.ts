import { ENEMIES } from '../../rules/data/index';
import { strideOf } from '../../rules/assault';
import type { Cell, Die, EnemyId, Event, Hit, RealmId, Spot } from '../../rules/index';

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
  /** MOR-181 Traps on its way, and what they did to it. */
  readonly traps: readonly { readonly cell: Cell; readonly hit: Hit }[];
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

/** An enemy sets out by the roll of an Assault. */
type Marched = Extract<Event, { type: 'enemyMoved' }> & { readonly roll: number };

const isMarch = (event: Event): event is Marched => event.type === 'enemyMoved' && event.roll !== null;

/** Whether enemies marched by a roll, and not by a card. */
export const isAssault = (events: readonly Event[]): boolean => events.some(isMarch);

/** What an enemy met on its way: everything until the next one sets out. */
function metBy(events: readonly Event[], at: number) {
  const next = events.findIndex((event, i) => i > at && event.type === 'enemyMoved');
  const met = events.slice(at + 1, next < 0 ? undefined : next);
  return {
    traps: met.flatMap((event) => (event.type === 'trapSprung' ? [{ cell: event.cell, hit: event.hit }] : [])),
    left: met.find((event) => event.type === 'enemyLeft'),
    killed: met.find((event) => event.type === 'enemyKilled'),
  };
}

/** How far, and what it costs. */
function wayOf({ die, enemy, realm, from, way, fellBack, end, roll }: Marched, { traps, left, killed }: Met) {
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
    traps,
    wounds: left?.wounds ?? 0,
    coins: left?.coins ?? 0,
    reward: killed?.earned ?? 0,
  };
}

type Met = ReturnType<typeof metBy>;

/** The Assault among what happened; nobody marches if there was none. */
export function marchOf(events: readonly Event[]): March {
  const clocks = new Map<RealmId, number>();
  return events.flatMap((event, at): Walk[] => {
    if (!isMarch(event)) return [];
    const way = wayOf(event, metBy(events, at));
    const turn = clocks.get(event.realm) ?? 0;
    const start = turn + LOOK_MS;
    const duration = (way.spots.length + (way.end === 'leaves' ? 1 : 0)) * STEP_MS;
    const until = start + duration + (way.end === 'leaves' ? LOSS_MS : duration === 0 ? STUCK_MS : 0);
    clocks.set(event.realm, until);
    return [{ ...way, turn, start, duration, until }];
  });
}

/** What brings other enemies, takes some away, or sets them elsewhere. */
const STIRS: ReadonlySet<Event['type']> = new Set([
  'enemiesArrived',
  'redDieCame',
  'redDieBought',
  'attackResolved',
  'enemyMoved',
  'enemyReplaced',
  'cardPlayed',
]);

/** The march that is to be seen after something else has happened: a new one, or the same until something stirs the enemies. */
export function marchAfter(march: March, events: readonly Event[]): March {
  if (isAssault(events)) return marchOf(events);
  return events.some(({ type }) => STIRS.has(type)) ? NO_MARCH : march;
}

/** How long the march on a map takes at the usual speed. */
export const lengthOfMarch = (march: March, realm: RealmId): number =>
  march.reduce((end, walk) => (walk.realm === realm ? Math.max(end, walk.until) : end), 0);
