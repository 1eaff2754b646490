import type { Seat } from '@/engine';
import { CHARACTERS, EXPERIENCE_MAX, HERO_TYPES, RACIAL_SKILLS, SPECIALISTS } from './data';
import type { CharacterData, Stats, UpgradeData } from './data';
import type { AttackType, Hero, HeroId, HeroType, Open, Race, Spell, UpgradeId, Weapon } from './types';

/** What the sheets say about one upgrade. */
export type Upgrade = {
  readonly id: UpgradeId;
  readonly hero: HeroType;
  readonly tree: 0 | 1;
  readonly level: 1 | 2;
  /** The level-1 upgrade it follows from. */ readonly after: UpgradeId | null;
};

const UPGRADE_LIST: Upgrade[] = [];
const STATS: Partial<Record<HeroType | UpgradeId, Stats>> = {};

/** MOR-324, MOR-325 Who leads each of the four heroes with which a team begins. */
export const teamOwners = (seats: number, twoHeroes: Seat): readonly Seat[] =>
  seats === 2 ? [0, 0, 1, 1] : seats === 4 ? [0, 1, 2, 3] : [twoHeroes, 0, 1, 2].sort();

/** MOR-084 What level 2 sets counts before what level 1 sets. */
function readSheet(type: HeroType, { stats, trees }: CharacterData): void {
  const gains = (upgrade: UpgradeData, from: Stats): Stats => ({ ...from, ...upgrade.gives });
  STATS[type] = stats;
  trees.forEach(([first, seconds], i) => {
    const tree = i === 0 ? 0 : 1;
    const root = first.id as UpgradeId;
    const base = gains(first, stats);
    STATS[root] = base;
    UPGRADE_LIST.push({ id: root, hero: type, tree, level: 1, after: null });
    for (const second of seconds) {
      STATS[second.id as UpgradeId] = gains(second, base);
      UPGRADE_LIST.push({ id: second.id as UpgradeId, hero: type, tree, level: 2, after: root });
    }
  });
}
for (const type of HERO_TYPES) readSheet(type, CHARACTERS[type]);

const SHEETS = STATS as Readonly<Record<HeroType | UpgradeId, Stats>>;

/** Every upgrade of every type, in the order of the sheets. */
export const UPGRADES: readonly Upgrade[] = UPGRADE_LIST;
/** The upgrades of a type. */
export const UPGRADES_OF = Object.fromEntries(
  HERO_TYPES.map((type) => [type, UPGRADE_LIST.filter(({ hero }) => hero === type)]),
) as unknown as Readonly<Record<HeroType, readonly Upgrade[]>>;
const BY_ID = new Map(UPGRADE_LIST.map((upgrade) => [upgrade.id, upgrade]));

/** What the sheets say about an upgrade; undefined for a text that names none. */
export const upgradeOf = (id: UpgradeId): Upgrade | undefined => BY_ID.get(id);

/** MOR-088 The four types of a race. */
export const typesOf = (race: Race): readonly HeroType[] => ['warrior', 'priest', 'wizard', SPECIALISTS[race]];

/** What a hero can do by sheet and upgrades, cards left aside. */
export function statsOf(hero: Pick<Hero, 'type' | 'upgrades'>): Stats {
  const { upgrades } = hero;
  return SHEETS[upgrades.length > 0 ? upgrades[upgrades.length - 1] : hero.type];
}

/** The hero of a seat under a number; undefined when it belongs to somebody else or does not exist. */
export function ownHero(open: Pick<Open, 'heroes'>, seat: Seat, id: HeroId): Hero | undefined {
  const hero = open.heroes.at(id);
  return hero?.seat === seat ? hero : undefined;
}

/** A spell that does nothing. */
export const noSpell = (): Spell => ({ noMove: false, noAttack: false, lessMove: 0, lessAttack: 0, onlyType: null });

/** MOR-028, MOR-092 */
export function newHero(seat: Seat, race: Race, type: HeroType, slot: 0 | 1, cell: number, unplaced: boolean): Hero {
  return { seat, race, type, slot, cell, experience: 0, upgrades: [], unplaced, done: false, spell: noSpell() };
}

/** MOR-305 Whether the racial skill of this kind helps the hero in this turn. */
function helped(open: Open, id: HeroId, skill: 'move' | 'strength'): boolean {
  return open.turn.skilled === id && RACIAL_SKILLS[open.races[open.heroes[id].seat]] === skill;
}

/** MOR-103 All movement points of a hero in this turn. */
export function movementOf(open: Open, id: HeroId): number {
  const hero = open.heroes[id];
  if (hero.spell.noMove) return 0;
  return Math.max(0, statsOf(hero).move + (helped(open, id, 'move') ? 1 : 0) - hero.spell.lessMove);
}

/** MOR-115 Movement points that a hero has left. */
export function pointsLeft(open: Open, id: HeroId): number {
  const spent = open.active?.hero === id ? open.active.spent : 0;
  return Math.max(0, movementOf(open, id) - spent);
}

/** MOR-307 What the racial skill adds to the next pattern attack. */
export function skillBonus(open: Open, id: HeroId): number {
  return helped(open, id, 'strength') && !open.turn.skillSpent ? 1 : 0;
}

/** MOR-235 The types of an attack. */
export function attackTypes(hero: Hero, weapon: Weapon): readonly AttackType[] {
  if (hero.spell.onlyType !== null) return ONLY[hero.spell.onlyType];
  return weapon === 'bow' ? ONLY.special : statsOf(hero).types;
}

const ONLY: Readonly<Record<AttackType, readonly AttackType[]>> = {
  physical: ['physical'],
  spiritual: ['spiritual'],
  special: ['special'],
  arcane: ['arcane'],
};

/** MOR-240, MOR-241 Strength of a bow shot, or of a pattern attack that is not rolled. */
export function strengthOf(open: Open, id: HeroId, weapon: Weapon): number {
  const hero = open.heroes[id];
  const stats = statsOf(hero);
  if (weapon === 'bow') return Math.max(0, (stats.bow?.strength ?? 0) - hero.spell.lessAttack);
  return Math.max(0, stats.strength + skillBonus(open, id) - hero.spell.lessAttack);
}

/** MOR-150, MOR-099 */
export function learn(hero: Hero): void {
  hero.experience = Math.min(EXPERIENCE_MAX, hero.experience + 1);
}
