import type { Driver } from '../drivers';

const PAUSE = 60;
const wait = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** A plain player at the table of Molthar: does the first sensible thing, by taps alone. */
export function moltharPlayer(app: Driver, seats: number) {
  const rivals = (own: number) => Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own);

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

  async function answer(own: number): Promise<boolean> {
    if (await app.has('action:chooseOpponentCharacter')) {
      for (const seat of rivals(own)) for (const place of [0, 1]) if (await did(`target:portal:${seat}:${place}`, 'chooseOpponentCharacter')) return true;
    }
    if (await app.has('action:chooseOpponentHand')) {
      for (const seat of rivals(own)) if (await did(`target:rival:${seat}`, 'chooseOpponentHand')) return true;
    }
    for (const step of ['takeFromHand', 'takeBack']) if (await app.has(`action:${step}`)) return did('offered:0', step);
    return false;
  }

  async function trimHand(): Promise<void> {
    for (let i = 0; (await app.has('action:discardToLimit')) && (await app.has(`target:hand:${i}`)); i++) {
      await app.tap(`target:hand:${i}`);
      await app.tap('action:discardToLimit');
      await wait();
      if (await app.has('whynot')) await app.tap('whynot:close');
    }
  }

  async function act(own: number, turn: number): Promise<void> {
    for (const place of [0, 1]) if (await did(`target:portal:${own}:${place}`, 'activate')) return;
    if (!(await app.has(`target:portal:${own}:1`)) && (await did('target:character:0', 'placeCharacter'))) return;
    await did(`target:pearl:${turn % 4}`, 'takePearl');
  }

  /** One step of whoever holds the device; false when the match is over. */
  async function step(own: number, count: number): Promise<boolean> {
    if (await app.has('result:ranking')) return false;
    if (await app.has('handover:ready')) await app.tap('handover:ready');
    else if (await app.has('action:hurry')) await app.tap('action:hurry').catch(() => undefined);
    else if (await app.has('action:discardToLimit')) await trimHand();
    else if (await answer(own)) await wait();
    else if (await app.has('action:choose')) await act(own, count);
    else if (await app.has('action:endTurn')) await app.tap('action:endTurn').catch(() => undefined);
    await wait();
    return true;
  }

  return {
    step,
    /** Plays until the ranking is on the screen. */
    async playToTheEnd(own: number, most = 1500): Promise<void> {
      for (let i = 0; i < most; i++) if (!(await step(own, i))) return;
      throw new Error('the match did not end');
    },
  };
}
