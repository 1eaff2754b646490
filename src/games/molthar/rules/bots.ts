import type { Bot, BotLevel } from '@/engine';
import { evaluate, standing } from './thinking/evaluate';
import { greedyBot } from './thinking/greedyBot';
import { lookAheadBot } from './thinking/lookAheadBot';
import type { Action, View } from './types';

/** MOL-226 Three levels: all see only what their seat may know, and differ in how far they look and how often they slip. */
export const bots: Readonly<Record<BotLevel, Bot<Action, View>>> = {
  easy: greedyBot({ evaluate: standing, samples: 1, slipPercent: 50 }),
  medium: greedyBot({ evaluate, samples: 2, slipPercent: 10 }),
  sharp: lookAheadBot({ evaluate, samples: 3, slipPercent: 0, width: 5, rounds: 2, trials: 12, depth: 12 }),
};
