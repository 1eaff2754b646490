import type { Paint, Shape } from '@/scene/shapes';
import { ICON_SIDE } from '@/ui/art/icon';
import type { Kind } from '../../rules/types';
import { memo } from '@/scene/memo';
import { KIND_COLORS } from './palette';
import { familyOf, silhouettePath } from './silhouettes';

/** The Will-o'-the-Wisp is the only character that lies upside down (MOL-145). */
const isUpsideDown = (face: string) => familyOf(face) === 'wisp';

function turned(shapes: readonly Shape[], face: string, size: number): readonly Shape[] {
  if (!isUpsideDown(face)) return shapes;
  return [{ t: 'group', x: size, y: size, rotate: Math.PI, shapes }];
}

/** A lit silhouette in a box of side size: white at the top left, the kind's colour at the lower right, a hard shadow. */
export const silhouette = memo((face: string, kind: Kind, size: number): readonly Shape[] => {
  const path = { t: 'path', d: silhouettePath(face), scale: size / ICON_SIDE } as const;
  const flip = isUpsideDown(face);
  const [low, high] = flip ? [size * 0.95, size * 0.1] : [size * 0.1, size * 0.95];
  const light: Paint = {
    linear: {
      from: [low, low],
      to: [high, high],
      colors: ['#FFFFFF', '#EAF0FF', KIND_COLORS[kind].tint],
      at: [0, 0.55, 1],
    },
  };
  const drop = flip ? -size * 0.03 : size * 0.03;
  return turned(
    [
      { ...path, x: drop, y: drop, fill: '#0A0E1A99' },
      { ...path, fill: light },
    ],
    face,
    size,
  );
});

/** A one-coloured silhouette, for the smallest places. */
export const flatSilhouette = memo((face: string, size: number, tint: string): readonly Shape[] =>
  turned([{ t: 'path', d: silhouettePath(face), scale: size / ICON_SIDE, fill: tint }], face, size),
);
