import { useRouter } from 'expo-router';
import type { ReactNode } from 'react';
import { Modal, Pressable, ScrollView, StyleSheet, View as Native } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';
import type { Violation } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { useIsTaught } from '@/scene/guide';
import type { SceneNode } from '@/scene/nodes';
import { color, Glyph, IconButton, motion, space, surface, Text, Touchable, Turned, useRoom } from '@/ui';
import type { GameId } from '@/games';
import type { Box } from '@/look/box';
import { LessonChip } from '../lesson/LessonChip';
import { lessonsAbout } from '../lesson/lessons';
import { bubbleAt, TAIL } from './bubble';

type Props = {
  /** Whose rulebook explains it. */
  readonly game: GameId;
  readonly violation: Violation;
  readonly title: string;
  readonly text: string;
  /** The thing that was touched: it stays lit, and the bubble points at it. */
  readonly at: Box;
  readonly node: SceneNode | undefined;
  readonly onClose: () => void;
  /** One picture of what is missing. */
  readonly children?: ReactNode;
};

/** Says why something cannot be done: one sentence, one picture, and the way to the rule. */
export function WhyNot({ game, violation, title, text, at, node, onClose, children }: Props) {
  const t = useT();
  const { place, tail } = bubbleAt(at, useRoom());
  const [lesson] = lessonsAbout(game, [violation.rule]);
  // Whoever is in a lesson stays in it.
  const guided = useIsTaught();
  return (
    <Modal
      transparent
      aria-label={title}
      visible
      animationType="none"
      onRequestClose={onClose}
      supportedOrientations={['portrait', 'landscape']}
      statusBarTranslucent
      navigationBarTranslucent
    >
      <Turned>
        <Pressable style={styles.scrim} onPress={onClose} accessible={false} tabIndex={-1} testID="whynot:scrim" />
        {node && (
          <Native pointerEvents="none" style={[styles.lit, { left: node.x, top: node.y }]}>
            <Drawing shapes={node.shapes} width={node.w} height={node.h} bleed={20} />
          </Native>
        )}
        <Animated.View
          entering={FadeIn.duration(motion.choose)}
          testID="whynot"
          role="alertdialog"
          aria-label={title}
          aria-modal
          style={[styles.bubble, place]}
        >
          <Native style={styles.head}>
            <Native style={styles.lock}>
              <Glyph name="lock" size={17} color={color.ink} />
            </Native>
            <Text kind="title" style={styles.title}>
              {title}
            </Text>
            <IconButton glyph="close" kind="bare" label={t('common.close')} onPress={onClose} testID="whynot:close" />
          </Native>
          <ScrollView style={styles.reason} contentContainerStyle={styles.reasonContent}>
            <Text style={styles.text}>{text}</Text>
            {children && <Native style={styles.picture}>{children}</Native>}
          </ScrollView>
          <RuleLink game={game} rule={violation.rule} onPress={onClose} />
          {lesson && !guided && <LessonChip gameId={game} lesson={lesson} as="showMe" onPress={onClose} />}
          {tail && <Native style={[styles.tail, tail.down ? styles.tailDown : styles.tailUp, { left: tail.left }]} />}
        </Animated.View>
      </Turned>
    </Modal>
  );
}

function RuleLink({ game, rule, onPress }: { game: GameId; rule: string; onPress: () => void }) {
  const t = useT();
  const router = useRouter();
  const open = () => {
    onPress();
    router.push({ pathname: '/rulebook/[game]', params: { game, rule } });
  };
  return (
    <Touchable
      onPress={open}
      testID="whynot:rule"
      role="link"
      aria-label={`${rule}, ${t('common.readRule')}`}
      style={styles.rule}
    >
      <Text kind="lead" color={color.gold} style={styles.id}>
        {rule}
      </Text>
      <Text kind="lead" style={styles.read}>
        {t('common.readRule')}
      </Text>
      <Glyph name="chevronRight" size={22} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  scrim: { ...StyleSheet.absoluteFill, backgroundColor: 'rgba(6, 10, 22, 0.55)' },
  lit: { position: 'absolute' },
  bubble: {
    ...surface.sheet,
    position: 'absolute',
    borderWidth: 1,
    borderRadius: 20,
    padding: space.xxl,
    paddingBottom: space.xl,
    gap: space.l,
    boxShadow: '0px 10px 40px rgba(3, 6, 16, 0.8)',
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.l, marginRight: -space.l, marginTop: -space.m },
  lock: {
    width: 26,
    height: 26,
    borderRadius: 13,
    backgroundColor: color.blood,
    alignItems: 'center',
    justifyContent: 'center',
  },
  title: { flex: 1, fontSize: 18, lineHeight: 23 },
  reason: { flexGrow: 0, flexShrink: 1 },
  reasonContent: { gap: space.l },
  text: { fontSize: 17, lineHeight: 22 },
  picture: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.xl,
    paddingTop: space.l,
    paddingBottom: space.xxl,
  },
  rule: {
    ...surface.raised,
    minHeight: 48,
    borderRadius: 15,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    paddingHorizontal: space.xl,
  },
  id: { fontFamily: 'alegreya800' },
  read: { flex: 1 },
  tail: {
    position: 'absolute',
    width: 0,
    height: 0,
    borderLeftWidth: TAIL,
    borderRightWidth: TAIL,
    borderLeftColor: 'transparent',
    borderRightColor: 'transparent',
  },
  tailDown: { bottom: -TAIL + 1, borderTopWidth: TAIL, borderTopColor: '#1B2748' },
  tailUp: { top: -TAIL + 1, borderBottomWidth: TAIL, borderBottomColor: '#263461' },
});
