import { LANGUAGES, TEXTS } from '@/i18n';

type Tree = { readonly [key: string]: string | Tree };

function flatten(tree: Tree, path = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') all.set(path + key, value);
    else for (const [inner, text] of flatten(value, `${path}${key}.`)) all.set(inner, text);
  }
  return all;
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
const english = flatten(TEXTS.en);
const others = LANGUAGES.filter((language) => language !== 'en');

describe.each(others)('texts in %s', (language) => {
  const texts = flatten(TEXTS[language]);

  test('have exactly the keys of English', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('have the placeholders of English', () => {
    const differing = [...english].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(texts.get(key) ?? '').join(),
    );
    // The singular may spell the number out, the plural may not.
    expect(differing.map(([key]) => key).filter((key) => !key.endsWith('_one'))).toEqual([]);
  });
});

test.each(LANGUAGES)('no text in %s is empty or has loose spaces at its ends', (language) => {
  const bad = [...flatten(TEXTS[language])].filter(
    ([key, text]) => (!/common\.list/.test(key) && text !== text.trim()) || text === '',
  );
  expect(bad).toEqual([]);
});

test.each(LANGUAGES)('every plural in %s has both forms', (language) => {
  const keys = [...flatten(TEXTS[language]).keys()];
  const stems = new Set(keys.filter((key) => /_(one|other)$/.test(key)).map((key) => key.replace(/_(one|other)$/, '')));
  expect([...stems].filter((stem) => !keys.includes(`${stem}_one`) || !keys.includes(`${stem}_other`))).toEqual([]);
});

test.each(LANGUAGES)(
  'every line of a log in %s that names who does or suffers something can be said to that one',
  (language) => {
    const texts = flatten(TEXTS[language]);
    const lines = [...texts.keys()].filter((key) => /(^|\.)log\./.test(key) && !/_you(rs)?(_one|_other)?$/.test(key));
    const missing = lines.flatMap((key) => {
      const [, stem, plural = ''] = /^(.*?)(_one|_other)?$/.exec(key) ?? [];
      const named = placeholders(english.get(key) ?? '');
      const needs = [
        ...(named.includes('seat') ? ['seat'] : []),
        ...named.filter((name) => ['from', 'victim', 'owner', 'scorer'].includes(name)),
      ];
      return needs.filter((name) => {
        const said = texts.get(`${stem}_${name === 'seat' ? 'you' : 'yours'}${plural}`);
        return said === undefined || placeholders(said).includes(name);
      });
    });
    expect(lines.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  },
);
