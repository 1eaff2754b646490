import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import type { RefusedTap } from '@/screens/table/usePointing';
import { WhyNot } from '@/screens/table/WhyNot';
import { ruleText, whyWords } from '../rulebook/why';
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
  return (
    <WhyNot
      game="portal"
      violation={violation}
      title={say(whyWords(violation))}
      text={t(ruleText(violation.rule))}
      at={at}
      node={undefined}
      onClose={onClose}
    />
  );
}
