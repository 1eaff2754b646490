import { logOf, apply, seedRng, below, type LogLine, type Term, type Words } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { es } from '@/i18n/es';
import { i18n } from '@/i18n/i18n';
import { resolveWords } from '@/i18n/words';
import { activate, eventsOf, position, type PlayerSpec } from './support';

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

/** The line of an activation in English, without who and what. */
function paidLine(player: PlayerSpec, card: string, pearls: string, diamonds = 0): string {
  const events = eventsOf(position({ players: [player, {}] }), activate(card, pearls, diamonds));
  return logOf(molthar, events, 1)
    .map((line) => resolveWords((key, params) => i18n.t(key, { ...params }), line, ['Ana', 'Ben']))
    .join();
}

describe('a payment in the log is whole', () => {
  test.each<[string, PlayerSpec, string, string, number, string]>([
    [
      'MOL-192 a printed pearl is named with its character',
      { hand: '4 5', portal: 'monkey-1', activated: 'dwarf1-1' },
      'monkey-1',
      '4 5',
      0,
      'Ana activated Winged Monkey with 4, 5 and printed 1 (Dwarf) (+1 point).',
    ],
    [
      'MOL-116 a pearl that a diamond raised says so',
      { hand: '7 8', portal: 'hansel-1', diamonds: 1 },
      'hansel-1',
      '7 8',
      1,
      'Ana activated Hansel and Gretel with 8, 7 raised to 8 and a diamond (+2 points).',
    ],
    [
      'MOL-164 a pearl that an ability changes says so',
      { hand: '1 8', portal: 'hansel-1', activated: 'forestboy-1' },
      'hansel-1',
      '1 8',
      0,
      'Ana activated Hansel and Gretel with 1 as 8 and 8 (+2 points).',
    ],
    [
      'MOL-203 printed pearls alone',
      { portal: 'hansel-1', activated: 'phoenix-1 phoenix-2' },
      'hansel-1',
      '',
      0,
      'Ana activated Hansel and Gretel with printed 8 (Phoenix) and printed 8 (Phoenix) (+2 points).',
    ],
  ])('%s', (_, player, card, pearls, diamonds, line) => {
    expect(paidLine(player, card, pearls, diamonds)).toBe(line);
  });
});
