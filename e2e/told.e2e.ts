import { createDriver } from './drivers';
import { dealt } from './support/newGame';
import { choose } from './support/settings';

/** A deal in which bots begin. */
const BOTS_FIRST = 7;

describe('what others do', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('is told while they do it, in short at the own turn, and can be seen again', async () => {
    await app.launch({ fresh: true });
    await app.see('hall');
    await choose(app, 'speed', '2');
    await app.launch({ path: dealt('molthar', BOTS_FIRST) });
    await app.see('new:start');
    await app.tap('new:start');
    await app.see('caption');
    await app.see('recap');
    await app.screenshot('recap');
    await app.tap('recap:again');
    await app.see('again:stop');
    await app.tap('again:stop');
    await app.gone('again');
    await app.see('action:undo');
    await app.tap('recap:close');
    await app.gone('recap');
  });
});
