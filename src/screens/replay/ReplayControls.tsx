import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, height, IconButton, radius, Segment, Slider, space, surface, Text, Touchable } from '@/ui';
import { UNITS } from './borders';
import type { usePlayback } from './usePlayback';

type Props = {
  readonly playback: ReturnType<typeof usePlayback>;
  readonly first: number;
  readonly last: number;
  /** How far the match is, in words. */
  readonly progress: string;
  /** Whose side is chosen, where there is a choice. */
  readonly side: ReactNode;
  /** There is room for the way to the beginning and to the end. */
  readonly roomy: boolean;
  /** Stands at the end of the row. */
  readonly children?: ReactNode;
};

/** The line of all moves and the buttons that walk along it. */
export function ReplayControls({ playback, first, last, progress, side, roomy, children }: Props) {
  const t = useT();
  const { at, unit, setUnit, onward, back, playing, speed, jump, toggle, faster } = playback;
  const position = t('replay.position', { n: at, last });
  return (
    <View style={styles.controls}>
      <View style={styles.where}>
        <Text kind="label" color={color.soft} testID="replay:position" aria-live={playing ? 'off' : 'polite'}>
          {position}
        </Text>
        <Text kind="label" color={color.muted} testID="replay:progress">
          {progress}
        </Text>
      </View>
      <Slider
        testID="replay:slider"
        label={t('replay.slider')}
        value={at}
        min={first}
        max={last}
        text={progress === '' ? position : `${position}, ${progress}`}
        onChange={jump}
      />
      <View style={styles.choices}>
        <Segment
          compact
          testID="replay:unit"
          label={t('replay.unit')}
          value={unit}
          choices={UNITS.map((value) => ({ value, label: t(`replay.units.${value}`) }))}
          onChange={setUnit}
        />
        {side}
      </View>
      <View style={styles.buttons}>
        {roomy && (
          <IconButton glyph="skipBack" label={t('replay.first')} onPress={() => jump(first)} testID="replay:first" />
        )}
        <IconButton glyph="stepBack" label={t(`replay.previous.${unit}`)} onPress={back} testID="replay:previous" />
        <IconButton
          kind="raised"
          glyph={playing ? 'pause' : 'play'}
          label={t(playing ? 'replay.pause' : 'replay.play')}
          onPress={toggle}
          testID="replay:play"
          style={styles.play}
          color={color.gold}
        />
        <IconButton glyph="step" label={t(`replay.next.${unit}`)} onPress={onward} testID="replay:next" />
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
  where: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    paddingHorizontal: space.s,
    columnGap: space.l,
  },
  choices: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
  },
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
