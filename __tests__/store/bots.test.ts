import { anyGame, type Bot } from '@/engine';
import { GAMES } from '@/games';
import { molthar } from '@/games/molthar/rules';
import type { Action, View } from '@/games/molthar/rules/types';
import { changeSettings, closeMatch, openMatch, readingTime, type SeatSetup } from '@/store';
import { freshFile } from '../support/database';
import { playFirst, seat, sitDown, startApp, until, type App } from '../support/store';

const FOUR_BOTS: readonly SeatSetup[] = ['N', 'E', 'S', 'W'].map((name) => seat(name, 'bot'));

let apps: App[] = [];
async function app(...args: Parameters<typeof startApp>): Promise<App> {
  const made = await startApp(...args);
  apps.push(made);
  return made;
}
afterEach(async () => {
  for (const { store, env } of apps.splice(0)) {
    store.dispatch(closeMatch());
    await env.database.close();
  }
});

const slot = ({ store }: App) => store.getState().match.molthar;
const moves = (made: App) => slot(made).match?.moves ?? 0;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Molthar with other bots. */
const withBot = (bot: Bot<Action, View>) => ({
  ...GAMES,
  molthar: anyGame({ ...molthar, bots: { easy: bot, medium: bot, sharp: bot } }),
});

const firstLegal = (view: View, at: number): Action => {
  const options = molthar.legalActions(molthar.determinize(view, 1), at);
  return options.find(({ type }) => type === 'endTurn' || type === 'finishActions') ?? options[0];
};

test('four bots play a match to its end, every move of it stored', async () => {
  const made = await app();
  const id = await sitDown(made, FOUR_BOTS);
  made.table().hurry();
  await until(made, () => made.table().result !== undefined);
  const [{ rows }] = await made.env.database.all<{ rows: number }>('SELECT COUNT(*) AS rows FROM moves');
  expect(rows).toBe(moves(made));
  expect(made.table()).toMatchObject({ thinking: null, toMove: [] });
  expect(made.store.getState().matches.list).toMatchObject([{ id, over: true, moves: rows, toMove: [] }]);
  expect(made.felt.at(-1)).toBe('end');
});

test('bots get their own view and nothing else', async () => {
  const seen: View[] = [];
  const spy: Bot<Action, View> = {
    *think(view, at) {
      seen.push(view);
      yield;
      return firstLegal(view, at);
    },
  };
  const made = await app({ games: withBot(spy) });
  await sitDown(made, FOUR_BOTS);
  made.table().hurry();
  await until(made, () => moves(made) >= 12);
  for (const view of seen) {
    expect(view.players.flatMap(({ hand }, at) => (hand ? [at] : []))).toEqual([view.viewer]);
    expect(view).not.toHaveProperty('rng');
    expect(typeof view.pearls.draw).toBe('number');
  }
});

test('a bot has a random stream of its own: the seed changes with every move and is the same after a restart', async () => {
  const file = freshFile();
  const seeds: number[] = [];
  const spy: Bot<Action, View> = {
    *think(view, at, seed) {
      seeds.push(seed);
      yield;
      return firstLegal(view, at);
    },
  };
  const made = await app({ file, games: withBot(spy) });
  const id = await sitDown(made, [seat('Ana', 'bot'), seat('Bot', 'bot')]);
  await rest(50);
  made.store.dispatch(closeMatch());
  await made.store.dispatch(openMatch(id));
  expect(seeds).toHaveLength(2);
  expect(seeds[0]).toBe(seeds[1]);
  made.table().hurry();
  await until(made, () => moves(made) >= 3);
  expect(new Set(seeds).size).toBeGreaterThan(2);
});

test('a bot rests before it moves, shorter at a higher speed, and not at all when hurried', async () => {
  const quick: Bot<Action, View> = {
    *think(view, at) {
      yield;
      return firstLegal(view, at);
    },
  };
  const made = await app({ games: withBot(quick) });
  await made.store.dispatch(changeSettings({ speed: 4 }));
  const begun = performance.now();
  await sitDown(made, FOUR_BOTS);
  await until(made, () => moves(made) === 1);
  expect(performance.now() - begun).toBeGreaterThan(240);
  await made.store.dispatch(changeSettings({ speed: 0.5 }));
  const hurriedAt = performance.now();
  made.table().hurry();
  await until(made, () => moves(made) >= 6);
  expect(performance.now() - hurriedAt).toBeLessThan(5 * 2000);
  expect(slot(made).hurried).toBe(true);
});

test('what a bot did can be read before the next one moves: longer where there is more to read', async () => {
  const quick: Bot<Action, View> = {
    *think(view, at) {
      yield;
      return firstLegal(view, at);
    },
  };
  const made = await app({ games: withBot(quick) });
  await made.store.dispatch(changeSettings({ speed: 4 }));
  await sitDown(made, FOUR_BOTS);
  await until(made, () => moves(made) === 1);
  const begun = performance.now();
  const needed = readingTime(made.table().recent.flatMap(({ lines }) => lines)) / 4;
  expect(needed).toBeGreaterThan(1000 / 4);
  await until(made, () => moves(made) === 2);
  expect(performance.now() - begun).toBeGreaterThan(needed - 10);
});

test('a bot waits while the screen still shows what happened', async () => {
  const made = await app();
  await made.store.dispatch(changeSettings({ speed: 4 }));
  await sitDown(made, FOUR_BOTS);
  made.table().hold(true);
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(moves(made)).toBe(0);
  made.table().hold(false);
  await until(made, () => moves(made) >= 1);
});

test('hurrying ends when a person is to move', async () => {
  const made = await app();
  await sitDown(made, [seat('Bot', 'bot'), seat('Ana')]);
  made.table().hurry();
  await until(made, () => made.table().toMove[0] === 1);
  expect(slot(made).hurried).toBe(false);
  expect(made.table().thinking).toBeNull();
});

test('a bot thinks in slices and lets frames pass in between', async () => {
  let frames = 0;
  const slow: Bot<Action, View> = {
    *think(view, at) {
      for (let thoughts = 0; thoughts < 60; thoughts++) yield;
      return firstLegal(view, at);
    },
  };
  let time = 0;
  // Every look at the clock finds it a millisecond later.
  const made = await app({ games: withBot(slow), ticks: () => ++time });
  const { nextFrame } = made.services;
  made.services.nextFrame = () => {
    frames += 1;
    return nextFrame();
  };
  await sitDown(made, FOUR_BOTS);
  made.table().hurry();
  await until(made, () => moves(made) >= 1);
  expect(frames).toBeGreaterThanOrEqual(8);
});

test('closing the match stops the thoughts of a bot', async () => {
  let steps = 0;
  const endless: Bot<Action, View> = {
    *think(view, at) {
      while (steps < 1e9) {
        steps += 1;
        yield;
      }
      return firstLegal(view, at);
    },
  };
  const made = await app({ games: withBot(endless) });
  await sitDown(made, FOUR_BOTS);
  await rest(30);
  expect(steps).toBeGreaterThan(0);
  made.store.dispatch(closeMatch());
  await rest(30);
  const after = steps;
  await rest(60);
  expect(steps).toBe(after);
  expect(slot(made).status).toBe('none');
});

test.each<[string, Bot<Action, View>]>([
  [
    'throws before its first thought',
    {
      think: () => {
        throw new Error('lost');
      },
    },
  ],
  [
    'throws',
    {
      *think() {
        yield;
        throw new Error('lost');
      },
    },
  ],
  [
    'wants what is not allowed',
    {
      *think() {
        yield;
        return { type: 'takeBack', pearl: 0 };
      },
    },
  ],
  [
    'thinks for ever',
    {
      *think(view, at) {
        while (view.viewer === at) yield;
        return firstLegal(view, at);
      },
    },
  ],
])('a bot that %s does not hold up the table, and it is said', async (_name, bot) => {
  let time = 0;
  // Every look at the clock finds it a while later: eight seconds of thinking pass at once.
  const made = await app({ games: withBot(bot), ticks: () => (time += 50) });
  await sitDown(made, [seat('Bot', 'bot'), seat('Ana')]);
  made.table().hurry();
  await until(made, () => moves(made) >= 1);
  expect(made.store.getState().notices.list).toMatchObject([
    { words: { key: 'problems.botLost', params: { name: 'Bot' } } },
  ]);
  await until(made, () => made.table().toMove[0] === 1);
  await playFirst(made);
});

test('sound and vibration follow what happened, and the settings', async () => {
  const made = await app();
  await sitDown(made, [seat('Ana'), seat('Ben')]);
  await playFirst(made, 'takePearl');
  expect(made.felt).toEqual(['move']);
  await made.store.dispatch(changeSettings({ haptics: false }));
  await playFirst(made, 'takePearl');
  expect(made.felt).toEqual(['move']);
});
