import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import type { Words } from '@/engine';
import { color, Glyph, radius, space, Text, TIGHT_TEXT, Touchable } from '@/ui';
import { cardName } from '../../board/table';
import type { MissingSign } from '../../board/art/cost';
import type { Slot } from '../../rules';
import { MissingPearl, PaidPearl, printedOn } from '../Pearls';

type Props = {
  readonly slot: Slot;
  readonly fits: boolean;
  readonly open: boolean;
  readonly onPress: () => void;
  readonly say: (words: Words) => string;
  readonly testID: string;
};

/** A pearl of the payment, ticked when it fits; pressing it asks what it counts as. */
export function SlotTile({ slot, fits, open, onPress, say, testID }: Props) {
  const t = useT();
  const printed = printedOn(slot);
  const changed = slot.source.from === 'hand' && printed !== slot.value;
  const caption =
    slot.source.from === 'printed'
      ? say(cardName(slot.source.card))
      : changed
        ? t('moltharTable.pay.as', { value: printed, as: slot.value })
        : t('moltharTable.pay.fromHand');
  const spoken =
    slot.source.from === 'printed'
      ? t('moltharTable.pay.slotPrinted', { value: slot.value, card: caption })
      : changed
        ? t('moltharTable.pay.slotAs', { value: printed, as: slot.value })
        : t('moltharTable.pay.slot', { value: printed });
  return (
    <Native style={styles.column}>
      <Touchable
        onPress={onPress}
        testID={testID}
        aria-label={`${spoken}, ${t(fits ? 'moltharTable.pay.slotFits' : 'moltharTable.pay.slotMisfit')}`}
        accessibilityHint={t('moltharTable.pay.slotHint')}
        aria-expanded={open}
        style={[styles.tile, slot.diamond !== 0 && styles.raised, !fits && styles.misfit, open && styles.open]}
      >
        <PaidPearl slot={slot} size={50} wordy />
        <Native style={[styles.mark, { backgroundColor: fits ? color.moss : color.blood }]}>
          <Glyph name={fits ? 'check' : 'close'} size={13} color={color.ink} />
        </Native>
      </Touchable>
      <Text
        kind="small"
        color={color.soft}
        align="center"
        numberOfLines={1}
        adjustsFontSizeToFit
        maxFontSizeMultiplier={TIGHT_TEXT}
      >
        {caption}
      </Text>
    </Native>
  );
}

/** A pearl of the cost that nothing pays yet. */
export function MissingTile({ sign }: { sign: MissingSign }) {
  const t = useT();
  return (
    <Native
      style={styles.column}
      accessible
      aria-label={
        typeof sign === 'number' ? t('moltharTable.pay.missing', { value: sign }) : t('moltharTable.pay.missingAny')
      }
    >
      <Native style={[styles.tile, styles.empty]}>
        <MissingPearl sign={sign} size={46} tint={color.muted} />
      </Native>
    </Native>
  );
}

const styles = StyleSheet.create({
  column: { width: 68, gap: space.xs },
  tile: {
    width: 68,
    height: 68,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: 'rgba(8, 13, 27, 0.65)',
    alignItems: 'center',
    justifyContent: 'center',
  },
  raised: { borderColor: color.diamond, borderWidth: 2 },
  misfit: { borderColor: color.blood, borderWidth: 2 },
  open: { borderColor: color.gold, borderWidth: 2 },
  empty: { borderStyle: 'dashed' },
  mark: {
    position: 'absolute',
    left: -6,
    top: -6,
    width: 20,
    height: 20,
    borderRadius: 10,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderColor: color.night,
  },
});
