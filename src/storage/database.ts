import { isSilence, limited } from './limit';

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
  /** The whole database as it would lie in a file, where a copy cannot be written beside it. */
  bytes?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The saved matches and settings. */
export interface Database extends Sql {
  /** All of it or nothing. It may be run a second time on a fresh connection, so the work must bear that. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Work with the handle itself that may take its time; nothing else is read or written meanwhile. */
  patiently<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** The number of the last transaction that is known to be stored. */
  commits(): number;
  close(): Promise<void>;
}

type Job<T> = (connection: Connection) => Promise<T>;

type Options = {
  /** Runs inside every transaction and gives its number. */
  readonly count?: (sql: Sql) => Promise<number>;
  /** A statement that has not answered after so many milliseconds is given up, and its handle with it. */
  readonly patience?: number;
};

/** Long for a statement, short for somebody who waits. */
const PATIENCE = 4000;
/** An update of the tables may take longer. */
const PREPARATION = 30_000;

/**
 * One long-lived connection behind one queue: nothing is ever read in the middle of somebody's transaction. Handles
 * die when a phone suspends the app, so a job that fails is tried once more on a fresh connection.
 */
export function createDatabase(
  connect: () => Promise<Connection>,
  prepare: (connection: Connection) => Promise<void>,
  { count, patience = PATIENCE }: Options = {},
): Database {
  let current: Connection | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let commits = 0;

  async function open(): Promise<Connection> {
    if (current) return current;
    const connecting = connect();
    try {
      const connection = await limited(connecting, patience);
      await limited(prepare(connection), PREPARATION);
      current = connection;
      return connection;
    } catch (error) {
      await close(connecting, patience, error);
      throw error;
    }
  }

  async function drop(error?: unknown): Promise<void> {
    const dead = current;
    current = undefined;
    if (dead) await close(Promise.resolve(dead), patience, error);
  }

  async function attempt<T>(job: Job<T>): Promise<T> {
    const connection = await open();
    try {
      return await job(connection);
    } catch (error) {
      await drop(error);
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

  async function counted<T>(sql: Sql, work: (sql: Sql) => Promise<T>): Promise<T> {
    let number = commits;
    const result = await inTransaction(sql, async (inside) => {
      const done = await work(inside);
      if (count) number = await count(inside);
      return done;
    });
    commits = number;
    return result;
  }

  const quick = <T>(job: (sql: Sql) => Promise<T>) => perform((connection) => job(impatient(connection, patience)));
  return {
    exec: (sql) => quick((one) => one.exec(sql)),
    run: (sql, params) => quick((one) => one.run(sql, params)),
    all: <Row>(sql: string, params?: readonly SqlValue[]) => quick((one) => one.all<Row>(sql, params)),
    transaction: (work) => quick((one) => counted(one, work)),
    patiently: (work) => perform(work),
    commits: () => commits,
    close: () => enqueue(() => drop()),
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
    // SQLite has rolled back by itself after some errors; the first error is the one to tell. Who does not answer is left.
    if (!isSilence(error)) await connection.exec('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** The same handle for somebody who waits only so long for each statement. */
function impatient(connection: Connection, patience: number): Sql {
  return {
    exec: (sql) => limited(connection.exec(sql), patience),
    run: (sql, params) => limited(connection.run(sql, params), patience),
    all: <Row>(sql: string, params?: readonly SqlValue[]) => limited(connection.all<Row>(sql, params), patience),
  };
}

/** Closes what may already be dead. Nobody waits for a handle that has ceased to answer. */
async function close(connecting: Promise<Connection>, patience: number, error?: unknown): Promise<void> {
  const closing = connecting.then((connection) => connection.close());
  const closed = limited(closing, patience).catch(() => undefined);
  if (!isSilence(error)) await closed;
}
