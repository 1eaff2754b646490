import { seedRng, type AnyGame, type BotLevel } from '@/engine';
import { playBots } from '../simulate/players';
import { timed, type Times } from './timed';

export type Duel = {
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
  /** Of the first level, and of the second. */ readonly scores: readonly [number[], number[]];
};

/** Thoughts are measured in so many matches: to measure one is to think it several times. */
const TIMED = 4;

/** Matches between two levels; each seed is played twice, so that both levels have both seats. */
export function duel(
  game: AnyGame,
  [first, second]: readonly [BotLevel, BotLevel],
  seeds: number,
  firstSeed: number,
  times: Readonly<Record<BotLevel, Times>>,
): Duel {
  const scores: [number[], number[]] = [[], []];
  let won = 0;
  let shared = 0;
  for (let match = 0; match < 2 * seeds; match++) {
    const seat = match % 2;
    const levels = seat === 0 ? [first, second] : [second, first];
    const bots = levels.map((level) => (match < TIMED ? timed(game.bots[level], times[level]) : game.bots[level]));
    const places =
      game.result(
        playBots(game, bots, { config: {}, seats: 2, seed: firstSeed + (match >> 1) }, seedRng(firstSeed + match)),
      )?.places ?? [];
    const [mine, other] = [seat, 1 - seat].map((one) => places.find((place) => place.seat === one));
    if (mine === undefined || other === undefined) throw new Error(`${game.id} ended without places`);
    scores[0].push(mine.score[0]);
    scores[1].push(other.score[0]);
    if (mine.rank < other.rank) won++;
    if (mine.rank === other.rank) shared++;
  }
  return { won, shared, lost: 2 * seeds - won - shared, scores };
}
