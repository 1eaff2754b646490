import { useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { color, IconButton, pressedWhen, radius, space, Text, Touchable, usePreferences } from '@/ui';
import { LENSES, type Lens } from '../board/flow';

type Props = {
  readonly box: Box;
  readonly lens: Lens | null;
  /** Null while there is nothing to be looked at closer. */
  readonly onLens: ((lens: Lens) => void) | null;
  readonly onFit: () => void;
  readonly onHero: () => void;
  /** Null where all altars are listed anyway. */
  readonly onAltars: (() => void) | null;
};

const SIDE = 44;
const GAP = space.m;

/** At the edge of the island: all of it, the hero on turn, the altars, and what may be laid over it. */
export function BoardButtons({ box, lens, onLens, onFit, onHero, onAltars }: Props) {
  const t = useT();
  const { hand } = usePreferences();
  const [open, setOpen] = useState(false);
  const left = hand === 'left';
  const buttons = 2 + (onAltars === null ? 0 : 1) + (onLens === null ? 0 : 1);
  const rows = Math.max(1, Math.floor((box.h - 2 * space.l + GAP) / (SIDE + GAP)));
  const columns = Math.ceil(buttons / rows);
  const [width, height] = [columns, Math.min(rows, buttons)].map((count) => count * (SIDE + GAP) - GAP);
  const place = { left: left ? box.x + space.l : box.x + box.w - width - space.l, top: box.y + space.l, width, height };
  return (
    <>
      <Native pointerEvents="box-none" style={[styles.column, left ? styles.wraps : styles.wrapsBack, place]}>
        <IconButton glyph="globe" label={t('mortalgateTable.board.fit')} onPress={onFit} testID="board:fit" />
        <IconButton glyph="person" label={t('mortalgateTable.board.hero')} onPress={onHero} testID="board:hero" />
        {onAltars && (
          <IconButton
            glyph="diamond"
            label={t('mortalgateTable.board.altars')}
            onPress={onAltars}
            testID="board:altars"
          />
        )}
        {onLens && (
          <IconButton
            glyph="eye"
            label={t('mortalgateTable.board.lens')}
            color={lens === null ? color.text : color.gold}
            expanded={open}
            onPress={() => setOpen(!open)}
            testID="board:lens"
          />
        )}
      </Native>
      {open && onLens && (
        <Native
          style={[
            styles.menu,
            { top: box.y + space.l, width: Math.min(250, box.w - 80) },
            left ? { left: box.x + 60 } : { left: box.x + box.w - 60 - Math.min(250, box.w - 80) },
          ]}
        >
          {LENSES.map((each) => (
            <Touchable
              key={each}
              testID={`lens:${each}`}
              onPress={() => {
                onLens(each);
                setOpen(false);
              }}
              {...pressedWhen(lens === each)}
              style={[styles.lens, lens === each && styles.chosen]}
            >
              <Text kind="label">{t(`mortalgateTable.board.${each}`)}</Text>
            </Touchable>
          ))}
        </Native>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  column: { position: 'absolute', gap: GAP },
  wraps: { flexWrap: 'wrap' },
  wrapsBack: { flexWrap: 'wrap-reverse' },
  menu: {
    position: 'absolute',
    gap: space.s,
    padding: space.m,
    borderRadius: radius.panel,
    borderWidth: 1,
    borderColor: color.lineLit,
    backgroundColor: 'rgba(14, 21, 38, 0.96)',
    zIndex: 5,
  },
  lens: { minHeight: 44, justifyContent: 'center', paddingHorizontal: space.xl, borderRadius: radius.card },
  chosen: { borderWidth: 1.5, borderColor: color.gold, backgroundColor: 'rgba(232, 193, 112, 0.18)' },
});
