import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import type { Box } from '@/look/box';
import { useGuide } from '@/scene/guide';
import { SceneCanvas, type SceneHandle } from '@/scene/SceneCanvas';
import type { Drag } from '@/scene/useDrag';
import type { Sketch } from '@/scene/useSketch';
import { useReducedMotion } from '@/ui';
import type { Faces } from '../board/figures';
import { onTable } from '../board/frame';
import { lookBox, zoomIn } from '../board/layout/look';
import type { Overlay } from '../board/overlay';
import { tableNodes, tableScene } from '../board/scene';
import { tableTargets, type Answers } from '../board/targets';
import { beatNodes } from '../board/told/beatScene';
import { pointsOf, type Beat } from '../board/told/film';
import type { Point, View } from '../rules';

export type TableHandle = {
  shake(id: string): void;
  /** The whole table. */
  fit(): void;
  /** Brings points of the table into the middle. */
  show(points: readonly Point[]): void;
  /** Points of the screen a millimetre. */
  scale(): number;
};

type Props = {
  readonly view: View;
  readonly overlay: Overlay;
  readonly answers: Answers;
  readonly faces: Faces;
  readonly box: Box;
  /** What has just happened is shown, and how far it is. */
  readonly beat: Beat | null;
  /** What should be seen: the group that acts, and what a proposal is about. */
  readonly interest: readonly Point[];
  /** From where directions are told. */
  readonly from: Point | null;
  readonly say: (words: Words) => string;
  readonly onTap: (id: string, at: Box | null) => void;
  readonly onGround: (at: Point) => void;
  readonly onLongPress: (id: string) => void;
  readonly speed: number;
  readonly paused: boolean;
  readonly drag?: Drag;
  readonly sketch?: Sketch;
  readonly ref?: Ref<TableHandle>;
};

/** The scale at which the game is played. */
const NEAR = 0.95;

/** The table in its window: it pans and zooms, and goes to whoever acts. */
export function TableView(props: Props) {
  const { view, overlay, answers, faces, box, beat, interest, from, say, speed, paused, ref } = props;
  const canvas = useRef<SceneHandle>(null);
  const reduced = useReducedMotion();
  const scene = useMemo(
    () => tableScene(view, beat === null ? tableNodes(view, faces, overlay) : beatNodes(beat, { faces, reduced, say })),
    [view, overlay, beat, faces, reduced, say],
  );
  const pointed = useGuide()?.at;
  const targets = useMemo(() => tableTargets(view, from, answers, pointed), [view, from, answers, pointed]);
  const show = (points: readonly Point[]) => canvas.current?.lookAt(lookBox(view.config, points), NEAR);
  useImperativeHandle(ref, () => ({
    shake: (id) => canvas.current?.shake(id),
    fit: () => canvas.current?.fit(),
    show,
    scale: () => box.w / (canvas.current?.seen().w ?? box.w),
  }));
  // Whoever is pointed at something sees it together with whoever acts.
  const about = [...interest, ...targets.filter(({ id }) => pointed?.includes(id)).map(middleOf)];
  useFollowing(beat === null ? about : pointsOf(beat), box, (points) => {
    // The table does not slip away under a finger that leads something.
    if (props.drag?.active.get() !== true) show(points);
  });
  const tap = (id: string) => {
    const at = canvas.current?.boxOf(id) ?? null;
    props.onTap(id, at === null ? null : { ...at, x: at.x + box.x, y: at.y + box.y });
  };
  return (
    <Native style={[styles.window, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      <SceneCanvas
        ref={canvas}
        testID="battlefield"
        scene={scene}
        targets={targets}
        words={say}
        onTap={tap}
        onLongPress={props.onLongPress}
        onTapBoard={(at) => props.onGround(onTable(at))}
        window={{ width: box.w, height: box.h }}
        zoom={zoomIn(view.config, box)}
        opening={about.length === 0 ? undefined : lookBox(view.config, about)}
        drag={props.drag}
        sketch={props.sketch}
        zoomable
        reducedMotion={reduced}
        speed={speed}
        paused={paused}
      />
    </Native>
  );
}

/** The middle of a target, on the table. */
const middleOf = ({ x, y, w, h }: Box): Point => onTable({ x: x + w / 2, y: y + h / 2 });

/** The camera goes where something happens or is considered. */
function useFollowing(interest: readonly Point[], { w, h }: Box, show: (points: readonly Point[]) => void): void {
  const about = interest.map(({ x, y }) => `${x},${y}`).join();
  const go = useEffectEvent(() => show(interest));
  const first = useRef(true);
  useEffect(() => {
    if (!first.current && about !== '') go();
    first.current = false;
  }, [about, w, h]);
}

const styles = StyleSheet.create({ window: { position: 'absolute', overflow: 'hidden' } });
