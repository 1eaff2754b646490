import { GAME_IDS } from '@/games';
import { createDriver } from '../drivers/playwright';
import { findNothing } from './axe';

const [ONE] = GAME_IDS;

/** Every screen that games share, read as a screen reader and a keyboard find it. */
describe('axe-core finds nothing', () => {
  const app = createDriver();
  beforeAll(() => app.launch({ fresh: true }));
  afterAll(() => app.close());

  const open = (path: string) => app.page().goto(new URL(path, app.page().url()).href);

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
    await open(path);
    await app.see(seen);
    await findNothing(app);
  });

  it('in the sheets of the rulebook, the settings and a new game', async () => {
    await open(`/rulebook/${ONE}`);
    await app.tap('rulebook:contents');
    await app.see('chapter:rulings');
    await findNothing(app);
    await open('/settings');
    await app.tap('settings:language');
    await app.see('settings:language:de');
    await findNothing(app);
    await open(`/new/${ONE}`);
    await app.tap('seat:1:open');
    await app.see('seat:sheet');
    await findNothing(app);
  });
});
