import { createDriver } from '../../drivers/playwright';
import { until } from '../../support/playing';
import { morthFile } from '../../support/morthFile';
import { watchRenders } from '../renderWatch';

const DICE = 15;
const STEP = Math.PI / 6;
/** From the middle of the portal, as a part of its radius: on the disc, beside the dice. */
const GRIP = 0.63;
/** Pointer moves inside a step, and from one to the next; each is followed by a frame, so a render a frame could not hide. */
const MOVES = 40;
const ACROSS = 60;
/** So far from its middle a step is left not yet. */
const INSIDE = 0.15;
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
    /** Where the finger is when the wheel is turned so far from its beginning. */
    const at = (turned: number) => STEP / 2 + turned;
    /**
     * Everything that a step brings is drawn: the pictures on the cards come one after the other between two frames, each with a
     * commit of its own. Frames, not time: on a busy machine much time may pass in which the page does nothing at all.
     */
    const drawn = async () => {
      while ((await watch.during(() => rest(QUIET))).commits > 0);
    };
    const within = async (turned: number) => {
      const inside = await watch.during(() => drag(at(turned + INSIDE), at(turned - INSIDE), MOVES));
      expect(inside.frames).toBeGreaterThanOrEqual(MOVES);
      expect(inside).toMatchObject({ commits: 0, actions: 0 });
    };

    // Between two places of the board, where nobody presses anything.
    await to(at(0));
    await page.mouse.down();
    await drag(at(0), at(INSIDE), MOVES);
    await drawn();
    const still = await portal.screenshot();
    await within(0);
    // It did turn: no picture is like the one before.
    expect((await portal.screenshot()).equals(still)).toBe(false);

    for (let step = 1; step <= detents; step++) {
      const across = await watch.during(() => drag(at((step - 1) * STEP - INSIDE), at(step * STEP + INSIDE), ACROSS));
      expect(across.frames).toBeGreaterThanOrEqual(ACROSS);
      expect(across.commits).toBeGreaterThanOrEqual(1);
      expect(across.actions).toBeLessThanOrEqual(1);
      await drawn();
      await within(step * STEP);
    }
    // Let go without a swing, which would carry it further the faster the last moves came.
    await hold(at(detents * STEP));
    await page.mouse.up();
    await until('the price is named', async () =>
      (await app.read('turn:price')).includes(`${detents} steps clockwise`),
    );
  });
});
