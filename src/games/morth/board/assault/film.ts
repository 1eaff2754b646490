import { MAPS, realmOf, type Foe, type Realm, type RealmId, type Trap, type View } from '../../rules/index';
import { ownSeat } from '../table';
import { LOSS_MS, marchBetween, NO_MARCH, type March, type Walk } from './march';

/** The d3 falls and is read. */
export const ROLL_MS = 500;
const READ_MS = 300;
/** Without motion the turn of an enemy is long enough to read it. */
const CALM_MS = 600;

/** A stretch of the Assault in which one enemy has its turn, or the roll that begins it. */
export type Beat = {
  /** The table in this stretch: the enemy is where it goes, and what it takes is not yet counted. */
  readonly view: View;
  /** Its times are counted from the beginning of the beat. */
  readonly walk: Walk | null;
  /** Milliseconds at the usual speed. */
  readonly length: number;
};

/** An Assault as it is shown: beat by beat on one map, and at the same time on all others. */
export type Film = {
  readonly realm: RealmId;
  readonly roll: number;
  readonly march: March;
  readonly beats: readonly Beat[];
};

/** What the table shows during the Assault is what lay there before; what only its viewer may know is that of the viewer now. */
function opening(before: View, after: View, roll: number): View {
  const { viewer, hands, handCounts, pack, discard } = after;
  return { ...before, viewer, hands, handCounts, pack, discard, roll, pending: null, window: null, responses: null };
}

/** Who has walked stands where the Assault took it; the others where they were. */
const foesAt = (before: View, after: View, walked: March): Foe[] =>
  before.foes.flatMap((foe) =>
    walked.some(({ die }) => die === foe.die) ? after.foes.filter(({ die }) => die === foe.die) : [foe],
  );

/** MOR-181 Traps lie until somebody enters their square. */
function trapsAt(before: View, after: View, walked: March): Trap[] {
  const isLeft = ({ realm, cell }: Trap) => after.traps.some((trap) => trap.realm === realm && trap.cell === cell);
  const isEntered = ({ realm, cell }: Trap) =>
    walked.some(
      (walk) =>
        walk.realm === realm &&
        walk.spots.some(({ path, square }) => MAPS[before.realms[realm].map].paths[path].cells[square - 1] === cell),
    );
  return before.traps.filter((trap) => isLeft(trap) || !isEntered(trap));
}

/** MOR-168 to MOR-174 What the realms have when these walks are over. */
const realmsAfter = (before: View, walked: March): Realm[] =>
  before.realms.map((realm, id) =>
    walked.reduce(
      (sum, walk) =>
        walk.realm === id
          ? { ...sum, wounds: sum.wounds + walk.wounds, gold: sum.gold - walk.coins + walk.reward }
          : sum,
      realm,
    ),
  );

/** The Assault between two views as whoever saw the first of them is shown it; null if there was none. */
export const filmFor = (before: View, after: View): Film | null =>
  filmBetween(before, after, realmOf(before, ownSeat(before)));

/** The Assault between two views as it is shown on the map of a realm; null if there was none. */
export function filmBetween(before: View, after: View, realm: RealmId): Film | null {
  const march = marchBetween(before, after);
  const own = march.filter((walk) => walk.realm === realm);
  if (march === NO_MARCH || own.length === 0) return null;
  const [{ roll }] = own;
  const start = opening(before, after, roll);
  const beats = own.map((walk, i): Beat => {
    const walked = march.filter((other) => other.realm !== realm || own.indexOf(other) <= i);
    const over = march.filter(({ until }) => until <= walk.turn);
    const view = {
      ...start,
      foes: foesAt(before, after, walked),
      traps: trapsAt(before, after, walked),
      realms: realmsAfter(before, over),
    };
    return { view, walk: fromItsTurn(walk), length: walk.until - walk.turn };
  });
  return {
    realm,
    roll,
    march,
    beats: before.roll === null ? [{ view: start, walk: null, length: ROLL_MS + READ_MS }, ...beats] : beats,
  };
}

const fromItsTurn = (walk: Walk): Walk => ({
  ...walk,
  turn: 0,
  start: walk.start - walk.turn,
  until: walk.until - walk.turn,
});

/** How long a beat takes at the usual speed. */
export const lengthOf = ({ walk, length }: Beat, reduced: boolean): number =>
  reduced ? CALM_MS + (walk?.end === 'leaves' ? LOSS_MS : 0) : length;

/** Who walks on a map in a beat: on the one that is shown beat by beat one at a time, elsewhere all one after the other. */
export function marchOn(film: Film | null, beat: Beat | null, realm: RealmId): March {
  if (film === null || beat === null || beat.walk === null) return NO_MARCH;
  return realm === film.realm ? [beat.walk] : film.march;
}
