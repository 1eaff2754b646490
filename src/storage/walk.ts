import {
  play,
  resume,
  stateHash,
  type AnyGame,
  type Match,
  type Move,
  type Opaque,
  type Setup,
  type Tagged,
  type Words,
} from '@/engine';
import { problemWords, type ProblemKey } from './problems';
import { readJson, tagged, type MoveRow } from './rows';

/** A match of whichever game. */
export type AnyMatch = Match<Opaque, Tagged>;

/** A move that was replayed, what happened in it and the state after it. */
export type PlayedMove = {
  readonly move: Move<Tagged>;
  readonly events: readonly Tagged[];
  readonly state: Opaque;
};

/** What stopped a walk. */
export type Stop = {
  readonly words: Words;
  /** The move belongs to older rules, which need not lead to the same state: nothing is damaged. */
  readonly older: boolean;
};

/** How far stored moves could be followed. */
export type Walk = {
  readonly match: AnyMatch;
  readonly played: readonly PlayedMove[];
  readonly stop: Stop | null;
};

/** After so many moves the screen may draw and taps arrive. */
const REST_EVERY = 12;

/** Lets everything else have its turn. */
export function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Whether a long row of moves should rest after this one. */
export function needsRest(moves: number): boolean {
  return moves % REST_EVERY === 0;
}

/** Plays stored moves one by one from a state, and stops at the first that is missing, unreadable, illegal or ends elsewhere. */
export async function walk(
  game: AnyGame,
  setup: Setup,
  state: Opaque,
  from: number,
  rows: readonly MoveRow[],
  to: number,
): Promise<Walk> {
  let match: AnyMatch = resume(setup, state, from);
  const played: PlayedMove[] = [];
  for (let index = from; index < to; index++) {
    const next = step(game, match, rows[index - from], index);
    if ('words' in next) return { match, played, stop: next };
    match = next.match;
    played.push(next.played);
    if (needsRest(match.moves)) await rest();
  }
  return { match, played, stop: null };
}

type Step = { readonly match: AnyMatch; readonly played: PlayedMove };

function step(game: AnyGame, match: AnyMatch, row: MoveRow | undefined, index: number): Step | Stop {
  const move = index + 1;
  const stop = (key: ProblemKey): Stop =>
    row?.idx === index && row.rules_version < game.rulesVersion
      ? { words: problemWords('olderRules', { move, version: row.rules_version }), older: true }
      : { words: problemWords(key, { move }), older: false };
  if (row?.idx !== index) return stop('moveMissing');
  const stored = readJson(tagged, row.action);
  if (!stored) return stop('moveUnreadable');
  const action = game.readAction(stored);
  const after = action && tryPlay(game, match, { seat: row.seat, action });
  if (!after) return stop('moveIllegal');
  if (stateHash(after.match.state) !== row.hash) return stop('moveDiffers');
  return {
    match: after.match,
    played: { move: { seat: row.seat, action }, events: after.events, state: after.match.state },
  };
}

/** Actions from a file can have any shape: rules that stumble over one have refused it. */
export function tryPlay(
  game: AnyGame,
  match: AnyMatch,
  move: Move<Tagged>,
): { readonly match: AnyMatch; readonly events: readonly Tagged[] } | undefined {
  try {
    const result = play(game, match, move);
    return 'violation' in result ? undefined : result;
  } catch {
    return undefined;
  }
}
