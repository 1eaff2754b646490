import { StyleSheet } from 'react-native';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import type { SeatSetup } from '@/store';
import { color, Emblem, radius, space, Text, Touchable } from '@/ui';
import { seatLook } from '@/ui/art/emblem';
import { portal, type View } from '../rules';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  readonly lookOf: (seat: number) => number;
  readonly box: Box;
  readonly onPress: () => void;
};

/** PORT-326 to PORT-330 What every side would have if the battle ended now; a tap tells it in full. */
export function ScoreLine({ view, seats, lookOf, box, onPress }: Props) {
  const t = useT();
  const points = portal.scores(view);
  const label = seats.map(({ name }, seat) => t('portalTable.score.label', { player: name, points: points[seat] }));
  return (
    <Touchable
      testID="score"
      aria-label={[...label, t('portalTable.score.open')].join('. ')}
      onPress={onPress}
      style={[styles.line, { left: box.x, top: box.y, width: box.w, height: box.h }]}
    >
      {seats.map(({ name }, seat) => (
        <Part key={seat} name={name} look={lookOf(seat)} points={points[seat] ?? 0} acts={view.active === seat} />
      ))}
    </Touchable>
  );
}

type PartProps = { readonly name: string; readonly look: number; readonly points: number; readonly acts: boolean };

function Part({ name, look, points, acts }: PartProps) {
  return (
    <>
      <Emblem look={look} size={22} bold={acts} />
      <Text kind="label" numberOfLines={1} adjustsFontSizeToFit maxFontSizeMultiplier={1.3} style={styles.name}>
        {name}
      </Text>
      <Text kind="lead" color={seatLook(look).color} maxFontSizeMultiplier={1.3} style={styles.points}>
        {points}
      </Text>
    </>
  );
}

const styles = StyleSheet.create({
  line: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    borderRadius: radius.badge,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: 'rgba(14, 21, 38, 0.82)',
  },
  name: { flex: 1, minWidth: 0 },
  points: { fontFamily: 'alegreya800' },
});
