import type { RuleEntry, RuleSection } from '@/games/front';

/** Small letters without accents, so that "caracter" finds "Carácter". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** The sections that still have rules when only those remain which contain every word of the query, in id or text. */
export function searchRules(
  sections: readonly RuleSection[],
  query: string,
  textOf: (rule: RuleEntry) => string,
): RuleSection[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const hits = (rule: RuleEntry) => {
    const text = plain(`${rule.id} ${textOf(rule)}`);
    return wanted.every((word) => text.includes(word));
  };
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter(hits) }))
    .filter((section) => section.rules.length > 0);
}

/** The same spelling for links: 'mol-92' and 'MOL-092' are one rule. */
export function findRule(sections: readonly RuleSection[], wanted: string): string | undefined {
  const [, letters = '', ruling = '', digits = ''] = /^([a-z]+)-?([a-z]?)(\d+)$/i.exec(wanted.trim()) ?? [];
  const number = Number(digits);
  return sections
    .flatMap((section) => section.rules)
    .find(({ id }) => {
      const [, own = '', ownRuling = '', ownDigits = ''] = /^([A-Z]+)-([A-Z]?)(\d+)$/.exec(id) ?? [];
      return (
        digits !== '' &&
        own === letters.toUpperCase() &&
        ownRuling === ruling.toUpperCase() &&
        Number(ownDigits) === number
      );
    })?.id;
}
