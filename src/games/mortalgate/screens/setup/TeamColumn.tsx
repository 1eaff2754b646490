import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { Drawing } from '@/scene/Drawing';
import type { SeatSetup } from '@/store';
import { BotSign, color, Emblem, Glyph, radius, space, surface, Text, Touchable } from '@/ui';
import { fade } from '@/ui/art/paint';
import { TEAM_TONES } from '../../board/art/palette';
import { graceSign } from '../../board/art/signs';
import { captainOf, shareOf, TEAMS, type Team } from '../../rules';

type Props = {
  readonly team: Team;
  /** The seats of this team, in order. */
  readonly members: readonly number[];
  readonly seats: readonly SeatSetup[];
  readonly teams: readonly Team[];
  /** The other team stands below, not beside. */
  readonly stacked: boolean;
  readonly onTap: (seat: number) => void;
  readonly onDrop: (seat: number, dx: number, dy: number) => void;
  /** Where the column and its rows lie. */
  readonly onBox: (id: string, box: Box) => void;
};

const boxOf = ({ nativeEvent: { layout } }: LayoutChangeEvent): Box => ({
  x: layout.x,
  y: layout.y,
  w: layout.width,
  h: layout.height,
});

/** One team: its name, how many they are, and its people and bots. */
export function TeamColumn({ team, members, seats, teams, stacked, onTap, onDrop, onBox }: Props) {
  const t = useT();
  const tone = TEAM_TONES[team];
  const name = t(`mortalgate.team.${TEAMS[team]}`);
  return (
    <View
      testID={`team:${team}`}
      role="list"
      aria-label={name}
      onLayout={(event) => onBox(`team:${team}`, boxOf(event))}
      style={[
        styles.column,
        !stacked && styles.beside,
        { borderColor: tone.bright, backgroundColor: fade(tone.ground, 0.12) },
      ]}
    >
      <View style={styles.head}>
        <Text kind="title" color={tone.bright} style={styles.name}>
          {name}
        </Text>
        <Text kind="label" color={color.soft}>
          {t('mortalgate.setup.size', { count: members.length })}
        </Text>
      </View>
      {members.map((seat) => {
        const setup = seats[seat];
        return (
          setup && (
            <Member
              key={setup.look}
              seat={seat}
              setup={setup}
              team={name}
              tint={tone.bright}
              captain={captainOf(teams, team) === seat}
              heroes={shareOf(teams, seat)}
              onTap={() => onTap(seat)}
              onDrop={(dx, dy) => onDrop(seat, dx, dy)}
              onLayout={(event) => onBox(`seat:${seat}`, boxOf(event))}
            />
          )
        );
      })}
    </View>
  );
}

type MemberProps = {
  readonly seat: number;
  readonly setup: SeatSetup;
  readonly team: string;
  readonly tint: string;
  readonly captain: boolean;
  readonly heroes: number;
  readonly onTap: () => void;
  readonly onDrop: (dx: number, dy: number) => void;
  readonly onLayout: (event: LayoutChangeEvent) => void;
};

/** How far a finger goes before it drags instead of tapping or scrolling. */
const SLOP = 12;

/** Somebody of a team. GATE-D50 The first one speaks for it. */
function Member({ seat, setup, team, tint, captain, heroes, onTap, onDrop, onLayout }: MemberProps) {
  const t = useT();
  const [dx, dy] = [useSharedValue(0), useSharedValue(0)];
  const held = useSharedValue(false);
  const pan = Gesture.Pan()
    .activeOffsetX([-SLOP, SLOP])
    .onStart(() => held.set(true))
    .onUpdate((event) => {
      dx.set(event.translationX);
      dy.set(event.translationY);
    })
    .onEnd((event) => scheduleOnRN(onDrop, event.translationX, event.translationY))
    .onFinalize(() => {
      held.set(false);
      dx.set(0);
      dy.set(0);
    });
  const moving = useAnimatedStyle(() => ({
    transform: [{ translateX: dx.get() }, { translateY: dy.get() }],
    zIndex: held.get() ? 1 : 0,
    opacity: held.get() ? 0.9 : 1,
  }));
  const share = t('mortalgate.setup.share', { count: heroes });
  const label = t('mortalgate.setup.seat', { name: setup.name, team, share });
  return (
    <GestureDetector gesture={pan}>
      <Animated.View onLayout={onLayout} style={moving}>
        <Touchable
          testID={`member:${seat}`}
          onPress={onTap}
          aria-label={captain ? `${label}, ${t('mortalgate.setup.captain')}` : label}
          accessibilityHint={t('mortalgate.setup.seatHint')}
          style={styles.member}
        >
          <Emblem look={setup.look} size={30} />
          <View style={styles.words}>
            <View style={styles.row}>
              <Text kind="lead" numberOfLines={1} adjustsFontSizeToFit style={styles.shrink}>
                {setup.name}
              </Text>
              {captain && <Drawing shapes={graceSign(14, tint)} width={14} height={14} />}
            </View>
            <View style={styles.row}>
              {setup.kind === 'bot' ? (
                <BotSign size={18} color={color.muted} />
              ) : (
                <Glyph name="person" size={14} color={color.muted} />
              )}
              <Text kind="note" color={color.muted} numberOfLines={1} adjustsFontSizeToFit style={styles.shrink}>
                {share}
              </Text>
            </View>
          </View>
        </Touchable>
      </Animated.View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  beside: { flex: 1 },
  column: {
    gap: space.m,
    padding: space.l,
    borderRadius: radius.panel,
    borderWidth: 1.5,
    minHeight: 120,
    // Who is dragged over lies on top of the other column.
    overflow: 'visible',
  },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.l,
    paddingHorizontal: space.s,
  },
  name: { flexGrow: 1 },
  member: {
    ...surface.raised,
    minHeight: 56,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
    borderRadius: radius.button,
  },
  words: { flex: 1, minWidth: 0 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  shrink: { flexShrink: 1 },
});
