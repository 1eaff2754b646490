import type { Violation } from '@/engine';
import { useT } from '@/i18n';
import type { MorthRuleId } from '../../rulebook/catalogue';

/** Why something cannot be done: by its numbers where something is short, and by its rule. */
export function useReason(): (violation: Violation) => { readonly short: string | null; readonly rule: string } {
  const t = useT();
  return ({ rule, params }) => {
    const [cost, gold, points] = [params?.cost, params?.gold, params?.points];
    const text = t(`rulebook.morth.rules.${rule as MorthRuleId}`);
    if (typeof cost === 'number' && typeof gold === 'number')
      return { short: t('morthTable.why.gold', { cost, gold }), rule: text };
    return { short: typeof points === 'number' ? t('morthTable.why.points', { count: points }) : null, rule: text };
  };
}
