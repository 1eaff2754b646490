import type { GameId } from '@/games';
import { createDriver } from '../drivers';
import { playUntil } from './playing';

/** From launch to the first own move of a game: its gold button, and what is on the screen once it is played. */
export function threeTapsTo(game: GameId, move: string, played: string): void {
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
}
