import { useMemo, useRef, useEffect } from 'react';
import { View as Native } from 'react-native';
import type { BoardProps } from '@/games/front';
import { SceneCanvas, type SceneHandle } from '@/scene/SceneCanvas';
import { useSay } from '@/screens/table/useSay';
import { useReducedMotion } from '@/ui';
import { draftLayout } from '../board/draft/layout';
import { draftScene } from '../board/draft/scene';
import { lookBox, zoomIn } from '../board/layout';
import { islandNodes, islandScene } from '../board/scene';
import { OFF, type View } from '../rules';

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const NOBODY = () => undefined;

/** The match to look at, for replays: the cards of the draft, then the island. Nothing can be done on it. */
export function MortalgateBoard({ view: opaque, seats, width, height }: BoardProps) {
  // A front of MortalGate is only ever given what is MortalGate's.
  const view = opaque as unknown as View;
  const say = useSay(seats);
  const reduced = useReducedMotion();
  const canvas = useRef<SceneHandle>(null);
  const isDraft = view.round === 0;
  const names = seats.map(({ name }) => name);
  const { node } = view.heroes[view.turn.hero];
  const island = useMemo(() => islandScene(islandNodes(view)), [view]);
  useEffect(() => {
    if (!isDraft && node !== OFF) canvas.current?.lookAt(lookBox([node]));
  }, [isDraft, node]);
  const looks = { words: say, targets: [], onTap: NOBODY, reducedMotion: reduced } as const;
  if (isDraft) {
    const layout = draftLayout({ width, height, insets: NO_INSETS, side: 'right', textScale: 1 }, true);
    return <SceneCanvas {...looks} scene={draftScene({ view, layout, names, opened: null, say })} />;
  }
  return (
    <Native style={{ width, height, overflow: 'hidden' }}>
      <SceneCanvas
        {...looks}
        ref={canvas}
        scene={island}
        window={{ width, height }}
        zoom={zoomIn({ x: 0, y: 0, w: width, h: height })}
        zoomable
      />
    </Native>
  );
}
