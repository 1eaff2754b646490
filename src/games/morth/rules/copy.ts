import type {
  Activation,
  Barrier,
  Blocked,
  Config,
  Declared,
  Foe,
  Hero,
  Open,
  Pending,
  Realm,
  Spun,
  State,
  Trap,
} from './types';

const copySpun = ({ die, enemy, sector }: Spun): Spun => ({ die, enemy, sector });
const copyFoe = ({ die, enemy, life, scales, realm, path, square, since }: Foe): Foe => ({
  die,
  enemy,
  life,
  scales,
  realm,
  path,
  square,
  since,
});
const copyRealm = ({ map, gold, wounds }: Realm): Realm => ({ map, gold, wounds });
const copyTrap = ({ realm, cell, hero }: Trap): Trap => ({ realm, cell, hero });
const copyBarrier = ({ realm, cell, hero, stepped }: Barrier): Barrier => ({ realm, cell, hero, stepped });
const copyBlocked = ({ realm, cell }: Blocked): Blocked => ({ realm, cell });

function copyHero({ seat, race, type, slot, cell, experience, upgrades, unplaced, done, spell }: Hero): Hero {
  const { noMove, noAttack, lessMove, lessAttack, onlyType } = spell;
  return {
    seat,
    race,
    type,
    slot,
    cell,
    experience,
    upgrades: upgrades.slice(),
    unplaced,
    done,
    spell: { noMove, noAttack, lessMove, lessAttack, onlyType },
  };
}

function copyDeclared({ weapon, cell, turn, targets }: Declared): Declared {
  return { weapon, cell, turn, targets: targets.slice() };
}

function copyActive({ hero, stand, spent, attacks, shots, trapped, barred, rest, declared }: Activation): Activation {
  return { hero, stand, spent, attacks, shots, trapped, barred, rest, declared: declared && copyDeclared(declared) };
}

function copyPending(pending: Pending): Pending {
  return pending.type === 'discard' ? { type: 'discard', seats: pending.seats.slice() } : { ...pending };
}

function copyConfig(config: Config): Config {
  return {
    mode: config.mode,
    rounds: config.rounds,
    halfWaves: config.halfWaves,
    racialSkills: config.racialSkills,
    fillBags: config.fillBags,
    sameLayout: config.sameLayout,
    map: config.map,
    teamMap: config.teamMap,
    cardMode: config.cardMode,
    mixedRaces: config.mixedRaces,
    races: config.races.slice(),
    twoHeroes: config.twoHeroes,
    teamHeroes: config.teamHeroes.slice(),
    firstLord: config.firstLord,
  };
}

/** A deep copy of all that lies open; the config is copied too, so that nothing is shared. */
export function copyOpen(open: Open): Open {
  const { turn, bags, active, pending, responses } = open;
  return {
    config: copyConfig(open.config),
    mode: open.mode,
    seats: open.seats,
    races: open.races.slice(),
    wave: open.wave,
    lord: open.lord,
    phase: open.phase,
    turn: { seat: turn.seat, acted: turn.acted, skilled: turn.skilled, skillSpent: turn.skillSpent },
    mark: open.mark,
    spun: open.spun.map(copySpun),
    bags: { green: bags.green.slice(), orange: bags.orange.slice(), red: bags.red.slice() },
    foes: open.foes.map(copyFoe),
    heroes: open.heroes.map(copyHero),
    realms: open.realms.map(copyRealm),
    traps: open.traps.map(copyTrap),
    barriers: open.barriers.map(copyBarrier),
    blocked: open.blocked.map(copyBlocked),
    active: active && copyActive(active),
    roll: open.roll,
    moved: open.moved,
    pending: pending && copyPending(pending),
    window: open.window,
    responses: responses && { window: responses.window, queue: responses.queue.slice() },
    discard: open.discard.slice(),
  };
}

/** A deep copy of a state, written out because it is made at every move. */
export function copy(state: State): State {
  const { rng } = state;
  const open = copyOpen(state) as State;
  open.rng = [rng[0], rng[1], rng[2], rng[3]];
  open.hands = state.hands.map((hand) => hand.slice());
  open.pack = state.pack.slice();
  return open;
}
