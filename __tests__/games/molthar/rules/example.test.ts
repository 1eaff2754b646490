import { molthar } from '@/games/molthar/rules';
import type { State } from '@/games/molthar/rules/types';

import {
  activate,
  activatedOf,
  allCharacters,
  ALL_CHARACTERS,
  ALL_PEARLS,
  allPearls,
  character,
  diamondsOf,
  endTurn,
  exchange,
  handOf,
  limitOf,
  openCharacters,
  openPearls,
  placeOpen,
  play,
  pointsOf,
  portalOf,
  position,
  replacePearls,
  sortedPearlText,
  takeBlind,
  takeOpen,
} from './support';

const A = 0;
const B = 1;
const C = 2;

/** The worked example of the catalogue: three players, A begins, round 7. */
const state0 = position({
  players: [
    { hand: '6 7 8', portal: 'giant-1 wisp36-1', activated: 'hansel-1 unicorn-1', diamonds: 1 },
    { hand: '2 3 3 5', portal: 'goblin-2 golemeven-1', activated: 'dragon-1 hatter-1 sorceress-1 giant-2' },
    { hand: '1 4 4 5 7', portal: 'medusa-1', activated: 'phoenix-1 dwarf3-1 hound-1' },
  ],
  round: 7,
  open: 'p6-2 p2-4 p8-1 p1-5',
  pearlPile: 'p4-1 p7-3',
  pearlPileSize: 25,
  characters: 'lion-1 fairy-1',
  characterPile: 'wraith-1 monkey-2 maiden-1',
  characterPileSize: 30,
});

function seats(state: State): string[] {
  return [A, B, C].map(
    (seat) =>
      `${handOf(state, seat)} | ${portalOf(state, seat)} | ${pointsOf(state, seat)} points | ${diamondsOf(state, seat)} diamonds`,
  );
}

function piles({ pearls, characters }: State): Record<string, number> {
  return {
    pearls: pearls.draw.length,
    pearlDiscard: pearls.discard.length,
    characters: characters.draw.length,
    characterDiscard: characters.discard.length,
  };
}

/** Minimal payments of a Character as the game proposes them. */
function proposals(state: State, id: string): string[] {
  return molthar
    .legalActions(state, state.turn.seat)
    .flatMap((action) =>
      action.type === 'activate' && action.card === character(id)
        ? [`${sortedPearlText(action.payment.pearls)} and ${action.payment.diamonds}`]
        : [],
    );
}

function expectAllCards(state: State): void {
  expect(allPearls(state)).toEqual(ALL_PEARLS);
  expect(allCharacters(state)).toEqual(ALL_CHARACTERS);
}

const state1 = play(state0, takeOpen(1));
const state2 = play(state1, activate('giant-1', '6 6 7 8', 1));
const state3 = play(state2, placeOpen(1));
const turnOfB = play(state3, endTurn);
const state4 = play(turnOfB, exchange('goblin-2', 2));
const state5 = play(state4, takeBlind);
const state6 = play(state5, activate('wisp36-1', '3 3'));
const state7 = play(state6, activate('monkey-2', '7'));
const turnOfC = play(state7, endTurn);

describe('the worked example', () => {
  test('state 0: MOL-008 all cards are there', () => {
    expect(piles(state0)).toEqual({ pearls: 25, pearlDiscard: 15, characters: 30, characterDiscard: 7 });
    expect(seats(state0)).toEqual([
      '6 7 8 | giant-1 wisp36-1 | 3 points | 1 diamonds',
      '2 3 3 5 | goblin-2 golemeven-1 | 9 points | 0 diamonds',
      '1 4 4 5 7 | medusa-1 | 3 points | 0 diamonds',
    ]);
    expectAllCards(state0);
  });

  test('state 1: MOL-053 the refill is a Swap card', () => {
    expect(openPearls(state1)).toBe('4* 2 8 1');
    expect(openCharacters(state1)).toBe('wraith-1 monkey-2');
    expect(piles(state1)).toEqual({ pearls: 24, pearlDiscard: 15, characters: 28, characterDiscard: 9 });
    expect([handOf(state1, A), state1.turn.actionsLeft]).toEqual(['6 6 7 8', 2]);
  });

  test('state 2: MOL-116 the 7 is raised to 8, the only minimal payment', () => {
    expect(proposals(state1, 'giant-1')).toEqual(['6 6 7 8 and 1']);
    expect(piles(state2)).toEqual({ pearls: 24, pearlDiscard: 19, characters: 28, characterDiscard: 10 });
    expect(seats(state2)[A]).toBe(' | wisp36-1 | 6 points | 0 diamonds');
    expect([activatedOf(state2, A), state2.turn.actionsLeft]).toEqual(['hansel-1 unicorn-1 giant-1', 1]);
  });

  test('state 3: MOL-076 nothing is discarded for the second Character', () => {
    expect(openCharacters(state3)).toBe('maiden-1 monkey-2');
    expect([state3.characters.draw.length, portalOf(state3, A)]).toEqual([27, 'wisp36-1 wraith-1']);
    expect(state3.turn).toMatchObject({ actionsLeft: 0, phase: 'after' });
  });

  test('MOL-210 B is on turn with three actions', () => {
    expect(turnOfB.turn).toMatchObject({ seat: B, round: 7, actionsLeft: 3, phase: 'start' });
    expect(piles(turnOfB)).toEqual({ pearls: 24, pearlDiscard: 19, characters: 27, characterDiscard: 10 });
    expectAllCards(turnOfB);
  });

  test('state 4: MOL-177 B exchanges a Character in START', () => {
    expect([portalOf(state4, B), openCharacters(state4)]).toEqual(['monkey-2 golemeven-1', 'maiden-1 goblin-2']);
    expect(state4.turn).toMatchObject({ actionsLeft: 3, phase: 'start' });
  });

  test('state 5: MOL-049 B draws a 7 that nobody else sees', () => {
    expect([handOf(state5, B), openPearls(state5)]).toEqual(['2 3 3 5 7', openPearls(state4)]);
    expect([state5.pearls.draw.length, state5.turn.actionsLeft, state5.turn.phase]).toEqual([23, 2, 'act']);
    expect(molthar.view(state5, A).players[B]).toMatchObject({ hand: null, handCount: 5 });
  });

  test("state 6: MOL-146 MOL-212 B activates A's Will-o'-the-Wisp and reaches 12", () => {
    expect(proposals(state5, 'wisp36-1')).toEqual(['3 3 and 0']);
    expect([portalOf(state6, A), handOf(state6, B), state6.pearls.discard.length, state6.turn.actionsLeft]).toEqual([
      'wraith-1',
      '2 5 7',
      21,
      1,
    ]);
    expect([pointsOf(state6, A), pointsOf(state6, B)]).toEqual([6, 12]);
    expect(state6.trigger).toEqual({ seat: B, round: 7 });
  });

  test("state 7: MOL-195 the '?' is available again", () => {
    expect(new Set(proposals(state6, 'monkey-2'))).toEqual(new Set(['2 and 0', '5 and 0', '7 and 0']));
    expect([handOf(state7, B), portalOf(state7, B), pointsOf(state7, B), limitOf(state7, B)]).toEqual([
      '2 5',
      'golemeven-1',
      13,
      6,
    ]);
    expect([state7.pearls.discard.length, state7.turn.phase]).toEqual([22, 'after']);
  });

  test('the end of the turn of B', () => {
    expect(turnOfC.turn).toMatchObject({ seat: C, round: 7, phase: 'start', actionsLeft: 3 });
    expect(piles(turnOfC)).toEqual({ pearls: 23, pearlDiscard: 22, characters: 27, characterDiscard: 10 });
    expect([A, B, C].map((seat) => turnOfC.players[seat].activated.length)).toEqual([3, 6, 3]);
    expectAllCards(turnOfC);
  });

  test('MOL-213 MOL-214 C ends the round, then A, B and C have one turn each', () => {
    const turns = [];
    let state = turnOfC;
    while (state.turn.phase !== 'over') {
      turns.push([state.turn.seat, state.turn.round]);
      state = play(state, replacePearls, replacePearls, replacePearls, endTurn);
    }
    expect(turns).toEqual([
      [C, 7],
      [A, 8],
      [B, 8],
      [C, 8],
    ]);
    expect(molthar.result(state)?.places.map(({ seat, score }) => [seat, ...score])).toEqual([
      [B, 13, 0],
      [A, 6, 0],
      [C, 3, 0],
    ]);
  });
});
