import { play, resume, stateHash, type Opaque, type Tagged } from '@/engine';
import { GAME_IDS, GAMES, LESSONS, movesOf, rulesOf, touchesOf, type AnyLesson, type GameId } from '@/games';
import { isWanted } from '@/store/lesson';
import { TRIALS } from './games';

const ALL = GAME_IDS.flatMap((gameId) => LESSONS[gameId].map((lesson) => [gameId, lesson.id, lesson] as const));

/** Plays a lesson by its right acts and calls back before each step. */
function take(gameId: GameId, lesson: AnyLesson, atStep: (state: Opaque, step: number) => void) {
  const game = GAMES[gameId];
  let match = resume<Opaque, Tagged>(lesson.setup, lesson.position(), 0);
  lesson.steps.forEach((step, n) => {
    atStep(match.state, n);
    if ('touches' in step) return;
    const own = movesOf(step).map((action) => ({ seat: lesson.seat, action }));
    for (const move of [...own, ...(step.then ?? [])]) {
      const played = play(game, match, move);
      if ('violation' in played)
        throw new Error(
          `${gameId} ${lesson.id} step ${n + 1}: ${JSON.stringify(move)} breaks ${played.violation.rule}`,
        );
      match = played.match;
    }
  });
  return match.state;
}

describe.each(ALL)('%s %s', (gameId, _id, lesson) => {
  const game = GAMES[gameId];

  test('begins with a state that the game can make', () => {
    const state = lesson.position();
    const stored = JSON.parse(JSON.stringify(state));
    expect(game.readState(stored)).toEqual(state);
    expect(stateHash(lesson.position())).toBe(stateHash(state));
  });

  test('goes to its end by its own right acts, and every step waits for the learner', () => {
    take(gameId, lesson, (state, n) => {
      TRIALS[gameId].subject.look(lesson.setup, state);
      const mine = [...game.toMove(state), ...(game.interrupters?.(state) ?? [])];
      expect([n, mine]).toEqual([n, expect.arrayContaining([lesson.seat])]);
    });
  });

  test('every step has something to do, something to point at and a rule that it teaches', () => {
    for (const step of lesson.steps) {
      if ('touches' in step) expect(step.at).toEqual(expect.arrayContaining([...touchesOf(step)]));
      else expect(movesOf(step).map((move, made) => isWanted(step, made, move))).not.toContain(false);
      expect('touches' in step ? 1 : movesOf(step).length).toBeGreaterThan(0);
      expect(step.at).not.toEqual([]);
      expect(step.rules).not.toEqual([]);
    }
  });
});

describe.each(GAME_IDS.filter((gameId) => LESSONS[gameId].length > 0))('the lessons of %s', (gameId) => {
  const { catalogue, needed = [] } = TRIALS[gameId];
  const taught = new Set(LESSONS[gameId].flatMap(rulesOf));

  test('have names of their own', () => {
    const ids = LESSONS[gameId].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('teach rules of the catalogue', () => {
    expect([...taught].filter((rule) => !catalogue.rules.includes(rule))).toEqual([]);
  });

  test('teach every rule that a first match cannot do without', () => {
    expect(needed).not.toEqual([]);
    expect(needed.filter((rule) => !taught.has(rule))).toEqual([]);
  });
});

test('which step teaches which rules', () => {
  const rows = ALL.flatMap(([gameId, id, lesson]) =>
    lesson.steps.map(({ rules }, n) => `${gameId} ${id} ${n + 1}: ${rules.join(' ')}`),
  );
  process.stdout.write(`${rows.join('\n')}\n`);
  expect(rows.filter((row) => row.endsWith(': '))).toEqual([]);
});
