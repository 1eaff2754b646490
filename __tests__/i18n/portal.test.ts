import { logOf, wordsIn, type Words } from '@/engine';
import { PORTAL_SECTIONS } from '@/games/portal/rulebook/catalogue';
import { PORTAL_RULINGS } from '@/games/portal/rulebook/rulings';
import { ruleText, whyWords } from '@/games/portal/rulebook/why';
import {
  ARMIES,
  ARMY_IDS,
  ARTILLERY_IDS,
  ATTRIBUTES,
  ATTRIBUTE_IDS,
  DICE,
  DIE_POINTS,
  ERAS,
  KIT_IDS,
  MODES,
  MODIFIERS,
  portal,
  SCENARIOS,
  SPELLS,
  SPELL_IDS,
  TERRAIN_IDS,
  VEHICLE_WEAPON_IDS,
  WEAPON_IDS,
} from '@/games/portal/rules';
import { CAUSES } from '@/games/portal/rules/resolve/steps';
import { ENDINGS } from '@/games/portal/rules/types';
import { i18n, LANGUAGES, resolveWords, TEXTS } from '@/i18n';
import { SAMPLES } from './portalEvents';

const numbered = (prefix: string, last: number, digits: number) =>
  Array.from({ length: last }, (_, i) => prefix + String(i + 1).padStart(digits, '0'));
const RULES = [...numbered('PORT-', 341, 3), ...numbered('PORT-G', 57, 2)];
const RULINGS = numbered('PORT-D', 115, 2);

const figures = (text: string) => [...text.matchAll(/\d+/g)].map(([figure]) => Number(figure));
const sorted = (keys: Iterable<string>) => [...keys].sort();

/** Everybody whom the ready armies name: '@watch.reeve'. */
const NAMES = [...JSON.stringify(ARMIES).matchAll(/"@([^"]+)"/g)].map(([, name = '']) => name);

test('the catalogue has every rule and ruling once, in order', () => {
  expect(PORTAL_SECTIONS.flatMap((section): readonly string[] => section.rules)).toEqual(RULES);
  expect(PORTAL_RULINGS.map(({ id }) => id)).toEqual(RULINGS);
  expect(PORTAL_RULINGS.flatMap(({ rules }): readonly string[] => rules).filter((id) => !RULES.includes(id))).toEqual(
    [],
  );
});

describe.each(LANGUAGES)('PORTAL in %s', (language) => {
  const { portal: names, rulebook } = TEXTS[language];
  const t = i18n.getFixedT(language);
  const { sections, rulings } = rulebook.portal;
  const rules: Readonly<Record<string, string>> = rulebook.portal.rules;

  test('has a title for each section and a sentence for each rule and ruling', () => {
    expect(sorted(Object.keys(sections))).toEqual(sorted([...PORTAL_SECTIONS.map(({ id }) => id), 'rulings']));
    expect(sorted(Object.keys(rules))).toEqual(sorted(RULES));
    expect(sorted(Object.keys(rulings))).toEqual(sorted(RULINGS));
  });

  test('says no two rules with the same words, and ends each with a stop', () => {
    const said = [...Object.values(rules), ...Object.values(rulings)];
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((text) => !/[.!?]$/.test(text) || /[§†‡]|PORT-|\{\{|'/.test(text))).toEqual([]);
    expect(Object.values(rulings).filter((text) => !text.includes('?'))).toEqual([]);
  });

  test('names everything that the rules know', () => {
    expect(sorted(Object.keys(names.kit))).toEqual(sorted(KIT_IDS));
    expect(sorted(Object.keys(names.weapon))).toEqual(sorted([...WEAPON_IDS, ...VEHICLE_WEAPON_IDS]));
    expect(sorted(Object.keys(names.piece))).toEqual(sorted(ARTILLERY_IDS));
    expect(sorted(Object.keys(names.terrain))).toEqual(sorted(TERRAIN_IDS));
    expect(sorted(Object.keys(names.attribute))).toEqual(sorted(ATTRIBUTE_IDS));
    expect(sorted(Object.keys(names.spell))).toEqual(sorted(SPELL_IDS));
    expect(sorted(Object.keys(names.modifier))).toEqual(sorted(Object.keys(MODIFIERS)));
    expect(sorted(Object.keys(names.cause))).toEqual(sorted(CAUSES));
    expect(sorted(Object.keys(names.ending))).toEqual(sorted(ENDINGS));
    expect(sorted(Object.keys(names.mode))).toEqual(sorted(MODES));
    expect(sorted(Object.keys(names.era))).toEqual(sorted(ERAS));
    expect(sorted(Object.keys(names.die))).toEqual(sorted(DICE.map(String)));
    expect(sorted(Object.keys(names.scenario))).toEqual(sorted(SCENARIOS.map(({ id }) => id)));
    expect(sorted(Object.keys(names.armyLine))).toEqual(sorted(ARMY_IDS));
    expect(sorted(Object.keys(names.objective.named))).toEqual(
      sorted(new Set(SCENARIOS.flatMap(({ objectives }) => objectives.map(({ id }) => id)))),
    );
  });

  test('names each army, unit and figure of the ready armies, and nobody else but guardians', () => {
    const { guardian: _guardian, ...armies } = names.army;
    const known = Object.entries(armies).flatMap(([id, all]) => Object.keys(all).map((key) => `${id}.${key}`));
    expect(sorted(known)).toEqual(sorted(new Set(NAMES)));
  });

  test('tells prices as the tables have them (PORT-017, PORT-035)', () => {
    const printed = figures((rules['PORT-017'] ?? '').replace(/[DW]\d+/g, '').replaceAll('1900', ''));
    expect(printed).toEqual(ERAS.flatMap((era) => DICE.map((die) => DIE_POINTS[era][die])));
    const told = rules['PORT-035'] ?? '';
    expect(
      ATTRIBUTE_IDS.filter((id) => !told.includes(`${names.attribute[id].name} ${ATTRIBUTES[id].points}`)),
    ).toEqual([]);
  });

  test.each(SPELL_IDS)('tells %s under its name, with its figures', (id) => {
    const rule = `PORT-${301 + SPELL_IDS.indexOf(id) + (SPELL_IDS.indexOf(id) > 7 ? 1 : 0)}`;
    const [name, rest = ''] = (rules[rule] ?? '').split(' (');
    expect(name).toBe(names.spell[id].name);
    const printed = figures(rest.split(')')[0] ?? '');
    const { range, template, turns, uses } = SPELLS[id];
    for (const mm of [range, template]) if (mm) expect(printed).toContain(mm / 10);
    if (turns && uses === null) expect(printed).toContain(turns);
  });

  test('calls attributes and spells in the rules as elsewhere', () => {
    const told = Object.values(rules).join(' ');
    const called = [names.attribute, names.spell].flatMap((all) => Object.values(all).map(({ name }) => name));
    expect(called.filter((name) => !told.includes(name))).toEqual([]);
  });

  test('answers a refusal by any rule or ruling, with figures where they are brought', () => {
    for (const rule of [...RULES, ...RULINGS]) {
      expect(i18n.exists(whyWords({ rule }).key, { lng: language })).toBe(true);
      expect(i18n.exists(ruleText(rule), { lng: language })).toBe(true);
    }
    const say = (words: Words) => resolveWords(t, words, ['Ana', 'Ben']);
    const figure: Record<string, string> = { en: '12.3 cm', es: '12,3 cm', de: '12,3 cm' };
    expect(say(whyWords({ rule: 'PORT-101', params: { element: 4, cost: 123, allowance: 100 } }))).toContain(
      figure[language],
    );
    expect(say(whyWords({ rule: 'PORT-020', params: { weapon: 'lance' } }))).toContain(names.kit.lance.name);
    expect(say(whyWords({ rule: 'PORT-020', params: { weapon: 'howitzer' } }))).toContain(names.piece.howitzer);
    expect(say(whyWords({ rule: 'PORT-034', params: { die: 10 } }))).toContain(names.die[10]);
    expect(say(whyWords({ rule: 'PORT-076', params: { mover: { seat: 1 } } }))).toContain('Ben');
    expect(say(whyWords({ rule: 'PORT-101' }))).toBe(names.why['PORT-101']);
  });
});

test('each sentence with figures says which it expects', () => {
  const given: Record<string, string | number> = {
    ...{ weapon: 'bow', die: 6, attribute: 'luck', other: 'rocks', piece: 'rocks', mover: 'Ana', field: 'x' },
    ...{ count: 1, allowed: 1, load: 1, payload: 1, over: 1, total: 1, limit: 1, printed: 1 },
    ...{ cost: 1, allowance: 1, arc: 1, half: 1, parts: 2, by: 46 },
  };
  const t = i18n.getFixedT('en');
  for (const rule of Object.keys(TEXTS.en.portal.whyExact)) {
    const words = whyWords({ rule, params: given });
    expect(words.key).toBe(`portal.whyExact.${rule}`);
    expect(resolveWords(t, words)).not.toContain('{{');
  }
});

/** Leaves of the texts by their keys, plural forms and those said to somebody as one. */
function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${key}.`)
      : [path + key.replace(/(_you(rs)?)?(_(one|other))?$/, '')],
  );
}

describe('the log of PORTAL', () => {
  const lines = logOf(portal, SAMPLES, 'table');

  test.each(LANGUAGES)('says everything in %s with every value filled in', (language) => {
    const said = lines.map((line) => resolveWords(i18n.getFixedT(language), line, ['Ana', 'Ben']));
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((text) => !text.endsWith('.') || /\{\{|portal\.|undefined|\[object/.test(text))).toEqual([]);
  });

  test.each(LANGUAGES)('says “you” in %s to the only person at the table, whichever seat is theirs', (language) => {
    const people = ['Ana', 'Ben'];
    const named = people.flatMap((name, seat) =>
      lines
        .map((line) => resolveWords(i18n.getFixedT(language), line, people, seat))
        .filter((text) => text.includes(name) || /\{\{|portal\.|undefined/.test(text)),
    );
    expect(named).toEqual([]);
  });

  test('uses each of its texts', () => {
    const used = new Set(lines.flatMap((line) => [line, ...wordsIn(line)]).map(({ key }) => key));
    expect(keysOf(TEXTS.en.portal.log).filter((key) => !used.has(`portal.log.${key}`))).toEqual([]);
  });
});
