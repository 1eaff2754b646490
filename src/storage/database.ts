/** A value that can be bound to a statement. */
export type SqlValue = string | number | null;

/** What a statement can be run on: the database itself or a transaction of it. */
export interface Sql {
  exec(sql: string): Promise<void>;
  /** Runs one statement and says how many rows it changed. */
  run(sql: string, params?: readonly SqlValue[]): Promise<number>;
  all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
}

/** One open handle to SQLite; what differs between phone, web and tests. */
export interface Connection extends Sql {
  close(): Promise<void>;
}

/** The saved matches and settings. */
export interface Database extends Sql {
  /** All of it or nothing. It may be run a second time on a fresh connection, so the work must bear that. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

type Job<T> = (connection: Connection) => Promise<T>;

/**
 * One long-lived connection behind one queue: nothing is ever read in the middle of somebody's transaction. Handles
 * die when a phone suspends the app, so a job that fails is tried once more on a fresh connection.
 */
export function createDatabase(
  connect: () => Promise<Connection>,
  prepare: (connection: Connection) => Promise<void>,
): Database {
  let current: Connection | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function open(): Promise<Connection> {
    if (current) return current;
    const connection = await connect();
    try {
      await prepare(connection);
    } catch (error) {
      await closeQuietly(connection);
      throw error;
    }
    current = connection;
    return connection;
  }

  async function drop(): Promise<void> {
    const dead = current;
    current = undefined;
    if (dead) await closeQuietly(dead);
  }

  async function attempt<T>(job: Job<T>): Promise<T> {
    const connection = await open();
    try {
      return await job(connection);
    } catch (error) {
      await drop();
      throw error;
    }
  }

  function enqueue<T>(job: () => Promise<T>): Promise<T> {
    const result = queue.then(job, job);
    queue = result.catch(() => undefined);
    return result;
  }

  function perform<T>(job: Job<T>): Promise<T> {
    return enqueue(async () => {
      const wasOpen = current !== undefined;
      try {
        return await attempt(job);
      } catch (error) {
        if (!wasOpen) throw error;
        return attempt(job);
      }
    });
  }

  return {
    exec: (sql) => perform((connection) => connection.exec(sql)),
    run: (sql, params) => perform((connection) => connection.run(sql, params)),
    all: <Row>(sql: string, params?: readonly SqlValue[]) => perform((connection) => connection.all<Row>(sql, params)),
    transaction: (work) => perform((connection) => inTransaction(connection, work)),
    close: () => enqueue(drop),
  };
}

/** BEGIN … COMMIT around the work; ROLLBACK when any of it fails. */
export async function inTransaction<T>(connection: Sql, work: (sql: Sql) => Promise<T>): Promise<T> {
  await connection.exec('BEGIN IMMEDIATE');
  try {
    const result = await work(connection);
    await connection.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has rolled back by itself after some errors; the first error is the one to tell.
    await connection.exec('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function closeQuietly(connection: Connection): Promise<void> {
  await connection.close().catch(() => undefined);
}
