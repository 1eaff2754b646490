import type { TextKey, TextParams } from '@/i18n';
import type { Chosen, FirstMatch, GameOption, OptionChoice } from '@/games/front';
import { RACES, ROUNDS, ROUNDS_MAX, ROUNDS_MIN } from './rules/data';
import { DEFAULT_CONFIG } from './rules/config';
import { teamOwners } from './rules/heroes';
import { SINGLE_MAPS, STARTING_TYPES, TEAM_MAPS } from './rules/types';
import { wavesOf } from './rules/waves';

const MODES = ['competitive', 'introductory', 'cooperative', 'solitaire'] as const;

const among =
  (...modes: readonly string[]) =>
  ({ mode }: Chosen): boolean =>
    modes.includes(String(mode));

const usesOneMap = (chosen: Chosen): boolean =>
  chosen.mode === 'solitaire' || (chosen.sameLayout === true && among('competitive', 'introductory')(chosen));

const ANY_RACE: OptionChoice = { value: 'any', label: 'morthOptions.racesAny', note: 'morthOptions.racesAnyNote' };

/** MOR-026, MOR-329 Only a team of mixed races may have one race twice. */
const mixesRaces = (chosen: Chosen): boolean => chosen.mixedRaces === true && among('cooperative')(chosen);

/** MOR-330 Two tokens of each sheet are all there are for the whole table. */
const TOKENS = 2;

/** MOR-330 What keeps a match with these options from starting. */
export function morthProblem(chosen: Chosen, seats: number): TextKey | undefined {
  const { races, teamHeroes, twoHeroes } = chosen;
  if (!mixesRaces(chosen) || !Array.isArray(races) || !Array.isArray(teamHeroes)) return undefined;
  const owners = teamOwners(seats, typeof twoHeroes === 'number' ? twoHeroes : 0);
  const heroes = teamHeroes.flatMap((type, i) =>
    races[owners[i]] === ANY_RACE.value ? [] : [`${races[owners[i]]} ${type}`],
  );
  return heroes.some((hero) => heroes.filter((other) => other === hero).length > TOKENS)
    ? 'morthOptions.tooManyAlike'
    : undefined;
}

/** MOR-001 Solitaire is for one, everything else for two to four. */
export const morthSeats = ({ mode }: Chosen) => (mode === 'solitaire' ? { min: 1, max: 1 } : { min: 2, max: 4 });

/** MOR-037, MOR-188 The waves of a match with these choices: nobody has measured its minutes. */
export function morthLength(chosen: Chosen, seats: number): { readonly label: TextKey; readonly params: TextParams } {
  const { mode, rounds, halfWaves } = chosen;
  const waves = wavesOf({
    mode: MODES.find((one) => one === mode) ?? 'competitive',
    seats,
    config: { rounds: Number(rounds ?? ROUNDS), halfWaves: halfWaves === true },
  });
  return { label: 'morth.waves', params: { count: waves.length } };
}

/**
 * The first match of a newcomer: the introductory game (MOR-188) with four seats, because six waves are long enough for enemies to get
 * through. It shall cost everybody a few wounds, end close, be over in 15 to 20 minutes, and a newcomer may win it: `npm run first-match`
 * measures that. The newcomer is Lord Morth first, so that the first button is theirs.
 */
export const MORTH_FIRST: FirstMatch = { config: { mode: 'introductory', firstLord: 0 }, seats: 4, level: 'easy' };

/** What can be chosen before a match of Morth. */
export const MORTH_OPTIONS: readonly GameOption[] = [
  {
    kind: 'choice',
    key: 'mode',
    initial: 'competitive',
    title: 'morthOptions.mode',
    choices: MODES.map((value): OptionChoice => ({
      value,
      label: `morth.mode.${value}.name`,
      note: `morth.mode.${value}.line`,
    })),
  },
  {
    kind: 'switch',
    key: 'sameLayout',
    initial: false,
    title: 'morthOptions.sameLayout',
    on: 'morthOptions.sameLayoutOn',
    off: 'morthOptions.sameLayoutOff',
    shown: among('competitive', 'introductory'),
  },
  {
    kind: 'choice',
    key: 'map',
    initial: 'yellow',
    title: 'morthOptions.map',
    choices: SINGLE_MAPS.map((value): OptionChoice => ({
      value,
      label: `morth.map.${value}.name`,
      note: `morth.map.${value}.line`,
    })),
    shown: usesOneMap,
  },
  {
    kind: 'choice',
    key: 'teamMap',
    initial: 'coop-1',
    title: 'morthOptions.teamMap',
    choices: TEAM_MAPS.map((value): OptionChoice => ({
      value,
      label: `morth.map.${value}.name`,
      note: `morth.map.${value}.line`,
    })),
    shown: among('cooperative'),
  },
  {
    kind: 'switch',
    key: 'mixedRaces',
    initial: false,
    title: 'morthOptions.mixedRaces',
    on: 'morthOptions.mixedRacesOn',
    off: 'morthOptions.mixedRacesOff',
    shown: among('cooperative'),
  },
  {
    kind: 'perSeat',
    key: 'races',
    title: 'morthOptions.races',
    of: 'morthOptions.racesOf',
    choices: [
      ANY_RACE,
      ...RACES.map((value): OptionChoice => ({
        value,
        label: `morth.race.${value}.name`,
        note: `morth.race.${value}.specialist`,
      })),
    ],
    shared: mixesRaces,
  },
  {
    kind: 'seat',
    key: 'twoHeroes',
    title: 'morthOptions.twoHeroes',
    seatNote: 'morthOptions.twoHeroesNote',
    shown: (chosen, seats) => seats === 3 && among('cooperative')(chosen),
  },
  {
    kind: 'row',
    key: 'teamHeroes',
    initial: DEFAULT_CONFIG.teamHeroes,
    title: 'morthOptions.teamHeroes',
    note: 'morthOptions.teamHeroesNote',
    of: 'morthOptions.teamHeroesOf',
    seatOf: (place, { twoHeroes }, seats) =>
      teamOwners(seats, typeof twoHeroes === 'number' ? twoHeroes : 0)[place] ?? 0,
    choices: STARTING_TYPES.map((value): OptionChoice => ({
      value,
      label: `morth.hero.${value}.name`,
      note: `morth.hero.${value}.line`,
    })),
    shown: among('cooperative'),
  },
  {
    kind: 'choice',
    key: 'rounds',
    initial: String(ROUNDS),
    numeric: true,
    title: 'morthOptions.rounds',
    choices: Array.from({ length: ROUNDS_MAX - ROUNDS_MIN + 1 }, (_, i): OptionChoice => ({
      value: String(ROUNDS_MIN + i),
      label: 'morthOptions.roundsValue',
      params: { count: ROUNDS_MIN + i },
    })),
    shown: among('competitive', 'cooperative', 'solitaire'),
  },
  {
    kind: 'switch',
    key: 'halfWaves',
    initial: false,
    title: 'morthOptions.halfWaves',
    on: 'morthOptions.halfWavesOn',
    off: 'morthOptions.halfWavesOff',
    shown: among('competitive', 'cooperative', 'solitaire'),
  },
  {
    kind: 'choice',
    key: 'cardMode',
    initial: 'calling',
    title: 'morthOptions.cardMode',
    choices: [
      { value: 'calling', label: 'morthOptions.cardModeCalling', note: 'morthOptions.cardModeCallingNote' },
      { value: 'asking', label: 'morthOptions.cardModeAsking', note: 'morthOptions.cardModeAskingNote' },
    ],
    shown: among('competitive'),
  },
  {
    kind: 'switch',
    key: 'racialSkills',
    initial: false,
    title: 'morthOptions.racialSkills',
    on: 'morthOptions.racialSkillsOn',
    off: 'morthOptions.racialSkillsOff',
    shown: among('competitive', 'cooperative', 'solitaire'),
  },
  {
    kind: 'switch',
    key: 'fillBags',
    initial: true,
    title: 'morthOptions.fillBags',
    on: 'morthOptions.fillBagsOn',
    off: 'morthOptions.fillBagsOff',
    shown: among('competitive', 'cooperative', 'solitaire'),
  },
  {
    kind: 'seat',
    key: 'firstLord',
    title: 'morthOptions.firstLord',
    random: { label: 'morthOptions.firstLordRandom', note: 'morthOptions.firstLordRandomNote' },
    seatNote: 'morthOptions.firstLordSeatNote',
    shown: among('competitive', 'introductory', 'cooperative'),
  },
];
