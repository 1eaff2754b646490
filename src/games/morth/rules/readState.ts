import { exactly, flag, indexOf, isRng, kindOf, listOf, oneOf, orNull, whole, type Rng, type Shape } from '@/engine';
import { isConfig } from './config';
import {
  ATTACK_TYPES,
  CARDS,
  ENEMY_IDS,
  EXPERIENCE_MAX,
  HERO_TYPES,
  POSITIONS,
  RACES,
  TEAM_MAX,
  type Bag,
} from './data';
import { DICE } from './dice';
import { UPGRADES } from './heroes';
import { MAPS } from './maps';
import { SEATS } from './setup';
import {
  MODES,
  PHASES,
  SINGLE_MAPS,
  TEAM_MAPS,
  WINDOWS,
  type Activation,
  type Barrier,
  type Blocked,
  type Declared,
  type Die,
  type Foe,
  type Hero,
  type Pending,
  type Realm,
  type Responses,
  type Spell,
  type Spun,
  type State,
  type Trap,
  type Turn,
} from './types';
import { wavesOf } from './waves';

/** Beyond any purse, any wound and any strength. */
const isCount = whole(0, 10_000);
const HEROES_MAX = SEATS.max * TEAM_MAX;
/** The largest map has 216 squares, a map at most 6 paths. */
const isCell = indexOf(216);
const isPath = indexOf(6);
const isSeat = indexOf(SEATS.max);
const isHeroId = indexOf(HEROES_MAX);
const isRealmId = indexOf(SEATS.max);
const isDie = indexOf(DICE);
const isCard = indexOf(CARDS.length);
const isDice = listOf(isDie, 0, DICE);
const isCards = listOf(isCard, 0, CARDS.length);

const isFoe = exactly<Foe>({
  die: isDie,
  enemy: oneOf(ENEMY_IDS),
  life: isCount,
  scales: flag,
  realm: isRealmId,
  path: isPath,
  square: isCount,
  since: isCount,
});

const isHero = exactly<Hero>({
  seat: isSeat,
  race: oneOf(RACES),
  type: oneOf(HERO_TYPES),
  slot: oneOf([0, 1] as const),
  cell: isCell,
  experience: whole(0, EXPERIENCE_MAX),
  upgrades: listOf(oneOf(UPGRADES.map(({ id }) => id)), 0, 2),
  unplaced: flag,
  done: flag,
  spell: exactly<Spell>({
    noMove: flag,
    noAttack: flag,
    lessMove: isCount,
    lessAttack: isCount,
    onlyType: orNull(oneOf(ATTACK_TYPES)),
  }),
});

const isActive = exactly<Activation>({
  hero: isHeroId,
  stand: isCell,
  spent: isCount,
  attacks: isCount,
  shots: isCount,
  trapped: flag,
  barred: flag,
  rest: isCount,
  declared: orNull(
    exactly<Declared>({ weapon: oneOf(['pattern', 'bow']), cell: isCell, turn: indexOf(4), targets: isDice }),
  ),
});

const isPending = kindOf<Pending>('type', {
  discard: exactly({ type: oneOf(['discard']), seats: listOf(isSeat) }),
  morthCard: exactly({ type: oneOf(['morthCard']), card: isCard }),
  divide: exactly({ type: oneOf(['divide']), total: isCount }),
});

const isState = exactly<State>({
  rng: isRng as Shape<Rng>,
  config: isConfig,
  mode: oneOf(MODES),
  seats: whole(SEATS.min, SEATS.max),
  races: listOf(oneOf(RACES), SEATS.min, SEATS.max),
  wave: isCount,
  lord: isSeat,
  phase: oneOf(PHASES),
  turn: exactly<Turn>({ seat: isSeat, acted: flag, skilled: orNull(isHeroId), skillSpent: flag }),
  mark: whole(1, POSITIONS),
  spun: listOf(exactly<Spun>({ die: isDie, enemy: oneOf(ENEMY_IDS), sector: indexOf(POSITIONS) }), 0, DICE),
  bags: exactly<Record<Bag, Die[]>>({ green: isDice, orange: isDice, red: isDice }),
  foes: listOf(isFoe, 0, DICE),
  heroes: listOf(isHero, 0, HEROES_MAX),
  realms: listOf(
    exactly<Realm>({ map: oneOf([...SINGLE_MAPS, ...TEAM_MAPS]), gold: isCount, wounds: isCount }),
    1,
    SEATS.max,
  ),
  traps: listOf(exactly<Trap>({ realm: isRealmId, cell: isCell, hero: isHeroId })),
  barriers: listOf(exactly<Barrier>({ realm: isRealmId, cell: isCell, hero: isHeroId, stepped: flag })),
  blocked: listOf(exactly<Blocked>({ realm: isRealmId, cell: isCell })),
  active: orNull(isActive),
  roll: orNull(isCount),
  moved: flag,
  pending: orNull(isPending),
  window: orNull(oneOf(WINDOWS)),
  responses: orNull(exactly<Responses>({ window: oneOf(WINDOWS), queue: listOf(isSeat) })),
  discard: isCards,
  hands: listOf(isCards, SEATS.min, SEATS.max),
  pack: isCards,
});

/** A table of so many has so many of everything, and a wave of its track. */
function countsAgree(state: State): boolean {
  const { seats, mode, races, hands, realms, wave } = state;
  return (
    races.length === seats &&
    hands.length === seats &&
    realms.length === (mode === 'cooperative' ? 1 : seats) &&
    wave <= wavesOf(state).length
  );
}

/** Every seat, hero and realm that a state names is there. */
function namesAreThere(state: State): boolean {
  const { seats, heroes, realms, turn, active, pending, responses } = state;
  const named = {
    seats: [
      state.lord,
      turn.seat,
      ...heroes.map(({ seat }) => seat),
      ...(pending?.type === 'discard' ? pending.seats : []),
      ...(responses?.queue ?? []),
    ],
    heroes: [turn.skilled ?? 0, active?.hero ?? 0, ...[...state.traps, ...state.barriers].map(({ hero }) => hero)],
    realms: [...state.foes, ...state.traps, ...state.barriers, ...state.blocked].map(({ realm }) => realm),
  };
  return (
    named.seats.every((seat) => seat < seats) &&
    named.heroes.every((hero) => hero < heroes.length) &&
    named.realms.every((realm) => realm < realms.length)
  );
}

/** Every enemy and every hero stands on its map. */
function placesAreThere({ foes, heroes, realms, mode }: State): boolean {
  return (
    foes.every(({ realm, path, square }) => square <= (MAPS[realms[realm].map].paths[path]?.cells.length ?? -1)) &&
    heroes.every(({ seat, cell }) => cell < MAPS[realms[mode === 'cooperative' ? 0 : seat].map].kinds.length)
  );
}

/** A stored state, or undefined where it is none. */
export function readState(value: unknown): State | undefined {
  return isState(value) && countsAgree(value) && namesAreThere(value) && placesAreThere(value) ? value : undefined;
}
