import { textsOf, type Difference, type Weighed, type Words } from '@/engine';
import type { PartName, Weights } from '../thinking/parts';

const text = textsOf('portal.coach');

/** Nothing else is worth a thought. */
export const ONLY: Words = text('only');
/** Another command comes to the same. */
export const EVEN = (other: Words): Words => text('even', { other });
/** PORT-067 Where a unit is deployed is not weighed: any of the proposed places will do. */
export const ANYWHERE: Words = text('anywhere');
/** PORT-321 The die went against the seat: another throw can only be better on average. */
export const AGAIN: Words = text('again');

/** One difference in words, with the points that the advised command can expect of it. */
function reason({ part, by }: Difference, best: Weights): Words {
  const name = part as PartName;
  const count = Math.max(1, Math.round(Math.abs(name === 'falls' ? (best.falls ?? 0) : by)));
  return text(by > 0 ? name : `but.${name}`, { count });
}

/** What speaks for a command and, where it is heavy, against it. */
export const reasonWords = ({ pro, contra }: Weighed, best: Weights): readonly Words[] =>
  [...pro, ...contra].map((difference) => reason(difference, best));
