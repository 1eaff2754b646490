import { breaks, type Violation } from '@/engine';
import { formed, isRound, spacingOf } from '../geometry';
import { shapeOf } from '../shapes';
import type { Block, Element, Form, Open, Unit } from '../types';

/** PORT-232, PORT-233, PORT-G42 Why a unit cannot form a block like this, wherever it stands. */
export function whyNotForm(open: Open, { kind, members }: Unit, { files, order }: Form): Violation | undefined {
  if (open.config.mode === 'skirmish') return breaks('PORT-233');
  if (kind !== 'band') return breaks('PORT-232');
  const named = new Set(order);
  const all = order.length === members.length && named.size === order.length && members.every((id) => named.has(id));
  return all && files >= 1 && files <= members.length ? undefined : breaks('PORT-G42');
}

const radiusOf = (element: Element): number => {
  const shape = shapeOf(element);
  return isRound(shape) ? shape.r : 0;
};

/** PORT-G42 The block that a unit forms: slots in the order that was named, cells in the order of its members. */
export function blockFrom({ members }: Unit, elements: readonly Element[], { facing, files, order }: Form): Block {
  const block = formed(facing, files, spacingOf(elements.map(radiusOf)), members.length);
  return { ...block, cells: members.map((id) => block.cells[order.indexOf(id)]) };
}
