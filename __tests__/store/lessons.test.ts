import { whyNot, type Tagged } from '@/engine';
import { GAME_IDS, GAMES, LESSONS, movesOf, touchesOf, type AnyLesson, type GameId } from '@/games';
import { seatsOf } from '@/screens/lesson/lessons';
import { changeSettings, comeToLesson, goToStep, lessonMatchId, skipStep, touchInLesson } from '@/store';
import { isLetThrough, waitingStep } from '@/store/lesson';
import { settingsSlice } from '@/store/settingsSlice';
import { closeDatabases, freshFile } from '../support/database';
import { startApp, until, type App } from '../support/store';

afterAll(closeDatabases);

const ALL = GAME_IDS.flatMap((gameId) => LESSONS[gameId].map((lesson) => [gameId, lesson.id, lesson] as const));

async function open(gameId: GameId, lesson: AnyLesson, file = freshFile()): Promise<App> {
  const app = await startApp({ file });
  // Nobody reads here: bots need not wait.
  app.store.dispatch(settingsSlice.actions.changed({ speed: 1000 as 4 }));
  app.store.dispatch(comeToLesson(gameId, lesson.id, seatsOf(lesson, 'Ada')));
  return app;
}

const slotIn = (app: App, gameId: GameId) => app.store.getState().match[gameId];
const placeIn = (app: App, gameId: GameId) => slotIn(app, gameId).lesson;

const waits = (app: App, gameId: GameId) =>
  until(app, () => slotIn(app, gameId).pending === null && placeIn(app, gameId)?.queue.length === 0);

/** One write comes after the other. */
const onDisk = (app: App) => app.store.dispatch(changeSettings({}));

/** Does what the step that waits is after. */
async function doStep(app: App, gameId: GameId): Promise<void> {
  const place = placeIn(app, gameId);
  const step = place && waitingStep(gameId, place);
  if (!step) throw new Error('no step waits');
  if ('touches' in step) app.store.dispatch(touchInLesson(gameId, touchesOf(step)[0]));
  else {
    for (const move of movesOf(step)) {
      const { callers, viewer, call, toMove } = app.table(gameId);
      if (viewer !== 'table' && callers.includes(viewer) && !toMove.includes(viewer)) call(viewer);
      app.table(gameId).act(move);
      await until(app, () => slotIn(app, gameId).pending === null);
    }
  }
  await waits(app, gameId);
}

/** Everything that lessons of a game ever do. */
const actsIn = (gameId: GameId): readonly Tagged[] => LESSONS[gameId].flatMap(({ steps }) => steps.flatMap(movesOf));

test.each(ALL)(
  '%s %s is played to its end by its right acts, and only its progress is kept',
  async (gameId, id, lesson) => {
    const file = freshFile();
    const app = await open(gameId, lesson, file);
    for (let step = 0; step < lesson.steps.length; step++) {
      expect(placeIn(app, gameId)).toEqual({ id, step, made: 0, queue: [], strayed: 0 });
      await doStep(app, gameId);
    }
    expect(placeIn(app, gameId)?.step).toBe(lesson.steps.length);
    await onDisk(app);
    const again = await startApp({ file });
    await until(again, () => again.store.getState().storage.status === 'ready');
    expect(again.store.getState().settings.lessons).toEqual({ [gameId]: { [id]: { step: 0, done: true } } });
    expect(again.store.getState().matches.list).toEqual([]);
  },
);

test.each(ALL)('whoever stumbles at every step of %s %s still reaches its end', async (gameId, _id, lesson) => {
  const app = await open(gameId, lesson);
  const { seat } = lesson;
  let [refused, strayed] = [0, 0];
  for (const n of lesson.steps.keys()) {
    const { match } = slotIn(app, gameId);
    if (!match) throw new Error('no match is open');
    const { state } = match;
    const illegal = [...actsIn(gameId), { type: 'dance' }].find((action) =>
      whyNot(GAMES[gameId], state, { seat, action }),
    );
    if (illegal) {
      expect(app.table(gameId).why(illegal)?.rule).toEqual(expect.any(String));
      app.table(gameId).act(illegal);
      refused++;
    }
    expect(slotIn(app, gameId).match).toBe(match);
    expect(placeIn(app, gameId)?.strayed).toBe(0);
    const place = placeIn(app, gameId);
    const unwanted = app
      .table(gameId)
      .legal()
      .find((action) => place && !isLetThrough(gameId, place, action));
    if (unwanted) {
      app.table(gameId).act(unwanted);
      expect(placeIn(app, gameId)?.strayed).toBe(1);
      expect(slotIn(app, gameId).match).toBe(match);
      strayed++;
    }
    app.store.dispatch(touchInLesson(gameId, 'nothing'));
    expect(placeIn(app, gameId)?.step).toBe(n);
    await doStep(app, gameId);
  }
  expect(placeIn(app, gameId)?.step).toBe(lesson.steps.length);
  expect(refused).toBe(lesson.steps.length);
  expect(strayed).toBeGreaterThan(0);
});

test.each(ALL)('%s %s can be skipped through, and gone back to its beginning', async (gameId, _id, lesson) => {
  const app = await open(gameId, lesson);
  const states: unknown[] = [];
  while ((placeIn(app, gameId)?.step ?? 0) < lesson.steps.length) {
    states.push(slotIn(app, gameId).match?.state);
    app.store.dispatch(skipStep(gameId));
    await waits(app, gameId);
  }
  for (let step = lesson.steps.length - 1; step >= 0; step--) {
    app.store.dispatch(goToStep(gameId, step));
    expect(placeIn(app, gameId)?.step).toBe(step);
    expect(slotIn(app, gameId).match?.state).toEqual(states[step]);
  }
});

const [GAME, , LESSON] = ALL[0];

test('a lesson that was left goes on at its step, also after the app was closed', async () => {
  const file = freshFile();
  const app = await open(GAME, LESSON, file);
  await doStep(app, GAME);
  await doStep(app, GAME);
  await onDisk(app);
  const again = await open(GAME, LESSON, file);
  expect(placeIn(again, GAME)?.step).toBe(2);
  expect(again.table(GAME).matchId).toBe(lessonMatchId(GAME, LESSON.id));
  expect(again.table(GAME).canUndo).toBe(true);
  again.table(GAME).undo();
  expect(placeIn(again, GAME)?.step).toBe(1);
});

test('a step that a lesson no longer has is its end, and progress that cannot be read is none', async () => {
  const app = await startApp();
  const set = (lessons: object) => app.store.dispatch(settingsSlice.actions.changed({ lessons }));
  set({ [GAME]: { [LESSON.id]: { step: 99, done: false } } });
  app.store.dispatch(comeToLesson(GAME, LESSON.id, seatsOf(LESSON, 'Ada')));
  expect(placeIn(app, GAME)?.step).toBe(LESSON.steps.length);
});

test('an answer that is no longer possible is left out, and the next step lays the table as it should be', async () => {
  const app = await open(GAME, LESSON);
  const { opening, matchId, seats, match, lesson } = slotIn(app, GAME);
  const queue = [{ seat: 1, action: { type: 'dance' } }];
  const opened = {
    matchId,
    opening,
    seats,
    match,
    happened: [],
    stored: 0,
    problem: null,
    lesson: { ...lesson, queue },
  };
  app.store.dispatch({ type: `match/${GAME}/loaded`, payload: opened });
  await waits(app, GAME);
  expect(placeIn(app, GAME)).toMatchObject({ step: 1, queue: [] });
});
