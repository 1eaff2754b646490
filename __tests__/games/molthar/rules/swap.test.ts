import {
  activate,
  activatedOf,
  characterDiscard,
  characterIds,
  characterPileTop,
  diamondsOf,
  eventsOf,
  openCharacters,
  openPearls,
  play,
  portalOf,
  position,
  redraw,
  replacePearls,
  takeBlind,
  takeOpen,
} from './support';
import type { Deed, Spec } from './support';

const table: Spec = {
  players: [{ hand: '1', portal: 'goblin-1', activated: 'hound-1', diamonds: 1 }, { portal: 'goblin-2' }],
  open: '6 2 8 1',
  characters: 'lion-1 fairy-1',
  characterPile: 'wraith-1 monkey-2 maiden-1 puss-1 hood-1 snow-1',
};

function swaps(spec: Spec, ...deeds: Deed[]): number {
  return eventsOf(position(spec), ...deeds).filter(({ type }) => type === 'charactersSwapped').length;
}

describe('a Swap symbol turned up into the row', () => {
  const refilled = play(position({ ...table, pearlPile: '4*' }), takeOpen(2));

  test.each(['3*', '4*', '5*'])('MOL-051 MOL-053 a %s that refills the row exchanges both open Characters', (card) => {
    const after = play(position({ ...table, pearlPile: card }), takeOpen(2));
    expect(openPearls(after)).toBe(`6 ${card} 8 1`);
    expect(openCharacters(after)).toBe('wraith-1 monkey-2');
    expect(characterDiscard(after)).toBe('lion-1 fairy-1');
    expect(characterPileTop(after, 1)).toBe('maiden-1');
  });

  test('MOL-051 a card without the symbol exchanges nothing', () => {
    const after = play(position({ ...table, pearlPile: '4' }), takeOpen(2));
    expect(openCharacters(after)).toBe('lion-1 fairy-1');
  });

  test('MOL-052 the exchange asks nobody', () => {
    expect(refilled.pending).toBeNull();
    expect(refilled.turn).toMatchObject({ seat: 0, phase: 'act' });
  });

  test.each([
    [1, '5* 6 7 8'],
    [2, '6 5* 7 8'],
    [3, '6 7 5* 8'],
    [4, '6 7 8 5*'],
  ])('MOL-054 it works at place %i of the four new Pearl cards', (_, pile) => {
    const after = play(position({ ...table, pearlPile: pile }), replacePearls);
    expect(openPearls(after)).toBe(pile);
    expect(openCharacters(after)).toBe('wraith-1 monkey-2');
  });

  test.each([
    ['4* 7 5* 8', 2, 'maiden-1 puss-1'],
    ['3* 4* 5* 8', 3, 'hood-1 snow-1'],
  ])('MOL-055 in %s each symbol exchanges the Characters', (pile, count, row) => {
    const after = play(position({ ...table, pearlPile: pile }), replacePearls);
    expect(openCharacters(after)).toBe(row);
    expect(after.characters.discard).toHaveLength(2 * count);
    expect(swaps({ ...table, pearlPile: pile }, replacePearls)).toBe(count);
  });

  test('MOL-055 a symbol is carried out fully before the next', () => {
    const steps = eventsOf(position({ ...table, pearlPile: '4* 7 5* 8' }), replacePearls).flatMap((event) =>
      event.type === 'charactersSwapped' ? [[characterIds(event.gone), characterIds(event.come)]] : [],
    );
    expect(steps).toEqual([
      ['lion-1 fairy-1', 'wraith-1 monkey-2'],
      ['wraith-1 monkey-2', 'maiden-1 puss-1'],
    ]);
  });

  test('MOL-056 the old Characters are discarded first, so a reshuffle can bring them back', () => {
    const spec: Spec = {
      players: [{}, {}],
      open: '6 2 8 1',
      pearlPile: '4*',
      characters: 'lion-1 fairy-1',
      characterPile: 'wraith-1',
      characterPileSize: 1,
      sparesAsDiamondsOf: 1,
    };
    const seen = new Set(
      [1, 2, 3, 4, 5, 6].map((seed) => openCharacters(play(position({ ...spec, seed }), takeOpen(1)))),
    );
    expect(seen).toEqual(new Set(['wraith-1 lion-1', 'wraith-1 fairy-1']));
  });

  test('MOL-060 one symbol causes one exchange', () => {
    expect(swaps({ ...table, pearlPile: '4*' }, takeOpen(2))).toBe(1);
    expect(refilled.characters.discard).toHaveLength(2);
  });

  test('MOL-061 Portals, activated Characters and Diamonds are not touched', () => {
    expect([portalOf(refilled, 0), portalOf(refilled, 1), activatedOf(refilled, 0), diamondsOf(refilled, 0)]).toEqual([
      'goblin-1',
      'goblin-2',
      'hound-1',
      1,
    ]);
  });

  test('MOL-062 the exchange costs no action', () => {
    expect(refilled.turn.actionsLeft).toBe(2);
  });

  test.each([
    ['lion-1 -', 'lion-1'],
    ['- lion-1', 'lion-1'],
    ['- -', ''],
  ])('MOL-063 with %s open, those there are discarded and two are laid out', (characters, gone) => {
    const after = play(position({ ...table, characters, pearlPile: '4*' }), takeOpen(2));
    expect(openCharacters(after)).toBe('wraith-1 monkey-2');
    expect(characterDiscard(after)).toBe(gone);
  });

  test('MOL-063 with one card to draw, one is laid out', () => {
    const spec: Spec = {
      players: [{}, {}],
      characters: '- -',
      characterPile: 'lion-1',
      characterPileSize: 1,
      sparesAsDiamondsOf: 1,
      open: '6 2 8 1',
      pearlPile: '4*',
    };
    expect(openCharacters(play(position(spec), takeOpen(1)))).toBe('lion-1 -');
  });
});

describe('a Swap symbol that is not turned up', () => {
  test('MOL-057 does nothing when it is taken blind', () => {
    expect(openCharacters(play(position({ ...table, pearlPile: '4*' }), takeBlind))).toBe('lion-1 fairy-1');
  });

  test('MOL-057 does nothing when it is drawn into a new hand', () => {
    const state = position({
      ...table,
      players: [{ hand: '1 2', activated: 'reaper-1' }, {}],
      phase: 'after',
      pearlPile: '4* 5*',
    });
    const after = play(state, redraw);
    expect(after.players[0].hand).toHaveLength(2);
    expect(openCharacters(after)).toBe('lion-1 fairy-1');
  });

  const lying: Spec = { ...table, open: '4* 2 8 1', pearlPile: '7 7 7 7 7' };
  test.each<[string, Deed]>([
    ['taken', takeOpen(1)],
    ['left lying', takeOpen(2)],
    ['discarded', replacePearls],
  ])('MOL-058 does nothing when it lies open and is %s', (_, deed) => {
    expect(openCharacters(play(position(lying), deed))).toBe('lion-1 fairy-1');
  });

  test('MOL-058 does nothing when it is paid from the hand', () => {
    const state = position({ ...table, players: [{ hand: '4* 4', portal: 'goblin-1' }, {}] });
    expect(openCharacters(play(state, activate('goblin-1', '4* 4')))).toBe('lion-1 fairy-1');
  });
});

describe('a Swap card that comes round again', () => {
  test('MOL-059 sets off the exchange again after a reshuffle', () => {
    const hands = { hand: '1 1 1 1 1 1 2 2 2 2 2 2 2 3 3 3 3 3 3 4 4 4 4 4 4' };
    const others = { hand: '5 5 5 5 5 5 5* 6 6 6 6 6 6 7 7 7 7 7 7 7 8 8 8 8 8 8' };
    const state = position({
      players: [hands, others],
      open: '4* 3* 6 8',
      pearlPile: '1',
      pearlPileSize: 1,
      characters: 'lion-1 fairy-1',
      characterPile: 'wraith-1 monkey-2 maiden-1 puss-1',
    });
    const after = play(state, replacePearls);
    expect(
      openPearls(after)
        .split(' ')
        .filter((card) => card.endsWith('*')).length,
    ).toBeGreaterThan(0);
    expect(openCharacters(after)).not.toBe('lion-1 fairy-1');
  });
});
