/**
 * How long it takes from a gate to a drawn table: `npm run bench:opening`, in a headless Chromium with graphics in software.
 * `-- before/dist dist` compares two builds in one run, taking turns.
 */
import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../e2e/drivers/chromium';
import { SCREENS, type Screen } from '../e2e/drivers/driver';
import { step, type Cost } from './bench/opening/step';
import { watchPage } from './bench/opening/watch';
import { GAME_IDS, type GameId } from '@/games';
import { TRIALS } from '../__tests__/games';
import { serveWeb } from './serveWeb';

const FLAGS = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const PATIENCE = 120_000;
const SIZES: readonly Screen[] = ['phone', 'tablet'];

type Row = { readonly name: string; readonly build: string; readonly cost: Cost };

/** A player's way, in a browser of its own: the hall, a gate, Start, the table. */
async function open(browser: Browser, url: string, build: string, game: GameId, size: Screen): Promise<readonly Row[]> {
  const context = await browser.newContext({ viewport: SCREENS[size], hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const session = await context.newCDPSession(page);
  const watch = await watchPage(page, session);
  await page.goto(url);
  const gate = `gate:${game}`;
  await page.locator(`[data-testid="${gate}"]:visible`).waitFor();
  const named = (what: string) => `${game} ${size}, ${what}`;
  const picture = (what: string) => `${game}-${size}-${what}-${build.replace(/\W+/g, '_')}`;
  const chosen = await step(page, session, watch, gate, 'new:start', picture('new'));
  // The person begins, so that nothing moves once the table is drawn.
  await page.evaluate((luck) => void (Math.random = () => luck), TRIALS[game].luck);
  const begun = await step(page, session, watch, 'new:start', 'turn:seat', picture('table'));
  await context.close();
  return [
    { name: named('gate to new game'), build, cost: chosen },
    { name: named('start to table'), build, cost: begun },
  ];
}

const ms = (value: number) => `${Math.round(value)} ms`.padStart(11);
const line = ({ name, build, cost: { said, drawn, longest, blocked, spent } }: Row): string =>
  `${name.padEnd(34)}${build.padEnd(24)}${ms(said)}${ms(drawn)}${ms(longest)}${ms(blocked)}   ${spent}`;

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const games = GAME_IDS.filter((id) => words.includes(id));
  const sizes = SIZES.filter((size) => words.includes(size));
  const builds = words.filter((word) => !GAME_IDS.some((id) => id === word) && !SIZES.some((size) => size === word));
  const servers = await Promise.all((builds.length > 0 ? builds : ['dist']).map((build) => serveWeb(build, 0)));
  process.stdout.write(
    `${'from tap to picture'.padEnd(58)}${['said', 'drawn', 'longest', 'blocked'].map((each) => each.padStart(11)).join('')}   the longest task\n`,
  );
  for (const game of games.length > 0 ? games : GAME_IDS)
    for (const size of sizes.length > 0 ? sizes : SIZES)
      for (const [i, server] of servers.entries()) {
        // A browser each, so that no build finds shaders or code of the other.
        const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
        const rows = await open(browser, server.url, builds[i] ?? 'dist', game, size);
        await browser.close();
        for (const row of rows) process.stdout.write(`${line(row)}\n`);
      }
  servers.forEach((server) => server.close());
}

void main();
