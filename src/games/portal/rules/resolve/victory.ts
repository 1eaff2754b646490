import { COVER_POINTS, OBJECTIVE_POINTS } from '../data';
import { coverOf, type Cover } from '../geometry';
import { pointsOn } from '../points';
import { inPlay, strengthOfElement, unitOf } from '../roster';
import type { Element, Event, Open, State } from '../types';

/** PORT-327, PORT-332, PORT-333 Whether what is left of an element counts for its side: on the table with its crew, or exited. */
const isLeft = (element: Element): boolean => element.where === 'exited' || inPlay(element);

/** PORT-327 By seat. */
export function pointsLeft(open: Open): number[] {
  const left = open.score.map(() => 0);
  for (const element of open.elements)
    if (isLeft(element)) left[unitOf(open, element.unit).seat] += pointsOn(open, element);
  return left;
}

/** PORT-327, PORT-329, PORT-330 What is counted only when the game is over. */
export function countScore(state: State, events: Event[]): void {
  const left = pointsLeft(state);
  state.score.forEach((score, seat) => {
    score.left = left[seat];
    score.objectives = OBJECTIVE_POINTS * state.gained.filter((gained) => gained.includes(seat)).length;
  });
  if (state.ending !== 'objective') return;
  const { squares, covers } = tableCover(state);
  if (covers === null) return;
  state.score[covers].cover = COVER_POINTS;
  events.push({ type: 'tableCovered', seat: covers, squares, points: COVER_POINTS });
}

/** PORT-G50 */
function tableCover(open: Open): Cover {
  const holders = open.elements.filter(inPlay).map((element) => ({
    x: element.x,
    y: element.y,
    seat: unitOf(open, element.unit).seat,
    strength: strengthOfElement(element),
  }));
  return coverOf(holders, open.score.length);
}
