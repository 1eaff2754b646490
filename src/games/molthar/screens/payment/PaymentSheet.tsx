import type { Words } from '@/engine';
import { Sheet } from '@/ui';
import { costWords } from '../../board/words';
import { CHARACTERS, type CharacterCard, type Payment, type View } from '../../rules';
import { CostPicture, Portrait } from '../CardPicture';
import { usePaymentDraft } from '../hooks/usePaymentDraft';
import { PayButton } from './PayButton';
import { PaymentForm, payTitle } from './PaymentForm';

type Props = {
  readonly view: View;
  readonly card: CharacterCard;
  readonly open: boolean;
  readonly busy: boolean;
  readonly say: (words: Words) => string;
  readonly onPay: (payment: Payment) => void;
  readonly onClose: () => void;
};

/** How to pay for a character. */
export function PaymentSheet({ view, card, open, busy, say, onPay, onClose }: Props) {
  const draft = usePaymentDraft(view, card);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      testID="pay:sheet"
      title={say(payTitle(card))}
      before={<Portrait card={card} />}
      subtitle={<CostPicture card={card} width={170} label={say(costWords(CHARACTERS[card].cost))} />}
      footer={<PayButton draft={draft} busy={busy} onPay={onPay} />}
    >
      <PaymentForm draft={draft} say={say} />
    </Sheet>
  );
}
