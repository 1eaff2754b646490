import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { pearl } from '../../board/art/pearl';
import { gem } from '@/ui/art/tokens';
import { color, Panel, space, Text, Touchable } from '@/ui';
import type { PaymentDraft } from '../hooks/usePaymentDraft';
import { printedOn } from '../Pearls';

/** What the chosen pearl counts as: every value it may take; a gem marks those that cost a diamond. */
export function CountsAs({ draft }: { draft: PaymentDraft }) {
  const t = useT();
  const { open } = draft;
  if (open?.slot === undefined) return null;
  const { source, slot, values } = open;
  const title =
    source.from === 'printed' && values.length > 1
      ? t('moltharTable.pay.anyCountsAs')
      : t('moltharTable.pay.countsAs', { value: printedOn(slot) });
  return (
    <Panel kind="well" style={styles.panel}>
      <Text kind="lead" style={styles.title}>
        {title}
      </Text>
      <Native role="radiogroup" aria-label={title} style={styles.values}>
        {values.map((value) => {
          const chosen = value.value === slot.value && value.diamond === slot.diamond;
          return (
            <Touchable
              key={`${value.value}${value.diamond}`}
              role="radio"
              aria-checked={chosen}
              aria-label={
                value.diamond === 0 ? String(value.value) : t('moltharTable.pay.withDiamond', { value: value.value })
              }
              onPress={() => draft.countAs(source, value)}
              testID={`pay:as:${value.value}`}
              style={[styles.value, chosen && styles.chosen]}
            >
              <Drawing shapes={pearl(value.value, 26)} width={26} height={26} />
              {value.diamond !== 0 && <Drawing shapes={gem(16)} width={16} height={16} />}
            </Touchable>
          );
        })}
      </Native>
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: {
    padding: space.l,
    gap: space.l,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  title: { paddingLeft: space.s },
  values: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  value: {
    minWidth: 46,
    minHeight: 44,
    paddingHorizontal: space.l,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.m,
    borderRadius: 12,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  chosen: { borderColor: color.diamond, backgroundColor: color.diamondBack },
});
