import { lay, position as laidOut, troop as posted, type Troop } from '../../lessons/position';
import { portal, type ArmyList, type LaidTerrain, type Objective, type State } from '../../rules';
import { withTotal } from '../../rules/army';
import { ARMIES, type ArmyId, type Era } from '../../rules/data';

export { lay };
export type { Troop };

/** How a unit of a picture stands: it looks to the right in one file unless told. */
export type Stand = Partial<NonNullable<Troop['stand']>> & Pick<NonNullable<Troop['stand']>, 'at'>;

/** A unit of a ready army, of which so many of each kind come along, none where the number is 0. */
export function troop(army: ArmyId, id: string, stand?: Stand, counts?: readonly number[]): Troop {
  const { list, ...rest } = posted(army, id, stand && { facing: 0, files: 1, ...stand }, counts);
  if (list.kind !== 'band') return { list, ...rest };
  return { list: { ...list, members: list.members.filter(({ count }) => count > 0) }, ...rest };
}

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

/** PORT-014 The era of the army that has such a unit. */
const eraOf = ({ list }: Troop): Era =>
  Object.values(ARMIES).find(({ list: { units } }) => units.some(({ name }) => name === list.name))?.list.era ??
  'pre1900';

const army = (troops: readonly Troop[]): ArmyList =>
  withTotal({ name: '@watch.name', era: eraOf(troops[0]), total: 0, units: troops.map(({ list }) => list) });

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
  const moment = { turn: needs.deploying ? 0 : 1, acted: needs.acted, dice: 1 };
  const state = laidOut({ config, seats: 2, seed: 1 }, { yours, theirs }, moment);
  for (const element of state.elements) element.prone = needs.prone?.includes(element.unit) === true;
  return state;
}
