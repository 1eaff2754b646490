import { elementOf, inPlay, unitOf } from '../../rules/roster';
import { parseTarget } from '../ids';
import { deployTapped } from './deploy';
import { groupNow, groupOfElement, isReady, mayCommand, mayDeploy, seatOfGroup } from './moment';
import { planOf } from './plan';
import { NOTHING, type Aim, type Look, type Outcome, type Selection, type Situation } from './types';
import type { GroupId, Point, UnitId, View } from '../../rules/types';

const select = (selection: Selection): Outcome => ({ type: 'select', selection });
const look = (what: Look): Outcome => ({ type: 'look', look: what });

/** A second tap on the same thing does what is proposed. */
function confirm(moment: Situation): Outcome {
  const plan = planOf(moment);
  if (plan === null) return { type: 'nothing' };
  const { actions, refusal } = plan.chosen;
  if (refusal !== null) return { type: 'refuse', violation: refusal };
  return { type: 'act', actions };
}

const sameAim = (a: Aim, b: Aim): boolean =>
  a.kind === 'ground'
    ? b.kind === 'ground' && Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < 12
    : a.kind === 'unit'
      ? b.kind === 'unit' && a.unit === b.unit
      : b.kind === 'element' && a.element === b.element;

/** Points at something with the group that acts; a spell that is still to be aimed takes the aim. */
function point(moment: Situation, group: GroupId, aim: Aim): Outcome {
  const { selection } = moment;
  if (selection.type === 'spell') {
    if (selection.aim !== null && sameAim(selection.aim, aim)) return confirm(moment);
    return select({ ...selection, aim });
  }
  if (selection.type === 'aim' && selection.group === group && sameAim(selection.aim, aim)) return confirm(moment);
  return select({ type: 'aim', group, aim, way: null, facing: null });
}

/** A group of one's own: it is chosen, or read about where it has acted or is chosen already. */
function tapOwn(moment: Situation, group: GroupId, about: Look, aim: Aim): Outcome {
  const { view, selection } = moment;
  if (selection.type === 'spell') return point(moment, selection.group, aim);
  if (group === groupNow(view, selection))
    return selection.type === 'none' || selection.type === 'group' ? look(about) : select({ type: 'group', group });
  return isReady(view, group) ? select({ type: 'group', group }) : look(about);
}

function tapUnit(moment: Situation, unit: UnitId): Outcome {
  const { view, selection } = moment;
  const about: Look = { type: 'unit', unit };
  const group = groupNow(view, selection);
  if (!mayCommand(view) || group === null) return look(about);
  const aim: Aim = { kind: 'unit', unit };
  return unitOf(view, unit).seat === view.active ? tapOwn(moment, unit, about, aim) : point(moment, group, aim);
}

function tapElement(moment: Situation, id: number): Outcome {
  const { view, selection } = moment;
  const element = elementOf(view, id);
  const about: Look = { type: 'element', element: id };
  const group = groupNow(view, selection);
  if (!mayCommand(view) || group === null) return look(about);
  const aim: Aim = { kind: 'element', element: id };
  if (selection.type === 'adjust' && groupOfElement(view, element) === selection.group)
    return select({ ...selection, held: selection.held === id ? null : id });
  if (!inPlay(element)) return point(moment, group, aim);
  const own = groupOfElement(view, element);
  return own !== null && seatOfGroup(view, own) === view.active
    ? tapOwn(moment, own, about, aim)
    : point(moment, group, aim);
}

/** What a tap on bare ground leads to: the group goes there, the tape is laid, a unit is put down. */
export function tappedGround(moment: Situation, at: Point): Outcome {
  const { view, selection } = moment;
  if (selection.type === 'measure') return select(measured(selection, at));
  if (mayDeploy(view)) return deployTapped(moment, at);
  const group = groupNow(view, selection);
  if (!mayCommand(view) || group === null) return { type: 'nothing' };
  if (view.round?.moved != null && selection.type !== 'spell') return select(NOTHING);
  if (selection.type === 'adjust') return select(putThere(view, selection, at));
  return point(moment, group, { kind: 'ground', at });
}

/** Whoever is held of a unit that is adjusted goes there. */
function putThere(view: View, selection: Extract<Selection, { type: 'adjust' }>, at: Point): Selection {
  const { held, paths } = selection;
  if (held === null) return selection;
  const { facing } = elementOf(view, held);
  return {
    ...selection,
    paths: [...paths.filter(({ element }) => element !== held), { element: held, way: [at], facing }],
  };
}

/** The tape: first its beginning, then its end, then a new one. */
function measured(selection: Extract<Selection, { type: 'measure' }>, at: Point): Selection {
  const { from, to } = selection;
  return from === null || to !== null ? { type: 'measure', from: at, to: null } : { type: 'measure', from, to: at };
}

/** What a long press on a target explains. */
export function lookAt(_: View, id: string): Look | null {
  const target = parseTarget(id);
  if (target === null) return null;
  switch (target.kind) {
    case 'unit':
      return { type: 'unit', unit: target.unit };
    case 'element':
      return { type: 'element', element: target.element };
    case 'terrain':
      return { type: 'terrain', terrain: target.terrain };
    case 'objective':
      return { type: 'objective', objective: target.objective };
    case 'ground':
    case 'corner':
    case 'nose':
      return null;
  }
}

/** What a tap on a target leads to. */
export function tapped(moment: Situation, id: string): Outcome {
  const { view, selection } = moment;
  const target = parseTarget(id);
  if (target === null) return { type: 'nothing' };
  if (selection.type === 'measure') {
    const at = pointAt(view, target);
    return at === null ? { type: 'nothing' } : select(measured(selection, at));
  }
  if (target.kind === 'ground') return tappedGround(moment, { x: target.x, y: target.y });
  if (target.kind === 'unit') return tapUnit(moment, target.unit);
  if (target.kind === 'element') return tapElement(moment, target.element);
  if (target.kind === 'objective') {
    const one = view.config.objectives[target.objective];
    return one !== undefined && 'x' in one ? tappedGround(moment, { x: one.x, y: one.y }) : { type: 'nothing' };
  }
  const what = lookAt(view, id);
  return what === null ? { type: 'nothing' } : look(what);
}

function pointAt(view: View, target: NonNullable<ReturnType<typeof parseTarget>>): Point | null {
  const of = (id: number): Point => ({ x: elementOf(view, id).x, y: elementOf(view, id).y });
  if (target.kind === 'element') return of(target.element);
  if (target.kind === 'unit') return of(unitOf(view, target.unit).members[0] ?? 1);
  if (target.kind === 'corner' || target.kind === 'nose') return null;
  if (target.kind === 'ground') return { x: target.x, y: target.y };
  const laid =
    target.kind === 'terrain' ? view.config.terrain[target.terrain] : view.config.objectives[target.objective];
  return laid !== undefined && 'x' in laid ? { x: laid.x, y: laid.y } : null;
}
