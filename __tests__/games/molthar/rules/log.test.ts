import { canUndo, play as playMatch, resume, type Viewer } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import type { Action, Event, State } from '@/games/molthar/rules/types';

import {
  activate, discardFoe, endTurn, eventsOf, exchange, finishActions, lookAtHandOf, peek, placeBlind, placeOpen, play, position, redraw, replacePearls, steal,
  takeBack, takeBlind, takeOpen, tradeTwo, trim,
} from './support';
import type { Deed, Spec } from './support';

const table: Spec = {
  players: [
    { hand: '2 2 5 6 7', portal: 'fairy-1 goblin-1', activated: 'wizard-1 snow-1 hatter-1 reaper-1 hood-1', diamonds: 2 },
    { hand: '3 8', portal: 'wisp36-1' },
    {},
  ],
  open: '1 1 8 8', characters: 'hansel-1 giant-1', pearlPile: '4 3', characterPile: 'lion-1 imp-1',
};
const before = position(table);

function afterwards(state: State, deed: Deed): boolean {
  const match = resume<State, Action>({ config: {}, seats: state.players.length, seed: 1 }, state, 0);
  const played = playMatch(molthar, match, { seat: state.turn.seat, action: deed(state) });
  if ('violation' in played) throw new Error(`refused by ${played.violation.rule}`);
  return canUndo(played.match);
}

describe('taking a step back', () => {
  test.each<[string, State, Deed]>([
    ['an activation with hand cards', before, activate('goblin-1', '2 2')],
    ['an exchange on the Portal', before, exchange('goblin-1', 1)],
    ['declined actions', play(before, takeBlind, takeBlind, takeBlind), finishActions],
    ['a discarded opponent\'s Character', play(position({ players: [{ hand: '1 1 5', portal: 'medusa-1' }, { portal: 'lion-1' }] }), activate('medusa-1', '1 1 5')), discardFoe('lion-1')],
    ['a pearl taken back', play(position({ players: [{ hand: '3 4 5', portal: 'puss-1' }, {}] }), activate('puss-1', '3 4 5')), takeBack('4')],
  ])('%s shows nothing new and can be taken back', (_, state, deed) => {
    expect(afterwards(state, deed)).toBe(true);
  });

  test.each<[string, State, Deed]>([
    ['an open pearl, whose place is refilled', before, takeOpen(1)],
    ['a blind draw', before, takeBlind],
    ['new open pearls', before, replacePearls],
    ['a Character from the row, which is refilled', play(before, activate('goblin-1', '2 2')), placeOpen(1)],
    ['a Character from the pile', play(before, activate('goblin-1', '2 2')), placeBlind()],
    ['a spent Diamond, whose face is seen', position({ players: [{ hand: '7 8', portal: 'hansel-1', diamonds: 1 }, {}] }), activate('hansel-1', '7 8', 1)],
    ['a gained Diamond', position({ players: [{ hand: '2', portal: 'snow-1' }, {}] }), activate('snow-1', '2')],
    ['a 2 for a Diamond', before, tradeTwo()],
    ['a look', before, peek],
    ['a hand that was shown', play(before, activate('fairy-1', '5 6 7')), lookAtHandOf(1)],
    ['a new hand', play(before, takeBlind, takeBlind, takeBlind, takeBlind), redraw],
    ['the end of the turn', play(position({ players: [{}, {}], phase: 'after' })), endTurn],
  ])('MOL-225 %s cannot be taken back', (_, state, deed) => {
    expect(afterwards(state, deed)).toBe(false);
  });
});

/** All that the events of the last deed say to the viewer, as one text. */
function read(viewer: Viewer, state: State, ...deeds: Deed[]): string {
  return JSON.stringify(eventsOf(state, ...deeds).map((event: Event) => molthar.describe(event, viewer) ?? null));
}

/** Whether the log tells this deed apart from that one. */
function differs(viewer: Viewer, one: [State, ...Deed[]], other: [State, ...Deed[]]): boolean {
  return read(viewer, ...one) !== read(viewer, ...other);
}

describe('what the log names', () => {
  const start = [before] as const;

  test.each<[string, [State, ...Deed[]], [State, ...Deed[]]]>([
    ['which open pearl was taken', [...start, takeOpen(1)], [...start, takeOpen(3)]],
    ['whether a pearl came from the row or the pile', [...start, takeOpen(1)], [...start, takeBlind]],
    ['the pearls that were replaced', [...start, replacePearls], [position({ ...table, open: '2 2 8 8', players: [{}, {}, {}] }), replacePearls]],
    ['which Character was placed', [...start, placeOpen(1, 'goblin-1')], [...start, placeOpen(2, 'goblin-1')]],
    ['which Character was discarded for it', [...start, placeBlind('goblin-1')], [...start, placeBlind('fairy-1')]],
    ['which Character was activated', [...start, activate('goblin-1', '2 2')], [...start, activate('fairy-1', '5 6 7')]],
    ['with what it was paid', [position({ players: [{ hand: '2 2 3 3', portal: 'goblin-1' }, {}] }), activate('goblin-1', '2 2')], [position({ players: [{ hand: '2 2 3 3', portal: 'goblin-1' }, {}] }), activate('goblin-1', '3 3')]],
    ['whether Diamonds were spent', [position({ players: [{ hand: '7 8 8', portal: 'hansel-1', activated: 'phoenix-1', diamonds: 1 }, {}] }), activate('hansel-1', '7', 1)], [position({ players: [{ hand: '7 7 8', portal: 'dwarf7-1', diamonds: 1 }, {}] }), activate('dwarf7-1', '7 7')]],
    ['which Characters changed places', [...start, exchange('goblin-1', 1)], [...start, exchange('goblin-1', 2)]],
    ['whose hand was shown', [play(before, activate('fairy-1', '5 6 7')), lookAtHandOf(1)], [play(position({ ...table, players: [{ hand: '5 6 7', portal: 'fairy-1' }, {}, { hand: '3' }] }), activate('fairy-1', '5 6 7')), lookAtHandOf(2)]],
    ['the cards discarded at the limit', [position({ players: [{ hand: '1 2 3 4 5 6' }, {}], phase: 'limit' }), trim('1')], [position({ players: [{ hand: '1 2 3 4 5 6' }, {}], phase: 'limit' }), trim('6')]],
  ])('%s', (_, one, other) => {
    for (const viewer of [0, 1, 'table'] as const) expect(differs(viewer, one, other)).toBe(true);
  });

  test('MOL-051 an exchange of the open Characters', () => {
    expect(read('table', position({ ...table, pearlPile: '4*' }), takeOpen(1))).toContain('charactersSwapped');
  });

  test('MOL-146 whose Will-o\'-the-Wisp was activated', () => {
    const wisp = (owner: number) => position({ players: [0, 1, 2].map((seat) => (seat === owner ? { portal: 'wisp36-1' } : seat === 1 ? { hand: '6 6 6' } : {})), seat: 1 });
    expect(differs('table', [wisp(0), activate('wisp36-1', '6 6 6')], [wisp(2), activate('wisp36-1', '6 6 6')])).toBe(true);
  });

  test('MOL-139 the victim of a theft reads which card is gone', () => {
    const pending = play(before, activate('fairy-1', '5 6 7'), lookAtHandOf(1));
    expect(differs(1, [pending, steal('3', 1)], [pending, steal('8', 1)])).toBe(true);
    expect(differs(2, [pending, steal('3', 1)], [pending, steal('8', 1)])).toBe(false);
  });
});

describe('every event', () => {
  test('has a line or is part of one that has, for every kind of deed', () => {
    for (const deed of [takeOpen(1), takeBlind, replacePearls, placeOpen(1, 'goblin-1'), activate('goblin-1', '2 2'), exchange('goblin-1', 1), peek, tradeTwo()]) {
      expect(eventsOf(before, deed).some((event) => molthar.describe(event, 'table') !== undefined)).toBe(true);
    }
  });
});
