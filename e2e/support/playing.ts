import type { Driver } from '../drivers';

/** What can be touched now. */
export type Seen = ReadonlySet<string>;
/** One decision of a player; undefined when nothing could be done, otherwise what was tapped. */
export type Decide = (seen: Seen) => Promise<string | undefined>;

const PAUSE = 40;
/** Bots, saves and marches take their time; nothing takes longer than this. */
const PATIENCE = 120_000;

/** Between two looks. */
const wait = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Looks again and again until something is so. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`it never came to be that ${what}`);
    await wait();
  }
}

/** Taps the first of these that can be touched, and says which. */
export async function tapFirst(app: Driver, seen: Seen, testIDs: readonly string[]): Promise<string | undefined> {
  for (const testID of testIDs) if (seen.has(testID) && (await app.tryTap(testID))) return testID;
  return undefined;
}

/** Sheets that a tap may open when it comes late and the screen has changed meanwhile; somebody who plays closes them. */
export const openedByMistake = (seen: Seen): string[] => [...seen].filter((testID) => testID.endsWith(':sheet:close'));

/** Decides again and again until this can be touched. A screen that stays the same for long is an error, and says what is on it. */
export async function playUntil(app: Driver, goal: string, decide: Decide): Promise<void> {
  let before = '';
  let since = Date.now();
  for (;;) {
    const seen = await app.glance();
    if (seen.has(goal)) return;
    const now = [...seen].join(' ');
    if (now !== before) [before, since] = [now, Date.now()];
    const tapped = await decide(seen);
    if (Date.now() - since > PATIENCE)
      throw new Error(`no way to ${goal}: last tapped ${tapped ?? 'nothing'}, and on the screen stays ${now}`);
    await wait();
  }
}
