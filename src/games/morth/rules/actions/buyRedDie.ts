import { breaks } from '@/engine';
import { RED_DIE_PRICE } from '../data';
import { drawDie, freshFoe, rollEnemy } from '../dice';
import { whyNotBuyRedDie } from '../questions';
import { mapOf, purseOf, realmOf } from '../realms';
import { BUY_TIMES } from './buying';
import type { VerbOf } from './verb';

/** MOR-314 to MOR-320 Pay for a red die on an opponent's start space. */
export const buyRedDie: VerbOf<'buyRedDie'> = {
  when: BUY_TIMES,
  untimely: () => breaks('MOR-316'),
  check(state, seat, { realm, path }) {
    const refusal = whyNotBuyRedDie(state, seat);
    if (refusal !== undefined) return refusal;
    if (realm >= state.realms.length || realm === realmOf(state, seat)) return breaks('MOR-315');
    return path < mapOf(state, realm).paths.length ? undefined : breaks('MOR-315');
  },
  options(state, seat, out) {
    if (whyNotBuyRedDie(state, seat) !== undefined) return;
    for (let realm = 0; realm < state.realms.length; realm++) {
      if (realm === realmOf(state, seat)) continue;
      const paths = mapOf(state, realm).paths.length;
      for (let path = 0; path < paths; path++) out.push({ type: 'buyRedDie', realm, path });
    }
  },
  advance(state, seat, { realm, path }, events) {
    purseOf(state, seat).gold -= RED_DIE_PRICE;
    const die = drawDie(state.rng, state.bags.red);
    const enemy = rollEnemy(state.rng, die);
    state.foes.push(freshFoe(die, enemy, { realm, path, square: 0, since: state.wave }));
    events.push({ type: 'redDieBought', seat, die, enemy, realm, path });
  },
};
