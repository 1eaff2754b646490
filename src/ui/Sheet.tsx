import { useEffect, type ReactNode } from 'react';
import { Modal, Pressable, StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useT } from '@/i18n';
import { GuidedScroll } from './GuidedScroll';
import { IconButton } from './IconButton';
import { usePreferences, useReducedMotion } from './Preferences';
import { surface } from './surface';
import { Text } from './Text';
import { color, motion, radius, space } from '@/look/tokens';
import { useGuide } from '@/scene/guide';
import { Turned } from './Turned';
import { useLayout } from './useLayout';
import { usePresence } from './usePresence';
import { useReserved } from './useRoom';

/** Width of a side panel. */
export const SIDE_PANEL = 316;
const RISE = Easing.bezier(0.2, 0.8, 0.2, 1);

const closeId = (testID: string): string => `${testID}:close`;

export type SheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Under the title, beside the close button. */
  readonly subtitle?: ReactNode;
  /** Picture before the title. */
  readonly before?: ReactNode;
  /** Stays at the foot while the content scrolls: the gold button. */
  readonly footer?: ReactNode;
  /** The content is one list that scrolls by itself. */
  readonly list?: boolean;
  /** How dark the rest becomes, 0 to 1. */
  readonly scrim?: number;
  readonly testID?: string;
  readonly children?: ReactNode;
};

/** Comes from below on a phone, from the thumb's side where there is room, and covers nothing that is reserved. Escape, back and the scrim close it. */
export function Sheet({ open, scrim = 0.7, onClose, ...rest }: SheetProps) {
  const guide = useGuide();
  const reserved = useReserved();
  const present = usePresence(open, motion.sheetOut);
  const { isWide } = useLayout();
  const shown = useShown(open);
  const dimming = useAnimatedStyle(() => ({ opacity: shown.get() }));
  if (!present) return null;
  // A lesson that points at the close button is after any way to close.
  const dismiss = () => {
    onClose();
    if (rest.testID !== undefined) guide?.touched?.(closeId(rest.testID));
  };
  return (
    <Modal
      transparent
      visible
      aria-label={rest.title}
      animationType="none"
      onRequestClose={dismiss}
      supportedOrientations={['portrait', 'landscape']}
      statusBarTranslucent
      navigationBarTranslucent
    >
      <GestureHandlerRootView style={styles.fill}>
        <Turned>
          <Animated.View
            style={[
              styles.scrim,
              reserved,
              { backgroundColor: `rgba(6, 10, 22, ${isWide ? scrim * 0.6 : scrim})` },
              dimming,
            ]}
          />
          {/* The close button and escape do the same: the scrim is for fingers and mice only. */}
          <Pressable style={StyleSheet.absoluteFill} onPress={dismiss} accessible={false} tabIndex={-1} />
          <SheetBody {...rest} shown={shown} onClose={onClose} />
        </Turned>
      </GestureHandlerRootView>
    </Modal>
  );
}

function useShown(open: boolean) {
  const reduced = useReducedMotion();
  const shown = useSharedValue(0);
  useEffect(() => {
    const duration = reduced ? motion.reduced : open ? motion.sheetIn : motion.sheetOut;
    shown.set(withTiming(open ? 1 : 0, { duration, easing: open ? RISE : Easing.in(Easing.cubic) }));
  }, [open, reduced, shown]);
  return shown;
}

type BodyProps = Omit<SheetProps, 'open' | 'scrim'> & { readonly shown: ReturnType<typeof useShown> };

function SheetBody({ title, subtitle, before, footer, list, onClose, testID, children, shown }: BodyProps) {
  const t = useT();
  const insets = useSafeAreaInsets();
  const reserved = useReserved();
  const { isWide, height: screenHeight } = useLayout();
  const { hand } = usePreferences();
  const reduced = useReducedMotion();
  const side = hand === 'left' ? -1 : 1;
  const moving = useAnimatedStyle(() => {
    const away = reduced ? 0 : 1 - shown.get();
    return {
      opacity: reduced ? shown.get() : 1,
      transform: isWide ? [{ translateX: side * away * (SIDE_PANEL + 40) }] : [{ translateY: away * screenHeight }],
    };
  });
  const place = isWide
    ? [
        styles.side,
        hand === 'left' ? { left: 0, paddingLeft: insets.left } : { right: 0, paddingRight: insets.right },
        { top: reserved.top, paddingTop: Math.max(0, insets.top - reserved.top) },
        { width: SIDE_PANEL + (hand === 'left' ? insets.left : insets.right) },
      ]
    : [
        styles.bottom,
        {
          left: reserved.left,
          right: reserved.right,
          maxHeight: screenHeight - (reserved.top > 0 ? reserved.top : insets.top + space.huge),
        },
      ];
  return (
    <Animated.View testID={testID} role="dialog" aria-label={title} aria-modal style={[styles.sheet, place, moving]}>
      {!isWide && <View style={styles.grabber} />}
      <View style={styles.head}>
        {before}
        <View style={styles.titles}>
          <Text kind="title" numberOfLines={4} adjustsFontSizeToFit minimumFontScale={0.6} style={styles.title}>
            {title}
          </Text>
          {subtitle}
        </View>
        <IconButton glyph="close" label={t('common.close')} onPress={onClose} testID={testID && closeId(testID)} />
      </View>
      {list ? (
        <View style={[styles.scroll, styles.list]}>{children}</View>
      ) : (
        <GuidedScroll
          contentContainerStyle={[styles.content, !footer && { paddingBottom: insets.bottom + space.xxl }]}
          keyboardShouldPersistTaps="handled"
        >
          {children}
        </GuidedScroll>
      )}
      {footer && <View style={[styles.footer, { paddingBottom: Math.max(insets.bottom, space.xxl) }]}>{footer}</View>}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  sheet: { ...surface.sheet, position: 'absolute', overflow: 'hidden' },
  scrim: { position: 'absolute' },
  bottom: {
    bottom: 0,
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
    borderTopWidth: 1,
  },
  side: { bottom: 0, borderLeftWidth: 1, borderRightWidth: 1 },
  grabber: {
    alignSelf: 'center',
    width: 40,
    height: 5,
    borderRadius: 3,
    backgroundColor: color.lineBright,
    marginTop: space.l,
  },
  head: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: space.xl,
    paddingHorizontal: space.xxl,
    paddingTop: space.xl,
    paddingBottom: space.l,
  },
  titles: { flex: 1, minHeight: 44, justifyContent: 'center', gap: space.s },
  title: { fontSize: 20, lineHeight: 25 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  list: { paddingHorizontal: space.xxl },
  content: { paddingHorizontal: space.xxl, paddingBottom: space.xl, gap: space.xl },
  footer: { paddingHorizontal: space.xxl, paddingTop: space.l },
});
