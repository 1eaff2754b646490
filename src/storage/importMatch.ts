import { firstState, resume, stateHash, type AnyGame, type Opaque, type Setup } from '@/engine';
import type { GameFinder } from './load';
import { checksum, FILE_FORMAT, FILE_VERSION, matchFile, type MatchFile } from './matchFile';
import { SNAPSHOT_EVERY } from './matches';
import { problemError, type ProblemError } from './problems';
import { toPosition } from './position';
import type { Position } from './types';
import { needsRest, rest, tryPlay, type AnyMatch } from './walk';

/** Longer than any match; a bigger file is something else. */
const LONGEST_TEXT = 8_000_000;

/** A file that was replayed from its first move to its last, every hash compared. */
export type Imported = {
  readonly game: AnyGame;
  readonly file: MatchFile;
  readonly position: Position;
  readonly snapshots: readonly Position[];
};

/** Reads a file of a match. Whatever is wrong with it is thrown as a ProblemError, and nothing has been stored. */
export async function readMatchFile(text: string, findGame: GameFinder): Promise<Imported> {
  const file = parseFile(text);
  const game = findGame(file.game);
  if (!game) throw problemError('importUnknownGame', { game: file.game });
  return replayFile(game, file);
}

function parseFile(text: string): MatchFile {
  const json = parseJson(text);
  if (json.format !== FILE_FORMAT) throw problemError('importOtherFile');
  if (typeof json.version === 'number' && json.version > FILE_VERSION)
    throw problemError('importNewer', { version: json.version });
  if (json.checksum !== checksum(json)) throw problemError('importEdited');
  const parsed = matchFile.safeParse(json);
  if (!parsed.success) throw problemError('importMalformed', { field: parsed.error.issues[0].path.join('.') });
  return parsed.data;
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  if (text.length > LONGEST_TEXT) throw problemError('importOtherFile');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    throw problemError(looksCutOff(text) ? 'importTruncated' : 'importNotJson');
  }
  throw problemError('importOtherFile');
}

function looksCutOff(text: string): boolean {
  return text.trimStart().startsWith('{') && text.includes(FILE_FORMAT);
}

async function replayFile(game: AnyGame, file: MatchFile): Promise<Imported> {
  const setup: Setup = { config: file.setup.config, seats: file.setup.seats.length, seed: file.setup.seed };
  let match: AnyMatch = resume(setup, begin(game, setup), 0);
  if (stateHash(match.state) !== file.start) throw differs(game, file, 0);
  const snapshots = [toPosition(game, match)];
  for (const { seat, action, hash } of file.moves) {
    const after = tryPlay(game, match, { seat, action });
    if (!after)
      throw game.rulesVersion === file.rulesVersion
        ? problemError('importIllegal', { move: match.moves + 1 })
        : differs(game, file, match.moves);
    match = after.match;
    if (stateHash(match.state) !== hash) throw differs(game, file, match.moves);
    if (match.moves % SNAPSHOT_EVERY === 0) snapshots.push(toPosition(game, match));
    if (needsRest(match.moves)) await rest();
  }
  return { game, file, position: toPosition(game, match), snapshots };
}

function begin(game: AnyGame, setup: Setup): Opaque {
  try {
    return firstState(game, setup);
  } catch {
    throw problemError('importImpossible');
  }
}

function differs(game: AnyGame, file: MatchFile, move: number): ProblemError {
  if (game.rulesVersion !== file.rulesVersion)
    return problemError('importOtherRules', { theirs: file.rulesVersion, ours: game.rulesVersion });
  return problemError('importDiffers', { move });
}
