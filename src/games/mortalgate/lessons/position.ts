import { seedRng, type Setup } from '@/engine';
import {
  ALTAR_OF,
  HEROES,
  HERO_KEYS,
  mortalgate,
  movementOf,
  nodeAt,
  RED,
  BLUE,
  type AbilityId,
  type Blessing,
  type Hero,
  type HeroId,
  type HeroKey,
  type State,
  type Team,
} from '../rules';

/** A hero by its name. */
export const heroOf = (key: HeroKey): HeroId => HERO_KEYS.indexOf(key);

/** What of a hero is otherwise than at its beginning. */
type Stands = {
  /** The name of its hex: 'K26'. */
  readonly at: string;
  readonly health?: number;
  readonly cooldowns?: Partial<Record<AbilityId, number>>;
};

type Heroes = Partial<Record<HeroKey, Stands>>;

/** What a lesson needs on the island; the learner leads red and begins, all others stand where they started. */
type Needs = {
  /** In the order of their turns. */
  readonly you: readonly HeroKey[];
  readonly rival: readonly HeroKey[];
  readonly heroes: Heroes;
  readonly round?: number;
  /** Who holds which altars. */
  readonly altars?: Partial<Record<Blessing, Team>>;
  readonly grace?: readonly [you: number, rival: number];
  /** The dice to come: a seed that was looked for, so that they fall as the words say. */
  readonly dice?: number;
};

const ofTwo = (you: readonly HeroKey[]): Setup => ({
  config: { heroes: 'chosen', owners: HERO_KEYS.map((key) => (you.includes(key) ? 0 : 1)), opening: 'red' },
  seats: 2,
  seed: 1,
});

/** A lesson on the island: its match, and how it lies. */
export const island = (needs: Needs): { readonly setup: Setup; readonly position: () => State } => ({
  setup: ofTwo(needs.you),
  position: () => laid(needs),
});

function laid({ you, rival, heroes, round = 1, altars = {}, grace = [0, 0], dice = 1 }: Needs): State {
  const { config, seats, seed } = ofTwo(you);
  const state = mortalgate.setup(mortalgate.parseConfig(config), seats, seed);
  for (const [seat, keys] of [you, rival].entries())
    mortalgate.advance(state, { seat, action: { type: 'orderHeroes', order: keys.map(heroOf) } });
  for (const key of HERO_KEYS) {
    const stands = heroes[key];
    if (stands) Object.assign(state.heroes[heroOf(key)], standing(key, stands));
  }
  for (const [blessing, team] of Object.entries(altars)) state.altars[ALTAR_OF[blessing as Blessing]] = team;
  return {
    ...state,
    rng: seedRng(dice),
    grace: [grace[RED], grace[BLUE]],
    round,
    turn: {
      ...state.turn,
      number: (round - 1) * HEROES.length + 1,
      points: movementOf(state, state.turn.hero, false),
    },
  };
}

function standing(key: HeroKey, { at, health, cooldowns = {} }: Stands): Partial<Hero> {
  const [first, second] = HEROES[heroOf(key)].abilities;
  return {
    node: nodeAt(at),
    ...(health !== undefined && { health }),
    cooldowns: [cooldowns[first] ?? 0, cooldowns[second] ?? 0],
  };
}
