import { firstState, play, seedRng, start, stateHash } from '@/engine';
import { molthar, type State } from '@/games/molthar/rules';
import { FILE_FORMAT, FILE_VERSION } from '@/storage/matchFile';
import { sealFile } from '@/storage/sealed';
import { MOLTHAR_WEIGHTS } from '../../__tests__/support/molthar';
import { accepted, randomMove } from '../../__tests__/support/randomWalk';

/** A match that was played at random up to a moment. */
type Walk = {
  readonly name: string;
  readonly names: readonly string[];
  /** So many of the first seats are people. */
  readonly people: number;
  readonly isMoment: (state: State) => boolean;
};

/** So many matches are tried; a moment that none of them has is too rare to look for. */
const TRIES = 400;

/** The file of the first match, by its seed, that comes to the moment; every move in it is one that the rules took. */
export function moltharFile({ name, names, people, isMoment }: Walk): string {
  for (let seed = 1; seed <= TRIES; seed++) {
    const setup = { config: { starter: 0 }, seats: names.length, seed };
    const rng = seedRng(seed);
    let match = start(molthar, setup);
    const moves: object[] = [];
    while (molthar.toMove(match.state).length > 0 && !isMoment(match.state)) {
      const move = randomMove(molthar, match.state, rng, MOLTHAR_WEIGHTS);
      match = accepted(play(molthar, match, move)).match;
      moves.push({ ...move, hash: stateHash(match.state) });
    }
    if (!isMoment(match.state)) continue;
    const seats = names.map((name, look) => ({ name, kind: look < people ? 'person' : 'bot', level: 'easy', look }));
    return sealFile({
      format: FILE_FORMAT,
      version: FILE_VERSION,
      game: molthar.id,
      rulesVersion: molthar.rulesVersion,
      name,
      createdAt: 1,
      setup: { config: setup.config, seats, seed },
      start: stateHash(firstState(molthar, setup)),
      moves,
    });
  }
  throw new Error('no match came to this moment');
}
