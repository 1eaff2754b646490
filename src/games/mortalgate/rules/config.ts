import { ConfigError, indexOf, isRecord, listOf, oneOf, type Shape } from '@/engine';
import { HEROES } from './data';
import { SEATS } from './toMove';
import { HEROES_BY, OPENINGS, type Config, type Team } from './types';

/** Seats alternate, heroes are drafted, dice decide who chooses. */
export const DEFAULT_CONFIG: Config = { teams: [], heroes: 'draft', owners: [], opening: 'roll' };

const SHAPES: { readonly [K in keyof Config]: Shape<Config[K]> } = {
  teams: (value): value is readonly Team[] => listOf(oneOf([0, 1]), 0, SEATS.max)(value) && isEven(value),
  heroes: oneOf(HEROES_BY),
  owners: (value): value is readonly number[] =>
    listOf(indexOf(SEATS.max), 0, HEROES.length)(value) && (value.length === 0 || value.length === HEROES.length),
  opening: oneOf(OPENINGS),
};

/** GATE-003 The sizes of the teams differ by at most one. */
function isEven(teams: readonly number[]): boolean {
  const blue = teams.filter((team) => team === 1).length;
  return Math.abs(teams.length - 2 * blue) <= 1;
}

function read<K extends keyof Config>(option: K, input: Readonly<Record<string, unknown>>): Config[K] {
  const value = input[option];
  if (value === undefined) return DEFAULT_CONFIG[option];
  const shape: Shape<Config[K]> = SHAPES[option];
  if (!shape(value)) throw new ConfigError(option, value);
  return value;
}

/** Options with their defaults; an unknown value is refused. */
export function parseConfig(input: unknown): Config {
  if (input === undefined || input === null) return DEFAULT_CONFIG;
  if (!isRecord(input)) throw new ConfigError('config', input);
  return {
    teams: read('teams', input).slice(),
    heroes: read('heroes', input),
    owners: read('owners', input).slice(),
    opening: read('opening', input),
  };
}
