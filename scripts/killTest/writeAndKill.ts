import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
/** A kill comes after so many acknowledged changes at most, and then within so many milliseconds, wherever the writer is by then. */
const MOST_CHANGES = 30;
const LATEST = 25;

/** Starts a writing process, kills it at a moment that nobody chose, and gives the lines it had told by then. */
export function writeAndKill(script: string, words: readonly string[]): Promise<string[]> {
  return new Promise((resolve) => {
    const writer = spawn(process.execPath, ['--import', 'tsx', join(__dirname, script), ...words], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const changes = Math.ceil(Math.random() * MOST_CHANGES);
    let output = '';
    writer.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      if (output.split('\n').length > changes) setTimeout(() => writer.kill('SIGKILL'), Math.random() * LATEST);
    });
    writer.on('close', () => resolve(wholeLines(output)));
  });
}

/** What was written half when the process died was not acknowledged. */
function wholeLines(output: string): string[] {
  return output
    .slice(0, output.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '');
}
