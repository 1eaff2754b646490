import { firstState, play, seedRng, start, stateHash } from '@/engine';
import { GAMES } from '@/games';
import { FILE_FORMAT, FILE_VERSION } from '@/storage/matchFile';
import { sealFile } from '@/storage/sealed';
import type { SeatSetup } from '@/store';
import { MOLTHAR_WEIGHTS } from './molthar';
import { accepted, randomMove } from './randomWalk';

/** The file of a match of Molthar that was played at random to its end. */
export function finishedMatchFile(seats: readonly SeatSetup[], seed: number): string {
  const game = GAMES.molthar;
  const setup = { config: { starter: 0 }, seats: seats.length, seed };
  const rng = seedRng(seed);
  let match = start(game, setup);
  const moves: object[] = [];
  while (game.toMove(match.state).length > 0) {
    const move = randomMove(game, match.state, rng, MOLTHAR_WEIGHTS);
    match = accepted(play(game, match, move)).match;
    moves.push({ ...move, hash: stateHash(match.state) });
  }
  const contents = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    game: game.id,
    rulesVersion: game.rulesVersion,
    name: 'Random match',
    createdAt: 1,
    setup: { config: setup.config, seats, seed },
    start: stateHash(firstState(game, setup)),
    moves,
  };
  return sealFile(contents);
}
