import {
  apply,
  canRedo,
  canUndo,
  lastMover,
  ConfigError,
  copyPlain,
  NOT_TO_MOVE,
  play,
  redo,
  resume,
  seedRng,
  start,
  stateHash,
  undo,
  whyNot,
  type Match,
  type Move,
} from '@/engine';
import * as fc from 'fast-check';
import { deepFreeze } from '../support/frozen';
import { accepted, randomMatch, randomMove } from '../support/randomWalk';
import { toyGame, type ToyAction, type ToyState } from '../support/toyGame';

const SETUP = { config: {}, seats: 2, seed: 11 };
const DRAW: Move<ToyAction> = { seat: 0, action: { type: 'draw' } };
const PASS: Move<ToyAction> = { seat: 0, action: { type: 'pass' } };

/** Seat 0 has drawn twice and holds two cards; it may lay both and pass. */
function twoInHand(): Match<ToyState, ToyAction> {
  const state = { ...start(toyGame, SETUP).state, drawn: true, pile: [0, 1, 2, 3, 4, 5], hands: [[6, 7], []] };
  return resume(SETUP, deepFreeze(state), 5);
}
const lay = (card: number): Move<ToyAction> => ({ seat: 0, action: { type: 'lay', card } });

describe('start', () => {
  test.each([
    ['too few seats', { ...SETUP, seats: 1 }, 'seats'],
    ['too many seats', { ...SETUP, seats: 4 }, 'seats'],
    ['half a seat', { ...SETUP, seats: 2.5 }, 'seats'],
    ['a negative seed', { ...SETUP, seed: -1 }, 'seed'],
    ['a seed that is no whole number', { ...SETUP, seed: 0.5 }, 'seed'],
    ['an option that the game does not know', { ...SETUP, config: { cards: 'many' } }, 'cards'],
  ])('refuses %s', (_name, setup, option) => {
    expect(() => start(toyGame, setup)).toThrow(ConfigError);
    expect(() => start(toyGame, setup)).toThrow(`option ${option} cannot be`);
  });

  test('says of any value that it cannot be, also where it cannot be written', () => {
    const circle: Record<string, unknown> = {};
    circle.again = circle;
    expect(new ConfigError('seats', BigInt(3)).message).toBe('option seats cannot be 3');
    expect(new ConfigError('seats', circle).message).toBe('option seats cannot be a value that cannot be written');
    expect(new ConfigError('seats', 'many').message).toBe('option seats cannot be "many"');
    expect(() => start(toyGame, { ...SETUP, config: { cards: BigInt(9) } })).toThrow(ConfigError);
  });

  test('the same setup gives the same state, another seed another', () => {
    expect(start(toyGame, SETUP)).toEqual(start(toyGame, SETUP));
    expect(stateHash(start(toyGame, { ...SETUP, seed: 12 }).state)).not.toBe(stateHash(start(toyGame, SETUP).state));
  });
});

describe('play', () => {
  test('appends a legal move and leaves the match given untouched', () => {
    const before = deepFreeze(start(toyGame, SETUP));
    const { match, events } = accepted(play(toyGame, before, DRAW));
    expect(match.moves).toBe(1);
    expect(match.state.hands[0]).toHaveLength(1);
    expect(events).toEqual([{ type: 'drawn', seat: 0, card: before.state.pile.at(-1) }]);
    expect(before.state.hands[0]).toHaveLength(0);
  });

  test.each<[string, Move<ToyAction>, string]>([
    ['a move against a rule', PASS, 'TOY-5'],
    ['a seat that is not to move', { ...DRAW, seat: 1 }, 'TOY-1'],
    ['a card that is not in the hand', lay(99), 'TOY-4'],
  ])('refuses %s with the rule', (_name, move, rule) => {
    const match = deepFreeze(start(toyGame, SETUP));
    expect(play(toyGame, match, move)).toMatchObject({ violation: { rule } });
  });

  test('refuses a seat that is not to move even where the game forgets to', () => {
    const careless = { ...toyGame, check: () => undefined };
    const match = start(careless, SETUP);
    expect(play(careless, match, { ...DRAW, seat: 1 })).toEqual({ violation: NOT_TO_MOVE });
    expect(whyNot(careless, match.state, DRAW)).toBeUndefined();
  });

  test('keeps no more than the moves since the last barrier', () => {
    const { states } = randomMatch(toyGame, { config: { cards: 60 }, seats: 3, seed: 5 });
    expect(states.length).toBeGreaterThan(100);
    let match = start(toyGame, { config: { cards: 60 }, seats: 3, seed: 5 });
    const rng = seedRng(5);
    while (toyGame.toMove(match.state).length > 0) {
      const seat = match.state.seat;
      match = accepted(play(toyGame, match, randomMove(toyGame, match.state, rng))).match;
      expect(match.recent.every((step) => step.move.seat === seat)).toBe(true);
    }
  });
});

describe('barriers', () => {
  test.each<[string, Move<ToyAction>, boolean]>([
    ['laying a card', lay(6), false],
    ['passing to another seat', PASS, true],
  ])('%s: %s', (_name, move, barrier) => {
    const played = accepted(play(toyGame, twoInHand(), move));
    expect(played.barrier).toBe(barrier);
    expect(canUndo(played.match)).toBe(!barrier);
  });

  test.each<[string, Move<ToyAction>]>([
    ['an event that reveals something', DRAW],
    ['a move that uses the random generator', { seat: 0, action: { type: 'roll' } }],
  ])('%s cannot be taken back', (_name, move) => {
    const played = accepted(play(toyGame, start(toyGame, SETUP), move));
    expect(played.barrier).toBe(true);
    expect(canUndo(played.match)).toBe(false);
    expect(undo(played.match)).toBe(played.match);
  });

  test('the end of the game is one', () => {
    const nearlyOver = { ...twoInHand().state, pile: [], hands: [[6], []] };
    expect(accepted(play(toyGame, resume<ToyState, ToyAction>(SETUP, nearlyOver, 9), lay(6))).barrier).toBe(true);
  });

  test('a turn that the game lets come back is one only after another seat has moved', () => {
    const lenient = { ...toyGame, recallable: ({ type }: { readonly type: string }) => type === 'passed' };
    const passed = accepted(play(lenient, accepted(play(lenient, twoInHand(), lay(6))).match, PASS));
    expect(passed.barrier).toBe(false);
    expect(lastMover(passed.match)).toBe(0);
    expect(undo(undo(passed.match)).state).toEqual(twoInHand().state);
    const next = accepted(play(lenient, passed.match, { ...DRAW, seat: 1 }));
    expect(canUndo(next.match)).toBe(false);
    const other = resume<ToyState, ToyAction>(SETUP, { ...passed.match.state, drawn: true }, 9);
    const both = accepted(play(lenient, { ...other, recent: passed.match.recent }, { ...PASS, seat: 1 }));
    expect(both.match.recent.map(({ move }) => move.seat)).toEqual([1]);
  });

  test('it also closes what lies before it', () => {
    const laid = accepted(play(toyGame, twoInHand(), lay(6))).match;
    expect(canUndo(laid)).toBe(true);
    expect(canUndo(accepted(play(toyGame, laid, PASS)).match)).toBe(false);
  });
});

describe('undo and redo', () => {
  test('go back and forth move by move', () => {
    const first = twoInHand();
    const second = accepted(play(toyGame, first, lay(6))).match;
    const third = accepted(play(toyGame, second, lay(7))).match;
    expect(undo(third).state).toEqual(second.state);
    expect(undo(third).moves).toBe(6);
    const back = undo(undo(third));
    expect(back.state).toEqual(first.state);
    expect(back.moves).toBe(5);
    expect(canUndo(back)).toBe(false);
    const again = accepted(redo(toyGame, accepted(redo(toyGame, back)).match)).match;
    expect(again).toEqual(third);
    expect(canRedo(again)).toBe(false);
    expect(redo(toyGame, again)).toBeUndefined();
  });

  test('a new move forgets what was taken back', () => {
    const taken = undo(accepted(play(toyGame, twoInHand(), lay(6))).match);
    expect(canRedo(taken)).toBe(true);
    expect(canRedo(accepted(play(toyGame, taken, lay(7))).match)).toBe(false);
  });

  test('redo refuses a move that is no longer legal', () => {
    const taken = undo(accepted(play(toyGame, twoInHand(), lay(6))).match);
    expect(redo(toyGame, { ...taken, undone: [lay(42)] })).toMatchObject({ violation: { rule: 'TOY-4' } });
  });

  test('any number of undos and redos ends in the same state', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.array(fc.boolean(), { maxLength: 40 }), (seed, backs) => {
        const rng = seedRng(seed);
        let match = start(toyGame, { config: {}, seats: 2, seed });
        for (const back of backs) {
          if (toyGame.toMove(match.state).length === 0) break;
          match = back ? undo(match) : accepted(play(toyGame, match, randomMove(toyGame, match.state, rng))).match;
        }
        const hash = stateHash(match.state);
        let walked = match;
        while (canUndo(walked)) walked = undo(walked);
        while (walked.moves < match.moves) walked = accepted(redo(toyGame, walked)).match;
        expect(stateHash(walked.state)).toBe(hash);
      }),
    );
  });
});

test('apply never touches the state it is given', () => {
  const state = deepFreeze(start(toyGame, SETUP).state);
  const hash = stateHash(state);
  expect(apply(toyGame, state, DRAW).state.hands[0]).toHaveLength(1);
  expect(stateHash(state)).toBe(hash);
});

test('apply copies by the hand of the game where it has one', () => {
  const copied: ToyState[] = [];
  const copying = { ...toyGame, copy: (state: ToyState) => copied[copied.push(copyPlain(state)) - 1] };
  const { state } = apply(copying, start(toyGame, SETUP).state, DRAW);
  expect(copied).toEqual([state]);
});
