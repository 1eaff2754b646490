import { breaks } from '@/engine';
import { CHARACTERS } from '../cards';
import type { Action } from '../types';
import type { VerbOf } from './verb';

const CHOOSE: readonly Action[] = CHARACTERS.map((_, card) => Object.freeze({ type: 'chooseOpponentCharacter', card }));

/** MOL-132 to MOL-134 Medusa: a Character on an opponent's Portal is discarded. */
export const chooseOpponentCharacter: VerbOf<'chooseOpponentCharacter'> = {
  when: ['discardOpponent'],
  untimely: () => breaks('MOL-125'),
  check(state, seat, { card }) {
    const owner = state.players.findIndex((player) => player.portal.some((place) => place.card === card));
    if (owner === seat) return breaks('MOL-133');
    return owner < 0 ? breaks('MOL-134') : undefined;
  },
  options(state, seat, out) {
    for (let other = 0; other < state.players.length; other++) {
      if (other === seat) continue;
      for (const place of state.players[other].portal) out.push(CHOOSE[place.card]);
    }
  },
  advance(state, seat, { card }, events) {
    const from = state.players.findIndex((player) => player.portal.some((place) => place.card === card));
    const { portal } = state.players[from];
    portal.splice(
      portal.findIndex((place) => place.card === card),
      1,
    );
    state.characters.discard.push(card);
    state.pending = null;
    events.push({ type: 'opponentCharacterDiscarded', seat, from, card });
  },
};
