/** Writes src/screens/credits/licences.json: every package the app is built on, with its licence. Run after each change of dependencies. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Manifest = {
  readonly version?: string;
  readonly license?: string | { readonly type: string };
  readonly dependencies?: Readonly<Record<string, string>>;
};

const ROOT = path.join(__dirname, '..');
const TARGET = path.join(ROOT, 'src/screens/credits/licences.json');

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
}

/** The packages named in package.json, sorted by name. */
export function licences(): { name: string; version: string; licence: string }[] {
  return Object.keys(manifest('.').dependencies ?? {})
    .sort()
    .map((name) => {
      const { version = '', license } = manifest(path.join('node_modules', name));
      const licence = typeof license === 'string' ? license : license?.type;
      if (!licence) throw new Error(`${name} does not state its licence`);
      return { name, version, licence };
    });
}

if (require.main === module) writeFileSync(TARGET, `${JSON.stringify(licences(), null, 1)}\n`);
