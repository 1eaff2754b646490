import type { Words } from '@/engine';
import { CARDS, ENEMY_IDS, HALVES, LANES } from './data';
import { columnOf, MAPS, rowOf } from './maps';
import type { Card, Cell, EnemyId, HeroType, Hit, MapId, PathId, Race, Spot, UpgradeId } from './types';

/** The name of an enemy. */
export const enemyName = (enemy: EnemyId): Words => ({ key: `morth.enemy.${enemy}.name` });

/** A hero by race and type: 'Elf Priestess'. */
export const heroName = ({ race, heroType }: { readonly race: Race; readonly heroType: HeroType }): Words => ({
  key: `morth.heroOf.${race}.${heroType}`,
});

/** The name of an upgrade. */
export const upgradeName = (upgrade: UpgradeId): Words => ({ key: `morth.upgrade.${upgrade}.name` });

/** The title of a Lord Morth card. */
export const cardName = (card: Card): Words => ({ key: `morth.card.${CARDS[card].effect}.title` });

/** The name of a path, with its half on a cooperative map. */
export function pathName(path: PathId, team: boolean): Words {
  const name: Words = { key: `morth.path.${LANES[path % LANES.length]}.name` };
  return team
    ? { key: 'morth.path.inHalf', params: { path: name, half: HALVES[Math.floor(path / LANES.length)] } }
    : name;
}

/** A square of a path, or the start space before it. */
export function spotName({ path, square }: Spot, team: boolean): Words {
  const name = pathName(path, team);
  return square === 0
    ? { key: 'morthTable.label.startOf', params: { path: name } }
    : { key: 'morthTable.label.pathSquare', params: { path: name, square } };
}

/** A square of a map: by the paths that it is on, otherwise by column and row. */
export function squareName(map: MapId, cell: Cell): Words {
  const { spots, kinds, paths } = MAPS[map];
  const on = spots[cell].map((spot) => spotName(spot, paths[spot.path].half !== null));
  if (on.length > 0) return { key: 'morthTable.list', params: { items: on } };
  return {
    key: 'morthTable.label.square',
    params: { kind: { key: `morth.place.${kinds[cell]}` }, column: columnOf(cell) + 1, row: rowOf(cell) + 1 },
  };
}

/** Enemies with their numbers, in the order of the catalogue. */
export function enemyCounts(enemies: readonly EnemyId[]): Words[] {
  return ENEMY_IDS.flatMap((id) => {
    const count = enemies.filter((enemy) => enemy === id).length;
    return count === 0 ? [] : [{ key: `morth.enemy.${id}.counted`, params: { count } }];
  });
}

/** What a hit did to an enemy that lives on. */
export function hitWords({ enemy, after, scalesBroken, affected }: Hit): Words {
  const how = scalesBroken ? 'scales' : affected ? 'hurt' : 'unhurt';
  return { key: `morth.log.hit.${how}`, params: { enemy: enemyName(enemy), count: after } };
}
