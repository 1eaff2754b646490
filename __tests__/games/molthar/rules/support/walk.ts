import * as fc from 'fast-check';

import { below, seedRng, type Rng } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import type { Action, ActionType, State } from '@/games/molthar/rules/types';

import { newGame } from './play';

/** Cases are drawn from one seed, so that a failing run can be repeated. */
export const RUNS = (numRuns: number) => ({ numRuns, seed: 110 });

/** A random game, so many steps long. */
export type Walk = { seats: number; seed: number; luck: number; steps: number };

export const walks: fc.Arbitrary<Walk> = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  seed: fc.nat(),
  luck: fc.nat(),
  steps: fc.integer({ min: 0, max: 250 }),
});

/** Activates what can be paid, keeps the Portal full and gathers pearls; every fifth step is any action at all. */
function choose(state: State, rng: Rng): Action {
  const actions = molthar.legalActions(state, state.turn.seat);
  const full = state.players[state.turn.seat].portal.length === 2;
  const wanted: ActionType[] = ['activate', ...(full ? [] : (['placeCharacter'] as const)), 'takePearl'];
  const kind = below(rng, 5) === 0 ? undefined : wanted.find((each) => actions.some(({ type }) => type === each));
  const among = kind === undefined ? actions : actions.filter(({ type }) => type === kind);
  return among[below(rng, among.length)];
}

/** Plays at random; visit sees every position. */
export function wander({ seats, seed, luck, steps }: Walk, visit: (state: State) => void = () => {}): State {
  const rng = seedRng(luck);
  const state = newGame(seats, seed, {});
  visit(state);
  for (let step = 0; step < steps && state.turn.phase !== 'over'; step++) {
    molthar.advance(state, { seat: state.turn.seat, action: choose(state, rng) });
    visit(state);
  }
  return state;
}
