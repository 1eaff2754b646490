import { below, ConfigError, seedRng, shuffle } from '@/engine';
import type { Rng, Seat } from '@/engine';
import { CARDS, POSITIONS, RACES, START_GOLD } from './data';
import { fullBags } from './dice';
import { newHero, teamOwners } from './heroes';
import { MAPS } from './maps';
import { newTurn } from './wave';
import { SINGLE_MAPS } from './types';
import type { Card, Config, Hero, MapId, Mode, Race, Realm, StartingType, State } from './types';

/** MOR-001 */
export const SEATS = { min: 1, max: 4 } as const;

const LEAST: Readonly<Record<Mode, number>> = { solitaire: 1, competitive: 2, cooperative: 2, introductory: 2 };

/** MOR-001 The mode, which must fit the number of seats. */
function modeFor({ mode }: Config, seats: number): Mode {
  const chosen = mode !== 'auto' ? mode : seats === 1 ? 'solitaire' : 'competitive';
  if (seats < LEAST[chosen] || (chosen === 'solitaire' && seats > 1)) throw new ConfigError('mode', mode);
  return chosen;
}

/** MOR-025, MOR-026 Each seat its race; those that do not care get what is left. */
function racesFor({ races, mixedRaces }: Config, mode: Mode, seats: number): Race[] {
  const wanted = Array.from({ length: seats }, (_, seat) => races.at(seat) ?? 'any');
  const chosen = wanted.filter((race): race is Race => race !== 'any');
  const mayShare = mode === 'cooperative' && mixedRaces;
  if (!mayShare && new Set(chosen).size < chosen.length) throw new ConfigError('races', races);
  const free = RACES.filter((race) => !chosen.includes(race));
  return wanted.map((race) => (race === 'any' ? (free.shift() ?? RACES[0]) : race));
}

/** MOR-021 to MOR-023, MOR-321, MOR-355 */
function mapsFor(config: Config, mode: Mode, seats: number): MapId[] {
  if (mode === 'cooperative') return [config.teamMap];
  if (mode === 'solitaire' || config.sameLayout) return Array.from({ length: seats }, () => config.map);
  return SINGLE_MAPS.slice(0, seats);
}

/** MOR-027, MOR-324 to MOR-326 The seat and type of each starting hero. */
function startersFor(config: Config, mode: Mode, seats: number): { seat: Seat; type: StartingType }[] {
  if (mode !== 'cooperative')
    return Array.from({ length: seats }, (_, seat) => [
      { seat, type: 'warrior' } as const,
      { seat, type: 'priest' } as const,
    ]).flat();
  if (seats === 3 && config.twoHeroes >= seats) throw new ConfigError('twoHeroes', config.twoHeroes);
  return teamOwners(seats, config.twoHeroes).map((seat, i) => ({ seat, type: config.teamHeroes[i] }));
}

/** MOR-029 Spread over the fortress; their player may still choose another of its squares (deploy). */
function heroesFor(config: Config, mode: Mode, races: readonly Race[], maps: readonly MapId[]): Hero[] {
  const heroes: Hero[] = [];
  for (const { seat, type } of startersFor(config, mode, races.length)) {
    const { fortress } = MAPS[maps[mode === 'cooperative' ? 0 : seat]];
    const own = heroes.filter((hero) => mode === 'cooperative' || hero.seat === seat);
    const slot = heroes.some((hero) => hero.race === races[seat] && hero.type === type) ? 1 : 0;
    const place = mode === 'cooperative' ? [0, 2, 3, 5][own.length] : own.length * 2;
    heroes.push(newHero(seat, races[seat], type, slot, fortress[place], true));
  }
  return heroes;
}

/** MOR-330 Two tokens of each sheet are all there are. */
function checkTokens(heroes: readonly Hero[], races: Config['races']): void {
  const crowded = heroes.some(
    (hero) => heroes.filter(({ race, type }) => race === hero.race && type === hero.type).length > 2,
  );
  if (crowded) throw new ConfigError('races', races);
}

/** MOR-034 */
function shuffledPack(rng: Rng): Card[] {
  const pack = CARDS.map((_, card) => card);
  shuffle(rng, pack);
  return pack;
}

/** MOR-189, MOR-356 Whether Lord Morth cards are in play at all. */
const hasCards = (mode: Mode): boolean => mode === 'competitive' || mode === 'cooperative';

/** MOR-033 */
function firstLord({ firstLord: chosen }: Config, seats: number, rng: Rng): Seat {
  if (chosen === 'random') return below(rng, seats);
  if (chosen >= seats) throw new ConfigError('firstLord', chosen);
  return chosen;
}

/** MOR-018 to MOR-034 */
export function setup(config: Config, seats: number, seed: number): State {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) throw new ConfigError('seats', seats);
  const mode = modeFor(config, seats);
  const races = racesFor(config, mode, seats);
  const maps = mapsFor(config, mode, seats);
  const heroes = heroesFor(config, mode, races, maps);
  checkTokens(heroes, config.races);
  const rng = seedRng(seed);
  const lord = firstLord(config, seats, rng);
  const pack = hasCards(mode) ? shuffledPack(rng) : [];
  return {
    rng,
    config,
    mode,
    seats,
    races,
    wave: 0,
    lord,
    phase: 'morth',
    turn: newTurn(lord),
    mark: POSITIONS,
    spun: [],
    bags: fullBags(),
    foes: [],
    heroes,
    realms: maps.map((map): Realm => ({ map, gold: START_GOLD, wounds: 0 })),
    traps: [],
    barriers: [],
    blocked: [],
    active: null,
    roll: null,
    moved: false,
    pending: null,
    window: null,
    responses: null,
    discard: [],
    hands: Array.from({ length: seats }, () => []),
    pack,
  };
}
