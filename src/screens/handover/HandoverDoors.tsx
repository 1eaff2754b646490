import { ScrollView, StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Seat, Words } from '@/engine';
import type { GameId } from '@/games';
import { FRONTS, titleOf } from '@/games/fronts';
import { useT, useWords } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { useSettings, type SeatSetup } from '@/store';
import { Button, color, height, space, StoneWall, Text, Touchable, useLayout } from '@/ui';
import { PASSING_HEIGHT, passing, passingWidth } from '@/ui/art/passing';
import { Doorway } from './Doorway';
import { handoverLayout } from './handoverLayout';
import { useOpening } from './useOpening';
import { useSettled } from './useSettled';

export type HandoverDoorsProps = {
  readonly gameId: GameId;
  /** How far the match is; something that everybody at the table may know. */
  readonly progress: Words;
  readonly seats: readonly SeatSetup[];
  /** Something stays hidden until the right person has the device. */
  readonly hides: boolean;
  /** Who must take the device. */
  readonly to: Seat;
  /** Who had it; nobody when the match was just opened. */
  readonly from: Seat | null;
  /** The doors are open: the person has the device. */
  readonly onReady: () => void;
  /** The way back where somebody called out and changes their mind. */
  readonly onCancel: (() => void) | null;
  readonly onLeave: () => void;
};

/** Whose turn it is, the doors with that person's seal, and how to take the device. It knows names and emblems, nothing else. */
export function HandoverDoors({
  gameId,
  progress,
  seats,
  hides,
  to,
  from,
  onReady,
  onCancel,
  onLeave,
}: HandoverDoorsProps) {
  const room = useLayout();
  const insets = useSafeAreaInsets();
  const layout = handoverLayout({
    ...room,
    height: room.height - insets.top - insets.bottom,
    width: room.width - insets.left - insets.right,
  });
  const { opening, open, shown, begin } = useOpening(onReady);
  const fading = useAnimatedStyle(() => ({ opacity: shown.get() }));
  const { beside, doorWidth, doorHeight } = layout;
  const tint = FRONTS[gameId].gate.art.accents[0] ?? color.violet;
  const name = seats[to]?.name ?? '';
  const light = {
    x: room.width * (beside ? 0.28 : 0.5),
    y: room.height * 0.36,
    r: doorHeight,
    color: tint,
    strength: 0.12,
  };
  const edges = {
    paddingTop: insets.top + space.xxl,
    paddingBottom: insets.bottom + space.xl,
    paddingLeft: insets.left + space.huge,
    paddingRight: insets.right + space.huge,
  };
  return (
    <View testID="handover" style={styles.screen}>
      <StoneWall contrast={0.9} lights={[light]} />
      <Animated.View style={[styles.fill, fading]}>
        <ScrollView
          contentContainerStyle={[styles.content, room.isTablet && styles.together, beside && styles.beside, edges]}
        >
          {!beside && <Where gameId={gameId} progress={progress} />}
          <View style={styles.doors}>
            <Doorway
              width={doorWidth}
              height={doorHeight}
              tint={tint}
              look={seats[to]?.look ?? 0}
              seal={layout.seal}
              open={open}
            />
          </View>
          <View style={[styles.words, { width: layout.words }]}>
            {beside && <Where gameId={gameId} progress={progress} />}
            <Invitation seats={seats} hides={hides} to={to} from={from} called={onCancel !== null} />
            <Answers name={name} opening={opening} onReady={begin} onCancel={onCancel} onLeave={onLeave} />
          </View>
        </ScrollView>
      </Animated.View>
    </View>
  );
}

function Where({ gameId, progress }: Pick<HandoverDoorsProps, 'gameId' | 'progress'>) {
  const t = useT();
  const words = useWords();
  const game = t(titleOf(gameId, useSettings()).name);
  return (
    <Text kind="label" color={color.soft} align="center">
      {t('handover.where', { game, progress: words(progress) })}
    </Text>
  );
}

/** The picture of passing the device, and the same in words. */
function Invitation({
  seats,
  hides,
  to,
  from,
  called,
}: Pick<HandoverDoorsProps, 'seats' | 'hides' | 'to' | 'from'> & { readonly called: boolean }) {
  const t = useT();
  const giver = from === null ? undefined : seats[from];
  const name = seats[to]?.name ?? '';
  const label = giver ? t('handover.picture', { from: giver.name, to: name }) : t('handover.pictureTo', { to: name });
  return (
    <View style={styles.invitation}>
      <Drawing
        shapes={passing(giver?.look ?? null, seats[to]?.look ?? 0)}
        width={passingWidth(giver?.look ?? null)}
        height={PASSING_HEIGHT}
        accessibilityLabel={label}
      />
      <Text
        kind="hero"
        align="center"
        numberOfLines={4}
        adjustsFontSizeToFit
        minimumFontScale={0.5}
        testID="turn:seat"
        accessibilityLiveRegion="polite"
      >
        {t(called ? 'handover.called' : 'handover.turn', { name })}
      </Text>
      <Text color={color.soft} align="center" style={styles.note}>
        {t(giver ? (hides ? 'handover.pass' : 'handover.passOpen') : hides ? 'handover.take' : 'handover.takeOpen', {
          name,
        })}
      </Text>
    </View>
  );
}

type AnswersProps = Pick<HandoverDoorsProps, 'onReady' | 'onCancel' | 'onLeave'> & {
  readonly name: string;
  readonly opening: boolean;
};

function Answers({ name, opening, onReady, onCancel, onLeave }: AnswersProps) {
  const t = useT();
  const settled = useSettled();
  return (
    <View style={[styles.answers, !settled && styles.deaf]}>
      <Button
        kind="gold"
        alone
        testID="handover:ready"
        label={t('handover.ready', { name })}
        busy={opening}
        onPress={onReady}
      />
      {onCancel && !opening && <Button testID="handover:cancel" label={t('handover.cancel')} onPress={onCancel} />}
      <Touchable testID="handover:leave" onPress={onLeave} style={styles.leave}>
        <Text kind="lead" color={color.soft} align="center">
          {t('handover.leave')}
        </Text>
      </Touchable>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: color.night },
  fill: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'space-between', gap: space.xxl },
  together: { justifyContent: 'center', gap: 40 },
  beside: { flexDirection: 'row', justifyContent: 'center', gap: 56 },
  doors: { paddingBottom: space.xl },
  words: { gap: space.huge, justifyContent: 'center' },
  invitation: { alignItems: 'center', gap: space.l },
  note: { fontSize: 18, lineHeight: 23, maxWidth: 420 },
  answers: { gap: space.xs },
  deaf: { pointerEvents: 'none' },
  leave: { minHeight: height.touch, alignItems: 'center', justifyContent: 'center' },
});
