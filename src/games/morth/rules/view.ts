import { seedRng, shuffle } from '@/engine';
import type { Seat, Viewer } from '@/engine';
import { CARDS } from './data';
import { copyOpen } from './copy';
import type { Card, State, View } from './types';

/** MOR-017, MOR-365 Only hands are hidden, and only rivals have hands: a team's cards are drawn face up. */
export const hides = ({ mode }: Pick<State, 'mode'>): boolean => mode === 'competitive';

/** MOR-017 The own hand, and all hands when the game is over. */
const seesHand = (state: State, viewer: Viewer, seat: Seat): boolean =>
  viewer === seat || state.phase === 'over' || !hides(state);

/** MOR-017 What viewer may know: everything but the hands of the others and the order of the pack. */
export function view(state: State, viewer: Viewer): View {
  const seen = copyOpen(state) as View;
  seen.viewer = viewer;
  seen.hands = state.hands.map((hand, seat) => (seesHand(state, viewer, seat) ? hand.slice() : null));
  seen.handCounts = state.hands.map((hand) => hand.length);
  seen.pack = state.pack.length;
  return seen;
}

/** MOR-017 What everybody may see of a seat's side: its hand lies face down until the game is over. */
export function close(seen: View): View {
  return hides(seen) && seen.phase !== 'over' ? { ...seen, hands: seen.hands.map(() => null) } : seen;
}

/** A full state that agrees with the view: hidden hands and the pack are dealt anew from the unseen cards. */
export function determinize(seen: View, seed: number): State {
  const rng = seedRng(seed);
  const known = new Set<Card>([
    ...seen.discard,
    ...seen.hands.flatMap((hand) => hand ?? []),
    ...(seen.pending?.type === 'morthCard' ? [seen.pending.card] : []),
  ]);
  const unseen = CARDS.map((_, card) => card).filter((card) => !known.has(card));
  shuffle(rng, unseen);
  const state = copyOpen(seen) as State;
  state.rng = rng;
  state.hands = seen.hands.map((hand, seat) => hand?.slice() ?? unseen.splice(0, seen.handCounts[seat]));
  state.pack = unseen.slice(0, seen.pack);
  return state;
}
