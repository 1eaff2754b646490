import { ConfigError, die, seedRng, shuffle, type Rng, type Seat } from '@/engine';
import { ALTARS, HEROES, ROLL_OFF_SIDES } from './data';
import { OFF } from './hex';
import { pickerOf, shareOf } from './questions';
import { BLUE, RED, TEAMS, type Config, type Hero, type State, type Team } from './types';
import { unmarked } from './unmarked';

/** GATE-003, GATE-D52 The team of each seat; without any said the seats alternate, red first. */
function teamsFor({ teams }: Config, seats: number): Team[] {
  if (teams.length === 0) return Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? RED : BLUE));
  if (teams.length !== seats) throw new ConfigError('teams', teams);
  return teams.slice();
}

/** GATE-024, GATE-025 Both teams roll until the dice differ. */
function rollOff(rng: Rng): [number, number][] {
  const rolls: [number, number][] = [];
  do rolls.push([die(rng, ROLL_OFF_SIDES), die(rng, ROLL_OFF_SIDES)]);
  while (rolls[rolls.length - 1][0] === rolls[rolls.length - 1][1]);
  return rolls;
}

/** GATE-023 */
const freshHero = (hero: number): Hero => ({
  seat: null,
  team: null,
  node: OFF,
  health: HEROES[hero].health,
  ...unmarked(),
});

/** GATE-006 The seat of every hero as the config says; every seat has its share. */
function chosenOwners({ owners }: Config, teams: readonly Team[]): readonly Seat[] {
  const fair = teams.every((_, seat) => owners.filter((owner) => owner === seat).length === shareOf(teams, seat));
  if (!fair || owners.length !== HEROES.length) throw new ConfigError('owners', owners);
  return owners;
}

/** Heroes drawn by lot go round as picks would. */
function drawnOwners(rng: Rng, teams: readonly Team[], opening: Team): readonly Seat[] {
  const order = HEROES.map((_, hero) => hero);
  shuffle(rng, order);
  const owners = order.slice();
  order.forEach((hero, pick) => (owners[hero] = pickerOf(teams, opening, pick)));
  return owners;
}

/** Gives every hero its player without a draft; the winner of the roll-off has the opening turn. */
function assign(state: State): void {
  const { config, teams, winner } = state;
  const owners = config.heroes === 'chosen' ? chosenOwners(config, teams) : drawnOwners(state.rng, teams, winner);
  owners.forEach((seat, hero) => {
    state.heroes[hero].seat = seat;
    state.heroes[hero].team = teams[seat];
  });
  state.opening = winner;
  state.phase = 'order';
}

/** GATE-021 to GATE-026 Everything before the first decision. */
export function setup(config: Config, seats: number, seed: number): State {
  const teams = teamsFor(config, seats);
  const rng = seedRng(seed);
  const rolled = config.opening === 'roll';
  const rolls = rolled ? rollOff(rng) : [];
  const [red, blue] = rolls[rolls.length - 1] ?? [0, 0];
  const winner: Team = rolled ? (red > blue ? RED : BLUE) : config.opening === TEAMS[RED] ? RED : BLUE;
  const state: State = {
    rng,
    config,
    teams,
    phase: rolled ? 'choice' : 'draft',
    rollOff: rolls,
    winner,
    opening: rolled ? null : winner,
    picks: [],
    orders: [[], []],
    round: 0,
    turn: { hero: 0, number: 0, points: 0, poisoned: false, stunned: false, precise: false, second: false },
    heroes: HEROES.map((_, hero) => freshHero(hero)),
    deeds: HEROES.map(() => ({ slain: 0, captures: 0, damage: 0, healed: 0, deaths: 0 })),
    altars: ALTARS.map(() => null),
    grace: [0, 0],
    drawAgreed: [false, false],
    outcome: null,
  };
  if (config.heroes !== 'draft') assign(state);
  return state;
}
