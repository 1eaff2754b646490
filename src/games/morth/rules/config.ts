import { ConfigError } from '@/engine';
import { RACES, ROUNDS, ROUNDS_MAX, ROUNDS_MIN, TEAM_START_HEROES } from './data';
import { CARD_MODES, MODES, SINGLE_MAPS, STARTING_TYPES, TEAM_MAPS } from './types';
import type { Config } from './types';

const SEATS_MAX = 4;
const ALL_MODES = ['auto', ...MODES] as const;
const ALL_RACES = ['any', ...RACES] as const;

/** A match that begins without any choice. */
export const DEFAULT_CONFIG: Config = {
  mode: 'auto',
  rounds: ROUNDS,
  halfWaves: false,
  racialSkills: false,
  fillBags: true,
  sameLayout: false,
  map: 'yellow',
  teamMap: 'coop-1',
  cardMode: 'calling',
  mixedRaces: false,
  races: [],
  twoHeroes: 0,
  teamHeroes: ['warrior', 'priest', 'warrior', 'priest'],
  firstLord: 'random',
};

type Read<T> = (option: string, value: unknown) => T;

/** One of a few known values. */
const among =
  <T>(known: readonly T[]): Read<T> =>
  (option, value) => {
    const found = known.find((one) => one === value);
    if (found === undefined) throw new ConfigError(option, value);
    return found;
  };

const flag: Read<boolean> = among([false, true]);

const whole =
  (min: number, max: number): Read<number> =>
  (option, value) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
      throw new ConfigError(option, value);
    return value;
  };

const list =
  <T>(read: Read<T>, min: number, max: number): Read<readonly T[]> =>
  (option, value) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) throw new ConfigError(option, value);
    return Array.from<unknown>(value).map((item) => read(option, item));
  };

const seat = whole(0, SEATS_MAX - 1);

const READ: { readonly [K in keyof Config]: Read<Config[K]> } = {
  mode: among(ALL_MODES),
  rounds: whole(ROUNDS_MIN, ROUNDS_MAX),
  halfWaves: flag,
  racialSkills: flag,
  fillBags: flag,
  sameLayout: flag,
  map: among(SINGLE_MAPS),
  teamMap: among(TEAM_MAPS),
  cardMode: among(CARD_MODES),
  mixedRaces: flag,
  races: list(among(ALL_RACES), 0, SEATS_MAX),
  twoHeroes: seat,
  teamHeroes: list(among(STARTING_TYPES), TEAM_START_HEROES, TEAM_START_HEROES),
  firstLord: (option, value) => (value === 'random' ? 'random' : seat(option, value)),
};

function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function read<K extends keyof Config>(option: K, input: Readonly<Record<string, unknown>>): Config[K] {
  const value = input[option];
  return value === undefined ? DEFAULT_CONFIG[option] : READ[option](option, value);
}

/** Options with their defaults; an unknown value is refused. */
export function parseConfig(input: unknown): Config {
  if (input === undefined || input === null) return DEFAULT_CONFIG;
  if (!isRecord(input)) throw new ConfigError('config', input);
  return {
    mode: read('mode', input),
    rounds: read('rounds', input),
    halfWaves: read('halfWaves', input),
    racialSkills: read('racialSkills', input),
    fillBags: read('fillBags', input),
    sameLayout: read('sameLayout', input),
    map: read('map', input),
    teamMap: read('teamMap', input),
    cardMode: read('cardMode', input),
    mixedRaces: read('mixedRaces', input),
    races: read('races', input),
    twoHeroes: read('twoHeroes', input),
    teamHeroes: read('teamHeroes', input),
    firstLord: read('firstLord', input),
  };
}

/** Whether a value is a config with every option chosen, as a state holds it. */
export function isConfig(value: unknown): value is Config {
  try {
    return isRecord(value) && Object.keys(value).length === Object.keys(parseConfig(value)).length;
  } catch {
    return false;
  }
}
