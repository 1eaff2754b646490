import { play as playMatch, resume } from '@/engine';
import { molthar } from '@/games/molthar/rules';

import {
  activate,
  diamondsOf,
  discardFoe,
  endTurn,
  eventsOf,
  exchange,
  finishActions,
  handOf,
  kindsOpen,
  newGame,
  openPearls,
  peek,
  placeBlind,
  placeOpen,
  play,
  pointsOf,
  portalOf,
  position,
  redraw,
  refusal,
  replacePearls,
  takeBlind,
  takeOpen,
  tradeTwo,
  trim,
  type Deed,
} from './support';

const passive = [takeBlind, replacePearls, replacePearls, endTurn];

describe('whose turn it is', () => {
  test.each([0, 1, 2] as const)('MOL-029 the starting player %i takes the first turn', (starter) => {
    const state = newGame(3, 1, { starter });
    expect(state.turn).toMatchObject({ seat: starter, number: 1, round: 1, phase: 'start', actionsLeft: 3 });
    expect(molthar.toMove(state)).toEqual([starter]);
  });

  test.each([
    [2, [0, 1, 0]],
    [3, [0, 1, 2, 0]],
    [5, [0, 1, 2, 3, 4, 0]],
  ])('MOL-030 with %i players the turn goes on to the left: %j', (seats, order) => {
    const seen = [];
    let state = newGame(seats);
    for (let i = 0; i < order.length; i++) {
      seen.push(state.turn.seat);
      state = play(state, ...passive);
    }
    expect(seen).toEqual(order);
  });

  test('MOL-031 a round runs from the starting player to the player on the right of the starting player', () => {
    const rounds = [];
    let state = newGame(3, 1, { starter: 1 });
    for (let i = 0; i < 7; i++) {
      rounds.push([state.turn.seat, state.turn.round]);
      state = play(state, ...passive);
    }
    expect(rounds).toEqual([
      [1, 1],
      [2, 1],
      [0, 1],
      [1, 2],
      [2, 2],
      [0, 2],
      [1, 3],
    ]);
  });

  test('MOL-043 only the player on turn acts, also while a decision is pending', () => {
    const state = position({
      players: [{ hand: '1 1 5', portal: 'medusa-1' }, { hand: '2', portal: 'goblin-1' }, { portal: 'lion-1' }],
    });
    const pending = play(state, activate('medusa-1', '1 1 5'));
    for (const now of [state, pending]) {
      expect(molthar.toMove(now)).toEqual([0]);
      expect([1, 2].map((seat) => molthar.legalActions(now, seat))).toEqual([[], []]);
      for (const deed of [takeBlind, replacePearls, discardFoe('lion-1'), endTurn])
        expect(refusal(now, deed, 1)).toBe('MOL-043');
    }
  });
});

describe('phases', () => {
  test('MOL-032 a turn runs through START, ACT, AFTER and LIMIT', () => {
    const state = position({ players: [{ hand: '1 2 3' }, {}] });
    expect(state.turn.phase).toBe('start');
    const act = play(state, takeBlind);
    expect(act.turn.phase).toBe('act');
    const after = play(act, takeBlind, takeBlind);
    expect(after.turn.phase).toBe('after');
    const limit = play(after, endTurn);
    expect(limit.turn).toMatchObject({ seat: 0, phase: 'limit' });
    expect(play(limit, trim('1')).turn).toMatchObject({ seat: 1, phase: 'start' });
  });
});

describe('actions', () => {
  test('MOL-033 a turn has three actions', () => {
    const spent = play(newGame(2), takeBlind, takeOpen(1), placeBlind());
    expect(spent.turn).toMatchObject({ actionsLeft: 0, actionsTaken: 3 });
    for (const deed of [takeBlind, takeOpen(1), replacePearls, placeBlind(), placeOpen(1)])
      expect(refusal(spent, deed)).toBe('MOL-033');
  });

  const rich = position({ players: [{ hand: '1 1 2 2', portal: 'goblin-1' }, {}] });
  const four: [string, Deed][] = [
    ['take one Pearl card', takeOpen(2)],
    ['replace the four Pearl cards', replacePearls],
    ['put one Character on the Portal', placeOpen(1)],
    ['activate one Character', activate('goblin-1', '2 2')],
  ];

  test.each(four)('MOL-034 MOL-038 to %s is an action and uses up one', (_, deed) => {
    expect(play(rich, deed).turn).toMatchObject({ actionsLeft: 2, actionsTaken: 1, phase: 'act' });
  });

  test('MOL-034 there are four kinds of action and no other', () => {
    expect(new Set(kindsOpen(rich))).toEqual(new Set(['takePearl', 'replacePearls', 'placeCharacter', 'activate']));
  });

  const trio: [string, Deed][] = [
    ['take', takeBlind],
    ['place', placeBlind()],
    ['activate', activate('goblin-1', '1 1')],
  ];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ].map((order) => order.map((i) => trio[i]));

  test.each(orders.map((order) => [order.map(([name]) => name).join(', '), order.map(([, deed]) => deed)] as const))(
    'MOL-035 actions come in any order: %s',
    (_, deeds) => {
      const after = play(rich, ...deeds);
      expect([
        after.turn.phase,
        pointsOf(after, 0),
        after.players[0].hand.length,
        after.players[0].portal.length,
      ]).toEqual(['after', 1, 3, 1]);
    },
  );

  const triple = position({
    players: [{ hand: '1 1 2 2 3 3 4 4', portal: 'goblin-1 goblin-2' }, {}],
    characters: 'goblin-3 lion-1',
  });
  test.each<[string, Deed[]]>([
    ['take', [takeOpen(1), takeOpen(1), takeBlind]],
    ['replace', [replacePearls, replacePearls, replacePearls]],
    ['place', [placeOpen(1, 'goblin-1'), placeOpen(1, 'goblin-2'), placeBlind('goblin-3')]],
  ])('MOL-036 the same action may be taken three times: %s', (_, deeds) => {
    expect(play(triple, ...deeds).turn).toMatchObject({ actionsLeft: 0, actionsTaken: 3 });
  });

  test('MOL-036 three Characters may be activated in one turn', () => {
    const state = position({
      players: [{ hand: '1 1 2 2 3 3', portal: 'goblin-1 goblin-2', activated: 'hood-1' }, {}],
      characters: 'goblin-3 lion-1',
    });
    const after = play(
      state,
      activate('goblin-1', '1 1'),
      activate('goblin-2', '2 2'),
      placeOpen(1),
      activate('goblin-3', '3 3'),
    );
    expect(pointsOf(after, 0)).toBe(4);
  });

  test('MOL-037 an action is finished with its refill and its Swap symbol before the next', () => {
    const state = position({
      players: [{}, {}],
      open: '6 2 8 5',
      pearlPile: '4* 7',
      characters: 'lion-1 fairy-1',
      characterPile: 'wraith-1 monkey-2',
    });
    expect(eventsOf(state, takeOpen(4)).map(({ type }) => type)).toEqual([
      'pearlTaken',
      'pearlTurnedUp',
      'charactersSwapped',
    ]);
    const after = play(state, takeOpen(4), placeOpen(1));
    expect([openPearls(after), portalOf(after, 0)]).toEqual(['6 2 8 4*', 'wraith-1']);
  });

  test('MOL-037 with the Diamonds that it gains', () => {
    const state = position({ players: [{ hand: '1 2 3 4 2 2 2', portal: 'unicorn-1 pirate-1' }, {}] });
    const after = play(state, activate('unicorn-1', '1 2 3 4'));
    expect(diamondsOf(after, 0)).toBe(2);
    expect(refusal(state, activate('pirate-1', '2 2 2', 1))).toBe('MOL-092');
    expect(refusal(after, activate('pirate-1', '2 2 2', 1))).toBeUndefined();
  });

  test('MOL-037 and with its red ability: until then every other action and ability is refused', () => {
    const state = position({
      players: [{ hand: '1 1 5 2', portal: 'medusa-1 goblin-2', activated: 'snow-1' }, { portal: 'goblin-1' }],
    });
    const pending = play(state, activate('medusa-1', '1 1 5'));
    const others = [takeBlind, takeOpen(1), replacePearls, placeOpen(1), tradeTwo(), endTurn, finishActions];
    expect(others.map((deed) => refusal(pending, deed))).toEqual(others.map(() => 'MOL-126'));
    expect(kindsOpen(pending)).toEqual(['chooseOpponentCharacter']);
    const done = play(pending, discardFoe('goblin-1'));
    expect([takeBlind, replacePearls, placeOpen(1), tradeTwo()].map((deed) => refusal(done, deed))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  test('MOL-038 an action is used up when it is declared, before its ability is carried out', () => {
    const state = position({ players: [{ hand: '1 1 5', portal: 'medusa-1' }, { portal: 'goblin-1' }] });
    const pending = play(state, activate('medusa-1', '1 1 5'));
    expect(pending.pending).not.toBeNull();
    expect(pending.turn.actionsLeft).toBe(2);
    expect(play(pending, discardFoe('goblin-1')).turn.actionsLeft).toBe(2);
  });

  test('MOL-039 abilities cost no action', () => {
    const state = position({
      players: [{ hand: '2 2', portal: 'goblin-1', activated: 'hatter-1 wizard-1 snow-1 reaper-1' }, {}],
    });
    const used = play(state, exchange('goblin-1', 1), peek, tradeTwo());
    expect(used.turn).toMatchObject({ actionsLeft: 3, actionsTaken: 0, phase: 'start' });
    const after = play(used, takeBlind, takeBlind, takeBlind);
    expect(play(after, redraw).turn).toMatchObject({ actionsLeft: 0, actionsTaken: 3, phase: 'after' });
  });
});

describe('ending the actions', () => {
  test.each([0, 1, 2])('MOL-040 after %i of three actions the turn cannot be ended', (taken) => {
    const state = play(newGame(2), ...[takeBlind, takeBlind].slice(0, taken));
    expect(refusal(state, endTurn)).toBe('MOL-040');
    expect(refusal(state, finishActions)).toBe('MOL-040');
    expect(kindsOpen(state)).not.toContain('endTurn');
  });

  test('MOL-040 an early extra action does not shorten the three', () => {
    const golem = position({ players: [{ hand: '1 3 5 7', portal: 'golemodd-1' }, {}] });
    expect(refusal(play(golem, activate('golemodd-1', '1 3 5 7')), finishActions)).toBe('MOL-040');
  });

  test('MOL-040 a Golem makes it six, two make it nine, and the count tells what is owed', () => {
    const spec = { players: [{ hand: '1 2 3 4 5 6 7 8', portal: 'golemodd-1 golemeven-1' }, {}] };
    const one = play(position(spec), activate('golemodd-1', '1 3 5 7'), takeBlind, takeBlind);
    const two = play(one, activate('golemeven-1', '2 4 6 8'));
    for (const [state, count] of [
      [one, 3],
      [two, 5],
    ] as const)
      for (const action of [{ type: 'endTurn' }, { type: 'finishActions' }] as const)
        expect(molthar.check(state, { seat: 0, action })).toEqual({ rule: 'MOL-040', params: { count } });
    expect(play(two, takeBlind, takeBlind, takeBlind, takeBlind, takeBlind).turn.phase).toBe('after');
  });

  test('MOL-041 beside a Golem only the action of a blue ability may be declined', () => {
    const state = position({ players: [{ hand: '1 3 5 7', portal: 'golemodd-1', activated: 'hood-1' }, {}] });
    const five = play(state, activate('golemodd-1', '1 3 5 7'), ...[1, 2, 3, 4].map(() => takeBlind));
    expect(refusal(five, finishActions)).toBe('MOL-040');
    const six = play(five, takeBlind);
    expect(six.turn.actionsLeft).toBe(1);
    expect(play(six, finishActions).turn).toMatchObject({ phase: 'after', actionsLeft: 0 });
  });

  test('MOL-041 actions beyond the third may be declined', () => {
    const state = play(position({ players: [{ activated: 'hood-1' }, {}] }), takeBlind, takeBlind, takeBlind);
    expect(state.turn.actionsLeft).toBe(1);
    const declined = play(state, finishActions);
    expect(declined.turn).toMatchObject({ phase: 'after', actionsLeft: 0 });
    expect(refusal(declined, takeBlind)).toBeDefined();
    expect(play(declined, endTurn).turn.seat).toBe(1);
  });
});

describe('refused commands', () => {
  const state = position({ players: [{ hand: '1 2 3', portal: 'lion-1' }, { hand: '4' }] });
  test.each<[string, number, Deed]>([
    ['an activation that cannot be paid', 0, activate('lion-1', '1 2 3')],
    ['ending the turn too early', 0, endTurn],
    ['an ability nobody has', 0, peek],
    ['another player acting', 1, takeBlind],
    ['a decision nobody asked for', 0, trim('1')],
  ])('MOL-042 %s is refused and changes nothing', (_, seat, deed) => {
    const before = JSON.stringify(state);
    const match = resume<typeof state, ReturnType<Deed>>({ config: {}, seats: 2, seed: 1 }, state, 0);
    const answer = playMatch(molthar, match, { seat, action: deed(state) });
    expect(answer).toEqual({ violation: expect.objectContaining({ rule: expect.stringMatching(/^MOL-\d{3}$/) }) });
    expect(JSON.stringify(state)).toBe(before);
    expect([handOf(state, 0), portalOf(state, 0)]).toEqual(['1 2 3', 'lion-1']);
  });
});
