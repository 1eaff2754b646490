import { apply } from '@/engine';
import { ALTARS, HEROES, HERO_KEYS, mortalgate, nodeAt, OFF } from '../../rules';
import { movementOf } from '../../rules/questions/numbers';
import type { Action, Blessing, Hero, HeroKey, State, Team } from '../../rules';

/** What of a hero is otherwise than at its beginning; `at` is the name of its hex, null for who is slain. */
type Stands = Partial<Omit<Hero, 'node' | 'seat' | 'team'>> & { readonly at?: string | null };

/** What a picture needs on the island; who is not named stands in the camp. */
export type Needs = {
  /** The heroes of the red team in the order of their turns: the first one acts. */
  readonly red?: readonly HeroKey[];
  readonly heroes?: Partial<Record<HeroKey, Stands>>;
  readonly altars?: Partial<Record<Blessing, Team>>;
  readonly grace?: [number, number];
  /** What the first hero has done since. */
  readonly done?: readonly Action[];
};

const RED: readonly HeroKey[] = ['greven', 'elazar', 'drexir', 'dekhar'];

/** The island, with the first red hero to move. */
export function position({ red = RED, heroes = {}, altars = {}, grace = [0, 0], done = [] }: Needs): State {
  const blue = HERO_KEYS.filter((key) => !red.includes(key));
  const owners = HERO_KEYS.map((key) => (red.includes(key) ? 0 : 1));
  const config = mortalgate.parseConfig({ heroes: 'chosen', owners, opening: 'red' });
  const state = mortalgate.setup(config, 2, 1);
  for (const [seat, keys] of [red, blue].entries())
    mortalgate.advance(state, {
      seat,
      action: { type: 'orderHeroes', order: keys.map((key) => HERO_KEYS.indexOf(key)) },
    });
  HEROES.forEach(({ key }, id) => {
    const { at, ...rest } = heroes[key] ?? {};
    Object.assign(state.heroes[id], rest, at === undefined ? {} : { node: at === null ? OFF : nodeAt(at) });
  });
  ALTARS.forEach(({ blessing }, id) => {
    state.altars[id] = altars[blessing] ?? null;
  });
  state.grace = grace;
  state.turn.points = movementOf(state, state.turn.hero, false);
  return done.reduce((now, action) => apply(mortalgate, now, { seat: 0, action }).state, state);
}
