import { apply, firstState, seedRng, type Seat } from '@/engine';
import { morth } from '@/games/morth/rules';
import { CARDS, ENEMIES, type Effect } from '@/games/morth/rules/data';
import { KIND_OF_DIE } from '@/games/morth/rules/dice';
import { newHero } from '@/games/morth/rules/heroes';
import { cellAt, columnOf, rowOf } from '@/games/morth/rules/maps';
import type {
  Action,
  ActionType,
  Card,
  Cell,
  Config,
  Die,
  EnemyId,
  Event,
  Foe,
  Hero,
  HeroType,
  MapId,
  Phase,
  Race,
  RealmId,
  State,
  UpgradeId,
} from '@/games/morth/rules/types';
import type { Weights } from './randomWalk';

/** Heroes that act, strike and are hired as soon as they can make a random match worth reading; coins are kept for them. */
export const MORTH_WEIGHTS: Weights = {
  activate: 12,
  step: 6,
  attack: 40,
  shoot: 40,
  layTrap: 20,
  setBarrier: 20,
  hire: 60,
  upgrade: 40,
  useSkill: 6,
  endActivation: 2,
  passPortal: 12,
};

/** MOR-001 Only the mode that goes by the number of seats can be played alone. */
export const fitsMorth = (config: object, seats: number): boolean => seats > 1 || !('mode' in config);

/** Every die and every card of Morth, wherever it is. */
export function morthPieces(state: State): string[] {
  const { bags, spun, foes, hands, pack, discard, pending } = state;
  const dice = [
    ...bags.green,
    ...bags.orange,
    ...bags.red,
    ...spun.map(({ die }) => die),
    ...foes.map(({ die }) => die),
  ];
  const cards = [...hands.flat(), ...pack, ...discard, ...(pending?.type === 'morthCard' ? [pending.card] : [])];
  return [...dice.map((die) => `d${die}`), ...cards.map((card) => `c${card}`)];
}

/** '3,8' as a cell: column, then row. */
export function at(text: string): Cell {
  const [x, y] = text.split(',').map(Number);
  return cellAt(x, y);
}

/** A cell as '3,8'. */
export const point = (cell: Cell): string => `${columnOf(cell)},${rowOf(cell)}`;

export type HeroSpec = {
  type: HeroType;
  at: string;
  seat?: Seat;
  race?: Race;
  xp?: number;
  upgrades?: UpgradeId[];
  done?: boolean;
  unplaced?: boolean;
};

/** What a test cares about; everything else stands as at the start of a match in which nobody has any cards. */
export type Spec = {
  seats?: number;
  config?: Partial<Config>;
  seed?: number;
  wave?: number;
  lord?: Seat;
  phase?: Phase;
  seat?: Seat;
  mark?: number;
  /** By realm. */
  maps?: readonly MapId[];
  gold?: readonly number[];
  wounds?: readonly number[];
  /** All heroes of the table; without it the starting ones. */
  heroes?: readonly HeroSpec[];
  /** By realm: 'L4 skeleton, C10 orc 2, L0 rat, R3 dragon bare'. A number is the resistance left; bare is without scales. */
  foes?: readonly string[];
  /** Dice in the spinner: '0 goblin, 5 orc' by sector. */
  spun?: string;
  traps?: readonly { at: string; hero: number; realm?: RealmId }[];
  barriers?: readonly { at: string; hero: number; realm?: RealmId }[];
  blocked?: readonly { at: string; realm?: RealmId }[];
  /** By seat, as effects; with a number for the printed amount: 'steal 2', or a type: 'changeType arcane'. */
  hands?: readonly (readonly string[])[];
  /** How many dice stay in a bag; the others lie on the start space of nobody's interest (realm 0, left). */
  bags?: Partial<Record<'green' | 'orange' | 'red', number>>;
  /** The active hero. */
  active?: number;
  roll?: number;
};

const LETTERS = ['L', 'C', 'R', 'BL', 'BC', 'BR'];

function takeDie(state: State, enemy: EnemyId): Die {
  const { bag } = KIND_OF_DIE[KIND_OF_DIE.findIndex(({ faces }) => faces.some(([name]) => name === enemy))];
  const found = state.bags[bag].find((die) => KIND_OF_DIE[die].faces.some(([name]) => name === enemy));
  if (found === undefined) throw new Error(`no die left for ${enemy}`);
  state.bags[bag] = state.bags[bag].filter((die) => die !== found);
  return found;
}

function placeFoe(state: State, realm: RealmId, text: string): void {
  const [spot, name, ...more] = text.trim().split(' ');
  const enemy = name as EnemyId;
  const [, letter, square] = /^([A-Z]+)(\d+)$/.exec(spot) ?? [];
  if (letter === undefined || ENEMIES[enemy] === undefined) throw new Error(`cannot read ${text}`);
  const life = more.map(Number).find((value) => value > 0) ?? ENEMIES[enemy].resistance;
  const scales = enemy === 'dragon' && !more.includes('bare');
  state.foes.push({
    die: takeDie(state, enemy),
    enemy,
    life,
    scales,
    realm,
    path: LETTERS.indexOf(letter),
    square: Number(square),
    since: state.wave,
  });
}

const items = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function heroFrom(
  state: State,
  { type, at: place, seat = 0, race, xp = 0, upgrades = [], done = false, unplaced = false }: HeroSpec,
): Hero {
  const own = race ?? state.races[seat];
  const slot = state.heroes.some((hero) => hero.type === type && hero.race === own) ? 1 : 0;
  return { ...newHero(seat, own, type, slot, at(place), unplaced), experience: xp, upgrades: [...upgrades], done };
}

/** The first card of an effect that is not dealt yet. */
function takeCard(state: State, text: string): Card {
  const [effect, detail] = text.split(' ') as [Effect, string | undefined];
  const card = state.pack.find((index) => {
    const { effect: printed, amount, attack } = CARDS[index];
    return printed === effect && (detail === undefined || String(amount) === detail || attack === detail);
  });
  if (card === undefined) throw new Error(`no card ${text} left`);
  state.pack = state.pack.filter((index) => index !== card);
  return card;
}

function thinBag(state: State, bag: 'green' | 'orange' | 'red', size: number): void {
  for (const die of state.bags[bag].splice(size)) {
    const [enemy] = KIND_OF_DIE[die].faces[0];
    state.foes.push({
      die,
      enemy,
      life: ENEMIES[enemy].resistance,
      scales: enemy === 'dragon',
      realm: 0,
      path: 0,
      square: 0,
      since: state.wave,
    });
  }
}

/** A full position; all 97 dice and 32 cards lie somewhere. Two players in a hero turn of the first unless told otherwise. */
export function position(spec: Spec = {}): State {
  const { seats = 2, seed = 1, lord = 0, wave = 1, phase = 'heroes', seat = lord } = spec;
  const state = firstState(morth, { config: { firstLord: lord, ...spec.config }, seats, seed });
  Object.assign(state, { wave, phase, mark: spec.mark ?? state.mark, roll: spec.roll ?? null });
  state.turn.seat = seat;
  state.realms.forEach((realm, i) => {
    realm.map = spec.maps?.[i] ?? realm.map;
    realm.gold = spec.gold?.[i] ?? realm.gold;
    realm.wounds = spec.wounds?.[i] ?? realm.wounds;
  });
  if (spec.heroes !== undefined) {
    state.heroes = [];
    for (const hero of spec.heroes) state.heroes.push(heroFrom(state, hero));
  }
  spec.foes?.forEach((text, realm) => items(text).forEach((foe) => placeFoe(state, realm, foe)));
  state.spun = items(spec.spun ?? '').map((text) => {
    const [sector, enemy] = text.split(' ') as [string, EnemyId];
    return { die: takeDie(state, enemy), enemy, sector: Number(sector) };
  });
  state.traps = (spec.traps ?? []).map(({ at: place, hero, realm = 0 }) => ({ realm, cell: at(place), hero }));
  state.barriers = (spec.barriers ?? []).map(({ at: place, hero, realm = 0 }) => ({
    realm,
    cell: at(place),
    hero,
    stepped: false,
  }));
  state.blocked = (spec.blocked ?? []).map(({ at: place, realm = 0 }) => ({ realm, cell: at(place) }));
  spec.hands?.forEach((hand, owner) => {
    state.hands[owner] = hand.map((text) => takeCard(state, text));
  });
  for (const bag of ['green', 'orange', 'red'] as const)
    if (spec.bags?.[bag] !== undefined) thinBag(state, bag, spec.bags[bag]);
  if (spec.active !== undefined) {
    state.active = {
      hero: spec.active,
      stand: state.heroes[spec.active].cell,
      spent: 0,
      attacks: 0,
      shots: 0,
      trapped: false,
      barred: false,
      rest: 0,
      declared: null,
    };
    state.heroes[spec.active].done = true;
  }
  return state;
}

/** A fresh match; the first seat has the Lord Morth token unless told otherwise. */
export function newGame(seats: number, config: Partial<Config> = {}, seed = 1): State {
  return firstState(morth, { config: { firstLord: 0, ...config }, seats, seed });
}

function play1(state: State, action: Action, seat: Seat): { state: State; events: readonly Event[] } {
  const violation = morth.check(state, { seat, action });
  if (violation)
    throw new Error(`${JSON.stringify(action)} of ${seat} is refused by ${violation.rule}\n${morth.toText(state)}`);
  return apply(morth, state, { seat, action });
}

/** Plays actions of whoever is to move, one after the other. */
export function play(state: State, ...actions: readonly Action[]): State {
  return actions.reduce((now, action) => play1(now, action, morth.toMove(now)[0]).state, state);
}

/** Plays one action of a seat, on turn or not. */
export function playAs(state: State, seat: Seat, action: Action): State {
  return play1(state, action, seat).state;
}

/** What happened during the last of the actions. */
export function eventsOf(state: State, ...actions: readonly Action[]): readonly Event[] {
  const before = play(state, ...actions.slice(0, -1));
  return play1(before, actions[actions.length - 1], morth.toMove(before)[0]).events;
}

/** The rule by which an action is refused; undefined when it may be done. */
export function refusal(state: State, action: Action, seat: Seat = morth.toMove(state)[0]): string | undefined {
  return morth.check(state, { seat, action })?.rule;
}

/** The actions of one kind that are open to a seat. */
export function open<T extends ActionType>(
  state: State,
  type: T,
  seat: Seat = morth.toMove(state)[0],
): Extract<Action, { type: T }>[] {
  return morth
    .legalActions(state, seat)
    .filter((action): action is Extract<Action, { type: T }> => action.type === type);
}

/** Steps along cells, written '3,9 3,8'. */
export const steps = (text: string): Action[] => text.split(' ').map((place) => ({ type: 'step', to: at(place) }));

/** Lets the enemies of all maps move by a roll of the d3. */
export function assault(state: State, roll: number): State {
  const ready = { ...state, phase: 'assault' as const, roll, active: null, turn: { ...state.turn, seat: state.lord } };
  return play(ready, { type: 'moveEnemies' });
}

/** What the enemies of an assault did. */
export function assaultEvents(state: State, roll: number): readonly Event[] {
  return eventsOf(
    { ...state, phase: 'assault', roll, active: null, turn: { ...state.turn, seat: state.lord } },
    { type: 'moveEnemies' },
  );
}

const foeText = ({ path, square, enemy, life, scales }: Foe): string =>
  `${LETTERS[path]}${square} ${enemy} ${life}${scales ? ' scales' : ''}`;

/** The enemies of a realm as 'C10 orc 2', in the order of the alphabet. */
export function foes(state: State, realm: RealmId = 0): string[] {
  return state.foes
    .filter((foe) => foe.realm === realm)
    .map(foeText)
    .sort();
}

/** The die of the only enemy of a name, or of the one on a square: die(state, 'orc'), die(state, 'orc', 'C10'). */
export function dieOf(state: State, enemy: EnemyId, spot?: string, realm: RealmId = 0): Die {
  const found = state.foes.filter(
    (foe) =>
      foe.realm === realm &&
      foe.enemy === enemy &&
      (spot === undefined || `${LETTERS[foe.path]}${foe.square}` === spot),
  );
  if (found.length === 0) throw new Error(`no ${enemy} ${spot ?? ''}\n${morth.toText(state)}`);
  return found[0].die;
}

/** Dice in the green, orange and red bag. */
export const bagSizes = ({ bags }: State): number[] => [bags.green.length, bags.orange.length, bags.red.length];

/** The state with the first seed for which an action brings what is wanted. */
export function withLuck(
  state: State,
  action: Action,
  wanted: (after: State, events: readonly Event[]) => boolean,
): State {
  for (let seed = 0; seed < 5000; seed++) {
    const lucky = { ...state, rng: seedRng(seed) };
    const played = play1(lucky, action, morth.toMove(lucky)[0]);
    if (wanted(played.state, played.events)) return played.state;
  }
  throw new Error('no seed brings it');
}
