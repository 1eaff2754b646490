import type { Words } from '@/engine';
import { useDial } from '@/scene/useDial';
import { SceneCanvas } from '@/scene/SceneCanvas';
import type { SeatSetup } from '@/store';
import { useReducedMotion } from '@/ui';
import type { Box } from '@/look/box';
import { mayTurn } from '../board/flow';
import { RADII, STEP } from '../board/portal/portalLayout';
import { portalNodes } from '../board/portal/portalScene';
import { portalTargets } from '../board/targets';
import { stepsTo } from '../board/portal/turning';
import type { View } from '../rules';
import { ringOf } from './names';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  readonly box: Box;
  /** Where the mark was before: the roll of the d12 turns the disc from there. */
  readonly from: number;
  /** Which way a turn of half the ring went. */
  readonly way: number;
  /** The turn that is proposed. */
  readonly steps: number;
  readonly say: (words: Words) => string;
  readonly onSteps: (steps: number) => void;
  /** A finger turned it by a step: each is felt. */
  readonly onDetent: () => void;
  readonly onTap: (id: string) => void;
  readonly paused: boolean;
};

/** The portal. A finger turns its disc; letting go proposes the turn, and only the gold button pays for it. */
export function PortalView({ view, seats, box, from, way, steps, say, onSteps, onDetent, onTap, paused }: Props) {
  const reduced = useReducedMotion();
  const r = box.w / 2;
  const place = { x: 0, y: 0, r };
  const dial = useDial({
    place: { x: r, y: r, inner: r * RADII.collar, outer: r * RADII.fieldOuter },
    board: { width: box.w, height: box.h },
    rest: view.mark + steps,
    start: from + steps,
    way,
    step: STEP,
    enabled: mayTurn(view),
    onStep: (step) => {
      onDetent();
      onSteps(stepsTo(view.mark, step));
    },
    reduced,
  });
  const scene = { width: box.w, height: box.h, nodes: portalNodes(view, ringOf(view, seats, say), place, steps) };
  return (
    <SceneCanvas
      testID="portal"
      scene={scene}
      targets={portalTargets(view, place, steps)}
      words={say}
      onTap={onTap}
      onLongPress={onTap}
      reducedMotion={reduced}
      paused={paused}
      dial={dial}
      style={{ position: 'absolute', left: box.x, top: box.y }}
    />
  );
}
