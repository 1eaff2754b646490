import { below, pick, seedRng, type Bot, type BotLevel, type Rng, type Seat } from '@/engine';
import { legalActions } from './actions';
import { movementOf } from './questions';
import { bestHero, bestOrder } from './thinking/draft';
import { farPlan, type Depth } from './thinking/follow';
import { bestPlan, type Plan, type Taste } from './thinking/plan';
import { closing, nextAction } from './thinking/playing';
import type { Action, Open, State, View } from './types';
import { determinize } from './view';

const SHARP: Depth = {
  turns: 5,
  heats: [
    { plans: 12, samples: 5 },
    { plans: 6, samples: 8 },
    { plans: 3, samples: 12 },
  ],
};

type Level = {
  /** How far a plan's worth may be mistaken, in grace. */
  readonly error: number;
  /** How far it picks heroes by their strength and not by liking, 0 to 1; null if it picks and orders them by chance. */
  readonly calm: number | null;
  /** How far it follows its plans; null if it takes what is best at sight. */
  readonly depth: Depth | null;
};

/** A mistake about a plan, the same all through a turn, so that a plan is kept once it is begun. */
function mistaken(open: Open, error: number): Taste | undefined {
  if (error === 0) return undefined;
  const { number, hero } = open.turn;
  return (node, deed) => {
    const target = deed !== null && 'target' in deed ? (deed.target ?? 8) : 9;
    const rng = seedRng(((number * 8 + hero) * 1024 + node) * 16 + target);
    return (error * (below(rng, 2001) - 1000)) / 1000;
  };
}

/** In the middle of a turn the walk is decided, and few plans are worth a closer look. */
function narrowed(open: Open, depth: Depth): Depth {
  const { hero, points, poisoned } = open.turn;
  return points < movementOf(open, hero, poisoned) ? { ...depth, heats: depth.heats.slice(-1) } : depth;
}

function* planOf(state: State, { error, depth }: Level): Generator<void, Plan, void> {
  if (depth === null) return bestPlan(state, mistaken(state, error));
  return yield* farPlan(state, narrowed(state, depth));
}

function beforePlay(state: State, seat: Seat, { calm }: Level, rng: Rng): Action {
  const actions = legalActions(state, seat);
  if (calm === null) return pick(rng, actions);
  switch (state.phase) {
    case 'choice':
      return { type: 'chooseFirst', first: 'opening' };
    case 'draft': {
      const free = actions.flatMap((action) => (action.type === 'pickHero' ? [action.hero] : []));
      return { type: 'pickHero', hero: bestHero(state, state.teams[seat], free, calm, rng) };
    }
    default:
      return { type: 'orderHeroes', order: bestOrder(state) };
  }
}

function botOf(level: Level): Bot<Action, View> {
  return {
    *think(view, seat, seed) {
      const state = determinize(view, seed);
      yield;
      if (state.round === 0) return beforePlay(state, seat, level, seedRng(seed));
      if (state.phase !== 'movement') return closing(state);
      return nextAction(state, yield* planOf(state, level));
    },
  };
}

/** Three levels: what seems best with mistakes, what is best at sight, and what is best when the next turns are followed. */
export const bots: Readonly<Record<BotLevel, Bot<Action, View>>> = {
  easy: botOf({ error: 1.2, calm: null, depth: null }),
  medium: botOf({ error: 0, calm: 0.1, depth: null }),
  sharp: botOf({ error: 0, calm: 0.8, depth: SHARP }),
};
