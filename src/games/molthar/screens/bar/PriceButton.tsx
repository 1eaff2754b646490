import { StyleSheet } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, height, radius, space, surface, Text, Touchable } from '@/ui';
import { priceOf } from '../../board/art/price';
import { inOrder, paidNames, type Proposal } from '../../rules';

type Props = {
  readonly proposal: Proposal;
  /** Width of the whole button. */ readonly width: number;
  /** No words beneath the pearls. */ readonly bare: boolean;
  readonly say: (words: Words) => string;
  readonly onPress: () => void;
};

const PEARLS = 22;

/** The price as it is proposed, pearl by pearl; pressing it leads to every other way to pay. */
export function PriceButton({ proposal, width, bare, say, onPress }: Props) {
  const t = useT();
  const { slots, payment } = proposal;
  const { shapes, w } = priceOf(JSON.stringify(inOrder(slots)), payment.diamonds, width - 2 * space.l, PEARLS);
  const change = t('moltharTable.bar.change');
  return (
    <Touchable
      onPress={onPress}
      aria-label={`${change}. ${say({ key: 'moltharTable.pay.pays', params: { pearls: paidNames(proposal) } })}`}
      testID="action:change"
      style={[styles.button, { width }]}
    >
      <Drawing shapes={shapes} width={w} height={PEARLS} bleed={2} />
      {!bare && (
        <Text kind="small" align="center" color={color.gold} numberOfLines={1}>
          {change}
        </Text>
      )}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: {
    ...surface.raised,
    minHeight: height.touch,
    borderRadius: radius.button,
    borderWidth: 1.2,
    borderColor: color.gold,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
  },
});
