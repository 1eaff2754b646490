import { molthar } from '@/games/molthar/rules';

import {
  activate,
  characterDiscard,
  characterPileTop,
  diamondsOf,
  discardFoe,
  endTurn,
  exchange,
  kindsOpen,
  limitOf,
  openCharacters,
  placeBlind,
  placeOpen,
  play,
  pointsOf,
  portalOf,
  position,
  refusal,
  takeBlind,
} from './support';
import type { Deed, Spec } from './support';

const table: Spec = { characters: 'lion-1 fairy-1', characterPile: 'wraith-1 monkey-2' };
const empty = position({ ...table, players: [{}, {}] });
const one = position({ ...table, players: [{ portal: 'goblin-1' }, {}] });
const full = position({ ...table, players: [{ portal: 'goblin-1 giant-1' }, {}] });
const pass = [takeBlind, takeBlind, takeBlind, endTurn];

describe('putting a Character on the Portal', () => {
  test.each([
    ['place 1', placeOpen(1), 'lion-1'],
    ['place 2', placeOpen(2), 'fairy-1'],
    ['the pile', placeBlind(), 'wraith-1'],
  ])('MOL-068 a Character is taken from %s', (_, deed, portal) => {
    expect(portalOf(play(empty, deed), 0)).toBe(portal);
  });

  test.each([
    [1, 'wraith-1 fairy-1'],
    [2, 'lion-1 wraith-1'],
  ] as const)('MOL-071 at place %i the top card of the pile comes in its stead', (place, open) => {
    const after = play(empty, placeOpen(place));
    expect([openCharacters(after), characterPileTop(after, 1)]).toEqual([open, 'monkey-2']);
  });

  test('MOL-072 a card from the pile leaves the open row as it is', () => {
    const after = play(empty, placeBlind());
    expect([openCharacters(after), characterPileTop(after, 1)]).toEqual(['lion-1 fairy-1', 'monkey-2']);
  });

  test('MOL-069 it lies on the own Portal, visible to all', () => {
    const after = play(empty, placeBlind());
    expect(portalOf(after, 1)).toBe('');
    for (const viewer of [0, 1, 'table'] as const)
      expect(molthar.view(after, viewer).players[0].portal).toEqual(after.players[0].portal);
  });

  test('MOL-070 a card drawn from the pile cannot be refused', () => {
    const after = play(one, placeBlind());
    expect(portalOf(after, 0)).toBe('goblin-1 wraith-1');
    expect(after.pending).toBeNull();
    expect(characterDiscard(after)).toBe('');
  });

  test('MOL-073 a Portal never holds more than two', () => {
    const two = play(one, placeOpen(1));
    expect(portalOf(two, 0).split(' ')).toHaveLength(2);
    for (const deed of [placeOpen(1), placeOpen(2), placeBlind()]) expect(refusal(two, deed)).toBe('MOL-074');
  });

  test.each([
    ['goblin-1', 'giant-1 lion-1'],
    ['giant-1', 'goblin-1 lion-1'],
  ])('MOL-074 with a full Portal, %s may be chosen to make room', (discard, portal) => {
    const after = play(full, placeOpen(1, discard));
    expect(portalOf(after, 0).split(' ').sort()).toEqual(portal.split(' ').sort());
    expect(characterDiscard(after)).toBe(discard);
  });

  test.each(['hood-1', 'lion-1'])('MOL-074 %s, which is not on the Portal, cannot make room', (other) => {
    expect(refusal(full, placeBlind(other))).toBe('MOL-074');
  });

  test('MOL-075 the discard is chosen before the card from the pile is seen', () => {
    expect(refusal(full, placeBlind())).toBe('MOL-074');
    const after = play(full, placeBlind('goblin-1'));
    expect(portalOf(after, 0).split(' ').sort()).toEqual(['giant-1', 'wraith-1']);
    expect(after.pending).toBeNull();
  });

  test.each([
    [1, placeOpen(1, 'goblin-1')],
    [1, placeBlind('goblin-1')],
    [0, placeOpen(1, 'goblin-1')],
  ])('MOL-076 with %i on the Portal nothing may be discarded', (count, deed) => {
    expect(refusal(count === 1 ? one : empty, deed)).toBe('MOL-076');
  });

  test('MOL-077 no command only discards from the own Portal', () => {
    for (const action of molthar.legalActions(full, 0)) {
      const after = play(full, () => action);
      expect(after.players[0].portal).toHaveLength(2);
    }
    expect(new Set(kindsOpen(full))).toEqual(new Set(['takePearl', 'replacePearls', 'placeCharacter']));
  });

  test('MOL-078 the card just discarded is not the one taken', () => {
    for (const seed of [1, 2, 3, 4]) {
      const after = play(
        position({
          ...table,
          seed,
          players: [{ portal: 'goblin-1 giant-1' }, {}],
          characterPileSize: 2,
          sparesAsDiamondsOf: 1,
        }),
        placeBlind('goblin-1'),
      );
      expect(portalOf(after, 0).split(' ').sort()).toEqual(['giant-1', 'wraith-1']);
    }
  });

  test('MOL-078 unless a reshuffle brings it back', () => {
    const outcomes = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const state = position({
        seed,
        players: [{ portal: 'goblin-1 giant-1' }, {}],
        characters: 'lion-1 fairy-1',
        characterPileSize: 0,
        characterDiscard: 'wraith-1',
        sparesAsDiamondsOf: 1,
      });
      return portalOf(play(state, placeBlind('goblin-1')), 0)
        .split(' ')
        .sort()
        .join(' ');
    });
    expect(new Set(outcomes)).toEqual(new Set(['giant-1 goblin-1', 'giant-1 wraith-1']));
  });
});

describe('no Character to take', () => {
  const used: Spec = { characterPileSize: 0, sparesAsDiamondsOf: 1 };

  test.each<[string, string, string, Deed]>([
    ['MOL-018', 'the first place', '- lion-1', placeOpen(1)],
    ['MOL-018', 'the second place', 'lion-1 -', placeOpen(2)],
    ['MOL-017', 'the pile', 'lion-1 fairy-1', placeBlind()],
  ])('%s nothing can be taken from %s when it is empty', (rule, _, characters, deed) => {
    expect(refusal(position({ ...used, characters, players: [{}, {}] }), deed)).toBe(rule);
  });

  test('MOL-079 with nothing open and nothing to draw the action is refused, even if the discard would give a card', () => {
    const state = position({ ...used, characters: '- -', players: [{ portal: 'goblin-1 giant-1' }, {}] });
    for (const deed of [placeOpen(1, 'goblin-1'), placeOpen(2, 'goblin-1'), placeBlind('goblin-1')])
      expect(refusal(state, deed)).toBe('MOL-079');
    expect(kindsOpen(state)).not.toContain('placeCharacter');
  });

  test('MOL-079 an open Character can be taken while both piles are empty', () => {
    expect(portalOf(play(position({ ...used, characters: '- lion-1', players: [{}, {}] }), placeOpen(2)), 0)).toBe(
      'lion-1',
    );
  });
});

describe('a Character on the Portal', () => {
  test('MOL-080 gives no points, Diamonds, pearl or ability', () => {
    const state = position({
      ...table,
      players: [{ hand: '2', portal: 'lion-1 hood-1' }, {}],
      characters: 'fairy-1 puss-1',
    });
    expect([pointsOf(state, 0), diamondsOf(state, 0), limitOf(state, 0)]).toEqual([0, 0, 5]);
    expect(play(state, ...pass, ...pass).turn).toMatchObject({ seat: 0, actionsLeft: 3 });
    const pearl = position({ players: [{ hand: '8', portal: 'dragon-1 hansel-1' }, {}] });
    expect(refusal(pearl, activate('hansel-1', '8'))).toBe('MOL-092');
    const ability = position({ players: [{ hand: '2', portal: 'snow-1 hatter-1' }, {}] });
    expect(new Set(kindsOpen(ability))).toEqual(new Set(['takePearl', 'replacePearls', 'placeCharacter', 'activate']));
  });

  test('MOL-081 stays there turn after turn', () => {
    expect(portalOf(play(full, ...pass, ...pass), 0)).toBe('goblin-1 giant-1');
  });

  const leaving = position({
    ...table,
    players: [{ hand: '1 1 5 8 8', portal: 'medusa-1 hansel-1', activated: 'hatter-1' }, { portal: 'goblin-1' }],
  });
  test.each<[string, number, string, Deed[]]>([
    ['it is activated', 0, 'medusa-1', [activate('hansel-1', '8 8')]],
    ['it makes room for another', 0, 'hansel-1 lion-1', [placeOpen(1, 'medusa-1')]],
    ['it is exchanged', 0, 'lion-1 hansel-1', [exchange('medusa-1', 1)]],
    ['an opponent removes it', 1, '', [activate('medusa-1', '1 1 5'), discardFoe('goblin-1')]],
  ])('MOL-081 until %s', (_, seat, portal, deeds) => {
    expect(
      portalOf(play(leaving, ...deeds), seat)
        .split(' ')
        .sort(),
    ).toEqual(portal.split(' ').sort());
  });
});
