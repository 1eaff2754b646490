import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Fault } from '../scripts/mutants/fault';
import { FAULTS, planted, watchers } from '../scripts/mutants/faults';
import { TRIALS } from './games';

const ROOT = join(__dirname, '..');
/** Of each game; fewer would not reach all chapters. */
const FEWEST = 20;

describe.each(FAULTS)('the faults that npm run mutants plants in $game', ({ game, faults }) => {
  const { rules, rulings } = TRIALS[game].catalogue;
  const named = faults.map((fault): [string, Fault] => [`${fault.rule}, ${fault.then}`, fault]);

  test('are enough, and no two are the same', () => {
    expect(named.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
  });

  test.each(named)(
    '%s: can be planted, breaks a rule or ruling of the catalogue, and there are tests to see it',
    (_, fault) => {
      expect(planted(ROOT, game, fault)).toContain(fault.instead);
      expect(fault.instead).not.toBe(fault.text);
      expect([...rules, ...rulings.map(({ id }) => id)]).toContain(fault.rule);
      expect(watchers(game, fault).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    },
  );
});
