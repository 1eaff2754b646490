import { createDriver } from '../drivers';
import { playUntil, until } from '../support/playing';

const LEAST_TAPS = 3;
/** What the first lesson is done by: the touch of each step, then its gold button. */
const LESSON = [
  'action:takePearl',
  'target:pearl:3',
  'action:takePearl',
  'target:character:0',
  'action:placeCharacter',
  'action:endTurn',
  'target:portal:0:0',
  'action:activate',
  'action:replacePearls',
  'action:confirm',
] as const;
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
    for (const testID of LESSON) {
      await app.see(testID);
      // Others may be playing still, and a flurry of taps counts once.
      await until(`${testID} is felt`, () => app.tryTap(testID));
      if (testID.startsWith('action:')) await app.gone(testID);
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
    await app.see('advice:words');
    const said = async () => app.read('advice:words');
    const asked = await said();
    const gold = async () => [...(await app.glance())].find((testID) => GOLD.includes(testID));
    await until('the move lies out', async () => (await gold()) !== undefined && (await app.has('lesson:ring')));
    expect(await said()).not.toBe(asked);
    await app.screenshot('coach');
    const before = await app.read('turn:seat');
    const button = await gold();
    expect(button).toBeDefined();
    if (button !== undefined) await app.tap(button);
    await app.gone('advice');
    expect(before).not.toBe('');
  });
});
