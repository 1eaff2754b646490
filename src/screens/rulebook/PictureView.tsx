import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { RulePicture } from '@/games/picture';
import { useT } from '@/i18n';
import { StillCanvas } from '@/scene/StillCanvas';
import { color, IconButton, radius, space, Text, useLayout, useReducedMotion } from '@/ui';
import { useIsNear } from './nearby';
import { PictureFilm } from './PictureFilm';
import { useReader } from './useReader';
import { useStill } from './useStill';

type Props = { /** Of the section or rule that it belongs to. */ readonly id: string; readonly picture: RulePicture };

/** No picture is wider than this, nor higher than a part of the window: the words beside it are to be seen, too. */
const WIDEST = 520;
const HIGHEST = 0.55;
/** In a low window a picture may be higher than that: both its sides are at least so long. */
const LEAST = 220;

const widthIn = (windowHeight: number, ratio: number): number =>
  Math.min(WIDEST, Math.max(windowHeight * HIGHEST * ratio, LEAST * Math.max(1, ratio)));

/** A picture of the rulebook with its caption. It is drawn when it comes near the window; a film plays when it is asked for. */
export function PictureView({ id, picture }: Props) {
  const t = useT();
  const { height: windowHeight } = useLayout();
  const [width, setWidth] = useState(0);
  const size = { width, height: Math.round(width / picture.ratio) };
  const caption = t(picture.caption);
  return (
    <View style={styles.figure}>
      <View
        testID={`picture:${id}`}
        onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))}
        style={[
          styles.frame,
          {
            aspectRatio: picture.ratio,
            maxWidth: widthIn(windowHeight, picture.ratio),
          },
        ]}
      >
        {width > 0 && <Inside id={id} picture={picture} size={size} caption={caption} />}
      </View>
      <Text kind="label" color={color.soft} aria-hidden style={styles.caption}>
        {caption}
      </Text>
    </View>
  );
}

type InsideProps = Props & {
  readonly caption: string;
  readonly size: { readonly width: number; readonly height: number };
};

function Inside({ id, picture, size, caption }: InsideProps) {
  const t = useT();
  const reader = useReader();
  const reduced = useReducedMotion();
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const stop = useCallback(() => setPlaying(false), []);
  const { moments } = picture;
  const shapes = useStill(moments[at] ?? moments[0], reader, size, useIsNear(id));
  const isFilm = moments.length > 1;
  return (
    <>
      <View accessible role="img" aria-label={t('rulebook.picture', { caption })} style={size}>
        {shapes !== null && <StillCanvas shapes={shapes} {...size} />}
        {playing && (
          <View style={StyleSheet.absoluteFill}>
            <PictureFilm picture={picture} reader={reader} size={size} onEnd={stop} />
          </View>
        )}
      </View>
      {isFilm && (
        <IconButton
          glyph={reduced ? 'chevronRight' : playing ? 'pause' : 'play'}
          label={
            reduced
              ? t('rulebook.step', { n: ((at + 1) % moments.length) + 1, of: moments.length })
              : t(playing ? 'rulebook.stop' : 'rulebook.play')
          }
          // Where motion is not wanted, a tap shows one moment after the other.
          onPress={() => (reduced ? setAt((at + 1) % moments.length) : setPlaying(!playing))}
          testID={`film:${id}`}
          style={styles.play}
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  figure: { gap: space.m, paddingVertical: space.s },
  frame: {
    width: '100%',
    overflow: 'hidden',
    borderRadius: radius.card,
    backgroundColor: color.night,
    boxShadow: `0px 0px 0px 1px ${color.line}`,
  },
  caption: { maxWidth: WIDEST },
  play: { position: 'absolute', right: space.l, bottom: space.l },
});
