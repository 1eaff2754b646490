import { StyleSheet } from 'react-native';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { color, Glyph, height, IconButton, space, Text, Touchable } from '@/ui';
import { beyond } from '../board/map/scrolling';

type Props = {
  /** Where the enemies of the map stand. */
  readonly heights: readonly number[];
  /** The window onto the map, and how far down it is. */
  readonly box: Box;
  readonly scrolled: number;
  readonly onScroll: (y: number) => void;
};

/** Says at the edges of a scrolled map how many enemies stand beyond them; a press goes to the nearest. */
export function BeyondEdge({ heights, box, scrolled, onScroll }: Props) {
  const { above, below } = beyond(heights, scrolled, box.h);
  return (
    <>
      {above.length > 0 && (
        <Edge side="above" count={above.length} box={box} onPress={() => onScroll(Math.max(...above))} />
      )}
      {below.length > 0 && (
        <Edge side="below" count={below.length} box={box} onPress={() => onScroll(Math.min(...below))} />
      )}
    </>
  );
}

type EdgeProps = {
  readonly side: 'above' | 'below';
  readonly count: number;
  readonly box: Box;
  readonly onPress: () => void;
};

function Edge({ side, count, box, onPress }: EdgeProps) {
  const t = useT();
  const top = side === 'above' ? box.y + space.s : box.y + box.h - CHIP - space.s;
  return (
    <Touchable
      testID={`beyond:${side}`}
      onPress={onPress}
      aria-label={t(`morthMap.${side}`, { count })}
      hitSlop={6}
      style={[styles.chip, { top, left: box.x + box.w / 2 - WIDTH / 2 }]}
    >
      <Glyph name={side === 'above' ? 'chevronUp' : 'chevronDown'} size={20} color={color.emberText} />
      <Text kind="label" color={color.emberText}>
        {t('morthMap.enemies', { count })}
      </Text>
    </Touchable>
  );
}

type WholeProps = { readonly box: Box; readonly whole: boolean; readonly onPress: () => void };

/** Shows all of a high map, or goes near again. */
export function WholeButton({ box, whole, onPress }: WholeProps) {
  const t = useT();
  return (
    <IconButton
      testID="map:whole"
      glyph={whole ? 'plus' : 'minus'}
      label={t(whole ? 'morthMap.near' : 'morthMap.whole')}
      onPress={onPress}
      style={[styles.whole, { left: box.x + box.w - height.touch - space.s, top: box.y + space.s }]}
    />
  );
}

const CHIP = 34;
const WIDTH = 132;

const styles = StyleSheet.create({
  chip: {
    position: 'absolute',
    width: WIDTH,
    minHeight: CHIP,
    borderRadius: CHIP / 2,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    borderWidth: 1,
    borderColor: color.ember,
    backgroundColor: 'rgba(14, 21, 38, 0.9)',
  },
  whole: { position: 'absolute', backgroundColor: 'rgba(14, 21, 38, 0.9)' },
});
