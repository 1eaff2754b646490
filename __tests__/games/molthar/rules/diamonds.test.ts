import { CHARACTERS, molthar } from '@/games/molthar/rules';

import {
  activate,
  character,
  CHARACTER_IDS,
  characterDiscard,
  diamondsOf,
  endTurn,
  handOf,
  openCharacters,
  pearlDiscard,
  play,
  pointsOf,
  position,
  refusal,
  takeBlind,
} from './support';

describe('Power Points', () => {
  test.each([
    ['', 0],
    ['goblin-1', 1],
    ['lion-1 sorceress-2 dragon-1', 9],
    ['hansel-1 unicorn-1 giant-1', 6],
  ])('MOL-107 with "%s" activated a player has %i', (activated, points) => {
    expect(pointsOf(position({ players: [{ activated, portal: 'tweedle-1', diamonds: 2 }, {}] }), 0)).toBe(points);
  });

  test('MOL-108 every Character is worth 0 to 5', () => {
    const worth = CHARACTER_IDS.map((id) => pointsOf(position({ players: [{ activated: id }, {}] }), 0));
    expect([0, 1, 2, 3, 4, 5].map((points) => worth.filter((each) => each === points).length)).toEqual([
      4, 27, 11, 9, 2, 1,
    ]);
    expect(CHARACTERS.map(({ power }) => power)).toEqual(worth);
  });

  test.each(['phoenix-1', 'phoenix-2', 'dragon-1', 'snow-1'])(
    'MOL-109 %s shows no number and is worth nothing',
    (id) => {
      expect(pointsOf(position({ players: [{ activated: id }, {}] }), 0)).toBe(0);
    },
  );
});

describe('Diamonds gained', () => {
  test.each([
    ['goblin-1', '1 1', 0],
    ['snow-1', '2', 1],
    ['halfodd-1', '1 1 1', 1],
    ['halfeven-1', '2 2 2', 1],
    ['gnome-1', '6 6 6 6', 1],
    ['tweedle-1', '7 7 8 8', 1],
    ['maiden-1', '3 5 7', 1],
    ['unicorn-1', '1 2 3 4', 2],
  ])('MOL-110 %s, paid with %s, brings %i from the top of the Character pile', (id, payment, count) => {
    const state = position({
      players: [{ hand: payment, portal: id }, {}],
      characterPile: 'lion-1 wraith-1',
      characters: 'hood-1 hatter-1',
    });
    const after = play(state, activate(id, payment));
    expect(after.players[0].diamonds).toEqual(['lion-1', 'wraith-1'].slice(0, count).map(character));
    expect(openCharacters(after)).toBe('hood-1 hatter-1');
  });

  test('MOL-111 nobody sees the face of a Diamond, its owner included', () => {
    const views = (diamonds: string) => {
      const state = position({ players: [{ diamonds }, {}], characters: 'giant-1 giant-2' });
      return ([0, 1, 'table'] as const).map((viewer) => molthar.view(state, viewer));
    };
    expect(views('snow-1')).toEqual(views('lion-1'));
  });

  test('MOL-112 a player may hold any number of Diamonds', () => {
    const state = position({ players: [{ hand: '1 2 3 4', portal: 'unicorn-1', diamonds: 20 }, {}] });
    expect(diamondsOf(play(state, activate('unicorn-1', '1 2 3 4')), 0)).toBe(22);
  });

  test('MOL-113 Diamonds do not count as hand cards', () => {
    const state = position({ players: [{ hand: '1 2', diamonds: 9 }, {}] });
    expect(molthar.view(state, 1).players[0].handCount).toBe(2);
    expect(play(state, takeBlind, takeBlind, takeBlind, endTurn).turn.seat).toBe(1);
  });

  test('MOL-114 the Unicorn gives 1 Power Point and 2 Diamonds', () => {
    const after = play(
      position({ players: [{ hand: '1 2 3 4', portal: 'unicorn-1' }, {}] }),
      activate('unicorn-1', '1 2 3 4'),
    );
    expect([pointsOf(after, 0), diamondsOf(after, 0)]).toEqual([1, 2]);
  });

  test.each([0, 1])('MOL-115 with %i Characters to draw, the Unicorn brings as many Diamonds', (left) => {
    const pile = ['', 'lion-1'][left];
    const state = position({
      players: [{ hand: '1 2 3 4', portal: 'unicorn-1' }, {}],
      characterPile: pile,
      characterPileSize: left,
      sparesAsDiamondsOf: 1,
    });
    expect(diamondsOf(play(state, activate('unicorn-1', '1 2 3 4')), 0)).toBe(left);
  });
});

describe('using Diamonds', () => {
  type Case = [rule: string, id: string, payment: string, spent: number, held: number];

  test.each<Case>([
    ['MOL-116 a 7 counts as 8', 'hansel-1', '7 8', 1, 1],
    ['MOL-116 a 6 of a total', 'barbarian-1', '6 6 7', 1, 3],
    ['MOL-118 two Diamonds on two cards', 'hansel-1', '7 7', 2, 2],
    ['MOL-118 four Diamonds on four cards', 'sorceress-1', '6 6 6 6', 4, 5],
    ['MOL-123 one raises and one is owed to the cost', 'pirate-1', '1 2 2', 2, 2],
  ])('%s', (_, id, payment, spent, held) => {
    const after = play(
      position({ players: [{ hand: payment, portal: id, diamonds: held }, {}] }),
      activate(id, payment, spent),
    );
    expect(diamondsOf(after, 0)).toBe(held - spent);
    expect(after.characters.discard).toHaveLength(spent);
  });

  test.each<Case>([
    ['MOL-116 a Diamond is needed to raise', 'hansel-1', '7 8', 0, 1],
    ['MOL-117 two Diamonds on one card', 'hansel-1', '6 8', 2, 2],
    ['MOL-118 one Diamond for two cards', 'hansel-1', '7 7', 1, 2],
    ['MOL-119 an 8 cannot become 9', 'barbarian-1', '2 8 8', 2, 3],
    ['MOL-119 an 8 does not run on to 1', 'dwarf1-1', '1 8', 1, 3],
    ['MOL-120 an 8 cannot be lowered', 'dwarf7-1', '7 8', 1, 3],
    ['MOL-123 the Diamond owed cannot also raise', 'pirate-1', '1 2 2', 1, 2],
    ['MOL-123 more Diamonds than are held', 'hansel-1', '7 7', 2, 1],
    ['MOL-123 the Diamond that the card brings', 'tweedle-1', '7 7 7 8', 1, 0],
  ])('%s: refused', (_, id, payment, spent, held) => {
    expect(
      refusal(position({ players: [{ hand: payment, portal: id, diamonds: held }, {}] }), activate(id, payment, spent)),
    ).toBeDefined();
  });

  test('MOL-121 the card keeps its printed value', () => {
    const after = play(
      position({ players: [{ hand: '7 8', portal: 'hansel-1', diamonds: 1 }, {}] }),
      activate('hansel-1', '7 8', 1),
    );
    expect([handOf(after, 0), pearlDiscard(after)]).toEqual(['', '7 8']);
  });

  test('MOL-121 a Diamond changes a value for nothing but a payment', () => {
    const state = position({ players: [{ hand: '1', activated: 'snow-1', diamonds: 3 }, {}] });
    expect(molthar.legalActions(state, 0).some(({ type }) => type === 'twoForDiamond')).toBe(false);
  });

  test('MOL-122 a spent Diamond lies face up in the Character discard pile', () => {
    const state = position({ players: [{ hand: '7 8', portal: 'hansel-1', diamonds: 'lion-1' }, {}] });
    const after = play(state, activate('hansel-1', '7 8', 1));
    expect(characterDiscard(after)).toBe('lion-1');
    expect(molthar.view(after, 'table').characters.discard).toEqual([character('lion-1')]);
  });

  test('MOL-124 a spent Diamond is discarded before new ones are drawn, so that it can come back', () => {
    const state = position({
      players: [{ hand: '7 7 7 8', portal: 'tweedle-1', diamonds: 'lion-1' }, {}],
      characterPileSize: 0,
      sparesAsDiamondsOf: 1,
    });
    expect(play(state, activate('tweedle-1', '7 7 7 8', 1)).players[0].diamonds).toEqual([character('lion-1')]);
  });
});
