import { Canvas, Group, Picture } from '@shopify/react-native-skia';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { Platform, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import { useDerivedValue, useSharedValue } from 'react-native-reanimated';
import type { Words } from '@/engine';
import type { Box } from '@/look/box';
import { cameraOn, canPan, fitCamera, seenBox, seenPart, type Size, type Zoom } from './camera';
import { isAlive, recordFrame } from './frame';
import type { Corner, Scene, Target } from './nodes';
import { useGuide } from './guide';
import { Pointing } from './Pointing';
import { useFontbook } from './SceneFonts';
import { TouchOverlay } from './TouchOverlay';
import { useBoardGestures } from './useBoardGestures';
import { glideTo, useCamera } from './useCamera';
import { useCanvasView } from './useCanvasView';
import type { Dial } from './useDial';
import { carriedBy, letGo, type Drag } from './useDrag';
import { makeDraw, useDrawing } from './useDrawing';
import { useFeel } from './useFeel';
import { useLens } from './useLens';
import { useLook } from './useLook';
import type { Sketch } from './useSketch';
import { useTouch } from './useTouch';
import { useTransitions } from './useTransitions';
import { useTurning } from './useTurning';
import { useUnveiling } from './useUnveiling';
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
  /** Brings a box of the board into the middle: at a scale, or as it is; smaller where the box would not fit. */
  lookAt(box: Box, scale?: number): void;
  /** The part of the board that is seen now. */
  seen(): Box;
};

type Props = {
  readonly scene: Scene;
  readonly targets: readonly Target[];
  readonly words: (words: Words) => string;
  readonly onTap: (id: string) => void;
  readonly onLongPress?: (id: string) => void;
  /** A tap near nothing, at a point of the board. */
  readonly onTapBoard?: (at: Corner) => void;
  /** Fades instead of motion. */
  readonly reducedMotion?: boolean;
  /** Motion is divided by this. */
  readonly speed?: number;
  /** Something covers the scene: swirls stop. */
  readonly paused?: boolean;
  /** Pinch, pan and double tap. */
  readonly zoomable?: boolean;
  /** The room on the screen, where it is not as large as the board. */
  readonly window?: Size;
  /** How far the board may be zoomed; from all of it to three times that unless told. */
  readonly zoom?: Zoom;
  /** What is looked at first, as large as it may be; the whole board unless told. */
  readonly opening?: Box;
  /** A drag that is the game's, not the camera's. */
  readonly drag?: Drag;
  /** What is drawn over the board while a finger is on it. */
  readonly sketch?: Sketch;
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
  onTapBoard,
  reducedMotion = false,
  speed = 1,
  paused = false,
  zoomable = false,
  window,
  zoom,
  opening,
  drag,
  sketch,
  dial,
  style,
  testID = 'scene',
  ref,
}: Props) {
  const fonts = useFontbook();
  const { width, height } = scene;
  const room = { width: window?.width ?? width, height: window?.height ?? height };
  const lens = useLens(scene, room, zoom);
  const { view, attach, life } = useCanvasView(room.width, room.height, fonts !== null);
  const { board, transform, overlayStyle } = useCamera(lens, opening, reducedMotion, scene.board);
  const { camera, busy } = board;
  const near = useCallback(() => middleOf(seenPart(camera.get(), lens.window)), [camera, lens]);
  const { clock, end, actors } = useTransitions(
    scene,
    fonts,
    { reduced: reducedMotion, speed },
    useMemo(() => ({ near, letGo: () => letGo(drag) }), [near, drag]),
  );
  const drawn = useUnveiling(actors, life);
  const feel = useFeel(reducedMotion);
  const drawing = useDrawing(drag, board, targets);
  const gesture = useBoardGestures(board, zoomable, drawing);
  useWheelZoom(view, board, zoomable);
  useRenderCount(view);
  const find = (id: string) => targets.find((target) => target.id === id);
  useImperativeHandle(ref, () => ({
    shake: (id) => feel.shakeThing(find(id)?.node ?? id),
    boxOf: (id) => {
      const target = find(id);
      return target === undefined ? null : seenBox(camera.get(), target);
    },
    isFit: () => !canPan(camera.get(), lens),
    fit: () => glideTo(board, fitCamera(lens)),
    lookAt: (box, scale) => glideTo(board, cameraOn(box, scale ?? camera.get().scale, lens)),
    seen: () => seenPart(camera.get(), lens.window),
  }));
  const guide = useGuide();
  // What lies under a finger that turns the dial or drags something is neither tapped nor asked about.
  const unlessMoved = (touched: (id: string) => void) => (id: string) => {
    if (dial?.held.get() === true || drag?.active.get() === true) return;
    touched(id);
    guide?.touched?.(id);
  };
  const handlers = useTouch({
    targets,
    camera,
    view,
    onTap: unlessMoved(onTap),
    onLongPress: onLongPress && unlessMoved(onLongPress),
    onTapBoard,
    sink: feel.pressIn,
    rise: feel.pressOut,
    drags: drag !== undefined,
  });
  const { pressed, press, shaken, shake } = feel;
  const still = useSharedValue(0);
  const dialAngle = dial?.angle ?? still;
  const look = useLook(board, clock, end, dial, scene.legible);
  const lives = !paused && !reducedMotion && scene.nodes.some(({ swirl, sways }) => (swirl ?? sways) !== undefined);
  const angle = useTurning(lives, () => {
    'worklet';
    return busy.get() === 0 && isAlive(actors.get(), look.get());
  });
  const gestures = useMemo(() => {
    const draw = drawing === null ? [] : [makeDraw(drawing)];
    return Gesture.Simultaneous(gesture, ...draw, ...(dial === undefined ? [] : [dial.gesture]));
  }, [gesture, drawing, dial]);
  const picture = useDerivedValue(() =>
    recordFrame(
      actors.get(),
      {
        now: clock.get(),
        turn: angle.get(),
        dial: dialAngle.get(),
        carried: carriedBy(drag),
        drawn: drawn.get(),
        ...look.get(),
      },
      { pressed: pressed.get(), press: press.get(), shaken: shaken.get(), shake: shake.get() },
    ),
  );
  return (
    <GestureDetector gesture={gestures}>
      <View ref={attach} testID={testID} collapsable={false} style={[styles.scene, room, style]}>
        {fonts !== null && (
          <Canvas key={life} testID={`${testID}:canvas`} style={CANVAS}>
            <Group transform={transform}>
              <Picture picture={picture} />
              {sketch && <Picture picture={sketch.picture} />}
            </Group>
          </Canvas>
        )}
        <TouchOverlay
          targets={targets}
          words={words}
          board={lens.board}
          feels={targets.length > 0 || onTapBoard !== undefined}
          handlers={handlers}
          style={overlayStyle}
        />
        <Pointing targets={targets} board={board} />
      </View>
    </GestureDetector>
  );
}

const middleOf = ({ x, y, w, h }: Box): Corner => ({ x: x + w / 2, y: y + h / 2 });

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
