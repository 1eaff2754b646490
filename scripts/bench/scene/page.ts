import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { play, start } from '@/engine';
import { morth, type Action, type State, type View } from '@/games/morth/rules';
import { morthFile } from '../../../e2e/support/morthFile';

const FILES = {
  'canvaskit.wasm': 'canvaskit-wasm/bin/full/canvaskit.wasm',
  'cinzel700.ttf': '@expo-google-fonts/cinzel/700Bold/Cinzel_700Bold.ttf',
  'cinzel900.ttf': '@expo-google-fonts/cinzel/900Black/Cinzel_900Black.ttf',
  'alegreya500.ttf': '@expo-google-fonts/alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf',
  'alegreya700.ttf': '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf',
  'alegreya800.ttf': '@expo-google-fonts/alegreya-sans/800ExtraBold/AlegreyaSans_800ExtraBold.ttf',
} as const;
const HTML =
  '<!doctype html><body style="margin:0;background:#0E1526"><div id="root"></div><script src="/page.js"></script>';
const DICE = 15;

/** A portal with the dice of a large wave on it, as the first seat sees it. */
function fullPortal(): View {
  const isFull = ({ phase, spun, turn }: State) => phase === 'portal' && spun.length >= DICE && turn.seat === 0;
  const file = JSON.parse(morthFile(isFull)) as {
    readonly setup: { readonly config: object; readonly seats: readonly object[]; readonly seed: number };
    readonly moves: readonly { readonly seat: number; readonly action: Action }[];
  };
  let match = start(morth, { ...file.setup, seats: file.setup.seats.length });
  for (const move of file.moves) {
    const after = play(morth, match, move);
    if ('match' in after) match = after.match;
  }
  return morth.view(match.state, 0);
}

/** Writes a page with the real scene, bundled as the app is but without the app, into a folder. */
export function writePage(folder: string): void {
  const from = createRequire(import.meta.url);
  mkdirSync(folder, { recursive: true });
  const bundle = ['--entry-file', 'scripts/bench/scene/entry.ts', '--bundle-output', join(folder, 'page.js')];
  const manner = ['--platform', 'web', '--dev', 'false', '--minify', 'true', '--assets-dest', folder];
  execFileSync('npx', ['expo', 'export:embed', ...bundle, ...manner], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const [name, file] of Object.entries(FILES)) copyFileSync(from.resolve(file), join(folder, name));
  writeFileSync(join(folder, 'index.html'), HTML);
  writeFileSync(join(folder, 'view.json'), JSON.stringify(fullPortal()));
}
