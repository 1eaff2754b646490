import { breaks, type Violation } from '@/engine';
import { RED_DIE_PRICE } from '../data';
import { drawDie, freshFoe, rollEnemy } from '../dice';
import { mapOf, purseOf, realmOf } from '../realms';
import type { State } from '../types';
import { BUY_TIMES, tooDear, tooLateToBuy } from './buying';
import type { VerbOf } from './verb';

function cannotBuy(state: State, seat: number): Violation | undefined {
  if (state.mode === 'introductory') return breaks('MOR-192');
  if (state.mode !== 'competitive') return breaks('MOR-320');
  if (state.bags.red.length === 0) return breaks('MOR-318');
  return tooLateToBuy(state) ?? tooDear('MOR-314', RED_DIE_PRICE, purseOf(state, seat).gold);
}

/** MOR-314 to MOR-320 Pay for a red die on an opponent's start space. */
export const buyRedDie: VerbOf<'buyRedDie'> = {
  when: BUY_TIMES,
  untimely: () => breaks('MOR-316'),
  check(state, seat, { realm, path }) {
    const refusal = cannotBuy(state, seat);
    if (refusal !== undefined) return refusal;
    if (realm >= state.realms.length || realm === realmOf(state, seat)) return breaks('MOR-315');
    return path < mapOf(state, realm).paths.length ? undefined : breaks('MOR-315');
  },
  options(state, seat, out) {
    if (cannotBuy(state, seat) !== undefined) return;
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
