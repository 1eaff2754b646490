import type { FirstMatch, GameOption, OptionChoice } from '@/games/front';
import { HEROES_BY, OPENINGS } from './rules';
import { DEFAULT_CONFIG } from './rules/config';

/** What can be chosen before a match of MortalGate; teams and their heroes have pages of their own. */
export const MORTALGATE_OPTIONS: readonly GameOption[] = [
  {
    kind: 'choice',
    key: 'heroes',
    initial: DEFAULT_CONFIG.heroes,
    title: 'mortalgate.setup.heroes',
    choices: HEROES_BY.map((value): OptionChoice => ({
      value,
      label: `mortalgate.setup.by.${value}.name`,
      note: `mortalgate.setup.by.${value}.note`,
    })),
  },
  {
    kind: 'choice',
    key: 'opening',
    initial: DEFAULT_CONFIG.opening,
    title: 'mortalgate.setup.opening',
    choices: OPENINGS.map((value): OptionChoice => ({
      value,
      label: `mortalgate.setup.opens.${value}.name`,
      note: `mortalgate.setup.opens.${value}.note`,
    })),
  },
];

/**
 * The first match of a newcomer: alone with four heroes against a gentle bot with the other four. Heroes are dealt, so that nobody has to
 * choose among eight strangers, and the newcomer begins: the first button, the order of the own heroes, is theirs at once.
 */
export const MORTALGATE_FIRST: FirstMatch = { config: { heroes: 'random', opening: 'red' }, seats: 2, level: 'easy' };
