import { Canvas, Group, Picture } from '@shopify/react-native-skia';
import { useEffect, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { Platform, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import { useDerivedValue, useSharedValue } from 'react-native-reanimated';
import type { Words } from '@/engine';
import type { Box } from '@/look/box';
import { FIT, seenBox } from './camera';
import { recordFrame } from './frame';
import type { Scene, Target } from './nodes';
import { useFontbook } from './SceneFonts';
import { TouchOverlay } from './TouchOverlay';
import { useBoardGestures } from './useBoardGestures';
import { useCanvasView } from './useCanvasView';
import type { Dial } from './useDial';
import { useFeel } from './useFeel';
import { useTransitions } from './useTransitions';
import { useTurning } from './useTurning';
import { useWheelZoom } from './useWheelZoom';

/** What can be asked of a scene from outside. */
export type SceneHandle = {
  /** Shakes the thing of a target: the tap on it was refused. */
  shake(id: string): void;
  /** Where a target is seen now, from the top left corner of the scene. */
  boxOf(id: string): Box | null;
  /** Whether the whole board shows: a stroke across it does not pan. */
  isFit(): boolean;
  /** Shows the whole board again. */
  fit(): void;
};

type Props = {
  readonly scene: Scene;
  readonly targets: readonly Target[];
  readonly words: (words: Words) => string;
  readonly onTap: (id: string) => void;
  readonly onLongPress?: (id: string) => void;
  /** Fades instead of motion. */
  readonly reducedMotion?: boolean;
  /** Motion is divided by this. */
  readonly speed?: number;
  /** Something covers the scene: swirls stop. */
  readonly paused?: boolean;
  /** Pinch, pan and double tap. */
  readonly zoomable?: boolean;
  /** Turns the nodes that have an orbit, by hand or by itself. */
  readonly dial?: Dial;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
  readonly ref?: Ref<SceneHandle>;
};

/** A whole board: one Skia canvas, and over it an accessible view for everything that can be tapped. */
export function SceneCanvas({
  scene,
  targets,
  words,
  onTap,
  onLongPress,
  reducedMotion = false,
  speed = 1,
  paused = false,
  zoomable = false,
  dial,
  style,
  testID = 'scene',
  ref,
}: Props) {
  const fonts = useFontbook();
  const { width, height } = scene;
  const board = useMemo(() => ({ width, height }), [width, height]);
  const { view, attach, life } = useCanvasView(width, height, fonts !== null);
  const { clock, actors } = useTransitions(scene, fonts, { reduced: reducedMotion, speed });
  const feel = useFeel(reducedMotion);
  const angle = useTurning(!paused && !reducedMotion && scene.nodes.some(({ swirl }) => swirl !== undefined));
  const { camera, gesture, sharp, transform, overlayStyle } = useBoardGestures(board, zoomable);
  useWheelZoom(view, camera, board, zoomable);
  useRenderCount(view);
  const shakeTarget = (id: string) => feel.shakeThing(targets.find((target) => target.id === id)?.node ?? id);
  const boxOf = (id: string) => {
    const target = targets.find((each) => each.id === id);
    return target === undefined ? null : seenBox(camera.get(), target);
  };
  useImperativeHandle(ref, () => ({
    shake: shakeTarget,
    boxOf,
    isFit: () => camera.get().scale <= FIT.scale,
    fit: () => camera.set(FIT),
  }));
  // What lies under a finger that turns the dial is not tapped.
  const unlessTurned = (touched: (id: string) => void) => (id: string) => {
    if (dial?.held.get() !== true) touched(id);
  };
  const { pressed, press, shaken, shake } = feel;
  const still = useSharedValue(0);
  const dialAngle = dial?.angle ?? still;
  const gestures = useMemo(
    () => (dial === undefined ? gesture : Gesture.Simultaneous(gesture, dial.gesture)),
    [gesture, dial],
  );
  const picture = useDerivedValue(() =>
    recordFrame(
      actors.get(),
      { now: clock.get(), turn: angle.get(), sharp: sharp.get(), dial: dialAngle.get() },
      { pressed: pressed.get(), press: press.get(), shaken: shaken.get(), shake: shake.get() },
    ),
  );
  return (
    <GestureDetector gesture={gestures}>
      <View ref={attach} testID={testID} collapsable={false} style={[styles.scene, { width, height }, style]}>
        {fonts !== null && (
          <Canvas key={life} testID={`${testID}:canvas`} style={CANVAS}>
            <Group transform={transform}>
              <Picture picture={picture} />
            </Group>
          </Canvas>
        )}
        <TouchOverlay
          targets={targets}
          words={words}
          onTap={unlessTurned(onTap)}
          onLongPress={onLongPress && unlessTurned(onLongPress)}
          onPressIn={feel.pressIn}
          onPressOut={feel.pressOut}
          style={overlayStyle}
        />
      </View>
    </GestureDetector>
  );
}

/** In a browser the element tells how often it was rendered: a journey checks that gestures and motion never do. */
const useRenderCount = (view: React.RefObject<View | null>) => {
  const count = useRef(0);
  useEffect(() => {
    count.current += 1;
    const element: unknown = view.current;
    if (Platform.OS === 'web' && element instanceof Element)
      element.setAttribute('data-renders', String(count.current));
  });
};

/** One plain object: in a browser Skia's view hands it to the element as it is. */
const CANVAS = { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, pointerEvents: 'none' } as const;

const styles = StyleSheet.create({ scene: { overflow: 'hidden' } });
