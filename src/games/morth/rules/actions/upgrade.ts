import { UPGRADES_OF } from '../heroes';
import { upgradePrice, whyNotBuy, whyNotUpgrade } from '../questions';
import { purseOf } from '../realms';
import { BUY_TIMES, notBuyTime } from './buying';
import type { VerbOf } from './verb';

/** MOR-073 to MOR-085 Buy an upgrade for one hero. */
export const upgrade: VerbOf<'upgrade'> = {
  when: BUY_TIMES,
  untimely: notBuyTime,
  check: (state, seat, { hero, upgrade: wanted }) => whyNotBuy(state) ?? whyNotUpgrade(state, seat, hero, wanted),
  options(state, seat, out) {
    if (whyNotBuy(state) !== undefined) return;
    state.heroes.forEach((hero, id) => {
      if (hero.seat !== seat) return;
      for (const { id: wanted } of UPGRADES_OF[hero.type])
        if (whyNotUpgrade(state, seat, id, wanted) === undefined)
          out.push({ type: 'upgrade', hero: id, upgrade: wanted });
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
