import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the tests of rules need. */
const NEEDED = ['src', '__tests__/games', '__tests__/support', 'jest.config.js', 'package.json'];
/** A fault may send the rules round in circles for ever. */
const PATIENCE = 300_000;

/** The part of Jest's report that is read here. */
type Report = {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/** What some tests say: nothing, or the first that failed. */
type Verdict = { readonly seenBy: string | null };

export type Workshop = {
  /** Writes a file of the copy and gives back what puts it right again. */
  change(file: string, text: string): () => void;
  run(tests: readonly string[]): Promise<Verdict>;
  close(): void;
};

/** A copy of the project in which things may be broken: the project itself is never touched. */
export function openWorkshop(project: string): Workshop {
  const root = mkdtempSync(join(tmpdir(), 'gatehouse-mutants-'));
  for (const part of NEEDED) cpSync(join(project, part), join(root, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const config = join(root, 'jest.rules.config.js');
  writeFileSync(
    config,
    `module.exports = { ...require('./jest.config.js').projects.find((one) => one.displayName === 'rules'), rootDir: __dirname };\n`,
  );
  return {
    change(file, text) {
      const path = join(root, file);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, text);
      return () => writeFileSync(path, before);
    },
    run: async (tests) => {
      const out = join(root, 'report.json');
      rmSync(out, { force: true });
      const ended = await jest(root, ['--config', config, '--json', '--outputFile', out, '--runTestsByPath', ...tests]);
      return ended ? verdictOf(JSON.parse(readFileSync(out, 'utf8')) as Report) : { seenBy: 'it never ends' };
    },
    close: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Runs Jest; false if it had to be stopped. */
function jest(cwd: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const bin = join(cwd, 'node_modules/jest/bin/jest.js');
    const child = spawn(process.execPath, [bin, '--runInBand', '--silent', '--watchman=false', ...args], {
      cwd,
      stdio: 'ignore',
      timeout: PATIENCE,
      killSignal: 'SIGKILL',
    });
    child.on('error', reject);
    child.on('exit', (_code, signal) => resolve(signal === null));
  });
}

/** Code that cannot be loaded would fail any test: that is no fault that a test has seen, but a mistake in the list. */
function verdictOf({ testResults }: Report): Verdict {
  const stuck = testResults.find(({ message, assertionResults }) => message !== '' && assertionResults.length === 0);
  if (stuck !== undefined) throw new Error(stuck.message);
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  return { seenBy: failed?.fullName ?? null };
}
