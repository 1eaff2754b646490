import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useT, useWords } from '@/i18n';
import { useMatches, type MatchSummary } from '@/store';
import { color, Glyph, LARGE, radius, space, Text, Touchable, useLayout } from '@/ui';
import type { HallKind } from './hallLayout';
import { MatchTile } from './MatchTile';

/** How many matches wait in the hall itself; the others are one tap away. */
const SHOWN = 2;

/** Two tiles side by side have no room for their words in a window narrower than this. */
const NARROW = 360;

/** The newest matches that are not over. */
function useWaiting(): readonly MatchSummary[] {
  return useMatches()
    .list.filter(({ over }) => !over)
    .slice(0, SHOWN);
}

/** Whether the section has anything to say. */
export function useHasContinue(): boolean {
  const { list, problem } = useMatches();
  return list.length > 0 || problem !== null;
}

/** The matches to go on with. */
export function Continue({ kind }: { readonly kind: HallKind }) {
  const t = useT();
  const words = useWords();
  const { problem } = useMatches();
  const waiting = useWaiting();
  const roomy = kind === 'wide' || kind === 'tall';
  const { width, textScale } = useLayout();
  const column = kind === 'strip' || width < NARROW || textScale >= LARGE;
  return (
    <View style={styles.section}>
      <View style={styles.heading}>
        <Text kind="section" style={styles.title}>
          {t('hall.continue')}
        </Text>
        {!roomy && <AllLink />}
      </View>
      {problem && <Text color={color.bloodText}>{`${t('hall.unreadable')} ${words(problem)}`}</Text>}
      <View style={[styles.tiles, column && styles.tilesColumn]}>
        {waiting.map((match, place) => (
          <MatchTile key={match.id} match={match} place={place} roomy={roomy} stacked={column} />
        ))}
        {waiting.length === 0 && !problem && (
          <Text color={color.muted} style={styles.nothing}>
            {t('hall.noMatches')}
          </Text>
        )}
        {roomy && <AllTile stacked={column} />}
      </View>
    </View>
  );
}

function AllLink() {
  const t = useT();
  const { push } = useRouter();
  return (
    <Touchable
      role="link"
      testID="hall:all"
      onPress={() => push('/saves')}
      aria-label={t('hall.all')}
      style={styles.link}
    >
      <Text kind="lead" color={color.gold} style={styles.linkWords}>
        {t('hall.all')}
      </Text>
      <Glyph name="chevronRight" size={18} color={color.gold} />
    </Touchable>
  );
}

function AllTile({ stacked }: { readonly stacked: boolean }) {
  const t = useT();
  const { push } = useRouter();
  return (
    <Touchable
      role="link"
      testID="hall:all"
      onPress={() => push('/saves')}
      aria-label={t('hall.all')}
      style={[styles.allTile, !stacked && styles.beside]}
    >
      <Text kind="button">{t('hall.all')}</Text>
      <Glyph name="chevronRight" size={20} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  section: { gap: space.xs },
  heading: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: space.xl,
    minHeight: 44,
    paddingHorizontal: space.s,
  },
  title: { flexShrink: 1 },
  link: { minHeight: 44, flexDirection: 'row', alignItems: 'center', gap: space.s, flexShrink: 1 },
  linkWords: { flexShrink: 1 },
  tiles: { flexDirection: 'row', gap: space.xl },
  tilesColumn: { flexDirection: 'column' },
  nothing: { flex: 1, alignSelf: 'center', padding: space.l },
  beside: { flex: 0.54 },
  allTile: {
    minHeight: 64,
    borderRadius: radius.panel,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: 'rgba(14, 21, 38, 0.72)',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.l,
    padding: space.l,
  },
});
