import { createDriver } from '../drivers/playwright';
import { until } from '../support/playing';
import { morthFile } from '../support/morthFile';
import { watchRenders } from './renderWatch';

const DICE = 15;
const STEP = Math.PI / 6;
/** From the middle of the portal, as a part of its radius: on the disc, beside the dice. */
const GRIP = 0.63;
/** Pointer moves for a step; each is followed by a frame, so a render a frame could not hide. */
const MOVES = 40;
/** Of React for a step: the turn that is proposed, the price, and the cards. */
const COMMITS = 6;
/** Frames in which nothing is drawn when everything is. */
const QUIET = 30;
/** Frames after which no swing is left in a finger. */
const STILL = 40;

describe('a finger on the wheel', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('turns it with fifteen dice on it, and React and Redux hear of another step only', async () => {
    await app.launch({ fresh: true });
    const page = app.page();
    const watch = await watchRenders(page);
    await page.goto(new URL('/saves', page.url()).href);
    await app.see('saves:import');
    const text = morthFile(({ phase, spun, turn }) => phase === 'portal' && spun.length >= DICE && turn.seat === 0);
    await page
      .getByTestId('saves:file')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.locator('[data-testid^="save:"]').first().click();
    await app.see('turn:price');
    await watch.listen();
    const portal = page.getByTestId('portal');
    const box = await portal.boundingBox();
    if (box === null) throw new Error('the portal is not on the screen');
    const [x, y, r] = [box.x + box.width / 2, box.y + box.height / 2, (box.width / 2) * GRIP];
    const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    const to = (angle: number) => page.mouse.move(x + r * Math.cos(angle), y + r * Math.sin(angle));
    const drag = async (from: number, until: number, moves: number) => {
      for (let i = 1; i <= moves; i++) {
        await to(from + ((until - from) * i) / moves);
        await frame();
      }
    };

    /** The finger stays where it is, but for a tremble. */
    const hold = async (angle: number) => {
      for (let i = 0; i < STILL; i++) {
        await to(angle + (i % 2) * 0.001);
        await frame();
      }
    };
    const rest = async (frames: number) => {
      for (let i = 0; i < frames; i++) await frame();
    };

    const detents = 3;
    // Between two places of the board, where nobody presses anything.
    await to(STEP / 2);
    await page.mouse.down();
    await drag(STEP / 2, STEP / 2 + 0.15, MOVES);
    // The pictures on the cards are drawn one after the other between two frames, each with a commit of its own: the finger
    // goes over all steps once, and waits until everything is drawn. Frames, not time: on a busy machine much time may
    // pass in which the page does nothing at all.
    await drag(STEP / 2 + 0.15, STEP / 2 + detents * STEP, detents * MOVES);
    await drag(STEP / 2 + detents * STEP, STEP / 2 + 0.15, detents * MOVES);
    while ((await watch.during(() => rest(QUIET))).commits > 0);
    const still = await portal.screenshot();
    const within = await watch.during(() => drag(STEP / 2 + 0.15, STEP / 2 - 0.15, MOVES));
    expect(within.frames).toBeGreaterThanOrEqual(MOVES);
    expect(within).toMatchObject({ commits: 0, actions: 0 });
    // It did turn: no picture is like the one before.
    expect((await portal.screenshot()).equals(still)).toBe(false);

    const across = await watch.during(() => drag(STEP / 2 - 0.15, STEP / 2 + detents * STEP, detents * MOVES));
    expect(across.frames).toBeGreaterThanOrEqual(detents * MOVES);
    expect(across.commits).toBeGreaterThanOrEqual(detents);
    expect(across.commits).toBeLessThanOrEqual(detents * COMMITS);
    expect(across.actions).toBeLessThanOrEqual(detents);
    // Let go without a swing, which would carry it further the faster the last moves came.
    await hold(STEP / 2 + detents * STEP);
    await page.mouse.up();
    await until('the price is named', async () =>
      (await app.read('turn:price')).includes(`Turn ${detents} steps right`),
    );
  });
});
