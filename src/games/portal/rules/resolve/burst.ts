import { crowdAround } from '../questions/placing';
import { figureOf, partyOf, unitOf } from '../roster';
import type { Element, Event, State } from '../types';
import { enlist, footSoldier, newUnit, recruit } from './recruits';
import { takeOff } from './removal';
import { scoreMachine } from './score';

/** PORT-272, PORT-273, PORT-G48 The gun is destroyed; its crew stands around its place on foot, or is lost where there is none. */
export function burst(state: State, gun: Element, events: Event[]): void {
  const figure = figureOf(state, gun, 'own');
  const { seat, name } = unitOf(state, gun.unit);
  const { crew, x, y, facing } = gun;
  gun.crew = [];
  takeOff(state, gun, 'destroyed');
  const scored = scoreMachine(state, gun, seat, seat);
  const crewmen = crew.map((man) => recruit(footSoldier(name, man.die, man.points, false), { x, y, facing }, seat));
  const places = crowdAround(state, crewmen, { x, y }) ?? [];
  const men = places.map((at, i) => enlist(state, Object.assign(crewmen[i], at)));
  const unit = men.length > 0 ? newUnit(state, { seat, kind: 'band', name, detached: false }, men) : null;
  events.push({
    type: 'gunBurst',
    figure,
    crew: unit && partyOf(unit),
    places: men.map((man) => ({ element: man.id, x: man.x, y: man.y, facing })),
    lost: crew.length - men.length,
    ...scored,
  });
}
