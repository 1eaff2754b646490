import { copyPlain, firstState } from '@/engine';
import { molthar, type State } from '@/games/molthar/rules';
import { faultOf } from '../scripts/simulate/invariants';
import { CONFIGS, SEATS, simulate } from '../scripts/simulate/match';

/** Thousands more: npm run simulate. */
test.each(SEATS.flatMap((seats) => CONFIGS.map((config) => ({ seats, config }))))('$seats seats with $config stay sound to the end', ({ seats, config }) => {
  expect(simulate(seats, config, 77).points).toBeGreaterThanOrEqual(12);
});

const FAULTS: [string, (state: State) => void, RegExp][] = [
  ['a lost pearl', (state) => state.pearls.draw.pop(), /MOL-008/],
  ['a doubled pearl', (state) => state.players[0].hand.push(state.pearls.open[0]), /MOL-008/],
  ['a lost character', (state) => state.characters.draw.pop(), /MOL-008/],
  ['a row of five pearls', (state) => state.pearls.open.push(...state.pearls.draw.splice(0, 1)), /MOL-020/],
  ['a gap in the open characters', (state) => state.characters.discard.push(...state.characters.open.splice(0, 1, null).filter((card) => card !== null)), /MOL-018/],
  ['a full hand of somebody else', (state) => state.players[1].hand.push(...state.pearls.draw.splice(0, 6)), /MOL-206/],
  ['a third character', (state) => state.players[0].portal.push(...state.characters.draw.splice(0, 3).map((card) => ({ card, since: 1 }))), /MOL-073/],
  ['a forgotten announcement', (state) => state.players[0].activated.push(...state.characters.draw.splice(0, 40)), /MOL-212/],
  ['a turn too many', (state) => state.turn.number++, /MOL-031/],
  ['an early end', (state) => void (state.turn.phase = 'over'), /MOL-218/],
];

test.each(FAULTS)('the simulation finds %s', (_name, spoil, fault) => {
  const state = firstState(molthar, { config: { starter: 0 }, seats: 3, seed: 1 });
  expect(faultOf(state)).toBeUndefined();
  const spoilt = copyPlain(state);
  spoil(spoilt);
  expect(faultOf(spoilt)).toMatch(fault);
});
