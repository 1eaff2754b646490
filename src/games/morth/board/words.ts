import { textsOf, type Words } from '@/engine';
import {
  MAPS,
  type Cell,
  type Foe,
  type HeroId,
  type HeroType,
  type PathId,
  type RealmId,
  type Spot,
  type View,
} from '../rules';
import { enemyName, pathName, spotName, squareName } from '../rules/words';
import { foesOn } from './table';

/** Texts of the table. */
export const text = textsOf('morthTable');

/** 'Human Warrior, blue'. */
export function heroWords(view: View, id: HeroId): Words {
  const { race, type, slot } = view.heroes[id];
  return text('label.heroName', {
    hero: { key: `morth.heroOf.${race}.${type}` },
    slot: { key: `morth.slot.${slot === 0 ? 'blue' : 'yellow'}` },
  });
}

/** The name of a type of hero. */
export const typeName = (type: HeroType): Words => ({ key: `morth.hero.${type}.name` });

/** An enemy with what is left of it: 'Goblin, 2 resistance'. */
export const foeWords = ({ enemy, life }: Pick<Foe, 'enemy' | 'life'>): Words =>
  text('label.foe', { enemy: enemyName(enemy), count: life });

/** 'Left path' or 'Left path, half A'. */
export const pathWords = (view: View, path: PathId): Words => pathName(path, view.mode === 'cooperative');

/** Where a square is: on which paths with which numbers, or by column and row. */
export const placeWords = (view: View, realm: RealmId, cell: Cell): Words => squareName(view.realms[realm].map, cell);

/** Everybody on a square. */
export const foesWords = (view: View, realm: RealmId, cell: Cell): Words[] => foesOn(view, realm, cell).map(foeWords);

/** The map of a realm. */
export const mapName = (view: View, realm: RealmId): Words => ({
  key: `morth.map.${MAPS[view.realms[realm].map].id}.name`,
});

/** Where an enemy is, in words. */
export const foePlace = (view: View, foe: Spot): Words => spotName(foe, view.mode === 'cooperative');
