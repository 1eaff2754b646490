import type { Violation } from '@/engine';
import {
  actionOf,
  lookAt,
  marksOf,
  NOTHING,
  payingOf,
  promptOf,
  stepOf,
  surplus,
  tapped,
  type Situation,
  type Selection,
} from '@/games/molthar/board/flow';
import { pearlNode } from '@/games/molthar/board/ways';
import { molthar, PEARL_CARDS, type Action, type View } from '@/games/molthar/rules';
import { character, pearl, sampleView, say } from './support';

/** The real rules judge, on a state that agrees with the view. */
function at(view: View, selection: Selection = NOTHING): Situation {
  const state = molthar.determinize(view, 1);
  const seat = view.viewer === 'table' ? 0 : view.viewer;
  return { view, selection, why: (action: Action): Violation | undefined => molthar.check(state, { seat, action }) };
}

const ana = (more: object, view = sampleView()) =>
  sampleView({ players: [{ ...view.players[0], ...more }, view.players[1], view.players[2]] });
const turn = (more: object) => ({ ...sampleView().turn, ...more });

test('with an empty hand the first open pearl is one tap away, with pearls in hand nothing is proposed', () => {
  expect(stepOf(at(ana({ hand: [], handCount: 0 })))).toMatchObject({
    name: 'takePearl',
    actions: [{ type: 'takePearl', from: 0 }],
  });
  expect(stepOf(at(sampleView()))).toMatchObject({ name: 'choose', actions: [] });
});

test('MOL-206 a pearl that the hand has no room for says that one must go', () => {
  const open = sampleView().pearls.open[0];
  const over = (handCount: number, from: 0 | 'pile') =>
    stepOf(at(ana({ handCount, handLimit: 5 }), { type: 'takePearl', from }));
  expect(over(4, 0)).toMatchObject({ note: { key: 'moltharTable.note.take' } });
  expect(over(5, 0)).toMatchObject({
    note: { key: 'moltharTable.note.takeOver', params: { value: PEARL_CARDS[open].value, count: 1 } },
    spoken: { key: 'moltharTable.spoken.over', params: { count: 1 } },
  });
  expect(over(6, 'pile')).toMatchObject({ note: { key: 'moltharTable.note.takePileOver', params: { count: 2 } } });
});

test('the pearl that is proposed is raised on the table, until something else is chosen', () => {
  const empty = ana({ hand: [], handCount: 0 });
  const first = pearlNode(empty.pearls.open[0]);
  expect(marksOf(at(empty))).toMatchObject({ [first]: 'chosen' });
  expect(marksOf(at(empty, { type: 'takePearl', from: 1 }))).not.toHaveProperty(first);
  expect(marksOf(at(sampleView()))).not.toHaveProperty(first);
});

describe('a tap chooses, a second one does it', () => {
  test('an open pearl', () => {
    const chosen = tapped(at(sampleView()), 'pearl:0');
    expect(chosen).toEqual({ type: 'select', selection: { type: 'takePearl', from: 0 } });
    expect(tapped(at(sampleView(), { type: 'takePearl', from: 0 }), 'pearl:0')).toEqual({
      type: 'act',
      actions: [{ type: 'takePearl', from: 0 }],
    });
  });

  test('the pile', () =>
    expect(tapped(at(sampleView()), 'pearlPile')).toEqual({
      type: 'select',
      selection: { type: 'takePearl', from: 'pile' },
    }));

  test('MOL-091 a character that can be paid shows what the cheapest way takes', () => {
    const moment = at(sampleView(), { type: 'activate', card: character('giant-1'), payment: null });
    expect(say(stepOf(moment)?.label ?? { key: '' })).toBe('Pay');
    expect(say(stepOf(moment)?.note ?? { key: '' })).toBe('Giant');
    expect(say(stepOf(moment)?.spoken ?? { key: '' })).toBe('Giant, with 6, 6, 8 and printed 8 (Phoenix)');
    expect(marksOf(moment)).toEqual({
      [`character-${character('giant-1')}`]: 'chosen',
      [`pearl-${pearl(6, 2)}`]: 'ticked',
      [`pearl-${pearl(6, 3)}`]: 'ticked',
      [`pearl-${pearl(8, 2)}`]: 'ticked',
      [`printed-${character('phoenix-1')}`]: 'ticked',
    });
  });

  test('MOL-116 what a diamond raises is told to the hand, and what goes to the purse', () => {
    const payment = { pearls: [pearl(6, 2), pearl(6, 3), pearl(7, 2)], diamonds: 1 };
    const moment = at(sampleView(), { type: 'activate', card: character('giant-1'), payment });
    expect(payingOf(moment)).toEqual({
      counts: {
        [`pearl-${pearl(6, 2)}`]: { value: 6, diamond: 0 },
        [`pearl-${pearl(6, 3)}`]: { value: 6, diamond: 0 },
        [`pearl-${pearl(7, 2)}`]: { value: 8, diamond: 1 },
      },
      diamonds: 1,
    });
    expect(payingOf(at(sampleView()))).toBeNull();
  });

  test('MOL-092 characters that can be paid now are marked, and those alone', () => {
    expect(marksOf(at(sampleView()))).toEqual({ [`character-${character('giant-1')}`]: 'payable' });
    expect(marksOf(at(ana({ diamonds: 0, hand: [pearl(6, 2)], handCount: 1 })))).toEqual({});
    expect(marksOf(at({ ...sampleView(), turn: turn({ phase: 'after', actionsLeft: 0, actionsTaken: 3 }) }))).toEqual(
      {},
    );
    expect(marksOf(at({ ...sampleView(), turn: turn({ seat: 1 }) }))).toEqual({});
  });

  test('MOL-092 a character that cannot be paid is refused', () => {
    expect(tapped(at(sampleView()), 'portal:0:1')).toMatchObject({ type: 'refuse', violation: { rule: 'MOL-092' } });
  });
});

describe('MOL-074 a full portal', () => {
  test('asks who leaves before anything can be placed', () => {
    const moment = at(sampleView(), { type: 'place', from: 0, leaves: null });
    expect(stepOf(moment)).toMatchObject({
      name: 'placeCharacter',
      actions: [],
      note: { key: 'moltharTable.note.whoLeaves' },
    });
  });

  test('a tap on the own portal says who, another takes it back', () => {
    const leaves = { type: 'place', from: 0, leaves: character('giant-1') } as const;
    expect(tapped(at(sampleView(), { ...leaves, leaves: null }), 'portal:0:0')).toEqual({
      type: 'select',
      selection: leaves,
    });
    expect(tapped(at(sampleView(), leaves), 'portal:0:0')).toEqual({
      type: 'select',
      selection: { ...leaves, leaves: null },
    });
    expect(stepOf(at(sampleView(), leaves))?.actions).toEqual([
      {
        type: 'placeCharacter',
        from: 0,
        discard: character('giant-1'),
      },
    ]);
  });

  test('a second tap on the open character gives the thought up', () => {
    expect(tapped(at(sampleView(), { type: 'place', from: 0, leaves: null }), 'character:0')).toEqual({
      type: 'select',
      selection: NOTHING,
    });
  });

  test('with a free place nobody has to leave', () => {
    const view = ana({ portal: sampleView().players[0].portal.slice(0, 1) });
    expect(tapped(at(view, { type: 'place', from: 1, leaves: null }), 'character:1')).toEqual({
      type: 'act',
      actions: [{ type: 'placeCharacter', from: 1, discard: null }],
    });
  });
});

describe('decisions that must be taken', () => {
  test('MOL-132 Medusa: a rival’s character', () => {
    const view = sampleView({ pending: { type: 'discardOpponent' } });
    expect(say(promptOf(at(view))?.words ?? { key: '' })).toContain('Medusa');
    expect(tapped(at(view), 'portal:1:1')).toEqual({
      type: 'select',
      selection: { type: 'rivalCharacter', card: character('golemeven-1') },
    });
    expect(tapped(at(view), 'pearl:0')).toMatchObject({ type: 'refuse', violation: { rule: 'MOL-126' } });
  });

  test.each(['rival:1', 'portal:1:0', 'portal:1:1'])(
    'MOL-135 Fairy: a tap on %s chooses its owner, even on a Will-o’-the-Wisp, and a second one opens the hand',
    (id) => {
      const view = sampleView({ pending: { type: 'stealFrom' } });
      const chosen = { type: 'rivalHand', seat: 1 } as const;
      expect(tapped(at(view), id)).toEqual({ type: 'select', selection: chosen });
      expect(tapped(at(view, { type: 'rivalHand', seat: 2 }), id)).toEqual({ type: 'select', selection: chosen });
      expect(tapped(at(view, chosen), id)).toEqual({ type: 'act', actions: [{ type: 'chooseOpponentHand', seat: 1 }] });
    },
  );

  test('MOL-136 Fairy: an empty hand cannot be chosen, whatever of its owner is tapped', () => {
    const [own, ben, cleo] = sampleView().players;
    const view = sampleView({ pending: { type: 'stealFrom' }, players: [own, { ...ben, handCount: 0 }, cleo] });
    for (const id of ['rival:1', 'portal:1:0', 'portal:1:1'])
      expect(tapped(at(view), id)).toMatchObject({ type: 'refuse', action: { type: 'chooseOpponentHand', seat: 1 } });
  });

  test('MOL-135 Fairy: first a rival, then a card of the hand shown', () => {
    expect(tapped(at(sampleView({ pending: { type: 'stealFrom' } })), 'rival:2')).toEqual({
      type: 'select',
      selection: { type: 'rivalHand', seat: 2 },
    });
    const shown = sampleView({ pending: { type: 'steal', from: 1 } });
    expect(actionOf({ view: shown, selection: { type: 'offered', pearl: pearl(3, 2) } })).toEqual({
      type: 'takeFromHand',
      pearl: pearl(3, 2),
    });
  });

  test('MOL-140 Puss in Boots: a pearl just paid', () => {
    const view = sampleView({ pending: { type: 'takeBack', pearls: [pearl(3, 3)] } });
    expect(actionOf({ view, selection: { type: 'offered', pearl: pearl(3, 3) } })).toEqual({
      type: 'takeBack',
      pearl: pearl(3, 3),
    });
  });

  test('MOL-206 the hand limit: exactly the surplus', () => {
    const hand = [1, 2, 3, 4, 5, 6, 7].map((value) => pearl(value as 1, 3));
    const view = { ...ana({ hand, handCount: 7 }), turn: turn({ phase: 'limit', actionsLeft: 0 }) };
    expect(surplus(view)).toBe(2);
    expect(promptOf(at(view))?.urgent).toBe(true);
    const one = tapped(at(view), 'hand:0');
    expect(one).toEqual({ type: 'select', selection: { type: 'discard', pearls: [hand[0]] } });
    expect(stepOf(at(view, { type: 'discard', pearls: [hand[0]] }))?.actions).toEqual([]);
    expect(stepOf(at(view, { type: 'discard', pearls: [hand[0], hand[4]] }))?.actions).toEqual([
      {
        type: 'discardToLimit',
        pearls: [hand[0], hand[4]],
      },
    ]);
    expect(tapped(at(view, { type: 'discard', pearls: [hand[0]] }), 'hand:0')).toEqual({
      type: 'select',
      selection: { type: 'discard', pearls: [] },
    });
    // A third one takes the place of the first: more than the surplus is never chosen.
    expect(tapped(at(view, { type: 'discard', pearls: [hand[0], hand[4]] }), 'hand:2')).toEqual({
      type: 'select',
      selection: { type: 'discard', pearls: [hand[4], hand[2]] },
    });
  });

  test('MOL-135 rivals whose hand can be looked at are marked, and the chosen one otherwise', () => {
    const view = sampleView({ pending: { type: 'stealFrom' } });
    expect(marksOf(at(view))).toEqual({ 'rival-1': 'eligible', 'rival-2': 'eligible' });
    expect(marksOf(at(view, { type: 'rivalHand', seat: 2 }))).toEqual({ 'rival-1': 'eligible', 'rival-2': 'chosen' });
  });

  test('MOL-132 characters of rivals that can be sent away are marked, with their panel where they are not drawn', () => {
    const view = sampleView({ pending: { type: 'discardOpponent' } });
    const [wisp, golem, medusa] = ['wisp36-1', 'golemeven-1', 'medusa-1'].map((id) => `character-${character(id)}`);
    expect(marksOf(at(view))).toEqual({
      'rival-1': 'eligible',
      'rival-2': 'eligible',
      [wisp]: 'eligible',
      [golem]: 'eligible',
      [medusa]: 'eligible',
    });
    expect(marksOf(at(view, { type: 'rivalCharacter', card: character('golemeven-1') }))).toMatchObject({
      'rival-1': 'chosen',
      [golem]: 'ticked',
      [wisp]: 'eligible',
    });
  });
});

describe('abilities are offered by name, in their time', () => {
  const withCards = (...cards: string[]) => ({ activated: cards.map(character) });
  const offers = (view: View) => promptOf(at(view))?.offers.map((offer) => offer.name) ?? [];
  const start = turn({ phase: 'start', actionsTaken: 0, actionsLeft: 3 });

  test('MOL-177, MOL-185 before the first action', () =>
    expect(offers({ ...ana(withCards('hatter-1', 'wizard-1')), turn: start })).toEqual([
      'peekCharacter',
      'exchangePortal',
    ]));
  test('MOL-162 not after it', () => expect(offers(ana(withCards('hatter-1', 'wizard-1')))).toEqual([]));
  test('MOL-169 a 2 can become a diamond at any time', () =>
    expect(offers(ana({ ...withCards('snow-1'), hand: [pearl(2, 3)], handCount: 1 }))).toEqual(['twoForDiamond']));
  test('MOL-181 a new hand after the last action', () =>
    expect(
      offers({ ...ana(withCards('reaper-1')), turn: turn({ phase: 'after', actionsLeft: 0, actionsTaken: 3 }) }),
    ).toEqual(['redrawHand']));

  test('MOL-177 the exchange takes one own and one open character', () => {
    const view = { ...ana(withCards('hatter-1')), turn: start };
    const chosen = tapped(at(view, { type: 'exchange', own: null, open: null }), 'portal:0:0');
    expect(chosen).toEqual({ type: 'select', selection: { type: 'exchange', own: character('giant-1'), open: null } });
    expect(stepOf(at(view, { type: 'exchange', own: character('giant-1'), open: 1 }))?.actions).toEqual([
      {
        type: 'exchangePortal',
        card: character('giant-1'),
        open: 1,
      },
    ]);
  });
});

describe('other people’s turns', () => {
  const watching = sampleView({ turn: turn({ seat: 1 }) });
  test('nothing is chosen and no step is offered', () => {
    expect(stepOf(at(watching))).toBeNull();
    expect(promptOf(at(watching))).toBeNull();
    expect(tapped(at(watching), 'pearl:1')).toEqual({
      type: 'look',
      look: { type: 'pearl', pearl: watching.pearls.open[1] },
    });
  });
});

test.each([
  ['pearl:2', 'pearl'],
  ['hand:0', 'pearl'],
  ['character:1', 'character'],
  ['portal:1:0', 'character'],
  ['printed:0', 'printed'],
  ['rival:1', 'seat'],
  ['row:0', 'seat'],
  ['pearlPile', 'pile'],
  ['characterPile', 'pile'],
  ['pearlDiscard', 'discard'],
  ['characterDiscard', 'discard'],
  ['diamonds', 'diamonds'],
])('a long press on %s explains a %s', (id, type) => expect(lookAt(sampleView(), id)?.type).toBe(type));

test('nothing is explained where nothing lies', () => expect(lookAt(sampleView(), 'portal:2:1')).toBeNull());
