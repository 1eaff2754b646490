import { StyleSheet, View as Native } from 'react-native';
import Animated, { FadeIn, FadeOut, ZoomIn } from 'react-native-reanimated';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { useSpoken } from '@/screens/table/useSpoken';
import type { SeatSetup } from '@/store';
import { clamp, type Box } from '@/look/box';
import { color, Emblem, motion, radius, space, surface, Text, Touchable, useLayout, useReducedMotion } from '@/ui';
import { cardFace } from '../board/art/card';
import { portalSign } from '../board/art/portalSign';
import type { Telling } from '../board/told/playedCard';
import type { Edge } from '../board/told/struckScene';
import { CARDS } from '../rules/data';

type Props = {
  readonly telling: Telling;
  /** One more sentence that concerns only the viewer. */
  readonly more: Words | null;
  readonly seats: readonly SeatSetup[];
  /** The board over which it lies. */
  readonly box: Box;
  readonly edge: Edge;
  /** What it points at, from the left edge of the board. */
  readonly x: number;
  readonly say: (words: Words) => string;
  readonly onSkip: () => void;
};

const MARGIN = 8;
const WIDEST = 400;
const CARD = { phone: 74, tablet: 104 } as const;
/** Of a card: its height by its width. */
const TALL = 1.4;

/** About how high it is, so that what it points at is kept clear of it. */
export const tellingHeight = (textScale: number): number => 160 + (textScale - 1) * 90;

/** What somebody did, large and over the table: the card, who plays it against whom, and what it does. A press goes on. */
export function TellingPanel({ telling, more, seats, box, edge, x, say, onSkip }: Props) {
  const t = useT();
  const reduced = useReducedMotion();
  const { isTablet } = useLayout();
  const width = Math.min(box.w - 2 * MARGIN, WIDEST);
  const left = clamp(x - width / 2, MARGIN, box.w - width - MARGIN);
  const { card, seat, who, title } = telling;
  const lines = [...telling.lines, ...(more === null ? [] : [more])].map(say);
  const spoken = [say(who), ...(title === null ? [] : [say(title)]), lines.join(' ')].join('. ');
  useSpoken(spoken);
  const side = isTablet ? CARD.tablet : CARD.phone;
  return (
    <Native
      pointerEvents="box-none"
      style={[styles.over, edge === 'bottom' && styles.below, { left: box.x, top: box.y, width: box.w, height: box.h }]}
    >
      <Animated.View
        entering={reduced ? FadeIn.duration(motion.reduced) : ZoomIn.duration(motion.sheetIn)}
        exiting={FadeOut.duration(motion.reduced)}
        style={{ width, marginLeft: left }}
      >
        <Touchable
          testID="telling"
          role="alert"
          aria-live="assertive"
          onPress={onSkip}
          aria-label={spoken}
          accessibilityHint={t('morthTold.skip')}
          style={styles.body}
        >
          {card === null ? (
            <Drawing shapes={portalSign(side * 0.8)} width={side * 0.8} height={side * 0.8} />
          ) : (
            <Drawing shapes={cardFace(CARDS[card], side, side * TALL)} width={side} height={side * TALL} bleed={6} />
          )}
          <Native style={styles.words}>
            <Native style={styles.who}>
              <Emblem look={seats[seat]?.look ?? seat} size={22} />
              <Text kind="label" color={color.soft} style={styles.grow}>
                {say(who)}
              </Text>
            </Native>
            {title !== null && <Text kind="title">{say(title)}</Text>}
            {lines.map((line) => (
              <Text key={line} kind="lead" color={color.emberText}>
                {line}
              </Text>
            ))}
          </Native>
        </Touchable>
      </Animated.View>
    </Native>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', paddingVertical: MARGIN },
  below: { justifyContent: 'flex-end' },
  body: {
    ...surface.sheet,
    borderWidth: 2,
    borderColor: color.violet,
    borderRadius: radius.panel,
    boxShadow: '0px 8px 26px rgba(3, 6, 16, 0.8)',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xl,
    padding: space.l,
  },
  words: { flex: 1, minWidth: 0, gap: space.xs },
  who: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  grow: { flex: 1 },
});
