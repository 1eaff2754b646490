import { useEffect, useRef } from 'react';
import { AccessibilityInfo, Platform, ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import type { Shape } from '@/scene/shapes';
import { color, radius, space, surface, Text, useReducedMotion } from '@/ui';
import type { Box } from '@/look/box';
import { stuckMark, tickMark } from '../board/art/assault';
import { die } from '../board/art/die';
import { killedMark } from '../board/art/outcomes';
import { rolledDie } from '../board/art/rollDice';
import { wound } from '../board/art/tokens';
import type { Film } from '../board/assault/film';
import { queueOf, turnOf, type Queued, type Stage } from '../board/assault/queue';
import { ENEMIES } from '../rules/data';

type Props = { readonly film: Film; readonly at: number; readonly box: Box; readonly say: (words: Words) => string };

const CARD = 50;
const TALL = 52;
/** From this height on the queue has several rows. */
const ROWS_FROM = 130;
const SIGN = 17;

/** Everybody who marches in this Assault, in the order of their turns: who has it, who is done, who has left. */
export function MarchQueue({ film, at, box, say }: Props) {
  const t = useT();
  const { number, count, spoken } = turnOf(film, at);
  const queue = queueOf(film, at);
  const words = say(spoken);
  const coming = queue.at(number);
  const rows = box.h > ROWS_FROM;
  const scroller = useFollowed(number - 1, box, rows);
  useSpoken(words);
  return (
    <Native testID="assault:queue" style={[styles.queue, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      <Native testID="assault:turn" accessible role="status" aria-live="polite" aria-label={words} style={styles.head}>
        {number > 0 && <Drawing shapes={rolledDie(3, film.roll, 17)} width={17} height={17} bleed={2} />}
        {number > 0 && (
          <Text kind="small" color={color.emberText}>
            {t('morthTable.assault.die', { roll: film.roll })}
          </Text>
        )}
        <Text kind="small" color={color.muted} numberOfLines={1} style={styles.order}>
          {t('morthTable.assault.order')}
        </Text>
        <Text kind="small" color={color.soft} numberOfLines={1}>
          {coming === undefined
            ? t('morthTable.assault.turn', { number, count })
            : t('morthTable.assault.turnNext', {
                number,
                count,
                next: `${t(`morth.enemy.${coming.enemy}.name`)} ${say(coming.mark)}`,
              })}
        </Text>
      </Native>
      <ScrollView
        ref={scroller}
        horizontal={!rows}
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={[styles.cards, rows && styles.rows]}
      >
        {queue.map((one) => (
          <Card key={one.die} one={one} say={say} />
        ))}
      </ScrollView>
    </Native>
  );
}

/** Keeps the one whose turn it is in sight. */
function useFollowed(index: number, { w, h }: Box, rows: boolean) {
  const scroller = useRef<ScrollView>(null);
  const reduced = useReducedMotion();
  useEffect(() => {
    const across = Math.max(1, Math.floor((w + space.s) / (CARD + space.s)));
    const to = rows
      ? { y: Math.floor(index / across) * (TALL + space.s) - (h - TALL) / 2 }
      : { x: index * (CARD + space.s) - (w - CARD) / 2 };
    scroller.current?.scrollTo({ ...to, animated: !reduced });
  }, [index, w, h, rows, reduced]);
  return scroller;
}

/** Where live regions are unknown the words are said outright. */
function useSpoken(words: string): void {
  useEffect(() => {
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibilityWithOptions(words, { queue: true });
  }, [words]);
}

const SIGNS: Readonly<Partial<Record<Stage, readonly Shape[]>>> = {
  stays: tickMark(SIGN),
  stuck: stuckMark(SIGN),
  leaves: wound(SIGN),
  dies: killedMark(SIGN),
};

function Card({
  one: { die: number, enemy, stage, mark, label },
  say,
}: {
  readonly one: Queued;
  readonly say: Props['say'];
}) {
  const sign = SIGNS[stage];
  const done = sign !== undefined;
  return (
    <Native
      testID={`queue:${number}`}
      accessible
      aria-label={say(label)}
      aria-current={stage === 'walks'}
      style={[styles.card, stage === 'walks' && styles.now, stage === 'leaves' && styles.out]}
    >
      <Drawing
        shapes={die({ enemy, colour: ENEMIES[enemy].colour, size: 28 })}
        width={28}
        height={28}
        bleed={3}
        style={done && styles.done}
      />
      <Text
        kind="small"
        color={stage === 'leaves' ? color.bloodText : stage === 'walks' ? color.text : color.soft}
        numberOfLines={1}
        adjustsFontSizeToFit
        minimumFontScale={0.7}
        style={styles.mark}
      >
        {say(mark)}
      </Text>
      {sign && <Drawing shapes={sign} width={SIGN} height={SIGN} style={styles.sign} />}
    </Native>
  );
}

const styles = StyleSheet.create({
  queue: { position: 'absolute', gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingHorizontal: space.xs },
  order: { flex: 1 },
  cards: { gap: space.s, paddingTop: 3, paddingRight: space.m },
  rows: { flexDirection: 'row', flexWrap: 'wrap' },
  card: {
    ...surface.ghost,
    width: CARD,
    height: TALL,
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingTop: 5,
    paddingBottom: 3,
    borderRadius: radius.badge,
  },
  now: { borderColor: color.ember, borderWidth: 2, backgroundColor: 'rgba(92, 44, 22, 0.75)' },
  out: { borderColor: color.blood, backgroundColor: 'rgba(58, 10, 22, 0.6)' },
  done: { opacity: 0.55 },
  mark: { fontSize: 12, lineHeight: 14, maxWidth: CARD - 4 },
  sign: { position: 'absolute', right: -3, top: -3 },
});
