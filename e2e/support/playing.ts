import type { Driver } from '../drivers';

/** What can be touched now. */
export type Seen = ReadonlySet<string>;
/** One decision of a player; undefined when nothing could be done, otherwise what was tapped. */
export type Decide = (seen: Seen) => Promise<string | undefined>;

const PAUSE = 40;
/** The app takes quick taps on its gold button for one: so long after one a player does nothing. */
const CALM = 360;
/** Bots, saves and marches take their time; nothing takes longer than this, on a busy machine either. */
const PATIENCE = 240_000;

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
  let tapped: string | undefined;
  let calmAt = 0;
  for (;;) {
    const seen = await app.glance();
    if (seen.has(goal)) return;
    const now = [...seen].join(' ');
    if (now !== before) [before, since] = [now, Date.now()];
    if (Date.now() >= calmAt) {
      tapped = await decide(seen);
      if (tapped?.startsWith('action:')) calmAt = Date.now() + CALM;
    }
    if (Date.now() - since > PATIENCE)
      throw new Error(`no way to ${goal}: last tapped ${tapped ?? 'nothing'}, and on the screen stays ${now}`);
    await wait();
  }
}
