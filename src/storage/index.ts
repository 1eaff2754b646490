export { copyMatch } from './copyMatch';
export { createDatabase, type Connection, type Database, type SqlValue } from './database';
export { exportMatch } from './exportMatch';
export { readMatchFile, type Imported } from './importMatch';
export { openHistory, type History, type Moment } from './history';
export {
  exportKeepsake,
  hideKeepsake,
  listKeepsakes,
  purgeKeepsakes,
  readKeepsakeFile,
  renameKeepsake,
  restoreKeepsake,
  storeKeepsake,
  type Keepsake,
  type KeepsakeDraft,
} from './keepsakes';
export { loadMatch, type Loaded } from './load';
export {
  appendMove,
  findSummary,
  hideMatch,
  insertMatch,
  listMatches,
  markProblem,
  purgeMatches,
  renameMatch,
  restoreMatch,
  SNAPSHOT_EVERY,
  takeBack,
  type NewMatch,
} from './matches';
export { migrate, MIGRATIONS, SCHEMA_VERSION } from './migrations';
export { toPosition } from './position';
export { ProblemError, problemError, problemOf, problemWords, type ProblemKey } from './problems';
export { readJson, seatSetup } from './rows';
export { openSource, type GameFinder, type LoadFailed } from './source';
export { readSettings, writeSettings } from './settings';
export type { MatchRecord, MatchSummary, Position, Score, SeatSetup, Standing, StoredMove, StoredSetup } from './types';
export type { AnyMatch, PlayedMove } from './walk';
