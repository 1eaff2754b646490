import { logOf, canUndo, play as playMatch, resume, type Viewer } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import type { Action, State } from '@/games/molthar/rules/types';

import {
  activate,
  discardFoe,
  endTurn,
  eventsOf,
  exchange,
  finishActions,
  lookAtHandOf,
  peek,
  placeBlind,
  placeOpen,
  play,
  position,
  redraw,
  replacePearls,
  steal,
  takeBack,
  takeBlind,
  takeOpen,
  tradeTwo,
  trim,
} from './support';
import type { Deed, Spec } from './support';

const table: Spec = {
  players: [
    {
      hand: '2 2 5 6 7',
      portal: 'fairy-1 goblin-1',
      activated: 'wizard-1 snow-1 hatter-1 reaper-1 hood-1',
      diamonds: 2,
    },
    { hand: '3 8', portal: 'wisp36-1' },
    {},
  ],
  open: '1 1 8 8',
  characters: 'hansel-1 giant-1',
  pearlPile: '4 3',
  characterPile: 'lion-1 imp-1',
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
    [
      "a discarded opponent's Character",
      play(
        position({ players: [{ hand: '1 1 5', portal: 'medusa-1' }, { portal: 'lion-1' }] }),
        activate('medusa-1', '1 1 5'),
      ),
      discardFoe('lion-1'),
    ],
    [
      'a pearl taken back',
      play(position({ players: [{ hand: '3 4 5', portal: 'puss-1' }, {}] }), activate('puss-1', '3 4 5')),
      takeBack('4'),
    ],
  ])('%s shows nothing new and can be taken back', (_, state, deed) => {
    expect(afterwards(state, deed)).toBe(true);
  });

  test.each<[string, State, Deed]>([
    ['an open pearl, whose place is refilled', before, takeOpen(1)],
    ['a blind draw', before, takeBlind],
    ['new open pearls', before, replacePearls],
    ['a Character from the row, which is refilled', play(before, activate('goblin-1', '2 2')), placeOpen(1)],
    ['a Character from the pile', play(before, activate('goblin-1', '2 2')), placeBlind()],
    [
      'a spent Diamond, whose face is seen',
      position({ players: [{ hand: '7 8', portal: 'hansel-1', diamonds: 1 }, {}] }),
      activate('hansel-1', '7 8', 1),
    ],
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
  return JSON.stringify(logOf(molthar, eventsOf(state, ...deeds), viewer));
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
    [
      'the pearls that were replaced',
      [...start, replacePearls],
      [position({ ...table, open: '2 2 8 8', players: [{}, {}, {}] }), replacePearls],
    ],
    ['which Character was placed', [...start, placeOpen(1, 'goblin-1')], [...start, placeOpen(2, 'goblin-1')]],
    ['which Character was discarded for it', [...start, placeBlind('goblin-1')], [...start, placeBlind('fairy-1')]],
    [
      'which Character was activated',
      [...start, activate('goblin-1', '2 2')],
      [...start, activate('fairy-1', '5 6 7')],
    ],
    [
      'with what it was paid',
      [position({ players: [{ hand: '2 2 3 3', portal: 'goblin-1' }, {}] }), activate('goblin-1', '2 2')],
      [position({ players: [{ hand: '2 2 3 3', portal: 'goblin-1' }, {}] }), activate('goblin-1', '3 3')],
    ],
    [
      'whether Diamonds were spent',
      [
        position({ players: [{ hand: '7 8 8', portal: 'hansel-1', activated: 'phoenix-1', diamonds: 1 }, {}] }),
        activate('hansel-1', '7', 1),
      ],
      [position({ players: [{ hand: '7 7 8', portal: 'dwarf7-1', diamonds: 1 }, {}] }), activate('dwarf7-1', '7 7')],
    ],
    ['which Characters changed places', [...start, exchange('goblin-1', 1)], [...start, exchange('goblin-1', 2)]],
    [
      'whose hand was shown',
      [play(before, activate('fairy-1', '5 6 7')), lookAtHandOf(1)],
      [
        play(
          position({ ...table, players: [{ hand: '5 6 7', portal: 'fairy-1' }, {}, { hand: '3' }] }),
          activate('fairy-1', '5 6 7'),
        ),
        lookAtHandOf(2),
      ],
    ],
    [
      'the cards discarded at the limit',
      [position({ players: [{ hand: '1 2 3 4 5 6' }, {}], phase: 'limit' }), trim('1')],
      [position({ players: [{ hand: '1 2 3 4 5 6' }, {}], phase: 'limit' }), trim('6')],
    ],
  ])('%s', (_, one, other) => {
    for (const viewer of [0, 1, 'table'] as const) expect(differs(viewer, one, other)).toBe(true);
  });

  test('MOL-051 an exchange of the open Characters', () => {
    expect(read('table', position({ ...table, pearlPile: '4*' }), takeOpen(1))).toContain('charactersSwapped');
  });

  test("MOL-146 whose Will-o'-the-Wisp was activated", () => {
    const wisp = (owner: number) =>
      position({
        players: [0, 1, 2].map((seat) =>
          seat === owner ? { portal: 'wisp36-1' } : seat === 1 ? { hand: '6 6 6' } : {},
        ),
        seat: 1,
      });
    expect(differs('table', [wisp(0), activate('wisp36-1', '6 6 6')], [wisp(2), activate('wisp36-1', '6 6 6')])).toBe(
      true,
    );
  });

  test('MOL-139 the victim of a theft reads which card is gone', () => {
    const pending = play(before, activate('fairy-1', '5 6 7'), lookAtHandOf(1));
    expect(differs(1, [pending, steal('3', 1)], [pending, steal('8', 1)])).toBe(true);
    expect(differs(2, [pending, steal('3', 1)], [pending, steal('8', 1)])).toBe(false);
  });
});

describe('the lines of the log', () => {
  const golem = position({ players: [{ hand: '1 3 5 7', portal: 'golemodd-1' }, {}] });
  const wraith = position({ players: [{ hand: '3 3 7 7', portal: 'wraith-1' }, {}] });
  const medusa = position({ players: [{ hand: '1 1 5', portal: 'medusa-1' }, { portal: 'lion-1' }] });
  const puss = position({ players: [{ hand: '3 4 5', portal: 'puss-1' }, {}] });
  const theft = play(before, activate('fairy-1', '5 6 7'));

  test.each<[string[], [State, ...Deed[]]]>([
    [['pearlTaken.open'], [before, takeOpen(1)]],
    [['pearlTaken.pile'], [before, takeBlind]],
    [['pearlsReplaced'], [before, replacePearls]],
    [
      ['pearlTaken.open', 'charactersSwapped'],
      [position({ ...table, pearlPile: '4*' }), takeOpen(1)],
    ],
    [['characterPlaced.open'], [before, activate('goblin-1', '2 2'), placeOpen(1)]],
    [['characterPlaced.pile'], [before, activate('goblin-1', '2 2'), placeBlind()]],
    [['characterPlaced.openInstead'], [before, placeOpen(1, 'goblin-1')]],
    [['characterPlaced.pileInstead'], [before, placeBlind('goblin-1')]],
    [['characterActivated'], [before, activate('goblin-1', '2 2')]],
    [
      ['characterActivated'],
      [position({ players: [{ hand: '7 8', portal: 'hansel-1', diamonds: 1 }, {}] }), activate('hansel-1', '7 8', 1)],
    ],
    [
      ['characterActivated'],
      [position({ players: [{ portal: 'hansel-1', activated: 'phoenix-1 phoenix-2' }, {}] }), activate('hansel-1', '')],
    ],
    [
      ['wispActivated'],
      [position({ players: [{ hand: '6 6 6' }, { portal: 'wisp36-1' }] }), activate('wisp36-1', '6 6 6')],
    ],
    [
      ['characterActivated', 'diamondsTaken'],
      [position({ players: [{ hand: '2', portal: 'snow-1' }, {}] }), activate('snow-1', '2')],
    ],
    [
      ['characterActivated', 'actionsGained'],
      [golem, activate('golemodd-1', '1 3 5 7')],
    ],
    [
      ['characterActivated', 'actionOwed'],
      [wraith, activate('wraith-1', '3 3 7 7')],
    ],
    [
      ['characterActivated', 'abilityWithoutTarget'],
      [position({ players: [{ hand: '1 1 5', portal: 'medusa-1' }, {}] }), activate('medusa-1', '1 1 5')],
    ],
    [
      ['characterActivated', 'endTriggered'],
      [
        position({ players: [{ hand: '8 8', portal: 'hansel-1', activated: 'lion-1 sorceress-1 goblin-1' }, {}] }),
        activate('hansel-1', '8 8'),
      ],
    ],
    [['opponentCharacterDiscarded'], [medusa, activate('medusa-1', '1 1 5'), discardFoe('lion-1')]],
    [['handShown'], [theft, lookAtHandOf(1)]],
    [['pearlStolen.secret'], [theft, lookAtHandOf(1), steal('3', 1)]],
    [['pearlTakenBack'], [puss, activate('puss-1', '3 4 5'), takeBack('4')]],
    [['portalExchanged'], [before, exchange('goblin-1', 1)]],
    [['characterPeeked'], [before, peek]],
    [
      ['twoTraded', 'diamondsTaken'],
      [before, tradeTwo()],
    ],
    [['handRedrawn.seen'], [before, takeBlind, takeBlind, takeBlind, takeBlind, redraw]],
    [['handRedrawn.seen'], [position({ players: [{ hand: '1', activated: 'reaper-1' }, {}], phase: 'after' }), redraw]],
    [
      ['handRedrawn.mixed'],
      [position({ players: [{ hand: '1 2', activated: 'reaper-1' }, {}], phase: 'after', pearlPileSize: 1 }), redraw],
    ],
    [['actionsDeclined'], [before, takeBlind, takeBlind, takeBlind, finishActions]],
    [['turnBegan.round'], [position({ phase: 'after' }), endTurn]],
    [
      ['turnBegan.round', 'actionsGiven', 'actionsGiven'],
      [position({ players: [{}, { activated: 'hood-1', owed: 1 }], phase: 'after' }), endTurn],
    ],
    [['turnBegan.final'], [position({ phase: 'after', seat: 2, trigger: { seat: 0, round: 3 } }), endTurn]],
    [
      ['handTrimmed', 'turnBegan.round'],
      [position({ players: [{ hand: '1 2 3 4 5 6' }, {}], phase: 'limit' }), trim('1')],
    ],
    [['gameEnded'], [position({ phase: 'after', seat: 2, round: 4, trigger: { seat: 0, round: 3 } }), endTurn]],
  ])('to the table: %j', (keys, [state, ...deeds]) => {
    const lines = logOf(molthar, eventsOf(state, ...deeds), 'table').map(({ key }) => key);
    expect(lines.filter((key) => !key.includes('pileReshuffled'))).toEqual(keys.map((key) => `molthar.log.${key}`));
  });

  test('MOL-049 MOL-139 to the player: the card drawn or stolen', () => {
    const keys = (...deeds: Deed[]) => logOf(molthar, eventsOf(before, ...deeds), 0).map(({ key }) => key);
    expect(keys(takeBlind)).toEqual(['molthar.log.pearlTaken.own']);
    expect(keys(activate('fairy-1', '5 6 7'), lookAtHandOf(1), steal('3', 1))).toEqual([
      'molthar.log.pearlStolen.known',
    ]);
  });
});
