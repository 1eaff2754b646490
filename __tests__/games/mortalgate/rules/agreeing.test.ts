import { whyNot } from '@/engine';
import { mortalgate, type Action } from '@/games/mortalgate/rules';
import { END_TURN, idOf, position } from '../support/position';
import { done, types, why } from '../support/play';

const CONCEDE: Action = { type: 'concede' };
const DRAW: Action = { type: 'agreeDraw' };
const act = (state: ReturnType<typeof position>, seat: number, action: Action) => {
  expect(why(state, action, seat)).toBeUndefined();
  return mortalgate.advance(state, { seat, action });
};

test('GATE-D49 a team may give up at any time, and the other wins', () => {
  const state = position({ active: 'greven' });
  expect(types(act(state, 1, CONCEDE))).toEqual(['conceded', 'gameEnded']);
  expect(state.outcome).toEqual({ winner: 0, by: 'concession' });
  expect(mortalgate.result(state)).toMatchObject({
    rule: 'GATE-D49',
    teams: [
      { team: 0, rank: 1 },
      { team: 1, rank: 2 },
    ],
  });
});

test('GATE-D49 both teams may agree on a draw', () => {
  const state = position({ active: 'greven' });
  expect(types(act(state, 0, DRAW))).toEqual(['drawOffered']);
  expect(state.outcome).toBeNull();
  act(state, 1, DRAW);
  expect(state.outcome).toEqual({ winner: null, by: 'draw' });
  expect(mortalgate.result(state)?.places.map(({ rank }) => rank)).toEqual([1, 1]);
});

test('an offer stands until whoever made it is on turn again', () => {
  const state = position({ active: 'greven' });
  act(state, 0, DRAW);
  done(state, END_TURN);
  expect(state.drawAgreed).toEqual([true, false]);
  done(state, END_TURN);
  expect(state.turn.hero).toBe(idOf('elazar'));
  expect(state.drawAgreed).toEqual([false, false]);
});

test('GATE-D50 only the first seat of a team speaks for it, and neither is ever listed', () => {
  const state = mortalgate.setup(mortalgate.parseConfig({ heroes: 'random' }), 4, 1);
  for (const action of [CONCEDE, DRAW]) {
    expect(why(state, action, 2)).toBe('GATE-D50');
    expect(why(state, action, 0)).toBeUndefined();
    expect(why(state, action, 1)).toBeUndefined();
    for (const seat of [0, 1, 2, 3]) expect(mortalgate.legalActions(state, seat)).not.toContainEqual(action);
  }
});

test('GATE-D50 who speaks for a team is heard at any time, while the hero of any seat is on turn', () => {
  const state = mortalgate.setup(mortalgate.parseConfig({ heroes: 'random' }), 6, 1);
  const heard = new Set<number>();
  for (let moves = 0; moves < 40; moves++) {
    const [mover] = mortalgate.toMove(state);
    heard.add(mover);
    for (const seat of [0, 1, 2, 3, 4, 5])
      for (const action of [CONCEDE, DRAW])
        expect(whyNot(mortalgate, state, { seat, action })?.rule).toBe(seat < 2 ? undefined : 'GATE-D50');
    mortalgate.advance(state, { seat: mover, action: mortalgate.legalActions(state, mover).at(-1) ?? END_TURN });
  }
  expect([...heard].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('GATE-D50 nobody speaks for a team out of turn once the match is over', () => {
  const state = position({ active: 'greven' });
  expect(mortalgate.interrupters?.(state)).toEqual([1]);
  act(state, 1, CONCEDE);
  expect(mortalgate.interrupters?.(state)).toEqual([]);
});

test('GATE-D51 between two actions nobody is in the upkeep', () => {
  const state = position({
    active: 'greven',
    heroes: { seiren: { health: 1, statuses: { poison: 1 } }, elazar: { at: null } },
  });
  expect(types(done(state, END_TURN)).filter((type) => type === 'turnBegan')).toHaveLength(2);
  expect([state.phase, state.turn.hero]).toEqual(['movement', idOf('elazar')]);
  expect(mortalgate.readState({ ...state, phase: 'upkeep' })).toBeUndefined();
});
