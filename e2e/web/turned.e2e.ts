import { createDriver } from '../drivers/playwright';
import { morthPlayer, prepareMorth } from '../support/morthPlayer';
import { until } from '../support/playing';

const STEP = Math.PI / 6;
/** From the middle of the portal, as a part of its radius: on the disc, beside the dice. */
const GRIP = 0.63;
const MOVES = 30;
/** So long a price takes to follow the finger, at most. */
const SOON = 5000;

describe('a tablet that lies flat between two people', () => {
  const app = createDriver();
  afterAll(() => app.close());

  /** Whether an element stands upside down for whoever sits at the lower edge. */
  const isTurned = (testID: string) =>
    app
      .page()
      .locator(`[data-testid="${testID}"]:visible`)
      .first()
      .evaluate((element) => {
        let turned = false;
        for (let at: Element | null = element; at; at = at.parentElement) {
          const { transform } = getComputedStyle(at);
          if (transform !== 'none' && new DOMMatrix(transform).a < -0.99) turned = !turned;
        }
        return turned;
      });

  async function startOpenMatch(): Promise<void> {
    await app.launch({ fresh: true, screen: 'tablet', path: '/settings' });
    await app.tap('settings:turnScreen');
    await app.tap('top:back');
    await app.see('gate:morth');
    await app.tap('gate:morth');
    await app.see('new:start');
    await app.tap('new:mode:oneDevice');
    // The second seat begins, and sits opposite.
    await prepareMorth(app, { mode: 'introductory', firstLord: '1' });
    expect(await isTurned('new:start')).toBe(false);
    await app.tap('new:start');
    await app.see('turn:seat');
  }

  it('is turned for who sits opposite, with sheets and all that can be tapped', async () => {
    await startOpenMatch();
    expect(await isTurned('turn:seat')).toBe(true);
    await app.screenshot('turned-table');
    await app.tap('log:open');
    await app.see('log:sheet');
    expect(await isTurned('log:sheet')).toBe(true);
    await app.screenshot('turned-sheet');
    await app.tap('log:sheet:close');
    await app.gone('log:sheet');
  });

  it('lets a finger turn the portal the way it goes', async () => {
    await morthPlayer(app).playUntil('turn:price');
    expect(await isTurned('portal')).toBe(true);
    const page = app.page();
    const box = await page.getByTestId('portal').boundingBox();
    if (box === null) throw new Error('the portal is not on the screen');
    const [x, y, r] = [box.x + box.width / 2, box.y + box.height / 2, (box.width / 2) * GRIP];
    const to = (angle: number) => page.mouse.move(x + r * Math.cos(angle), y + r * Math.sin(angle));
    const price = () => app.read('turn:price');
    const turns = async () => {
      await to(STEP / 2);
      await page.mouse.down();
      for (let i = 1; i <= MOVES; i++) {
        await to(STEP / 2 + (2 * STEP * i) / MOVES);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
      }
      const end = Date.now() + SOON;
      while (Date.now() < end) if ((await price()).includes('2 steps clockwise')) return true;
      return false;
    };
    // On a busy machine a finger may come before the wheel can be held: it lets go, puts back what it turned, and tries again.
    await until('the price is named', async () => {
      if (await turns()) return true;
      await page.mouse.up();
      while ((await price()).includes('clockwise'))
        await app.tap((await price()).includes('counter') ? 'turn:right' : 'turn:left');
      return false;
    });
    await page.mouse.up();
    await app.screenshot('turned-portal');
  });
});
