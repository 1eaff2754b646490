import type { Move } from '@/engine';
import { molthar, type Action } from '@/games/molthar/rules';

import {
  activate,
  endTurn,
  finishActions,
  lookAtHandOf,
  placeBlind,
  play,
  position,
  refusal,
  takeBlind,
  trim,
} from './support';
import type { Deed, PlayerSpec, Spec } from './support';

/** The whole answer of the judge. */
function why(spec: Spec, deed: Deed, seat?: number) {
  const state = position(spec);
  return molthar.check(state, { seat: seat ?? state.turn.seat, action: deed(state) });
}

const named = (face: string) => ({ key: `molthar.card.${face}.name` });
const pearl = (value: number) => ({ key: 'molthar.pearl', params: { value } });

describe('why not', () => {
  test.each<[string, PlayerSpec, string, string, number]>([
    ['a wrong pearl', { hand: '6 6 8 8 7' }, 'giant-1', '6 6 8 7', 0],
    ['too few pearls', { hand: '6 6 8 8 7' }, 'giant-1', '6 6 8', 0],
    ['no pearls', { hand: '6 6 8 8' }, 'giant-1', '', 0],
  ])('MOL-084 %s although the Character could be paid', (_, player, id, payment, diamonds) => {
    expect(why({ players: [{ ...player, portal: id }, {}] }, activate(id, payment, diamonds))).toEqual({
      rule: 'MOL-084',
      params: { card: named('giant') },
    });
  });

  test.each<[string, PlayerSpec, string, string, number]>([
    ['a card too many', { hand: '2 2 5' }, 'goblin-1', '2 2 5', 0],
    ['a Diamond too many', { hand: '2 2', diamonds: 1 }, 'goblin-1', '2 2', 1],
  ])('MOL-087 %s', (_, player, id, payment, diamonds) => {
    expect(why({ players: [{ ...player, portal: id }, {}] }, activate(id, payment, diamonds))).toEqual({
      rule: 'MOL-087',
      params: { card: named('goblin') },
    });
  });

  test('MOL-123 more Diamonds than the player has', () => {
    expect(
      why({ players: [{ hand: '7 7 8 8', portal: 'hansel-1', diamonds: 1 }, {}] }, activate('hansel-1', '7 7', 2)),
    ).toEqual({ rule: 'MOL-123', params: { count: 1 } });
  });

  test('MOL-092 names what is missing', () => {
    expect(why({ players: [{ hand: '6 6 8', portal: 'giant-1' }, {}] }, activate('giant-1', '6 6 8'))).toEqual({
      rule: 'MOL-092',
      params: { card: named('giant'), missing: [pearl(8)], count: 1, diamonds: 0 },
    });
    expect(why({ players: [{ hand: '2 2 2', portal: 'pirate-1' }, {}] }, activate('pirate-1', '2 2 2'))).toMatchObject({
      rule: 'MOL-092',
      params: { count: 0, diamonds: 1 },
    });
  });

  test('MOL-043 names who is on turn', () => {
    expect(why({ seat: 1 }, takeBlind, 0)).toEqual({ rule: 'MOL-043', params: { mover: { seat: 1 } } });
  });

  test.each([
    ['start', 0, 3],
    ['act', 1, 2],
    ['act', 2, 1],
  ] as const)('MOL-040 in %s after %i actions, %i are still owed', (phase, actionsTaken, count) => {
    for (const deed of [endTurn, finishActions])
      expect(why({ phase, actionsTaken, actionsLeft: 3 - actionsTaken }, deed)).toEqual({
        rule: 'MOL-040',
        params: { count },
      });
  });

  test('MOL-041 actions beyond the third are declined first', () => {
    expect(why({ phase: 'act', actionsTaken: 3, actionsLeft: 2 }, endTurn)).toEqual({
      rule: 'MOL-041',
      params: { count: 2 },
    });
  });

  test('MOL-074 names the Characters of the full Portal', () => {
    expect(why({ players: [{ portal: 'goblin-1 lion-1' }, {}] }, placeBlind())).toEqual({
      rule: 'MOL-074',
      params: { cards: [named('goblin'), named('lion')] },
    });
  });

  test('MOL-147 names the owner', () => {
    expect(
      why({ players: [{ hand: '3 3 3' }, {}, { portal: 'wisp36-1' }, {}] }, activate('wisp36-1', '3 3 3')),
    ).toEqual({ rule: 'MOL-147', params: { card: named('wisp36'), owner: { seat: 2 } } });
  });

  test('MOL-136 names the opponent without cards', () => {
    expect(
      why({ players: [{}, {}, { hand: '4' }], pending: { type: 'stealFrom' }, phase: 'act' }, lookAtHandOf(1)),
    ).toEqual({ rule: 'MOL-136', params: { opponent: { seat: 1 } } });
  });

  test.each([
    ['', 5, 3],
    ['monkey-1', 6, 2],
  ])('MOL-206 with "%s" the limit is %i and %i cards go', (activated, limit, count) => {
    const spec: Spec = { players: [{ hand: '1 1 2 2 3 3 4 4', activated }, {}], phase: 'limit' };
    expect(why(spec, trim('1'))).toEqual({ rule: 'MOL-206', params: { count, limit } });
    for (const deed of [takeBlind, endTurn])
      expect(why(spec, deed)).toMatchObject({ rule: 'MOL-206', params: { count } });
  });

  test('MOL-042 what is no action at all is refused', () => {
    for (const action of [{ type: 'cheat' }, { type: 'constructor' }, {}, null])
      expect(refusal(position(), () => action as ReturnType<Deed>)).toBe('MOL-042');
    for (const move of [null, undefined])
      expect(molthar.check(position(), move as unknown as Move<Action>)).toEqual({ rule: 'MOL-042' });
  });

  test('MOL-205 nothing is left to decline in AFTER', () => {
    expect(refusal(play(position({ players: [{}, {}] }), takeBlind, takeBlind, takeBlind), finishActions)).toBe(
      'MOL-205',
    );
  });

  test('MOL-125 a decision that no ability asks for is refused', () => {
    expect(refusal(position({ players: [{}, { hand: '2' }] }), lookAtHandOf(1))).toBe('MOL-125');
  });
});
