import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { space, Touchable } from '@/ui';
import { cardName, printedSign } from '../../board/table';
import { PEARL_CARDS, type PearlSource } from '../../rules';
import { PearlPicture, PrintedPicture } from '../CardPicture';
import type { PaymentDraft } from '../hooks/usePaymentDraft';

type Props = { readonly draft: PaymentDraft; readonly say: (words: Words) => string };

/** Hand and printed pearls: those used are dimmed and ticked; pressing one uses it or takes it back. */
export function Pool({ draft, say }: Props) {
  const { hand, printers } = draft.purse;
  return (
    <Native style={styles.pool}>
      <Native style={styles.group}>
        {hand.map((pearl, i) => (
          <PoolPearl key={pearl} draft={draft} say={say} source={{ from: 'hand', pearl }} testID={`pay:hand:${i}`} />
        ))}
      </Native>
      <Native style={styles.group}>
        {printers.map((card, i) => (
          <PoolPearl
            key={card}
            draft={draft}
            say={say}
            source={{ from: 'printed', card }}
            testID={`pay:printed:${i}`}
          />
        ))}
      </Native>
    </Native>
  );
}

function PoolPearl({ draft, say, source, testID }: Props & { source: PearlSource; testID: string }) {
  const t = useT();
  const used = draft.isUsed(source);
  const look = used ? 'ticked' : 'plain';
  const name =
    source.from === 'hand'
      ? t('moltharTable.card.pearl', { value: PEARL_CARDS[source.pearl].value })
      : t('moltharTable.label.printed', { value: printedSign(source.card) ?? '', card: say(cardName(source.card)) });
  return (
    <Touchable
      role="checkbox"
      aria-checked={used}
      aria-label={used ? t('moltharTable.pay.poolUsed', { pearl: name }) : name}
      accessibilityHint={t(used ? 'moltharTable.pay.poolUsedHint' : 'moltharTable.pay.poolHint')}
      onPress={() => draft.toggle(source)}
      testID={testID}
    >
      <Native style={used && styles.used}>
        {source.from === 'hand' ? (
          <PearlPicture pearl={source.pearl} width={48} height={62} look={look} />
        ) : (
          <PrintedPicture card={source.card} width={44} height={62} look={look} />
        )}
      </Native>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  pool: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.huge, rowGap: space.xl, paddingTop: space.s },
  group: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, gap: space.xl },
  used: { opacity: 0.6 },
});
