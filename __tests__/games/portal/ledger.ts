import type { Element, Event, State } from '@/games/portal/rules';
import { pointsOn } from '@/games/portal/rules/points';

/** Points that were bought, and heads: every soldier, mount, rider, guardian and man of a crew. */
type Sum = { readonly points: number; readonly heads: number };

const NOTHING: Sum = { points: 0, heads: 0 };

const total = (sums: readonly Sum[]): Sum =>
  sums.reduce((all, { points, heads }) => ({ points: all.points + points, heads: all.heads + heads }), NOTHING);

const headsOn = ({ kind, model, rider, crew }: Element): number =>
  crew.length + Number(rider !== null) + Number(kind !== 'vehicle' && model !== null);

const sumOn = (state: State, element: Element): Sum => ({ points: pointsOn(state, element), heads: headsOn(element) });

/** What is on the table, abandoned or not, and what has left it safely. */
const stock = (state: State): Sum =>
  total(
    state.elements
      .filter(({ where }) => where === 'table' || where === 'exited')
      .map((element) => sumOn(state, element)),
  );

/** The crew that an element had when the move began, less those who fell since. */
function crewLeft(before: State, id: number, events: readonly Event[]): Sum {
  const { crew } = before.elements[id - 1];
  const fell = events.filter((event) => event.type === 'crewLost' && event.figure.element === id);
  const lost = fell.reduce((sum, event) => sum + (event.type === 'crewLost' ? event.points : 0), 0);
  return { points: crew.reduce((sum, { points }) => sum + points, 0) - lost, heads: crew.length - fell.length };
}

/** What an event says to have come and gone; what comes is negative. */
function told(before: State, after: State, event: Event, events: readonly Event[]): Sum {
  switch (event.type) {
    case 'modelLost':
    case 'crewLost':
      return { points: event.points, heads: 1 };
    case 'weaponLost':
    case 'wrecked':
      return { points: event.points, heads: 0 };
    // PORT-332 What was captured counts for its captor, and on the table no more.
    case 'captured':
      return { points: event.points, heads: 0 };
    case 'vehicleExploded':
      return { points: event.points, heads: crewLeft(before, event.figure.element, events).heads };
    case 'guardianSummoned':
      return { points: 0, heads: -1 };
    case 'gunBurst': {
      const crew = crewLeft(before, event.figure.element, events);
      const men = total(event.places.map(({ element }) => sumOn(after, after.elements[element - 1])));
      return { points: event.points + crew.points - men.points, heads: event.lost };
    }
    case 'unitLeft':
      return event.edge === null
        ? crewLeft(before, event.figures[0].element, events)
        : total(event.figures.map(({ element }) => sumOn(after, after.elements[element - 1])));
    default:
      return NOTHING;
  }
}

/** PORT-326, PORT-013 Nothing comes onto the table or goes from it that no event tells of: points and heads. */
export function ledgerFault(before: State, after: State, events: readonly Event[]): string | undefined {
  if (before.phase !== 'battle') return undefined;
  const [was, is] = [stock(before), stock(after)];
  const gone = total(events.map((event) => told(before, after, event, events)));
  if (was.points - is.points !== gone.points)
    return `${was.points} points became ${is.points}, but ${gone.points} were lost (PORT-326)`;
  return was.heads - is.heads === gone.heads
    ? undefined
    : `${was.heads} heads became ${is.heads}, but ${gone.heads} were lost (PORT-013)`;
}
