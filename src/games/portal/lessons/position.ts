import { seedRng, type Seat, type Setup } from '@/engine';
import { portal, type ArmyList, type Degrees, type LaidTerrain, type Objective, type State } from '../rules';
import { usualPiece } from '../rules/agreed';
import { withTotal } from '../rules/army';
import { ARMIES, type ArmyId } from '../rules/data';
import { formed, placesOf, spacingOf } from '../rules/geometry';
import { muster } from '../rules/muster';
import { strengthOf } from '../rules/roster';
import { shapeOf } from '../rules/shapes';
import type { Element, GroupId, Member, Roll, UnitList } from '../rules/types';

/** How a unit stands when a lesson begins. */
type Stand = {
  /** The middle of its front. */
  readonly at: readonly [x: number, y: number];
  readonly facing: Degrees;
  readonly files: number;
  /** PORT-235 Base to base; loose unless told. */
  readonly tight?: true;
  /** Millimetres between loose men. */
  readonly gap?: number;
};

/** A unit of a lesson; one without a stand waits to be deployed. */
export type Troop = { readonly list: UnitList; readonly stand?: Stand };

/** A unit of a ready army, of which so many of each kind come along. */
export function troop(army: ArmyId, id: string, posted?: Stand, counts: readonly number[] = []): Troop {
  const found = ARMIES[army].list.units.find((unit) => unit.id === id);
  if (found === undefined) throw new Error(`no unit ${id} in ${army}`);
  if (found.kind !== 'band' || counts.length === 0) return { list: found, stand: posted };
  const some = (member: Member, i: number): Member => ({ ...member, count: counts[i] ?? member.count });
  return { list: { ...found, files: null, members: found.members.map(some) }, stand: posted };
}

/** What lies on the table of a lesson, and who fights there: the learner's units and the rival's. */
type Field = {
  readonly terrain: readonly LaidTerrain[];
  readonly objectives?: readonly Objective[];
  readonly turns?: number;
  readonly yours: readonly Troop[];
  readonly theirs: readonly Troop[];
};

const TABLE = { w: 900, h: 600 };

const army = (name: string, troops: readonly Troop[]): ArmyList =>
  withTotal({ name, era: 'pre1900', total: 0, units: troops.map(({ list }) => list) });

/** A battle of two, unit by unit, on a small table. */
export function battle({ terrain, objectives = [], turns = 6, yours, theirs }: Field): Setup {
  const armies = [army('@watch.name', yours), army('@bandits.name', theirs)];
  const length = { by: 'turns', turns } as const;
  return { config: { mode: 'siege', length, table: TABLE, terrain, objectives, armies }, seats: 2, seed: 1 };
}

/** Terrain as it usually is: what it is, where its middle lies, and how it is turned. */
export const lay = (piece: LaidTerrain['piece'], x: number, y: number, rot: Degrees = 0): LaidTerrain => ({
  ...usualPiece(piece, x, y),
  rot,
});

/** PORT-336 Something to be held. */
export const marker = (x: number, y: number): Objective => ({
  id: 'marker',
  type: 'hold',
  x,
  y,
  radius: 100,
  endsGame: false,
});

type Moment = {
  /** 0 while the armies are deployed. */
  readonly turn: number;
  /** Who has had his round, by the number of the unit. */
  readonly acted?: readonly GroupId[];
  /** From which the dice of the lesson come: what its sentences say of them happens (a test looks). */
  readonly dice: number;
};

/** Between loose men unless told. */
const LOOSE_GAP = 10;

const radius = (element: Element): number => {
  const shape = shapeOf(element);
  return 'r' in shape ? shape.r : 0;
};

/** Puts a unit of a list on the table (PORT-G19: it gets the next number). */
function stand(
  state: State,
  seat: Seat,
  place: number,
  { at: [x, y], facing, files, tight, gap = LOOSE_GAP }: Stand,
): void {
  const { unit, elements } = muster(state, seat, place);
  const spacing = spacingOf(elements.map(radius));
  const block = formed(facing, files, tight ? spacing : spacing + gap, elements.length);
  const places = placesOf(block, { x, y });
  elements.forEach((element, i) => Object.assign(element, places[i], { facing }));
  if (tight) unit.block = block;
  state.units.push(unit);
  state.elements.push(...elements);
}

/** The learner's die was the higher one. */
const ROLLED: Roll[] = [
  { seat: 0, roll: 5 },
  { seat: 1, roll: 2 },
];

/**
 * A table of a lesson. Both sides have deployed by turns, the learner first, so that units are numbered one by one; the learner is
 * to move. Where a unit of his has no stand, it is still to be deployed.
 */
export function position(setup: Setup, { yours, theirs }: Pick<Field, 'yours' | 'theirs'>, moment: Moment): State {
  const state = portal.setup(portal.parseConfig(setup.config), setup.seats, setup.seed);
  const sides = [yours, theirs];
  for (let place = 0; place < Math.max(yours.length, theirs.length); place++)
    sides.forEach((troops, seat) => {
      const posted = troops[place]?.stand;
      if (posted !== undefined) stand(state, seat, place, posted);
    });
  const { turn, acted = [], dice } = moment;
  const waiting = sides.map((troops) => troops.flatMap((each, place) => (each.stand === undefined ? [place] : [])));
  const begun: State = { ...state, rng: seedRng(dice), order: [0, 1], rolls: [ROLLED], active: 0, turn, waiting };
  if (turn === 0) return begun;
  for (const unit of begun.units) unit.startingStrength = unit.turnStrength = strengthOf(begun, unit);
  return { ...begun, phase: 'battle', acted: [...acted] };
}
