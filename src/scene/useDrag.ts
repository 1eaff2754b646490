import { useEffect, useMemo, useRef } from 'react';
import { useSharedValue, type SharedValue } from 'react-native-reanimated';
import type { Corner } from './nodes';
import type { Carried } from './things';

const HERE: Corner = { x: 0, y: 0 };

/** A drag on a board, told to its game: all points are points of the board. */
export type Dragged = {
  /** The target on which it began; null on free ground. */
  readonly target: string | null;
  readonly from: Corner;
  readonly at: Corner;
};

/** How a drag is: it begins, it was let go, or it was broken off. */
type Turn = 'begun' | 'done' | 'dropped';

/** A drag that belongs to the game: for a piece, a path, a measured line. A scene fills it in, on the UI thread. */
export type Drag = {
  readonly active: SharedValue<boolean>;
  /** The target on which it began; nothing on free ground. */
  readonly target: SharedValue<string>;
  readonly from: SharedValue<Corner>;
  readonly at: SharedValue<Corner>;
  /** The thing that goes along with the finger, and how much of the way: 1 while it is held, 0 when it is back at its place. */
  readonly thing: SharedValue<string>;
  readonly lift: SharedValue<number>;
  readonly ground: 'pans' | 'draws';
  readonly carries: boolean;
  /** Tells the game. */
  readonly tell: (turn: Turn, drag: Dragged) => void;
};

/** What a finger carries now, or has just let go of. */
export const carriedBy = (drag: Drag | undefined): Carried | undefined => {
  'worklet';
  if (drag === undefined) return undefined;
  const [thing, lift, from, at] = [drag.thing.get(), drag.lift.get(), drag.from.get(), drag.at.get()];
  if (thing === '' || lift === 0) return undefined;
  return { thing, dx: (at.x - from.x) * lift, dy: (at.y - from.y) * lift };
};

/** The drag as it is now. */
export const dragged = ({ target, from, at }: Drag): Dragged => {
  'worklet';
  return { target: target.get() === '' ? null : target.get(), from: from.get(), at: at.get() };
};

/** Takes from the finger what it has let go of: whoever asks knows where it goes from there. */
export const letGo = (drag: Drag | undefined): Carried | undefined => {
  const carried = carriedBy(drag);
  if (drag === undefined || carried === undefined || drag.active.get()) return undefined;
  drag.lift.set(0);
  return carried;
};

type Options = {
  /** What a drag does that begins on nothing that `drags`: it pans the board unless told. */
  readonly ground?: 'pans' | 'draws';
  /** Whether the thing on which it began goes along with the finger. */
  readonly carries?: boolean;
  readonly onBegin?: (drag: Dragged) => void;
  /** Let go; or broken off, as by a second finger. */
  readonly onEnd?: (drag: Dragged, letGo: boolean) => void;
};

/**
 * A drag for a SceneCanvas. Its values change with the finger and render nothing: derive from `from` and `at` what
 * follows the finger, such as the `sketch` of a scene. React hears only of the beginning and the end.
 */
export function useDrag({ ground = 'pans', carries = false, onBegin, onEnd }: Options = {}): Drag {
  const active = useSharedValue(false);
  const target = useSharedValue('');
  const from = useSharedValue(HERE);
  const at = useSharedValue(HERE);
  const thing = useSharedValue('');
  const lift = useSharedValue(0);
  const game = useRef({ onBegin, onEnd });
  useEffect(() => {
    game.current = { onBegin, onEnd };
  });
  return useMemo(() => {
    const tell = (turn: Turn, drag: Dragged) =>
      turn === 'begun' ? game.current.onBegin?.(drag) : game.current.onEnd?.(drag, turn === 'done');
    return { active, target, from, at, thing, lift, ground, carries, tell };
  }, [active, target, from, at, thing, lift, ground, carries]);
}
