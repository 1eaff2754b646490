import { replay, ReplayError, scrub, start, stateHash } from '@/engine';
import { deepFreeze } from '../support/frozen';
import { randomMatch } from '../support/randomWalk';
import { toyGame, type ToyAction } from '../support/toyGame';

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

describe('scrubbing', () => {
  const first = deepFreeze(start(toyGame, SETUP).state);

  test('gives every moment, in any order', () => {
    const scrubber = scrub(toyGame, first, played.moves);
    expect(scrubber.length).toBe(played.moves.length);
    const backwards = hashes.map((_hash, i) => hashes.length - 1 - i);
    expect(backwards.map((i) => stateHash(scrubber.at(i).state))).toEqual([...hashes].reverse());
    expect(hashes.map((_hash, i) => stateHash(scrubber.at(i).state))).toEqual(hashes);
  });

  test('tells the events of the move that led there', () => {
    const scrubber = scrub(toyGame, first, played.moves);
    expect(scrubber.at(0).events).toEqual([]);
    const type: Record<ToyAction['type'], string> = { draw: 'drawn', roll: 'rolled', lay: 'laid', pass: 'passed' };
    expect([1, 32, 33, 64].map((i) => scrubber.at(i).events[0].type)).toEqual(
      [0, 31, 32, 63].map((i) => type[played.moves[i].action.type]),
    );
  });

  test('stays inside the match', () => {
    const scrubber = scrub(toyGame, first, played.moves);
    expect(stateHash(scrubber.at(-5).state)).toBe(hashes[0]);
    expect(stateHash(scrubber.at(100000).state)).toBe(hashes.at(-1));
  });

  test('what it hands out can be changed without harm', () => {
    const scrubber = scrub(toyGame, first, played.moves);
    scrubber.at(40).state.pile.length = 0;
    expect(stateHash(scrubber.at(40).state)).toBe(hashes[40]);
  });
});

function catchError(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
