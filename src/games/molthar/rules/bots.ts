import { greedyBot, greedyPolicy, lookAheadBot } from '@/engine';
import type { Bot, BotLevel } from '@/engine';
import { advance, legalActions } from './actions';
import { evaluate, standing } from './thinking/evaluate';
import { sift } from './thinking/sift';
import { toMove } from './toMove';
import type { Action, View } from './types';
import { determinize } from './view';

const rules = { toMove, legalActions, advance, determinize };

/** MOL-226 Three levels: all see only what their seat may know, and differ in how far they look and how often they slip. */
export const bots: Readonly<Record<BotLevel, Bot<Action, View>>> = {
  easy: greedyBot(rules, { evaluate: standing, samples: 1, slipPercent: 50, sift }),
  medium: greedyBot(rules, { evaluate, samples: 2, slipPercent: 10, sift }),
  sharp: lookAheadBot(rules, {
    evaluate,
    samples: 3,
    slipPercent: 0,
    sift,
    policy: greedyPolicy(rules, evaluate, sift),
    width: 5,
    rounds: 2,
    trials: 12,
    depth: 12,
  }),
};
