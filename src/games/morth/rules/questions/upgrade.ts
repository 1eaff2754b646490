import { breaks, type Seat, type Violation } from '@/engine';
import { UPGRADE_COST } from '../data';
import { ownHero, upgradeOf } from '../heroes';
import { purseOf } from '../realms';
import type { Hero, HeroId, Open, UpgradeId } from '../types';
import { tooDear } from './buy';

/** MOR-074 to MOR-078 How the cost of an upgrade is split: experience of the hero first. */
export function upgradePrice(
  hero: Pick<Hero, 'experience'>,
  id: UpgradeId,
): { cost: number; experience: number; gold: number } {
  const cost = UPGRADE_COST[upgradeOf(id)?.level ?? 1];
  const experience = Math.min(cost, hero.experience);
  return { cost, experience, gold: cost - experience };
}

/** MOR-073, MOR-079 to MOR-081 What the trees say against an upgrade. */
function treesForbid(hero: Pick<Hero, 'type' | 'upgrades'>, id: UpgradeId): Violation | undefined {
  const upgrade = upgradeOf(id);
  if (upgrade === undefined || upgrade.hero !== hero.type) return breaks('MOR-073');
  if (upgrade.level === 1) return hero.upgrades.length > 0 ? breaks('MOR-081') : undefined;
  if (hero.upgrades.length > 1) return breaks('MOR-081');
  return upgrade.after === hero.upgrades.at(0) ? undefined : breaks('MOR-079');
}

/** MOR-073 to MOR-083 Why a seat cannot have an upgrade for a hero. */
export function whyNotUpgrade(open: Open, seat: Seat, id: HeroId, upgrade: UpgradeId): Violation | undefined {
  const hero = ownHero(open, seat, id);
  if (hero === undefined) return breaks('MOR-083');
  return treesForbid(hero, upgrade) ?? tooDear('MOR-078', upgradePrice(hero, upgrade).gold, purseOf(open, seat).gold);
}
