import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import type { Box } from '@/look/box';
import { SceneCanvas, type SceneHandle } from '@/scene/SceneCanvas';
import { useReducedMotion } from '@/ui';
import { lookBox, zoomIn } from '../board/layout';
import type { Overlay } from '../board/overlay';
import { islandNodes, islandScene } from '../board/scene';
import { beatNodes } from '../board/told/beatScene';
import { nodesOf, type Beat } from '../board/told/film';
import { islandTargets, type Answers } from '../board/targets';
import { OFF, type Node, type View } from '../rules';

export type IslandHandle = {
  shake(id: string): void;
  /** The whole island. */
  fit(): void;
  /** Brings hexes into the middle. */
  show(nodes: readonly Node[], round?: number): void;
};

type Props = {
  readonly view: View;
  readonly overlay: Overlay;
  readonly answers: Answers;
  readonly box: Box;
  /** What has just happened is shown, and how far it is. */
  readonly beat: Beat | null;
  /** What should be seen of a proposal. */
  readonly interest: readonly Node[];
  /** The camera goes where something happens; not where the whole island is seen anyway. */
  readonly follows: boolean;
  readonly say: (words: Words) => string;
  readonly onTap: (id: string, at: Box | null) => void;
  readonly onLongPress: (id: string) => void;
  readonly onBare: () => void;
  readonly speed: number;
  readonly paused: boolean;
  readonly ref?: Ref<IslandHandle>;
};

/** The scale at which the game is played. */
const NEAR = 1;
/** So many hexes are seen round what a proposal is about. */
const ROUND_PROPOSAL = 2.5;

/** The island in its window: it pans and zooms, and goes to the hero whose turn it is. */
export function IslandView(props: Props) {
  const { view, overlay, answers, box, beat, interest, follows, say, onTap, onLongPress, onBare, speed, paused, ref } =
    props;
  const canvas = useRef<SceneHandle>(null);
  const reduced = useReducedMotion();
  const scene = useMemo(
    () => islandScene(beat === null ? islandNodes(view, overlay) : beatNodes(beat, reduced)),
    [view, overlay, beat, reduced],
  );
  const targets = useMemo(() => islandTargets(view, overlay, answers), [view, overlay, answers]);
  const { node } = view.heroes[view.turn.hero];
  const show = (nodes: readonly Node[], round?: number) => canvas.current?.lookAt(lookBox(nodes, round), NEAR);
  useImperativeHandle(ref, () => ({
    shake: (id) => canvas.current?.shake(id),
    fit: () => canvas.current?.fit(),
    show,
  }));
  // A tablet that is turned to where the whole island has room shows it.
  useEffect(() => {
    if (!follows) canvas.current?.fit();
  }, [follows]);
  useFollowing(view, beat === null ? interest : nodesOf(beat), box, (nodes, round) => follows && show(nodes, round));
  const tap = (id: string) => {
    const at = canvas.current?.boxOf(id) ?? null;
    onTap(id, at === null ? null : { ...at, x: at.x + box.x, y: at.y + box.y });
  };
  return (
    <Native style={[styles.window, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      <SceneCanvas
        ref={canvas}
        testID="island"
        scene={scene}
        targets={targets}
        words={say}
        onTap={tap}
        onLongPress={onLongPress}
        onTapBoard={onBare}
        window={{ width: box.w, height: box.h }}
        zoom={zoomIn(box)}
        opening={node === OFF || !follows ? undefined : lookBox([node])}
        zoomable
        reducedMotion={reduced}
        speed={speed}
        paused={paused}
      />
    </Native>
  );
}

/** The camera goes to whoever is on turn, and to what a proposal is about. */
function useFollowing(
  view: View,
  interest: readonly Node[],
  { w, h }: Box,
  show: (nodes: readonly Node[], round?: number) => void,
): void {
  const { number, hero } = view.turn;
  const about = interest.join();
  const toHero = useEffectEvent(() => show([view.heroes[hero].node]));
  const toProposal = useEffectEvent(() => show(interest, ROUND_PROPOSAL));
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) toHero();
    first.current = false;
  }, [number]);
  useEffect(() => {
    if (about !== '') toProposal();
  }, [about, w, h]);
}

const styles = StyleSheet.create({ window: { position: 'absolute', overflow: 'hidden', backgroundColor: '#0B1A33' } });
