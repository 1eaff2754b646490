import type { Driver } from '../drivers';
import { openedByMistake, playUntil, tapFirst, type Seen } from '../support/playing';

/** What lies over the table, or is decided already. */
const GO_ON = ['whynot:close', 'luck:confirm', 'handover:ready', 'action:hurry'];
/** The bandits of the quick start, as a screen reader calls them. */
const FOES = /Cut-throats|Hangers-on/;

/** Every unit that can be touched. */
const unitsIn = (seen: Seen): string[] => [...seen].filter((testID) => testID.startsWith('target:unit:'));

/**
 * A plain player of the quick start of PORTAL, by taps alone: deploys as proposed, points at an enemy or the bridge with every unit, looks
 * at the whole table where neither is seen, takes the round that is proposed, and holds where nothing fits. Every tap of an own round is told.
 */
export function portalPlayer(app: Driver, tell: (round: string, tapped: string) => void) {
  let now = '';
  let tried = new Set<string>();

  /** 'Turn 3 of 6 · You, 2 left to act', or nothing while others play. */
  async function roundIn(seen: Seen): Promise<string> {
    if (!seen.has('action:hold') && !seen.has('proposal')) return '';
    return /Turn \d.*You, \d+ left/.exec(await app.hear('turn:seat'))?.[0] ?? '';
  }

  async function aimsIn(seen: Seen): Promise<string[]> {
    const foes: string[] = [];
    for (const unit of unitsIn(seen)) if (FOES.test(await app.read(unit).catch(() => ''))) foes.push(unit);
    return [...foes, 'target:objective:0', 'board:fit'].filter((testID) => seen.has(testID) && !tried.has(testID));
  }

  /** An aim before a hold, and no hold where an aim has only just slipped away. */
  const aimOrHold = async (seen: Seen): Promise<string[]> => {
    if (!seen.has('action:hold')) return [];
    const aims = await aimsIn(seen);
    return aims.length > 0 ? aims : ['action:hold'];
  };

  async function decide(seen: Seen, goal: string): Promise<string | undefined> {
    const next = (testIDs: readonly string[]) =>
      tapFirst(
        app,
        seen,
        testIDs.filter((testID) => testID !== goal),
      );
    const urgent = await next([...GO_ON, ...openedByMistake(seen)]);
    if (urgent !== undefined) return urgent;
    const round = await roundIn(seen);
    if (round !== now) [now, tried] = [round, new Set()];
    const tapped =
      (await next([seen.has('proposal:refusal') ? 'proposal:close' : 'action:gold'])) ??
      (await next(await aimOrHold(seen)));
    if (tapped === undefined) return undefined;
    tried.add(tapped);
    if (round !== '') tell(round, tapped);
    return tapped;
  }
  return {
    /** Plays on until this is on the screen. */
    playUntil: (goal: string) => playUntil(app, goal, (seen) => decide(seen, goal)),
  };
}
