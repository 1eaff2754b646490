import { useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated';
import type { Words } from '@/engine';
import { color, Glyph, motion, radius, space, surface, Text, Touchable } from '@/ui';
import { useT } from '@/i18n';
import { isMyTurn, me } from '../board/flow';
import type { Box } from '../board/layout';
import { PEARL_CARDS, type View } from '../rules';

type Notice = { readonly id: string; readonly words: Words };

/** What a player must be told at once: a theft (told to its victim at the own turn), the end coming near. */
function noticesFor(view: View): Notice[] {
  const { turn, trigger } = view;
  const thefts = isMyTurn(view) && turn.phase === 'start' ? (me(view).stolen ?? []) : [];
  const final = trigger !== null && turn.round > trigger.round;
  return [
    ...thefts.map(({ by, pearl }, i): Notice => ({
      id: `theft${turn.number}:${i}`,
      words: { key: 'moltharTable.notice.stolen', params: { who: { seat: by }, value: PEARL_CARDS[pearl].value } },
    })),
    ...(trigger !== null && !final
      ? [{ id: 'end', words: { key: 'moltharTable.notice.end', params: { who: { seat: trigger.seat } } } }]
      : []),
    ...(final && turn.phase !== 'over' ? [{ id: 'final', words: { key: 'moltharTable.notice.final' } }] : []),
  ];
}

type Props = { readonly view: View; readonly under: Box; readonly say: (words: Words) => string };

/** Notices under the top bar; each goes away when it is pressed. */
export function Notices({ view, under, say }: Props) {
  const t = useT();
  const [read, setRead] = useState<readonly string[]>([]);
  const open = noticesFor(view).filter(({ id }) => !read.includes(id));
  if (open.length === 0) return null;
  return (
    <Native
      pointerEvents="box-none"
      style={[styles.stack, { left: under.x, top: under.y + under.h + 4, width: under.w }]}
    >
      {open.map(({ id, words }) => (
        <Animated.View key={id} entering={FadeIn.duration(motion.choose)} exiting={FadeOut.duration(motion.reduced)}>
          <Touchable
            onPress={() => setRead([...read, id])}
            role="alert"
            aria-label={say(words)}
            accessibilityHint={t('common.close')}
            testID={`notice:${id}`}
            style={styles.notice}
          >
            <Text kind="label" style={styles.words}>
              {say(words)}
            </Text>
            <Glyph name="close" size={18} color={color.muted} />
          </Touchable>
        </Animated.View>
      ))}
    </Native>
  );
}

const styles = StyleSheet.create({
  stack: { position: 'absolute', gap: space.s, zIndex: 5 },
  notice: {
    ...surface.sheet,
    borderWidth: 1,
    borderColor: color.gold,
    borderRadius: radius.button,
    minHeight: 44,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    paddingHorizontal: space.xl,
    paddingVertical: space.l,
    boxShadow: '0px 6px 18px rgba(3, 6, 16, 0.7)',
  },
  words: { flex: 1 },
});
