import type { Connection } from './database';
import { databaseFile, type Outside } from './outside';

/** A folder for what is kept outside the database. */
export interface Files {
  /** The folder as SQLite names it. */
  readonly folder: string;
  list(): readonly string[];
  readText(name: string): string | null;
  /** All of it or nothing: a text is never left written by half. */
  writeText(name: string, text: string): void;
  /** Gives a file another name and replaces what had it. */
  rename(from: string, to: string): void;
  remove(name: string): void;
  /** Makes a file the contents of a database. */
  copyToDatabase(name: string, database: string): void;
}

const NOTE = 'note.json';
const UNCHECKED = 'unchecked.db';

/** Note and copies as files. SQLite writes a copy itself, whole and without gaps, while the database stays open. */
export function fileOutside(
  files: Files,
  connect: (name: string, folder: string) => Promise<Connection>,
  fileOf: (generation: number) => string = databaseFile,
): Outside {
  return {
    readNote: () => files.readText(NOTE),
    writeNote: (text) => files.writeText(NOTE, text),
    copies: async () => files.list(),
    copy: async (connection, name, check) => {
      files.remove(UNCHECKED);
      await connection.run('VACUUM INTO ?', [`${files.folder}/${UNCHECKED}`]);
      const copy = await connect(UNCHECKED, files.folder);
      try {
        await check(copy);
      } finally {
        await copy.close();
      }
      files.rename(UNCHECKED, name);
    },
    openCopy: (name) => connect(name, files.folder),
    restore: async (name, generation) => files.copyToDatabase(name, fileOf(generation)),
  };
}
