import type { Driver } from '../drivers';
import { openedByMistake, playUntil, tapFirst, until, type Seen } from './playing';

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
  'telling',
  'crossing',
  'action:hurry',
  'action:morthCard',
  'action:go',
  'action:endActivation',
];

/** In a new game of Morth: some choices made; the keys are those of its options. Who begins is left to the deal, unless it is chosen. */
export async function prepareMorth(
  app: Driver,
  choices: Readonly<Record<string, string>>,
  switches: readonly string[] = [],
): Promise<void> {
  await app.see('new:start');
  const beginner = choices.mode === 'solitaire' ? {} : { firstLord: 'random' };
  for (const [option, value] of Object.entries({ ...beginner, ...choices })) {
    await app.tap(`option:${option}`);
    await app.see(`option:${option}:${value}`);
    await app.tap(`option:${option}:${value}`);
    await app.gone(`option:${option}:${value}`);
  }
  for (const option of switches) await app.tap(`option:${option}`);
}

/** Plays a card from the hand if one has a target: from an open one, or turned over one after the other where they lie face down. */
export async function playAnyCard(app: Driver): Promise<boolean> {
  await app.see('hand:sheet');
  const cards = [...(await app.glance())].filter((testID) => /^(card|closed):/.test(testID));
  for (const card of cards) {
    const closed = card.startsWith('closed:');
    await app.tap(card);
    if (closed) {
      await app.tap('hand:turnOver');
      await app.see('hand:back');
    }
    if (!(await app.has('aim:0'))) {
      if (closed) await app.tap('hand:back');
      if (closed) await app.see(card);
      continue;
    }
    await app.tap('aim:0');
    await app.tap('hand:play');
    await app.gone('hand:sheet');
    return true;
  }
  return false;
}

/** A plain player at the table of Morth, by taps alone: goes through the waves, and lets the heroes rest. Every tap is told. */
export function morthPlayer(app: Driver, tell: (tapped: string) => void = () => undefined) {
  async function decide(seen: Seen, goal: string): Promise<string | undefined> {
    const tapped = await decideOn(seen, goal);
    if (tapped !== undefined) tell(tapped);
    return tapped;
  }
  async function decideOn(seen: Seen, goal: string): Promise<string | undefined> {
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
      const whose = await app.read('turn:seat');
      await app.tap('endTurn:confirm');
      // Without a curtain the next person chooses at once.
      const isOver = async () => !(await app.has('action:choose')) || (await app.read('turn:seat')) !== whose;
      await until('the turn is over', isOver);
    },
  };
}
