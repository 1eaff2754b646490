import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { GAME_IDS, GAMES } from '@/games';
import { TRIALS } from './games';
import { goldenText } from './support/golden';

const folder = (id: string) => join(__dirname, 'golden', id);

describe.each(GAME_IDS)('%s', (id) => {
  const setups = Object.entries(TRIALS[id].golden.matches);

  test('has golden matches for all its numbers of seats', () => {
    const { min, max } = GAMES[id].seats;
    const seats = new Set(setups.map(([, setup]) => setup.seats));
    expect([...seats].sort()).toEqual(Array.from({ length: max - min + 1 }, (_, i) => min + i));
  });

  test('has no golden file without a setup', () => {
    expect(readdirSync(folder(id)).sort()).toEqual(setups.map(([name]) => `${name}.txt`).sort());
  });

  test.each(setups)('%s goes as written (regenerate with npm run golden, and read the difference)', (name, setup) => {
    expect(goldenText(id, setup)).toBe(readFileSync(join(folder(id), `${name}.txt`), 'utf8'));
  });
});
