import { freshFoe } from '../../rules/dice';
import { realmOf, type Foe, type Realm, type RealmId, type Trap, type View } from '../../rules/index';
import { ownSeat, type Told } from '../table';
import { LOSS_MS, marchOf, NO_MARCH, type March, type Walk } from './march';

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

/** An enemy when its walk is over; nobody if it has left or died. */
function afterWalk(foe: Foe, { spots, end, traps }: Walk): Foe[] {
  if (end !== 'stays') return [];
  return [
    {
      ...foe,
      ...spots.at(-1),
      life: traps.at(-1)?.hit.after ?? foe.life,
      scales: foe.scales && !traps.some(({ hit }) => hit.scalesBroken),
    },
  ];
}

/** Enemies as they set out; a card that was played before the march may have moved, taken or brought some. */
function foesAtStart({ foes, wave }: View, march: March): Foe[] {
  const known = foes.flatMap((foe): Foe[] => {
    const walk = march.find(({ die }) => die === foe.die);
    return walk === undefined ? [] : [{ ...foe, ...walk.from }];
  });
  const brought = march
    .filter(({ die }) => foes.every((foe) => foe.die !== die))
    .map(({ die, enemy, realm, from }) => freshFoe(die, enemy, { realm, ...from, since: wave }));
  return [...known, ...brought];
}

/** Who has walked stands where the Assault took it; the others where they were. */
const foesAfter = (foes: readonly Foe[], walked: March): Foe[] =>
  foes.flatMap((foe) => {
    const walk = walked.find(({ die }) => die === foe.die);
    return walk === undefined ? [foe] : afterWalk(foe, walk);
  });

/** MOR-181 Traps lie until somebody enters their square. */
const trapsAfter = (traps: readonly Trap[], walked: March): Trap[] =>
  traps.filter((trap) =>
    walked.every((walk) => walk.realm !== trap.realm || walk.traps.every(({ cell }) => cell !== trap.cell)),
  );

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

/** The Assault as whoever saw the table before it is shown it; null if there was none. */
export const filmFor = (told: Told): Film | null => filmOf(told, realmOf(told.before, ownSeat(told.before)));

/** The Assault as it is shown on the map of a realm; null if nobody marches there. */
export function filmOf({ before, events }: Told, realm: RealmId): Film | null {
  const march = marchOf(events);
  const own = march.filter((walk) => walk.realm === realm);
  if (own.length === 0) return null;
  const [{ roll }] = own;
  const start = { ...before, foes: foesAtStart(before, march), roll, pending: null, window: null, responses: null };
  const beats = own.map((walk, i): Beat => {
    const walked = march.filter((other) => other.realm !== realm || own.indexOf(other) <= i);
    const over = march.filter(({ until }) => until <= walk.turn);
    const view = {
      ...start,
      foes: foesAfter(start.foes, walked),
      traps: trapsAfter(before.traps, walked),
      realms: realmsAfter(before, over),
    };
    return { view, walk: fromItsTurn(walk), length: walk.until - walk.turn };
  });
  const rolls = events.some(({ type }) => type === 'assaultRolled');
  return {
    realm,
    roll,
    march,
    beats: rolls ? [{ view: start, walk: null, length: ROLL_MS + READ_MS }, ...beats] : beats,
  };
}

/** A beat as the viewer of now may see it: the table is that of the beat, what only a viewer may know is that of the view now. */
export function seenIn({ view }: Pick<Beat, 'view'>, { viewer, hands, handCounts, pack, discard }: View): View {
  return { ...view, viewer, hands, handCounts, pack, discard };
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
