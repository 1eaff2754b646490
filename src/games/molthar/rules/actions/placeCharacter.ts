import { breaks, type Violation } from '@/engine';
import { CHARACTERS, isFull } from '../cards';
import { canDrawCharacter, drawCharacter, refillCharacter } from '../piles';
import { declareAction } from '../turn';
import type { Action, CharacterCard, Event, Player, State } from '../types';
import { cardNames } from '../words';
import { ACTION_TIMES, noActionsLeft } from './verb';
import type { VerbOf } from './verb';

type From = 0 | 1 | 'pile';

const FROM: readonly From[] = [0, 1, 'pile'];
const PLACE: readonly Action[] = FROM.map((from) => Object.freeze({ type: 'placeCharacter', from, discard: null }));
const PLACE_FOR: readonly (readonly Action[])[] = FROM.map((from) =>
  CHARACTERS.map((_, discard) => Object.freeze({ type: 'placeCharacter', from, discard })),
);

function isOffered(state: State, from: From): boolean {
  return from === 'pile' ? canDrawCharacter(state) : state.characters.open[from] !== null;
}

/** MOL-017, MOL-018, MOL-079 */
function checkSource(state: State, from: From): Violation | undefined {
  if (isOffered(state, from)) return undefined;
  const nothingAtAll = !canDrawCharacter(state) && state.characters.open.every((card) => card === null);
  return breaks(nothingAtAll ? 'MOL-079' : from === 'pile' ? 'MOL-017' : 'MOL-018');
}

/** MOL-073 to MOL-077 A full Portal, and only a full one, makes room first. */
function checkDiscard(player: Player, discard: CharacterCard | null): Violation | undefined {
  if (!isFull(player.portal)) return discard === null ? undefined : breaks('MOL-076');
  if (discard !== null && player.portal.some((place) => place.card === discard)) return undefined;
  return breaks('MOL-074', { cards: cardNames(player.portal.map((place) => place.card)) });
}

/** Takes the card out of its Portal and says which place it had. */
function makeRoom(state: State, player: Player, discard: CharacterCard): number {
  const place = player.portal.findIndex((held) => held.card === discard);
  player.portal.splice(place, 1);
  state.characters.discard.push(discard);
  return place;
}

function fetchCard(state: State, from: From, events: Event[]): CharacterCard | null {
  if (from === 'pile') return drawCharacter(state, events);
  const card = state.characters.open[from];
  state.characters.open[from] = null;
  return card;
}

/** MOL-068 to MOL-079 Put one Character on the own Portal; a full Portal discards one first. */
export const placeCharacter: VerbOf<'placeCharacter'> = {
  when: ACTION_TIMES,
  untimely: noActionsLeft,
  check(state, seat, { from, discard }) {
    return checkSource(state, from) ?? checkDiscard(state.players[seat], discard);
  },
  options(state, seat, out) {
    const { portal } = state.players[seat];
    for (let i = 0; i < FROM.length; i++) {
      if (!isOffered(state, FROM[i])) continue;
      if (!isFull(portal)) out.push(PLACE[i]);
      else for (let j = 0; j < portal.length; j++) out.push(PLACE_FOR[i][portal[j].card]);
    }
  },
  advance(state, seat, { from, discard }, events) {
    declareAction(state);
    const player = state.players[seat];
    const place = discard === null ? player.portal.length : makeRoom(state, player, discard);
    const card = fetchCard(state, from, events);
    if (card === null) throw new Error('MOL-079: no Character card to place');
    player.portal.splice(place, 0, { card, since: state.turn.number });
    events.push({ type: 'characterPlaced', seat, card, from, discarded: discard });
    if (from !== 'pile') refillCharacter(state, from, events);
  },
};
