import { useEffect, useEffectEvent } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import type { Box } from '@/look/box';
import { cameraOn, holds, seenPart, type Camera, type Size } from './camera';
import { useGuide } from './guide';
import type { Target } from './nodes';
import { PointRing } from './PointRing';
import { GLIDE_MS, glideTo, type BoardCamera } from './useCamera';

type Props = { readonly targets: readonly Target[]; readonly board: BoardCamera };

/** Rings round what a lesson points at on this board, which go along with the camera; what is out of sight is brought into it. */
export function Pointing({ targets, board }: Props) {
  const guide = useGuide();
  const pointed = guide === null ? [] : targets.filter(({ id }) => guide.at.includes(id));
  useInSight(pointed, board);
  if (pointed.length === 0) return null;
  return (
    <View pointerEvents="none" style={StyleSheet.absoluteFill}>
      {pointed.map((target) => (
        <Ring key={target.id} target={target} board={board} />
      ))}
    </View>
  );
}

function Ring({ target: { x, y, w, h, round }, board: { camera } }: { target: Target; board: BoardCamera }) {
  const place = useAnimatedStyle(() => {
    const { x: dx, y: dy, scale } = camera.get();
    return { left: dx + x * scale, top: dy + y * scale, width: w * scale, height: h * scale };
  });
  return (
    <Animated.View style={[styles.place, place]}>
      <PointRing round={round === true} />
    </Animated.View>
  );
}

/** Buttons and captions at the edges of a board cover as much of it, in points of the screen; never more than a part of a small one. */
const EDGE = 56;
const MOST_EDGE = 0.22;

/** What is surely seen of a board. */
function clearPart(camera: Camera, window: Size): Box {
  const { x, y, w, h } = seenPart(camera, window);
  const [dx, dy] = [w, h].map((side) => Math.min(EDGE / camera.scale, side * MOST_EDGE));
  return { x: x + dx, y: y + dy, w: w - 2 * dx, h: h - 2 * dy };
}

function useInSight(pointed: readonly Target[], board: BoardCamera): void {
  const [first] = pointed;
  const show = useEffectEvent(() => {
    const { camera, lens } = board;
    if (first === undefined || holds(clearPart(camera.get(), lens.window), first)) return;
    glideTo(board, cameraOn(first, camera.get().scale, lens));
  });
  const wanted = pointed.map(({ id }) => id).join();
  useEffect(() => {
    show();
    // The table may set out for something else in the same moment: when it has arrived there, it is looked at once more.
    const arrived = setTimeout(() => show(), GLIDE_MS + 50);
    return () => clearTimeout(arrived);
  }, [wanted]);
}

const styles = StyleSheet.create({ place: { position: 'absolute' } });
