import { runThinker, wordsIn, type AnyGame, type Words } from '@/engine';
import { GAME_IDS, GAMES } from '@/games';
import { faultsIn, type Ask } from '../scripts/coachTest/check';
import { positions, type Position } from '../scripts/coachTest/positions';
import { i18n } from '@/i18n/i18n';
import { TRIALS } from './games';

/** A few positions here; npm run coach-test asks thousands. */
const COUNT = 24;
const EVERY = 17;

const COACHED = GAME_IDS.flatMap((id) => {
  const game: AnyGame = GAMES[id];
  return game.coach === undefined ? [] : [[id, game, game.coach] as const];
});

function sample(game: AnyGame): Position[] {
  const all = positions(game, TRIALS[game.id as keyof typeof TRIALS].modes, EVERY);
  return Array.from({ length: COUNT }, () => all.next().value);
}

const isSaid = (key: string, language: string) =>
  ['', '_one', '_other'].some((form) => i18n.exists(key + form, { lng: language, fallbackLng: [] }));

describe.each(COACHED)('%s', (_id, game, coach) => {
  const asked = sample(game);

  test('the coach advises what is legal and sharp’s, with one or two reasons, and the same whatever the others hide', () => {
    const ask: Ask = (view, seat, seed) => runThinker(coach.advise(view, seat, seed));
    expect(asked.flatMap((position) => faultsIn(game, ask, position))).toEqual([]);
  });

  test('a coach who says too much, or plays otherwise, is found out', () => {
    const [position] = asked;
    const { state, seat } = position;
    const advice = runThinker(coach.advise(game.view(state, seat), seat, position.seed));
    let told = 0;
    const chatty: Ask = () => ({ ...advice, reasons: [{ key: `told${told++}` }] });
    expect(faultsIn(game, chatty, position)).toEqual([expect.stringMatching(/^leak/)]);
    const odd: Ask = () => ({ ...advice, action: { type: 'fly' }, reasons: [] });
    expect(faultsIn(game, odd, position)).toHaveLength(3);
  });

  test('all that the coach says is said in three languages', () => {
    const said = asked.flatMap(({ state, seat, seed }): Words[] => {
      const { words, reasons } = runThinker(coach.advise(game.view(state, seat), seat, seed));
      return [words, ...reasons].flatMap((one) => [one, ...wordsIn(one)]);
    });
    const missing = ['en', 'es', 'de'].flatMap((language) => said.filter(({ key }) => !isSaid(key, language)));
    expect(missing).toEqual([]);
  });
});

test('some game has a coach', () => expect(COACHED.length).toBeGreaterThan(0));
