import { molthar } from '@/games/molthar/rules';

import {
  activate,
  activatedOf,
  allPearls,
  ALL_PEARLS,
  character,
  characterPileTop,
  diamondsOf,
  endTurn,
  eventsOf,
  exchange,
  finishActions,
  handOf,
  kindsOpen,
  limitOf,
  openCharacters,
  pearlDiscard,
  pearlPileTop,
  peek,
  placeBlind,
  play,
  pointsOf,
  portalOf,
  position,
  redraw,
  refusal,
  replacePearls,
  takeBlind,
  tradeTwo,
} from './support';
import type { Deed, PlayerSpec } from './support';

const three = [takeBlind, takeBlind, takeBlind];

describe('when blue abilities work', () => {
  test('MOL-157 from the activation to the end of the game', () => {
    const state = position({ players: [{ hand: '2 2 2', portal: 'snow-1' }, {}] });
    const now = play(state, activate('snow-1', '2'), tradeTwo());
    expect(diamondsOf(now, 0)).toBe(2);
    const later = play(now, takeBlind, takeBlind, endTurn, ...three, endTurn);
    expect(refusal(later, tradeTwo())).toBeUndefined();
  });

  const windows: PlayerSpec = { hand: '2 3', portal: 'goblin-1', activated: 'hatter-1 wizard-1 snow-1 reaper-1' };
  test.each([
    ['start', ['exchangePortal', 'peekCharacter', 'twoForDiamond']],
    ['act', ['twoForDiamond']],
    ['after', ['twoForDiamond', 'redrawHand']],
  ] as const)('MOL-158 in %s a player can use %j', (phase, abilities) => {
    const actions = ['takePearl', 'replacePearls', 'placeCharacter', 'activate', 'endTurn', 'finishActions'];
    const kinds = kindsOpen(position({ players: [windows, {}], phase })).filter((kind) => !actions.includes(kind));
    expect(new Set(kinds)).toEqual(new Set(abilities));
  });

  test('MOL-159 they serve only their owner', () => {
    const state = position({
      players: [
        { hand: '2 8', portal: 'goblin-1 hansel-1' },
        { activated: 'hatter-1 wizard-1 snow-1 phoenix-1 monkey-1 reaper-1 hood-1' },
      ],
    });
    for (const deed of [exchange('goblin-1', 1), peek, tradeTwo(), activate('hansel-1', '8')])
      expect(refusal(state, deed)).toBeDefined();
    expect(limitOf(state, 0)).toBe(5);
    expect(kindsOpen(play(state, ...three))).not.toContain('redrawHand');
  });

  test.each<[string, Deed]>([
    ['look', peek],
    ['exchange', exchange('goblin-1', 1)],
    ['trade', tradeTwo()],
  ])('MOL-159 they serve only on the own turn: %s', (_, deed) => {
    const state = position({
      players: [
        { ...windows, hand: '2 2' },
        { hand: '2', portal: 'goblin-2' },
      ],
      seat: 0,
    });
    const others = play(state, ...three, endTurn);
    expect(refusal(others, () => deed(state), 0)).toBe('MOL-043');
  });

  test.each([
    ['wizard-1', '4 5 6', peek],
    ['hatter-1', '1 2 3 4 5', exchange('goblin-1', 1)],
  ])('MOL-160 %s, activated in this turn, can first be used in the next', (id, payment, deed) => {
    const state = position({ players: [{ hand: payment, portal: `${id} goblin-1` }, {}] });
    const now = play(state, activate(id, payment));
    expect(refusal(now, deed)).toBe('MOL-162');
    const next = play(now, replacePearls, replacePearls, endTurn, ...three, endTurn);
    expect(refusal(next, deed)).toBeUndefined();
  });

  test('MOL-161 a new hand can be drawn in the turn in which the Reaper was activated', () => {
    const state = position({ players: [{ hand: '1 8 2 2', portal: 'reaper-1' }, {}], pearlPile: '6 7 5 5' });
    const after = play(state, replacePearls, replacePearls, activate('reaper-1', '1 8'), redraw);
    expect(after.players[0].hand).toHaveLength(2);
    expect(pearlDiscard(after)).toContain('2 2');
  });

  test.each<[string, Deed]>([
    ['taking a Pearl card', takeBlind],
    ['replacing', replacePearls],
    ['placing', placeBlind()],
    ['activating', activate('goblin-1', '2 2')],
  ])('MOL-162 %s ends START', (_, deed) => {
    const after = play(
      position({ players: [{ hand: '2 2', portal: 'goblin-1', activated: 'hatter-1 wizard-1' }, {}] }),
      deed,
    );
    expect(after.turn.phase).toBe('act');
    expect(refusal(after, peek)).toBe('MOL-162');
  });

  test('MOL-162 using abilities does not end START', () => {
    const state = position({
      players: [{ hand: '2 2', portal: 'goblin-1', activated: 'hatter-1 wizard-1 snow-1' }, {}],
    });
    for (const deeds of [
      [peek, tradeTwo(), exchange('goblin-1', 1)],
      [exchange('goblin-1', 1), tradeTwo(), tradeTwo(), peek],
    ]) {
      expect(play(state, ...deeds).turn).toMatchObject({ phase: 'start', actionsLeft: 3 });
    }
  });

  test('MOL-163 each START ability may be used once per turn', () => {
    const state = position({ players: [{ portal: 'goblin-1', activated: 'hatter-1 wizard-1' }, {}] });
    expect(refusal(play(state, peek), peek)).toBe('MOL-163');
    const exchanged = play(state, exchange('goblin-1', 1));
    expect(refusal(exchanged, exchange(portalOf(exchanged, 0), 1))).toBe('MOL-163');
    const next = play(exchanged, peek, ...three, endTurn, ...three, endTurn);
    expect([refusal(next, peek), refusal(next, exchange(portalOf(next, 0), 1))]).toEqual([undefined, undefined]);
  });
});

describe('other values for hand cards', () => {
  type Case = [rule: string, player: PlayerSpec, id: string, payment: string, diamonds: number];

  test.each<Case>([
    ['MOL-164 a 1 counts as 8', { activated: 'forestboy-1' }, 'hansel-1', '1 8', 0],
    ['MOL-164 two 1s count as 8s', { activated: 'forestboy-1' }, 'hansel-1', '1 1', 0],
    ['MOL-164 a 1 may stay a 1', { activated: 'forestboy-1' }, 'reaper-1', '1 8', 0],
    ['MOL-165 a 3 counts as 8', { activated: 'imp-1' }, 'hansel-1', '3 8', 0],
    ['MOL-165 a 3 counts as 1', { activated: 'imp-1' }, 'dwarf1-1', '1 3', 0],
    ['MOL-165 a 3 may stay a 3', { activated: 'imp-1' }, 'dwarf3-1', '3 3', 0],
    ['MOL-166 one 1 as 1 and one as 8', { activated: 'forestboy-1' }, 'reaper-1', '1 1', 0],
    ['MOL-166 three 3s with three values', { activated: 'imp-1' }, 'wizard-1', '3 3 3', 0],
    ['MOL-168 a 1 used as 8, then lowered', { activated: 'forestboy-1 maiden-1', diamonds: 1 }, 'dwarf7-1', '1 7', 1],
    ['MOL-168 a 1 used as 1, then raised', { activated: 'forestboy-1', diamonds: 1 }, 'dwarf2-1', '1 2', 1],
    ['MOL-188 a Diamond lowers a value', { activated: 'maiden-1', diamonds: 1 }, 'dwarf7-1', '7 8', 1],
    ['MOL-188 a Diamond may still raise', { activated: 'maiden-1', diamonds: 1 }, 'hansel-1', '7 8', 1],
    ['MOL-188 one card lowered, another raised', { activated: 'maiden-1', diamonds: 2 }, 'dwarf7-1', '6 8', 2],
  ])('%s', (_, player, id, payment, diamonds) => {
    const after = play(
      position({ players: [{ ...player, hand: payment, portal: id }, {}] }),
      activate(id, payment, diamonds),
    );
    expect([handOf(after, 0), diamondsOf(after, 0)]).toEqual(['', 0]);
    expect(activatedOf(after, 0)).toContain(id);
  });

  test.each<Case>([
    ['MOL-164 an 8 is no 1', { activated: 'forestboy-1' }, 'reaper-1', '8 8', 0],
    ['MOL-164 a 2 is no 8', { activated: 'forestboy-1' }, 'hansel-1', '2 8', 0],
    ['MOL-165 a 4 has no other value', { activated: 'imp-1' }, 'hansel-1', '4 8', 0],
    ['MOL-167 a printed 1 is no 8', { activated: 'forestboy-1 dwarf1-1' }, 'hansel-1', '1', 0],
    ['MOL-167 a printed 3 stays a 3', { activated: 'imp-1 dwarf3-1' }, 'hansel-1', '3', 0],
    ['MOL-167 a 2 raised to 3 is not wild', { activated: 'imp-1', diamonds: 1 }, 'hansel-1', '2 8', 1],
    ['MOL-167 a 2 lowered to 1 is no 8', { activated: 'forestboy-1 maiden-1', diamonds: 1 }, 'hansel-1', '2 8', 1],
    [
      'MOL-168 only one Diamond comes after the ability',
      { activated: 'forestboy-1 maiden-1', diamonds: 2 },
      'dwarf6-1',
      '1 6',
      2,
    ],
    ['MOL-189 a total of 7 that would need a 0', { activated: 'maiden-1', diamonds: 3 }, 'medusa-1', '1 1 6', 3],
    ['MOL-190 two Diamonds lower one card', { activated: 'maiden-1', diamonds: 2 }, 'dwarf6-1', '6 8', 2],
    ['MOL-190 one card is not raised and lowered', { activated: 'maiden-1', diamonds: 2 }, 'dwarf7-1', '7 7', 2],
  ])('%s: refused', (_, player, id, payment, diamonds) => {
    expect(
      refusal(position({ players: [{ ...player, hand: payment, portal: id }, {}] }), activate(id, payment, diamonds)),
    ).toBeDefined();
  });

  test('MOL-166 the same ability gives other values in the next payment', () => {
    const state = position({ players: [{ hand: '3 3 3 7', portal: 'dwarf7-1 dwarf1-1', activated: 'imp-1' }, {}] });
    expect(pointsOf(play(state, activate('dwarf7-1', '3 7'), activate('dwarf1-1', '3 3')), 0)).toBe(3);
  });
});

describe('a 2 for a Diamond', () => {
  const snow: PlayerSpec = { hand: '2 2 1 3', activated: 'snow-1' };

  test('MOL-169 a 2 is discarded and one Diamond taken from the Character pile', () => {
    const after = play(position({ players: [snow, {}], characterPile: 'lion-1' }), tradeTwo());
    expect([handOf(after, 0), pearlDiscard(after)]).toEqual(['1 2 3', '2']);
    expect(after.players[0].diamonds).toEqual([character('lion-1')]);
  });

  test('MOL-170 it may be used once for each 2', () => {
    const after = play(position({ players: [snow, {}] }), tradeTwo(), tradeTwo());
    expect([diamondsOf(after, 0), kindsOpen(after).includes('twoForDiamond')]).toEqual([2, false]);
  });

  test.each(['start', 'act', 'after'] as const)('MOL-171 it may be used in %s', (phase) => {
    expect(diamondsOf(play(position({ players: [snow, {}], phase }), tradeTwo()), 0)).toBe(1);
  });

  test('MOL-171 not in LIMIT and not in the middle of an action', () => {
    expect(refusal(position({ players: [{ ...snow, hand: '2 2 1 3 4 5 6' }, {}], phase: 'limit' }), tradeTwo())).toBe(
      'MOL-171',
    );
    const pending = play(
      position({ players: [{ hand: '1 1 5 2', portal: 'medusa-1', activated: 'snow-1' }, { portal: 'lion-1' }] }),
      activate('medusa-1', '1 1 5'),
    );
    expect(refusal(pending, tradeTwo())).toBeDefined();
  });

  test.each(['1', '3'])('MOL-172 a %s is no 2, whatever ability or Diamond helps', (value) => {
    const state = position({ players: [{ hand: '1 3', activated: 'snow-1 imp-1 maiden-1', diamonds: 2 }, {}] });
    expect(refusal(state, tradeTwo(value))).toBe('MOL-172');
  });

  test('MOL-173 it is refused if no Character can be drawn', () => {
    expect(refusal(position({ players: [snow, {}], characterPileSize: 0, sparesAsDiamondsOf: 1 }), tradeTwo())).toBe(
      'MOL-173',
    );
    const discarded = position({
      players: [snow, {}],
      characterPileSize: 0,
      characterDiscard: 'lion-1',
      sparesAsDiamondsOf: 1,
    });
    expect(play(discarded, tradeTwo()).players[0].diamonds).toEqual([character('lion-1')]);
  });
});

describe('more cards, more actions', () => {
  test.each([
    ['', 5],
    ['monkey-1', 6],
    ['monkey-1 monkey-3', 7],
    ['monkey-1 monkey-2 monkey-3', 8],
  ])('MOL-174 MOL-191 with "%s" the hand limit is %i', (activated, limit) => {
    const state = position({ players: [{ hand: '1 1 2 2 3 3 4 4', activated }, {}], phase: 'after' });
    expect(limitOf(state, 0)).toBe(limit);
    const ended = play(state, endTurn);
    expect([ended.turn.phase, ended.turn.seat]).toEqual(limit === 8 ? ['start', 1] : ['limit', 0]);
  });

  test('MOL-175 one more action at once and in every later turn', () => {
    const state = position({ players: [{ hand: '4 5 6 7 8', portal: 'hood-1' }, {}] });
    const now = play(state, activate('hood-1', '4 5 6 7 8'));
    expect(now.turn.actionsLeft).toBe(3);
    const next = play(now, ...three, endTurn, ...three, endTurn);
    expect(next.turn).toMatchObject({ seat: 0, actionsLeft: 4 });
  });

  test('MOL-175 the last action of a turn brings one more', () => {
    const state = position({
      players: [{ hand: '4 5 6 7 8', portal: 'hood-1' }, {}],
      phase: 'act',
      actionsLeft: 1,
      actionsTaken: 2,
    });
    expect(play(state, activate('hood-1', '4 5 6 7 8')).turn).toMatchObject({ phase: 'act', actionsLeft: 1 });
  });

  test('MOL-176 the extra action may be declined, the first three may not', () => {
    const state = position({ players: [{ activated: 'hood-1' }, {}] });
    expect(refusal(play(state, takeBlind, takeBlind), finishActions)).toBe('MOL-040');
    expect(play(state, ...three, finishActions).turn).toMatchObject({ phase: 'after', actionsLeft: 0 });
    expect(play(state, ...three, takeBlind).turn).toMatchObject({ phase: 'after', actionsLeft: 0 });
  });
});

describe('exchange on the Portal', () => {
  const hatter = position({
    players: [{ hand: '8 8', portal: 'goblin-1 giant-1', activated: 'hatter-1' }, {}],
    characters: 'lion-1 hansel-1',
    characterPile: 'hood-1',
  });

  test.each([
    ['goblin-1', 1, 'giant-1 lion-1', 'goblin-1 hansel-1'],
    ['goblin-1', 2, 'giant-1 hansel-1', 'lion-1 goblin-1'],
    ['giant-1', 1, 'goblin-1 lion-1', 'giant-1 hansel-1'],
  ] as const)('MOL-177 %s and the open card %i change places', (id, place, portal, open) => {
    const after = play(hatter, exchange(id, place));
    expect(portalOf(after, 0).split(' ').sort().join(' ')).toBe(portal);
    expect(openCharacters(after)).toBe(open);
  });

  test('MOL-178 nothing is drawn or discarded', () => {
    const after = play(hatter, exchange('goblin-1', 1));
    expect([characterPileTop(after, 1), after.characters.discard, after.characters.draw.length]).toEqual([
      'hood-1',
      [],
      hatter.characters.draw.length,
    ]);
    expect(eventsOf(hatter, exchange('goblin-1', 1)).map(({ type }) => type)).toEqual(['portalExchanged']);
  });

  test('MOL-179 it needs a Character on the own Portal and an open one', () => {
    const bare = position({ players: [{ activated: 'hatter-1' }, { portal: 'goblin-1' }] });
    expect(refusal(bare, exchange('goblin-1', 1))).toBe('MOL-179');
    expect(kindsOpen(bare)).not.toContain('exchangePortal');
    const gap = position({
      players: [{ portal: 'goblin-1', activated: 'hatter-1' }, {}],
      characters: '- lion-1',
      characterPileSize: 0,
      sparesAsDiamondsOf: 1,
    });
    expect(refusal(gap, exchange('goblin-1', 1))).toBe('MOL-179');
    expect(refusal(gap, exchange('goblin-1', 2))).toBeUndefined();
  });

  test('MOL-180 the Character that came may be activated in the same turn', () => {
    expect(pointsOf(play(hatter, exchange('goblin-1', 2), activate('hansel-1', '8 8')), 0)).toBe(4);
  });

  test("MOL-180 except a Will-o'-the-Wisp", () => {
    const wisp = position({
      players: [{ hand: '6 6 6', portal: 'goblin-1', activated: 'hatter-1' }, {}],
      characters: 'wisp36-1 lion-1',
    });
    expect(refusal(play(wisp, exchange('goblin-1', 1)), activate('wisp36-1', '6 6 6'))).toBe('MOL-152');
  });
});

describe('a new hand', () => {
  const reaper = position({
    players: [{ hand: '1 1 2 2 3 3 4', activated: 'reaper-1' }, {}],
    phase: 'after',
    pearlPile: '8 8 8 7 7 7 6 5',
  });

  test('MOL-181 the whole hand is discarded and as many cards drawn, once per turn', () => {
    const after = play(reaper, redraw);
    expect([handOf(after, 0), pearlDiscard(after), pearlPileTop(after, 1)]).toEqual([
      '6 7 7 7 8 8 8',
      '1 1 2 2 3 3 4',
      '5',
    ]);
    expect(refusal(after, redraw)).toBe('MOL-181');
    expect(kindsOpen(after)).not.toContain('redrawHand');
  });

  test.each(['start', 'act', 'limit'] as const)('MOL-181 not in %s', (phase) => {
    expect(refusal(position({ players: [{ hand: '1 1 2 2 3 3', activated: 'reaper-1' }, {}], phase }), redraw)).toBe(
      'MOL-181',
    );
  });

  test('MOL-182 the old cards are discarded before the new ones are drawn', () => {
    const state = position({
      players: [{ hand: '1 2 3', activated: 'reaper-1' }, {}],
      phase: 'after',
      pearlPile: '8',
      pearlPileSize: 1,
    });
    const after = play(state, redraw);
    expect(handOf(after, 0)).toContain('8');
    expect(after.pearls.discard).toEqual([]);
    expect(allPearls(after)).toEqual(ALL_PEARLS);
  });

  test('MOL-183 the hand limit comes afterwards', () => {
    const after = play(reaper, redraw);
    expect(after.players[0].hand).toHaveLength(7);
    expect(play(after, endTurn).turn.phase).toBe('limit');
  });

  test('MOL-184 with an empty hand it is not offered', () => {
    const state = position({ players: [{ activated: 'reaper-1' }, {}], phase: 'after' });
    expect(kindsOpen(state)).not.toContain('redrawHand');
    expect(refusal(state, redraw)).toBe('MOL-184');
  });
});

describe('looking at the top of the pile', () => {
  const wizard = position({ players: [{ activated: 'wizard-1' }, {}], characterPile: 'lion-1 hood-1' });
  const looked = play(wizard, peek);

  test('MOL-185 the player sees the top Character, which stays face down on the pile', () => {
    expect(molthar.view(looked, 0).characters.peeked).toBe(character('lion-1'));
    expect(openCharacters(looked)).toBe(openCharacters(wizard));
    expect(portalOf(play(looked, placeBlind()), 0)).toBe('lion-1');
  });

  test('MOL-185 nothing is seen without looking, nor after the first action', () => {
    expect(molthar.view(wizard, 0).characters.peeked).toBeNull();
    expect(molthar.view(play(looked, takeBlind), 0).characters.peeked).toBeNull();
  });

  test('MOL-186 only that player sees the card', () => {
    const [event] = eventsOf(wizard, peek);
    for (const viewer of [1, 'table'] as const) {
      expect(molthar.view(looked, viewer).characters.peeked).toBeNull();
    }
    expect(event).toEqual({ type: 'characterPeeked', seat: 0 });
  });

  test('MOL-187 the order of the pile does not change', () => {
    expect(looked.characters.draw).toEqual(wizard.characters.draw);
  });
});

test('MOL-191 two printed 8s add up', () => {
  const state = position({ players: [{ portal: 'hansel-1', activated: 'phoenix-1 phoenix-2' }, {}] });
  expect(pointsOf(play(state, activate('hansel-1', '')), 0)).toBe(2);
});
