import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { SceneCanvas } from '@/scene/SceneCanvas';
import { useReducedMotion } from '@/ui';
import type { Box } from '@/look/box';
import { ROLL_HEIGHT, ROLL_SIDE, rollAt, rollOf } from '../board/assault/rollScene';
import type { View } from '../rules';

type Props = {
  readonly view: View;
  readonly cell: number;
  /** The window onto the map. */ readonly box: Box;
  readonly speed: number;
  readonly say: (words: Words) => string;
};

const NOBODY = () => undefined;

/** Where a map scrolls, the d3 of the Assault lies in a corner of its window and not on the map. Mounted before the roll, so that one sees it fall. */
export function RollCorner({ view, cell, box, speed, say }: Props) {
  const t = useT();
  const reduced = useReducedMotion();
  if (view.phase !== 'assault') return null;
  const roll = rollOf(view);
  const [width, height] = [cell * (ROLL_SIDE + 1), Math.min(box.h, cell * (ROLL_SIDE + ROLL_HEIGHT))];
  const nodes =
    roll === null
      ? []
      : rollAt({ x: 0, y: height - cell * ROLL_SIDE }, roll, cell, t('morthTable.assault.die', { roll }));
  return (
    <SceneCanvas
      testID="roll"
      scene={{ width, height, nodes }}
      targets={[]}
      words={say}
      onTap={NOBODY}
      reducedMotion={reduced}
      speed={speed}
      style={{ position: 'absolute', left: box.x, top: box.y + box.h - height, pointerEvents: 'none' }}
    />
  );
}
