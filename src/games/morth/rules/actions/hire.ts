import { breaks } from '@/engine';
import { CHARACTERS } from '../data';
import { newHero, typesOf } from '../heroes';
import { hireCells, hirePrice, hireRaces, whyNotBuy, whyNotHire } from '../questions';
import { purseOf } from '../realms';
import type { HeroType, Race, State } from '../types';
import { BUY_TIMES, notBuyTime } from './buying';
import type { VerbOf } from './verb';

/** MOR-092 The colour slot of the sheet that is free. */
function freeSlot(state: State, race: Race, type: HeroType): 0 | 1 {
  return state.heroes.some((hero) => hero.race === race && hero.type === type && hero.slot === 0) ? 1 : 0;
}

/** MOR-086 to MOR-096 Hire a hero onto a fortress square. */
export const hire: VerbOf<'hire'> = {
  when: BUY_TIMES,
  untimely: notBuyTime,
  check(state, seat, { race, hero, cell }) {
    const refusal = whyNotBuy(state) ?? whyNotHire(state, seat, race, hero);
    if (refusal !== undefined) return refusal;
    return hireCells(state, seat).includes(cell) ? undefined : breaks('MOR-093');
  },
  options(state, seat, out) {
    if (whyNotBuy(state) !== undefined || purseOf(state, seat).gold < CHEAPEST) return;
    const cells = hireCells(state, seat);
    for (const race of hireRaces(state, seat)) {
      for (const hero of typesOf(race)) {
        if (whyNotHire(state, seat, race, hero) !== undefined) continue;
        for (const cell of cells) out.push({ type: 'hire', race, hero, cell });
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

/** Below it nobody need be asked about: most of the time a purse is nearly empty. */
const CHEAPEST = Math.min(...Object.values(CHARACTERS).map(({ prices }) => prices[0]));
