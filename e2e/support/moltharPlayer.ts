import type { Driver } from '../drivers';

const PAUSE = 30;
const wait = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

export type Did = 'over' | 'activated' | 'went on';

/** A plain player at the table of Molthar: does the first sensible thing, by taps alone. `own` is the seat that holds the device. */
export function moltharPlayer(app: Driver, seats: number, own = 0) {
  let steps = 0;
  const rivals = () => Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own);

  /** Whether the tap led to this step, which is then done. */
  async function did(target: string, step: string): Promise<boolean> {
    if (!(await app.has(target))) return false;
    await app.tap(target);
    await wait();
    if (await app.has('whynot')) {
      await app.tap('whynot:close');
      await app.gone('whynot');
      return false;
    }
    if (!(await app.has(`action:${step}`))) return false;
    await app.tap(`action:${step}`);
    return true;
  }

  async function answer(): Promise<boolean> {
    if (await app.has('choice:sheet')) return chooseOffered();
    if (await app.has('action:chooseOpponentCharacter')) {
      for (const seat of rivals()) for (const place of [0, 1]) if (await did(`target:portal:${seat}:${place}`, 'chooseOpponentCharacter')) return true;
    }
    if (await app.has('action:chooseOpponentHand')) {
      for (const seat of rivals()) if (await did(`target:rival:${seat}`, 'chooseOpponentHand')) return true;
    }
    return false;
  }

  /** The Fairy and Puss in Boots ask with a sheet of their own. */
  async function chooseOffered(): Promise<boolean> {
    await app.tap('choice:0');
    await wait();
    for (const kind of ['steal', 'takeBack']) if (await app.has(`choice:${kind}`)) await app.tap(`choice:${kind}`);
    await app.gone('choice:sheet');
    return true;
  }

  async function trimHand(): Promise<void> {
    for (let i = 0; (await app.has('action:discardToLimit')) && (await app.has(`target:hand:${i}`)); i++) {
      await app.tap(`target:hand:${i}`);
      await wait();
      if (await app.has('action:discardToLimit')) await app.tap('action:discardToLimit');
      await wait();
      if (await app.has('whynot')) await app.tap('whynot:close');
    }
  }

  async function act(): Promise<Did> {
    for (const place of [0, 1]) if (await did(`target:portal:${own}:${place}`, 'activate')) return 'activated';
    if (!(await app.has(`target:portal:${own}:1`)) && (await did('target:character:0', 'placeCharacter'))) return 'went on';
    await did(`target:pearl:${steps % 4}`, 'takePearl');
    return 'went on';
  }

  async function takeDevice(): Promise<void> {
    await app.tap('handover:ready');
    await app.gone('handover:ready');
    own = (own + 1) % seats;
  }

  /** One step of whoever holds the device. */
  async function step(): Promise<Did> {
    steps += 1;
    if (await app.has('result:ranking')) return 'over';
    if (await app.has('handover:ready')) await takeDevice();
    else if (await app.has('action:hurry')) await app.tap('action:hurry').catch(() => undefined);
    else if (await answer()) await wait();
    else if (await app.has('action:discardToLimit')) await trimHand();
    else if (await app.has('action:choose')) return act();
    else if (await app.has('action:endTurn')) await app.tap('action:endTurn').catch(() => undefined);
    await wait();
    return 'went on';
  }

  return {
    step,
    /** Plays until the ranking is on the screen. */
    async playToTheEnd(most = 2500): Promise<void> {
      for (let i = 0; i < most; i++) if ((await step()) === 'over') return;
      throw new Error('the match did not end');
    },
  };
}
