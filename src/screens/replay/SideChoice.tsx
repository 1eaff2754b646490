import { ScrollView, StyleSheet, View } from 'react-native';
import type { BoardSide } from '@/games/front';
import { useT } from '@/i18n';
import type { SeatSetup } from '@/store';
import { color, Emblem, Glyph, height, radius, space, surface, Text, Touchable } from '@/ui';

type Props = {
  readonly sides: readonly BoardSide[];
  readonly side: BoardSide;
  readonly seats: readonly SeatSetup[];
  /** Room for names beside the emblems. */
  readonly roomy: boolean;
  readonly onSide: (side: BoardSide) => void;
};

/** Whose side the board is looked at from: an emblem a seat, and all at once where the game can show that. */
export function SideChoice({ sides, side, seats, roomy, onSide }: Props) {
  const t = useT();
  return (
    <ScrollView horizontal showsHorizontalScrollIndicator={false} style={styles.scroll}>
      <View role="radiogroup" aria-label={t('replay.side')} style={[styles.group, roomy && styles.roomy]}>
        {sides.map((one) => {
          const seat = one === 'all' ? undefined : seats[one];
          const name = seat?.name ?? t('replay.all');
          return (
            <Touchable
              key={one}
              testID={`replay:side:${one}`}
              role="radio"
              aria-label={name}
              aria-checked={one === side}
              onPress={() => onSide(one)}
              style={[styles.choice, one === side && styles.chosen]}
            >
              {seat ? <Emblem look={seat.look} size={26} /> : <Glyph name="people" size={22} color={color.text} />}
              {roomy && (
                <Text kind="label" numberOfLines={1} style={styles.name}>
                  {name}
                </Text>
              )}
            </Touchable>
          );
        })}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 0, flexShrink: 1 },
  group: { ...surface.well, flexDirection: 'row', borderRadius: radius.panel, padding: 2 },
  roomy: { flexWrap: 'wrap' },
  choice: {
    minWidth: height.touch,
    height: height.touch,
    flexDirection: 'row',
    gap: space.m,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderRadius: radius.button - 1,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  chosen: surface.chosen,
  name: { maxWidth: 120 },
});
