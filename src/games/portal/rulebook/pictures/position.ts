import { seedRng, type Seat } from '@/engine';
import { portal, type ArmyList, type Degrees, type LaidTerrain, type Objective, type State } from '../../rules';
import { usualPiece } from '../../rules/agreed';
import { withTotal } from '../../rules/army';
import { ARMIES, type ArmyId } from '../../rules/data';
import { formed, placesOf, spacingOf } from '../../rules/geometry';
import { muster } from '../../rules/muster';
import { strengthOf } from '../../rules/roster';
import { shapeOf } from '../../rules/shapes';
import type { Element, Member, UnitList } from '../../rules/types';

/** How a unit stands: the middle of its front, its facing, its files, and whether base to base (PORT-235). */
type Stand = {
  readonly at: readonly [x: number, y: number];
  readonly facing?: Degrees;
  readonly files?: number;
  readonly tight?: true;
  /** Millimetres between loose men. */
  readonly gap?: number;
};

/** A unit of a ready army; one without a stand waits to be deployed. */
export type Troop = { readonly army: ArmyId; readonly list: UnitList; readonly stand?: Stand };

/** A unit by its name in its army, of which so many of each kind come along. */
export function troop(army: ArmyId, id: string, stand?: Stand, counts: readonly number[] = []): Troop {
  const list = ARMIES[army].list.units.find((unit) => unit.id === id);
  if (list === undefined) throw new Error(`no unit ${id} in ${army}`);
  if (list.kind !== 'band' || counts.length === 0) return { army, list, stand };
  const some = (member: Member, i: number): Member => ({ ...member, count: counts[i] ?? member.count });
  const members = list.members.map(some).filter(({ count }) => count > 0);
  return { army, list: { ...list, files: null, members }, stand };
}

/** Terrain as it usually is: what it is, where its middle lies, and how it is turned. */
export const lay = (piece: LaidTerrain['piece'], x: number, y: number, rot: Degrees = 0): LaidTerrain => ({
  ...usualPiece(piece, x, y),
  rot,
});

/** What a picture needs on the table: the units of both sides, numbered by turns, yours first. */
export type Needs = {
  readonly yours: readonly Troop[];
  readonly theirs?: readonly Troop[];
  readonly terrain?: readonly LaidTerrain[];
  readonly objectives?: readonly Objective[];
  /** The armies are still being deployed. */
  readonly deploying?: true;
  /** Who has had a round, by the number of the unit. */
  readonly acted?: readonly number[];
  /** By the number of the unit: its members lie on the ground. */
  readonly prone?: readonly number[];
};

const TABLE = { w: 900, h: 600 };
/** PORT-063 No table is bare: low walls along its edges, out of sight. */
const WALLS = [lay('lowWall', 110, 20), lay('lowWall', 400, 20), lay('lowWall', 690, 20), lay('lowWall', 400, 580)];
/** Somebody far away, where nobody is needed. */
const NOBODY_NEAR: readonly Troop[] = [troop('bandits', 'b2', { at: [860, 560], facing: 180 }, [1, 2])];

const army = (troops: readonly Troop[]): ArmyList => {
  const [{ army: id }] = troops;
  const { name, era } = ARMIES[id].list;
  return withTotal({ name, era, total: 0, units: troops.map(({ list }) => list) });
};

const radius = (element: Element): number => {
  const shape = shapeOf(element);
  return 'r' in shape ? shape.r : 0;
};

const LOOSE_GAP = 10;

function put(state: State, seat: Seat, place: number, stand: Stand): void {
  const { at, facing = 0, files = 1, tight, gap = LOOSE_GAP } = stand;
  const { unit, elements } = muster(state, seat, place);
  const spacing = spacingOf(elements.map(radius));
  const block = formed(facing, files, tight ? spacing : spacing + gap, elements.length);
  const places = placesOf(block, { x: at[0], y: at[1] });
  elements.forEach((element, i) => Object.assign(element, places[i], { facing }));
  if (tight) unit.block = block;
  state.units.push(unit);
  state.elements.push(...elements);
}

/** A battle of two, unit by unit, in which the first seat is to act. */
export function position({ yours, theirs = NOBODY_NEAR, terrain = [], objectives = [], ...needs }: Needs): State {
  const config = portal.parseConfig({
    mode: 'siege',
    length: { by: 'turns', turns: 6 },
    table: TABLE,
    terrain: [...WALLS, ...terrain],
    objectives,
    limit: 2000,
    payloadChecked: false,
    armies: [army(yours), army(theirs)],
  });
  const state = portal.setup(config, 2, 1);
  const sides = [yours, theirs];
  for (let place = 0; place < Math.max(yours.length, theirs.length); place++)
    sides.forEach((troops, seat) => {
      const stand = troops[place]?.stand;
      if (stand !== undefined) put(state, seat, place, stand);
    });
  const waiting = sides.map((troops) => troops.flatMap((each, place) => (each.stand === undefined ? [place] : [])));
  const rolls = [
    [
      { seat: 0, roll: 5 },
      { seat: 1, roll: 2 },
    ],
  ];
  const begun: State = { ...state, rng: seedRng(1), order: [0, 1], rolls, active: 0, turn: 0, waiting };
  if (needs.deploying) return begun;
  for (const unit of begun.units) unit.startingStrength = unit.turnStrength = strengthOf(begun, unit);
  for (const element of begun.elements) element.prone = needs.prone?.includes(element.unit) === true;
  return { ...begun, phase: 'battle', turn: 1, acted: [...(needs.acted ?? [])] };
}
