import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Files } from '@/storage/files';

/** The files of this machine, as the phone's are used. */
export function nodeFiles(folder: string, databases: string): Files {
  const path = (name: string) => join(folder, name);
  return {
    folder,
    list: () => readdirSync(folder),
    readText: (name) => (existsSync(path(name)) ? readFileSync(path(name), 'utf8') : null),
    writeText: (name, text) => {
      writeFileSync(path(`${name}.new`), text);
      renameSync(path(`${name}.new`), path(name));
    },
    rename: (from, to) => renameSync(path(from), path(to)),
    remove: (name) => rmSync(path(name), { force: true }),
    copyToDatabase: (name, database) => copyFileSync(path(name), join(databases, database)),
  };
}
