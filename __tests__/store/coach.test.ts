import { anyGame, runThinker, type Advice, type AnyGame, type Coach, type Tagged } from '@/engine';
import { GAMES, LESSONS, type GameId } from '@/games';
import { molthar } from '@/games/molthar/rules';
import type { Action, View } from '@/games/molthar/rules/types';
import { seatsOf } from '@/screens/lesson/lessons';
import { changeSettings, comeToLesson, layDeviceDown, openMatch, type SeatSetup } from '@/store';
import { botSeed } from '@/store/listeners/thinking';
import { askCoach, atTable, insist } from '@/store/thunks/table';
import { closeDatabases, freshFile } from '../support/database';
import { seat, sitDown, startApp, until, type App } from '../support/store';

afterAll(closeDatabases);

const ANA: readonly SeatSetup[] = [seat('Ana'), seat('N', 'bot'), seat('E', 'bot')];
const PEOPLE: readonly SeatSetup[] = [seat('Ana'), seat('Ben')];

const slot = ({ store }: App) => store.getState().match.molthar;
const coaching = (app: App) => slot(app).coaching;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ask = (app: App) => app.store.dispatch(askCoach('molthar'));

/** The first seat begins. */
async function sits(seats: readonly SeatSetup[], ...args: Parameters<typeof startApp>): Promise<App> {
  const app = await startApp(...args);
  await sitDown(app, seats);
  return app;
}

async function advised(app: App): Promise<Advice<Tagged>> {
  await until(app, () => coaching(app)?.type === 'advises');
  const now = coaching(app);
  if (now?.type !== 'advises') throw new Error('no advice');
  return now.advice;
}

const ADVICE: Advice<Action> = { action: { type: 'takePearl', from: 1 }, words: { key: 'a' }, reasons: [{ key: 'b' }] };

/** Molthar with a coach who always says the same, but takes a while. */
function withCoach(coach: Partial<Coach<Action, View>>): { games: Partial<Record<GameId, AnyGame>> } {
  const steady: Coach<Action, View> = {
    *advise() {
      yield;
      return ADVICE;
    },
    *doubt() {
      yield;
      return ADVICE;
    },
  };
  return { games: { molthar: anyGame({ ...molthar, coach: { ...steady, ...coach } }) } };
}

test('who asks is advised what the sharp bot would do, and nothing is played', async () => {
  const app = await sits(ANA);
  const { match } = slot(app);
  if (!match) throw new Error('no match');
  ask(app);
  expect(coaching(app)).toEqual({ type: 'thinks', laysOut: true });
  const { action, reasons } = await advised(app);
  const view = GAMES.molthar.view(match.state, 0);
  expect(action).toEqual(runThinker(GAMES.molthar.bots.sharp.think(view, 0, botSeed(match))));
  expect(reasons.length).toBeGreaterThan(0);
  expect(app.table().coaching).toMatchObject({ type: 'advises', laysOut: true });
  expect(slot(app).match).toBe(match);
  app.table().act(action);
  await until(app, () => slot(app).match !== match);
  expect(coaching(app)).toBeNull();
});

test('the coach gets the view of the one who asks', async () => {
  const seen: View[] = [];
  const app = await sits(
    ANA,
    withCoach({
      *advise(view) {
        seen.push(view);
        yield;
        return ADVICE;
      },
    }),
  );
  ask(app);
  await advised(app);
  expect(seen.map(({ viewer, players }) => [viewer, players.flatMap(({ hand }, at) => (hand ? [at] : []))])).toEqual([
    [0, [0]],
  ]);
});

test('whoever plays meanwhile is not advised any more', async () => {
  const app = await sits(
    ANA,
    withCoach({
      *advise() {
        for (;;) yield;
      },
    }),
  );
  ask(app);
  await rest(30);
  app.table().act({ type: 'takePearl', from: 0 } as Tagged);
  await until(app, () => slot(app).match?.moves === 1);
  expect(coaching(app)).toBeNull();
});

test('a coach who fails, or wants what is not allowed, says nothing', async () => {
  for (const action of [undefined, { type: 'endTurn' } as const]) {
    const app = await sits(
      ANA,
      withCoach({
        *advise() {
          yield;
          if (action === undefined) throw new Error('lost');
          return { ...ADVICE, action };
        },
      }),
    );
    ask(app);
    await until(app, () => coaching(app) === null);
  }
});

test('nobody is advised off turn, as an onlooker or in a lesson', async () => {
  const app = await sits([seat('N', 'bot'), seat('Ana')], withCoach({}));
  ask(app);
  expect(coaching(app)).toBeNull();
  const [lesson] = LESSONS.molthar;
  app.store.dispatch(comeToLesson('molthar', lesson.id, seatsOf(lesson, 'Ada')));
  ask(app);
  expect(coaching(app)).toBeNull();
});

test('behind a door nobody sees what another was advised', async () => {
  const app = await sits(PEOPLE, withCoach({}));
  expect(app.table().needsHandover).toBe(0);
  ask(app);
  expect(coaching(app)).toBeNull();
  app.table().takeDevice();
  ask(app);
  await advised(app);
  app.store.dispatch(layDeviceDown());
  expect([coaching(app), app.table().coaching]).toEqual([null, null]);
});

test('the coach who always speaks points at a move without laying it out, and again at the next', async () => {
  const app = await sits(ANA, withCoach({}));
  await app.store.dispatch(changeSettings({ coach: 'always' }));
  await advised(app);
  expect(coaching(app)).toMatchObject({ laysOut: false });
  app.store.dispatch(atTable('molthar', 'coachHeeded'));
  expect(coaching(app)).toMatchObject({ type: 'advises', laysOut: true });
  app.table().act({ type: 'takePearl', from: 0 } as Tagged);
  await until(app, () => slot(app).match?.moves === 1);
  await advised(app);
});

test('a bad move is questioned where somebody wants that, and played only when insisted on', async () => {
  const app = await sits(ANA, withCoach({}));
  await app.store.dispatch(changeSettings({ doubt: true }));
  const action = { type: 'takePearl', from: 0 } as Tagged;
  app.table().act(action);
  expect(coaching(app)).toEqual({ type: 'weighs', action });
  expect(app.table().busy).toBe(true);
  await until(app, () => coaching(app)?.type === 'doubts');
  expect([slot(app).match?.moves, app.table().busy]).toEqual([0, false]);
  app.store.dispatch(atTable('molthar', 'coachHushed'));
  expect([slot(app).match?.moves, coaching(app)]).toEqual([0, null]);
  app.table().act(action);
  await until(app, () => coaching(app)?.type === 'doubts');
  app.store.dispatch(insist('molthar'));
  await until(app, () => slot(app).match?.moves === 1);
});

test('a good move, and what was advised, is played without a question', async () => {
  const asked: Action[] = [];
  const app = await sits(
    ANA,
    withCoach({
      *doubt(_view, _seat, action) {
        asked.push(action);
        yield;
        return undefined;
      },
    }),
  );
  await app.store.dispatch(changeSettings({ doubt: true }));
  app.table().act({ type: 'takePearl', from: 0 } as Tagged);
  await until(app, () => slot(app).match?.moves === 1);
  ask(app);
  const { action } = await advised(app);
  app.table().act(action);
  await until(app, () => slot(app).match?.moves === 2);
  expect(asked).toEqual([{ type: 'takePearl', from: 0 }]);
});

test('what is wished of the coach is kept', async () => {
  const file = freshFile();
  const app = await sits(ANA, { file });
  await app.store.dispatch(changeSettings({ coach: 'off', doubt: true }));
  const again = await startApp({ file });
  expect(again.store.getState().settings).toMatchObject({ coach: 'off', doubt: true });
  await again.store.dispatch(openMatch('match-1'));
  again.table().act({ type: 'takePearl', from: 0 } as Tagged);
  expect(coaching(again)).toBeNull();
});
