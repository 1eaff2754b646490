import { useMemo } from 'react';
import { View as Native } from 'react-native';
import type { BoardProps } from '@/games/front';
import { SceneCanvas } from '@/scene/SceneCanvas';
import { useSay } from '@/screens/table/useSay';
import { useReducedMotion } from '@/ui';
import { zoomIn } from '../board/layout/look';
import { tableNodes, tableScene } from '../board/scene';
import type { View } from '../rules';
import { useFaces } from './hooks/useFaces';

const NOBODY = () => undefined;

/** The table to look at, for replays. Nothing can be done on it. */
export function PortalBoard({ view: opaque, seats, width, height }: BoardProps) {
  // A front of PORTAL is only ever given what is PORTAL's.
  const view = opaque as unknown as View;
  const say = useSay(seats);
  const faces = useFaces(seats, say);
  const reduced = useReducedMotion();
  const scene = useMemo(() => tableScene(view, tableNodes(view, faces)), [view, faces]);
  return (
    <Native style={{ width, height, overflow: 'hidden' }}>
      <SceneCanvas
        words={say}
        targets={[]}
        onTap={NOBODY}
        reducedMotion={reduced}
        scene={scene}
        window={{ width, height }}
        zoom={zoomIn(view.config, { x: 0, y: 0, w: width, h: height })}
        zoomable
      />
    </Native>
  );
}
