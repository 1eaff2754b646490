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
import { problemWords } from './problems';
import { readJson, tagged, type MoveRow } from './rows';

/** A match of whichever game. */
export type AnyMatch = Match<Opaque, Tagged>;

/** A move that was replayed, what happened in it and what everybody had after it. */
export type PlayedMove = {
  readonly move: Move<Tagged>;
  readonly hash: string;
  readonly events: readonly Tagged[];
  readonly scores: readonly number[];
};

/** How far stored moves could be followed. */
export type Walk = {
  readonly match: AnyMatch;
  readonly played: readonly PlayedMove[];
  /** What stopped the walk. */ readonly damage: Words | null;
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
    if ('damage' in next) return { match, played, damage: next.damage };
    match = next.match;
    played.push(next.played);
    if (needsRest(match.moves)) await rest();
  }
  return { match, played, damage: null };
}

type Step = { readonly match: AnyMatch; readonly played: PlayedMove } | { readonly damage: Words };

function step(game: AnyGame, match: AnyMatch, row: MoveRow | undefined, index: number): Step {
  const move = index + 1;
  if (row?.idx !== index) return { damage: problemWords('moveMissing', { move }) };
  const action = readJson(tagged, row.action);
  if (!action) return { damage: problemWords('moveUnreadable', { move }) };
  const after = tryPlay(game, match, { seat: row.seat, action });
  if (!after) return { damage: problemWords('moveIllegal', { move }) };
  if (stateHash(after.match.state) !== row.hash) return { damage: problemWords('moveDiffers', { move }) };
  const scores = game.scores(game.view(after.match.state, 'table'));
  return {
    match: after.match,
    played: { move: { seat: row.seat, action }, hash: row.hash, events: after.events, scores },
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
