import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { GAME_IDS } from '@/games';

const ROOT = join(__dirname, '..');
const MOST = 8;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The list in CONTRIBUTING: lines that begin with a file. */
const LISTED = [...read('CONTRIBUTING.md').matchAll(/^- `([^`]+\.\w+)`: /gm)].map(([, file]) => file);

/** What belongs to one game lies in a folder named after it. */
const isOwn = (file: string) => file.split('/').some((part) => GAME_IDS.some((id) => id === part));

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

const ROOM = ['src', 'app', 'scripts', 'e2e', '__tests__'].flatMap(filesUnder);
const SETTINGS = readdirSync(ROOT).filter((name) => !name.startsWith('.'));
const FILES = [...ROOM, ...SETTINGS].filter((file) => /\.(ts|tsx|js)$/.test(file) && !isOwn(file));

/** As a value, a key, a folder or the beginning of a name: 'morth', morth:, /morth/, morthTable, MORTH_TABLE. */
const names = (file: string, id: string) =>
  new RegExp(`['"\`/.]${id}\\b|\\b${id}(?=[A-Z]|\\s*:)|\\b${id.toUpperCase()}_`).test(read(file));

test(`a further game changes at most ${MOST} files, and CONTRIBUTING names them`, () => {
  expect(LISTED.length).toBeGreaterThan(0);
  expect(LISTED.length).toBeLessThanOrEqual(MOST);
  expect(LISTED.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('no other file of the app knows a game by name', () => {
  const knowing = FILES.filter((file) => /^(src|app)\//.test(file) && GAME_IDS.some((id) => names(file, id)));
  expect(knowing.filter((file) => !LISTED.includes(file))).toEqual([]);
});

test('each list of games names them all', () => {
  const lists = LISTED.filter((file) => file.endsWith('.ts') && GAME_IDS.some((id) => names(file, id)));
  expect(lists.length).toBeGreaterThan(4);
  expect(lists.filter((file) => !GAME_IDS.every((id) => names(file, id)))).toEqual([]);
});

/** A file that names all games is a list of them; the tests of single screens may take two games as examples. */
test('no other script and no test of all games lists them', () => {
  const shared = FILES.filter((file) => /^(scripts\/|e2e\/|__tests__\/support\/|__tests__\/[^/]+$|[^/]+$)/.test(file));
  const lists = shared.filter((file) => GAME_IDS.every((id) => names(file, id)));
  expect(lists.filter((file) => !LISTED.includes(file))).toEqual([]);
});
