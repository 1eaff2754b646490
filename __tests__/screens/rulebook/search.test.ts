import type { RuleSection } from '@/games/front';
import { FRONTS } from '@/games/fronts';
import { i18n, LANGUAGES } from '@/i18n';
import { findRule, plain, searchRules } from '@/screens/rulebook/search';

const SECTIONS = FRONTS.molthar.rulebook;
const english = i18n.getFixedT('en');
const ids = (sections: readonly RuleSection[]) => sections.flatMap((section) => section.rules.map((rule) => rule.id));

test('without words everything is there', () => {
  expect(ids(searchRules(SECTIONS, '  ', (rule) => english(rule.text)))).toEqual(ids(SECTIONS));
});

test('every word must be in the rule, in any order, whatever the letters', () => {
  const found = searchRules(SECTIONS, 'PORTAL two', (rule) => english(rule.text));
  const texts = found.flatMap((section) => section.rules.map((rule) => plain(english(rule.text))));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.every((text) => text.includes('portal') && text.includes('two'))).toBe(true);
});

test('a number finds its rule', () => {
  expect(ids(searchRules(SECTIONS, 'mol-092', (rule) => english(rule.text)))).toContain('MOL-092');
});

test('accents do not matter', () => {
  expect(plain('Über Carácter')).toBe('uber caracter');
});

test('words that are nowhere leave nothing', () => {
  expect(searchRules(SECTIONS, 'zeppelin', (rule) => english(rule.text))).toEqual([]);
});

test.each([
  ['MOL-092', 'MOL-092'],
  ['mol-92', 'MOL-092'],
  ['MOL092', 'MOL-092'],
  ['mol-d6', 'MOL-D06'],
  ['MOL-999', undefined],
  ['MOR-092', undefined],
  ['', undefined],
  ['<script>', undefined],
])('a link to %j leads to %s', (wanted, id) => {
  expect(findRule(SECTIONS, wanted)).toBe(id);
});

test('a rule about measuring has a letter before its number', () => {
  expect(findRule(FRONTS.portal.rulebook, 'port-g7')).toBe('PORT-G07');
  expect(findRule(FRONTS.portal.rulebook, 'PORT-007')).toBe('PORT-007');
});

test.each(LANGUAGES)('every rule has words in %s', (language) => {
  const t = i18n.getFixedT(language);
  const bare = SECTIONS.flatMap((section) => section.rules).filter((rule) => t(rule.text) === rule.text);
  expect(bare).toEqual([]);
});
