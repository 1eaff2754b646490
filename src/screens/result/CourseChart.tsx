import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useT, type T } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, Panel, space, Text, Touchable, useLayout } from '@/ui';
import { chart, chartSide, columnsOf, type ChartLook } from './chart';
import type { SideLook } from './sides';
import type { Course, TurningPoint } from './story';

type Props = {
  readonly course: Course;
  readonly turns: readonly TurningPoint[];
  /** Of each line of the course. */
  readonly sides: readonly SideLook[];
  readonly winner: number | null;
  readonly goal: number | null;
  readonly title: string;
  readonly height: number;
  /** Somebody wants to see a round again, which began after so many moves. */
  readonly onRound?: (moves: number) => void;
};

/** How the match went: the score of each side over time, and the moments that decided it. */
export function CourseChart({ course, turns, sides, winner, goal, title, height, onRound }: Props) {
  const t = useT();
  const { textScale } = useLayout();
  const [width, setWidth] = useState(0);
  const told = { course, sides, goal };
  const look: ChartLook = {
    width,
    height,
    course,
    sides: sides.map(chartSide),
    winner,
    goal,
    turns,
    type: 14 * Math.min(textScale, 1.4),
  };
  return (
    <Panel style={styles.panel} testID="result:chart">
      <View style={styles.heading}>
        <Text kind="section">{title}</Text>
        <View style={styles.turns}>
          {turns.map((turn) => (
            <Turn key={turn.kind} words={turnWords(turn, told, t)} />
          ))}
        </View>
      </View>
      <View onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))} style={{ height }}>
        {width > 0 && (
          <Drawing
            shapes={chart(look)}
            width={width}
            height={height}
            accessibilityLabel={labelOf(title, turns, told, t)}
          />
        )}
        {width > 0 && onRound && course.unit === 'round' && <Rounds look={look} onRound={onRound} />}
      </View>
    </Panel>
  );
}

type RoundsProps = { readonly look: ChartLook; readonly onRound: (moves: number) => void };

/** Over the drawing: a tap on a round shows it again from its beginning. */
function Rounds({ look, onRound }: RoundsProps) {
  const t = useT();
  const { at, moves } = look.course;
  return columnsOf(look).map(({ x, w }, i) => (
    <Touchable
      key={at[i + 1]}
      testID={`result:round:${at[i + 1]}`}
      role="link"
      aria-label={t('result.watchRound', { at: at[i + 1] ?? 0 })}
      onPress={() => onRound(moves[i] ?? 0)}
      style={[styles.round, { left: x, width: w }]}
    />
  ));
}

function Turn({ words }: { readonly words: string }) {
  return (
    <View style={styles.turn}>
      <View style={styles.ring} />
      <Text kind="label" color={color.gold} style={styles.turnWords}>
        {words}
      </Text>
    </View>
  );
}

type Told = { readonly course: Course; readonly sides: readonly SideLook[]; readonly goal: number | null };

const paramsOf = ({ side, index }: TurningPoint, { course, sides, goal }: Told) => ({
  name: sides[side]?.name ?? '',
  score: goal ?? 0,
  at: course.at[index] ?? 0,
});

const turnWords = (turn: TurningPoint, told: Told, t: T) => t(`result.${turn.kind}`, paramsOf(turn, told));

/** The chart in words, for those who do not see it. */
function labelOf(title: string, turns: readonly TurningPoint[], told: Told, t: T): string {
  const { course, sides } = told;
  const ends = sides
    .map(({ name }, side) => t('result.end', { name, score: course.lines[side]?.at(-1) ?? 0 }))
    .join(t('common.listComma'));
  const said =
    course.unit === 'round' ? turns.map((turn) => t(`result.${turn.kind}At`, paramsOf(turn, told))).join(' ') : '';
  return t('result.chartLabel', { title, ends, turns: said });
}

const styles = StyleSheet.create({
  panel: { padding: space.xxl - 2, gap: space.l },
  heading: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: space.xl,
    rowGap: space.s,
  },
  turns: { flexShrink: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.xs },
  turn: { flexDirection: 'row', alignItems: 'center', gap: space.m, flexShrink: 1 },
  turnWords: { flexShrink: 1 },
  round: { position: 'absolute', top: 0, bottom: 0 },
  ring: { width: 13, height: 13, borderRadius: 7, borderWidth: 2, borderColor: color.gold },
});
