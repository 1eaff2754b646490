import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Dimensions, StyleSheet } from 'react-native';
import { character, pearl, sampleView } from '../board/support';
import { longPress, pass, sitAt, tap } from './tableAt';

// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const turn = (more: object) => ({ ...sampleView().turn, ...more });
const ana = (more: object) => {
  const { players } = sampleView();
  return [{ ...players[0], ...more }, players[1], players[2]];
};

test('it says whose turn it is and how far the match is', async () => {
  await sitAt(sampleView());
  expect(screen.getByTestId('turn:seat')).toHaveAccessibleName('Your turn. Round 6');
  expect(screen.getByLabelText('2 of 3 actions left')).toBeOnTheScreen();
});

test('a tap chooses a pearl, the gold button says what it does, and does it', async () => {
  const done = await sitAt(sampleView());
  await tap('target:pearl:0');
  expect(screen.getByTestId('action:takePearl')).toHaveTextContent('Take');
  expect(screen.getByTestId('action:takePearl')).toHaveAccessibleName('Take: The 5, into your hand');
  expect(done).toEqual([]);
  await tap('action:takePearl');
  expect(done).toEqual([{ type: 'takePearl', from: 0 }]);
});

test('a second tap does it as well', async () => {
  const done = await sitAt(sampleView());
  await tap('target:pearlPile');
  await tap('target:pearlPile');
  expect(done).toEqual([{ type: 'takePearl', from: 'pile' }]);
});

test('twenty quick taps on the pile take one pearl, and a tap after that another', async () => {
  const done = await sitAt(sampleView());
  for (let taps = 0; taps < 20; taps++) await act(async () => fireEvent.press(screen.getByTestId('target:pearlPile')));
  expect(done).toEqual([{ type: 'takePearl', from: 'pile' }]);
  await act(() => jest.advanceTimersByTimeAsync(400));
  await tap('target:pearlPile');
  await tap('target:pearlPile');
  expect(done).toHaveLength(2);
});

test('MOL-074 with a full portal somebody has to leave first', async () => {
  const done = await sitAt(sampleView());
  await tap('target:character:1');
  expect(screen.getByTestId('action:placeCharacter')).toBeDisabled();
  await tap('target:portal:0:0');
  await tap('action:placeCharacter');
  expect(done).toEqual([{ type: 'placeCharacter', from: 1, discard: character('giant-1') }]);
});

test('MOL-064 new pearls are confirmed first', async () => {
  const done = await sitAt(sampleView());
  await tap('action:replacePearls');
  expect(done).toEqual([]);
  await tap('action:confirm');
  expect(done).toEqual([{ type: 'replacePearls' }]);
});

describe('MOL-091 paying', () => {
  test('several ways are offered, cheapest first', async () => {
    const done = await sitAt(sampleView());
    await tap('target:portal:0:0');
    await tap('action:activate');
    expect(screen.getByTestId('pay:proposal:0')).toHaveAccessibleName(
      'Save diamonds. Pays 6, 6, 8 and printed 8 (Phoenix)',
    );
    expect(screen.getByTestId('pay:proposal:0')).toBeChecked();
    await tap('pay:proposal:1');
    expect(screen.getByTestId('pay:proposal:1')).toBeChecked();
    await tap('pay:confirm');
    expect(done).toEqual([
      {
        type: 'activate',
        card: character('giant-1'),
        payment: { pearls: [pearl(6, 2), pearl(6, 3), pearl(7, 2)], diamonds: 1 },
      },
    ]);
  });

  test('the price stands on a button that leads to every other way, and can be left', async () => {
    const done = await sitAt(sampleView());
    await tap('target:portal:0:0');
    expect(screen.getByTestId('action:activate')).toHaveTextContent('Pay');
    expect(screen.getByTestId('action:change')).toHaveAccessibleName('Change. Pays 6, 6, 8 and printed 8 (Phoenix)');
    await tap('action:change');
    expect(screen.getByTestId('pay:sheet')).toBeOnTheScreen();
    await tap('action:cancel');
    expect(screen.queryByTestId('action:change')).toBeNull();
    expect(screen.getByTestId('action:choose')).toBeOnTheScreen();
    expect(done).toEqual([]);
  });

  test('pearl by pearl: what fits is ticked, what is missing is named, and only a whole payment is taken', async () => {
    const done = await sitAt(sampleView());
    await tap('target:portal:0:0');
    await tap('action:activate');
    await tap('pay:clear');
    expect(screen.getByTestId('pay:confirm')).toBeDisabled();
    for (const id of ['pay:hand:0', 'pay:hand:1', 'pay:hand:2', 'pay:printed:0']) await tap(id);
    await tap('pay:slot:2');
    expect(screen.getByTestId('pay:as:8')).toHaveAccessibleName('8 with a diamond');
    expect(screen.getByTestId('pay:as:8')).toBeChecked();
    await tap('pay:as:7');
    expect(screen.getByTestId('pay:confirm')).toBeDisabled();
    await tap('pay:as:8');
    await tap('pay:confirm');
    expect(done).toHaveLength(1);
  });

  test('MOL-092 what cannot be paid says what is missing and names the rule', async () => {
    const done = await sitAt(sampleView());
    await tap('target:portal:0:1');
    expect(screen.getByTestId('whynot')).toHaveTextContent(/Sorceress costs 7, 7, 7 and 7/);
    expect(screen.getByTestId('whynot:rule')).toHaveAccessibleName('MOL-092, Read the rule');
    expect(done).toEqual([]);
    await tap('whynot:close');
    expect(screen.queryByTestId('whynot')).toBeNull();
  });
});

test('MOL-040 the turn cannot end too early, and the bubble says why', async () => {
  await sitAt(sampleView());
  await tap('action:endTurn');
  expect(screen.getByTestId('whynot:rule')).toHaveAccessibleName('MOL-040, Read the rule');
});

test('MOL-D04 the actions of a Golem are not given up, and the bubble says why', async () => {
  const done = await sitAt(sampleView({ turn: turn({ actionsTaken: 3, actionsLeft: 3, duty: 6 }) }));
  await tap('action:endTurn');
  expect(screen.getByTestId('whynot:rule')).toHaveAccessibleName('MOL-040, Read the rule');
  expect(screen.queryByTestId('giveUp')).toBeNull();
  expect(done).toEqual([]);
});

test('MOL-041 actions beyond the third are given up only after a question', async () => {
  const done = await sitAt(sampleView({ turn: turn({ actionsTaken: 3, actionsLeft: 1 }) }));
  await tap('action:endTurn');
  expect(done).toEqual([]);
  expect(screen.getByTestId('giveUp')).toHaveTextContent(/Give up 1 action\?/);
  await tap('giveUp:confirm');
  expect(done[0]).toEqual({ type: 'finishActions' });
});

describe('the end of a turn', () => {
  const after = turn({ phase: 'after', actionsLeft: 0, actionsTaken: 3 });

  test('comes by itself when nothing is left to decide', async () => {
    const done = await sitAt(sampleView({ turn: after }));
    expect(screen.getByTestId('countdown')).toBeOnTheScreen();
    expect(screen.getByTestId('action:endTurn')).toHaveAccessibleName(
      'End turn. The turn ends by itself in 3 seconds. Touch the table to wait.',
    );
    await pass(2500);
    expect(done).toEqual([]);
    await pass(1000);
    expect(done).toEqual([{ type: 'endTurn' }]);
  });

  test.each(['action:wait', 'target:pearlDiscard'])(
    'is stopped by a tap on %s, and then waits for its button',
    async (id) => {
      const done = await sitAt(sampleView({ turn: after }));
      await tap(id);
      expect(screen.queryByTestId('countdown')).toBeNull();
      await pass(4000);
      expect(done).toEqual([]);
      await tap('action:endTurn');
      expect(done).toEqual([{ type: 'endTurn' }]);
    },
  );

  test('waits while something could be taken back', async () => {
    const done = await sitAt(sampleView({ turn: after }), { canUndo: true });
    await pass(3000);
    expect(done).toEqual([]);
    await tap('action:endTurn');
    expect(done).toEqual([{ type: 'endTurn' }]);
  });

  test('MOL-181 waits for an ability that could be used', async () => {
    const done = await sitAt(sampleView({ turn: after, players: ana({ activated: [character('reaper-1')] }) }));
    await pass(3000);
    expect(done).toEqual([]);
    await tap('offer:redrawHand');
    await tap('action:redrawHand');
    expect(done[0]).toEqual({ type: 'redrawHand' });
  });
});

test('MOL-206 over the hand limit exactly the surplus is discarded', async () => {
  const hand = [1, 2, 4, 5, 6, 7, 8].map((value) => pearl(value as 1, 3));
  const done = await sitAt(
    sampleView({
      turn: turn({ phase: 'limit', actionsLeft: 0, actionsTaken: 3 }),
      players: ana({ hand, handCount: 7 }),
    }),
  );
  expect(screen.getByTestId('prompt')).toHaveTextContent('Over the hand limit: discard 2 pearls');
  await tap('target:hand:0');
  expect(screen.getByTestId('action:discardToLimit')).toBeDisabled();
  await tap('target:hand:3');
  await tap('action:discardToLimit');
  expect(done).toEqual([{ type: 'discardToLimit', pearls: [hand[0], hand[3]] }]);
});

test('MOL-132 Medusa asks for a rival’s character', async () => {
  const done = await sitAt(sampleView({ pending: { type: 'discardOpponent' } }));
  expect(screen.getByTestId('prompt')).toHaveTextContent(/Medusa/);
  await tap('target:portal:1:1');
  await tap('action:chooseOpponentCharacter');
  expect(done).toEqual([{ type: 'chooseOpponentCharacter', card: character('golemeven-1') }]);
});

test('MOL-135 the Fairy opens a hand, and one card of it is taken', async () => {
  const done = await sitAt(sampleView({ pending: { type: 'stealFrom' } }));
  await tap('target:rival:1');
  await tap('action:chooseOpponentHand');
  expect(done).toEqual([{ type: 'chooseOpponentHand', seat: 1 }]);
  expect(screen.getByTestId('choice:sheet')).toHaveTextContent(/The hand of Ben/);
  await tap('choice:0');
  await tap('choice:steal');
  expect(done[1]).toMatchObject({ type: 'takeFromHand' });
});

test('MOL-135 the cards that cover a rival’s panel choose the rival, too', async () => {
  const done = await sitAt(sampleView({ pending: { type: 'stealFrom' } }));
  await tap('target:portal:1:1');
  expect(screen.getByTestId('target:rival:1')).toBeSelected();
  expect(screen.getByTestId('action:chooseOpponentHand')).toHaveAccessibleName('Look: The hand of Ben');
  await tap('target:portal:1:0');
  expect(done).toEqual([{ type: 'chooseOpponentHand', seat: 1 }]);
});

test('MOL-140 Puss in Boots takes one pearl back', async () => {
  const base = sampleView();
  const paid = pearl(3, 3);
  const done = await sitAt(
    sampleView({
      pending: { type: 'takeBack', pearls: [paid] },
      pearls: { ...base.pearls, discard: [...base.pearls.discard, paid] },
    }),
  );
  await tap('choice:0');
  await tap('choice:takeBack');
  expect(done).toEqual([{ type: 'takeBack', pearl: paid }]);
});

test('a choice that was put aside to look at the table comes back with the gold button', async () => {
  const base = sampleView();
  const paid = pearl(3, 3);
  await sitAt(
    sampleView({
      pending: { type: 'takeBack', pearls: [paid] },
      pearls: { ...base.pearls, discard: [...base.pearls.discard, paid] },
    }),
  );
  fireEvent.press(within(screen.getByTestId('choice:sheet')).getByLabelText('Close'));
  await pass();
  expect(screen.queryByTestId('choice:sheet')).toBeNull();
  await tap('action:takeBack');
  expect(screen.getByTestId('choice:sheet')).toBeOnTheScreen();
});

test('MOL-177, MOL-185 abilities of the beginning are named before the first action', async () => {
  const done = await sitAt(
    sampleView({
      turn: turn({ phase: 'start', actionsLeft: 3, actionsTaken: 0 }),
      players: ana({ activated: [character('hatter-1'), character('wizard-1')] }),
    }),
  );
  await tap('offer:exchangePortal');
  await tap('target:portal:0:1');
  await tap('target:character:0');
  await tap('action:exchangePortal');
  expect(done).toEqual([{ type: 'exchangePortal', card: character('sorceress-1'), open: 0 }]);
  await tap('offer:peekCharacter');
  expect(done[1]).toEqual({ type: 'peekCharacter' });
  expect(screen.getByTestId('look:sheet')).toHaveTextContent(/You saw its top card/);
});

test('the victim of a theft is told at the own turn', async () => {
  await sitAt(
    sampleView({
      turn: turn({ phase: 'start', actionsLeft: 3, actionsTaken: 0 }),
      players: ana({ stolen: [{ by: 1, pearl: pearl(7, 4) }] }),
    }),
  );
  expect(screen.getByLabelText('Ben took your 7')).toBeOnTheScreen();
});

test('MOL-212 everybody is told that the end is near, and can put the notice away', async () => {
  await sitAt(sampleView({ trigger: { seat: 1, round: 6 } }));
  expect(screen.getByTestId('turn:seat')).toHaveAccessibleName('Your turn. Round 6, Ben has reached 12');
  await tap('notice:end');
  expect(screen.queryByTestId('notice:end')).toBeNull();
});

test('MOL-212 a notice has a place of its own and goes by itself; a question that must be answered comes first', async () => {
  await sitAt(sampleView({ trigger: { seat: 1, round: 6 } }));
  const { top, height } = StyleSheet.flatten(screen.getByTestId('notice:end').props.style);
  const targets = screen.getAllByTestId(/^target:/).map((one) => StyleSheet.flatten(one.props.style));
  expect(targets.filter((one) => one.top + one.height > top && one.top < top + height)).toEqual([]);
  await pass(8500);
  expect(screen.queryByTestId('notice:end')).toBeNull();
  expect(screen.getByTestId('turn:seat')).toHaveAccessibleName(/Ben has reached 12/);
});

test('MOL-135 while a rival is to be chosen no notice stands in the way', async () => {
  await sitAt(sampleView({ trigger: { seat: 1, round: 6 }, pending: { type: 'stealFrom' } }));
  expect(screen.queryByTestId('notice:end')).toBeNull();
  expect(screen.getByTestId('prompt')).toHaveTextContent(/Fairy/);
  expect(screen.getByTestId('target:rival:2')).toHaveAccessibleName(/Can be chosen now$/);
});

test.each([
  ['target:pearl:1', /swap symbol/],
  ['target:character:0', /one more action/],
  ['target:portal:0:0', /6, 6, 8 and 8/],
  ['target:printed:0', /printed 8/],
  ['target:pearlPile', /22 cards, face down/],
  ['target:rival:1', /Will-o’-the-Wisp/],
])('a long press on %s explains it in words', async (id, words) => {
  await sitAt(sampleView());
  await longPress(id);
  expect(screen.getByTestId('look:sheet')).toHaveTextContent(words);
});

test.each([
  ['target:pearlDiscard', /× 2/],
  ['target:characterDiscard', /Lion/],
  ['target:row:0', /Unicorn/],
  ['target:diamonds', /raises one pearl/],
])('%s opens its list', async (id, words) => {
  await sitAt(sampleView());
  await tap(id);
  expect(screen.getByTestId('look:sheet')).toHaveTextContent(words);
});

describe('on larger and smaller screens', () => {
  const usual = Dimensions.get('window');
  const sized = (width: number, height: number, fontScale = 1) =>
    Dimensions.set({ window: { width, height, fontScale, scale: 2 } });
  // The table of the test still stands and is laid out anew.
  afterEach(() => act(() => Dimensions.set({ window: usual })));

  test('beside a wide table the payment stands open as soon as a character is chosen, with the one gold button', async () => {
    sized(1366, 1024);
    const done = await sitAt(sampleView());
    await tap('target:portal:0:0');
    expect(screen.getByTestId('pay:panel')).toBeOnTheScreen();
    expect(screen.queryByTestId('action:activate')).toBeNull();
    await tap('pay:confirm');
    expect(done).toMatchObject([{ type: 'activate', card: character('giant-1') }]);
  });

  test.each([
    [844, 390],
    [1024, 1366],
    [320, 568],
  ])('everything that can be touched lies on a screen of %d × %d', async (width, height) => {
    sized(width, height);
    await sitAt(sampleView());
    const places = screen.getAllByTestId(/^target:/).map((one) => StyleSheet.flatten(one.props.style));
    expect(places.length).toBeGreaterThan(15);
    expect(
      places.filter(
        ({ left, top, width: w, height: h }) => left < 0 || top < 0 || left + w > width || top + h > height,
      ),
    ).toEqual([]);
  });

  test('at twice the text size the buttons keep their names and lose only the small print', async () => {
    sized(390, 844, 2);
    await sitAt(sampleView());
    expect(screen.getByTestId('action:undo')).toHaveAccessibleName('Undo');
    expect(screen.getByTestId('action:undo')).not.toHaveTextContent('Undo');
  });

  test('on a small screen a rival’s portal is reached through the list', async () => {
    sized(320, 568);
    const done = await sitAt(sampleView({ pending: { type: 'discardOpponent' } }));
    expect(screen.queryByTestId('target:portal:1:1')).toBeNull();
    await tap('target:rival:1');
    await tap('list:portal:1:1');
    await tap('action:chooseOpponentCharacter');
    expect(done).toEqual([{ type: 'chooseOpponentCharacter', card: character('golemeven-1') }]);
  });
});

test('while a bot thinks a tap hurries it and chooses nothing', async () => {
  const hurry = jest.fn();
  const done = await sitAt(sampleView({ turn: turn({ seat: 1 }) }), { thinking: 1, hurry });
  await tap('target:pearl:0');
  // Where the finger ended its turn nothing else is to be pressed at once.
  expect(screen.queryByTestId('action:hurry')).toBeNull();
  await pass(1000);
  await tap('action:hurry');
  expect(hurry).toHaveBeenCalledTimes(2);
  expect(done).toEqual([]);
});
