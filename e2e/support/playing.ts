import type { Driver } from '../drivers';

/** What can be touched now. */
export type Seen = ReadonlySet<string>;
/** One decision of a player; undefined when nothing could be done, otherwise what was tapped. */
export type Decide = (seen: Seen) => Promise<string | undefined>;

const PAUSE = 40;
/** Bots, saves and marches take their time; nothing takes longer than this. */
const PATIENCE = 60_000;

/** Lets the app answer a tap. */
export const wait = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Taps the first of these that can be touched, and says which. */
export async function tapFirst(app: Driver, seen: Seen, testIDs: readonly string[]): Promise<string | undefined> {
  for (const testID of testIDs) if (seen.has(testID) && (await app.tryTap(testID))) return testID;
  return undefined;
}

/** Decides again and again until this can be touched. A player who has had nothing to do for long says what is on the screen. */
export async function playUntil(app: Driver, goal: string, decide: Decide): Promise<void> {
  let idleSince = Date.now();
  for (;;) {
    const seen = await app.glance();
    if (seen.has(goal)) return;
    if ((await decide(seen)) !== undefined) idleSince = Date.now();
    if (Date.now() - idleSince > PATIENCE) throw new Error(`nothing to do on the way to ${goal}, but this is on the screen: ${[...seen].join(' ')}`);
    await wait();
  }
}
