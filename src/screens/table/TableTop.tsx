import { useRouter } from 'expo-router';
import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { GameId } from '@/games';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { CoachButton } from '@/screens/coach/CoachButton';
import { useBack } from '@/screens/shell/useBack';
import { color, Glyph, IconButton, ListRow, Sheet, space, Text, useLayout, type GlyphName } from '@/ui';

type Props = {
  readonly gameId: GameId;
  readonly box: Box;
  /** Whose turn it is and how far the match is; what else a game shows up there. */
  readonly children: ReactNode;
  /** Null where the log is always in sight. */
  readonly onLog: (() => void) | null;
  /** What else a game has behind its menu. */
  readonly more?: readonly Way[];
};

type Way = { readonly id: string; readonly glyph: GlyphName; readonly label: string; readonly go: () => void };

const NO_MORE: readonly Way[] = [];

/** From this width on rules and settings have buttons of their own. */
const ROOMY = 520;
/** Below this width, or a greater one where words are larger, the log is behind the menu, too: the state of the match comes first. */
const TIGHT = 340;
/** Words up here grow with the reader's wish up to this. */
const GROWS = { phone: 1.25, tablet: 1.4 } as const;

/** The upper edge of every table: the way back, the state of the match, log, rules and settings. */
export function TableTop({ gameId, box, children, onLog, more: further = NO_MORE }: Props) {
  const t = useT();
  const back = useBack();
  const router = useRouter();
  const [more, setMore] = useState(false);
  const { textScale } = useLayout();
  const tight = box.w < TIGHT * Math.min(textScale, GROWS.phone);
  const ways: readonly Way[] = [
    ...(tight && onLog ? [{ id: 'log', glyph: 'list', label: t('play.log'), go: onLog } satisfies Way] : []),
    {
      id: 'rules',
      glyph: 'help',
      label: t('play.rules'),
      go: () => router.push({ pathname: '/rulebook/[game]', params: { game: gameId } }),
    },
    { id: 'settings', glyph: 'settings', label: t('settings.title'), go: () => router.push('/settings') },
    ...further,
  ];
  return (
    <View style={[styles.top, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      <IconButton glyph="back" label={t('common.back')} onPress={back} testID="top:back" />
      {children}
      <CoachButton gameId={gameId} wordy={box.w >= ROOMY} />
      {onLog && !tight && <IconButton glyph="list" label={t('play.log')} onPress={onLog} testID="log:open" />}
      {box.w >= ROOMY &&
        ways.map(({ id, glyph, label, go }) => (
          <IconButton key={id} glyph={glyph} label={label} onPress={go} testID={`top:${id}`} />
        ))}
      {box.w < ROOMY && (
        <IconButton
          glyph="more"
          label={t('told.more')}
          expanded={more}
          onPress={() => setMore(true)}
          testID="top:more"
        />
      )}
      <Sheet open={more} onClose={() => setMore(false)} title={t('told.more')} testID="top:menu">
        {ways.map(({ id, glyph, label, go }) => (
          <ListRow
            key={id}
            title={label}
            before={<Glyph name={glyph} size={24} color={color.gold} />}
            onPress={() => {
              setMore(false);
              go();
            }}
            testID={id === 'log' ? 'log:open' : `top:${id}`}
          />
        ))}
      </Sheet>
    </View>
  );
}

type StateProps = {
  /** The same in words and, where those have no room, in fewer. */
  readonly title: string | readonly string[];
  readonly line: string | readonly string[];
  /** What a screen reader says instead of the line, where that is shortened. */
  readonly spoken?: string;
  readonly bright?: boolean;
  readonly narrow: boolean;
};

/** Width of a letter on average, made as small as it may become: carved letters, and those one reads. */
const CARVED = { phone: 10.2, tablet: 14 } as const;
const READ = 6;

/** The first of these texts that has room, else the shortest. */
const fitting = (texts: readonly string[], width: number, letter: number): string =>
  texts.find((text) => text.length * letter <= width) ?? texts.at(-1) ?? '';

/** Whose turn it is and how far the match is: spoken whenever it changes. */
export function TableState({ title, line, spoken, bright = false, narrow }: StateProps) {
  const { isTablet, textScale } = useLayout();
  const [width, setWidth] = useState(Infinity);
  const [titles, lines] = [[title].flat(), [line].flat()];
  const most = isTablet ? GROWS.tablet : GROWS.phone;
  const by = Math.min(textScale, most);
  return (
    <View
      testID="turn:seat"
      accessible
      role="status"
      aria-label={`${titles[0]}. ${spoken ?? lines[0]}`}
      aria-live="polite"
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={styles.words}
    >
      <Text
        kind="title"
        numberOfLines={1}
        adjustsFontSizeToFit
        minimumFontScale={0.7}
        maxFontSizeMultiplier={most}
        style={narrow && styles.small}
      >
        {fitting(titles, width, by * (isTablet ? CARVED.tablet : CARVED.phone))}
      </Text>
      <Text
        kind="label"
        color={bright ? color.gold : color.muted}
        numberOfLines={1}
        adjustsFontSizeToFit
        minimumFontScale={0.8}
        maxFontSizeMultiplier={most}
      >
        {fitting(lines, width, by * READ)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  top: { position: 'absolute', flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: 0 },
  small: { fontSize: 18, lineHeight: 22 },
});
