import type { Driver } from '../drivers';
import { openedByMistake, playUntil, tapFirst, type Seen } from './playing';

/** What the gold button does when nothing has been chosen, in the order of a wave. */
const PLAIN = ['rollWave', 'passPortal', 'resolveAttack', 'rollAssault', 'moveEnemies', 'endWave', 'decline'].map(
  (step) => `action:${step}`,
);
/** What lies over the table, what only has to be waited for, and what has been chosen already. */
const GO_ON = [
  'whynot:close',
  'handover:ready',
  'endTurn:confirm',
  'assault:skip',
  'action:hurry',
  'action:morthCard',
  'action:go',
  'action:endActivation',
];

/** In a new game of Morth: some choices made; the keys are those of its options. */
export async function prepareMorth(
  app: Driver,
  choices: Readonly<Record<string, string>>,
  switches: readonly string[] = [],
): Promise<void> {
  await app.see('new:start');
  for (const [option, value] of Object.entries(choices)) {
    await app.tap(`option:${option}`);
    await app.see(`option:${option}:${value}`);
    await app.tap(`option:${option}:${value}`);
    await app.gone(`option:${option}:${value}`);
  }
  for (const option of switches) await app.tap(`option:${option}`);
}

/** Plays a card from the open hand if one has a target. */
export async function playAnyCard(app: Driver): Promise<boolean> {
  await app.see('hand:sheet');
  for (const card of [...(await app.glance())].filter((testID) => testID.startsWith('card:'))) {
    await app.tap(card);
    if (!(await app.has('aim:0'))) continue;
    await app.tap('aim:0');
    await app.tap('hand:play');
    await app.gone('hand:sheet');
    return true;
  }
  return false;
}

/** A plain player at the table of Morth, by taps alone: goes through the waves, and lets the heroes rest. */
export function morthPlayer(app: Driver) {
  async function decide(seen: Seen, goal: string): Promise<string | undefined> {
    if (seen.has('hand:sheet')) return (await playAnyCard(app)) ? 'hand:play' : undefined;
    const others = (testIDs: readonly string[]) => testIDs.filter((testID) => testID !== goal);
    return tapFirst(app, seen, others([...GO_ON, ...openedByMistake(seen), ...PLAIN, 'action:endTurn']));
  }
  const play = (goal: string) => playUntil(app, goal, (seen) => decide(seen, goal));
  return {
    /** Plays on until this is on the screen. */
    playUntil: play,
    /** Ends the turn although a hero has not acted. */
    async endTurn(): Promise<void> {
      await play('endTurn:confirm');
      await app.tap('endTurn:confirm');
      await app.gone('action:choose');
    },
  };
}
