import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { Opens } from '@/screens/log/LogList';
import { MatchLog } from '@/screens/log/MatchLog';
import type { OpenTable } from '@/store';
import { IconButton, Panel, space, Text, TIGHT_TEXT } from '@/ui';
import type { Box } from '../board/layout';
import { costWords } from '../board/words';
import { CHARACTERS, type Action, type CharacterCard, type Payment, type View } from '../rules';
import { CostPicture, Portrait } from './CardPicture';
import { usePaymentDraft } from './hooks/usePaymentDraft';
import { PayButton } from './payment/PayButton';
import { PaymentForm, payTitle } from './payment/PaymentForm';

type PayProps = {
  readonly view: View;
  readonly card: CharacterCard;
  readonly busy: boolean;
  readonly say: (words: Words) => string;
  readonly onPay: (payment: Payment) => void;
  readonly onClose: () => void;
};

type Props = {
  readonly box: Box;
  readonly table: OpenTable<Action, View>;
  readonly opens: Opens;
  readonly onLog: () => void;
  /** The character to be paid for. */ readonly paying: PayProps | null;
};

/** Beside a large table: the payment while one is made, and the log. */
export function SidePanel({ box, table, opens, onLog, paying }: Props) {
  const t = useT();
  return (
    <Native style={[styles.side, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      {paying && <PaymentPanel key={paying.card} {...paying} />}
      <Panel style={styles.log}>
        <Native style={styles.head}>
          <Text kind="section" style={styles.grow}>
            {t('log.title')}
          </Text>
          <IconButton glyph="list" kind="bare" label={t('play.log')} onPress={onLog} testID="log:open" />
        </Native>
        <MatchLog table={table} opens={opens} />
      </Panel>
    </Native>
  );
}

function PaymentPanel({ view, card, busy, say, onPay, onClose }: PayProps) {
  const t = useT();
  const draft = usePaymentDraft(view, card);
  return (
    <Panel testID="pay:panel" style={styles.pay}>
      <Native style={styles.payHead}>
        <Portrait card={card} size={54} />
        <Native style={styles.grow}>
          <Text kind="section" numberOfLines={3} adjustsFontSizeToFit maxFontSizeMultiplier={TIGHT_TEXT}>
            {say(payTitle(card))}
          </Text>
          <CostPicture card={card} width={150} size={22} label={say(costWords(CHARACTERS[card].cost))} />
        </Native>
        <IconButton glyph="close" kind="bare" label={t('common.close')} onPress={onClose} />
      </Native>
      <ScrollView style={styles.form} contentContainerStyle={styles.formContent}>
        <PaymentForm draft={draft} say={say} narrow />
      </ScrollView>
      <PayButton draft={draft} busy={busy} onPay={onPay} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  side: { position: 'absolute', gap: space.xl },
  pay: { padding: space.xl, gap: space.l, flexShrink: 1, minHeight: 300 },
  payHead: { flexDirection: 'row', alignItems: 'center', gap: space.xl },
  form: { flexGrow: 0, flexShrink: 1 },
  formContent: { gap: space.l, paddingTop: space.s },
  log: {
    // What is paid comes first: the log has what that leaves.
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minHeight: 120,
    padding: space.xl,
    paddingTop: space.s,
    paddingBottom: 0,
    overflow: 'hidden',
  },
  head: { flexDirection: 'row', alignItems: 'center' },
  grow: { flex: 1 },
});
