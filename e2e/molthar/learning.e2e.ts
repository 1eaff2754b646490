import { createDriver } from '../drivers';
import { playUntil, until } from '../support/playing';

const LEAST_TAPS = 3;
/** What each step of the first lesson is done by after its first touch: of what can be tapped, the last. */
const LESSON: readonly (readonly string[])[] = [
  ['action:takePearl'],
  ['target:pearl:3', 'action:takePearl'],
  ['target:character:0', 'action:placeCharacter'],
  ['action:endTurn'],
  ['target:portal:0:0', 'action:activate'],
  ['action:replacePearls', 'action:confirm'],
];
/** The gold button, whatever the coach advises first. */
const GOLD = ['takePearl', 'placeCharacter', 'confirm', 'activate', 'exchangePortal', 'redrawHand'].map(
  (name) => `action:${name}`,
);

describe('a newcomer who has never seen Molthar', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('does something with the own fingers after three taps', async () => {
    const launched = Date.now();
    await app.launch({ fresh: true });
    let taps = 0;
    const tap = async (testID: string) => {
      await app.see(testID);
      await app.tap(testID);
      taps++;
    };
    await tap('gate:molthar');
    await tap('new:learn');
    await tap('target:pearl:0');
    const seconds = (Date.now() - launched) / 1000;
    await app.see('action:takePearl');
    expect(taps).toBe(LEAST_TAPS);
    process.stdout.write(`from launch to the first own act: ${taps} taps, ${seconds.toFixed(1)} s\n`);
  });

  it('learns the first lesson by taps alone', async () => {
    for (const touches of LESSON) {
      // While the other one plays there are no buttons.
      await app.see('action:undo');
      const before = await app.read('coach:words');
      await until(`${touches.join(', ')} is done`, async () => {
        const seen = await app.glance();
        if (seen.has('lesson:over') || (await app.read('coach:words')) !== before) return true;
        const next = ['whynot:close', ...touches.toReversed()].find((testID) => seen.has(testID));
        if (next !== undefined) await app.tryTap(next);
        return false;
      });
    }
    await app.see('lesson:over');
  });

  it('plays a match, asks the coach what now, and does just that', async () => {
    await app.tap('lesson:play');
    await app.see('new:start');
    await app.tap('new:start');
    // Bots may be first: they are waited for, not tapped.
    await playUntil(app, 'action:undo', () => Promise.resolve(undefined));
    await app.tap('coach:ask');
    await until('the move lies out', () => app.has('lesson:ring'));
    expect(await app.read('advice:words')).toMatch(/\. .+\.$/);
    await app.screenshot('coach');
    const left = await app.read('actions:left');
    const gold = [...(await app.glance())].find((testID) => GOLD.includes(testID));
    if (gold === undefined) throw new Error('nothing lies out');
    await app.tap(gold);
    await app.gone('advice');
    await until('it is done', async () => (await app.read('actions:left')) !== left);
  });
});
