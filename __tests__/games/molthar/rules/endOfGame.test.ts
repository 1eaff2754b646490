import { molthar } from '@/games/molthar/rules';
import type { State } from '@/games/molthar/rules/types';

import {
  activate,
  endTurn,
  eventsOf,
  finishActions,
  newGame,
  play,
  pointsOf,
  position,
  refusal,
  replacePearls,
  takeBlind,
  takeOpen,
} from './support';
import type { PlayerSpec, Spec } from './support';

const NINE = 'lion-1 sorceress-1';
const pass = [replacePearls, replacePearls, replacePearls, endTurn];

/** Seat that is on turn and round, turn after turn until the game is over. */
function course(state: State): string[] {
  const turns: string[] = [];
  let now = state;
  while (now.turn.phase !== 'over') {
    now = play(now, ...(now.turn.phase === 'start' ? pass : [...pass.slice(0, now.turn.actionsLeft), endTurn]));
    if (now.turn.phase !== 'over') turns.push(`${now.turn.seat} in ${now.turn.round}`);
  }
  return turns;
}

function reaching(seat: number, starter = 0): State {
  const players: PlayerSpec[] = [{}, {}, {}];
  players[seat] = { hand: '6 6 8 8', portal: 'giant-1', activated: NINE };
  return position({ players, seat, starter, round: 5 });
}

describe('how the end comes', () => {
  test.each([
    ['11 points', '7 7', 'dwarf7-1', 'lion-1 sorceress-1 phoenix-1 goblin-1', false],
    ['12 points', '6 6 8 8', 'giant-1', NINE, true],
    ['13 points', '7 7 7 7', 'sorceress-2', NINE, true],
  ])('MOL-211 with %s', (_, hand, id, activated, comes) => {
    const after = play(position({ players: [{ hand, portal: id, activated }, {}] }), activate(id, hand));
    expect(pointsOf(after, 0) >= 12).toBe(comes);
    expect(after.trigger).toEqual(comes ? { seat: 0, round: 3 } : null);
  });

  test('MOL-211 points of several players do not add up', () => {
    const after = play(
      position({
        players: [{ hand: '1 1', portal: 'goblin-1', activated: NINE }, { activated: 'giant-1 giant-2 giant-3' }],
      }),
      activate('goblin-1', '1 1'),
    );
    expect(after.trigger).toBeNull();
  });

  test('MOL-212 it is noted at once and the player finishes the turn', () => {
    const state = reaching(0);
    expect(eventsOf(state, activate('giant-1', '6 6 8 8'))).toContainEqual({ type: 'endTriggered', seat: 0, round: 5 });
    const after = play(state, activate('giant-1', '6 6 8 8'));
    expect(after.turn).toMatchObject({ seat: 0, phase: 'act', actionsLeft: 2 });
    expect(play(after, takeBlind, takeOpen(1)).turn.phase).toBe('after');
  });

  test.each([
    [0, 0, ['1 in 5', '2 in 5', '0 in 6', '1 in 6', '2 in 6']],
    [1, 0, ['2 in 5', '0 in 6', '1 in 6', '2 in 6']],
    [0, 1, ['1 in 6', '2 in 6', '0 in 6']],
    [2, 1, ['0 in 5', '1 in 6', '2 in 6', '0 in 6']],
  ])(
    'MOL-213 MOL-214 reached by %i with %i as starting player: the round is finished, then everybody has one turn',
    (seat, starter, turns) => {
      expect(course(play(reaching(seat, starter), activate('giant-1', '6 6 8 8')))).toEqual(turns);
    },
  );

  test('MOL-215 reached by the last player of a round, the final turns follow directly', () => {
    expect(course(play(reaching(2), activate('giant-1', '6 6 8 8')))).toEqual(['0 in 6', '1 in 6', '2 in 6']);
  });

  test.each([
    ['in the same round', 5, ['2 in 5', '0 in 6', '1 in 6', '2 in 6']],
    ['in the final turns', 6, ['2 in 6']],
  ])('MOL-216 a further player reaching 12 %s changes nothing', (_, round, turns) => {
    const state = position({
      players: [
        { activated: 'lion-1 sorceress-1 giant-1' },
        { hand: '8 8', portal: 'hansel-1', activated: 'sorceress-2 giant-2 giant-3' },
        {},
      ],
      seat: 1,
      round,
      trigger: { seat: 0, round: 5 },
    });
    const after = play(state, activate('hansel-1', '8 8'));
    expect(after.trigger).toEqual({ seat: 0, round: 5 });
    expect(course(after)).toEqual(turns);
  });

  test('MOL-217 a final turn is a complete turn', () => {
    const state = position({
      players: [{ activated: 'lion-1 sorceress-1 giant-1 hood-1' }, {}],
      phase: 'after',
      seat: 1,
      round: 5,
      trigger: { seat: 0, round: 5 },
    });
    const final = play(state, endTurn);
    expect(final.turn).toMatchObject({ seat: 0, round: 6, phase: 'start', actionsLeft: 4 });
    expect(play(final, takeBlind, takeBlind, takeBlind, finishActions).turn.phase).toBe('after');
  });

  test('MOL-218 after the last final turn no command is accepted', () => {
    const state = position({
      players: [{ activated: 'lion-1 sorceress-1 giant-1' }, { hand: '2' }],
      phase: 'after',
      seat: 1,
      round: 6,
      trigger: { seat: 0, round: 5 },
    });
    expect(molthar.result(state)).toBeUndefined();
    const over = play(state, endTurn);
    expect(over.turn.phase).toBe('over');
    expect(molthar.toMove(over)).toEqual([]);
    for (const seat of [0, 1]) {
      expect(molthar.legalActions(over, seat)).toEqual([]);
      for (const deed of [takeBlind, replacePearls, endTurn, finishActions])
        expect(refusal(over, deed, seat)).toBe('MOL-218');
    }
  });
});

describe('who wins', () => {
  function ranking(players: readonly PlayerSpec[], spec: Spec = {}) {
    const last = players.length - 1;
    const over = play(
      position({ ...spec, players, phase: 'after', seat: last, round: 6, trigger: { seat: 0, round: 5 } }),
      endTurn,
    );
    const result = molthar.result(over);
    return {
      ranks: result?.places
        .slice()
        .sort((a, b) => a.seat - b.seat)
        .map(({ rank }) => rank),
      rule: result?.rule,
    };
  }

  test('MOL-219 the most Power Points win', () => {
    expect(
      ranking([
        { activated: 'lion-1 sorceress-1 giant-1' },
        { activated: 'sorceress-2 giant-2 giant-3 tweedle-1' },
        { activated: 'goblin-1', diamonds: 9 },
      ]),
    ).toEqual({ ranks: [2, 1, 3], rule: 'MOL-219' });
  });

  test('MOL-220 among those tied, the most Diamonds win', () => {
    expect(
      ranking([
        { activated: 'lion-1 sorceress-1 giant-1', diamonds: 1 },
        { activated: 'sorceress-2 giant-2 giant-3 hansel-1', diamonds: 2 },
        { diamonds: 7 },
      ]),
    ).toEqual({ ranks: [2, 1, 3], rule: 'MOL-220' });
  });

  test('MOL-221 tied in Diamonds too, they share the victory', () => {
    expect(
      ranking([
        { activated: 'lion-1 sorceress-1 giant-1', diamonds: 2 },
        { activated: 'goblin-1' },
        { activated: 'sorceress-2 giant-2 giant-3 hansel-1', diamonds: 2 },
      ]),
    ).toEqual({ ranks: [1, 3, 1], rule: 'MOL-221' });
  });

  test('MOL-222 Diamonds spent do not count', () => {
    const state = position({
      players: [
        { activated: 'lion-1 sorceress-1 giant-1', diamonds: 1 },
        { hand: '7 8', portal: 'hansel-1', activated: 'sorceress-2 giant-2 giant-3', diamonds: 1 },
      ],
      seat: 1,
      round: 6,
      trigger: { seat: 0, round: 5 },
    });
    const over = play(state, activate('hansel-1', '7 8', 1), takeBlind, takeBlind, endTurn);
    expect(molthar.result(over)?.places.find(({ rank }) => rank === 1)).toMatchObject({ seat: 0, score: [12, 1] });
  });

  test('MOL-223 reaching 12 first is no advantage in itself', () => {
    const { ranks } = ranking([
      { activated: 'lion-1 sorceress-1 giant-1' },
      { activated: 'sorceress-2 giant-2 giant-3 tweedle-1' },
    ]);
    expect(ranks).toEqual([2, 1]);
    expect(
      ranking([{ activated: 'lion-1 sorceress-1 giant-1' }, { activated: 'sorceress-2 giant-2 giant-3 hansel-1' }])
        .ranks,
    ).toEqual([1, 1]);
  });

  test('MOL-219 there is no result before the end', () => {
    expect(molthar.result(newGame(2))).toBeUndefined();
  });
});
