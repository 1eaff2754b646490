import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where a Chromium is on this machine: named by CHROMIUM_PATH, installed, or downloaded by Playwright. */
function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  for (const command of COMMANDS) {
    const found = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return [...PLACES, chromium.executablePath()].find((place) => existsSync(place));
}

/** Finds a Chromium or installs one: Playwright's own build, or where that cannot be had, the system's package. */
export function ensureChromium(): string {
  const there = findChromium();
  if (there) return there;
  const installs: [string, string[]][] = [
    ['npx', ['playwright-core', 'install', '--with-deps', 'chromium']],
    ['sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium']],
  ];
  for (const [command, args] of installs) {
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    const found = findChromium();
    if (found) return found;
  }
  throw new Error('No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

/** Ends every process of the browser that uses this profile folder, as a system short of memory would. */
export function killBrowser(profile: string): void {
  const { status } = spawnSync('pkill', ['-9', '-f', '--', `--user-data-dir=${profile}`]);
  const NOTHING_FOUND = 1;
  if (status !== 0 && status !== NOTHING_FOUND)
    throw new Error(`the browser could not be killed: pkill ended with ${status}`);
}
