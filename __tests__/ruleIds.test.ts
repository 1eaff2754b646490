import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { GAME_IDS } from '@/games';
import { TRIALS } from './games';
import type { Catalogue } from './support/trial';

const ROOT = join(__dirname, '..');
const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;
/** Number 999 stands for a rule that no game has, where a test asks for one in vain. */
const UNKNOWN = '-999';

const CATALOGUES = GAME_IDS.map((game) => ({ game, ...TRIALS[game].catalogue }));

function filesUnder(folder: string, kind: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function idsIn(text: string, prefix: string): string[] {
  return text.match(new RegExp(`\\b${prefix}-(?:[EGS]\\d{2}|D\\d{2,3}|\\d{3})\\b`, 'g')) ?? [];
}

const tests = filesUnder('__tests__', TEST)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Texts of one line in quotes. An id followed by a blank stands in a name ('MOL-046 a taken pearl …'), otherwise it is a value. */
const texts = tests.match(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g) ?? [];

/** A name with more ids than this hides which of them its test really proves. */
const IDS_IN_A_NAME = 2;

function every({ rules, rulings, cases }: Catalogue): string[] {
  return [...rules, ...rulings.map((ruling) => ruling.id), ...cases];
}

describe.each(CATALOGUES)('the rules of $game', (catalogue) => {
  const known = new Set(every(catalogue));

  test('each id stands once in the catalogue', () => {
    expect(known.size).toBe(every(catalogue).length);
  });

  test('each rule and ruling begins the name of a test', () => {
    const ids = [...catalogue.rules, ...catalogue.rulings.map((ruling) => ruling.id)];
    const named = new Set(
      texts.flatMap((text) => idsIn(text, catalogue.prefix).filter((id) => text.includes(`${id} `))),
    );
    expect(ids.filter((id) => !named.has(id))).toEqual([]);
  });

  test(`no name of a test names more than ${IDS_IN_A_NAME}`, () => {
    expect(texts.filter((text) => idsIn(text, catalogue.prefix).length > IDS_IN_A_NAME)).toEqual([]);
  });

  test('each worked case is tested', () => {
    const named = new Set(idsIn(tests, catalogue.prefix));
    expect(catalogue.cases.filter((id) => !named.has(id))).toEqual([]);
  });

  test('each ruling belongs to rules of the catalogue', () => {
    const rules = new Set(catalogue.rules);
    expect(
      catalogue.rulings.filter((ruling) => ruling.rules.length === 0 || ruling.rules.some((id) => !rules.has(id))),
    ).toEqual([]);
  });

  test.each(['__tests__', 'src', 'app'])('no file under %s names an id that the catalogue does not have', (folder) => {
    const strangers = filesUnder(folder, SOURCE).flatMap((file) =>
      idsIn(readFileSync(file, 'utf8'), catalogue.prefix)
        .filter((id) => !known.has(id) && !id.endsWith(UNKNOWN))
        .map((id) => `${relative(ROOT, file)}: ${id}`),
    );
    expect(strangers).toEqual([]);
  });
});
