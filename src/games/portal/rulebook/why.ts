import type { Params, Term, Violation, Words } from '@/engine';
import type { TextKey } from '@/i18n';
import { ARTILLERY_IDS, KIT_IDS } from '../rules/data';
import type { PortalRuleId } from './catalogue';
import { PORTAL_RULINGS } from './rulings';

/** What a value of a refusal stands for: as it is, millimetres, or the id of something that has a name. */
type Kind = 'plain' | 'mm' | 'die' | 'arm' | 'attribute' | 'terrain';

/** The values that a sentence of `portal.whyExact` expects. A refusal without them is told in general. */
const EXPECTED: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  'PORT-020': { weapon: 'arm' },
  'PORT-021': { weapon: 'arm' },
  'PORT-022': { die: 'die' },
  'PORT-023': { count: 'plain', allowed: 'plain' },
  'PORT-026': { load: 'plain', payload: 'plain' },
  'PORT-029': { die: 'die' },
  'PORT-031': { count: 'plain' },
  'PORT-034': { die: 'die' },
  'PORT-037': { attribute: 'attribute' },
  'PORT-038': { attribute: 'attribute' },
  'PORT-040': { count: 'plain' },
  'PORT-041': { die: 'die' },
  'PORT-043': { die: 'die' },
  'PORT-044': { count: 'plain' },
  'PORT-045': { count: 'plain', die: 'die' },
  'PORT-048': { count: 'plain' },
  'PORT-051': { over: 'plain', total: 'plain', limit: 'plain' },
  'PORT-052': { count: 'plain' },
  'PORT-053': { printed: 'plain', total: 'plain' },
  'PORT-061': { other: 'terrain' },
  'PORT-062': { piece: 'terrain' },
  'PORT-063': { count: 'plain' },
  'PORT-067': { mover: 'plain' },
  'PORT-076': { mover: 'plain' },
  'PORT-101': { cost: 'mm', allowance: 'mm' },
  'PORT-114': { parts: 'plain' },
  'PORT-115': { parts: 'plain' },
  'PORT-139': { by: 'plain' },
  'PORT-237': { cost: 'mm', allowance: 'mm' },
  'PORT-240': { by: 'plain' },
  'PORT-242': { arc: 'mm', half: 'mm' },
  'PORT-321': { mover: 'plain' },
  'PORT-324': { by: 'plain' },
  'PORT-D113': { field: 'plain' },
};

/** PORT-002 Whole millimetres as centimetres with one decimal. */
const centimetres = (mm: number): Words => ({
  key: 'portal.cm',
  params: { whole: Math.floor(mm / 10), tenth: mm % 10 },
});

const includes = (ids: readonly string[], id: string): boolean => ids.includes(id);

/** What is fought or shot with, by its id alone: a kit, a gun, or any other weapon. */
function armKey(id: string): string {
  if (includes(KIT_IDS, id)) return `portal.kit.${id}.name`;
  return includes(ARTILLERY_IDS, id) ? `portal.piece.${id}` : `portal.weapon.${id}`;
}

/** A value in words; undefined where it is not what the sentence expects. */
function termOf(kind: Kind, value: Term | undefined): Term | undefined {
  if (value === undefined || kind === 'plain') return value;
  if (kind === 'mm') return typeof value === 'number' ? centimetres(value) : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const id = String(value);
  const key = {
    die: `portal.die.${id}`,
    arm: armKey(id),
    attribute: `portal.attribute.${id}.name`,
    terrain: `portal.terrain.${id}`,
  }[kind];
  return { key };
}

function exactly(rule: string, params: Params): Words | undefined {
  const expected = Object.entries(EXPECTED[rule] ?? {});
  const terms = expected.flatMap(([name, kind]) => {
    const term = termOf(kind, params[name]);
    return term === undefined ? [] : [[name, term] as const];
  });
  if (expected.length === 0 || terms.length < expected.length) return undefined;
  return { key: `portal.whyExact.${rule}`, params: Object.fromEntries(terms) };
}

/** Why something cannot be done, in one sentence: with its figures where the refusal brings them, else by the rule alone. */
export const whyWords = ({ rule, params = {} }: Violation): Words =>
  exactly(rule, params) ?? { key: `portal.why.${rule}` };

/** What the rulebook says under an id: a rule, or a ruling. Refusals name no other ids. */
export function ruleText(id: string): TextKey {
  const ruling = PORTAL_RULINGS.find((one) => one.id === id);
  return ruling ? `rulebook.portal.rulings.${ruling.id}` : `rulebook.portal.rules.${id as PortalRuleId}`;
}
