import { ConfigError } from '@/engine';
import { STARTERS } from './types';
import type { Config } from './types';

/** Random starting player, both switches as ruled (MOL-D02, MOL-D06, MOL-D22). */
const DEFAULT_CONFIG: Config = { starter: 'random', swapPerSymbol: true, wispOwnerWaits: true };

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function parseStarter(value: unknown): Config['starter'] {
  const starter = STARTERS.find((known) => known === value);
  if (starter === undefined) throw new ConfigError('starter', value);
  return starter;
}

function parseSwitch(option: 'swapPerSymbol' | 'wispOwnerWaits', value: unknown): boolean {
  if (typeof value !== 'boolean') throw new ConfigError(option, value);
  return value;
}

/** Options with their defaults; an unknown value is refused. */
export function parseConfig(input: unknown): Config {
  if (input === undefined || input === null) return DEFAULT_CONFIG;
  if (!isRecord(input)) throw new ConfigError('config', input);
  const {
    starter = DEFAULT_CONFIG.starter,
    swapPerSymbol = DEFAULT_CONFIG.swapPerSymbol,
    wispOwnerWaits = DEFAULT_CONFIG.wispOwnerWaits,
  } = input;
  return {
    starter: parseStarter(starter),
    swapPerSymbol: parseSwitch('swapPerSymbol', swapPerSymbol),
    wispOwnerWaits: parseSwitch('wispOwnerWaits', wispOwnerWaits),
  };
}
