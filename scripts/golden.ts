/** Writes all golden matches anew: `npm run golden`. Read the difference before you commit it. */
import { mkdirSync, rmSync, writeFileSync } from 'fs';
import { join } from 'path';
import { GAME_IDS } from '@/games';
import { TRIALS } from '../__tests__/games';
import { goldenText } from '../__tests__/support/golden';

for (const id of GAME_IDS) {
  const folder = join(__dirname, '..', '__tests__', 'golden', id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, setup] of Object.entries(TRIALS[id].golden.matches)) {
    const text = goldenText(id, setup);
    writeFileSync(join(folder, `${name}.txt`), text);
    process.stdout.write(`${id}/${name}: ${text.split('\nmove ').length - 1} moves\n`);
  }
}
