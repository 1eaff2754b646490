import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { TEXTS } from '@/i18n';

/** Where the words of PORTAL are said. */
const ROOM = join(__dirname, '../../src/games/portal');

/** Areas of texts whose every word somebody says; the log has a test of its own, and every rule answers a refusal. */
const AREAS = ['portal', 'portalFilm', 'portalSetup', 'portalTable'] as const;
const ELSEWHERE = /^portal\.(log|why|whyExact)\./;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : /\.tsx?$/.test(path) ? [path] : [];
  });
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The texts of a file, each as an expression; what is filled in is one step of a key, or two as in the names of armies. */
function textsOf(path: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(literally(node.text));
    else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      // What begins with a filled-in word, or fills in all of an area, would be found everywhere.
      if (/^[a-zA-Z0-9]+\./.test(parts[0]) && !/^portal[A-Za-z]*\.$/.test(parts[0]))
        texts.push(parts.map(literally).join('[^.]+(\\.[^.]+)?'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts;
}

const SAID = new RegExp(`^(${[...new Set(filesIn(ROOM).flatMap(textsOf))].join('|')})$`);

/** Leaves of the texts by their keys, plural forms and those said to somebody as one. */
function keysOf(tree: object, path: string): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${key}.`)
      : [path + key.replace(/(_you(rs)?)?(_(one|other))?$/, '')],
  );
}

test.each(AREAS)('somebody says each text of %s', (area) => {
  const keys = keysOf(TEXTS.en[area], `${area}.`).filter((key) => !ELSEWHERE.test(key));
  expect(keys.length).toBeGreaterThan(10);
  // A text of an area may be named without it: text('way.run').
  expect(keys.filter((key) => !SAID.test(key) && !SAID.test(key.slice(area.length + 1)))).toEqual([]);
});

test('a text that nobody says is found', () => {
  expect(SAID.test('portal.nobodySaysThis')).toBe(false);
  expect(SAID.test('portal.spell.fireball.name')).toBe(true);
});
