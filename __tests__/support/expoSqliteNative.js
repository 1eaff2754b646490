// Stands in for expo-sqlite's NATIVE module alone, backed by a real SQLite with real files (compiled to wasm), so that
// expo-sqlite's own JavaScript runs in tests. Each test file has a folder of its own; a database survives being closed.
const { existsSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { Database } = require('node-sqlite3-wasm');

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
    this.statements = new Set();
  }
  initSync() {
    this.db = new Database(this.databasePath);
  }
  isInTransactionSync() {
    return this.db.inTransaction;
  }
  closeSync() {
    for (const statement of this.statements) statement.finalizeSync(this);
    this.db.close();
  }
  execSync(sql) {
    this.db.exec(sql);
  }
  prepareSync(statement, sql) {
    statement.prepared = this.db.prepare(sql);
    this.statements.add(statement);
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
    this.rows = this.prepared.all(values);
    this.names = Object.keys(this.rows[0] ?? {});
    const { changes, id } = database.db.get('SELECT changes() AS changes, last_insert_rowid() AS id');
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
  finalizeSync(database) {
    database.statements.delete(this);
    this.prepared.finalize();
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
