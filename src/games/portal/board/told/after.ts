import type { Block, Element, ElementId, Event, Figure, Unit, UnitId, View, Whereabouts } from '../../rules/types';

const withElement = (view: View, id: ElementId, change: Partial<Element>): View => ({
  ...view,
  elements: view.elements.map((element) => (element.id === id ? { ...element, ...change } : element)),
});

const withUnit = (view: View, id: UnitId, change: Partial<Unit>): View => ({
  ...view,
  units: view.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)),
});

/** Somebody leaves the table: he is no member of his unit any more, and his cell of a block is empty. */
function without(view: View, id: ElementId, where: Whereabouts): View {
  const unit = view.units.find(({ members }) => members.includes(id));
  const gone = withElement(view, id, { where });
  if (unit === undefined) return gone;
  const place = unit.members.indexOf(id);
  const block: Block | null =
    unit.block === null ? null : { ...unit.block, cells: unit.block.cells.filter((_, i) => i !== place) };
  return withUnit(gone, unit.id, { members: unit.members.filter((member) => member !== id), block });
}

const figuresGone = (view: View, figures: readonly Figure[], where: Whereabouts): View =>
  figures.reduce((sum, { element }) => without(sum, element, where), view);

/** PORT-260, PORT-261 One of two is lost, or the whole figure. */
function lost(view: View, { element: id, who }: Figure): View {
  const element = view.elements[id - 1];
  if (element === undefined) return view;
  if (who === 'rider') return withElement(view, id, { rider: null });
  return element.rider === null
    ? without(view, id, 'destroyed')
    : withElement(view, id, { kind: 'soldier', model: element.rider, rider: null, flying: false });
}

type Shifts = readonly {
  readonly element: ElementId;
  readonly to: { readonly x: number; readonly y: number; readonly facing: number };
}[];

const shifted = (view: View, shifts: Shifts): View =>
  shifts.reduce((sum, { element, to }) => withElement(sum, element, to), view);

function moved(view: View, event: Extract<Event, { type: 'groupMoved' }>): View {
  const { tracks, party, block, stood, lay } = event;
  const there = tracks.reduce((sum, { element, from, way, facing }) => {
    const { x, y } = way.at(-1) ?? from;
    return withElement(sum, element, { x, y, facing });
  }, view);
  const ids = tracks.map(({ element }) => element);
  const posture = (element: Element): Element =>
    (stood || lay) && (ids.includes(element.id) || element.unit === party.unit) ? { ...element, prone: lay } : element;
  return withUnit({ ...there, elements: there.elements.map(posture) }, party.unit, { block });
}

/** What the table shows of an event when it has happened: who stands where, who is gone, whose turn it is, what is held. */
export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'turnBegan':
      return { ...view, turn: event.turn, acted: [] };
    case 'initiativeRolled':
      return { ...view, order: [...event.order] };
    case 'groupMoved':
      return moved(view, event);
    case 'elementExited':
      return without(view, event.figure.element, 'exited');
    case 'roundEnded':
      return { ...view, acted: [...view.acted, event.group] };
    case 'modelLost':
      return lost(view, event.figure);
    case 'rankFilled':
      return withElement(view, event.figure.element, event.to);
    case 'crewLost':
      return withElement(view, event.figure.element, {
        crew: (view.elements[event.figure.element - 1]?.crew ?? []).slice(0, event.left),
      });
    case 'crewless':
      return withElement(view, event.figure.element, { abandoned: true, crew: [] });
    case 'vehicleExploded':
    case 'wrecked':
    case 'gunBurst':
      return without(view, event.figure.element, 'destroyed');
    case 'captured':
      return without(view, event.figure.element, 'crew');
    case 'crewed':
      return figuresGone(view, event.figures, 'crew');
    case 'unitTeleported':
    case 'unitFlew':
      return withUnit(shifted(view, event.shifts), event.party.unit, { block: null });
    case 'wentAstray':
      return event.shift === null ? view : shifted(view, [event.shift]);
    case 'unitLeft':
      return event.edge === null ? view : figuresGone(view, event.figures, 'fled');
    case 'effectBegan':
      return { ...view, effects: [...view.effects, event.effect] };
    case 'effectEnded':
      return {
        ...view,
        effects: view.effects.filter(({ spell, seat }) => spell !== event.effect.spell || seat !== event.effect.seat),
      };
    default:
      return view;
  }
}
