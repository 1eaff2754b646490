import { molthar } from '@/games/molthar/rules';

import { characterIds, endTurn, hasSwap, newGame, openPearls, pearlText, play, replacePearls } from './support';

const SEATS = [2, 3, 4, 5];
const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);

describe('setting up', () => {
  test('MOL-019 both decks are shuffled, each for itself', () => {
    const games = SEEDS.map((seed) => newGame(3, seed));
    expect(new Set(games.map(({ pearls }) => pearlText([...pearls.draw, ...pearls.open]))).size).toBe(SEEDS.length);
    expect(new Set(games.map(({ characters }) => characterIds([...characters.draw, ...characters.open]))).size).toBe(
      SEEDS.length,
    );
    expect(new Set(games.map(({ pearls }) => pearls.open[0])).size).toBeGreaterThan(20);
    expect(new Set(games.map(({ characters }) => characters.open[0])).size).toBeGreaterThan(20);
  });

  test.each(SEATS)('MOL-020 four Pearl cards lie open and 52 in the pile, with %i players', (seats) => {
    const { pearls } = newGame(seats);
    expect([pearls.open.length, pearls.draw.length]).toEqual([4, 52]);
  });

  test.each(SEATS)('MOL-021 two Characters lie open and 52 in the pile, with %i players', (seats) => {
    const { characters } = newGame(seats);
    expect([characters.open.filter((card) => card !== null).length, characters.draw.length]).toEqual([2, 52]);
  });

  test.each(SEATS)('MOL-022 MOL-024 each of %i players has one empty Portal and nothing else differs', (seats) => {
    const { players, ...rest } = newGame(seats, 5);
    expect(players).toHaveLength(seats);
    const { players: two, ...restOfTwo } = newGame(2, 5);
    expect(rest).toEqual(restOfTwo);
    expect(players).toEqual(players.map(() => two[0]));
  });

  test('MOL-023 everybody begins with nothing but the Portal', () => {
    for (const player of newGame(5).players) {
      expect(player).toEqual({ hand: [], portal: [], activated: [], diamonds: [], owed: 0, stolen: [] });
    }
  });

  test('MOL-025 both discard piles are empty', () => {
    const { pearls, characters } = newGame(4);
    expect([pearls.discard, characters.discard]).toEqual([[], []]);
  });

  test.each([0, 1, 2] as const)('MOL-026 the chosen seat %i is the starting player', (starter) => {
    expect(newGame(3, 1, { starter }).starter).toBe(starter);
  });

  test('MOL-026 without a choice the seed picks the starting player among all seats', () => {
    const starters = SEEDS.map((seed) => newGame(4, seed, {}).starter);
    expect(new Set(starters)).toEqual(new Set([0, 1, 2, 3]));
    expect(starters).toEqual(SEEDS.map((seed) => newGame(4, seed, {}).starter));
  });

  test('MOL-026 a seat that nobody has cannot be the starting player', () => {
    expect(() => newGame(2, 1, { starter: 4 })).toThrow();
  });

  test('MOL-027 the starting-player mark stays where it is', () => {
    let state = newGame(3, 1, { starter: 1 });
    for (let turn = 0; turn < 7; turn++) {
      state = play(state, replacePearls, replacePearls, replacePearls, endTurn);
      expect([state.starter, molthar.view(state, 'table').starter]).toEqual([1, 1]);
    }
    expect(state.turn.round).toBe(3);
  });

  test('MOL-028 a Swap symbol dealt at set-up does nothing', () => {
    const dealt = SEEDS.map((seed) => newGame(3, seed)).filter(({ pearls }) => pearls.open.some(hasSwap));
    expect(dealt.length).toBeGreaterThan(3);
    for (const state of dealt) {
      expect(openPearls(state)).toContain('*');
      expect([state.characters.draw.length, state.characters.discard.length]).toEqual([52, 0]);
    }
  });
});
