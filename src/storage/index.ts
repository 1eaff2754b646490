export { copyMatch } from './copyMatch';
export { findNote, freeGeneration, makeCopy, readOffers, type Offer } from './copies';
export { createDatabase, type Connection, type Database, type SqlValue } from './database';
export { exportMatch } from './exportMatch';
export { readMatchFile } from './importMatch';
export { openHistory, type History, type Glimpse } from './history';
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
export { limited } from './limit';
export { loadMatch, type Loaded } from './load';
export { lossOf, type Loss } from './loss';
export {
  appendMove,
  eraseMatch,
  findSummary,
  hideMatch,
  insertMatch,
  listDeleted,
  listMatches,
  markProblem,
  purgeMatches,
  readStored,
  renameMatch,
  restoreMatch,
  SNAPSHOT_EVERY,
  takeBack,
  TRASH_TIME,
  type NewMatch,
} from './matches';
export { migrate, MIGRATIONS, SCHEMA_VERSION } from './migrations';
export { countCommit, FIRST_NOTE, readHoldings, type Counts, type Note } from './note';
export { databaseFile, type Outside } from './outside';
export { toPosition } from './position';
export { ProblemError, problemError, problemOf, problemWords, type ProblemKey } from './problems';
export { readJson, seatSetup } from './rows';
export { openSource, type GameFinder } from './source';
export { readSettings, writeSettings } from './settings';
export type { DeletedMatch, MatchSummary, Position, Score, SeatSetup, Standing, StoredMove } from './types';
export type { AnyMatch } from './walk';
