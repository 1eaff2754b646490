import type { Move, Seat } from '@/engine';
import {
  ALTAR_OF,
  BLUE,
  HEROES,
  HERO_KEYS,
  heroOfTurn,
  movementOf,
  nodeAt,
  OFF,
  RED,
  SPAWNS,
  type AbilityId,
  type Action,
  type Blessing,
  type HeroId,
  type HeroKey,
  type Phase,
  type State,
  type Team,
} from '@/games/mortalgate/rules';
import { setup } from '@/games/mortalgate/rules/setup';
import { rolling } from './dice';

export type GivenHero = {
  /** A label; null when it is slain. */
  readonly at?: string | null;
  readonly health?: number;
  readonly cooldowns?: Partial<Record<AbilityId, number>>;
  readonly statuses?: { readonly burning?: number; readonly poison?: number; readonly stun?: number };
  readonly effects?: {
    readonly precisionTargeting?: number;
    readonly staticCharge?: number;
    readonly shieldWall?: boolean;
  };
};

export type TeamKey = 'red' | 'blue';

export type Given = {
  readonly active: HeroKey;
  readonly phase?: Phase;
  readonly heroes?: Partial<Record<HeroKey, GivenHero>>;
  readonly altars?: Partial<Record<Blessing, TeamKey>>;
  readonly grace?: Readonly<Record<TeamKey, number>>;
  readonly teams?: Readonly<Record<TeamKey, readonly HeroKey[]>>;
  readonly dice?: readonly number[];
};

const USUAL: Readonly<Record<TeamKey, readonly HeroKey[]>> = {
  red: ['greven', 'elazar', 'drexir', 'dekhar'],
  blue: ['seiren', 'yodan', 'sabea', 'zadita'],
};

export const idOf = (key: HeroKey): HeroId => HERO_KEYS.indexOf(key);
export const teamOf = (key: TeamKey): Team => (key === 'red' ? RED : BLUE);
export const heroOf = (state: State, key: HeroKey) => state.heroes[idOf(key)];

function place(state: State, key: HeroKey, given: GivenHero): void {
  const hero = heroOf(state, key);
  if (given.at !== undefined) hero.node = given.at === null ? OFF : nodeAt(given.at);
  hero.health = given.at === null ? 0 : (given.health ?? hero.health);
  HEROES[idOf(key)].abilities.forEach((ability, slot) => (hero.cooldowns[slot] = given.cooldowns?.[ability] ?? 0));
  Object.assign(hero, given.statuses);
  hero.precision = given.effects?.precisionTargeting ?? 0;
  hero.charges = given.effects?.staticCharge ?? 0;
  hero.wall = given.effects?.shieldWall ?? false;
}

/** A match between two seats in the middle of a turn: all heroes on their start nodes but for what is given. */
export function position(given: Given): State {
  const teams = given.teams ?? USUAL;
  const state = setup({ teams: [], heroes: 'draft', owners: [], opening: 'red' }, 2, 1);
  for (const key of ['red', 'blue'] as const) {
    const team = teamOf(key);
    state.orders[team] = teams[key].map(idOf);
    state.orders[team].forEach((hero, at) =>
      Object.assign(state.heroes[hero], { seat: team, team, node: SPAWNS[team][at] }),
    );
    state.grace[team] = given.grace?.[key] ?? 0;
  }
  for (const [key, hero] of Object.entries(given.heroes ?? {})) place(state, key as HeroKey, hero);
  for (const [blessing, key] of Object.entries(given.altars ?? {}))
    state.altars[ALTAR_OF[blessing as Blessing]] = teamOf(key);
  state.round = 1;
  while (heroOfTurn(state.orders, RED, ++state.turn.number) !== idOf(given.active));
  state.turn.hero = idOf(given.active);
  state.phase = given.phase ?? 'movement';
  if (state.phase === 'movement') state.turn.points = movementOf(state, state.turn.hero, false);
  if (given.dice) state.rng = rolling(given.dice);
  return state;
}

/** Whose word counts now. */
export const moverOf = (state: State): Seat => state.heroes[state.turn.hero].seat ?? 0;

export const by = (state: State, action: Action): Move<Action> => ({ seat: moverOf(state), action });

export const walk = (...labels: string[]): Action => ({ type: 'walk', path: labels.map(nodeAt) });
export const attack = (target: HeroKey): Action => ({ type: 'attack', target: idOf(target) });
export const cast = (ability: AbilityId, target?: HeroKey): Action => ({
  type: 'useAbility',
  ability,
  target: target === undefined ? null : idOf(target),
});
export const CAPTURE: Action = { type: 'capture' };
export const END_TURN: Action = { type: 'endTurn' };
