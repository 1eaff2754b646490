import { useRef } from 'react';
import { useAnimatedReaction } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import type { Words } from '@/engine';
import { useDrag, type Drag, type Dragged } from '@/scene/useDrag';
import { useSketch, type Sketch } from '@/scene/useSketch';
import { boardSize, onTable } from '../../board/frame';
import { gripAt } from '../../board/pull/grips';
import { pulled, pullFrom, type Pull, type Pulled } from '../../board/pull/pull';
import { sketchOf } from '../../board/pull/sketch';
import { whyWords } from '../../rulebook/why';
import { unitOfGroup } from '../../rules/rounds';
import type { Point } from '../../rules';
import type { Play } from './usePlay';

/** Thirty verdicts a second: more than an eye wants, and less than a slow device can give. */
const PAUSE = 33;

/** A finger that is down: what it holds, the line it has drawn, and what was last said of it. */
type Held = {
  readonly pull: Pull;
  readonly drawn: Point[];
  said: Pulled | null;
  at: number;
  later: ReturnType<typeof setTimeout> | null;
};

type Options = {
  readonly play: Play;
  readonly lookOf: (seat: number) => number;
  readonly say: (words: Words) => string;
  /** Points of the screen a millimetre, now. */
  readonly scale: () => number;
};

/**
 * Leads groups with a finger: the newest place is judged some thirty times a second and drawn as a sketch, without a render or an action of the
 * store; when the finger is lifted, what was led there is chosen.
 */
export function usePull({ play, lookOf, say, scale }: Options): { readonly drag: Drag; readonly sketch: Sketch } {
  const sketch = useSketch();
  const held = useRef<Held | null>(null);
  const judge = () => {
    const now = held.current;
    if (now === null) return;
    now.later = null;
    now.at = Date.now();
    now.said = pulled(now.pull, now.drawn);
    const { view, grip } = now.pull;
    const finger = now.drawn[now.drawn.length - 1] ?? now.pull.from;
    const look = lookOf(unitOfGroup(view, grip.group).seat);
    sketch.show(
      now.said === null
        ? []
        : sketchOf(now.said, { look, scale: scale(), finger, say, whyWords }, boardSize(view.config).width),
    );
  };
  const follow = (x: number, y: number) => {
    const now = held.current;
    if (now === null) return;
    now.drawn.push(onTable({ x, y }));
    // Only the newest place is judged: what comes between two verdicts is only drawn through.
    now.later ??= setTimeout(judge, Math.max(0, now.at + PAUSE - Date.now()));
  };
  const drag = useDrag({
    onBegin: ({ target, from }: Dragged) => {
      const grip = target === null ? null : gripAt(play.moment, target);
      if (grip === null) return;
      const { view, selection } = play.moment;
      held.current = {
        pull: pullFrom(view, selection, grip, onTable(from)),
        drawn: [],
        said: null,
        at: 0,
        later: null,
      };
      if (grip.kind === 'body') play.chooseGroup(grip.group);
    },
    onEnd: ({ at }: Dragged, letGo) => {
      const now = held.current;
      if (now === null) return;
      if (now.later !== null) clearTimeout(now.later);
      now.drawn.push(onTable(at));
      const said = letGo ? pulled(now.pull, now.drawn) : null;
      held.current = null;
      sketch.show([]);
      if (said !== null) play.select(said.selection);
    },
  });
  useAnimatedReaction(
    () => (drag.active.get() ? drag.at.get() : null),
    (now) => {
      if (now !== null) scheduleOnRN(follow, now.x, now.y);
    },
  );
  return { drag, sketch };
}
