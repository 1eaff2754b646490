import { createDriver } from '../drivers/playwright';
import { morthFile } from '../support/morthFile';
import { watchRenders } from './renderWatch';

const DICE = 15;
const STEP = Math.PI / 6;
/** From the middle of the portal, as a part of its radius: on the disc, beside the dice. */
const GRIP = 0.63;
/** Pointer moves for a step; each is followed by a frame, so a render a frame could not hide. */
const MOVES = 40;
/** Of React for a step: the turn that is proposed, the price, and the pictures on the cards, which come when they are drawn. */
const COMMITS = 6;

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

    // Between two places of the board, where nobody presses anything.
    await to(STEP / 2);
    await page.mouse.down();
    await drag(STEP / 2, STEP / 2 + 0.15, MOVES);
    // The pictures on the cards are drawn one after the other, each in a moment of its own.
    while ((await watch.during(() => page.waitForTimeout(500))).commits > 0);
    const still = await portal.screenshot();
    const within = await watch.during(() => drag(STEP / 2 + 0.15, STEP / 2 - 0.15, MOVES));
    expect(within.frames).toBeGreaterThanOrEqual(MOVES);
    expect(within).toMatchObject({ commits: 0, actions: 0 });
    // It did turn: no picture is like the one before.
    expect((await portal.screenshot()).equals(still)).toBe(false);

    const detents = 3;
    const across = await watch.during(() => drag(STEP / 2 - 0.15, STEP / 2 + detents * STEP, detents * MOVES));
    expect(across.frames).toBeGreaterThanOrEqual(detents * MOVES);
    expect(across.commits).toBeGreaterThanOrEqual(detents);
    expect(across.commits).toBeLessThanOrEqual(detents * COMMITS);
    expect(across.actions).toBeLessThanOrEqual(detents);
    await page.mouse.up();
    expect(await app.read('turn:price')).toContain(`Turn ${detents} steps right`);
  });
});
