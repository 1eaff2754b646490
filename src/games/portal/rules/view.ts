import { seedRng, type Viewer } from '@/engine';
import { copyOpen } from './copy';
import type { State, View } from './types';

/** Nothing is hidden: everybody sees all but the dice to come. */
export function view(state: State, viewer: Viewer): View {
  const seen = copyOpen(state) as View;
  seen.viewer = viewer;
  return seen;
}

/** The state that is seen, with other dice to come. */
export function determinize(seen: View, seed: number): State {
  const state = copyOpen(seen) as State;
  state.rng = seedRng(seed);
  return state;
}
