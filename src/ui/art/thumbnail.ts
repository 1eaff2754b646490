import type { Shape } from '@/scene/shapes';

import { color } from '@/look/tokens';
import type { GateArt } from './gate';
import { placeIcon } from './icon';
import { memo } from '@/scene/memo';
import { fade, mix } from './paint';

/** The figure of a gate, for games without a picture of their table. */
function figure({ figure: stands }: GateArt, unit: number): Shape[] {
  return stands ? [{ ...placeIcon(stands.icon, unit * 0.16, unit * 0.16, unit * 0.68), fill: color.text }] : [];
}

/** A small picture of a match behind this gate, in a box of side size; table is what is seen of the match. */
export const thumbnail = memo((art: GateArt, size: number, table?: readonly Shape[]): Shape[] => {
  const { accents, swirl, seed = 1 } = art;
  const [first = color.violet, second = first] = swirl ?? accents;
  const box = { t: 'rect', x: 0, y: 0, w: size, h: size, r: size * 0.16 } as const;
  return [
    {
      t: 'group',
      clip: box,
      shapes: [
        {
          t: 'swirl',
          x: 0,
          y: 0,
          w: size,
          h: size,
          colors: [mix(first, color.night, 0.3), mix(second, color.night, 0.45)],
          seed,
        },
        { ...box, fill: fade(color.night, 0.34) },
        ...(table ?? figure(art, size)),
      ],
    },
    { ...box, x: 0.7, y: 0.7, w: size - 1.4, h: size - 1.4, stroke: accents[0] ?? color.violet, strokeWidth: 1.4 },
  ];
});
