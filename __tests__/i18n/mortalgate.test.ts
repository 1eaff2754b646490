import { MORTALGATE_RULINGS, MORTALGATE_SECTIONS } from '@/games/mortalgate/rulebook/catalogue';
import {
  ABILITY_IDS,
  abilityOf,
  ALTARS,
  BLESSING_AMOUNT,
  BLESSINGS,
  HERO_KEYS,
  HEROES,
  SPAWNS,
  STATUSES,
  TERRAIN,
} from '@/games/mortalgate/rules/data';
import { labelOf } from '@/games/mortalgate/rules/hex';
import { PHASES, TEAMS, VICTORIES } from '@/games/mortalgate/rules/types';
import { LANGUAGES, TEXTS } from '@/i18n';

const numbered = (prefix: string, last: number, digits: number) =>
  Array.from({ length: last }, (_, i) => prefix + String(i + 1).padStart(digits, '0'));
const RULES = numbered('GATE-', 206, 3);
const RULINGS = numbered('GATE-D', 56, 2);

const figures = (text: string) => [...text.matchAll(/\d+/g)].map(([figure]) => Number(figure));
const sorted = (keys: readonly string[]) => [...keys].sort();

test('the catalogue has every rule and ruling once, in order', () => {
  expect(MORTALGATE_SECTIONS.flatMap((section): readonly string[] => section.rules)).toEqual(RULES);
  expect(MORTALGATE_RULINGS.map(({ id }) => id)).toEqual(RULINGS);
  expect(
    MORTALGATE_RULINGS.flatMap(({ rules }): readonly string[] => rules).filter((id) => !RULES.includes(id)),
  ).toEqual([]);
});

describe.each(LANGUAGES)('MortalGate in %s', (language) => {
  const { mortalgate: names, rulebook } = TEXTS[language];
  const { sections, rulings } = rulebook.mortalgate;
  const rules: Readonly<Record<string, string>> = rulebook.mortalgate.rules;

  test('has a title for each section and a sentence for each rule and ruling', () => {
    expect(sorted(Object.keys(sections))).toEqual(sorted([...MORTALGATE_SECTIONS.map(({ id }) => id), 'rulings']));
    expect(sorted(Object.keys(rules))).toEqual(RULES);
    expect(sorted(Object.keys(rulings))).toEqual(RULINGS);
  });

  test('says no two rules with the same words, and ends each with a stop', () => {
    const said = [...Object.values(rules), ...Object.values(rulings)];
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((text) => !/[.!?]$/.test(text) || /[§†‡]|GATE-|\{\{|'/.test(text))).toEqual([]);
    expect(Object.values(rulings).filter((text) => !text.includes('?'))).toEqual([]);
  });

  test('names everything that the rules know', () => {
    expect(sorted(Object.keys(names.hero))).toEqual(sorted(HERO_KEYS));
    expect(sorted(Object.keys(names.heroClass))).toEqual(sorted([...new Set(HEROES.map((hero) => hero.class))]));
    expect(sorted(Object.keys(names.ability))).toEqual(sorted(ABILITY_IDS));
    expect(sorted(Object.keys(names.blessing))).toEqual(sorted(BLESSINGS));
    expect(sorted(Object.keys(names.altar.place))).toEqual(sorted(BLESSINGS));
    expect(Object.keys(names.team)).toEqual([...TEAMS]);
    expect(sorted(Object.keys(names.phase))).toEqual(sorted(PHASES));
    expect(sorted(Object.keys(names.victory))).toEqual(sorted(VICTORIES));
    expect(sorted(Object.keys(names.terrain))).toEqual(sorted([...new Set(TERRAIN)]));
    for (const status of STATUSES) expect(names.status[status].name).toBeTruthy();
  });

  test('gives each hero the values of its sheet (GATE-009)', () => {
    const told = rules['GATE-009'] ?? '';
    const sheets = HEROES.map(({ key, health, damage, movement, dodge, range, accuracy }) =>
      [names.hero[key].name, [health, damage, movement, dodge, range, accuracy].join(', ')].join(' '),
    );
    expect(sheets.filter((sheet) => !told.includes(`${sheet}.`))).toEqual([]);
  });

  test('puts altars and camps where they stand (GATE-016, GATE-020)', () => {
    for (const { node, blessing } of ALTARS)
      expect(rules['GATE-016']).toContain(`${names.blessing[blessing].name} ${labelOf(node)}`);
    for (const camp of SPAWNS) expect(rules['GATE-020']).toContain(`: ${camp.map(labelOf).join(', ')}.`);
    expect(figures(rules['GATE-014'] ?? '')).toEqual([TERRAIN.filter((terrain) => terrain !== 'open').length]);
  });

  test.each(ABILITY_IDS)('tells %s under its name, with its range and cooldown', (id) => {
    const { rule, aim, range, cooldown } = abilityOf(id);
    const [name, rest] = (rules[rule] ?? '').split(' (');
    expect(name).toBe(names.ability[id].name);
    const printed = (rest ?? '').split(')')[0] ?? '';
    expect([[range, cooldown], [cooldown]]).toContainEqual(figures(printed));
    // A range that can be aimed with is told, unless the ability has that of a basic attack.
    if (aim === 'enemy' && id !== 'quickBlade') expect(figures(printed)).toEqual([range, cooldown]);
  });

  test.each(Object.entries(BLESSING_AMOUNT))('tells by how much %s changes its number', (blessing, amount) => {
    expect(figures(names.blessing[blessing as keyof typeof BLESSING_AMOUNT].line)).toContain(amount);
  });

  test('calls abilities, blessings and statuses in the rules as elsewhere', () => {
    const told = Object.values(rules).join(' ').toLowerCase();
    const called = [names.ability, names.blessing].flatMap((all) => Object.values(all).map(({ name }) => name));
    expect(called.filter((name) => !told.includes(name.toLowerCase()))).toEqual([]);
    expect(STATUSES.filter((status) => !told.includes(names.status[status].name.toLowerCase()))).toEqual([]);
  });
});
