import { ENEMIES, LANES } from '../rules/data';
import { arrivalsAfter, type EnemyId, type View } from '../rules';

/** What comes to one map, or to one half of the team's map. */
export type Harvest = { /** Enemies by path. */ readonly paths: readonly (readonly EnemyId[])[]; readonly dice: number; /** Wounds if all of them leave. */ readonly wounds: number };

/** MOR-062 Who would get what if the spinner were turned so many steps. */
export function harvestOf(view: View, steps: number): Harvest[] {
  const team = view.mode === 'cooperative';
  const coming = arrivalsAfter(view, steps).map(({ enemy, realm, path }) => ({ enemy, owner: team ? Math.floor(path / LANES.length) : realm, lane: path % LANES.length }));
  return Array.from({ length: team ? 2 : view.seats }, (_, owner) => {
    const own = coming.filter((one) => one.owner === owner);
    return {
      paths: LANES.map((_, lane) => own.filter((one) => one.lane === lane).map(({ enemy }) => enemy)),
      dice: own.length,
      wounds: own.reduce((sum, { enemy }) => sum + ENEMIES[enemy].wounds, 0),
    };
  });
}
