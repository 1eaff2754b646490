import { HERO_KEYS } from '@/games/mortalgate/rules';
import type { createDriver } from '../../drivers/playwright';
import { mortalgatePlayer } from '../../mortalgate/player';
import { playUntil, tapFirst, type Seen } from '../../support/playing';

type App = ReturnType<typeof createDriver>;

/** A hero's turn: whose it is, how many taps it took, and what was considered. */
type Turn = { readonly team: string; readonly taps: string[]; altar: boolean; enemy: boolean };

/** Not part of a turn: what others do is hurried along, what happened and what a late tap has opened is put away. */
const ASIDE = ['action:hurry', 'recap:close', 'whynot:close', 'look:sheet:close'];

/** One of these is seen in an own turn. */
const OWN = ['ability:attack', 'proposal', 'altars:sheet:close', 'endTurn:confirm'];

/**
 * Somebody who knows what they want: goes for the nearest altar that the team does not have, strikes the nearest enemy where that
 * is possible, and ends the turn. Plays for all people at the device and counts the taps of every turn.
 */
export function purposefulPlayer(app: App) {
  const turns = new Map<string, Turn>();
  const before = mortalgatePlayer(app);
  const idsOf = (selector: string) =>
    app
      .page()
      .locator(selector)
      .evaluateAll((found) => found.map((element) => element.getAttribute('data-testid') ?? ''));

  async function turnNow(): Promise<Turn> {
    // The hero, the round and the team; what the hero is at changes within a turn.
    const said = await app.page().locator('[data-testid="turn:seat"]:visible').first().getAttribute('aria-label');
    const title = (said ?? '').replace(/ (moves|fights|captures)/, '');
    const known = turns.get(title) ?? {
      team: title.includes('Red') ? 'Red' : 'Blue',
      taps: [],
      altar: false,
      enemy: false,
    };
    turns.set(title, known);
    return known;
  }

  /** The nearest altar that is neither the team's nor contested, on the board or in the list: both begin with the nearest. */
  async function wantedAltar({ team }: Turn, where: 'target:altar:' | 'altars:'): Promise<string | undefined> {
    const wanted = `:not([aria-label*="Held by ${team}"]):not([aria-label*="Contested"])`;
    const [altar] = await idsOf(`[data-testid^="${where}"]:not([data-testid^="altars:sheet"])${wanted}`);
    return altar;
  }

  /** An altar that is in sight is tapped where it stands, another one is found in the list. */
  async function toAltar(seen: Seen, turn: Turn): Promise<string> {
    const altar = await wantedAltar(turn, 'target:altar:');
    return altar !== undefined && seen.has(altar) ? altar : 'board:altars';
  }

  /** The nearest of a team is read out before the others of it. */
  async function nearestEnemy({ team }: Turn): Promise<string> {
    const [target] = await idsOf(`[data-testid^="target:hero:"][aria-label*="${team === 'Red' ? 'Blue' : 'Red'}"]`);
    return target === undefined ? 'action:endTurn' : `hero:${HERO_KEYS[Number(target.split(':')[2])]}`;
  }

  async function wanted(seen: Seen, turn: Turn): Promise<string | undefined> {
    if (seen.has('altars:sheet:close')) {
      // A sheet that is about to close is left alone.
      return turn.altar ? undefined : ((await wantedAltar(turn, 'altars:')) ?? 'altars:sheet:close');
    }
    if (seen.has('endTurn:confirm')) return 'endTurn:confirm';
    if (seen.has('proposal:endTurn')) return 'proposal:endTurn';
    if (seen.has('action:gold')) return 'action:gold';
    if (!turn.altar && seen.has('board:altars')) return toAltar(seen, turn);
    return turn.enemy ? 'action:endTurn' : nearestEnemy(turn);
  }

  async function decide(seen: Seen): Promise<string | undefined> {
    const aside = await tapFirst(app, seen, ASIDE);
    if (aside !== undefined || !OWN.some((each) => seen.has(each))) return aside;
    const turn = await turnNow();
    const want = await wanted(seen, turn);
    const tapped = want === undefined ? undefined : await tapFirst(app, seen, [want]);
    if (tapped !== undefined) turn.taps.push(tapped);
    turn.altar ||= tapped !== undefined && /^(target:altar|altars):/.test(tapped);
    turn.enemy ||= tapped?.startsWith('hero:') ?? false;
    return tapped;
  }

  return {
    /** Roll-off, draft and order. */
    draft: () => before.playUntil('table:mortalgate'),
    playUntil: (goal: string) => playUntil(app, goal, decide),
    /** What was tapped in each turn. */
    taps: () => [...turns.values()].map(({ taps }) => taps),
  };
}
