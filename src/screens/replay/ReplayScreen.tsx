import { useRouter } from 'expo-router';
import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Opaque } from '@/engine';
import type { BoardSide } from '@/games/front';
import { useT, useWords } from '@/i18n';
import { playOnFrom, useAppDispatch, useFrame, useReplay, type Frame, type Replay } from '@/store';
import {
  Button,
  color,
  Panel,
  Screen,
  SIDE_PANEL,
  space,
  Text,
  TopBar,
  useLayout,
  useOnce,
  usePreferences,
} from '@/ui';
import { LogList } from '../log/LogList';
import { Message } from '../shell/Message';
import { Opening } from '../shell/Opening';
import { useBack } from '../shell/useBack';
import { ReplayBoard } from './ReplayBoard';
import { ReplayControls } from './ReplayControls';
import { SideChoice } from './SideChoice';
import { sidesOf, usualSide } from './usualSide';
import { useCourse } from './useCourse';
import { usePlayback } from './usePlayback';
import { useSlow } from '../shell/useSlow';

type Props = { readonly matchId: string; /** Where it begins: after so many moves. */ readonly at?: number };

/** A match looked at move by move. Nothing here touches the match itself. */
export function ReplayScreen({ matchId, at }: Props) {
  const t = useT();
  const words = useWords();
  const router = useRouter();
  const loaded = useReplay(matchId);
  if (loaded.status === 'loading') return <Opening words={t('replay.opening')} />;
  if (loaded.status === 'failed') {
    return (
      <Message testID="replay:failed" glyph="warning" title={t('play.failed')} text={words(loaded.problem)}>
        <Button kind="gold" glyph="saves" label={t('play.saves')} onPress={() => router.replace('/saves')} />
        <Button kind="ghost" glyph="gate" label={t('common.home')} onPress={() => router.replace('/')} />
      </Message>
    );
  }
  return <OpenReplay replay={loaded.replay} from={at} />;
}

function OpenReplay({ replay, from }: { replay: Replay<Opaque>; from: number | undefined }) {
  const t = useT();
  const back = useBack();
  const { isWide } = useLayout();
  const { hand } = usePreferences();
  const words = useWords();
  const { borders, progressAt } = useCourse(replay);
  const playback = usePlayback({ first: replay.first, last: replay.last, from, borders });
  const frame = useFrame(replay, playback.at);
  const [chosen, setChosen] = useState<BoardSide | null>(null);
  const reading = useSlow(frame !== null && frame.moves !== playback.at);
  if (!frame) return <Opening words={t('replay.opening')} />;
  const sides = sidesOf(replay, frame);
  const side = chosen ?? usualSide(sides, replay.viewer);
  const progress = progressAt(playback.at);
  return (
    <Screen fixed maxWidth={1400} testID="replay" top={<TopBar title={replay.name} onBack={back} />}>
      <View style={[styles.body, isWide && (hand === 'left' ? styles.mirrored : styles.beside)]}>
        <ReplayBoard replay={replay} frame={frame} side={side} />
        <Panel padded style={[styles.panel, isWide && styles.side]}>
          <Lines replay={replay} frame={frame} reading={reading} grow={isWide} />
          <ScrollView style={styles.controls}>
            <ReplayControls
              playback={playback}
              first={replay.first}
              last={replay.last}
              progress={progress ? words(progress) : ''}
              side={
                sides.length > 1 && (
                  <SideChoice sides={sides} side={side} seats={replay.seats} roomy={isWide} onSide={setChosen} />
                )
              }
              roomy={isWide}
            >
              <PlayOn replay={replay} at={playback.at} frame={frame} />
            </ReplayControls>
          </ScrollView>
        </Panel>
      </View>
    </Screen>
  );
}

type FrameProps = { readonly replay: Replay<Opaque>; readonly frame: Frame<Opaque> };

/** What the move did, and why some of it stays hidden. */
function Lines({ replay, frame, reading, grow }: FrameProps & { readonly reading: boolean; readonly grow: boolean }) {
  const t = useT();
  const words = useWords();
  const lines = frame.last?.lines ?? [];
  return (
    <ScrollView tabIndex={0} style={grow ? styles.tallLines : styles.lines} contentContainerStyle={styles.linesContent}>
      {reading && (
        <Text kind="note" color={color.muted} role="status" aria-live="polite" testID="replay:reading">
          {t('replay.reading')}
        </Text>
      )}
      {frame.gap && (
        <Text kind="note" color={color.bloodText}>
          {words(frame.gap)}
        </Text>
      )}
      {lines.length > 0 && <LogList lines={lines} seats={replay.seats} />}
      {lines.length === 0 && !frame.gap && (
        <Text kind="note" color={color.muted}>
          {frame.last ? t('replay.nothing') : replay.viewer === 'table' ? t('replay.hidden') : t('replay.beginning')}
        </Text>
      )}
    </ScrollView>
  );
}

function PlayOn({ replay, at, frame }: FrameProps & { readonly at: number }) {
  const t = useT();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const { run, running } = useOnce(async () => {
    const made = await dispatch(playOnFrom(replay.matchId, at));
    if ('problem' in made) return undefined;
    router.replace({ pathname: '/play/[match]', params: { match: made.id } });
    return 'left';
  });
  if (frame.result || frame.shown !== at) return null;
  return (
    <Button
      kind="raised"
      label={t('replay.playOnShort')}
      accessibilityLabel={t('replay.playOn')}
      accessibilityHint={t('replay.playOnNote')}
      busy={running}
      onPress={run}
      testID="replay:playOn"
      style={styles.playOn}
    />
  );
}

const styles = StyleSheet.create({
  body: { flex: 1, gap: space.xl, paddingBottom: space.xl },
  beside: { flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  /** Where large text leaves no room for all of them, the controls scroll. */
  controls: { flexGrow: 0, flexShrink: 1 },
  panel: { gap: space.l, padding: space.xl, flexShrink: 1 },
  side: { width: SIDE_PANEL },
  lines: { maxHeight: 64, minHeight: 44, flexGrow: 0 },
  tallLines: { flex: 1, minHeight: 44 },
  playOn: { flexGrow: 1, minHeight: 48, paddingHorizontal: space.l },
  linesContent: { gap: space.m },
});
