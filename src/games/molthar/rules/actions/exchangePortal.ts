import { breaks } from '@/engine';
import { abilityBit, CHARACTERS } from '../cards';
import { hasAbility } from '../turn';
import type { Action } from '../types';
import type { VerbOf } from './verb';

const EXCHANGE = abilityBit('exchange');
const OPEN_PLACES = [0, 1] as const;
const SWITCH: readonly (readonly Action[])[] = OPEN_PLACES.map((open) =>
  CHARACTERS.map((_, card) => Object.freeze({ type: 'exchangePortal', card, open })),
);

/** MOL-177 to MOL-180 Mad Hatter: a Character of the own Portal and an open one change places. */
export const exchangePortal: VerbOf<'exchangePortal'> = {
  when: ['start'],
  untimely: (state) => breaks(hasAbility(state, EXCHANGE) ? 'MOL-162' : 'MOL-177'),
  check(state, seat, { card, open }) {
    if (!hasAbility(state, EXCHANGE)) return breaks('MOL-177');
    if (state.turn.exchanged) return breaks('MOL-163');
    const held = state.players[seat].portal.some((place) => place.card === card);
    return held && state.characters.open[open] !== null ? undefined : breaks('MOL-179');
  },
  options(state, seat, out) {
    if (state.turn.exchanged || !hasAbility(state, EXCHANGE)) return;
    for (const place of state.players[seat].portal) {
      for (const open of OPEN_PLACES) if (state.characters.open[open] !== null) out.push(SWITCH[open][place.card]);
    }
  },
  advance(state, seat, { card, open }, events) {
    const { portal } = state.players[seat];
    const come = state.characters.open[open];
    if (come === null) throw new Error('MOL-179: no open Character to exchange');
    portal[portal.findIndex((place) => place.card === card)] = { card: come, since: state.turn.number };
    state.characters.open[open] = card;
    state.turn.exchanged = true;
    events.push({ type: 'portalExchanged', seat, gone: card, come });
  },
};
