import { breaks } from '@/engine';
import { abilityBit } from '../cards';
import { canDrawCharacter, topCharacter } from '../piles';
import { hasAbility } from '../turn';
import type { Action } from '../types';
import type { VerbOf } from './verb';

const PEEK = abilityBit('peek');
const LOOK: Action = Object.freeze({ type: 'peekCharacter' });

/** MOL-185 to MOL-187 Grey Wizard: look at the top card of the Character pile. */
export const peekCharacter: VerbOf<'peekCharacter'> = {
  when: ['start'],
  untimely: (state) => breaks(hasAbility(state, PEEK) ? 'MOL-162' : 'MOL-185'),
  check(state) {
    if (!hasAbility(state, PEEK)) return breaks('MOL-185');
    if (state.turn.peeked) return breaks('MOL-163');
    return canDrawCharacter(state) ? undefined : breaks('MOL-017');
  },
  options(state, _seat, out) {
    if (!state.turn.peeked && hasAbility(state, PEEK) && canDrawCharacter(state)) out.push(LOOK);
  },
  advance(state, seat, _action, events) {
    const card = topCharacter(state, events);
    if (card === null) throw new Error('MOL-017: no Character card to look at');
    state.turn.peeked = true;
    state.characters.peeked = card;
    events.push({ type: 'characterPeeked', seat });
  },
};
