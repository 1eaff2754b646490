import { shownTo, stateHash, type Viewer } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import type { State } from '@/games/molthar/rules/types';

import {
  activate,
  allCharacters,
  ALL_CHARACTERS,
  ALL_PEARLS,
  allPearls,
  character,
  disguise,
  endTurn,
  eventsOf,
  lookAtHandOf,
  newGame,
  pearlPileTop,
  peek,
  placeBlind,
  play,
  position,
  redraw,
  replacePearls,
  steal,
  takeBlind,
  takeOpen,
  tradeTwo,
  trim,
} from './support';
import type { Deed } from './support';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'table'];
const SEEDS = [11, 22, 33, 44];

const table = position({
  players: [
    { hand: '1 2 5 6 7', portal: 'fairy-1 goblin-1', activated: 'wizard-1 snow-1', diamonds: 2 },
    { hand: '3 4 8', portal: 'wisp36-1', activated: 'monkey-1 lion-1', diamonds: 1 },
    { hand: '2 2', activated: 'reaper-1' },
  ],
  open: '6 6 8 8',
  characters: 'hood-1 giant-1',
  pearlDiscard: '1 4',
  characterDiscard: 'hound-1 warden-1',
  pearlPile: '7 3',
  characterPile: 'puss-1 imp-1',
});

describe('open to all', () => {
  test.each(VIEWERS)(
    'MOL-224 viewer %s sees rows, Portals, activated Characters, points, numbers and discard piles',
    (viewer) => {
      const seen = molthar.view(table, viewer);
      expect(seen.pearls).toEqual({
        open: table.pearls.open,
        discard: table.pearls.discard,
        draw: table.pearls.draw.length,
      });
      expect(seen.characters).toMatchObject({
        open: table.characters.open,
        discard: table.characters.discard,
        draw: table.characters.draw.length,
      });
      expect(seen.players.map(({ portal, activated }) => ({ portal, activated }))).toEqual(
        table.players.map(({ portal, activated }) => ({ portal, activated })),
      );
      expect(
        seen.players.map(({ points, diamonds, handCount, handLimit }) => [points, diamonds, handCount, handLimit]),
      ).toEqual([
        [1, 2, 5, 5],
        [6, 1, 3, 6],
        [1, 0, 2, 5],
      ]);
      expect(seen.turn).toEqual(table.turn);
    },
  );
});

describe('hidden', () => {
  test.each(VIEWERS)('MOL-225 viewer %s sees no hand but the own', (viewer) => {
    expect(molthar.view(table, viewer).players.map(({ hand }) => hand)).toEqual(
      table.players.map(({ hand }, seat) => (seat === viewer ? hand : null)),
    );
  });

  test('MOL-225 the view holds neither piles nor random numbers nor faces of Diamonds', () => {
    for (const viewer of VIEWERS) {
      const seen = molthar.view(table, viewer);
      expect(seen).not.toHaveProperty('rng');
      expect([seen.pearls.draw, seen.characters.draw]).toEqual([
        table.pearls.draw.length,
        table.characters.draw.length,
      ]);
      expect(seen.players.map(({ diamonds }) => diamonds)).toEqual([2, 1, 0]);
    }
  });

  const moments: [string, State][] = [
    ['at the start', table],
    ['after a look', play(table, peek)],
    ['before a theft', play(table, activate('fairy-1', '5 6 7'))],
    ['during a theft', play(table, activate('fairy-1', '5 6 7'), lookAtHandOf(1))],
    ['after a theft', play(table, activate('fairy-1', '5 6 7'), lookAtHandOf(1), steal('8', 1))],
  ];

  test.each(moments)('MOL-225 %s, what is hidden changes neither view nor options', (_, state) => {
    for (const viewer of VIEWERS) {
      for (const seed of SEEDS) {
        const other = disguise(state, viewer, seed);
        expect(stateHash(other)).not.toBe(stateHash(state));
        expect(molthar.view(other, viewer)).toEqual(molthar.view(state, viewer));
        if (viewer !== 'table')
          expect(molthar.legalActions(other, viewer)).toEqual(molthar.legalActions(state, viewer));
      }
    }
  });

  test.each<[string, Deed[]]>([
    ['a blind draw', [takeBlind]],
    ['a look', [peek]],
    ['a 2 for a Diamond', [tradeTwo()]],
    ['a hand being shown', [activate('fairy-1', '5 6 7'), lookAtHandOf(1)]],
    ['a theft', [activate('fairy-1', '5 6 7'), lookAtHandOf(1), steal('8', 1)]],
    ['the end of a turn', [takeBlind, takeBlind, takeBlind, endTurn, trim('1 2 5')]],
  ])('MOL-225 %s looks the same to an onlooker, whatever the hidden cards are', (_, deeds) => {
    const read = (state: State, viewer: Viewer) => shownTo(molthar, eventsOf(state, ...deeds), viewer);
    const piles = [
      ['7', 'puss-1'],
      ['1', 'imp-1'],
      ['4', 'dragon-1'],
    ];
    const stolen = ['3 4 8', '1 8 8', '5 7 8'];
    for (const viewer of [2, 'table'] as const) {
      const texts = piles.map(([pearl, top], i) =>
        read(
          position({
            players: [{ hand: '1 2 5 6 7', portal: 'fairy-1', activated: 'wizard-1 snow-1' }, { hand: stolen[i] }, {}],
            open: '6 6 2 2',
            characters: 'hood-1 giant-1',
            pearlPile: pearl,
            characterPile: top,
          }),
          viewer,
        ),
      );
      expect(texts[1]).toEqual(texts[0]);
      expect(texts[2]).toEqual(texts[0]);
    }
  });

  test('MOL-225 what was stolen is not shown to an onlooker, whichever card it was', () => {
    const pending = play(table, activate('fairy-1', '5 6 7'), lookAtHandOf(1));
    const lines = ['3', '4', '8'].map((value) =>
      JSON.stringify(shownTo(molthar, eventsOf(pending, steal(value, 1)), 2)),
    );
    expect(new Set(lines).size).toBe(1);
  });

  test('MOL-225 a new hand is known to its owner alone', () => {
    const after = play(
      position({ players: [{ hand: '1 2', activated: 'reaper-1' }, {}], phase: 'after', pearlPile: '8 7' }),
      redraw,
    );
    expect(molthar.view(after, 1).players[0]).toMatchObject({ hand: null, handCount: 2 });
    expect(molthar.view(after, 0).players[0].hand).toEqual(after.players[0].hand);
  });

  test('when the game is over all hands are open', () => {
    const over = play(
      position({
        players: [{ hand: '1 2' }, { hand: '3' }],
        phase: 'after',
        seat: 1,
        round: 6,
        trigger: { seat: 0, round: 5 },
      }),
      endTurn,
    );
    expect(molthar.view(over, 0).players.map(({ hand }) => hand?.length)).toEqual([2, 1]);
  });
});

describe('bots', () => {
  function choice(state: State, seat: number) {
    const thinking = molthar.bots.easy.think(molthar.view(state, seat), seat, 5);
    for (;;) {
      const step = thinking.next();
      if (step.done) return step.value;
    }
  }

  test('MOL-226 a bot decides the same whatever the cards are that it cannot see', () => {
    for (const state of [table, play(table, peek), play(table, takeBlind)]) {
      for (const seed of SEEDS) expect(choice(disguise(state, 0, seed), 0)).toEqual(choice(state, 0));
    }
  });

  test('MOL-226 a sampled position agrees with what the seat has seen, a look and a theft included', () => {
    const looked = play(table, peek);
    const shown = play(table, activate('fairy-1', '5 6 7'), lookAtHandOf(1));
    for (const viewer of [0, 1, 2]) {
      const sample = molthar.determinize(molthar.view(looked, viewer), 3);
      expect([allPearls(sample), allCharacters(sample)]).toEqual([ALL_PEARLS, ALL_CHARACTERS]);
    }
    for (const seed of SEEDS) {
      const sample = molthar.determinize(molthar.view(looked, 0), seed);
      expect(sample.characters.draw[sample.characters.draw.length - 1]).toBe(character('puss-1'));
      expect(molthar.determinize(molthar.view(shown, 0), seed).players[1].hand).toEqual(shown.players[1].hand);
    }
    const guesses = SEEDS.map((seed) => pearlPileTop(molthar.determinize(molthar.view(table, 0), seed), 6));
    expect(new Set(guesses).size).toBe(SEEDS.length);
  });
});

describe('determinism', () => {
  const script = [takeOpen(1), takeBlind, placeBlind(), endTurn, replacePearls, takeOpen(2), takeBlind, endTurn];

  test('MOL-227 the same seed, players and commands give the same game', () => {
    const [one, two] = [newGame(3, 99), newGame(3, 99)].map((state) => play(state, ...script));
    expect(one).toEqual(two);
    expect(stateHash(one)).toBe(stateHash(two));
  });

  test('MOL-227 another seed gives another game', () => {
    expect(stateHash(play(newGame(3, 98), ...script))).not.toBe(stateHash(play(newGame(3, 99), ...script)));
  });

  test('MOL-227 a saved and loaded position goes on in the same way, reshuffles included', () => {
    const before = position({ players: [{}, {}], pearlPileSize: 1, seed: 7 });
    const loaded = JSON.parse(JSON.stringify(before)) as State;
    expect(play(loaded, takeBlind, takeBlind, replacePearls)).toEqual(
      play(before, takeBlind, takeBlind, replacePearls),
    );
  });
});
