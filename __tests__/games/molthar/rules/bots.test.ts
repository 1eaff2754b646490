import { apply, BOT_LEVELS, runThinker, type Bot, type BotLevel } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import type { Action, State, View } from '@/games/molthar/rules/types';

import { deepFreeze } from '../../../support/frozen';
import { randomBot } from '../../../support/randomBot';
import { character, newGame, position } from './support';

type MoltharBot = Bot<Action, View>;

const RANDOM: MoltharBot = randomBot(molthar);

function choice(bot: MoltharBot, state: State, seed = 1): Action {
  const { seat } = state.turn;
  return runThinker(bot.think(molthar.view(state, seat), seat, seed));
}

/** Power Points of both seats after a match of two bots. */
function match(bots: readonly [MoltharBot, MoltharBot], seed: number): number[] {
  const state = newGame(2, seed, {});
  for (let moves = 0; molthar.toMove(state).length > 0; moves++) {
    const { seat } = state.turn;
    molthar.advance(state, { seat, action: choice(bots[seat], state, seed * 1000 + moves) });
  }
  return [...molthar.scores(molthar.view(state, 'table'))];
}

/** Matches that the bot wins out of so many, in both seats. */
function wins(bot: MoltharBot, against: MoltharBot, matches: number): number {
  return Array.from({ length: matches }, (_, i) => {
    const [zero, one] = i % 2 === 0 ? match([bot, against], i) : match([against, bot], i);
    return i % 2 === 0 ? zero > one : one > zero;
  }).filter(Boolean).length;
}

test.each(BOT_LEVELS)(
  'MOL-226 %s decides from a view alone, leaves it untouched, and always something legal',
  (level) => {
    let state = newGame(3, 5);
    for (let moves = 0; moves < 40; moves++) {
      const { seat } = state.turn;
      const view = deepFreeze(molthar.view(state, seat));
      const action = runThinker(molthar.bots[level].think(view, seat, moves));
      expect(molthar.check(state, { seat, action })).toBeUndefined();
      state = apply(molthar, state, { seat, action }).state;
    }
  },
);

test.each(BOT_LEVELS)('MOL-227 %s chooses the same for the same view and seed', (level) => {
  const state = newGame(2, 9);
  expect(choice(molthar.bots[level], state, 7)).toEqual(choice(molthar.bots[level], state, 7));
});

test('MOL-226 what others hold changes nothing for a bot', () => {
  const state = position({ players: [{ hand: '6 6', portal: 'giant-1' }, { hand: '8 8 8' }], seat: 0 });
  const other = molthar.determinize(molthar.view(state, 0), 77);
  expect(other.players[1].hand).not.toEqual(state.players[1].hand);
  expect(choice(molthar.bots.sharp, other)).toEqual(choice(molthar.bots.sharp, state));
});

const FINAL = {
  round: 8,
  trigger: { seat: 1, round: 7 },
  seat: 1,
  phase: 'act',
  actionsLeft: 1,
  actionsTaken: 2,
} as const;

test.each<[BotLevel]>([['medium'], ['sharp']])(
  'MOL-219 %s activates for points with its last action of the game',
  (level) => {
    const state = position({ ...FINAL, players: [{ activated: 'lion-1' }, { hand: '6 6 8 8 1', portal: 'giant-1' }] });
    expect(choice(molthar.bots[level], state)).toMatchObject({ type: 'activate', card: character('giant-1') });
  },
);

test('MOL-220 sharp keeps its Diamonds when cards alone pay', () => {
  const state = position({
    ...FINAL,
    players: [{ activated: 'lion-1' }, { hand: '7 8 8 1', portal: 'hansel-1', diamonds: 2 }],
  });
  expect(choice(molthar.bots.sharp, state)).toMatchObject({ type: 'activate', payment: { diamonds: 0 } });
});

test('MOL-132 sharp turns Medusa on the dearer Character', () => {
  const state = position({
    players: [{}, { portal: 'lion-1 goblin-1', hand: '8 8 8 8' }],
    pending: { type: 'discardOpponent' },
    phase: 'act',
  });
  expect(choice(molthar.bots.sharp, state)).toMatchObject({ card: character('lion-1') });
});

test('MOL-226 easy beats chance, and medium beats easy', () => {
  expect(wins(molthar.bots.easy, RANDOM, 6)).toBeGreaterThanOrEqual(5);
  expect(wins(molthar.bots.medium, molthar.bots.easy, 30)).toBeGreaterThanOrEqual(18);
});
