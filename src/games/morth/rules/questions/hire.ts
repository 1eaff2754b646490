import { breaks, type Seat, type Violation } from '@/engine';
import {
  CHARACTERS,
  PER_TYPE_MAX,
  RACES,
  SPECIALISTS,
  TEAM_MAX,
  TEAM_PRICE_STEP,
  TEAM_START_HEROES,
  TOKENS_PER_SHEET,
} from '../data';
import { typesOf } from '../heroes';
import { mapOf, purseOf, realmOf } from '../realms';
import type { Cell, HeroType, Open, Race } from '../types';
import { tooDear } from './buy';

/** MOR-089, MOR-333, MOR-334 What a hero costs the seat now. */
export function hirePrice(open: Open, seat: Seat, type: HeroType): number {
  const { prices } = CHARACTERS[type];
  if (open.mode === 'cooperative') return prices[0] + (open.heroes.length - TEAM_START_HEROES) * TEAM_PRICE_STEP;
  const members = open.heroes.filter((hero) => hero.seat === seat).length;
  return members <= 2 ? prices[0] : members === 3 ? prices[1] : prices[2];
}

/** MOR-088, MOR-329 The races whose heroes a seat may hire. */
export function hireRaces(open: Open, seat: Seat): readonly Race[] {
  return open.mode === 'cooperative' && open.config.mixedRaces ? RACES : [open.races[seat]];
}

/** MOR-093 The squares on which a hired hero of the seat begins. */
export function hireCells(open: Open, seat: Seat): readonly Cell[] {
  return mapOf(open, realmOf(open, seat)).fortress;
}

/** MOR-086 to MOR-091, MOR-192, MOR-330, MOR-335 Why a seat cannot hire a hero, its square left aside. */
export function whyNotHire(open: Open, seat: Seat, race: Race, type: HeroType): Violation | undefined {
  if (!hireRaces(open, seat).includes(race) || !typesOf(race).includes(type)) return breaks('MOR-088');
  if (open.mode === 'introductory' && type === SPECIALISTS[race]) return breaks('MOR-192');
  const own = open.heroes.filter((hero) => hero.seat === seat);
  if (own.length >= TEAM_MAX) return breaks('MOR-086', { most: TEAM_MAX });
  if (own.filter((hero) => hero.type === type).length >= PER_TYPE_MAX) return breaks('MOR-087', { most: PER_TYPE_MAX });
  if (open.heroes.filter((hero) => hero.race === race && hero.type === type).length >= TOKENS_PER_SHEET)
    return breaks('MOR-330');
  return tooDear('MOR-089', hirePrice(open, seat, type), purseOf(open, seat).gold);
}
