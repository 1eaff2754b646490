import { Directory, File, Paths } from 'expo-file-system';
import { defaultDatabaseDirectory } from 'expo-sqlite';

import type { Files } from './files';

/** The files of the phone, in a folder of their own: what happens to that of the database does not happen to them. */
export function deviceFiles(): Files {
  const folder = new Directory(Paths.document, 'copies');
  const makeFolder = () => folder.create({ intermediates: true, idempotent: true });
  const file = (name: string) => new File(folder, name);
  const text = (name: string) => (file(name).exists ? file(name).textSync() : null);
  const rename = (from: string, to: string) => file(from).moveSync(file(to), { overwrite: true });
  return {
    folder: decodeURI(folder.uri)
      .replace(/^file:\/\//, '')
      .replace(/\/$/, ''),
    list: () => (folder.exists ? folder.list() : []).flatMap((entry) => (entry instanceof File ? [entry.name] : [])),
    // Replacing is removing and renaming on some systems: in between only the new text is there.
    readText: (name) => text(name) ?? text(`${name}.new`),
    writeText: (name, contents) => {
      makeFolder();
      const fresh = file(`${name}.new`);
      fresh.create({ overwrite: true });
      fresh.write(contents);
      rename(`${name}.new`, name);
    },
    rename,
    remove: (name) => {
      makeFolder();
      if (file(name).exists) file(name).delete();
    },
    copyToDatabase: (name, database) =>
      file(name).copySync(new File(`file://${encodeURI(String(defaultDatabaseDirectory))}`, database), {
        overwrite: true,
      }),
  };
}
