export { copyMatch } from './copyMatch';
export { createDatabase, type Connection, type Database, type Sql, type SqlValue } from './database';
export { exportMatch } from './exportMatch';
export { readMatchFile, type Imported } from './importMatch';
export { loadHistory, loadMatch, type GameFinder, type Loaded, type LoadFailed } from './load';
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
export { standingOf, toPosition } from './position';
export { ProblemError, problemError, problemOf, problemWords, type ProblemKey } from './problems';
export { readJson, seatSetup } from './rows';
export { readSettings, writeSettings } from './settings';
export type { MatchRecord, MatchSummary, Position, SeatSetup, Standing, StoredMove, StoredSetup } from './types';
export type { AnyMatch, PlayedMove } from './walk';
