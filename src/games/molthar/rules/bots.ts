import type { Bot, BotLevel, Coach } from '@/engine';
import { coachOf } from './coach';
import { evaluate, partsOf, standing } from './thinking/evaluate';
import { greedyBot } from './thinking/greedyBot';
import { lookAheadBot, type LookAheadBudget } from './thinking/lookAheadBot';
import type { Action, View } from './types';

/** How far the sharp bot looks, and the coach with it. */
const SHARP: LookAheadBudget = {
  evaluate,
  samples: 3,
  slipPercent: 0,
  width: 5,
  rounds: 2,
  trials: 12,
  depth: 12,
};

/** MOL-226 Three levels: all see only what their seat may know, and differ in how far they look and how often they slip. */
export const bots: Readonly<Record<BotLevel, Bot<Action, View>>> = {
  easy: greedyBot({ evaluate: standing, samples: 1, slipPercent: 50 }),
  medium: greedyBot({ evaluate, samples: 2, slipPercent: 10 }),
  sharp: lookAheadBot(SHARP),
};

/** Advises as sharp plays. */
export const coach: Coach<Action, View> = coachOf({ ...SHARP, partsOf });
