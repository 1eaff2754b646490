import {
  activate,
  activatedOf,
  characterDiscard,
  diamondsOf,
  discardFoe,
  endTurn,
  exchange,
  finishActions,
  handOf,
  openCharacters,
  pearlDiscard,
  placeBlind,
  placeOpen,
  play,
  pointsOf,
  portalOf,
  position,
  refusal,
  replacePearls,
  takeBlind,
} from './support';
import { CHARACTERS, molthar } from '@/games/molthar/rules';
import type { PlayerSpec } from './support';

const payers = (count: number, owner: number, owned: PlayerSpec = { portal: 'wisp36-1' }): PlayerSpec[] =>
  Array.from({ length: count }, (_, seat) =>
    seat === owner ? owned : seat < 2 || seat === count - 1 ? { hand: '6 6 6' } : {},
  );

const shared = activate('wisp36-1', '6 6 6');

describe("the Will-o'-the-Wisp", () => {
  test('MOL-145 only the two Wisps are open to neighbours', () => {
    expect(CHARACTERS.filter(({ ability }) => ability === 'shared').map(({ id }) => id)).toEqual([
      'wisp36-1',
      'wisp45-1',
    ]);
    const state = position({ players: [{ hand: '2 2' }, { portal: 'goblin-1 dwarf2-1' }] });
    for (const id of ['goblin-1', 'dwarf2-1']) expect(refusal(state, activate(id, '2 2'))).toBe('MOL-082');
  });

  test.each([
    ['the next seat', 1, 0],
    ['the seat before', 1, 2],
    ['over the end of the table', 0, 4],
    ['over the end of the table', 4, 0],
  ])('MOL-146 a neighbour may activate it: %s', (_, owner, seat) => {
    const players = Array.from({ length: 5 }, (__, i): PlayerSpec =>
      i === owner ? { portal: 'wisp36-1' } : i === seat ? { hand: '6 6 6' } : {},
    );
    const after = play(position({ players, seat }), shared);
    expect([activatedOf(after, seat), portalOf(after, owner), after.turn.actionsLeft]).toEqual(['wisp36-1', '', 2]);
    expect(molthar.legalActions(position({ players, seat }), seat).some(({ type }) => type === 'activate')).toBe(true);
  });

  test.each([
    [4, 0, 2],
    [5, 0, 2],
    [5, 0, 3],
    [5, 1, 4],
  ])('MOL-147 among %i players, with the owner at %i, seat %i is no neighbour', (count, owner, seat) => {
    const players = Array.from({ length: count }, (_, i): PlayerSpec =>
      i === owner ? { portal: 'wisp36-1' } : i === seat ? { hand: '6 6 6' } : {},
    );
    expect(refusal(position({ players, seat }), shared)).toBe('MOL-147');
    expect(molthar.legalActions(position({ players, seat }), seat).some(({ type }) => type === 'activate')).toBe(false);
  });

  test.each([
    [2, 1],
    [3, 1],
    [3, 2],
  ])('MOL-148 with %i players seat %i is a neighbour of seat 0', (count, seat) => {
    const state = position({ players: payers(count, 0), seat });
    expect(pointsOf(play(state, shared), seat)).toBe(3);
  });

  test('MOL-149 a neighbour pays with the own cards, Diamonds, abilities and printed pearls', () => {
    const state = position({
      players: [
        { hand: '6 6 6', portal: 'wisp36-1', activated: 'dwarf6-1', diamonds: 3 },
        { hand: '5 3 8', activated: 'dragon-1 imp-1', diamonds: 1 },
      ],
      seat: 1,
    });
    const after = play(state, activate('wisp36-1', '3 5', 1));
    expect([handOf(after, 1), diamondsOf(after, 1), pearlDiscard(after)]).toEqual(['8', 0, '3 5']);
    expect([handOf(after, 0), diamondsOf(after, 0), activatedOf(after, 0)]).toEqual(['6 6 6', 3, 'dwarf6-1']);
    const poor = position({
      players: [{ portal: 'wisp36-1', activated: 'dwarf6-1', diamonds: 3 }, { hand: '6 6' }],
      seat: 1,
    });
    expect(refusal(poor, activate('wisp36-1', '6 6'))).toBe('MOL-092');
  });

  test.each([
    [0, 'wisp36-1', '3 3 3'],
    [1, 'wisp36-1', '6 6 6'],
    [1, 'wisp45-1', '4 4 4'],
  ])('MOL-150 player %i activates %s and has its 3 points', (seat, id, payment) => {
    const players: PlayerSpec[] = [{ portal: id }, {}, {}];
    players[seat] = { ...players[seat], hand: payment };
    const after = play(position({ players, seat }), activate(id, payment));
    expect([0, 1, 2].map((each) => pointsOf(after, each))).toEqual([0, 1, 2].map((each) => (each === seat ? 3 : 0)));
    expect(activatedOf(after, seat)).toBe(id);
  });

  test('MOL-151 a full Portal does not matter, and the place of the owner becomes free', () => {
    const state = position({
      players: [{ portal: 'wisp36-1 lion-1' }, { hand: '6 6 6', portal: 'giant-1 giant-2' }],
      seat: 1,
    });
    const after = play(state, shared);
    expect([portalOf(after, 0), portalOf(after, 1)]).toEqual(['lion-1', 'giant-1 giant-2']);
    expect(portalOf(play(after, takeBlind, takeBlind, endTurn, placeBlind()), 0).split(' ')).toHaveLength(2);
  });
});

describe('the owner waits', () => {
  const pass = [replacePearls, takeBlind, takeBlind, endTurn];

  test('MOL-152 the owner cannot activate it in the turn in which it was placed', () => {
    const placed = play(position({ players: [{ hand: '6 6 6' }, {}], characters: 'wisp36-1 lion-1' }), placeOpen(1));
    expect(refusal(placed, shared)).toBe('MOL-152');
    const next = play(placed, replacePearls, replacePearls, endTurn, ...pass);
    expect(pointsOf(play(next, shared), 0)).toBe(3);
  });

  test('MOL-152 the owner can in a later turn, also if another card came meanwhile', () => {
    const state = position({ players: [{ hand: '6 6 6', portal: 'wisp36-1', arrived: 'lion-1' }, {}], phase: 'act' });
    expect(refusal(state, shared)).toBeUndefined();
  });

  test('MOL-152 a neighbour need not wait', () => {
    const placed = play(
      position({ players: [{}, { hand: '6 6 6' }], characters: 'wisp36-1 lion-1' }),
      placeOpen(1),
      takeBlind,
      takeBlind,
      endTurn,
    );
    expect(pointsOf(play(placed, shared), 1)).toBe(3);
  });
});

describe('on the Portal and beside it', () => {
  test('MOL-153 it fills one of the two places', () => {
    const state = position({ players: [{ portal: 'wisp36-1 lion-1' }, {}] });
    expect(refusal(state, placeBlind())).toBe('MOL-074');
  });

  test('MOL-154 it may make room for a third card', () => {
    const after = play(position({ players: [{ portal: 'wisp36-1 lion-1' }, {}] }), placeBlind('wisp36-1'));
    expect(characterDiscard(after)).toBe('wisp36-1');
  });

  test('MOL-154 it may be exchanged', () => {
    const after = play(
      position({ players: [{ portal: 'wisp36-1', activated: 'hatter-1' }, {}], characters: 'lion-1 goblin-1' }),
      exchange('wisp36-1', 2),
    );
    expect([portalOf(after, 0), openCharacters(after)]).toEqual(['goblin-1', 'lion-1 wisp36-1']);
  });

  test('MOL-154 it may be removed by an opponent', () => {
    const state = position({ players: [{ hand: '1 1 5', portal: 'medusa-1' }, { portal: 'wisp36-1' }] });
    expect(portalOf(play(state, activate('medusa-1', '1 1 5'), discardFoe('wisp36-1')), 1)).toBe('');
  });

  test('MOL-155 once activated it has no ability', () => {
    const state = position({ players: [{ hand: '6 6 6' }, { activated: 'wisp36-1' }, {}] });
    expect(refusal(state, shared)).toBe('MOL-082');
    const after = play(
      position({
        players: [
          { hand: '6 6 6', portal: 'wisp36-1' },
          { portal: 'lion-1', hand: '1' },
        ],
      }),
      shared,
    );
    expect([after.pending, after.turn.actionsLeft]).toEqual([null, 2]);
    expect(play(after, takeBlind, takeBlind, endTurn).turn.actionsLeft).toBe(3);
    expect(refusal(after, finishActions)).toBe('MOL-040');
  });

  test('MOL-156 in the open row nobody can activate it', () => {
    expect(refusal(position({ players: [{ hand: '6 6 6' }, {}], characters: 'wisp36-1 lion-1' }), shared)).toBe(
      'MOL-156',
    );
  });
});
