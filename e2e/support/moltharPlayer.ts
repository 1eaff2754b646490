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
    if (!(await app.tryTap(target))) return false;
    await wait();
    if (await app.has('whynot')) {
      await app.tryTap('whynot:close');
      return false;
    }
    return app.tryTap(`action:${step}`);
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
    return true;
  }

  async function trimHand(): Promise<void> {
    for (let i = 0; (await app.has('action:discardToLimit')) && (await app.has(`target:hand:${i}`)); i++) {
      await app.tryTap(`target:hand:${i}`);
      await wait();
      await app.tryTap('action:discardToLimit');
      await wait();
      await app.tryTap('whynot:close');
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

  /** One decision of whoever holds the device. */
  async function decide(): Promise<Did> {
    steps += 1;
    // A refusal may come up late, and lies over everything until it is closed.
    if (await app.tryTap('whynot:close')) return 'went on';
    if (await app.tryTap('action:hurry')) return 'went on';
    if (await answer()) return 'went on';
    // A tap whose step was missed leaves something chosen.
    for (const chosen of ['takePearl', 'placeCharacter', 'activate']) if (await app.tryTap(`action:${chosen}`)) return 'went on';
    if (await app.has('action:discardToLimit')) await trimHand();
    else if (await app.has('action:choose')) return act();
    else await app.tryTap('action:endTurn');
    return 'went on';
  }

  /** One decision, of the next player if the device has to be passed on. */
  async function step(): Promise<Did> {
    await wait();
    if (await app.has('result:ranking')) return 'over';
    if (!(await app.has('handover:ready'))) return decide();
    await takeDevice();
    return 'went on';
  }

  return {
    step,
    /** Plays until the device is to be passed on, and does not pass it. */
    async playTurn(most = 100): Promise<void> {
      for (let i = 0; i < most && !(await app.has('handover:ready')); i++) await decide().then(wait);
      await app.see('handover:ready');
    },
  };
}
