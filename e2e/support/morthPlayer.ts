import type { Driver } from '../drivers';

const PAUSE = 60;
const wait = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

const CARDS = Array.from({ length: 32 }, (_, card) => card);
/** What the gold button does when nothing has been chosen, in the order of a wave. */
const PLAIN = ['rollWave', 'passPortal', 'resolveAttack', 'rollAssault', 'moveEnemies', 'endWave', 'decline'] as const;

/** From the hall to a new game of Morth with some choices made; the keys are those of its options. */
export async function prepareMorth(app: Driver, choices: Readonly<Record<string, string>>, switches: readonly string[] = []): Promise<void> {
  await app.see('gate:morth');
  await app.tap('gate:morth');
  await app.see('new:start');
  for (const [option, value] of Object.entries(choices)) {
    await app.tap(`option:${option}`);
    await app.see(`option:${option}:${value}`);
    await app.tap(`option:${option}:${value}`);
    await app.gone(`option:${option}:${value}`);
  }
  for (const option of switches) await app.tap(`option:${option}`);
}

/** Plays a card from the open hand if one has a target; otherwise closes the hand. */
export async function playAnyCard(app: Driver): Promise<boolean> {
  await app.see('hand:sheet');
  for (const card of CARDS) {
    if (!(await app.tryTap(`card:${card}`))) continue;
    await wait();
    if (!(await app.tryTap('aim:0'))) continue;
    await app.tap('hand:play');
    await app.gone('hand:sheet');
    return true;
  }
  return false;
}

/** A plain player at the table of Morth, by taps alone: goes through the waves, and moves the heroes that it is told to. */
export function morthPlayer(app: Driver, moveHeroes: () => Promise<void> = async () => {}) {
  async function endTurn(): Promise<void> {
    await app.tryTap('action:endTurn');
    await wait();
    await app.tryTap('endTurn:confirm');
  }

  /** One decision of whoever holds the device; a turn is not ended when what is waited for has come up meanwhile. */
  async function decide(stopAt?: string): Promise<void> {
    if (await app.tryTap('whynot:close')) return;
    if (await app.tryTap('handover:ready')) return;
    if ((await app.tryTap('action:hurry')) || (await app.tryTap('assault:skip'))) return;
    if (await app.has('hand:sheet')) return void (await playAnyCard(app));
    if (await app.tryTap('endTurn:confirm')) return;
    if ((await app.tryTap('action:morthCard')) || (await app.tryTap('action:go')) || (await app.tryTap('action:endActivation'))) return;
    for (const step of PLAIN) if (`action:${step}` !== stopAt && (await app.tryTap(`action:${step}`))) return;
    if (!(await app.has('action:choose')) && !(await app.has('action:endTurn'))) return;
    if (stopAt !== undefined && (await app.has(stopAt))) return;
    await moveHeroes();
    await endTurn();
  }

  return {
    decide,
    /** Plays on until this is on the screen. */
    async playUntil(testID: string, most = 600): Promise<void> {
      for (let i = 0; i < most && !(await app.has(testID)); i++) await decide(testID).then(wait);
      await app.see(testID);
    },
  };
}
