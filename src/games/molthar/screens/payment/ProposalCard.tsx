import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { pearl } from '../../board/art/pearl';
import { gem } from '@/ui/art/tokens';
import { color, Divider, RadioCard, space, Text } from '@/ui';
import { PEARL_CARDS, type PearlCard, type Proposal, type Purse } from '../../rules';
import { PaidPearl } from '../Pearls';

type Props = {
  readonly proposal: Proposal;
  readonly title: string;
  readonly purse: Purse;
  readonly chosen: boolean;
  readonly label: string;
  readonly onPress: () => void;
  readonly say: (words: Words) => string;
  readonly testID: string;
  readonly wide: boolean;
};

/** One way to pay: what goes and what stays. */
export function ProposalCard({ proposal, title, purse, chosen, label, onPress, testID, wide }: Props) {
  const t = useT();
  const { slots, payment } = proposal;
  const kept = purse.hand.filter((one) => !payment.pearls.includes(one));
  return (
    <RadioCard
      title={title}
      chosen={chosen}
      onPress={onPress}
      accessibilityLabel={label}
      testID={testID}
      style={wide ? styles.wide : styles.card}
    >
      <Native style={styles.pearls}>
        {slots.map((slot, i) => (
          <PaidPearl key={i} slot={slot} size={slots.length > 5 ? 26 : 31} />
        ))}
      </Native>
      <Divider />
      <Native style={styles.keep}>
        <Text kind="label" color={color.muted}>
          {t('moltharTable.pay.keep')}
        </Text>
        <Kept pearls={kept} diamonds={purse.diamonds} spent={payment.diamonds} />
      </Native>
    </RadioCard>
  );
}

function Kept({ pearls, diamonds, spent }: { pearls: readonly PearlCard[]; diamonds: number; spent: number }) {
  return (
    <Native style={styles.kept}>
      {pearls.map((one) => (
        <Drawing key={one} shapes={pearl(PEARL_CARDS[one].value, 20)} width={20} height={20} />
      ))}
      {Array.from({ length: diamonds }, (_, i) => (
        <Drawing key={`gem${i}`} shapes={gem(16, i >= diamonds - spent)} width={16} height={16} />
      ))}
    </Native>
  );
}

const styles = StyleSheet.create({
  card: { flexGrow: 1, flexBasis: '46%' },
  wide: { flexBasis: '100%' },
  pearls: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, minHeight: 34, alignItems: 'center' },
  keep: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  kept: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.s, alignItems: 'center' },
});
