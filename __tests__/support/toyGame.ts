import {
  actionShape,
  ConfigError,
  exactly,
  flag,
  isRecord,
  isRng,
  listOf,
  seedRng,
  shuffle,
  whole,
  type Game,
  type Move,
  type Rng,
  type Seat,
  type Shape,
  type Viewer,
} from '@/engine';
import { randomBot } from './randomBot';

/**
 * The smallest game with a hidden hand, a shuffled pile, a turn of several moves and an end.
 * In a turn a seat draws a card (seen by itself alone), lays cards out, rolls the pile anew, and passes.
 */
export type ToyState = { rng: Rng; seat: Seat; drawn: boolean; pile: number[]; hands: number[][]; laid: number[][] };
export type ToyAction =
  | { readonly type: 'draw' }
  | { readonly type: 'roll' }
  | { readonly type: 'lay'; readonly card: number }
  | { readonly type: 'pass' };
export type ToyEvent =
  /** The card is null where it is not shown. */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'rolled'; readonly seat: Seat }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'passed'; readonly seat: Seat };
export type ToyView = {
  viewer: Viewer;
  seat: Seat;
  drawn: boolean;
  pile: number;
  hands: (number[] | number)[];
  laid: number[][];
};
export type ToyConfig = { readonly cards: number };

type Toy = Game<ToyState, ToyAction, ToyEvent, ToyView, ToyConfig>;

const isOver = (state: ToyState): boolean => state.pile.length === 0 && state.hands.every((hand) => hand.length === 0);

const isCard = whole(0, 10_000);
const isCards = listOf(isCard);

const { isAction, readAction } = actionShape<ToyAction>({ draw: {}, roll: {}, lay: { card: isCard }, pass: {} });

const isState = exactly<ToyState>({
  rng: isRng as Shape<Rng>,
  seat: whole(0, 7),
  drawn: flag,
  pile: isCards,
  hands: listOf(isCards, 2, 8),
  laid: listOf(isCards, 2, 8),
});

function check(state: ToyState, move: Move<ToyAction>) {
  if (isOver(state)) return { rule: 'TOY-0' };
  if (!isRecord(move)) return { rule: 'TOY-6' };
  const { seat, action } = move;
  if (seat !== state.seat) return { rule: 'TOY-1' };
  if (!isAction(action)) return { rule: 'TOY-6' };
  switch (action.type) {
    case 'draw':
      return state.drawn || state.pile.length === 0 ? { rule: 'TOY-2' } : undefined;
    case 'roll':
      return state.drawn || state.pile.length === 0 ? { rule: 'TOY-3' } : undefined;
    case 'lay':
      return state.hands[seat].includes(action.card) ? undefined : { rule: 'TOY-4', params: { card: action.card } };
    case 'pass':
      return state.drawn || state.pile.length === 0 ? undefined : { rule: 'TOY-5' };
  }
}

function advance(state: ToyState, { seat, action }: Move<ToyAction>): ToyEvent[] {
  switch (action.type) {
    case 'draw': {
      const card = state.pile.pop() ?? 0;
      state.hands[seat].push(card);
      state.drawn = true;
      return [{ type: 'drawn', seat, card }];
    }
    case 'roll':
      shuffle(state.rng, state.pile);
      state.drawn = true;
      return [{ type: 'rolled', seat }];
    case 'lay':
      state.hands[seat] = state.hands[seat].filter((card) => card !== action.card);
      state.laid[seat].push(action.card);
      return [{ type: 'laid', seat, card: action.card }];
    case 'pass':
      state.drawn = false;
      state.seat = (seat + 1) % state.hands.length;
      return [{ type: 'passed', seat }];
  }
}

function legalActions(state: ToyState, seat: Seat): ToyAction[] {
  if (isOver(state) || seat !== state.seat) return [];
  const lays = state.hands[seat].map((card): ToyAction => ({ type: 'lay', card }));
  return state.drawn || state.pile.length === 0
    ? [...lays, { type: 'pass' }]
    : [{ type: 'draw' }, { type: 'roll' }, ...lays];
}

function view(state: ToyState, viewer: Viewer): ToyView {
  const hands = state.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length));
  return {
    viewer,
    seat: state.seat,
    drawn: state.drawn,
    pile: state.pile.length,
    hands,
    laid: state.laid.map((cards) => [...cards]),
  };
}

function determinize(seen: ToyView, seed: number): ToyState {
  const rng = seedRng(seed);
  const known = new Set([...seen.laid.flat(), ...seen.hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand))]);
  const count =
    known.size + seen.pile + seen.hands.reduce<number>((sum, hand) => sum + (typeof hand === 'number' ? hand : 0), 0);
  const unknown = Array.from({ length: count }, (_, card) => card).filter((card) => !known.has(card));
  shuffle(rng, unknown);
  const hands = seen.hands.map((hand) => (typeof hand === 'number' ? unknown.splice(0, hand) : [...hand]));
  return { rng, seat: seen.seat, drawn: seen.drawn, pile: unknown, hands, laid: seen.laid.map((cards) => [...cards]) };
}

const rules = { toMove: (state: ToyState) => (isOver(state) ? [] : [state.seat]), legalActions, advance, determinize };
const bot = randomBot(rules);
const sum = (cards: readonly number[]) => cards.reduce((total, card) => total + card, 0);

/** A game for the tests of the engine. */
export const toyGame: Toy = {
  ...rules,
  id: 'toy',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  parseConfig(input) {
    const cards: unknown = typeof input === 'object' && input !== null && 'cards' in input ? input.cards : 8;
    if (typeof cards !== 'number' || cards < 2) throw new ConfigError('cards', cards);
    return { cards };
  },
  setup(config, seats, seed) {
    const rng = seedRng(seed);
    const pile = Array.from({ length: config.cards }, (_, card) => card);
    shuffle(rng, pile);
    return {
      rng,
      seat: 0,
      drawn: false,
      pile,
      hands: Array.from({ length: seats }, () => []),
      laid: Array.from({ length: seats }, () => []),
    };
  },
  check,
  readState: (value) => (isState(value) && value.seat < value.hands.length ? value : undefined),
  readAction,
  result(state) {
    if (!isOver(state)) return undefined;
    const totals = state.laid.map(sum);
    return {
      rule: 'TOY-9',
      places: totals.map((total, seat) => ({
        seat,
        rank: 1 + totals.filter((other) => other > total).length,
        score: [total],
      })),
    };
  },
  view,
  hides: () => true,
  scores: (seen) => seen.laid.map(sum),
  progress: (seen) => ({ key: 'toy.progress', params: { left: seen.pile } }),
  show: (event, viewer) => (event.type === 'drawn' && event.seat !== viewer ? { ...event, card: null } : event),
  describe(shown) {
    const line = { key: `toy.${shown.type}`, seat: shown.seat };
    return 'card' in shown && shown.card !== null ? { ...line, params: { card: shown.card } } : line;
  },
  reveals: (event) => event.type === 'drawn',
  toText: (state) =>
    `seat ${state.seat} pile ${state.pile} hands ${JSON.stringify(state.hands)} laid ${JSON.stringify(state.laid)}`,
  bots: { easy: bot, medium: bot, sharp: bot },
};

/** The same for up to eight, with open hands: nothing is hidden from anybody. */
export const openToy: Toy = {
  ...toyGame,
  seats: { min: 2, max: 8 },
  hides: () => false,
  view: (state, viewer) => ({ ...view(state, viewer), hands: state.hands.map((hand) => [...hand]) }),
  show: (event) => event,
};

/** Every card of the toy game, wherever it is. */
export function toyPieces(state: ToyState): string[] {
  return [...state.pile, ...state.hands.flat(), ...state.laid.flat()].map(String);
}
