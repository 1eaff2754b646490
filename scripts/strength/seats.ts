import { seedRng, type AnyGame, type BotLevel } from '@/engine';
import { playBots } from '../simulate/players';

export type Shares = {
  /** Of each seat: its victories; one that several seats share is divided among them, one of a team is that of all its seats. */
  readonly shares: readonly number[];
  /** Of each seat: the victories that it would have if all were alike. */
  readonly fair: readonly number[];
};

/** What like bots win from every seat; the configs are taken in turn. */
export function sharesOfSeats(
  game: AnyGame,
  level: BotLevel,
  configs: readonly object[],
  seats: number,
  matches: number,
  firstSeed: number,
): Shares {
  const shares = Array.from({ length: seats }, () => 0);
  const fair = [...shares];
  const bots = shares.map(() => game.bots[level]);
  for (let match = 0; match < matches; match++) {
    const setup = { config: configs[match % configs.length], seats, seed: firstSeed + match };
    const result = game.result(playBots(game, bots, setup, seedRng(setup.seed)));
    if (result === undefined) throw new Error(`${game.id} ended without a result`);
    const sides = result.teams ?? result.places.map(({ seat, rank }) => ({ seats: [seat], rank }));
    const winners = sides.filter(({ rank }) => rank === 1);
    for (const side of sides)
      for (const seat of side.seats) {
        fair[seat] += 1 / sides.length;
        if (side.rank === 1) shares[seat] += 1 / winners.length;
      }
  }
  return { shares, fair };
}
