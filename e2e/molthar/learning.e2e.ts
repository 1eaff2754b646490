import { createDriver } from '../drivers';

const LEAST_TAPS = 3;

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
});
