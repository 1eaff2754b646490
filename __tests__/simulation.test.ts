import { copyPlain, firstState, type Bot } from '@/engine';
import { GAME_IDS } from '@/games';
import { molthar, type State } from '@/games/molthar/rules';
import type { State as MorthState } from '@/games/morth/rules';
import { MODES, readArguments } from '../scripts/modes';
import { SIMULATE } from '../scripts/simulate/games';
import { simulation } from '../scripts/simulate/match';
import { moltharFault } from '../scripts/simulate/molthar';
import { morthFault } from '../scripts/simulate/morth';
import { at, position } from './support/morth';
import { toyGame, type ToyAction, type ToyView } from './support/toyGame';

const TABLES = GAME_IDS.flatMap((id) =>
  MODES[id].flatMap(({ name, seats, configs }) =>
    seats.flatMap((count) => configs.map((config) => ({ id, name, seats: count, config }))),
  ),
);

/** Thousands more: npm run simulate. */
test.each(TABLES)('$id, $name, $seats seats with $config stays sound to the end', ({ id, seats, config }) => {
  expect(SIMULATE[id]({ config, seats, seed: 77 }).moves).toBeGreaterThan(0);
});

/** Bots of Molthar think for seconds a match. */
const BOT_TABLES = TABLES.filter(({ id, seats }) => id === 'morth' && seats < 4);

/** Hundreds more: npm run simulate -- 200 bots. */
test.each(BOT_TABLES)('bots keep $id sound, too: $name, $seats seats with $config', ({ id, seats, config }) => {
  expect(SIMULATE[id]({ config, seats, seed: 78 }, 'bots').moves).toBeGreaterThan(0);
});

test('MOL-212 random matches of Molthar go on until somebody has 12 points', () => {
  expect(SIMULATE.molthar({ config: {}, seats: 3, seed: 5 }).score).toBeGreaterThanOrEqual(12);
});

test('a fault stops the simulation and is told with the match in which it came up', () => {
  const spoilt = simulation({ game: toyGame, faultOf: () => 'a fault', roundOf: () => 1, starterOf: () => 0 });
  expect(() => spoilt({ config: { cards: 30 }, seats: 2, seed: 9 })).toThrow(/"seed":9.*move 0: a fault/);
});

test('a bot that breaks a rule stops the simulation', () => {
  const cheat: Bot<ToyAction, ToyView> = {
    *think() {
      yield;
      return { type: 'lay', card: 99 };
    },
  };
  const game = { ...toyGame, bots: { easy: cheat, medium: cheat, sharp: cheat } };
  const cheated = simulation({ game, faultOf: () => undefined, roundOf: () => 1, starterOf: () => 0 });
  expect(() => cheated({ config: {}, seats: 2, seed: 9 }, 'bots')).toThrow(
    /"card":99.*which a player chose, is refused by/,
  );
});

test('scripts take games and a number in any order, and refuse what is neither', () => {
  expect(readArguments([], 7)).toEqual({ games: GAME_IDS, count: 7 });
  expect(readArguments(['20', 'morth'], 7)).toEqual({ games: ['morth'], count: 20 });
  expect(() => readArguments(['moth'], 7)).toThrow(/moth is neither a game \(molthar, morth\) nor a number/);
});

const MOLTHAR_FAULTS: [string, (state: State) => void, RegExp][] = [
  ['a lost pearl', (state) => state.pearls.draw.pop(), /MOL-008/],
  ['a doubled pearl', (state) => state.players[0].hand.push(state.pearls.open[0]), /MOL-008/],
  ['a lost character', (state) => state.characters.draw.pop(), /MOL-008/],
  ['a row of five pearls', (state) => state.pearls.open.push(...state.pearls.draw.splice(0, 1)), /MOL-020/],
  [
    'a gap in the open characters',
    (state) =>
      state.characters.discard.push(...state.characters.open.splice(0, 1, null).filter((card) => card !== null)),
    /MOL-018/,
  ],
  ['a full hand of somebody else', (state) => state.players[1].hand.push(...state.pearls.draw.splice(0, 6)), /MOL-206/],
  [
    'a third character',
    (state) => state.players[0].portal.push(...state.characters.draw.splice(0, 3).map((card) => ({ card, since: 1 }))),
    /MOL-073/,
  ],
  [
    'a forgotten announcement',
    (state) => state.players[0].activated.push(...state.characters.draw.splice(0, 40)),
    /MOL-212/,
  ],
  ['a turn too many', (state) => state.turn.number++, /MOL-031/],
  ['an early end', (state) => void (state.turn.phase = 'over'), /MOL-218/],
];

test.each(MOLTHAR_FAULTS)('the simulation finds %s', (_name, spoil, fault) => {
  const state = firstState(molthar, { config: { starter: 0 }, seats: 3, seed: 1 });
  expect(moltharFault(state)).toBeUndefined();
  const spoilt = copyPlain(state);
  spoil(spoilt);
  expect(moltharFault(spoilt)).toMatch(fault);
});

const MORTH_FAULTS: [string, (state: MorthState) => void, RegExp][] = [
  ['a lost die', (state) => state.bags.green.pop(), /MOR-032/],
  ['a doubled die', (state) => state.bags.green.push(state.foes[0].die), /MOR-032/],
  ['a lost card', (state) => state.pack.pop(), /MOR-034/],
  ['a dead enemy', (state) => void (state.foes[0].life = 0), /MOR-149/],
  ['an enemy off its path', (state) => void (state.foes[0].square = 99), /MOR-171/],
  [
    'four enemies on a square',
    (state) => state.foes.forEach((foe) => void Object.assign(foe, { path: 0, square: 4 })),
    /MOR-005/,
  ],
  ['too much experience', (state) => void (state.heroes[0].experience = 17), /MOR-099/],
  ['two heroes on a square', (state) => state.heroes.forEach((hero) => void (hero.cell = at('0,8'))), /MOR-110/],
  ['a third token of a hero', (state) => state.heroes.push({ ...state.heroes[0] }, { ...state.heroes[0] }), /MOR-330/],
  ['three blocked squares', (state) => void (state.blocked = [3, 4, 5].map((cell) => ({ realm: 0, cell }))), /MOR-239/],
  ['more gold than the track has', (state) => void (state.realms[1].gold = 23), /MOR-097/],
  ['a fourth card in a hand', (state) => state.hands[0].push(...state.pack.splice(0, 4)), /MOR-201/],
  ['a wave too many', (state) => void (state.wave = 99), /MOR-037/],
  ['an early end', (state) => void (state.phase = 'over'), /MOR-183/],
  ['a portal that points nowhere', (state) => void (state.mark = 13), /MOR-039/],
];

test.each(MORTH_FAULTS)('the simulation of Morth finds %s', (_name, spoil, fault) => {
  const state = position({ foes: ['L4 skeleton, L5 rat, C3 orc, R2 goblin'] });
  expect(morthFault(state)).toBeUndefined();
  const spoilt = copyPlain(state);
  spoil(spoilt);
  expect(morthFault(spoilt)).toMatch(fault);
});
