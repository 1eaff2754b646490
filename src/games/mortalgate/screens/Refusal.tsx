import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import type { RefusedTap } from '@/screens/table/usePointing';
import { WhyNot } from '@/screens/table/WhyNot';
import type { MortalgateRuleId } from '../rulebook/catalogue';
import type { Action } from '../rules';

type Props = {
  readonly refused: RefusedTap<Action>;
  readonly at: Box;
  readonly say: (words: Words) => string;
  readonly onClose: () => void;
};

/** Explains a refused tap: what is in the way now, and the rule. */
export function Refusal({ refused: { violation }, at, say, onClose }: Props) {
  const t = useT();
  const { rule, params } = violation;
  const now = say({ key: `mortalgate.why.${rule}`, ...(params && { params }) });
  const text = t(`rulebook.mortalgate.rules.${rule as MortalgateRuleId}`);
  return (
    <WhyNot
      game="mortalgate"
      violation={violation}
      title={now}
      text={text}
      at={at}
      node={undefined}
      onClose={onClose}
    />
  );
}
