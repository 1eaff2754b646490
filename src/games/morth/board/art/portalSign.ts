import type { Shape } from '@/scene/shapes';
import { memo } from '@/scene/memo';
import { portalCollar, portalSwirl } from './portal';
import { RADII } from '../portal/portalLayout';

/** The swirl in its collar as a small sign, in a box of side size. */
export const portalSign = memo((size: number): readonly Shape[] => {
  const r = size / 2 / RADII.collar;
  const { clip, ...swirl } = portalSwirl(r);
  return [
    {
      t: 'group',
      x: size / 2 - r,
      y: size / 2 - r,
      clip: { t: 'circle', cx: r, cy: r, r: size / 2 },
      shapes: [{ t: 'group', clip, shapes: [swirl] }, ...portalCollar(r)],
    },
  ];
});
