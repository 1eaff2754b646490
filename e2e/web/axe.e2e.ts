import { GAME_IDS } from '@/games';
import { createDriver } from '../drivers/playwright';
import { findNothing } from './axe';

const [ONE] = GAME_IDS;

/** Every screen that games share, read as a screen reader and a keyboard find it. */
describe('axe-core finds nothing', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it.each([
    ['/', 'hall'],
    ...GAME_IDS.flatMap((id) => [
      [`/new/${id}`, 'new:start'],
      [`/rulebook/${id}`, 'rulebook:contents'],
    ]),
    ['/saves', 'saves:import'],
    ['/settings', 'settings:language'],
    ['/credits', 'top:back'],
    ['/no/such/place', 'not-found'],
    ['/play/no-such-match', 'play:failed'],
  ])('on %s', async (path, seen) => {
    await app.launch({ path });
    await app.see(seen);
    await findNothing(app);
  });

  it('in the sheets of the rulebook, the settings and a new game', async () => {
    await app.launch({ path: `/rulebook/${ONE}` });
    await app.tap('rulebook:contents');
    await app.see('chapter:rulings');
    await findNothing(app);
    await app.launch({ path: '/settings' });
    await app.tap('settings:language');
    await app.see('settings:language:de');
    await findNothing(app);
    await app.launch({ path: `/new/${ONE}` });
    await app.tap('seat:1:open');
    await app.see('seat:sheet');
    await findNothing(app);
  });
});
