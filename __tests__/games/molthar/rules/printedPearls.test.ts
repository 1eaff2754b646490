import { molthar } from '@/games/molthar/rules';

import {
  activate,
  activatedOf,
  endTurn,
  handOf,
  kindsOpen,
  lookAtHandOf,
  pearlDiscard,
  play,
  pointsOf,
  position,
  redraw,
  refusal,
  takeBlind,
  trim,
} from './support';
import type { PlayerSpec } from './support';

function paying(player: PlayerSpec) {
  return position({ players: [player, {}] });
}

describe('printed pearls', () => {
  test.each([
    ['dwarf1-1', 'goblin-1', '1'],
    ['dwarf2-1', 'goblin-1', '2'],
    ['dwarf3-1', 'goblin-1', '3'],
    ['dwarf4-1', 'goblin-1', '4'],
    ['dwarf5-1', 'goblin-1', '5'],
    ['dwarf6-1', 'goblin-1', '6'],
    ['dwarf7-1', 'goblin-1', '7'],
    ['phoenix-1', 'goblin-1', '8'],
    ['phoenix-2', 'goblin-1', '8'],
  ])('MOL-192 %s makes a pair with one hand card of its value', (printer, id, value) => {
    const state = paying({ hand: '1 2 3 4 5 6 7 8', portal: id, activated: printer });
    expect(refusal(state, activate(id, value))).toBeUndefined();
    for (const other of ['1', '2', '3', '4', '5', '6', '7', '8'].filter((each) => each !== value))
      expect(refusal(state, activate(id, other))).toBeDefined();
  });

  test.each(['1', '2', '3', '4', '5', '6', '7', '8'])("MOL-193 the printed '?' counts as %s", (value) => {
    expect(
      refusal(paying({ hand: value, portal: 'goblin-1', activated: 'dragon-1' }), activate('goblin-1', value)),
    ).toBeUndefined();
  });

  test("MOL-193 MOL-195 the '?' is chosen anew in each activation of a turn", () => {
    const state = paying({ hand: '2 5 7', portal: 'dwarf2-1 dwarf5-1', activated: 'dragon-1' });
    expect(pointsOf(play(state, activate('dwarf2-1', '2'), activate('dwarf5-1', '5')), 0)).toBe(2);
  });

  test.each([
    ['dragon-1', 'lion-1', '8 8'],
    ['dwarf2-1', 'hound-1', '2'],
    ['phoenix-1', 'hansel-1', ''],
  ])('MOL-194 %s counts only once for %s with %s', (printer, id, payment) => {
    expect(refusal(paying({ hand: payment, portal: id, activated: printer }), activate(id, payment))).toBe('MOL-092');
  });

  test('MOL-194 two of the same value count once each', () => {
    const two = paying({ hand: '8 8', portal: 'hansel-1 lion-1', activated: 'phoenix-1 phoenix-2' });
    expect([activate('hansel-1', ''), activate('lion-1', '8 8')].map((deed) => refusal(two, deed))).toEqual([
      undefined,
      undefined,
    ]);
    expect(refusal(two, activate('lion-1', '8'))).toBe('MOL-084');
  });

  test('MOL-195 a printed pearl is available again in the next activation of the same turn and in later turns', () => {
    const state = paying({ hand: '8 8 8', portal: 'hansel-1 hansel-2', activated: 'phoenix-1' });
    const now = play(state, activate('hansel-1', '8'), activate('hansel-2', '8'));
    expect([pointsOf(now, 0), handOf(now, 0)]).toEqual([4, '8']);
    const later = paying({ hand: '8', portal: 'goblin-1', activated: 'phoenix-1' });
    const round = play(later, takeBlind, takeBlind, takeBlind, endTurn, takeBlind, takeBlind, takeBlind, endTurn);
    expect(refusal(round, activate('goblin-1', '8'))).toBeUndefined();
  });

  test('MOL-196 several are used together', () => {
    expect(
      refusal(
        paying({ hand: '1 4', portal: 'unicorn-1', activated: 'dwarf2-1 dwarf3-1' }),
        activate('unicorn-1', '1 4'),
      ),
    ).toBeUndefined();
  });

  test('MOL-197 a player need not use them', () => {
    const state = paying({ hand: '8 8', portal: 'hansel-1', activated: 'phoenix-1' });
    expect(pearlDiscard(play(state, activate('hansel-1', '8 8')))).toBe('8 8');
  });

  test.each([
    ['three cards totalling 7', 'medusa-1', 'dwarf1-1', '1 5'],
    ['three cards totalling 20', 'barbarian-1', 'dwarf4-1', '8 8'],
    ['any number totalling 10', 'monkey-1', 'dwarf7-1', '1 2'],
    ['three even', 'halfeven-1', 'dwarf6-1', '2 4'],
    ['a straight', 'wizard-1', 'dwarf5-1', '4 6'],
  ])('MOL-198 one counts like a card played: %s', (_, id, printer, payment) => {
    expect(refusal(paying({ hand: payment, portal: id, activated: printer }), activate(id, payment))).toBeUndefined();
  });

  test('MOL-198 two hand cards and a printed pearl are three cards, three hand cards and a printed pearl are not', () => {
    const state = paying({ hand: '1 1 4 5', portal: 'medusa-1', activated: 'dwarf1-1' });
    expect(refusal(state, activate('medusa-1', '1 5'))).toBeUndefined();
    expect(refusal(state, activate('medusa-1', '1 1 4'))).toBeDefined();
  });

  test('MOL-199 one is not discarded', () => {
    const after = play(paying({ hand: '8', portal: 'hansel-1', activated: 'phoenix-1' }), activate('hansel-1', '8'));
    expect([activatedOf(after, 0), pearlDiscard(after)]).toEqual(['phoenix-1 hansel-1', '8']);
  });

  test('MOL-200 they do not count towards the hand limit', () => {
    const state = position({
      players: [{ hand: '1 2 3 4 5', activated: 'dwarf1-1 dwarf2-1 dragon-1' }, {}],
      phase: 'after',
    });
    expect(play(state, endTurn).turn.seat).toBe(1);
  });

  test('MOL-201 they cannot be stolen', () => {
    const state = position({
      players: [
        { hand: '5 6 7', portal: 'fairy-1' },
        { hand: '4', activated: 'dwarf1-1 dragon-1' },
        { activated: 'dwarf2-1' },
      ],
    });
    const pending = play(state, activate('fairy-1', '5 6 7'));
    expect(refusal(pending, lookAtHandOf(2))).toBe('MOL-136');
    expect(molthar.legalActions(play(pending, lookAtHandOf(1)), 0)).toHaveLength(1);
  });

  test('MOL-201 they cannot be discarded, redrawn or turned into a Diamond', () => {
    const state = position({
      players: [{ hand: '1 1 3 3 4 4', activated: 'dwarf2-1 snow-1 reaper-1' }, {}],
      phase: 'after',
    });
    expect(kindsOpen(state)).not.toContain('twoForDiamond');
    const drawn = play(state, redraw);
    expect(drawn.players[0].hand).toHaveLength(6);
    const limit = play(drawn, endTurn);
    expect(limit.turn.phase).toBe('limit');
    expect(activatedOf(play(limit, trim(handOf(limit, 0).split(' ')[0])), 0)).toBe('dwarf2-1 snow-1 reaper-1');
  });

  test.each([
    ['dwarf7-1', 'hansel-1', '8', 1],
    ['dwarf7-1', 'hansel-1', '7', 2],
    ['phoenix-1', 'dwarf7-1', '7', 1],
    ['dragon-1', 'lion-1', '8 8 8', 1],
  ])('MOL-202 a Diamond does not change %s: %s with %s and %i Diamonds', (printer, id, payment, diamonds) => {
    expect(
      refusal(
        paying({ hand: payment, portal: id, activated: `${printer} maiden-1`, diamonds: 3 }),
        activate(id, payment, diamonds),
      ),
    ).toBeDefined();
  });

  test('MOL-203 a cost may be paid with printed pearls alone', () => {
    const after = play(
      paying({ hand: '8', portal: 'goblin-1', activated: 'phoenix-1 phoenix-2' }),
      activate('goblin-1', ''),
    );
    expect([pointsOf(after, 0), handOf(after, 0), pearlDiscard(after)]).toEqual([1, '8', '']);
  });

  test("MOL-204 4, 7 and 8 with a printed 5 and a '?' activate Little Red Riding Hood", () => {
    const after = play(
      paying({ hand: '4 7 8 1', portal: 'hood-1', activated: 'dwarf5-1 dragon-1' }),
      activate('hood-1', '4 7 8'),
    );
    expect([activatedOf(after, 0), handOf(after, 0), pearlDiscard(after)]).toEqual([
      'dwarf5-1 dragon-1 hood-1',
      '1',
      '4 7 8',
    ]);
  });
});
