import { useT } from '@/i18n';
import { Button } from '@/ui';
import type { Payment } from '../../rules';
import type { PaymentDraft } from '../hooks/usePaymentDraft';

type Props = { readonly draft: PaymentDraft; readonly busy: boolean; readonly onPay: (payment: Payment) => void };

/** Pays and activates; says what goes. */
export function PayButton({ draft, busy, onPay }: Props) {
  const t = useT();
  const { payment, overspent } = draft.judgement;
  const note = payment === null ? t(overspent ? 'moltharTable.pay.tooManyDiamonds' : 'moltharTable.pay.incomplete') : undefined;
  const hint = payment === null ? undefined : `${t('moltharTable.pay.confirmHint', { count: payment.pearls.length })}, ${t('moltharTable.diamonds', { count: payment.diamonds })}`;
  return <Button kind={payment === null ? 'locked' : 'gold'} alone busy={busy} label={t('moltharTable.pay.confirm')} note={note} accessibilityHint={hint} onPress={() => payment && onPay(payment)} testID="pay:confirm" />;
}
