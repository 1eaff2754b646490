import { below, bestOf, pick, seedRng, type Bot, type BotLevel, type Rng, type Seat } from '@/engine';
import { legalActions } from './actions';
import { askedSeat } from './resolve';
import { plansOf, type Manner, type Plan } from './thinking/plans';
import type { Action, State, View } from './types';
import { determinize } from './view';

type Level = Manner & {
  /** How far the worth of a plan may be mistaken, in points. */
  readonly error: number;
};

/** A plan as somebody sees it who may be mistaken. */
const seen = (rng: Rng, error: number, plan: Plan): Plan =>
  error === 0 ? plan : { ...plan, worth: plan.worth + (error * (below(rng, 2001) - 1000)) / 1000 };

/** PORT-067 Where a unit is deployed: any of the proposed places, the middle ones first. */
export const deploying = (state: State, seat: Seat, rng: Rng): Action =>
  pick(rng, legalActions(state, seat).slice(0, 3));

function botOf({ error, ...manner }: Level): Bot<Action, View> {
  return {
    *think(view, seat, seed) {
      const state = determinize(view, seed);
      const rng = seedRng(seed);
      yield;
      if (askedSeat(state) === seat) return { type: 'luck', use: true };
      if (state.phase === 'deploy') return deploying(state, seat, rng);
      const plans = (yield* plansOf(state, seat, manner)).map((plan) => seen(rng, error, plan));
      return bestOf(plans, ({ worth }) => worth).action;
    },
  };
}

/** How the sharp bot thinks, and the coach. */
export const SHARP: Manner = { groups: 6, foes: 3, fearful: true };

/** Three levels: one group with mistakes, what is best at sight, and what is best when the next rounds of both sides are weighed. */
export const bots: Readonly<Record<BotLevel, Bot<Action, View>>> = {
  easy: botOf({ groups: 1, foes: 1, fearful: false, error: 30 }),
  medium: botOf({ groups: 3, foes: 2, fearful: false, error: 0 }),
  sharp: botOf({ ...SHARP, error: 0 }),
};
