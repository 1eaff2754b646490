import { textsOf, type Difference, type Weighed, type Words } from '@/engine';
import type { PartName } from '../thinking/parts';
import type { Plan } from '../thinking/plans';
import type { Action } from '../types';

const text = textsOf('portal');

/** Nothing else is worth a thought. */
export const ONLY: Words = text('coach.only');
/** Another command comes to the same. */
export const EVEN = (other: Words): Words => text('coach.even', { other });
/** PORT-067 Where a unit is deployed is not weighed: any of the proposed places will do. */
export const ANYWHERE: Words = text('coach.anywhere');
/** PORT-321 The die went against the seat: another throw can only be better on average. */
export const AGAIN: Words = text('coach.again');

/** What an attack does; after a mere move it is still to be made. */
const isAttack = (name: PartName): name is 'falls' | 'flight' => name === 'falls' || name === 'flight';
const onlyMoves = (action: Action): boolean => action.type === 'move' && action.kind !== 'charge';

/** One difference in words, with the points that the advised command can expect of it. */
function reason({ part, by }: Difference, { action, parts }: Plan): Words {
  const name = part as PartName;
  const count = Math.max(1, Math.round(Math.abs(name === 'falls' ? (parts.falls ?? 0) : by)));
  if (by < 0) return text(`coach.but.${name}`, { count });
  return text(isAttack(name) && onlyMoves(action) ? `coach.from.${name}` : `coach.for.${name}`, { count });
}

/** What speaks for a command and, where it is heavy, against it. */
export const reasonWords = ({ pro, contra }: Weighed, best: Plan): readonly Words[] =>
  [...pro, ...contra].map((difference) => reason(difference, best));
