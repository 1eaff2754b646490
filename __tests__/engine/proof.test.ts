import { playProof, runThinker } from '@/engine';
import { GAME_IDS, GAMES } from '@/games';
import { toyGame } from '../support/toyGame';

const TOY = { config: { cards: 30 }, seats: 2, seed: 3, moves: 6 };
const PROVEN = GAME_IDS.filter((id) => GAMES[id].proof !== undefined);

test('a known match is played move by move, with a pause after each', () => {
  expect([...playProof(toyGame, TOY)]).toHaveLength(TOY.moves);
});

test('it comes to the same hash each time, and to another with other numbers or fewer moves', () => {
  const hash = runThinker(playProof(toyGame, TOY));
  expect(runThinker(playProof(toyGame, TOY))).toBe(hash);
  expect(runThinker(playProof(toyGame, { ...TOY, seed: 4 }))).not.toBe(hash);
  expect(runThinker(playProof(toyGame, { ...TOY, moves: 5 }))).not.toBe(hash);
});

test.each(PROVEN)('%s plays its known match to the end that it names', (id) => {
  const { proof } = GAMES[id];
  expect(proof && [...playProof(GAMES[id], proof)]).toHaveLength(proof?.moves ?? 0);
  expect(proof && runThinker(playProof(GAMES[id], proof))).toBe(proof?.hash);
});

test('PORT-G01 the battle that devices are tried with has 200 commands and more', () => {
  expect(GAMES.portal.proof?.moves).toBeGreaterThanOrEqual(200);
});
