import { molthar } from '@/games/molthar/rules';

import {
  activate,
  activatedOf,
  character,
  diamondsOf,
  discardFoe,
  endTurn,
  eventsOf,
  handOf,
  pearlDiscard,
  pearlText,
  placeOpen,
  play,
  pointsOf,
  portalOf,
  position,
  refusal,
  takeBlind,
} from './support';

describe('activating a Character', () => {
  const state = position({
    players: [{ hand: '2 2 3 3', portal: 'goblin-1', activated: 'goblin-2' }, { portal: 'goblin-3' }, {}],
    characters: 'hound-1 hansel-1',
  });

  test('MOL-082 a Character of the own Portal is activated', () => {
    expect(activatedOf(play(state, activate('goblin-1', '2 2')), 0)).toBe('goblin-2 goblin-1');
  });

  test.each([
    ["on an opponent's Portal", 'goblin-3', '2 2'],
    ['already activated', 'goblin-2', '2 2'],
    ['in the open row', 'hansel-1', '3 3'],
    ['in the pile', 'dwarf2-1', '2 2'],
  ])('MOL-082 a Character %s cannot be activated', (_, id, payment) => {
    expect(refusal(state, activate(id, payment))).toBe('MOL-082');
  });

  test('MOL-083 it may be activated in the turn in which it came', () => {
    const placed = position({ players: [{ hand: '8 8' }, {}], characters: 'hansel-1 lion-1' });
    expect(pointsOf(play(placed, placeOpen(1), activate('hansel-1', '8 8')), 0)).toBe(2);
  });

  test.each([
    ['2 3', 0],
    ['2', 0],
    ['', 0],
  ])('MOL-084 a pair is not paid with %s and %i Diamonds', (payment, diamonds) => {
    expect(refusal(state, activate('goblin-1', payment, diamonds))).toBe('MOL-084');
  });

  test.each<[id: string, payment: string, diamonds: number]>([
    ['goblin-1', '7 7', 0],
    ['hansel-1', '8 8', 0],
    ['unicorn-1', '1 2 3 4', 0],
    ['wizard-1', '4 5 6', 0],
    ['barbarian-1', '8 8 4', 0],
    ['pirate-1', '2 2 2', 1],
    ['wisp45-1', '5 5 5', 0],
  ])('MOL-084 %s is paid with exactly %s and %i Diamonds, and all of it is gone', (id, payment, diamonds) => {
    const exact = position({ players: [{ hand: payment, portal: id, diamonds }, {}] });
    const after = play(exact, activate(id, payment, diamonds));
    expect([activatedOf(after, 0), handOf(after, 0), pearlDiscard(after)]).toEqual([
      id,
      '',
      payment.split(' ').sort().join(' '),
    ]);
    expect(after.characters.discard).toHaveLength(diamonds);
    const short = position({ players: [{ hand: payment.slice(2), portal: id, diamonds }, {}] });
    expect(refusal(short, activate(id, payment.slice(2), diamonds))).toBe('MOL-092');
  });

  test('MOL-085 one action activates one Character', () => {
    const two = position({ players: [{ hand: '2 2 3 3', portal: 'goblin-1 goblin-2' }, {}] });
    const after = play(two, activate('goblin-1', '2 2'));
    expect([activatedOf(after, 0), portalOf(after, 0), after.turn.actionsLeft]).toEqual(['goblin-1', 'goblin-2', 2]);
  });

  test('MOL-086 the cards played go to the Pearl discard pile', () => {
    const after = play(state, activate('goblin-1', '3 3'));
    expect([handOf(after, 0), pearlDiscard(after)]).toEqual(['2 2', '3 3']);
  });

  test.each([
    ['a third card of the pair', 'goblin-1', '2 2 2', 0],
    ['another card', 'goblin-1', '2 2 5', 0],
    ['a Diamond', 'goblin-1', '2 2', 1],
    ['a Diamond for a straight', 'wizard-1', '4 5 6', 1],
    ['a card besides a printed pearl that fits', 'hansel-1', '8 8 5', 0],
  ])('MOL-087 %s too many is refused', (_, id, payment, diamonds) => {
    const rich = position({
      players: [{ hand: '2 2 2 4 5 6 8 8', portal: `${id}`, activated: 'dwarf1-1', diamonds: 2 }, {}],
    });
    expect(refusal(rich, activate(id, payment, diamonds))).toBe('MOL-087');
    const less = diamonds > 0 ? activate(id, payment) : activate(id, payment.slice(0, -2));
    expect(refusal(rich, less)).toBeUndefined();
  });

  test('MOL-106 one card cannot be named twice', () => {
    const action = {
      type: 'activate',
      card: character('goblin-1'),
      payment: { pearls: [state.players[0].hand[0], state.players[0].hand[0]], diamonds: 0 },
    } as const;
    expect(refusal(state, () => action)).toBe('MOL-106');
  });

  test.each([
    ['of an opponent', 1],
    ['of the pile', 0],
  ])('MOL-084 a card %s cannot pay', (_, seat) => {
    const foreign = position({ players: [{ hand: '2 2', portal: 'goblin-1' }, { hand: '2' }] });
    const other =
      seat === 1 ? foreign.players[1].hand[0] : foreign.pearls.draw.filter((card) => pearlText([card]) === '2')[0];
    const action = {
      type: 'activate',
      card: character('goblin-1'),
      payment: { pearls: [foreign.players[0].hand[0], other], diamonds: 0 },
    } as const;
    expect(refusal(foreign, () => action)).toBe('MOL-084');
  });

  test('MOL-088 it leaves the Portal, whose place is free again', () => {
    const full = position({
      players: [{ hand: '8 8', portal: 'hansel-1 lion-1' }, {}],
      characters: 'goblin-1 goblin-2',
    });
    const after = play(full, activate('hansel-1', '8 8'));
    expect([portalOf(after, 0), activatedOf(after, 0)]).toEqual(['lion-1', 'hansel-1']);
    expect(portalOf(play(after, placeOpen(1)), 0)).toBe('lion-1 goblin-1');
  });

  test('MOL-089 it stays with its player: no ability reaches it', () => {
    const threatened = position({
      players: [
        { hand: '1 1 5', portal: 'medusa-1' },
        { portal: 'goblin-1', activated: 'hansel-1' },
      ],
    });
    const pending = play(threatened, activate('medusa-1', '1 1 5'));
    expect(refusal(pending, discardFoe('hansel-1'))).toBeDefined();
    const later = play(pending, discardFoe('goblin-1'), takeBlind, takeBlind, endTurn);
    expect(activatedOf(later, 1)).toBe('hansel-1');
  });

  test('MOL-090 pay, move, count the points, take the Diamonds, then the ability', () => {
    const maiden = position({
      players: [{ hand: '3 5 6', portal: 'maiden-1', activated: 'lion-1 sorceress-1 hansel-1', diamonds: 1 }, {}],
    });
    const types = eventsOf(maiden, activate('maiden-1', '3 5 6', 1)).map(({ type }) => type);
    expect(types).toEqual(['characterActivated', 'endTriggered', 'diamondsTaken']);
    const golem = position({ players: [{ hand: '1 3 5 7', portal: 'golemodd-1' }, {}] });
    expect(eventsOf(golem, activate('golemodd-1', '1 3 5 7')).map(({ type }) => type)).toEqual([
      'characterActivated',
      'actionsGained',
    ]);
  });
});

describe('choosing a payment', () => {
  const choice = position({
    players: [{ hand: '2 2 5 5 8', portal: 'goblin-1', activated: 'phoenix-1', diamonds: 1 }, {}],
  });

  test.each([
    ['2 2', 0],
    ['5 5', 0],
    ['8', 0],
  ])('MOL-091 every valid payment is accepted: %s', (payment, diamonds) => {
    expect(pointsOf(play(choice, activate('goblin-1', payment, diamonds)), 0)).toBe(1);
  });

  test.each([
    ['8 8', 0, 'not using a printed pearl'],
    ['7', 1, 'a Diamond although a plain card would do'],
    ['7 8', 1, 'both'],
  ])('MOL-091 %s with %i Diamonds is accepted: %s', (payment, diamonds) => {
    const rich = position({
      players: [{ hand: '7 8 8', portal: 'hansel-1', activated: 'phoenix-1', diamonds: 1 }, {}],
    });
    const after = play(rich, activate('hansel-1', payment, diamonds));
    expect([pearlDiscard(after), diamondsOf(after, 0)]).toEqual([payment, 1 - diamonds]);
  });

  test('MOL-091 the game proposes payments that it accepts', () => {
    const proposals = molthar.legalActions(choice, 0).filter((action) => action.type === 'activate');
    expect(proposals.length).toBeGreaterThanOrEqual(3);
    for (const proposal of proposals) expect(refusal(choice, () => proposal)).toBeUndefined();
  });

  test('MOL-091 a proposal spares cards with the Swap symbol', () => {
    const swap = position({ players: [{ hand: '4* 4 4', portal: 'goblin-1' }, {}] });
    const proposals = molthar
      .legalActions(swap, 0)
      .flatMap((action) => (action.type === 'activate' ? [pearlText(action.payment.pearls)] : []));
    expect(proposals).toEqual(['4 4']);
    expect(refusal(swap, activate('goblin-1', '4* 4'))).toBeUndefined();
  });

  test('MOL-092 without a valid payment the action is refused and not offered', () => {
    const poor = position({ players: [{ hand: '1 2 3 4 5', portal: 'lion-1 giant-1', diamonds: 2 }, {}] });
    expect(refusal(poor, activate('lion-1', '1 2 3 4'))).toBe('MOL-092');
    expect(molthar.legalActions(poor, 0).filter(({ type }) => type === 'activate')).toEqual([]);
  });
});

describe('benefits of the Character being activated', () => {
  test.each([
    ['printed pearl', 'dwarf3-1', '3', 0],
    ['wild pearl', 'dragon-1', '1 1 1', 0],
    ['ability to use 3 as any value', 'imp-1', '3 3', 0],
    ['Diamonds', 'halfeven-1', '2 4 5', 1],
    ['ability to lower', 'maiden-1', '3 5 8', 0],
  ])('MOL-093 its %s cannot help to pay for it', (_, id, payment, diamonds) => {
    expect(refusal(position({ players: [{ hand: payment, portal: id }, {}] }), activate(id, payment, diamonds))).toBe(
      'MOL-092',
    );
  });

  test('MOL-094 the printed pearl helps with the very next activation', () => {
    const state = position({ players: [{ hand: '1 2 8', portal: 'phoenix-1 hansel-1' }, {}] });
    const after = play(state, activate('phoenix-1', '1 2'), activate('hansel-1', '8'));
    expect([pointsOf(after, 0), handOf(after, 0)]).toEqual([2, '']);
  });

  test('MOL-094 the Diamond and the ability help with the very next activation', () => {
    const state = position({ players: [{ hand: '3 5 7 8 8 8 8', portal: 'maiden-1 sorceress-1' }, {}] });
    expect(diamondsOf(play(state, activate('maiden-1', '3 5 7')), 0)).toBe(1);
    const gem = position({ players: [{ hand: '2 7 8', portal: 'snow-1 hansel-1' }, {}] });
    expect(pointsOf(play(gem, activate('snow-1', '2'), activate('hansel-1', '7 8', 1)), 0)).toBe(2);
    const lower = position({ players: [{ hand: '3 5 7 7 8', portal: 'maiden-1 dwarf7-1' }, {}] });
    expect(pointsOf(play(lower, activate('maiden-1', '3 5 7'), activate('dwarf7-1', '7 8', 1)), 0)).toBe(2);
  });
});
