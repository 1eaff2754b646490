import type { Config, Deeds, Hero, Open, State } from './types';

function copyHero(hero: Hero): Hero {
  return {
    seat: hero.seat,
    team: hero.team,
    node: hero.node,
    health: hero.health,
    cooldowns: [hero.cooldowns[0], hero.cooldowns[1]],
    burning: hero.burning,
    poison: hero.poison,
    stun: hero.stun,
    precision: hero.precision,
    charges: hero.charges,
    wall: hero.wall,
  };
}

const copyDeeds = ({ slain, captures, damage, healed, deaths }: Deeds): Deeds => ({
  slain,
  captures,
  damage,
  healed,
  deaths,
});

const copyRoll = ([red, blue]: [number, number]): [number, number] => [red, blue];

const copyConfig = ({ teams, heroes, owners, opening }: Config): Config => ({
  teams: teams.slice(),
  heroes,
  owners: owners.slice(),
  opening,
});

/** Every one of a list copied; a plain loop, as a callback is dear to compile where copies are made at every move. */
function copyEach<T>(list: readonly T[], copyOne: (one: T) => T): T[] {
  const copies = list.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = copyOne(copies[i]);
  return copies;
}

/** A deep copy of all that lies on the table. */
export function copyOpen(open: Open): Open {
  const { turn, outcome } = open;
  return {
    config: copyConfig(open.config),
    teams: open.teams.slice(),
    phase: open.phase,
    rollOff: copyEach(open.rollOff, copyRoll),
    winner: open.winner,
    opening: open.opening,
    picks: open.picks.slice(),
    orders: [open.orders[0].slice(), open.orders[1].slice()],
    round: open.round,
    turn: {
      hero: turn.hero,
      number: turn.number,
      points: turn.points,
      poisoned: turn.poisoned,
      stunned: turn.stunned,
      precise: turn.precise,
      second: turn.second,
    },
    heroes: copyEach(open.heroes, copyHero),
    deeds: copyEach(open.deeds, copyDeeds),
    altars: open.altars.slice(),
    grace: [open.grace[0], open.grace[1]],
    drawAgreed: [open.drawAgreed[0], open.drawAgreed[1]],
    outcome: outcome && { winner: outcome.winner, by: outcome.by },
  };
}

/** A deep copy of a state, written out because it is made at every move. */
export function copy(state: State): State {
  const { rng } = state;
  const open = copyOpen(state) as State;
  open.rng = [rng[0], rng[1], rng[2], rng[3]];
  return open;
}
