import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { gem } from '@/ui/art/tokens';
import { Button, color, Glyph, height, radius, space, surface, Text, Touchable } from '@/ui';
import type { Payment } from '../../rules';
import type { PaymentDraft } from '../hooks/usePaymentDraft';

type Props = { readonly draft: PaymentDraft; readonly busy: boolean; readonly onPay: (payment: Payment) => void };

/** Pays and activates; shows how many cards and diamonds go. */
export function PayButton({ draft, busy, onPay }: Props) {
  const t = useT();
  const { payment, overspent } = draft.judgement;
  const label = t('moltharTable.pay.confirm');
  if (payment === null)
    return (
      <Button
        kind="locked"
        alone
        label={label}
        note={t(overspent ? 'moltharTable.pay.tooManyDiamonds' : 'moltharTable.pay.incomplete')}
        onPress={draft.closeValues}
        testID="pay:confirm"
      />
    );
  const { pearls, diamonds } = payment;
  const hint = [
    t('moltharTable.pay.confirmHint', { count: pearls.length }),
    ...(diamonds > 0 ? [t('moltharTable.diamonds', { count: diamonds })] : []),
  ].join(', ');
  return (
    <Touchable
      onPress={busy ? undefined : () => onPay(payment)}
      aria-label={`${label}. ${hint}`}
      aria-busy={busy}
      testID="pay:confirm"
      style={styles.button}
    >
      <Text kind="button" color={color.ink}>
        {label}
      </Text>
      <Native style={styles.cost}>
        <Glyph name="cards" size={22} color={color.ink} />
        <Text kind="button" color={color.ink}>
          {pearls.length}
        </Text>
        {diamonds > 0 && <Drawing shapes={gem(20)} width={20} height={20} />}
        {diamonds > 0 && (
          <Text kind="button" color={color.ink}>
            {diamonds}
          </Text>
        )}
      </Native>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: {
    ...surface.gold,
    minHeight: height.primaryAlone,
    borderRadius: radius.button,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    columnGap: space.xl,
    rowGap: space.xs,
    paddingHorizontal: space.xl,
    paddingVertical: space.l,
  },
  cost: { flexDirection: 'row', alignItems: 'center', gap: space.m },
});
