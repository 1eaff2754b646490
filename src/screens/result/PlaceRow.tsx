import { StyleSheet, View } from 'react-native';
import type { Score } from '@/games/telling';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, gradient, space, Text } from '@/ui';
import type { SideLook } from './sides';

type Props = {
  /** Nobody is ranked where all play against the game itself. */
  readonly rank: number | null;
  readonly look: SideLook;
  /** The people of a team. */
  readonly members?: string;
  readonly note?: string;
  readonly scores: readonly [Score, ...Score[]];
  readonly testID: string;
};

/** What breaks ties is told smaller than the main score. */
const SMALL = 19;

/** One place of the ranking: who has it, and by which scores. */
export function PlaceRow({ rank, look, members, note, scores, testID }: Props) {
  const t = useT();
  const first = rank === 1;
  const [main, ...rest] = scores;
  const label = t(rank === null ? 'result.sideLabel' : 'result.rankLabel', {
    rank: rank ?? 0,
    name: members === undefined ? look.name : t('result.team', { name: look.name, members }),
    main: main.words,
    rest: rest.map(({ words }) => t('result.rest', { words })).join(''),
  });
  const size = first ? 46 : 36;
  return (
    <View
      accessible
      role="listitem"
      aria-label={note ? `${label}. ${note}` : label}
      testID={testID}
      style={[styles.row, first && styles.first]}
    >
      {rank !== null && (
        <Text kind="title" color={first ? color.gold : color.muted} style={styles.rank}>
          {rank}
        </Text>
      )}
      <Drawing shapes={look.emblem(size, first)} width={size} height={size} />
      <View style={styles.name}>
        <Text kind="lead" style={first && styles.winner}>
          {look.name}
        </Text>
        {members !== undefined && (
          <Text kind="label" color={color.soft}>
            {members}
          </Text>
        )}
        {note && (
          <Text kind="label" color={color.gold}>
            {note}
          </Text>
        )}
      </View>
      {rest.map((score) => (
        <Figure key={score.words} score={score} tall={SMALL} />
      ))}
      <Figure score={main} tall={first ? 46 : 38} main />
    </View>
  );
}

type FigureProps = { readonly score: Score; readonly tall: number; readonly main?: boolean };

function Figure({ score: { figure, sign, inSign, ink }, tall, main = false }: FigureProps) {
  const { shapes, width, height, bleed } = sign(tall, figure);
  const picture = <Drawing shapes={shapes} width={width} height={height} bleed={bleed} />;
  if (inSign) return picture;
  return (
    <View style={[styles.figure, main && styles.main]}>
      {picture}
      <Text kind={main ? 'title' : 'lead'} color={ink}>
        {figure}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    // In large text scores go below a name that would be broken.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xl,
    minHeight: 56,
    paddingHorizontal: space.xxl,
    paddingVertical: space.l,
  },
  first: {
    minHeight: 74,
    ...gradient(['rgba(232, 193, 112, 0.34)', 'rgba(232, 193, 112, 0.08)', 'rgba(232, 193, 112, 0)'], 'to right'),
  },
  rank: { minWidth: 18, textAlign: 'center' },
  name: { flex: 1, minWidth: 84, gap: space.xs },
  winner: { fontSize: 20, lineHeight: 24 },
  figure: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  /** Wide enough for two figures, so that the signs stand below each other. */
  main: { minWidth: 62 },
});
