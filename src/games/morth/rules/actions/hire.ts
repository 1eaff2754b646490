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
import { newHero, typesOf } from '../heroes';
import { mapOf, purseOf, realmOf } from '../realms';
import type { HeroType, Open, Race, State } from '../types';
import { BUY_TIMES, notBuyTime, tooDear, tooLateToBuy } from './buying';
import type { VerbOf } from './verb';

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

/** MOR-086 to MOR-091, MOR-192, MOR-330, MOR-335 What forbids a seat to hire a hero, its square left aside. */
export function cannotHire(open: Open, seat: Seat, race: Race, type: HeroType): Violation | undefined {
  if (!hireRaces(open, seat).includes(race) || !typesOf(race).includes(type)) return breaks('MOR-088');
  if (open.mode === 'introductory' && type === SPECIALISTS[race]) return breaks('MOR-192');
  const own = open.heroes.filter((hero) => hero.seat === seat);
  if (own.length >= TEAM_MAX) return breaks('MOR-086', { most: TEAM_MAX });
  if (own.filter((hero) => hero.type === type).length >= PER_TYPE_MAX) return breaks('MOR-087', { most: PER_TYPE_MAX });
  if (open.heroes.filter((hero) => hero.race === race && hero.type === type).length >= TOKENS_PER_SHEET)
    return breaks('MOR-330');
  return tooDear('MOR-089', hirePrice(open, seat, type), purseOf(open, seat).gold);
}

/** MOR-092 The colour slot of the sheet that is free. */
function freeSlot(state: State, race: Race, type: HeroType): 0 | 1 {
  return state.heroes.some((hero) => hero.race === race && hero.type === type && hero.slot === 0) ? 1 : 0;
}

/** MOR-086 to MOR-096 Hire a hero onto a fortress square. */
export const hire: VerbOf<'hire'> = {
  when: BUY_TIMES,
  untimely: notBuyTime,
  check(state, seat, { race, hero, cell }) {
    const refusal = tooLateToBuy(state) ?? cannotHire(state, seat, race, hero);
    if (refusal !== undefined) return refusal;
    return mapOf(state, realmOf(state, seat)).kinds[cell] === 'fortress' ? undefined : breaks('MOR-093');
  },
  options(state, seat, out) {
    if (state.turn.acted || purseOf(state, seat).gold < CHEAPEST) return;
    const { fortress } = mapOf(state, realmOf(state, seat));
    for (const race of hireRaces(state, seat)) {
      for (const hero of typesOf(race)) {
        if (cannotHire(state, seat, race, hero) !== undefined) continue;
        for (const cell of fortress) out.push({ type: 'hire', race, hero, cell });
      }
    }
  },
  advance(state, seat, { race, hero, cell }, events) {
    const gold = hirePrice(state, seat, hero);
    purseOf(state, seat).gold -= gold;
    state.heroes.push(newHero(seat, race, hero, freeSlot(state, race, hero), cell, false));
    events.push({ type: 'heroHired', seat, hero: state.heroes.length - 1, race, heroType: hero, cell, gold });
  },
};

const CHEAPEST = Math.min(...Object.values(CHARACTERS).map(({ prices }) => prices[0]));
