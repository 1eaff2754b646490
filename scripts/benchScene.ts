/**
 * What large boards cost beside Morth's portal: `npm run bench:scene`. Each stands on a page of its own in a headless
 * Chromium with graphics in software; a pointer drags them, a wheel zooms, and every move is followed by its frame.
 */
import { chromium, type Page } from 'playwright-core';
import { ensureChromium } from '../e2e/drivers/chromium';
import { COUNTS } from './bench/scene/island';
import { measure, type Cost, type Move, type Stroke } from './bench/scene/measure';
import { writePage } from './bench/scene/page';
import { serveWeb } from './serveWeb';

const FOLDER = 'artifacts/bench-scene';
const FLAGS = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/** Milliseconds of the main thread that a frame of the large board may take. */
const ALLOWED = 6;
const STEPS = 60;

const steps = (count: number, move: (i: number) => Promise<void>): Move[] =>
  Array.from({ length: count }, (_, i) => () => move(i));

/** A drag of the pointer along the points of a line. */
const drag = ({ mouse }: Page, at: (i: number) => readonly [number, number], moves: number): Stroke => ({
  press: async () => {
    await mouse.move(...at(0));
    await mouse.down();
  },
  moves: steps(moves, (i) => mouse.move(...at(i + 1))),
  release: () => mouse.up(),
});

/** Pans by a finger, there and back, then zooms in and out by the wheel. */
const overIsland = (page: Page): readonly Stroke[] => [
  drag(page, (i) => [195 - 3 * Math.min(i, 2 * STEPS - i), 350 - 5 * Math.min(i, 2 * STEPS - i)], 2 * STEPS),
  {
    press: () => page.keyboard.down('Control'),
    moves: [...steps(STEPS, () => page.mouse.wheel(0, -3)), ...steps(STEPS, () => page.mouse.wheel(0, 5))],
    release: () => page.keyboard.up('Control'),
  },
];

/** Turns the disc of the portal, there and back. */
const roundPortal = (page: Page): readonly Stroke[] => {
  const angle = (i: number) => 0.26 + 0.02 * Math.min(i, 4 * STEPS - i);
  return [drag(page, (i) => [195 + 123 * Math.cos(angle(i)), 195 + 123 * Math.sin(angle(i))], 4 * STEPS)];
};

const line = (name: string, { renders, frames, median, p95 }: Cost): string =>
  [
    name.padEnd(44),
    `${renders} renders`.padStart(10),
    `${frames} frames`.padStart(12),
    `${median.toFixed(1)} ms median`.padStart(16),
    `${p95.toFixed(1)} ms p95`.padStart(13),
  ].join('');

async function main(): Promise<void> {
  writePage(FOLDER);
  const server = await serveWeb(FOLDER, 0);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
  const run = async (query: string, strokes: (page: Page) => readonly Stroke[]) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 700 } });
    const cost = await measure(page, `${server.url}${query}`, strokes(page));
    await page.screenshot({ path: `${FOLDER}/${query === '' ? 'island' : query.slice(1)}.png` });
    await page.close();
    return cost;
  };
  const portal = await run('?portal', roundPortal);
  const island = await run('', overIsland);
  const mortalgate = await run('?mortalgate', overIsland);
  await browser.close();
  server.close();
  const { hexes, pieces, marks } = COUNTS;
  process.stdout.write(`${line("Morth's portal", portal)}\n`);
  process.stdout.write(`${line(`${hexes} hexes, ${pieces} pieces, ${marks} marks`, island)}\n`);
  process.stdout.write(`${line('MortalGate: 8 heroes and all overlays', mortalgate)}\n`);
  if ([island, mortalgate].some(({ renders, median }) => renders > 0 || median > ALLOWED)) {
    process.stdout.write(`A frame may cost ${ALLOWED} ms and no render.\n`);
    process.exitCode = 1;
  }
}

void main();
