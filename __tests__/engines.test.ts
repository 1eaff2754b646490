import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Node as it is and without its compiler, as a stand-in for a phone's engine, on the same bundle as `npm run proof`; a browser: e2e/web. */
const ROOT = resolve(__dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-'));
const bundle = join(folder, 'proof.js');

const run = (command: string, ...words: readonly string[]): string => {
  const { stdout, stderr, status } = spawnSync(command, words, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}\n${stdout}${stderr}`);
  return stdout;
};

beforeAll(() => {
  const esbuild = join(ROOT, 'node_modules', '.bin', 'esbuild');
  run(esbuild, 'scripts/proof.ts', '--bundle', '--platform=node', `--outfile=${bundle}`, '--log-level=warning');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('PORT-G01 the known battle ends the same in Node with and without its compiler', () => {
  const compiled = run(process.execPath, bundle);
  expect(compiled).toMatch(/^portal \d+ [0-9a-f]{16} as it should$/m);
  expect(run(process.execPath, '--jitless', bundle)).toBe(compiled);
});
