import { logOf, apply, seedRng, below, type LogLine, type Term, type Words } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { es } from '@/i18n/es';

const SEEDS = [1, 2, 3, 4, 5, 6];
const LANGUAGES = { en, es, de };

/** The text of a key, or the plural forms where it has some. */
function textsOf(texts: object, key: string): string[] {
  const path = key.split('.');
  const last = path.at(-1) ?? '';
  const folder = path
    .slice(0, -1)
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts) as
    Record<string, unknown> | undefined;
  return [last, `${last}_one`, `${last}_other`]
    .map((name) => folder?.[name])
    .filter((text) => typeof text === 'string');
}

const nested = (term: Term): Words[] =>
  Array.isArray(term) ? term : typeof term === 'object' && 'key' in term ? [term] : [];

/** Every line that random matches write, as all viewers read it, once each. */
function linesOf(seed: number): LogLine[] {
  const seats = 2 + (seed % 4);
  const rng = seedRng(seed);
  const lines = new Map<string, LogLine>();
  let state = molthar.setup(molthar.parseConfig({}), seats, seed);
  while (molthar.result(state) === undefined) {
    const [seat] = molthar.toMove(state);
    const actions = molthar.legalActions(state, seat);
    const next = apply(molthar, state, { seat, action: actions[below(rng, actions.length)] });
    for (const viewer of ['table', seat] as const)
      for (const line of logOf(molthar, next.events, viewer)) lines.set(line.key, line);
    state = next.state;
  }
  return [...lines.values()];
}

describe('the log of Molthar has words', () => {
  const lines = SEEDS.flatMap(linesOf);
  test.each(Object.entries(LANGUAGES))('for every line and every value in it: %s', (_, texts) => {
    for (const { key, params = {} } of lines) {
      const written = textsOf(texts, key);
      expect({ key, written: written.length > 0 }).toEqual({ key, written: true });
      for (const text of written)
        for (const [, name] of text.matchAll(/\{\{(\w+)\}\}/g)) expect(Object.keys(params)).toContain(name);
      for (const words of Object.values(params).flatMap(nested))
        expect({ key: words.key, written: textsOf(texts, words.key).length > 0 }).toEqual({
          key: words.key,
          written: true,
        });
    }
    expect(new Set(lines.map(({ key }) => key)).size).toBeGreaterThan(25);
  });
});
