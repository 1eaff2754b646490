import type { Connection, Sql } from './database';

/** What is kept outside the database, so that the app notices when that is damaged or gone, and can mend it. */
export interface Outside {
  /** The note; null when there is none. */
  readNote(): string | null;
  writeNote(text: string): void;
  /** The names of all copies. */
  copies(): Promise<readonly string[]>;
  /** Copies the database of a connection. What had the name before is replaced only once the copy has passed its check. */
  copy(connection: Connection, name: string, check: (copy: Sql) => Promise<void>): Promise<void>;
  openCopy(name: string): Promise<Connection>;
  /** Makes a copy the contents of the database with this number, which must be unused. */
  restore(name: string, generation: number): Promise<void>;
}

/** The name of the database; after one was given up the next has another number, and the old file stays as it is. */
export function databaseFile(generation: number): string {
  return generation === 1 ? 'gatehouse.db' : `gatehouse-${generation}.db`;
}
