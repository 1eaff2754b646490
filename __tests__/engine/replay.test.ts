import { replay, ReplayError, stateHash } from '@/engine';
import { randomMatch } from '../support/randomWalk';
import { toyGame } from '../support/toyGame';

const SETUP = { config: { cards: 40 }, seats: 3, seed: 21 };
const played = randomMatch(toyGame, SETUP);
const hashes = played.states.map(stateHash);

test('a replay ends in the state of the match', () => {
  expect(stateHash(replay(toyGame, SETUP, played.moves))).toBe(stateHash(played.match.state));
});

test.each([0, 1, 31, 32, 33, 64, 70])('a replay stops after %i moves', (to) => {
  expect(stateHash(replay(toyGame, SETUP, played.moves, to))).toBe(hashes[to]);
});

test('a move that is not legal is named with its place and its rule', () => {
  const damaged = [...played.moves];
  damaged[3] = { seat: played.moves[3].seat, action: { type: 'lay', card: 99 } };
  const broken = catchError(() => replay(toyGame, SETUP, damaged));
  expect(broken).toBeInstanceOf(ReplayError);
  expect(broken).toMatchObject({ at: 3, violation: { rule: 'TOY-4' } });
});

test.each([null, undefined])('a move that is %p is named too', (nothing) => {
  const damaged = [...played.moves];
  damaged[3] = nothing as unknown as (typeof damaged)[number];
  const broken = catchError(() => replay(toyGame, SETUP, damaged));
  expect(broken).toBeInstanceOf(ReplayError);
  expect(broken).toMatchObject({ at: 3, violation: { rule: 'TOY-6' } });
});

function catchError(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
