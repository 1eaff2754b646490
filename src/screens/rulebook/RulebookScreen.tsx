import { useRouter } from 'expo-router';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { SectionList, StyleSheet, View, type ViewToken } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { GameId } from '@/games';
import { FRONTS, titleOf } from '@/games/fronts';
import type { Primer, RuleEntry, RuleSection } from '@/games/front';
import type { RulePicture } from '@/games/picture';
import { useT } from '@/i18n';
import { useMatches, useSettings } from '@/store';
import { color, IconButton, Panel, Screen, Segment, space, Text, TextField, TopBar } from '@/ui';
import { LessonChip } from '../lesson/LessonChip';
import { lessonsAbout } from '../lesson/lessons';
import { MessagePanel } from '../shell/Message';
import { useBack } from '../shell/useBack';
import { bookOrder } from './bookOrder';
import { ContentsSheet } from './ContentsSheet';
import { makeNearby, NearbyProvider } from './nearby';
import { PictureView } from './PictureView';
import { PrimerPage } from './PrimerPage';
import { RuleCard } from './RuleCard';
import { findRule, searchRules } from './search';

type Props = { readonly gameId: GameId; /** Shown first and lit. */ readonly rule?: string };
/** So many rules stand at once; the others come as one scrolls. */
const FIRST = 12;
type Chapter = {
  readonly title: string;
  readonly id: string;
  readonly picture: RulePicture;
  readonly data: readonly RuleEntry[];
};

/** The rules of a game in our own words: by chapter, by search, or one by its number. */
export function RulebookScreen({ gameId, rule }: Props) {
  const t = useT();
  const front = FRONTS[gameId];
  const router = useRouter();
  const [query, setQuery] = useState('');
  const [contents, setContents] = useState(false);
  const wanted = useDeferredValue(query);
  const lit = rule === undefined ? undefined : findRule(front.rulebook, rule);
  const sections = searchRules(front.rulebook, wanted, (entry) => t(entry.text));
  const list = useRef<SectionList<RuleEntry, Chapter>>(null);
  const open = (book: GameId) => {
    setQuery('');
    router.setParams({ game: book, rule: undefined });
  };
  const show = (id: string) => {
    setQuery('');
    router.setParams({ rule: id });
  };
  useScrollTo(list, sections, wanted === '' ? lit : undefined);
  return (
    <Screen
      fixed
      top={
        <View style={styles.top}>
          <TopBar title={t('rulebook.title')} onBack={useBack()}>
            <IconButton
              glyph="list"
              label={t('rulebook.contents')}
              onPress={() => setContents(true)}
              testID="rulebook:contents"
            />
          </TopBar>
          <Books gameId={gameId} onBook={open} />
          <SearchField query={query} onQuery={setQuery} />
          <Status wanted={wanted} sections={sections} unknown={lit === undefined ? rule : undefined} />
        </View>
      }
    >
      <Panel style={styles.page}>
        <RuleList
          // A book is opened at its beginning, and a rule that is asked for once all before it stand.
          key={`${gameId} ${lit ?? ''}`}
          ref={list}
          gameId={gameId}
          primer={wanted.trim() === '' ? front.primer : undefined}
          example={front.rulebook[0]?.rules[0]?.id ?? ''}
          sections={sections}
          lit={lit}
          onRule={show}
        />
      </Panel>
      <ContentsSheet open={contents} onClose={() => setContents(false)} sections={front.rulebook} onChoose={show} />
    </Screen>
  );
}

/** Which game's book is open. */
function Books({ gameId, onBook }: { readonly gameId: GameId; readonly onBook: (book: GameId) => void }) {
  const t = useT();
  const settings = useSettings();
  const { list } = useMatches();
  return (
    <Segment
      testID="rulebook:book"
      label={t('rulebook.game')}
      value={gameId}
      choices={bookOrder(list).map((id) => ({ value: id, label: t(titleOf(id, settings).short) }))}
      onChange={onBook}
    />
  );
}

function SearchField({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const t = useT();
  return (
    <View style={styles.search}>
      <View style={styles.fill}>
        <TextField
          glyph="search"
          label={t('rulebook.search')}
          placeholder={t('rulebook.search')}
          value={query}
          onChangeText={onQuery}
          testID="rulebook:search"
          autoCorrect={false}
          autoCapitalize="none"
        />
      </View>
      {query !== '' && <IconButton glyph="close" label={t('rulebook.clear')} onPress={() => onQuery('')} />}
    </View>
  );
}

type StatusProps = {
  readonly wanted: string;
  readonly sections: readonly RuleSection[];
  readonly unknown: string | undefined;
};

/** How many rules were found, or that the one asked for is not there. */
function Status({ wanted, sections, unknown }: StatusProps) {
  const t = useT();
  const count = sections.reduce((sum, section) => sum + section.rules.length, 0);
  if (unknown === undefined && wanted.trim() === '') return null;
  return (
    <Text
      kind="label"
      color={unknown === undefined ? color.muted : color.bloodText}
      aria-live="polite"
      style={styles.status}
    >
      {unknown === undefined ? t('rulebook.found', { count }) : t('rulebook.unknownRule', { id: unknown })}
    </Text>
  );
}

type ListProps = {
  readonly ref: React.Ref<SectionList<RuleEntry, Chapter>>;
  readonly gameId: GameId;
  readonly primer: Primer | undefined;
  /** The number of a rule of this book. */
  readonly example: string;
  readonly sections: readonly RuleSection[];
  readonly lit: string | undefined;
  readonly onRule: (id: string) => void;
};

function RuleList({ ref, gameId, primer, example, sections, lit, onRule }: ListProps) {
  const t = useT();
  const insets = useSafeAreaInsets();
  const { nearby, onViewableItemsChanged } = useNearbyRules(gameId);
  return (
    <NearbyProvider value={nearby}>
      <SectionList<RuleEntry, Chapter>
        ref={ref}
        style={styles.fill}
        contentContainerStyle={{ paddingBottom: insets.bottom + space.huge }}
        sections={sections.map(({ id, title, picture, rules }) => ({ id, title: t(title), picture, data: rules }))}
        onViewableItemsChanged={onViewableItemsChanged}
        viewabilityConfig={IN_SIGHT}
        keyExtractor={(rule) => rule.id}
        stickySectionHeadersEnabled={false}
        keyboardShouldPersistTaps="handled"
        initialNumToRender={lit === undefined ? FIRST : sections.reduce((sum, { rules }) => sum + rules.length, 0)}
        ListHeaderComponent={primer && <PrimerPage primer={primer} />}
        // What scrolls can be scrolled by keys.
        tabIndex={0}
        role="region"
        aria-label={t('rulebook.title')}
        onScrollToIndexFailed={() => undefined}
        renderSectionHeader={({ section }) => (
          <View style={styles.chapter}>
            <Text kind="section" color={color.violetText}>
              {section.title}
            </Text>
            {primer && <PictureView id={section.id} picture={section.picture} />}
            {lessonsAbout(
              gameId,
              section.data.map(({ id }) => id),
            ).map((lesson) => (
              <LessonChip key={lesson.id} gameId={gameId} lesson={lesson} as="inRules" />
            ))}
          </View>
        )}
        renderItem={({ item }) => <RuleCard rule={item} lit={item.id === lit} onRule={onRule} />}
        ListEmptyComponent={
          <MessagePanel glyph="search" title={t('rulebook.none')} text={t('rulebook.noneNote', { example })} />
        }
      />
    </NearbyProvider>
  );
}

/** An entry counts as seen as soon as a bit of it shows for a moment. */
const IN_SIGHT = { itemVisiblePercentThreshold: 1, minimumViewTime: 60 };

/** What the list has in sight, for the pictures in it. */
function useNearbyRules(gameId: GameId) {
  const nearby = useMemo(
    () => makeNearby(FRONTS[gameId].rulebook.flatMap(({ id, rules }) => [id, ...rules.map((rule) => rule.id)])),
    [gameId],
  );
  const onViewableItemsChanged = useCallback(
    ({ viewableItems }: { readonly viewableItems: ViewToken<RuleEntry | Chapter>[] }) =>
      nearby.see(viewableItems.map(({ item }) => item.id)),
    [nearby],
  );
  return { nearby, onViewableItemsChanged };
}

/** Brings the rule that was asked for into view, once the list stands. */
function useScrollTo(
  list: React.RefObject<SectionList<RuleEntry, Chapter> | null>,
  sections: readonly RuleSection[],
  id: string | undefined,
) {
  const sectionIndex = sections.findIndex((section) => section.rules.some((rule) => rule.id === id));
  const itemIndex = sections[sectionIndex]?.rules.findIndex((rule) => rule.id === id) ?? -1;
  useEffect(() => {
    if (sectionIndex < 0) return;
    // A section list counts its header as item 0.
    const timer = setTimeout(
      () =>
        list.current?.scrollToLocation({ sectionIndex, itemIndex: itemIndex + 1, viewPosition: 0.2, animated: false }),
      80,
    );
    return () => clearTimeout(timer);
  }, [list, sectionIndex, itemIndex]);
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  top: { gap: space.xl },
  search: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  status: { paddingHorizontal: space.s },
  page: { flex: 1, overflow: 'hidden', borderBottomLeftRadius: 0, borderBottomRightRadius: 0, borderBottomWidth: 0 },
  chapter: { paddingHorizontal: space.xxl, paddingTop: space.huge, paddingBottom: space.s, gap: space.l },
});
