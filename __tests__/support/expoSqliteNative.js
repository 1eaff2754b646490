// Stands in for expo-sqlite's NATIVE module alone, backed by a real SQLite with real files, locks and write-ahead log as on
// a phone, so that expo-sqlite's own JavaScript runs in tests. Each test file has a folder of its own; a database survives being closed.
const { existsSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { DatabaseSync } = require('@photostructure/sqlite');

const directory = mkdtempSync(join(tmpdir(), 'gatehouse-'));

/** Gives a class an asynchronous twin of each synchronous method, as expo-sqlite has them. */
function addAsync(cls, names) {
  for (const name of names) {
    cls.prototype[`${name}Async`] = async function (...args) {
      return this[`${name}Sync`](...args);
    };
  }
}

class NativeDatabase {
  constructor(databasePath) {
    this.databasePath = databasePath;
  }
  initSync() {
    this.db = new DatabaseSync(this.databasePath);
  }
  isInTransactionSync() {
    return this.db.isTransaction;
  }
  // Its statements are finalized only when nobody holds them any more, so what closing does on a phone is done by hand.
  closeSync() {
    if (this.db.isTransaction) this.db.exec('ROLLBACK');
    try {
      this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // A file that is no database has no log either.
    }
    this.db.close();
  }
  execSync(sql) {
    this.db.exec(sql);
  }
  prepareSync(statement, sql) {
    statement.prepared = this.db.prepare(sql);
    return statement;
  }
}
addAsync(NativeDatabase, ['init', 'isInTransaction', 'close', 'exec', 'prepare']);

class NativeStatement {
  runSync(database, params, blobs, asArray) {
    const bound = { ...params, ...blobs };
    const values = asArray
      ? Object.keys(bound)
          .sort((a, b) => a - b)
          .map((key) => bound[key])
      : bound;
    this.rows = asArray ? this.prepared.all(...values) : this.prepared.all(values);
    this.names = this.prepared.columns().map(({ name }) => name);
    const { changes, id } = database.db.prepare('SELECT changes() AS changes, last_insert_rowid() AS id').get();
    return { lastInsertRowId: Number(id), changes, firstRowValues: this.stepSync() ?? [] };
  }
  stepSync() {
    const row = this.rows.shift();
    return row ? Object.values(row) : null;
  }
  getAllSync() {
    return this.rows.splice(0).map((row) => Object.values(row));
  }
  resetSync() {
    this.rows = [];
  }
  getColumnNamesSync() {
    return this.names;
  }
  finalizeSync() {
    this.prepared = undefined;
  }
}
addAsync(NativeStatement, ['run', 'step', 'getAll', 'reset', 'getColumnNames', 'finalize']);

const ExpoSQLite = {
  defaultDatabaseDirectory: directory,
  bundledExtensions: {},
  NativeDatabase,
  NativeStatement,
  NativeSession: class {},
  ensureDatabasePathExistsSync() {},
  async ensureDatabasePathExistsAsync() {},
  deleteDatabaseSync(path) {
    if (!existsSync(path)) throw new Error(`Database '${path}' not found`);
    rmSync(path);
  },
  async deleteDatabaseAsync(path) {
    ExpoSQLite.deleteDatabaseSync(path);
  },
  addListener: () => ({ remove() {} }),
};

module.exports = { __esModule: true, default: ExpoSQLite };
