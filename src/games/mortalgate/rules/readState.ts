import { exactly, flag, indexOf, isRng, listOf, oneOf, orNull, whole, type Rng, type Shape } from '@/engine';
import { parseConfig } from './config';
import { ALTARS, HEROES, GRACE_GOAL, PASSABLE, ROLL_OFF_SIDES, TEAM_HEROES } from './data';
import { NODES, OFF } from './hex';
import { shareOf } from './questions';
import { SEATS } from './toMove';
import { PHASES, VICTORIES, type Config, type Deeds, type Hero, type Outcome, type State, type Turn } from './types';

/** More turns and damage than any match has. */
const MANY = 1_000_000;
/** More than any counter of a hero shows. */
const FEW = 20;

const isSeat = indexOf(SEATS.max);
const isTeam = oneOf([0, 1] as const);
const isHero = indexOf(HEROES.length);
const isCount = whole(0, MANY);
const isCounter = whole(0, FEW);
const isOrder = listOf(isHero, 0, TEAM_HEROES);
const pairOf = <T>(shape: Shape<T>): Shape<[T, T]> => listOf(shape, 2, 2) as unknown as Shape<[T, T]>;
const isDie = whole(1, ROLL_OFF_SIDES);

/** Off the board, or a node on which a hero can stand. */
const isPlace: Shape<number> = (value): value is number => whole(OFF, NODES - 1)(value) && PASSABLE[value] !== false;

const isConfig: Shape<Config> = (value): value is Config => {
  try {
    return JSON.stringify(Object.keys(parseConfig(value))) === JSON.stringify(Object.keys(value as object));
  } catch {
    return false;
  }
};

const isHeroState = exactly<Hero>({
  seat: orNull(isSeat),
  team: orNull(isTeam),
  node: isPlace,
  health: isCounter,
  cooldowns: pairOf(isCounter),
  burning: isCounter,
  poison: isCounter,
  stun: isCounter,
  precision: isCounter,
  charges: isCounter,
  wall: flag,
});

const isState = exactly<State>({
  rng: isRng as Shape<Rng>,
  config: isConfig,
  teams: listOf(isTeam, SEATS.min, SEATS.max),
  phase: oneOf(PHASES.filter((phase) => phase !== 'upkeep')),
  rollOff: listOf(pairOf(isDie), 0, MANY),
  winner: isTeam,
  opening: orNull(isTeam),
  picks: listOf(isHero, 0, HEROES.length),
  orders: pairOf(isOrder),
  round: isCount,
  turn: exactly<Turn>({
    hero: isHero,
    number: isCount,
    points: isCounter,
    poisoned: flag,
    stunned: flag,
    precise: flag,
    second: flag,
  }),
  heroes: listOf(isHeroState, HEROES.length, HEROES.length),
  deeds: listOf(
    exactly<Deeds>({ slain: isCount, captures: isCount, damage: isCount, healed: isCount, deaths: isCount }),
    HEROES.length,
    HEROES.length,
  ),
  altars: listOf(orNull(isTeam), ALTARS.length, ALTARS.length),
  grace: pairOf(whole(0, GRACE_GOAL)),
  drawAgreed: pairOf(flag),
  outcome: orNull(exactly<Outcome>({ winner: orNull(isTeam), by: oneOf(VICTORIES) })),
});

/** GATE-007 Every hero that somebody has belongs to a seat at the table and to its team; once all are dealt, everybody has a share. */
function heroesBelong({ heroes, teams, phase }: State): boolean {
  const right = heroes.every(({ seat, team }) => (seat === null ? team === null : teams[seat] === team));
  const dealing = phase === 'choice' || phase === 'draft' || phase === 'over';
  return (
    right &&
    (dealing || teams.every((_, seat) => heroes.filter((hero) => hero.seat === seat).length === shareOf(teams, seat)))
  );
}

/** GATE-015 No node holds two heroes, and none has more health than it can have. */
function heroesStand({ heroes }: State): boolean {
  const nodes = heroes.map(({ node }) => node).filter((node) => node !== OFF);
  return new Set(nodes).size === nodes.length && heroes.every(({ health }, hero) => health <= HEROES[hero].health);
}

/** A turn is under way only with both orders declared and a hero that somebody has. */
function turnsRun({ phase, orders, turn, heroes, opening, round, outcome }: State): boolean {
  if ((phase === 'over') !== (outcome !== null)) return false;
  if (phase === 'choice' || phase === 'over') return true;
  if (opening === null) return false;
  if (phase === 'draft') return true;
  if (phase === 'order') return orders[1 - opening].length === 0;
  const whole = orders.every(
    (order, team) => order.length === TEAM_HEROES && order.every((hero) => heroes[hero].team === team),
  );
  return whole && round > 0 && heroes[turn.hero].node !== OFF;
}

/** A stored state, or undefined where it is none. */
export function readState(value: unknown): State | undefined {
  return isState(value) && heroesBelong(value) && heroesStand(value) && turnsRun(value) ? value : undefined;
}
