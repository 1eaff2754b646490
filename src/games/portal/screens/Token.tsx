import { Drawing } from '@/scene/Drawing';
import { BEYOND, disc, leaderStar } from '../board/art/figure';
import { elementIcon } from '../board/art/silhouettes';
import { isLeading } from '../rules/roster';
import type { Element } from '../rules';

type Props = { readonly element: Element; readonly look: number; readonly size: number; readonly pale?: boolean };

/** A figure as it stands on the table, for lists: vehicles and guns too are round here. */
export function Token({ element, look, size, pale = false }: Props) {
  const r = size / 2 / BEYOND;
  const shapes = disc(elementIcon(element), look, r, 'ready');
  return (
    <Drawing
      shapes={isLeading(element) ? [...shapes, ...leaderStar(r)] : shapes}
      width={size}
      height={size}
      bleed={2}
      style={pale && { opacity: 0.45 }}
    />
  );
}
