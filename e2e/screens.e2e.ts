import { createDriver, type Screen } from './drivers';
import { dealt } from './support/newGame';

/** The person begins: nothing has happened that would be told over the board. */
const PERSON_FIRST = 2;

describe.each<Screen>(['phone', 'landscape', 'tablet'])('on a screen like a %s', (screen) => {
  const app = createDriver();
  afterAll(() => app.close());

  it('everything that a turn needs is in reach', async () => {
    await app.launch({ fresh: true, screen });
    await app.see('hall');
    await app.screenshot(`hall-${screen}`);
    await app.launch({ screen, path: dealt('molthar', PERSON_FIRST) });
    await app.see('new:start');
    await app.tap('new:start');
    await app.see('action:takePearl');
    for (const target of ['pearl:0', 'pearl:3', 'pearlPile', 'character:0', 'character:1', 'characterPile'])
      await app.see(`target:${target}`);
    await app.screenshot(`table-${screen}`);
    await app.longPress('target:character:0');
    await app.see('look:sheet');
    await app.screenshot(`explained-${screen}`);
  });
});
