import { gap, laidAbout, partsOf, pivotOf, rot, turned, wheeledTo, type Footprint } from '../../rules/geometry';
import { groupMembers } from '../../rules/roster';
import { unitOfGroup } from '../../rules/rounds';
import { footprintOf } from '../../rules/shapes';
import type { Block, Element, MoveAction, Part, Place, Point, View } from '../../rules/types';

/** Somebody where an order would put him. */
export type Put = Place & { readonly element: Element };

/** Where a block or a machine would be after a part. */
function after(places: readonly Place[], part: Part, block: Block | null): readonly Place[] {
  switch (part.part) {
    case 'turn':
      return places.map((place) => ({ ...place, facing: turned(place.facing + part.by) }));
    case 'straight':
      return places.map(({ x, y, facing }) => {
        const by = rot(part.mm, 0, facing);
        return { x: x + by.x, y: y + by.y, facing };
      });
    case 'wheel': {
      if (block === null) return places;
      const pivot = pivotOf(block, part.to);
      const facing = wheeledTo(block, part.to, part.by);
      return laidAbout(block, pivot, places[pivot], facing).map((at) => ({ ...at, facing }));
    }
    case 'face':
      return places;
  }
}

/** Where an order would put everybody, whether it is legal or not: one who is refused is seen where he was led. */
export function putBy(view: View, { group, how }: Pick<MoveAction, 'group' | 'how'>): readonly Put[] {
  const all = groupMembers(view, group);
  if (how.by === 'paths')
    return all.map((element) => {
      const path = how.paths.find((each) => each.element === element.id);
      const { x, y } = path?.way.at(-1) ?? element;
      return { element, x, y, facing: path?.facing ?? element.facing };
    });
  if (how.by !== 'parts') return [];
  const block = view.config.mode === 'siege' ? unitOfGroup(view, group).block : null;
  const places = how.parts.reduce<readonly Place[]>(
    (now, part) => after(now, part, block),
    all.map(({ x, y, facing }) => ({ x, y, facing })),
  );
  return all.map((element, i) => ({ element, ...places[i] }));
}

export const standingAt = ({ element, x, y, facing }: Put): Footprint => ({ ...footprintOf(element), x, y, facing });

/** PORT-G45 Where a loose unit would fall apart: from each further part to the nearest man of the first. */
export function gapsIn(puts: readonly Put[]): readonly { readonly from: Point; readonly to: Point }[] {
  const there = puts.map(standingAt);
  const [first = [], ...others] = partsOf(there);
  return others.map((part) => {
    const pairs = part.flatMap((one) => first.map((other) => ({ one, other, far: gap(there[one], there[other]) })));
    const { one, other } = pairs.reduce((best, pair) => (pair.far < best.far ? pair : best));
    return { from: puts[one], to: puts[other] };
  });
}
