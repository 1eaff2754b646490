import { useEffect, useEffectEvent, useState } from 'react';
import { Modal, StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import type { Opaque, Viewer } from '@/engine';
import { useT } from '@/i18n';
import { readingTime, useFrame, useReplay, type Frame, type Replay } from '@/store';
import { Button, color, Panel, Screen, space, Text, TopBar, Turned, usePreferences } from '@/ui';
import { ReplayBoard } from '../replay/ReplayBoard';
import { sidesOf, usualSide } from '../replay/usualSide';
import { Opening } from '../shell/Opening';
import { Caption } from '../table/Caption';

/** What a move shows stays at least so long, in milliseconds. */
const MOVE_MS = 900;

type Props = {
  readonly matchId: string;
  readonly viewer: Viewer;
  /** The moves after the first since, up to the present. */
  readonly since: number;
  readonly to: number;
  readonly onDone: () => void;
};

/** What happened since the own last move, shown once more on a board that nobody can touch. Its end is the table as it lies. */
export function Again({ matchId, viewer, since, to, onDone }: Props) {
  const t = useT();
  const loaded = useReplay(matchId, viewer);
  const failed = loaded.status === 'failed';
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (failed) leave();
  }, [failed]);
  return (
    <Modal onRequestClose={onDone} animationType="fade" supportedOrientations={['portrait', 'landscape']}>
      <Turned>
        <GestureHandlerRootView style={styles.fill}>
          {loaded.status === 'ready' ? (
            <Film replay={loaded.replay} since={since} to={to} onDone={onDone} />
          ) : (
            <Opening words={t('replay.opening')} />
          )}
        </GestureHandlerRootView>
      </Turned>
    </Modal>
  );
}

type FilmProps = Pick<Props, 'since' | 'to' | 'onDone'> & { readonly replay: Replay<Opaque> };

function Film({ replay, since, to, onDone }: FilmProps) {
  const t = useT();
  const [at, next] = useAt(Math.max(since, replay.first));
  const frame = useFrame(replay, at);
  useFilm(frame, at, at < to ? next : onDone);
  return (
    <Screen
      fixed
      maxWidth={1400}
      testID="again"
      top={<TopBar title={t('told.since')} />}
      footer={<Button kind="gold" glyph="close" label={t('told.stop')} onPress={onDone} testID="again:stop" />}
    >
      <View style={styles.body}>
        {frame && <ReplayBoard replay={replay} frame={frame} side={usualSide(sidesOf(replay, frame), replay.viewer)} />}
        <Panel padded style={styles.words}>
          {frame?.last && frame.last.lines.length > 0 && frame.moves > since ? (
            <Caption key={frame.moves} move={frame.last} seats={replay.seats} />
          ) : (
            <Text kind="note" color={color.muted}>
              {t('replay.position', { n: at - since, last: to - since })}
            </Text>
          )}
        </Panel>
      </View>
    </Screen>
  );
}

function useAt(first: number): readonly [number, () => void] {
  const [at, setAt] = useState(first);
  return [at, () => setAt((now) => now + 1)];
}

/** Goes on when what is shown has been read. */
function useFilm(frame: Frame<Opaque> | null, at: number, goOn: () => void): void {
  const { speed } = usePreferences();
  const shown = frame?.moves === at ? frame : null;
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => go(), Math.max(MOVE_MS, readingTime(shown.last?.lines ?? [])) / speed);
    return () => clearTimeout(timer);
  }, [shown, speed]);
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  body: { flex: 1, gap: space.l, paddingBottom: space.l },
  words: { minHeight: 64, justifyContent: 'center' },
});
