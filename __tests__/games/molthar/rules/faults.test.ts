import { copyPlain, firstState } from '@/engine';
import { molthar, type State } from '@/games/molthar/rules';
import { moltharFault } from '../faults';
import { moltharTrial } from '../trial';

test('MOL-212 random matches of Molthar go on until somebody has 12 points', () => {
  expect(moltharTrial.simulate({ config: {}, seats: 3, seed: 5 }).score).toBeGreaterThanOrEqual(12);
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
