import type { Driver } from '../drivers';
import { openedByMistake, playUntil, tapFirst, type Seen } from '../support/playing';

/** What lies over the table, or is decided already. */
const GO_ON = [
  'whynot:close',
  'endTurn:confirm',
  'handover:ready',
  'action:hurry',
  'first:opening',
  'action:pick',
  'action:order',
];
/** Altars, those of the other camp last: whoever marches on takes what lies on the way. */
const ALTARS = Array.from({ length: 8 }, (_, altar) => `target:altar:${altar}`);

/** A plain player of MortalGate, by taps alone: picks who is proposed, marches to altars, captures, and ends turns. Every tap is told. */
export function mortalgatePlayer(app: Driver, tell: (tapped: string) => void = () => undefined) {
  async function decide(seen: Seen, goal: string): Promise<string | undefined> {
    const others = (testIDs: readonly string[]) => testIDs.filter((testID) => testID !== goal);
    const tapped = await tapFirst(
      app,
      seen,
      others([...GO_ON, ...openedByMistake(seen), 'action:gold', ...ALTARS, 'action:endTurn']),
    );
    if (tapped !== undefined) tell(tapped);
    return tapped;
  }
  return {
    /** Plays on until this is on the screen. */
    playUntil: (goal: string) => playUntil(app, goal, (seen) => decide(seen, goal)),
  };
}
