import { logOf, type Term, type Words } from '@/engine';
import {
  CARDS,
  CHARACTERS,
  EFFECTS,
  ENEMY_IDS,
  HERO_TYPES,
  LANES,
  PATTERNS,
  RACES,
  SPECIALISTS,
  VERDICTS,
} from '@/games/morth/rules/data';
import { MODES, morth, PHASES, SINGLE_MAPS, TEAM_MAPS, WINDOWS } from '@/games/morth/rules';
import { MORTH_RULINGS, MORTH_SECTIONS } from '@/games/morth/rulebook/catalogue';
import { i18n, LANGUAGES, resolveWords, TEXTS } from '@/i18n';

import { SAMPLES } from './morthEvents';

const numbered = (prefix: string, last: number, digits: number) =>
  Array.from({ length: last }, (_, i) => prefix + String(i + 1).padStart(digits, '0'));
const RULES = numbered('MOR-', 365, 3);
const RULINGS = numbered('MOR-D', 60, 2);

const upgrades = HERO_TYPES.flatMap((type) =>
  CHARACTERS[type].trees.flatMap(([first, rest]) => [first.id, ...rest.map(({ id }) => id)]),
);
const heroes = RACES.map((race) => [race, ['warrior', 'priest', 'wizard', SPECIALISTS[race]]] as const);

test('the catalogue has every rule and ruling once, in order', () => {
  expect(MORTH_SECTIONS.flatMap((section): readonly string[] => section.rules)).toEqual(RULES);
  expect(MORTH_RULINGS.map(({ id }) => id)).toEqual(RULINGS);
});

describe.each(LANGUAGES)('Morth in %s', (language) => {
  const { morth: names, rulebook } = TEXTS[language];
  const { sections, rules, rulings } = rulebook.morth;

  test('has a title for each section and a sentence for each rule and ruling', () => {
    expect(Object.keys(sections).sort()).toEqual([...MORTH_SECTIONS.map(({ id }) => id), 'rulings'].sort());
    expect(Object.keys(rules).sort()).toEqual(RULES);
    expect(Object.keys(rulings).sort()).toEqual(RULINGS);
  });

  test('says no two rules with the same words, and ends each with a stop', () => {
    const said = [...Object.values(rules), ...Object.values(rulings)];
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((text) => !/[.!?]$/.test(text) || /[§†‡]|MOR-|\{\{/.test(text))).toEqual([]);
  });

  test('names each card in the rules as its title does', () => {
    const { redDie: _redDie, back: _back, ...cards } = names.card;
    const told = Object.values(rules).join(' ');
    expect(
      Object.values(cards)
        .map(({ title }) => title)
        .filter((title) => !new RegExp(`[“«„]${title}[”»“]`).test(told)),
    ).toEqual([]);
  });

  test('names everything that the rules know', () => {
    expect(Object.keys(names.enemy).sort()).toEqual([...ENEMY_IDS].sort());
    expect(Object.keys(names.hero).sort()).toEqual([...HERO_TYPES].sort());
    expect(Object.entries(names.heroOf).map(([race, types]) => [race, Object.keys(types)])).toEqual(heroes);
    expect(Object.keys(names.race).sort()).toEqual([...RACES].sort());
    expect(Object.keys(names.upgrade).sort()).toEqual([...upgrades].sort());
    expect(Object.keys(names.card).sort()).toEqual([...EFFECTS, 'back', 'redDie'].sort());
    expect(Object.keys(names.pattern).sort()).toEqual(Object.keys(PATTERNS).sort());
    expect(Object.keys(names.path).sort()).toEqual([...LANES, 'inHalf'].sort());
    expect(Object.keys(names.map).sort()).toEqual([...SINGLE_MAPS, ...TEAM_MAPS].sort());
    expect(Object.keys(names.mode).sort()).toEqual([...MODES, 'auto'].sort());
    expect(Object.keys(names.phase).sort()).toEqual([...PHASES].sort());
    expect(Object.keys(names.window).sort()).toEqual([...WINDOWS].sort());
    expect(Object.keys(names.verdict).sort()).toEqual(VERDICTS.map(({ id }) => id).sort());
  });

  test('tells the effect of each card with its own value', () => {
    const t = i18n.getFixedT(language);
    const told = CARDS.map(({ effect, amount, attack }) =>
      t(`morth.card.${effect}.text`, { count: amount, type: attack === null ? '' : t(`morth.attack.${attack}.name`) }),
    );
    expect(told.filter((text) => /\{\{|morth\./.test(text))).toEqual([]);
    expect(new Set(told).size).toBe(
      new Set(CARDS.map(({ effect, amount, attack }) => `${effect} ${amount} ${attack}`)).size,
    );
  });
});

/** Leaves of the texts by their keys; plural forms, and those that speak to the reader, as one. */
function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${key}.`)
      : [path + key.replace(/(_you(rs)?)?(_(one|other))?$/, '')],
  );
}

function wordsIn(term: Term): Words[] {
  if (typeof term !== 'object') return [];
  if (Array.isArray(term)) return term.flatMap(wordsIn);
  return 'key' in term ? [term, ...Object.values(term.params ?? {}).flatMap(wordsIn)] : [];
}

describe('the log of Morth', () => {
  const lines = ([0, 'table'] as const).flatMap((viewer) => logOf(morth, SAMPLES, viewer));

  test.each(LANGUAGES)('says everything in %s with every value filled in', (language) => {
    const said = lines.map((line) => resolveWords(i18n.getFixedT(language), line, ['Ana', 'Ben']));
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((text) => !text.endsWith('.') || /\{\{|morth\./.test(text))).toEqual([]);
  });

  test.each(LANGUAGES)(
    'speaks in %s to the only person of what that one does, and names only the others',
    (language) => {
      const said = ([0, 1] as const).map((you) =>
        lines.map((line) => resolveWords(i18n.getFixedT(language), line, ['Ana', 'Ben'], you)),
      );
      expect(said[0].filter((text) => text.includes('Ana'))).toEqual([]);
      expect(said[1].filter((text) => text.includes('Ben'))).toEqual([]);
      expect(said.flat().filter((text) => !text.endsWith('.') || /\{\{|morth\./.test(text))).toEqual([]);
    },
  );

  test('uses each of its texts', () => {
    const used = new Set(lines.flatMap((line) => wordsIn(line)).map(({ key }) => key));
    expect(keysOf(TEXTS.en.morth.log).filter((key) => !used.has(`morth.log.${key}`))).toEqual([]);
  });

  test('speaks of one and of many', () => {
    const t = i18n.getFixedT('en');
    expect(
      resolveWords(
        t,
        {
          key: 'morth.log.enemyLeft.robbing',
          params: { enemy: { key: 'morth.enemy.spider.name' }, seat: { seat: 1 }, count: 1, coins: 2 },
        },
        ['Ana', 'Ben'],
      ),
    ).toBe('The Spider broke through: one wound for Ben, 2 gold stolen.');
    expect(
      resolveWords(t, { key: 'morth.log.portalTurned.left', params: { seat: { seat: 0 }, count: 3, position: 11 } }, [
        'Ana',
      ]),
    ).toBe('Ana turned the spinner 3 steps counter-clockwise, to 11.');
  });
});
