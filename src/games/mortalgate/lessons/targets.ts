import { targetId } from '../board/ids';
import { ALTAR_OF, nodeAt, type Blessing, type HeroKey } from '../rules';
import { heroOf } from './position';

/** What a step points at: a hero, an altar or a hex of the island, by its name. */
export const hero = (key: HeroKey): string => targetId('hero', heroOf(key));
export const altar = (blessing: Blessing): string => targetId('altar', ALTAR_OF[blessing]);
export const hex = (label: string): string => targetId('node', nodeAt(label));
