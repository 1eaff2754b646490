import { runThinker, start, nextU32, play, seedRng, type AnyGame, type Move, type Rng, type Tagged } from '@/engine';
import { GAME_IDS, type GameId } from '@/games';
import type { AnyMatch, SeatSetup } from '@/storage';
import { TRIALS } from '../../__tests__/games';

/** A match of the collection: how it is set up. Half of it is one save, the whole of it another. */
export type Sample = {
  readonly name: string;
  readonly game: GameId;
  readonly config: object;
  readonly seats: number;
  readonly seed: number;
};

/** Every mode of every game and every number of seats, with the options that change the shape of a state. */
export const SAMPLES: readonly Sample[] = GAME_IDS.flatMap((game) =>
  Object.entries(TRIALS[game].saves.samples).map(([name, setup]) => ({ ...setup, name: `${game}-${name}`, game })),
);

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dai', 'Eva', 'Finn', 'Gwen', 'Hugo'];

/** Two people and bots, so that a save also tells who holds the device. */
export function seatsOf({ seats }: Sample): SeatSetup[] {
  return NAMES.slice(0, seats).map((name, look) => ({
    name,
    kind: look < 2 ? 'person' : 'bot',
    level: look % 2 === 0 ? 'easy' : 'medium',
    look,
  }));
}

/** Every moment of a match between bots, from the first to the end. */
export function playSample(
  game: AnyGame,
  sample: Sample,
): { readonly matches: AnyMatch[]; readonly moves: Move<Tagged>[] } {
  const rng = seedRng(sample.seed);
  const matches: AnyMatch[] = [start(game, { config: sample.config, seats: sample.seats, seed: sample.seed })];
  const moves: Move<Tagged>[] = [];
  for (let match = matches[0]; game.toMove(match.state).length > 0;) {
    const move = botMove(game, match, rng);
    const played = play(game, match, move);
    if ('violation' in played) throw new Error(`${sample.name}: ${played.violation.rule}`);
    match = played.match;
    matches.push(match);
    moves.push(move);
  }
  return { matches, moves };
}

/** Who may act out of turn is asked first. */
function botMove(game: AnyGame, { state }: AnyMatch, rng: Rng): Move<Tagged> {
  for (const seat of game.interrupters?.(state) ?? []) {
    const thoughts = game.bots.easy.respond?.(game.view(state, seat), seat, nextU32(rng));
    const action = thoughts && runThinker(thoughts);
    if (action !== undefined) return { seat, action };
  }
  const [seat] = game.toMove(state);
  const bot = seat % 2 === 0 ? game.bots.easy : game.bots.medium;
  return { seat, action: runThinker(bot.think(game.view(state, seat), seat, nextU32(rng))) };
}
