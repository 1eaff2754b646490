import type { Driver } from '../drivers';
import { openedByMistake, playUntil, tapFirst, type Decide, type Seen } from './playing';

/** What only has to be waited for, and what has been chosen already. */
const GO_ON = ['pay:confirm', 'action:hurry', 'action:activate', 'action:takePearl', 'action:placeCharacter'] as const;

/** So many looks are enough for a last action to arrive. */
const ARRIVED = 2;

type Question = {
  readonly asks: string;
  readonly when?: (seen: Seen) => boolean;
  readonly about: (testID: string) => boolean;
  readonly done: readonly string[];
};

/** A plain player at the table of Molthar: does the first sensible thing, by taps alone. `own` is the seat that holds the device. */
export function moltharPlayer(app: Driver, own = 0) {
  let turns = 0;
  let looks = 0;
  let asked = { by: '', times: 0 };
  /** Own portals that were tried with this many pearls in the hand: only another hand can pay them. */
  let tried = { pearls: 0, places: new Set<number>() };

  const first = (seen: Seen, testIDs: readonly string[]) => tapFirst(app, seen, testIDs);
  const starting = (start: string) => (testID: string) => testID.startsWith(start);
  const ofRival = (kinds: readonly string[]) => (testID: string) =>
    kinds.some((kind) => testID.startsWith(`target:${kind}:`) && !testID.startsWith(`target:${kind}:${own}`));

  const questions: readonly Question[] = [
    { asks: 'choice:sheet', about: (testID) => /^choice:\d+$/.test(testID), done: ['choice:steal', 'choice:takeBack'] },
    { asks: 'action:chooseOpponentCharacter', about: ofRival(['portal']), done: ['action:chooseOpponentCharacter'] },
    // Two cards on a rival's portal cover the middle of the panel, and stand for the rival as well.
    { asks: 'action:chooseOpponentHand', about: ofRival(['rival', 'portal']), done: ['action:chooseOpponentHand'] },
    // Where both places are taken, somebody must leave.
    {
      asks: 'action:placeCharacter',
      when: (seen) => seen.has(`target:portal:${own}:1`),
      about: starting(`target:portal:${own}:`),
      done: ['action:placeCharacter'],
    },
    { asks: 'action:discardToLimit', about: starting('target:hand:'), done: ['action:discardToLimit'] },
  ];

  /** Points at the next thing that is asked about, then presses the gold button, in turns until the question is gone. */
  async function answer(seen: Seen, { asks, about, done }: Question): Promise<string | undefined> {
    asked = { by: asks, times: asked.by === asks ? asked.times + 1 : 0 };
    const things = [...seen].filter(about);
    const next = things.at((asked.times / 2) % Math.max(things.length, 1));
    return first(seen, asked.times % 2 === 0 && next !== undefined ? [next] : done);
  }

  async function activate(seen: Seen): Promise<string | undefined> {
    const pearls = [...seen].filter(starting('target:hand:')).length;
    if (tried.pearls !== pearls) tried = { pearls, places: new Set() };
    const place = [0, 1].find((each) => !tried.places.has(each) && seen.has(`target:portal:${own}:${each}`));
    if (place === undefined) return undefined;
    tried.places.add(place);
    return first(seen, [`target:portal:${own}:${place}`]);
  }

  async function act(seen: Seen): Promise<string | undefined> {
    const portal = await activate(seen);
    if (portal !== undefined) return portal;
    turns += 1;
    return first(seen, [
      ...(seen.has(`target:portal:${own}:1`) ? [] : ['target:character:0']),
      `target:pearl:${turns % 4}`,
    ]);
  }

  /** A turn would end by itself after a while where nothing can be taken back; a tap ends it at once. */
  async function endTurn(seen: Seen): Promise<string | undefined> {
    if (!seen.has('action:endTurn')) looks = 0;
    looks += 1;
    return looks > ARRIVED ? first(seen, ['action:endTurn']) : undefined;
  }

  /** One decision of whoever holds the device. */
  const decide: Decide = async (seen) => {
    if (seen.has('whynot:close')) return first(seen, ['whynot:close']);
    const question = questions.find(({ asks, when }) => seen.has(asks) && when?.(seen) !== false);
    if (question !== undefined) return answer(seen, question);
    asked = { by: '', times: 0 };
    const went =
      (await first(seen, [...GO_ON, ...openedByMistake(seen)])) ??
      (seen.has('action:choose') ? await act(seen) : undefined);
    if (went === undefined) return endTurn(seen);
    looks = 0;
    return went;
  };

  return {
    /** Plays until the device is to be passed on, and does not pass it. */
    playTurn: () => playUntil(app, 'handover:ready', decide),
    playToTheEnd: () => playUntil(app, 'result:ranking', decide),
  };
}
