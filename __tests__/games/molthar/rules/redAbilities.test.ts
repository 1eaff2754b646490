import { shownTo } from '@/engine';
import { molthar } from '@/games/molthar/rules';

import {
  activate,
  activatedOf,
  characterDiscard,
  diamondsOf,
  discardFoe,
  endTurn,
  eventsOf,
  finishActions,
  handOf,
  kindsOpen,
  lookAtHandOf,
  pearlDiscard,
  play,
  pointsOf,
  portalOf,
  position,
  refusal,
  replacePearls,
  steal,
  takeBack,
  takeBlind,
  takeOpen,
} from './support';
import type { Spec } from './support';

const medusa: Spec = {
  players: [
    { hand: '1 1 5', portal: 'medusa-1 hound-1' },
    { portal: 'goblin-1 lion-1', activated: 'hansel-1', diamonds: 2 },
    {},
    { portal: 'giant-1' },
  ],
};
const fairy: Spec = { players: [{ hand: '5 6 7 1', portal: 'fairy-1' }, { hand: '2 3 8' }, {}, { hand: '4' }] };
const puss: Spec = { players: [{ hand: '3 4 5 8', portal: 'puss-1' }, {}] };

describe('red abilities', () => {
  test('MOL-125 work once, when the Character is activated', () => {
    const after = play(
      position({ players: [{ hand: '1 3 5 7', portal: 'golemodd-1' }, {}] }),
      activate('golemodd-1', '1 3 5 7'),
      ...Array.from({ length: 5 }, () => takeBlind),
      endTurn,
    );
    const next = play(after, takeBlind, takeBlind, takeBlind, endTurn);
    expect(next.turn).toMatchObject({ seat: 0, actionsLeft: 3 });
    expect(kindsOpen(next)).not.toContain('chooseOpponentCharacter');
  });

  test.each([
    ['Medusa', play(position(medusa), activate('medusa-1', '1 1 5')), ['chooseOpponentCharacter']],
    ['the Fairy', play(position(fairy), activate('fairy-1', '5 6 7')), ['chooseOpponentHand']],
    ['the Fairy, hand seen', play(position(fairy), activate('fairy-1', '5 6 7'), lookAtHandOf(1)), ['takeFromHand']],
    ['Puss in Boots', play(position(puss), activate('puss-1', '3 4 5')), ['takeBack']],
  ])('MOL-126 %s must be carried out before anything else', (_, pending, kinds) => {
    expect(kindsOpen(pending)).toEqual(kinds);
    for (const deed of [takeBlind, takeOpen(1), replacePearls, finishActions, endTurn])
      expect(refusal(pending, deed)).toBe('MOL-126');
  });

  test.each([
    ['Medusa with empty Portals around', 'medusa-1', '1 1 5'],
    ['the Fairy among empty hands', 'fairy-1', '5 6 7'],
  ])('MOL-127 %s has no effect and is activated all the same', (_, id, payment) => {
    const after = play(
      position({ players: [{ hand: payment, portal: `${id} lion-1` }, {}, {}] }),
      activate(id, payment),
    );
    expect(after.pending).toBeNull();
    expect([activatedOf(after, 0), portalOf(after, 0), pointsOf(after, 0), after.turn.actionsLeft]).toEqual([
      id,
      'lion-1',
      1,
      2,
    ]);
  });
});

describe('three more actions', () => {
  test.each([
    ['golemodd-1', '1 3 5 7'],
    ['golemeven-1', '2 4 6 8'],
  ])('MOL-128 %s adds three to the actions left', (id, payment) => {
    expect(
      play(position({ players: [{ hand: payment, portal: id }, {}] }), activate(id, payment)).turn.actionsLeft,
    ).toBe(5);
  });

  test('MOL-128 the last action of a turn brings three more', () => {
    const after = play(
      position({ players: [{ hand: '1 3 5 7', portal: 'golemodd-1' }, {}] }),
      takeBlind,
      takeBlind,
      activate('golemodd-1', '1 3 5 7'),
    );
    expect(after.turn).toMatchObject({ phase: 'act', actionsLeft: 3 });
  });

  test('MOL-129 both in one turn add six', () => {
    const state = position({ players: [{ hand: '1 2 3 4 5 6 7 8', portal: 'golemodd-1 golemeven-1' }, {}] });
    expect(play(state, activate('golemodd-1', '1 3 5 7'), activate('golemeven-1', '2 4 6 8')).turn.actionsLeft).toBe(7);
  });
});

describe('one more action for the next player', () => {
  const wraith: Spec = { players: [{ hand: '3 3 7 7', portal: 'wraith-1' }, {}, {}] };
  const turn = [takeBlind, takeBlind, takeBlind, endTurn];

  test('MOL-130 the player to the left has four actions, once', () => {
    const next = play(position(wraith), activate('wraith-1', '3 3 7 7'), takeBlind, takeBlind, endTurn);
    expect(next.turn).toMatchObject({ seat: 1, actionsLeft: 4 });
    const third = play(next, takeBlind, takeBlind, takeBlind, finishActions, endTurn);
    expect(third.turn).toMatchObject({ seat: 2, actionsLeft: 3 });
    expect(play(third, ...turn, ...turn).turn).toMatchObject({ seat: 1, actionsLeft: 3 });
  });

  test('MOL-130 the last seat gives it to the first', () => {
    const state = position({ players: [{}, { hand: '3 3 7 7', portal: 'wraith-1' }], seat: 1 });
    expect(play(state, activate('wraith-1', '3 3 7 7'), takeBlind, takeBlind, endTurn).turn).toMatchObject({
      seat: 0,
      actionsLeft: 4,
    });
  });

  const lastRound = (seat: number): Spec => ({
    players: [0, 1, 2].map((each) => (each === seat ? { hand: '3 3 7 7', portal: 'wraith-1' } : {})),
    seat,
    round: 4,
    trigger: { seat: 0, round: 3 },
  });
  const passOn = [activate('wraith-1', '3 3 7 7'), takeBlind, takeBlind, endTurn];

  test('MOL-131 in the last turn of the game the extra action is lost', () => {
    const over = play(position(lastRound(2)), ...passOn);
    expect([over.players[0].owed, over.turn.phase, over.turn.seat]).toEqual([1, 'over', 2]);
    expect([molthar.toMove(over), ...[0, 1, 2].map((seat) => molthar.legalActions(over, seat))]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(refusal(over, takeBlind, 0)).toBe('MOL-218');
    expect(eventsOf(position(lastRound(2)), ...passOn).map(({ type }) => type)).toEqual(['turnEnded', 'gameEnded']);
    expect(molthar.result(over)?.places.map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  test.each([0, 1])('MOL-131 before that, from seat %i, the next player still has it in the final turn', (seat) => {
    expect(play(position(lastRound(seat)), ...passOn).turn).toMatchObject({ seat: seat + 1, actionsLeft: 4 });
  });
});

describe('Medusa', () => {
  const pending = play(position(medusa), activate('medusa-1', '1 1 5'));

  test.each([
    ['goblin-1', 1, 'lion-1'],
    ['lion-1', 1, 'goblin-1'],
    ['giant-1', 3, ''],
  ])('MOL-132 MOL-133 %s of any opponent can be discarded', (id, seat, left) => {
    const after = play(pending, discardFoe(id));
    expect([portalOf(after, seat), characterDiscard(after), after.pending]).toEqual([left, id, null]);
  });

  test('MOL-133 the last seat can strike the first', () => {
    const state = position({ players: [{ portal: 'lion-1' }, {}, { hand: '1 1 5', portal: 'medusa-1' }], seat: 2 });
    expect(portalOf(play(state, activate('medusa-1', '1 1 5'), discardFoe('lion-1')), 0)).toBe('');
  });

  test('MOL-133 the own Portal cannot be chosen', () => {
    expect(refusal(pending, discardFoe('hound-1'))).toBe('MOL-133');
  });

  test.each(['hansel-1', 'reaper-1'])('MOL-134 an activated Character or a Diamond cannot be chosen: %s', (id) => {
    const state = position({
      players: [
        { hand: '1 1 5', portal: 'medusa-1' },
        { portal: 'goblin-1', activated: 'hansel-1', diamonds: 'reaper-1' },
      ],
    });
    expect(refusal(play(state, activate('medusa-1', '1 1 5')), discardFoe(id))).toBe('MOL-134');
  });

  test("MOL-134 all that is offered lies on an opponent's Portal", () => {
    expect(molthar.legalActions(pending, 0)).toHaveLength(3);
  });
});

describe('the Fairy', () => {
  const chosen = play(position(fairy), activate('fairy-1', '5 6 7'));
  const shown = play(chosen, lookAtHandOf(1));

  test('MOL-135 the player sees the whole hand of one opponent and takes one card of it', () => {
    expect(molthar.view(shown, 0).players[1].hand).toEqual(shown.players[1].hand);
    const after = play(shown, steal('8', 1));
    expect([handOf(after, 0), handOf(after, 1), after.pending]).toEqual(['1 8', '2 3', null]);
    expect(molthar.view(after, 0).players[1].hand).toBeNull();
  });

  test.each([
    ['2', '1 2', '3 8'],
    ['3', '1 3', '2 8'],
    ['8', '1 8', '2 3'],
  ])('MOL-135 taking the %s leaves the other cards', (value, own, left) => {
    const after = play(shown, steal(value, 1));
    expect([handOf(after, 0), handOf(after, 1)]).toEqual([own, left]);
  });

  test('MOL-135 any opponent with cards may be chosen', () => {
    expect(molthar.legalActions(chosen, 0)).toEqual([1, 3].map((seat) => ({ type: 'chooseOpponentHand', seat })));
    expect(refusal(chosen, lookAtHandOf(0))).toBe('MOL-135');
  });

  test('MOL-135 the last seat can take from the first', () => {
    const state = position({ players: [{ hand: '4' }, {}, { hand: '5 6 7', portal: 'fairy-1' }], seat: 2 });
    expect(handOf(play(state, activate('fairy-1', '5 6 7'), lookAtHandOf(0), steal('4', 0)), 2)).toBe('4');
  });

  test('MOL-136 one card must be taken, and never from an empty hand', () => {
    expect(refusal(chosen, lookAtHandOf(2))).toBe('MOL-136');
    expect(molthar.legalActions(shown, 0)).toHaveLength(3);
    expect(refusal(shown, endTurn)).toBe('MOL-126');
    expect(refusal(shown, steal('4', 3))).toBe('MOL-136');
  });

  test('MOL-137 the opponent is chosen before any hand is seen and for good', () => {
    expect(molthar.view(chosen, 0).players.map(({ hand }) => hand === null)).toEqual([false, true, true, true]);
    expect(refusal(shown, lookAtHandOf(3))).toBe('MOL-137');
  });

  test('MOL-138 nobody else sees that hand', () => {
    for (const viewer of [2, 3, 'table'] as const) expect(molthar.view(shown, viewer).players[1].hand).toBeNull();
    expect(molthar.view(shown, 0).players[3].hand).toBeNull();
  });

  test('MOL-139 only the two know which card changed hands', () => {
    const after = play(shown, steal('8', 1));
    const event = eventsOf(shown, steal('8', 1)).find(({ type }) => type === 'pearlStolen');
    if (event?.type !== 'pearlStolen') throw new Error('nothing was stolen');
    const told = (viewer: number | 'table') => JSON.stringify(shownTo(molthar, [event], viewer));
    const wouldBe = (viewer: number | 'table') => JSON.stringify(shownTo(molthar, [{ ...event, pearl: 0 }], viewer));
    for (const viewer of [2, 3, 'table'] as const) expect(told(viewer)).toBe(wouldBe(viewer));
    for (const viewer of [0, 1]) expect(told(viewer)).not.toBe(wouldBe(viewer));
    expect(molthar.view(after, 1).players[1].stolen).toEqual([{ by: 0, pearl: event.pearl }]);
    for (const viewer of [2, 3, 'table'] as const) expect(molthar.view(after, viewer).players[1].stolen).toBeNull();
  });
});

describe('Puss in Boots', () => {
  const pending = play(position(puss), activate('puss-1', '3 4 5'));

  test.each(['3', '4', '5'])('MOL-140 the %s just played comes back into the hand', (value) => {
    const after = play(pending, takeBack(value));
    expect([handOf(after, 0), pearlDiscard(after), after.pending]).toEqual([
      `${value} 8`,
      ['3', '4', '5'].filter((each) => each !== value).join(' '),
      null,
    ]);
  });

  test('MOL-140 a card discarded earlier cannot be taken', () => {
    const older = play(position({ ...puss, pearlDiscard: '8 7' }), activate('puss-1', '3 4 5'));
    expect(refusal(older, takeBack('7'))).toBe('MOL-140');
    expect(molthar.legalActions(older, 0)).toHaveLength(3);
  });

  test('MOL-141 a printed pearl cannot be taken back', () => {
    const paid = play(
      position({ players: [{ hand: '3 4', portal: 'puss-1', activated: 'dwarf5-1' }, {}] }),
      activate('puss-1', '3 4'),
    );
    expect(molthar.legalActions(paid, 0)).toHaveLength(2);
    expect(activatedOf(play(paid, takeBack('4')), 0)).toBe('dwarf5-1 puss-1');
  });

  test('MOL-142 MOL-143 a raised card comes back with its printed value, the Diamond stays spent', () => {
    const raised = play(
      position({ players: [{ hand: '3 4 4', portal: 'puss-1', diamonds: 2 }, {}] }),
      activate('puss-1', '3 4 4', 1),
    );
    const after = play(raised, takeBack('4'));
    expect([handOf(after, 0), diamondsOf(after, 0), after.characters.discard.length]).toEqual(['4', 1, 1]);
  });

  test('MOL-140 a single card played must be taken back', () => {
    const paid = play(
      position({ players: [{ hand: '4', portal: 'puss-1', activated: 'dwarf3-1 dwarf5-1' }, {}] }),
      activate('puss-1', '4'),
    );
    expect(refusal(paid, takeBlind)).toBe('MOL-126');
    expect(handOf(play(paid, takeBack('4')), 0)).toBe('4');
  });

  test('MOL-144 with printed pearls alone nothing is taken back', () => {
    const after = play(
      position({ players: [{ hand: '8', portal: 'puss-1', activated: 'dwarf3-1 dwarf4-1 dwarf5-1' }, {}] }),
      activate('puss-1', ''),
    );
    expect([after.pending, handOf(after, 0), activatedOf(after, 0)]).toEqual([
      null,
      '8',
      'dwarf3-1 dwarf4-1 dwarf5-1 puss-1',
    ]);
  });
});
