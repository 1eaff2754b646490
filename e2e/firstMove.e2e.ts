import { createDriver } from './drivers';
import { playUntil } from './support/playing';

/** The first own move of each game: the gold button of a first turn, and what is on the screen once it is played. */
const FIRST_MOVES = [
  ['morth', 'action:rollWave', 'turn:price'],
  ['molthar', 'action:takePearl', 'action:choose'],
] as const;

describe.each(FIRST_MOVES)('from launch to the first own move of %s', (game, move, played) => {
  const app = createDriver();
  afterAll(() => app.close());

  it('takes three taps: gate, Start, move', async () => {
    await app.launch({ fresh: true });
    let taps = 0;
    const tap = async (testID: string) => {
      await app.see(testID);
      await app.tap(testID);
      taps++;
    };
    await tap(`gate:${game}`);
    await tap('new:start');
    // Bots may be first: they are waited for, not tapped.
    await playUntil(app, move, () => Promise.resolve(undefined));
    await tap(move);
    await app.see(played);
    expect(taps).toBe(3);
  });
});
