import { firstState, resume, stateHash, type AnyGame, type Setup } from '@/engine';
import type { z } from 'zod';
import {
  FILE_FORMAT,
  FILE_VERSION,
  fileMove,
  fileSnapshot,
  matchFile,
  type FileMove,
  type MatchFile,
} from './matchFile';
import { SNAPSHOT_EVERY } from './matches';
import { toPosition } from './position';
import { problemError, type ProblemError } from './problems';
import { readSealed } from './sealed';
import type { GameFinder } from './source';
import { stateOf } from './starts';
import type { Position, StoredMove, StoredSnapshot } from './types';
import { needsRest, rest, tryPlay, type AnyMatch } from './walk';

/** A file that was replayed from its first move to its last, every hash compared, as it is to be stored. */
export type Imported = {
  readonly game: AnyGame;
  readonly file: MatchFile;
  readonly position: Position;
  readonly history: readonly StoredMove[];
  readonly snapshots: readonly StoredSnapshot[];
};

/** A state of a file, and what today's rules make of it. */
type FileState = z.infer<typeof fileSnapshot> & { readonly read: ReturnType<typeof stateOf> };
type Snapshots = ReadonlyMap<number, readonly FileState[]>;

/** No action is longer, of whatever rules. */
const LONGEST_ACTION = 1000;

/** Reads a file of a match. Whatever is wrong with it is thrown as a ProblemError, and nothing has been stored. */
export async function readMatchFile(text: string, findGame: GameFinder): Promise<Imported> {
  const json = await readSealed(text, { format: FILE_FORMAT, version: FILE_VERSION });
  const file = fitting(matchFile, json, '');
  const game = findGame(file.game);
  if (!game) throw problemError('importUnknownGame', { game: file.game });
  if (file.rulesVersion > game.rulesVersion)
    throw problemError('importNewerRules', { theirs: file.rulesVersion, ours: game.rulesVersion });
  return replayFile(game, file);
}

function fitting<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw problemError('importMalformed', { field: [where, ...parsed.error.issues[0].path].filter(Boolean).join('.') });
}

async function replayFile(game: AnyGame, file: MatchFile): Promise<Imported> {
  const stored = await readSnapshots(game, file);
  let match: AnyMatch | undefined = begin(game, file, stored);
  const history: StoredMove[] = [];
  const snapshots: StoredSnapshot[] = storable(stored, 0);
  if (match && snapshots.length === 0) snapshots.push(toPosition(game, match));
  for (const [index, value] of file.moves.entries()) {
    const moves = index + 1;
    const move = fitting(fileMove, value, `moves.${index}`);
    if (rulesOf(file, move) > file.rulesVersion)
      throw problemError('importMalformed', { field: `moves.${index}.rules` });
    const next: Followed | undefined = match && follow(game, file, match, move);
    if (!next?.match && rulesOf(file, move) >= game.rulesVersion) throw wrongMove(game, file, moves, next?.played);
    history.push(next?.match ? next.move : olderMove(game, file, move));
    snapshots.push(...storable(stored, moves));
    match = next?.match ?? takenOver(file, stored.get(moves), { moves, hash: move.hash });
    if (next?.match && moves % SNAPSHOT_EVERY === 0) snapshots.push(toPosition(game, next.match));
    if (needsRest(moves)) await rest();
  }
  if (!match) throw cannotGoOn(game, file, stored);
  return { game, file, position: toPosition(game, match), history, snapshots };
}

/** The states of older rules in a file, by the number of moves, the newest rules first. Those of today's are worked out. */
async function readSnapshots(game: AnyGame, { snapshots = [], rulesVersion }: MatchFile): Promise<Snapshots> {
  const byMoves = new Map<number, FileState[]>();
  for (const [index, value] of snapshots.entries()) {
    const snapshot = fitting(fileSnapshot, value, `snapshots.${index}`);
    if (snapshot.rules > rulesVersion) throw problemError('importMalformed', { field: `snapshots.${index}.rules` });
    if (snapshot.rules >= game.rulesVersion) continue;
    if (stateHash(snapshot.state) !== snapshot.hash) throw problemError('importDiffers', { move: snapshot.moves });
    const read = stateOf(game, snapshot.state, snapshot.rules);
    byMoves.set(snapshot.moves, [{ ...snapshot, read }, ...(byMoves.get(snapshot.moves) ?? [])]);
    if (needsRest(index)) await rest();
  }
  return byMoves;
}

/** Only what today's rules can read is kept. */
function storable(stored: Snapshots, at: number): StoredSnapshot[] {
  return (stored.get(at) ?? []).flatMap(({ moves, rules, state, hash, read }) =>
    'refused' in read ? [] : [{ moves, rulesVersion: rules, state: state as object, hash }],
  );
}

function setupOf({ setup: { config, seats, seed } }: MatchFile): Setup {
  return { config, seats: seats.length, seed };
}

/** The match before its first move: dealt anew, or as older rules left it; undefined where they left nothing of it. */
function begin(game: AnyGame, file: MatchFile, stored: Snapshots): AnyMatch | undefined {
  const [first] = file.moves;
  const rules = first === undefined ? file.rulesVersion : rulesOf(file, fitting(fileMove, first, 'moves.0'));
  const older = takenOver(file, stored.get(0), { moves: 0, hash: file.start });
  if (older && rules < game.rulesVersion) return older;
  const match = dealt(game, setupOf(file));
  if (match && stateHash(match.state) === file.start) return match;
  if (rules < game.rulesVersion) return undefined;
  throw match ? problemError('importDiffers', { move: 0 }) : problemError('importImpossible');
}

function dealt(game: AnyGame, setup: Setup): AnyMatch | undefined {
  try {
    return resume(setup, firstState(game, setup), 0);
  } catch {
    return undefined;
  }
}

type Followed = { readonly played: boolean; readonly match?: AnyMatch; readonly move: StoredMove };

/** The move played by today's rules; no match where they refuse it or end elsewhere. */
function follow(game: AnyGame, file: MatchFile, match: AnyMatch, given: FileMove): Followed {
  const { seat, action: value, hash } = given;
  const action = game.readAction(value);
  const after = action && tryPlay(game, match, { seat, action });
  if (!action || !after) return { played: false, move: { seat, action: value, hash } };
  const move = { seat, action, hash, rulesVersion: rulesOf(file, given) };
  if (stateHash(after.match.state) !== hash) return { played: true, move };
  const { standing } = toPosition(game, after.match);
  return { played: true, match: after.match, move: { ...move, score: standing } };
}

/** A move that today's rules cannot judge is kept as it is, if it can be a move at all. */
function olderMove(game: AnyGame, file: MatchFile, move: FileMove): StoredMove {
  const action = game.readAction(move.action) ?? move.action;
  if (JSON.stringify(action).length > LONGEST_ACTION) throw otherRules(game, file);
  return { seat: move.seat, action, hash: move.hash, rulesVersion: rulesOf(file, move) };
}

/** The match as today's rules take it over from a state of older ones that the move before it led to. */
function takenOver(
  file: MatchFile,
  states: readonly FileState[] = [],
  { moves, hash }: { readonly moves: number; readonly hash: string },
): AnyMatch | undefined {
  const known = states.find((one) => one.hash === hash)?.read;
  return known && !('refused' in known) ? resume(setupOf(file), known.state, moves) : undefined;
}

function rulesOf(file: MatchFile, { rules = file.rulesVersion }: FileMove): number {
  return rules;
}

/** The game has its own words for why a state of older rules is of no use, where one is there. */
function cannotGoOn(game: AnyGame, file: MatchFile, stored: Snapshots): ProblemError {
  const reads = [...stored.values()].flat().map(({ read }) => read);
  const refusal = reads.find((read) => 'refused' in read);
  return refusal ? problemError('importRefused', { why: refusal.refused }) : otherRules(game, file);
}

function otherRules(game: AnyGame, file: MatchFile): ProblemError {
  return problemError('importOtherRules', { theirs: file.rulesVersion, ours: game.rulesVersion });
}

function wrongMove(game: AnyGame, file: MatchFile, move: number, played = false): ProblemError {
  if (file.rulesVersion < game.rulesVersion) return otherRules(game, file);
  return problemError(played ? 'importDiffers' : 'importIllegal', { move });
}
