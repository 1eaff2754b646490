import type { Seat } from '@/engine';
import { CHARACTERS, molthar, PEARL_CARDS, type CharacterCard, type PearlCard, type State } from '../rules';
import { newTurn } from '../rules/turn';

/** A Character by its name in the catalogue. */
export const character = (id: string): CharacterCard =>
  found(
    CHARACTERS.findIndex((card) => card.id === id),
    id,
  );
/** A Pearl card by value and copy: '5.2'. */
export const pearl = (id: string): PearlCard =>
  found(
    PEARL_CARDS.findIndex((card) => card.id === `p${id.replace('.', '-')}`),
    id,
  );

function found(card: number, id: string): number {
  if (card < 0) throw new Error(`no card ${id}`);
  return card;
}

const cards = (text: string, card: (id: string) => number): number[] => text.split(' ').filter(Boolean).map(card);

/** Pearl cards: '5.2 8.1'. */
export const pearls = (text: string): PearlCard[] => cards(text, pearl);

/** What lies before a player, by the names of the cards. */
type Belongings = {
  readonly hand?: string;
  readonly portal?: string;
  readonly activated?: string;
  readonly diamonds?: number;
};

/** What a lesson or a picture needs on the table; all other cards lie in the piles. */
type Needs = {
  readonly you?: Belongings;
  readonly rival?: Belongings;
  /** Who sits after the rival, where there are more than two. */
  readonly others?: readonly Belongings[];
  readonly open: string;
  /** What is drawn next, the first first. */
  readonly next: string;
  readonly characters: string;
  readonly nextCharacters?: string;
  readonly round?: number;
  /** Who has reached 12 points, in the round before. */
  readonly ending?: Seat;
};

/** Every lesson is a match of two, and the learner begins. */
export const SETUP = { config: { starter: 0 }, seats: 2, seed: 1 } as const;

const without = (all: readonly number[], taken: readonly number[]) => all.filter((card) => !taken.includes(card));
const reversed = (cards: readonly number[]) => [...cards].reverse();

/** A table with every card of the box somewhere on it (MOL-008). The learner's turn begins. */
export function position({ you = {}, rival = {}, others = [], round = 1, ending, ...needs }: Needs): State {
  const everybody = [you, rival, ...others];
  const state = molthar.setup(molthar.parseConfig(SETUP.config), everybody.length, SETUP.seed);
  const number = (round - 1) * everybody.length + 1;
  const hands = everybody.map(({ hand = '' }) => pearls(hand));
  const open = pearls(needs.open);
  const next = pearls(needs.next);
  const portals = everybody.map(({ portal = '' }) => cards(portal, character));
  const activated = everybody.map(({ activated: row = '' }) => cards(row, character));
  const openCharacters = cards(needs.characters, character);
  const nextCharacters = cards(needs.nextCharacters ?? '', character);
  const pearlPile = without([...PEARL_CARDS.keys()], [...hands.flat(), ...open, ...next]);
  const named = [...portals.flat(), ...activated.flat(), ...openCharacters, ...nextCharacters];
  const characterPile = without([...CHARACTERS.keys()], named);
  const diamonds = everybody.map(({ diamonds: count = 0 }) => characterPile.splice(0, count));
  return {
    ...state,
    turn: newTurn(0, number, round, state.turn.actionsLeft),
    players: state.players.map((player, seat) => ({
      ...player,
      hand: hands[seat],
      portal: portals[seat].map((card) => ({ card, since: number - everybody.length })),
      activated: activated[seat],
      diamonds: diamonds[seat],
    })),
    pearls: { open, draw: [...pearlPile, ...reversed(next)], discard: [] },
    characters: { ...state.characters, open: openCharacters, draw: [...characterPile, ...reversed(nextCharacters)] },
    trigger: ending === undefined ? null : { seat: ending, round: round - 1 },
  };
}
