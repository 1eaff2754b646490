import { ASSAULT_SIDES } from '../rules/data';
import { moveAll } from '../rules/assault';
import { copyOpen } from '../rules/copy';
import type { Die, Event, Foe, Open, RealmId, Spot, View } from '../rules';

/** One square in the Assault, at the usual speed. */
export const STEP_MS = 140;

/** An enemy on its way in the Assault: every square it enters, and when it sets out. */
export type Walk = {
  readonly die: Die;
  readonly realm: RealmId;
  readonly from: Spot;
  readonly spots: readonly Spot[];
  readonly end: 'stays' | 'leaves' | 'dies';
  /** Milliseconds from the beginning, at the usual speed. */
  readonly start: number;
  readonly duration: number;
};

/** The walks of an Assault in the order of the rules (MOR-156). Maps do not wait for one another. */
export type March = readonly Walk[];

export const NO_MARCH: March = [];

/** Whether enemies that were there before stand as they do after; what has come since does not count. */
function standAlike(marched: readonly Foe[], before: readonly Foe[], after: readonly Foe[]): boolean {
  const left = after.filter(({ die }) => before.some((foe) => foe.die === die));
  const isThere = ({ die, realm, path, square }: Foe) => left.some((foe) => foe.die === die && foe.realm === realm && foe.path === path && foe.square === square);
  return left.length === marched.length && marched.every(isThere);
}

/** MOR-155 What the enemies of a position do with a roll. */
function assaultWith(before: Open, roll: number): { readonly foes: readonly Foe[]; readonly events: readonly Event[] } {
  const open = copyOpen(before);
  const events: Event[] = [];
  moveAll(open, roll, events);
  return { foes: open.foes, events };
}

function walksOf(events: readonly Event[]): March {
  const clocks = new Map<RealmId, number>();
  return events.flatMap((event): Walk[] => {
    if (event.type !== 'enemyMoved') return [];
    const { die, realm, from, way, fellBack, end } = event;
    // MOR-164 Who finds the last squares full stops before them.
    const spots = way.slice(0, way.length - fellBack);
    const steps = spots.length + (end === 'leaves' ? 1 : 0);
    if (steps === 0) return [];
    const start = clocks.get(realm) ?? 0;
    const duration = steps * STEP_MS;
    clocks.set(realm, start + duration);
    return [{ die, realm, from, spots, end, start, duration }];
  });
}

/** The Assault between two views, worked out by the rules themselves; nobody marches if there was none. */
export function marchBetween(before: View, after: View): March {
  const marched = before.phase === 'assault' && !before.moved && (after.moved || after.phase !== 'assault');
  if (!marched) return NO_MARCH;
  const known = after.roll ?? before.roll;
  // Where nobody can answer the roll, it is already gone from the table.
  const rolls = known === null ? Array.from({ length: ASSAULT_SIDES }, (_, i) => i + 1) : [known];
  const found = rolls.map((roll) => assaultWith(before, roll)).find(({ foes }) => standAlike(foes, before.foes, after.foes));
  return found === undefined ? NO_MARCH : walksOf(found.events);
}

/** How long the march on a map takes at the usual speed. */
export const lengthOfMarch = (march: March, realm: RealmId): number => march.reduce((end, walk) => (walk.realm === realm ? Math.max(end, walk.start + walk.duration) : end), 0);
