import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { StackedButton } from '@/screens/table/StackedButton';
import { Button, height, space } from '@/ui';
import type { Step } from '../../board/flow';
import type { Proposal } from '../../rules';
import { goldLabel } from './goldLabel';
import { PriceButton } from './PriceButton';
import { barStyles } from './styles';

type Props = {
  readonly step: Step;
  readonly proposal: Proposal;
  /** Room for all three. */ readonly width: number;
  readonly textScale: number;
  readonly bare: boolean;
  readonly busy: boolean;
  readonly say: (words: Words) => string;
  readonly onStep: () => void;
  readonly onChange: () => void;
  readonly onCancel: () => void;
};

/** Of the gold button beside a price, for its short word at any size of text. */
const goldWidth = (textScale: number) => 28 + 60 * textScale;

/** While a character is to be paid for: not at all, otherwise, or so. */
export function PaySteps({ step, proposal, width, textScale, bare, busy, say, onStep, onChange, onCancel }: Props) {
  const t = useT();
  const gold = goldWidth(textScale);
  return (
    <>
      <StackedButton
        glyph="close"
        label={t('common.cancel')}
        bare
        onPress={onCancel}
        testID="action:cancel"
        style={barStyles.side}
      />
      <PriceButton
        proposal={proposal}
        width={width - gold - height.touch - 2 * space.l}
        bare={bare}
        say={say}
        onPress={onChange}
      />
      <Button
        kind="gold"
        label={say(step.label)}
        accessibilityLabel={goldLabel(step, say)}
        busy={busy}
        onPress={onStep}
        testID={`action:${step.name}`}
        style={[barStyles.gold, { minWidth: gold }]}
      />
    </>
  );
}
