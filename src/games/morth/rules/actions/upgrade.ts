import { breaks, type Violation } from '@/engine';
import { UPGRADE_COST } from '../data';
import { UPGRADES_OF, upgradeOf } from '../heroes';
import { purseOf } from '../realms';
import type { Hero, State, UpgradeId } from '../types';
import { BUY_TIMES, notBuyTime, tooDear, tooLateToBuy } from './buying';
import { ownHero } from './verb';
import type { VerbOf } from './verb';

/** MOR-074 to MOR-078 How the cost of an upgrade is split: experience of the hero first. */
export function upgradePrice(
  hero: Pick<Hero, 'experience'>,
  id: UpgradeId,
): { cost: number; experience: number; gold: number } {
  const cost = UPGRADE_COST[upgradeOf(id)?.level ?? 1];
  const experience = Math.min(cost, hero.experience);
  return { cost, experience, gold: cost - experience };
}

/** MOR-079 to MOR-081 What the trees say against an upgrade. */
export function treesForbid(hero: Pick<Hero, 'type' | 'upgrades'>, id: UpgradeId): Violation | undefined {
  const upgrade = upgradeOf(id);
  if (upgrade === undefined || upgrade.hero !== hero.type) return breaks('MOR-073');
  if (upgrade.level === 1) return hero.upgrades.length > 0 ? breaks('MOR-081') : undefined;
  if (hero.upgrades.length > 1) return breaks('MOR-081');
  return upgrade.after === hero.upgrades.at(0) ? undefined : breaks('MOR-079');
}

function forbidden(state: State, hero: Hero, id: UpgradeId): Violation | undefined {
  return treesForbid(hero, id) ?? tooDear('MOR-078', upgradePrice(hero, id).gold, purseOf(state, hero.seat).gold);
}

/** MOR-073 to MOR-085 Buy an upgrade for one hero. */
export const upgrade: VerbOf<'upgrade'> = {
  when: BUY_TIMES,
  untimely: notBuyTime,
  check(state, seat, { hero: id, upgrade: wanted }) {
    const late = tooLateToBuy(state);
    if (late !== undefined) return late;
    const hero = ownHero(state, seat, id);
    return hero === undefined ? breaks('MOR-083') : forbidden(state, hero, wanted);
  },
  options(state, seat, out) {
    if (state.turn.acted) return;
    state.heroes.forEach((hero, id) => {
      if (hero.seat !== seat || hero.upgrades.length > 1) return;
      for (const { id: wanted } of UPGRADES_OF[hero.type])
        if (forbidden(state, hero, wanted) === undefined) out.push({ type: 'upgrade', hero: id, upgrade: wanted });
    });
  },
  advance(state, seat, { hero: id, upgrade: wanted }, events) {
    const hero = state.heroes[id];
    const { experience, gold } = upgradePrice(hero, wanted);
    hero.experience -= experience;
    purseOf(state, seat).gold -= gold;
    hero.upgrades.push(wanted);
    events.push({
      type: 'heroUpgraded',
      seat,
      hero: id,
      race: hero.race,
      heroType: hero.type,
      upgrade: wanted,
      experience,
      gold,
    });
  },
};
