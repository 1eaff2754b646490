import { shuffle } from '@/engine';
import { SWAP } from './cards';
import type { CharacterCard, Event, PearlCard, State } from './types';

type Pile = { draw: number[]; discard: number[] };

/** MOL-011 The discard pile, shuffled, becomes the draw pile. */
function reshuffle(state: State, name: 'pearls' | 'characters', events: Event[]): void {
  const pile: Pile = state[name];
  const emptied = pile.draw;
  pile.draw = pile.discard;
  pile.discard = emptied;
  shuffle(state.rng, pile.draw);
  events.push({ type: 'pileReshuffled', pile: name });
}

/** MOL-012, MOL-013 Used up: at once if there are discards, else right before the next draw. */
function reshuffleIfUsedUp(state: State, name: 'pearls' | 'characters', events: Event[]): void {
  const pile: Pile = state[name];
  if (pile.draw.length === 0 && pile.discard.length > 0) reshuffle(state, name, events);
}

/** MOL-010, MOL-016 Takes the top Pearl card; the caller puts it in its place. */
export function drawPearl(state: State, events: Event[]): PearlCard {
  reshuffleIfUsedUp(state, 'pearls', events);
  const pearl = state.pearls.draw.pop();
  if (pearl === undefined) throw new Error('MOL-016: no Pearl card left to draw');
  reshuffleIfUsedUp(state, 'pearls', events);
  return pearl;
}

/** Whether a Character card can be drawn, as Character or as Diamond (MOL-017). */
export function canDrawCharacter(state: State): boolean {
  return state.characters.draw.length > 0 || state.characters.discard.length > 0;
}

/** MOL-017 Takes the top Character card, or nothing when both piles are empty. The caller puts it in its place. */
export function drawCharacter(state: State, events: Event[]): CharacterCard | null {
  reshuffleIfUsedUp(state, 'characters', events);
  const card = state.characters.draw.pop();
  if (card === undefined) return null;
  state.characters.peeked = null;
  reshuffleIfUsedUp(state, 'characters', events);
  return card;
}

/** MOL-185, MOL-187 The top of the Character pile, left where it is. */
export function topCharacter(state: State, events: Event[]): CharacterCard | null {
  reshuffleIfUsedUp(state, 'characters', events);
  return state.characters.draw[state.characters.draw.length - 1] ?? null;
}

/** MOL-051 to MOL-063 The exchange of the open Characters that a Swap symbol causes. */
export function swapCharacters(state: State, events: Event[]): void {
  const { open, discard } = state.characters;
  const gone: CharacterCard[] = [];
  for (let place = 0; place < open.length; place++) {
    const card = open[place];
    if (card === null) continue;
    gone.push(card);
    discard.push(card);
    open[place] = null;
  }
  const come: CharacterCard[] = [];
  events.push({ type: 'charactersSwapped', gone, come });
  for (let place = 0; place < open.length; place++) {
    const card = drawCharacter(state, events);
    open[place] = card;
    if (card !== null) come.push(card);
  }
}

/** MOL-046, MOL-053 The refill of the open row; a Swap symbol works at once. */
export function refillPearl(state: State, place: number, events: Event[]): void {
  const pearl = drawPearl(state, events);
  state.pearls.open[place] = pearl;
  events.push({ type: 'pearlTurnedUp', place, pearl });
  if (SWAP[pearl]) swapCharacters(state, events);
}

/** MOL-071 Fills one place of the open Character row if a card can be drawn. */
export function refillCharacter(state: State, place: number, events: Event[]): void {
  const card = drawCharacter(state, events);
  state.characters.open[place] = card;
  if (card !== null) events.push({ type: 'characterTurnedUp', place, card });
}

/** MOL-018 At the end of every command: places that stayed empty are filled as soon as cards can be drawn again. */
export function refillEmptyPlaces(state: State, events: Event[]): void {
  const { open } = state.characters;
  for (let place = 0; place < open.length; place++) {
    if (open[place] === null && canDrawCharacter(state)) refillCharacter(state, place, events);
  }
}

/** MOL-110, MOL-115 Takes Diamonds from the Character pile, as far as there are cards. */
export function takeDiamonds(state: State, seat: number, due: number, events: Event[]): void {
  let count = 0;
  while (count < due) {
    const card = drawCharacter(state, events);
    if (card === null) break;
    state.players[seat].diamonds.push(card);
    count++;
  }
  if (count > 0) events.push({ type: 'diamondsTaken', seat, count });
}
