import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { color, IconButton, space, usePreferences } from '@/ui';

type Props = {
  readonly box: Box;
  readonly measuring: boolean;
  readonly onMeasure: () => void;
  readonly onFit: () => void;
  /** Null where nobody acts. */
  readonly onGroup: (() => void) | null;
};

/** At the edge of the table: all of it, whoever acts, and the tape. */
export function BoardButtons({ box, measuring, onMeasure, onFit, onGroup }: Props) {
  const t = useT();
  const { hand } = usePreferences();
  const left = hand === 'left' ? box.x + space.l : box.x + box.w - 44 - space.l;
  return (
    <Native pointerEvents="box-none" style={[styles.column, { left, top: box.y + space.l }]}>
      <IconButton glyph="search" label={t('portalTable.board.fit')} onPress={onFit} testID="board:fit" />
      {onGroup && (
        <IconButton glyph="flag" label={t('portalTable.board.group')} onPress={onGroup} testID="board:group" />
      )}
      <IconButton
        glyph="ruler"
        label={t('portalTable.board.measure')}
        color={measuring ? color.gold : color.text}
        expanded={measuring}
        onPress={onMeasure}
        testID="board:measure"
      />
    </Native>
  );
}

const styles = StyleSheet.create({ column: { position: 'absolute', gap: space.m } });
