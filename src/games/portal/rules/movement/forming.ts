import { type Violation } from '@/engine';
import { BLOCKED, placesOf } from '../geometry';
import { blockFrom, whyNotForm } from '../questions/forming';
import type { Form } from '../types';
import { whyNotArrive } from './arrival';
import { costOf, isBarred, mustRise } from './figures';
import type { Mover } from './mover';
import { brokenBy, STAYED, tooFar, type Going, type Went } from './verdict';

/** PORT-237, PORT-D98 Everybody goes straight to his slot; the whole move goes into it. */
export function judgeForm(mover: Mover, form: Form): Went | Violation {
  const { open, unit, walkers, allowance } = mover;
  const no = whyNotForm(open, unit, form);
  if (no !== undefined) return no;
  const elements = walkers.map(({ element }) => element);
  const block = blockFrom(unit, elements, form);
  const places = placesOf(block, form.anchor);
  const goings: Going[] = [];
  for (const [i, walker] of walkers.entries()) {
    const { id, x, y } = walker.element;
    const moves = places[i].x !== x || places[i].y !== y;
    const way = moves ? [places[i]] : [];
    if (moves && mustRise(mover, walker)) return brokenBy('PORT-129', id);
    const cost = costOf(mover, walker, way);
    if (cost === BLOCKED) return brokenBy('PORT-105', id);
    if (cost > allowance) return tooFar('PORT-237', id, cost, allowance);
    if (isBarred(mover, walker, way)) return brokenBy('PORT-111', id);
    goings.push({ element: id, way, to: { ...places[i], facing: form.facing }, cost, exit: null });
  }
  const barred = whyNotArrive(mover, goings);
  if (barred !== undefined) return barred;
  const cost = goings.reduce((most, each) => Math.max(most, each.cost), 0);
  return { ...STAYED, goings, cost, block, formation: 'formed' };
}
