import { statsOf } from '@/games/morth/rules/heroes';
import type { Stats } from '@/games/morth/rules/data';
import type { HeroType, Race, State, UpgradeId } from '@/games/morth/rules/types';
import { position, type Spec } from './morth';

const RACE_OF = { assassin: 'human', huntress: 'elf', miner: 'dwarf', inventor: 'gnome' } as const satisfies Partial<
  Record<HeroType, Race>
>;
export type Specialist = keyof typeof RACE_OF;

/** A specialist in the middle of an activation, with nobody else on the own map. */
export const one = (type: Specialist, place: string, more: Spec & { upgrades?: UpgradeId[] } = {}): State =>
  position({
    heroes: [{ type, at: place, upgrades: more.upgrades }],
    active: 0,
    ...more,
    config: { races: [RACE_OF[type]], ...more.config },
  });

/** What a specialist can do with some upgrades. */
export const stats = (type: Specialist, ...upgrades: UpgradeId[]): Stats => statsOf({ type, upgrades });

/** A rule about an upgrade: the last of these, and all that it changes. */
export type UpgradeRule = readonly [name: string, upgrades: UpgradeId[], gives: Partial<Stats>];
