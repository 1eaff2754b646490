import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import type { SeatSetup } from '@/store/types';
import { color, Emblem, LARGE, space, Text, TextField, Touchable, useLayout } from '@/ui';
import { DragHandle, type DragHandleProps } from './DragHandle';
import { KindSwitch } from './KindSwitch';

type Props = {
  readonly seat: SeatSetup;
  readonly index: number;
  readonly onKind: (kind: SeatSetup['kind']) => void;
  readonly onName: (name: string) => void;
  /** Emblem, level, place in the order. */
  readonly onOpen: () => void;
  readonly drag: Omit<DragHandleProps, 'name'>;
};

/** One seat: emblem, name to write over, person or bot, and the handle that moves it. */
export function SeatRow({ seat, index, onKind, onName, onOpen, drag }: Props) {
  const t = useT();
  const bot = seat.kind === 'bot';
  const { textScale, isWide } = useLayout();
  // Large text and three controls do not fit side by side.
  const stacked = textScale >= LARGE && !isWide;
  return (
    <View style={[styles.row, stacked && styles.stacked]}>
      <Touchable
        onPress={onOpen}
        testID={`seat:${index}:open`}
        aria-label={t('newGame.openSeat', { name: seat.name })}
        style={styles.emblem}
      >
        <Emblem look={seat.look} size={40} />
      </Touchable>
      <View style={[styles.words, stacked && styles.wide]}>
        <TextField
          bare
          testID={`seat:${index}:name`}
          label={t('newGame.name', { n: index + 1 })}
          value={seat.name}
          onChangeText={onName}
          maxLength={16}
          selectTextOnFocus
          autoCorrect={false}
          returnKeyType="done"
        />
        <Text kind="note" color={color.muted} onPress={onOpen}>
          {bot ? t(`common.botLevel.${seat.level}`) : t('common.person')}
        </Text>
      </View>
      <KindSwitch
        testID={`seat:${index}:kind`}
        name={seat.name}
        bot={bot}
        onChange={(next) => onKind(next ? 'bot' : 'person')}
      />
      <DragHandle {...drag} name={seat.name} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { minHeight: 64, flexDirection: 'row', alignItems: 'center', paddingLeft: space.l, paddingVertical: space.m },
  emblem: { width: 54, minHeight: 48, alignItems: 'center', justifyContent: 'center', borderRadius: 12 },
  words: { flex: 1, minWidth: 0, paddingLeft: space.m },
  stacked: { flexWrap: 'wrap', justifyContent: 'flex-end', paddingRight: space.l },
  wide: { flexBasis: '75%' },
});
