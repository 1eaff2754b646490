import { greedyBot, greedyPolicy, lookAheadBot } from '@/engine';
import type { Bot, BotLevel } from '@/engine';
import { advance, legalActions } from './actions';
import { copy } from './copy';
import { evaluate, standing } from './thinking/evaluate';
import { toMove } from './toMove';
import type { Action, View } from './types';
import { determinize } from './view';

const rules = { toMove, legalActions, advance, determinize, copy };

/** Three levels: they see the same and differ in how wide and far they look. */
export const bots: Readonly<Record<BotLevel, Bot<Action, View>>> = {
  easy: greedyBot(rules, { evaluate: standing, samples: 1, slipPercent: 50 }),
  medium: greedyBot(rules, { evaluate, samples: 2, slipPercent: 10 }),
  sharp: lookAheadBot(rules, { evaluate, samples: 3, slipPercent: 0, policy: greedyPolicy(rules, standing), width: 6, rounds: 2, trials: 8, depth: 12 }),
};
