import { bestOf, pick, seedRng, slips, type Bot, type BotLevel } from '@/engine';
import { legalActions } from './actions';
import { worthOf } from './thinking/worth';
import type { Action, View } from './types';
import { determinize } from './view';

/** Takes what is worth most by itself, or now and then anything. */
function plainBot(slipPercent: number): Bot<Action, View> {
  return {
    *think(view, seat, seed) {
      const rng = seedRng(seed);
      const state = determinize(view, seed);
      const actions = legalActions(state, seat);
      yield;
      if (state.round === 0 || slips(rng, slipPercent)) return pick(rng, actions);
      return bestOf(actions, (action) => worthOf(state, action));
    },
  };
}

/** Three levels that differ in how often they slip. */
export const bots: Readonly<Record<BotLevel, Bot<Action, View>>> = {
  easy: plainBot(50),
  medium: plainBot(20),
  sharp: plainBot(0),
};
