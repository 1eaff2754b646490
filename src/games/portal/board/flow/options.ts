import { runThinker, type Violation } from '@/engine';
import { elementOf, groupMembers, inPlay, membersOf, unitOf, unitsInPlay } from '../../rules/roster';
import { dist2, gap } from '../../rules/geometry';
import { footprintOf } from '../../rules/shapes';
import { allowanceOf } from '../../rules/questions/allowance';
import { armed, armOf } from '../../rules/questions/aim';
import { chargeAt, touches } from '../../rules/orders/charge';
import { judgeMove } from '../../rules/movement/judge';
import { isWent } from '../../rules/movement/verdict';
import { goAlong, goTo } from '../../rules/orders/go';
import { isMove, type Order } from '../../rules/orders/types';
import type { Action, ElementId, GroupId, MoveAction, Point, UnitId, View } from '../../rules/types';
import { dangerTo, fightForecast, gunForecast, shootForecast } from './forecast';
import { deedsOf } from '../../rules/thinking/deeds';
import { middleOfGroup, seatOfGroup } from './moment';
import { tried } from './trying';
import type { Aim, Forecast, Option, Situation, Way } from './types';

export type Asked = Pick<Situation, 'view' | 'why'> & { readonly group: GroupId; readonly facing: number | null };

const NO_ROLL: Pick<Option, 'forecast' | 'target' | 'targetElement' | 'refusal'> = {
  forecast: null,
  target: null,
  targetElement: null,
  refusal: null,
};

/** PORT-101 to PORT-105 What a move costs, ground included, as the judge counts it. */
function spentBy(view: View, move: MoveAction): { readonly cost: number; readonly allowance: number } {
  const went = judgeMove(view, move);
  return {
    cost: isWent(went) ? went.cost : 0,
    allowance: allowanceOf(view, move.group, move.kind, move.stand),
  };
}

const dangerIn = (view: View, group: GroupId): number => dangerTo(view, group, seatOfGroup(view, group));

/** Whether a group that has moved can do anything more in its round. */
const hasDeed = (after: View, group: GroupId): boolean =>
  after.round !== null &&
  after.round.group === group &&
  runThinker(deedsOf(after, group, seatOfGroup(after, group))).length > 0;

/** A move alone. */
export function moveOption(asked: Asked, way: Way, order: Order): Option {
  const { view } = asked;
  if (!isMove(order)) return refused(view, way, order);
  const after = tried(view, [order]);
  // Where nothing can follow, the round ends with the move: nobody has to say so.
  const actions: Action[] = hasDeed(after, asked.group) ? [order] : [order, { type: 'endRound' }];
  return { ...NO_ROLL, way, actions, after, danger: dangerIn(after, asked.group), ...spentBy(view, order) };
}

const refused = (view: View, way: Way, violation: Violation, target: UnitId | null = null): Option => ({
  ...NO_ROLL,
  way,
  actions: [],
  after: view,
  cost: 0,
  allowance: 0,
  danger: 0,
  target,
  refusal: violation,
});

/** A deed without a move, or after one. */
function deedOption(
  { view, why, group }: Asked,
  way: Way,
  before: readonly MoveAction[],
  deed: Action,
  forecast: (view: View) => Forecast | null,
  about: { readonly unit: UnitId | null; readonly element?: ElementId },
): Option {
  const after = before.length === 0 ? view : tried(view, before);
  const violation = before.length === 0 ? why(deed) : undefined;
  const [move] = before;
  return {
    way,
    actions: violation === undefined ? [...before, deed] : [],
    after,
    ...(move === undefined ? { cost: 0, allowance: 0 } : spentBy(view, move)),
    forecast: forecast(after),
    danger: before.length === 0 ? 0 : dangerIn(after, group),
    target: about.unit,
    targetElement: about.element ?? null,
    refusal: violation ?? null,
  };
}

const shootAt = (view: View, group: GroupId, unit: UnitId, element: ElementId | null): Action => {
  const members = groupMembers(view, group);
  const vehicle = members.find(({ kind }) => kind === 'vehicle');
  if (view.config.mode === 'siege' && vehicle === undefined)
    return { type: 'shoot', group, by: 'own', unit, shots: [] };
  const [first] = members;
  const target = element ?? nearestOf(view, unit, first);
  const weapons = vehicle === undefined ? [0] : vehicle.weapons.flatMap(({ working }, i) => (working ? [i] : []));
  const most = vehicle === undefined ? 1 : Math.max(1, vehicle.crew.length);
  const shots = weapons
    .slice(0, vehicle?.model?.attributes.includes('fireLinked') ? undefined : most)
    .map((weapon) => ({ attacker: first.id, by: 'own' as const, target, at: 'own' as const, weapon }));
  return { type: 'shoot', group, by: 'own', unit: null, shots };
};

const nearestOf = (view: View, unit: UnitId, from: Point): ElementId => {
  const members = membersOf(view, unitOf(view, unit)).filter(inPlay);
  const [first] = members.sort((a, b) => dist2(a, from) - dist2(b, from));
  return first?.id ?? 0;
};

/** How far the weapons of a group reach at short range; 0 without any. */
function rangeOf(view: View, group: GroupId): number {
  return Math.max(
    0,
    ...groupMembers(view, group).flatMap((member) =>
      (member.kind === 'vehicle' ? member.weapons.map((_, i) => i) : [0]).map((weapon) => {
        const arm = armOf(member, 'own', weapon);
        return arm === null ? 0 : armed(arm).range;
      }),
    ),
  );
}

/** Towards an enemy until a shot is possible, nearest to short range: the move and the shot after it. */
function moveAndShoot(asked: Asked, unit: UnitId, element: ElementId | null): Option[] {
  const { view, group, why } = asked;
  const range = rangeOf(view, group);
  if (range === 0) return [];
  const from = middleOfGroup(view, group);
  const target = elementOf(view, element ?? nearestOf(view, unit, from));
  const [lead] = [...groupMembers(view, group)].sort((a, b) => dist2(a, target) - dist2(b, target));
  const apart = Math.round(gap(footprintOf(lead), footprintOf(target)) / 1000);
  const wished = Math.max(0, apart - range + 6);
  if (wished === 0) return [];
  const far = Math.max(1, Math.round(Math.sqrt(dist2(from, target))));
  const to = {
    x: from.x + Math.round(((target.x - from.x) * wished) / far),
    y: from.y + Math.round(((target.y - from.y) * wished) / far),
  };
  const order = goTo(view, group, 'normal', to, null, why);
  if (!isMove(order)) return [];
  const after = tried(view, [order]);
  const deed = shootAt(after, group, unit, element);
  const forecast = (now: View) => shootForecast(now, group, unit);
  return forecast(after) === null
    ? []
    : [deedOption(asked, 'moveShoot', [order], deed, forecast, { unit, ...(element !== null && { element }) })];
}

/** What can be done about an enemy: shoot, come nearer and shoot, charge, fight, fire. Ways that are refused stay with their reason. */
function enemyOptions(asked: Asked, unit: UnitId, element: ElementId | null): Option[] {
  const { view, group, why } = asked;
  const [first] = groupMembers(view, group);
  const target = element ?? nearestOf(view, unit, middleOfGroup(view, group));
  const about = { unit, ...(element !== null && { element }) };
  if (first.kind === 'piece') {
    const fire: Action = { type: 'fire', group, target };
    return [deedOption(asked, 'fire', [], fire, (now) => gunForecast(now, group, target), { unit, element: target })];
  }
  const options: Option[] = [];
  if (rangeOf(view, group) > 0) {
    options.push(
      deedOption(
        asked,
        'shoot',
        [],
        shootAt(view, group, unit, element),
        (now) => shootForecast(now, group, unit),
        about,
      ),
    );
    if (view.round?.moved == null) options.push(...moveAndShoot(asked, unit, element));
  }
  const melee: Action = { type: 'melee', group, by: 'own', blows: [] };
  if (touches(view, group, target) || view.round?.moved?.kind === 'charge')
    options.push(deedOption(asked, 'melee', [], melee, (now) => fightForecast(now, group), about));
  else if (view.round?.moved == null) {
    const order = chargeAt(view, group, target, why);
    options.push(
      isMove(order)
        ? deedOption(asked, 'charge', [order], melee, (now) => fightForecast(now, group), about)
        : refused(view, 'charge', order, unit),
    );
  }
  // Too far for anything else: nearer, so that the next round can do more.
  if (view.round?.moved == null && options.every(({ refusal }) => refusal !== null))
    options.push(...waysTo(asked, elementOf(view, target)).options);
  return options;
}

/** Walk as far as it goes, and run where that brings nearer. */
const waysTo = (asked: Asked, at: Point) =>
  walkOrRun(asked, (kind) => goTo(asked.view, asked.group, kind, at, asked.facing, asked.why));

function walkOrRun(asked: Asked, go: (kind: 'normal' | 'run') => Order): { readonly walk: Order; options: Option[] } {
  const { view } = asked;
  const walk = go('normal');
  const options = [moveOption(asked, 'move', walk)];
  const run = go('run');
  if (isMove(run) && (!isMove(walk) || spentBy(view, run).cost > spentBy(view, walk).allowance))
    options.push(moveOption(asked, 'run', run));
  return { walk, options };
}

/** To bare ground: walk or run there, and shoot from there. */
const groundOptions = (asked: Asked, at: Point): Option[] => andShoot(asked, waysTo(asked, at));

/** Along a drawn way as far as it goes, and shoot from there. */
export const pathOptions = (asked: Asked, through: readonly Point[]): Option[] =>
  andShoot(
    asked,
    walkOrRun(asked, (kind) => goAlong(asked.view, asked.group, kind, through, asked.facing, asked.why)),
  );

/** The best shot from where a walk ends beside the walk itself. */
function andShoot(asked: Asked, { walk, options }: ReturnType<typeof walkOrRun>): Option[] {
  const { view, group } = asked;
  if (isMove(walk) && rangeOf(view, group) > 0) {
    const after = tried(view, [walk]);
    const seat = unitOf(view, groupMembers(view, group)[0].unit).seat;
    const best = unitsInPlay(after)
      .filter((unit) => unit.seat !== seat)
      .map((unit) => ({ unit: unit.id, forecast: shootForecast(after, group, unit.id) }))
      .filter(({ forecast }) => forecast !== null)
      .sort((a, b) => (b.forecast?.they ?? 0) - (a.forecast?.they ?? 0))[0];
    if (best !== undefined)
      options.push(
        deedOption(
          asked,
          'moveShoot',
          [walk],
          shootAt(after, group, best.unit, null),
          (now) => shootForecast(now, group, best.unit),
          { unit: best.unit },
        ),
      );
  }
  return options;
}

/** An abandoned machine: taken over, or manned again (PORT-200, PORT-203). */
function machineOptions(asked: Asked, machine: ElementId): Option[] {
  const { view, group, why } = asked;
  const members = groupMembers(view, group);
  const near = members.filter((member) => touches(view, group, machine) && member.kind === 'soldier');
  const [soldier] = near.length > 0 ? near : members;
  const target = elementOf(view, machine);
  const own = target.origin === unitOf(view, soldier.unit).seat;
  const deed: Action = own
    ? { type: 'crew', group, elements: [soldier.id], target: machine }
    : { type: 'capture', group, element: soldier.id, target: machine };
  const way = own ? 'crew' : 'capture';
  const violation = why(deed);
  const there =
    violation === undefined ? [] : [moveOption(asked, 'move', goTo(view, group, 'normal', target, null, why))];
  return [deedOption(asked, way, [], deed, () => null, { unit: null, element: machine }), ...there];
}

const WAY_OF = { normal: 'move', run: 'run', charge: 'charge' } as const;

/** The unit that a deed is about. */
function targetOf(view: View, deed: Action): UnitId | null {
  if (deed.type === 'shoot') return deed.unit ?? (deed.shots[0] ? elementOf(view, deed.shots[0].target).unit : null);
  return deed.type === 'fire' ? elementOf(view, deed.target).unit : null;
}

/** A command that is advised, with what belongs to it: the blows after a charge, the end of a round in which nothing is left to do. */
export function advisedOption({ view, why }: Situation, group: GroupId, action: Action): Option | null {
  const asked: Asked = { view, why, group, facing: null };
  const melee: Action = { type: 'melee', group, by: 'own', blows: [] };
  const fights = (now: View) => fightForecast(now, group);
  switch (action.type) {
    case 'move': {
      if (action.kind !== 'charge') return moveOption(asked, WAY_OF[action.kind], action);
      const unit = action.target === null ? null : elementOf(view, action.target).unit;
      return deedOption(asked, 'charge', [action], melee, fights, { unit });
    }
    case 'melee':
      return deedOption(asked, 'melee', [], action, fights, { unit: null });
    case 'shoot': {
      const unit = targetOf(view, action);
      const likely = (now: View) => (unit === null ? null : shootForecast(now, group, unit));
      return deedOption(asked, 'shoot', [], action, likely, { unit });
    }
    case 'fire':
      return deedOption(asked, 'fire', [], action, (now) => gunForecast(now, group, action.target), {
        unit: targetOf(view, action),
        element: action.target,
      });
    case 'cast':
    case 'capture':
    case 'crew':
      return deedOption(asked, action.type, [], action, () => null, { unit: null });
    default:
      return null;
  }
}

/** All whole rounds that are offered for an aim, the best first where nobody has chosen. */
export function optionsFor(moment: Situation, group: GroupId, aim: Aim, facing: number | null): readonly Option[] {
  const { view, why } = moment;
  const asked: Asked = { view, why, group, facing };
  if (aim.kind === 'ground') return groundOptions(asked, aim.at);
  if (aim.kind === 'element' && elementOf(view, aim.element).abandoned) return machineOptions(asked, aim.element);
  const unit = aim.kind === 'unit' ? aim.unit : elementOf(view, aim.element).unit;
  return enemyOptions(asked, unit, aim.kind === 'element' ? aim.element : null);
}
