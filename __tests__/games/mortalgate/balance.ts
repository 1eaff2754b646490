import { runThinker, seedRng, shuffle } from '@/engine';
import { HERO_KEYS, HEROES, mortalgate, RED, TEAMS, type State, type Team } from '@/games/mortalgate/rules';
import type { Figures } from '../../support/trial';

/** A match of medium bots from its first state to its end. */
function played(state: State, seed: number): State {
  for (let moves = 0; mortalgate.toMove(state).length > 0; moves++) {
    const [seat] = mortalgate.toMove(state);
    const thoughts = mortalgate.bots.medium.think(mortalgate.view(state, seat), seat, seed * 1000 + moves);
    mortalgate.advance(state, { seat, action: runThinker(thoughts) });
  }
  return state;
}

/** Both matches of a pair: the same two line-ups, once each in red and once in blue; the same one of them opens. */
function mirrored(seed: number): State[] {
  const heroes = HEROES.map((_, hero) => hero);
  shuffle(seedRng(seed), heroes);
  return TEAMS.map((opening, side) => {
    const owners = HEROES.map((_, hero) => (heroes.indexOf(hero) % 2 === side ? 0 : 1));
    return played(mortalgate.setup(mortalgate.parseConfig({ heroes: 'chosen', owners, opening }), 2, seed), seed);
  });
}

/** Both matches of a pair that bots draft, each team opening one. */
const drafted = (seed: number): State[] =>
  TEAMS.map((opening) => played(mortalgate.setup(mortalgate.parseConfig({ opening }), 2, seed), seed));

const percent = (all: readonly State[], holds: (state: State) => boolean): string =>
  ((100 * all.filter(holds).length) / all.length).toFixed(1);

const won = (team: Team | null) => (state: State) => state.outcome?.winner === team;

/** How even the match is: who wins, with which heroes, in how many rounds; half of the pairs have line-ups by lot, half are drafted. */
export function mortalgateBalance(pairs: number, firstSeed: number): Figures {
  const seeds = Array.from({ length: pairs / 2 }, (_, pair) => firstSeed + pair);
  const byLot = seeds.flatMap(mirrored);
  const byDraft = seeds.flatMap(drafted);
  const all = [...byLot, ...byDraft];
  const rounds = all.map(({ round }) => round).sort((one, other) => one - other);
  return [
    ['matches', all.length],
    ['red wins %', percent(all, won(RED))],
    ['opening team wins %, heroes by lot', percent(byLot, (state) => won(state.opening)(state))],
    ['opening team wins %, drafted', percent(byDraft, (state) => won(state.opening)(state))],
    ['rounds: fewest, median, most', `${rounds[0]} ${rounds[rounds.length >> 1]} ${rounds[rounds.length - 1]}`],
    ['won by grace %', percent(all, (state) => state.outcome?.by === 'grace')],
    ...HERO_KEYS.map((key, hero): [string, string] => [
      `wins of ${key}'s team %: all, heroes by lot, drafted`,
      [all, byLot, byDraft].map((some) => percent(some, (state) => won(state.heroes[hero].team)(state))).join(' '),
    ]),
  ];
}
