import type { Words } from '@/engine';
import { ALTARS, HEROES, type AbilityId, type Blessing, type Status } from './data';
import type { AltarId, HeroId, Team } from './types';
import { TEAMS } from './types';

export const heroName = (hero: HeroId): Words => ({ key: `mortalgate.hero.${HEROES[hero].key}.name` });
export const heroNames = (heroes: readonly HeroId[]): Words[] => heroes.map(heroName);
export const abilityName = (ability: AbilityId): Words => ({ key: `mortalgate.ability.${ability}.name` });
export const blessingName = (blessing: Blessing): Words => ({ key: `mortalgate.blessing.${blessing}.name` });
export const altarName = (altar: AltarId): Words => blessingName(ALTARS[altar].blessing);
export const statusName = (status: Status): Words => ({ key: `mortalgate.status.${status}.name` });
export const teamName = (team: Team): Words => ({ key: `mortalgate.team.${TEAMS[team]}` });
