import type { Words } from '@/engine';
import { chooseLanguage, i18n, resolveParts, resolveWords } from '@/i18n';

const TEXTS: Record<string, string> = {
  took: '{{who}} takes {{what}}',
  pearl: 'a {{value}}',
  'common.seat': 'Seat {{n}}',
  'common.listComma': ', ',
  'common.listLast': ' and ',
};
const t = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
  (TEXTS[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
const pearl = (value: number) => ({ key: 'pearl', params: { value } });

test.each([
  ['a plain value', { key: 'pearl', params: { value: 3 } }, 'a 3'],
  ['a seat by its name', { key: 'took', params: { who: { seat: 1 }, what: 'nothing' } }, 'Ben takes nothing'],
  [
    'a seat without a name by its number',
    { key: 'took', params: { who: { seat: 4 }, what: 'nothing' } },
    'Seat 5 takes nothing',
  ],
  ['a sentence inside a sentence', { key: 'took', params: { who: { seat: 0 }, what: pearl(8) } }, 'Ana takes a 8'],
  ['a list of one', { key: 'took', params: { who: { seat: 0 }, what: [pearl(1)] } }, 'Ana takes a 1'],
  [
    'a list of three',
    { key: 'took', params: { who: { seat: 0 }, what: [pearl(1), pearl(2), pearl(3)] } },
    'Ana takes a 1, a 2 and a 3',
  ],
  ['an empty list', { key: 'took', params: { who: { seat: 0 }, what: [] } }, 'Ana takes '],
])('words: %s', (_, words, text) => {
  expect(resolveWords(t, words, ['Ana', 'Ben'])).toBe(text);
});

test('parts mark the names of seats, wherever they stand', () => {
  const words = {
    key: 'took',
    params: { who: { seat: 0 }, what: { key: 'took', params: { who: { seat: 1 }, what: 'all' } } },
  };
  expect(resolveParts(t, words, ['Ana', 'Ben'])).toEqual([
    { text: 'Ana', name: true },
    { text: ' takes ', name: false },
    { text: 'Ben', name: true },
    { text: ' takes all', name: false },
  ]);
});

test('the reader is spoken to as who does it and as who meets with it; sentences without such a form name everybody', () => {
  i18n.addResource('en', 'translation', 'probe.robs_one', '{{seat}} takes a coin from {{from}}');
  i18n.addResource('en', 'translation', 'probe.robs_other', '{{seat}} takes {{count}} coins from {{from}}');
  i18n.addResource('en', 'translation', 'probe.robs_you_one', 'You take a coin from {{from}}');
  i18n.addResource('en', 'translation', 'probe.robs_you_other', 'You take {{count}} coins from {{from}}');
  i18n.addResource('en', 'translation', 'probe.robs_yours_one', '{{seat}} takes a coin from you');
  i18n.addResource('en', 'translation', 'probe.robs_yours_other', '{{seat}} takes {{count}} coins from you');
  i18n.addResource('en', 'translation', 'probe.waits', '{{seat}} waits');
  const real = (key: string, params?: object) => i18n.t(key, { ...params });
  const robs = (seat: number, from: number, count: number) => ({
    key: 'probe.robs',
    params: { seat: { seat }, from: { seat: from }, count },
  });
  const say = (words: Words, you: number | null) => resolveWords(real, words, ['Ana', 'Ben', 'Cleo'], you);
  expect(say(robs(0, 1, 1), 0)).toBe('You take a coin from Ben');
  expect(say(robs(0, 1, 2), 0)).toBe('You take 2 coins from Ben');
  expect(say(robs(1, 0, 3), 0)).toBe('Ben takes 3 coins from you');
  expect(say(robs(1, 2, 1), 0)).toBe('Ben takes a coin from Cleo');
  expect(say(robs(0, 1, 1), null)).toBe('Ana takes a coin from Ben');
  expect(say({ key: 'probe.waits', params: { seat: { seat: 0 } } }, 0)).toBe('Ana waits');
});

test('a name that looks like a placeholder or a key stays a name', () => {
  i18n.addResource('en', 'translation', 'probe.turn', 'Turn of {{who}}');
  const real = (key: string, params?: object) => i18n.t(key, { ...params });
  expect(resolveWords(real, { key: 'probe.turn', params: { who: { seat: 0 } } }, ['$t(common.undo)'])).toBe(
    'Turn of $t(common.undo)',
  );
  expect(resolveWords(real, { key: 'probe.turn', params: { who: { seat: 0 } } }, ['<b>'])).toBe('Turn of <b>');
});

test.each([
  ['es', ['de'], 'es'],
  ['system', ['fr', 'de', 'es'], 'de'],
  ['system', ['fr', null], 'en'],
  ['system', [], 'en'],
] as const)('language %s on a system that speaks %j is %s', (wanted, system, language) => {
  expect(chooseLanguage(wanted, system)).toBe(language);
});
