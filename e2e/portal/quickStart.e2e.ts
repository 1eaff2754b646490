import { createDriver } from '../drivers';
import { threeTapsTo } from '../support/firstMove';
import { dealt } from '../support/newGame';
import { choose } from '../support/settings';
import { portalPlayer } from './player';

describe('the first own move of PORTAL', () => threeTapsTo('portal', 'action:gold', 'table:portal'));

const DEAL = 4;
/** Taps of the usual round: who, whom or where, gold, and one to look about. */
const MOST_TAPS = 4;

describe('the quick start of PORTAL', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('goes to its result against a bot, with at most four taps for the usual round', async () => {
    await app.launch({ fresh: true });
    await choose(app, 'speed', '4');
    await app.launch({ path: dealt('portal', DEAL) });
    await app.see('new:start');
    await app.tap('new:start');
    const rounds = new Map<string, number>();
    const player = portalPlayer(app, (round) => rounds.set(round, (rounds.get(round) ?? 0) + 1));
    await player.playUntil('result:winner');
    await app.screenshot('portal-result');
    // Six turns at most; a unit that has fled or fallen has no round.
    expect(rounds.size).toBeGreaterThan(3);
    const counts = [...rounds.values()].sort((a, b) => a - b);
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(MOST_TAPS);
  });
});
