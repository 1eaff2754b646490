import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { color, Glyph, height, IconButton, space, Text, TIGHT_TEXT, Touchable } from '@/ui';
import { beyond } from '../board/map/scrolling';

type Props = {
  /** Where the enemies of the map stand. */
  readonly heights: readonly number[];
  /** The height of the window onto the map, and how far down it is. */
  readonly window: number;
  readonly scrolled: number;
  /** Below the window. */
  readonly band: Box;
  readonly onScroll: (y: number) => void;
};

/** Two whole chips have no room in a band narrower than this. */
const ROOM_FOR_WORDS = 340;

/** Says below a scrolled map how many enemies stand beyond its edges; a press goes to the nearest. */
export function BeyondEdge({ heights, window, scrolled, band, onScroll }: Props) {
  const { above, below } = beyond(heights, scrolled, window);
  const short = above.length > 0 && below.length > 0 && band.w < ROOM_FOR_WORDS;
  const place = { left: band.x, top: band.y, width: band.w - height.touch - space.l, height: band.h };
  return (
    <Native style={[styles.band, place]} pointerEvents="box-none">
      {above.length > 0 && (
        <Edge side="above" count={above.length} short={short} onPress={() => onScroll(Math.max(...above))} />
      )}
      {below.length > 0 && (
        <Edge side="below" count={below.length} short={short} onPress={() => onScroll(Math.min(...below))} />
      )}
    </Native>
  );
}

type EdgeProps = {
  readonly side: 'above' | 'below';
  readonly count: number;
  /** Only the number. */
  readonly short: boolean;
  readonly onPress: () => void;
};

function Edge({ side, count, short, onPress }: EdgeProps) {
  const t = useT();
  return (
    <Touchable
      testID={`beyond:${side}`}
      onPress={onPress}
      aria-label={t(`morthMap.${side}`, { count })}
      style={styles.chip}
    >
      <Glyph name={side === 'above' ? 'chevronUp' : 'chevronDown'} size={20} color={color.emberText} />
      <Text kind="label" color={color.emberText} numberOfLines={1} maxFontSizeMultiplier={TIGHT_TEXT}>
        {short ? String(count) : t('morthMap.enemies', { count })}
      </Text>
    </Touchable>
  );
}

type WholeProps = { readonly band: Box; readonly whole: boolean; readonly onPress: () => void };

/** Shows all of a high map, or goes near again. */
export function WholeButton({ band, whole, onPress }: WholeProps) {
  const t = useT();
  return (
    <IconButton
      testID="map:whole"
      glyph={whole ? 'plus' : 'minus'}
      label={t(whole ? 'morthMap.near' : 'morthMap.whole')}
      onPress={onPress}
      style={[styles.whole, { left: band.x + band.w - height.touch - space.s, top: band.y }]}
    />
  );
}

const styles = StyleSheet.create({
  band: { position: 'absolute', flexDirection: 'row', justifyContent: 'center', gap: space.m },
  chip: {
    flexShrink: 1,
    minHeight: height.touch,
    minWidth: 96,
    borderRadius: height.touch / 2,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    paddingHorizontal: space.xl,
    borderWidth: 1,
    borderColor: color.ember,
    backgroundColor: 'rgba(14, 21, 38, 0.9)',
  },
  whole: { position: 'absolute', backgroundColor: 'rgba(14, 21, 38, 0.9)' },
});
