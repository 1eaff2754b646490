import { anyGame, apply, play, start, whyNot, type Bot } from '@/engine';
import { GAMES } from '@/games';
import { molthar } from '@/games/molthar/rules';
import type { Action, State, View } from '@/games/molthar/rules/types';
import { closeMatch, type SeatSetup } from '@/store';
import { seat, sitDown, startApp, until, type App } from '../support/store';

const moves = ({ store }: App) => store.getState().match.molthar.match?.moves ?? 0;

/** Molthar, as if the bot on turn were only asked; it thinks for a while and declines, or plays another of what is legal. */
const askedBot = (thinks: number, answer = 0) => {
  const bot: Bot<Action, View> = {
    *think(view, at) {
      const end = performance.now() + thinks;
      while (performance.now() < end) yield;
      return molthar.legalActions(molthar.determinize(view, 1), at)[answer];
    },
  };
  const declining = (state: State, at: number) => molthar.legalActions(state, at)[0];
  return { ...GAMES, molthar: anyGame({ ...molthar, declining, bots: { easy: bot, medium: bot, sharp: bot } }) };
};

/** The longest a statement of the database is waited for: a timer that says nothing of bots. */
const PATIENCE = 4000;

/** For how long the table rests, in milliseconds, until a bot that is asked has declined. */
async function restsUntilDecline(thinks: number, seats: readonly SeatSetup[]): Promise<number[]> {
  const app = await startApp({ games: askedBot(thinks) });
  const timer = jest.spyOn(globalThis, 'setTimeout');
  await sitDown(app, seats);
  await until(app, () => moves(app) >= 1);
  const rests = timer.mock.calls.flatMap(([, delay = 0]) => (delay > 0 && delay < PATIENCE ? [delay] : []));
  timer.mockRestore();
  app.store.dispatch(closeMatch());
  await app.env.database.close();
  return rests;
}

const WATCHED = [seat('Bot', 'bot'), seat('Ana')];

test('a bot that is asked declines after a tenth of a second, whether it had anything to think about or not', async () => {
  const nothing = await restsUntilDecline(0, WATCHED);
  expect(nothing).toHaveLength(1);
  expect(nothing[0]).toBeGreaterThan(0);
  expect(nothing[0]).toBeLessThanOrEqual(100);
  // What it has thought is taken off the rest.
  for (const rest of await restsUntilDecline(60, WATCHED)) expect(rest).toBeLessThanOrEqual(40);
});

test('a bot that is asked does not think longer than that', async () => {
  const begun = performance.now();
  expect(await restsUntilDecline(60_000, WATCHED)).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test('PORT-321 a bot that is asked may accept with an action of the same kind as declining', async () => {
  const app = await startApp({ games: askedBot(0, 1) });
  await sitDown(app, WATCHED);
  const now = () => app.store.getState().match.molthar.match?.state;
  const before = now();
  if (before === undefined) throw new Error('no match');
  const [declined, accepted] = GAMES.molthar.legalActions(before, 0);
  expect(accepted.type).toBe(declined.type);
  await until(app, () => moves(app) >= 1);
  expect(now()).toEqual(apply(GAMES.molthar, before, { seat: 0, action: accepted }).state);
  app.store.dispatch(closeMatch());
  await app.env.database.close();
});

test('where only bots play, nobody waits for their answers', async () => {
  expect(await restsUntilDecline(0, [seat('N', 'bot'), seat('E', 'bot')])).toEqual([]);
});

test('MOR-247 whoever is asked can decline, and nobody else', () => {
  const game = GAMES.morth;
  let match = start(game, { config: { cardMode: 'asking', rounds: 3 }, seats: 3, seed: 8 });
  let asked = 0;
  for (let i = 0; i < 600 && game.toMove(match.state).length > 0; i++) {
    const at = game.toMove(match.state)[0];
    const legal = game.legalActions(match.state, at);
    const decline = game.declining?.(match.state, at);
    expect(decline !== undefined).toBe(legal.some(({ type }) => type === 'decline'));
    if (decline) {
      asked += 1;
      expect(whyNot(game, match.state, { seat: at, action: decline })).toBeUndefined();
    }
    const played = play(game, match, { seat: at, action: decline ?? legal[(i * 7) % legal.length] });
    if ('violation' in played) throw new Error(played.violation.rule);
    match = played.match;
  }
  expect(asked).toBeGreaterThan(5);
});
