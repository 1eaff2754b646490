import { BOT_LEVELS, runThinker, type BotLevel } from '@/engine';
import { morth } from '@/games/morth/rules';
import { nextDeed, bestDivision } from '@/games/morth/rules/thinking/heroTurn';
import { nextStrikes } from '@/games/morth/rules/thinking/nextStrike';
import { expectedFoes } from '@/games/morth/rules/thinking/outlook';
import { bestPlan } from '@/games/morth/rules/thinking/plan';
import { bestPortalTurn } from '@/games/morth/rules/thinking/portalTurn';
import { bestPurchase } from '@/games/morth/rules/thinking/shop';
import type { Action, State } from '@/games/morth/rules/types';
import { deepFreeze } from '../../../support/frozen';
import { at, dieOf, newGame, play, position } from '../../../support/morth';

/** Neither looks further nor is wicked. */
const PLAIN = { rolls: [2], looksFurther: false, wicked: false, thrift: 0.55, spite: 0.35 };

const think = (state: State, level: BotLevel, seed = 1): Action =>
  runThinker(
    morth.bots[level].think(deepFreeze(morth.view(state, morth.toMove(state)[0])), morth.toMove(state)[0], seed),
  );

/** Wounds of a match that bots of one level play to its end. */
function wounds(level: BotLevel, seats: number, config: object, seed: number): number {
  const state = newGame(seats, config, seed);
  for (let moves = 0; morth.toMove(state).length > 0; moves++)
    morth.advance(state, { seat: morth.toMove(state)[0], action: think(state, level, seed * 1000 + moves) });
  return state.realms[0].wounds;
}

const sum = (level: BotLevel): number => [1, 2, 3].reduce((total, seed) => total + wounds(level, 1, {}, seed), 0);

test('bots play whole matches alone, better by level', () => {
  const [easy, medium, sharp] = BOT_LEVELS.map(sum);
  expect(medium).toBeLessThan(easy);
  expect(sharp).toBeLessThan(easy);
});

test('however many heroes wait, a frame may pass after every plan', () => {
  const places = ['0,8', '2,8', '4,8', '6,8'];
  const slices = (count: number): number => {
    const state = position({
      heroes: places.slice(0, count).map((at) => ({ type: 'warrior', at })),
      foes: ['L4 skeleton, C3 orc, R4 goblin'],
      gold: [0],
    });
    return [...morth.bots.sharp.think(morth.view(state, 0), 0, 1)].length;
  };
  expect(slices(1)).toBeGreaterThan(1);
  expect(slices(4)).toBeGreaterThan(4 * slices(1));
});

test('a team of bots holds the city better than chance', () => {
  expect(wounds('sharp', 2, { mode: 'cooperative', rounds: 3 }, 4)).toBeLessThan(12);
});

test('a kill in reach is taken', () => {
  const state = position({ heroes: [{ type: 'warrior', at: '3,8' }], foes: ['L4 skeleton, C20 ogre'], active: 0 });
  expect(nextDeed(state, 0, PLAIN)).toEqual({ type: 'attack', turn: 0, targets: [dieOf(state, 'skeleton')] });
});

test('MOR-261 no trap is laid for a Skeleton, which it does not hurt', () => {
  const worth = (foes: string): number => {
    const state = position({ heroes: [{ type: 'assassin', at: '3,8', race: 'human' }], foes: [foes], active: 0 });
    return bestPlan(state, 0, { expected: [], looksFurther: false }).worth;
  };
  expect(worth('L1 skeleton')).toBe(worth(''));
  expect(worth('L1 goblin')).toBeGreaterThan(worth(''));
});

test('a hero walks to where it can strike', () => {
  const state = position({ heroes: [{ type: 'warrior', at: '4,8' }], foes: ['L4 skeleton'], active: 0 });
  expect(nextDeed(state, 0, PLAIN)).toEqual({
    type: 'step',
    to: position({ heroes: [{ type: 'warrior', at: '3,8' }] }).heroes[0].cell,
  });
});

test('the portal is turned away from the own map when it pays', () => {
  const heap = '0 orc, 0 orc, 0 orc, 0 cyclops, 0 cyclops';
  expect(bestPortalTurn(position({ phase: 'portal', mark: 6, gold: [3], spun: heap }), 0, 0.35)).toEqual({
    type: 'turnPortal',
    steps: 1,
  });
  expect(bestPortalTurn(position({ phase: 'portal', mark: 9, gold: [3], spun: heap }), 0, 0.35)).toEqual({
    type: 'passPortal',
  });
});

test('a third hero is hired early, nothing is bought in the last wave', () => {
  expect(bestPurchase(position({ gold: [8] }), 0, PLAIN)?.type).toBe('hire');
  expect(bestPurchase(position({ gold: [22], wave: 10 }), 0, PLAIN)).toBeUndefined();
});

test('who knows that coins left at the end are nothing spends them while it helps', () => {
  const types = ['warrior', 'warrior', 'priest', 'priest', 'wizard'] as const;
  const late = position({ gold: [12], wave: 9, heroes: types.map((type, i) => ({ type, at: `${i},8` })) });
  expect(bestPurchase(late, 0, PLAIN)).toBeUndefined();
  expect(bestPurchase(late, 0, { ...PLAIN, thrift: 0.2 })?.type).toBe('upgrade');
});

test('a hero that looks further sees from where it will be able to strike', () => {
  const state = position({ heroes: [{ type: 'warrior', at: '3,8' }], foes: ['L2 skeleton'] });
  const strikes = nextStrikes(state, 0, expectedFoes(state, 0, [1, 2, 3]));
  expect(strikes(at('3,8'))).toBeGreaterThan(0);
  expect(strikes(at('4,0'))).toBe(0);
});

test('a divided attack keeps what the kill does not need', () => {
  const state = position({
    config: { races: ['gnome'] },
    heroes: [{ type: 'inventor', at: '3,8', upgrades: ['engine1', 'engine2a'] }],
    foes: ['C10 rat'],
    active: 0,
  });
  const rolled = play(state, { type: 'attack', turn: 0, targets: [dieOf(state, 'rat')] });
  expect(bestDivision(rolled)).toEqual({ type: 'divide', strength: 1 });
});
