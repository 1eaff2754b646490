import { createDriver } from '../../drivers/playwright';
import { battleAt } from '../../portal/matchFile';
import { CROWD } from '../../portal/moments';
import { until } from '../../support/playing';
import { SAVE } from '../axe';
import { watchRenders } from '../renderWatch';

/** Verdicts a second that an eye wants; where the machine moves the finger less often, as often as it moves. */
const WANTED = 20;
const MOVES = 80;
/** Of all moves so many may come between two verdicts. */
const SLACK = 0.7;

type Counting = typeof globalThis & {
  CanvasKit: { PictureRecorder: { prototype: { beginRecording(bounds: Float32Array): unknown } } };
  sketches?: number;
};

/** Runs in the page: counts pictures that are larger than any board, which only sketches are. */
function countSketches(): void {
  const page = globalThis as Counting;
  const { prototype } = page.CanvasKit.PictureRecorder;
  const begin = prototype.beginRecording;
  page.sketches = 0;
  prototype.beginRecording = function (bounds) {
    if ((bounds[2] ?? 0) >= 100_000) page.sketches = (page.sketches ?? 0) + 1;
    return begin.call(this, bounds);
  };
}

describe('a unit of twenty among eighty figures under a finger', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('is judged again and again without a render or an action, and goes where it was left', async () => {
    const { file, state } = battleAt(CROWD);
    await app.launch({ fresh: true, screen: 'tablet' });
    await app.see('hall');
    const page = app.page();
    const watch = await watchRenders(page);
    await page.goto(new URL('/saves', page.url()).href);
    await app.see('saves:import');
    await page
      .getByTestId('saves:file')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await page.locator(SAVE).first().click();
    await app.see('action:hold');
    await app.gone('painting');
    await watch.listen();
    const unit = state.units.find(({ seat, members }) => seat === 0 && members.length === 20);
    await app.tap('board:fit');
    const target = page.getByTestId(`target:unit:${unit?.id ?? 0}`);
    const box = await target.boundingBox();
    if (box === null) throw new Error('the unit is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const frame = () => page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    await page.evaluate(countSketches);
    const sketches = () => page.evaluate(() => (globalThis as Counting).sketches ?? 0);
    await page.mouse.move(x, y);
    await page.mouse.down();
    // At once and far enough: a finger that rests is a long press.
    await page.mouse.move(x, y - 12);
    await page.mouse.move(x, y - 14);
    // What a press and a choice draw is drawn.
    while ((await watch.during(frame)).commits > 0);
    await until('the first verdict is there', async () => (await sketches()) > 0);

    const [before, began] = [await sketches(), Date.now()];
    const seen = await watch.during(async () => {
      for (let i = 1; i <= MOVES; i++) await page.mouse.move(x + 20 * Math.sin(i / 8), y - 14 - i / 4);
    });
    const seconds = (Date.now() - began) / 1000;
    const verdicts = (await sketches()) - before;
    console.log(`${verdicts} verdicts for ${MOVES} moves in ${seconds.toFixed(1)} s`);
    expect(seen).toMatchObject({ commits: 0, actions: 0 });
    expect(verdicts).toBeGreaterThanOrEqual(SLACK * Math.min(MOVES, WANTED * seconds));
    await app.screenshot('portal-drag');

    await page.mouse.up();
    await app.see('proposal');
    await app.tap('action:gold');
    await app.gone('proposal');
    // PORT-081 A move throws no die: it can be taken back.
    await until(
      'the move can be taken back',
      async () => (await app.has('action:undo')) || (await app.has('action:hurry')),
    );
  });
});
