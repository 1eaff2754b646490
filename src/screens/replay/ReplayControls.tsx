import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, height, IconButton, radius, Slider, space, surface, Text, Touchable } from '@/ui';
import type { usePlayback } from './usePlayback';

type Props = {
  readonly playback: ReturnType<typeof usePlayback>;
  readonly first: number;
  readonly last: number;
  /** There is room for the way to the beginning and to the end. */
  readonly roomy: boolean;
  /** Stands at the end of the row. */
  readonly children?: ReactNode;
};

/** The line of all moves and the buttons that walk along it. */
export function ReplayControls({ playback, first, last, roomy, children }: Props) {
  const t = useT();
  const { at, playing, speed, jump, toggle, faster } = playback;
  const position = t('replay.position', { n: at, last });
  return (
    <View style={styles.controls}>
      <Text
        kind="label"
        color={color.soft}
        testID="replay:position"
        aria-live={playing ? 'off' : 'polite'}
        style={styles.position}
      >
        {position}
      </Text>
      <Slider
        testID="replay:slider"
        label={t('replay.slider')}
        value={at}
        min={first}
        max={last}
        text={position}
        onChange={jump}
      />
      <View style={styles.buttons}>
        {roomy && (
          <IconButton glyph="skipBack" label={t('replay.first')} onPress={() => jump(first)} testID="replay:first" />
        )}
        <IconButton
          glyph="stepBack"
          label={t('replay.previous')}
          onPress={() => jump(at - 1)}
          testID="replay:previous"
        />
        <IconButton
          kind="raised"
          glyph={playing ? 'pause' : 'play'}
          label={t(playing ? 'replay.pause' : 'replay.play')}
          onPress={toggle}
          testID="replay:play"
          style={styles.play}
          color={color.gold}
        />
        <IconButton glyph="step" label={t('replay.next')} onPress={() => jump(at + 1)} testID="replay:next" />
        {roomy && <IconButton glyph="skip" label={t('replay.last')} onPress={() => jump(last)} testID="replay:last" />}
        <Touchable
          onPress={faster}
          aria-label={`${t('replay.speed')}: ${t('replay.speedValue', { n: speed })}`}
          style={styles.speed}
          testID="replay:speed"
        >
          <Text kind="label">{t('replay.speedValue', { n: speed })}</Text>
        </Touchable>
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  controls: { gap: space.s },
  position: { paddingHorizontal: space.s },
  buttons: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: space.m,
  },
  play: { width: 60, height: 48 },
  speed: {
    ...surface.ghost,
    minWidth: height.touch,
    height: height.touch,
    borderRadius: radius.button,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
