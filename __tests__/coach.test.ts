import { runThinker, wordsIn, type AnyGame, type Words } from '@/engine';
import { GAME_IDS, GAMES } from '@/games';
import { faultOf, leaks, type AnyCoach } from '../scripts/coachTest/check';
import { positions, type Position } from '../scripts/coachTest/positions';
import { i18n } from '@/i18n/i18n';
import { TRIALS } from './games';

/** A few positions here; npm run coach-test asks thousands. */
const COUNT = 24;
const EVERY = 17;
/** Of these positions every so many is also looked at with other secrets. */
const SECRETS = 4;

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

describe.each(COACHED)('%s', (_id, game, coach: AnyCoach) => {
  const asked = sample(game);

  test('the coach advises what is legal and what the sharp bot would do, with one or two reasons', () => {
    expect(asked.map((position) => faultOf(game, coach, position)).filter(Boolean)).toEqual([]);
  });

  test('the coach says the same whatever the others hide', () => {
    expect(asked.filter((position, i) => i % SECRETS === 0 && leaks(game, coach, position))).toEqual([]);
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
