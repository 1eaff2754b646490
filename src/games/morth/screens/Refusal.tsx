import { useT } from '@/i18n';
import type { SceneNode } from '@/scene/nodes';
import type { RefusedTap } from '@/screens/table/usePointing';
import { WhyNot } from '@/screens/table/WhyNot';
import type { Box } from '@/look/box';
import type { Action } from '../rules';
import { useReason } from './hooks/useReason';

type Props = {
  readonly refused: RefusedTap<Action>;
  readonly at: Box;
  readonly node?: SceneNode;
  readonly onClose: () => void;
};

/** Explains a refused tap by its rule, and by the numbers where something is short. */
export function Refusal({ refused, at, node, onClose }: Props) {
  const t = useT();
  const { short, rule } = useReason()(refused.violation);
  return (
    <WhyNot
      game="morth"
      violation={refused.violation}
      title={short ?? t('morthTable.why.title')}
      text={rule}
      at={at}
      node={node}
      onClose={onClose}
    />
  );
}
