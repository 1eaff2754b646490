import { die } from '@/engine';
import { BOW_OFFSETS, PATTERNS } from './data';
import type { PatternId, Point } from './data';
import { cellOf, foesAt, hitOn, removeFoe, suffer } from './foes';
import { attackTypes, learn, skillBonus, statsOf, strengthOf } from './heroes';
import { cellAt, columnOf, rowOf, WIDTH } from './maps';
import type { GameMap } from './maps';
import { goldFor } from './dice';
import { earn, mapOf, realmOf } from './realms';
import type { Activation, Cell, Declared, Die, Event, Foe, Hit, HeroId, Open, State } from './types';

/** MOR-125 Quarter turns of a pattern. */
const TURNS = [0, 1, 2, 3] as const;

/** A quarter turn to the right. */
const turned = (points: readonly Point[]): Point[] => points.map(([x, y]) => [0 - y, x] as const);

/** MOR-126 A pattern turned, never mirrored. */
function turnsOf(pattern: readonly Point[]): readonly (readonly Point[])[] {
  const once = turned(pattern);
  const twice = turned(once);
  return [pattern, once, twice, turned(twice)];
}

const OFFSETS = Object.fromEntries(
  Object.entries(PATTERNS).map(([id, pattern]) => [id, turnsOf(pattern)]),
) as unknown as Readonly<Record<PatternId, readonly (readonly Point[])[]>>;

const spread = (points: readonly Point[]): string =>
  points
    .map(([x, y]) => `${x},${y}`)
    .sort()
    .join(' ');

/** The turns of a pattern that hit different squares: all four, or one where the pattern looks the same from all sides. */
const DISTINCT = Object.fromEntries(
  Object.entries(OFFSETS).map(([id, turns]) => [
    id,
    TURNS.filter((turn) => turns.findIndex((other) => spread(other) === spread(turns[turn])) === turn),
  ]),
) as unknown as Readonly<Record<PatternId, readonly number[]>>;

function place(map: GameMap, cell: Cell, offsets: readonly Point[]): Cell[] {
  const cells: Cell[] = [];
  const x = columnOf(cell);
  const y = rowOf(cell);
  for (let i = 0; i < offsets.length; i++) {
    const column = x + offsets[i][0];
    const row = y + offsets[i][1];
    if (column >= 0 && column < WIDTH && row >= 0 && row < map.height) cells.push(cellAt(column, row));
  }
  return cells;
}

/** MOR-124 The squares of the map that a pattern hits. */
function hitCells(map: GameMap, pattern: PatternId, turn: number, cell: Cell): Cell[] {
  return place(map, cell, OFFSETS[pattern][turn]);
}

/** MOR-268 The squares that a bow reaches. */
export function bowCells(map: GameMap, cell: Cell): Cell[] {
  return place(map, cell, BOW_OFFSETS);
}

/** MOR-125 The turns worth a choice for a hero. */
export function turnsFor(open: Open, id: HeroId): readonly number[] {
  return DISTINCT[statsOf(open.heroes[id]).pattern];
}

/** The squares that a hero's attack hits from a square. */
export function cellsOfAttack(open: Open, id: HeroId, turn: number, from: Cell = open.heroes[id].cell): Cell[] {
  const hero = open.heroes[id];
  return hitCells(mapOf(open, realmOf(open, hero.seat)), statsOf(hero).pattern, turn, from);
}

/** MOR-132 */
export function isArcane(open: Open, id: HeroId): boolean {
  return attackTypes(open.heroes[id], 'pattern').includes('arcane');
}

/** The enemies in each of the squares that has any. */
export function foesIn(open: Open, id: HeroId, cells: readonly Cell[]): Foe[][] {
  const realm = realmOf(open, open.heroes[id].seat);
  const groups: Foe[][] = cells.map(() => []);
  const { foes } = open;
  for (let i = 0; i < foes.length; i++) {
    if (foes[i].realm !== realm || foes[i].square === 0) continue;
    const at = cells.indexOf(cellOf(open, foes[i]));
    if (at >= 0) groups[at].push(foes[i]);
  }
  return groups.filter((group) => group.length > 0);
}

const looksLike = (one: Foe, other: Foe): boolean =>
  one.enemy === other.enemy && one.life === other.life && one.scales === other.scales;

/** MOR-131 The choices of one enemy for each square; of several that are alike the first is enough. */
export function targetChoices(groups: readonly (readonly Foe[])[]): Die[][] {
  let choices: Die[][] = [[]];
  for (const group of groups) {
    const unlike = group.filter((foe, i) => group.findIndex((other) => looksLike(other, foe)) === i);
    choices = choices.flatMap((chosen) => unlike.map((foe) => [...chosen, foe.die]));
  }
  return choices;
}

/** MOR-150 to MOR-152, MOR-259 An enemy dies by a hero: experience, gold, and the die returns to its bag. */
export function kill(state: Open, id: HeroId, foe: Foe, events: Event[]): void {
  const hero = state.heroes[id];
  const gold = goldFor(foe.die);
  learn(hero);
  const earned = earn(state, realmOf(state, hero.seat), gold);
  removeFoe(state, foe);
  events.push({
    type: 'enemyKilled',
    seat: hero.seat,
    hero: id,
    race: hero.race,
    heroType: hero.type,
    die: foe.die,
    enemy: foe.enemy,
    realm: foe.realm,
    gold,
    earned,
  });
}

/** MOR-130, MOR-132, MOR-268 The enemies that a declared attack hits now. */
export function foesHit(open: Open, id: HeroId, declared: Declared): Foe[] {
  if (declared.weapon === 'bow') {
    // A card may have taken the enemy away, out of reach or to another map.
    return bowTargets(open, id, declared.cell).filter(({ die: number }) => declared.targets.includes(number));
  }
  const groups = foesIn(open, id, cellsOfAttack(open, id, declared.turn, declared.cell));
  if (isArcane(open, id)) return groups.flat();
  // A card may have taken the chosen enemy away, or the arcane type that chose none: then the first in the square is hit.
  return groups.map((group) => group.find((foe) => declared.targets.includes(foe.die)) ?? group[0]);
}

/** MOR-134, MOR-149 Carries out the declared attack with a strength. */
export function strike(state: State, strength: number, events: Event[]): void {
  const { active } = state;
  if (active === null || active.declared === null) return;
  const hero = state.heroes[active.hero];
  const { weapon } = active.declared;
  const types = attackTypes(hero, weapon);
  const foes = foesHit(state, active.hero, active.declared);
  const hits: Hit[] = [];
  for (const foe of foes) {
    const hit = hitOn(foe, strength, types);
    suffer(foe, hit);
    hits.push(hit);
  }
  active.declared = null;
  events.push({
    type: 'attackResolved',
    seat: hero.seat,
    hero: active.hero,
    race: hero.race,
    heroType: hero.type,
    weapon,
    strength,
    hits,
  });
  for (const foe of foes) if (foe.life === 0) kill(state, active.hero, foe, events);
}

/** MOR-293, MOR-295, MOR-D41 Rolls the strength of an Inventor; bonus and deduction change the total once. */
function rollStrength(state: State, active: Activation, events: Event[]): number {
  const hero = state.heroes[active.hero];
  const { die: printed } = statsOf(hero);
  if (printed === null) return strengthOf(state, active.hero, 'pattern');
  const roll = die(state.rng, printed.sides);
  const total = Math.max(0, roll + printed.plus + skillBonus(state, active.hero) - hero.spell.lessAttack);
  events.push({ type: 'strengthRolled', seat: hero.seat, hero: active.hero, sides: printed.sides, roll, total });
  return total;
}

/** MOR-214 A cancelled attack counts as made. */
function cancel(state: State, active: Activation, events: Event[]): void {
  const hero = state.heroes[active.hero];
  active.declared = null;
  active.rest = 0;
  events.push({ type: 'attackCancelled', seat: hero.seat, hero: active.hero, race: hero.race, heroType: hero.type });
}

/** MOR-243 The second step of an attack. */
export function resolveDeclared(state: State, events: Event[]): void {
  const { active } = state;
  if (active === null || active.declared === null) return;
  const { weapon } = active.declared;
  if (state.heroes[active.hero].spell.noAttack) return cancel(state, active, events);
  if (weapon === 'bow') return strike(state, strengthOf(state, active.hero, 'bow'), events);
  if (active.rest > 0) {
    const { rest } = active;
    active.rest = 0;
    return strike(state, rest, events);
  }
  const total = rollStrength(state, active, events);
  if (state.turn.skilled === active.hero) state.turn.skillSpent = true;
  if (statsOf(state.heroes[active.hero]).divides && total > 1) state.pending = { type: 'divide', total };
  else strike(state, total, events);
}

/** MOR-131 Whether the list names one enemy of each square, and nothing else. */
export function isChoice(open: Open, id: HeroId, turn: number, targets: readonly Die[]): boolean {
  const groups = foesIn(open, id, cellsOfAttack(open, id, turn));
  if (isArcane(open, id)) return targets.length === 0;
  if (targets.length !== groups.length) return false;
  return groups.every((group) => group.some((foe) => targets.includes(foe.die)));
}

/** The enemies that a bow could hit from where the hero stands. */
export function bowTargets(open: Open, id: HeroId, from: Cell = open.heroes[id].cell): Foe[] {
  const realm = realmOf(open, open.heroes[id].seat);
  return bowCells(mapOf(open, realm), from).flatMap((cell) => foesAt(open, realm, cell));
}
