import { greedyBot } from '@/engine';
import type { Bot, BotLevel } from '@/engine';
import { advance, legalActions } from './actions';
import { evaluate } from './evaluate';
import { toMove } from './toMove';
import type { Action, View } from './types';
import { determinize } from './view';

const rules = { toMove, legalActions, advance, determinize };

/** Three levels: they see the same and differ in how wide and far they look. */
export const bots: Readonly<Record<BotLevel, Bot<Action, View>>> = {
  easy: greedyBot(rules, { evaluate, samples: 1, slipPercent: 50 }),
  medium: greedyBot(rules, { evaluate, samples: 2, slipPercent: 10 }),
  sharp: greedyBot(rules, { evaluate, samples: 4, slipPercent: 0 }),
};
