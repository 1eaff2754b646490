import type { Violation } from '@/engine';
import { centroid, deg, gap, localForward, pivotOf, turned } from '../../rules/geometry';
import { TURN_X2_TURN, VEHICLE_TURN } from '../../rules/data';
import { judge } from '../../rules/movement/judge';
import { prepare, type Mover } from '../../rules/movement/mover';
import { isWent } from '../../rules/movement/verdict';
import { inParts, inShape, onWays, turnTo } from '../../rules/orders/go';
import { isMachine } from '../../rules/roster';
import { footprintOf } from '../../rules/shapes';
import type { Element, ElementId, MoveAction, MoveKind, Part, Point, View } from '../../rules/types';
import { facing } from '../flow/lead';
import type { Selection } from '../flow/types';
import { cornerOf, type Grip, type Side } from './grips';
import { gapsIn, putBy, standingAt, type Put } from './puts';
import { waypointsOf } from './waypoints';

/** A finger that holds something: all that cannot change while it moves is gathered once. */
export type Pull = {
  readonly view: View;
  readonly grip: Grip;
  readonly selection: Selection;
  readonly walk: Mover;
  /** Null for what cannot run. */
  readonly run: Mover | null;
  /** Where the finger fell. */
  readonly from: Point;
};

/** What the judge says of the newest place of the finger. */
export type Pulled = {
  /** What is chosen when the finger is lifted. */
  readonly selection: Selection;
  readonly puts: readonly Put[];
  /** The way of the middle of the group, from where it stands. */
  readonly way: readonly Point[];
  readonly pace: MoveKind;
  /** Micrometres. */
  readonly cost: number;
  readonly allowance: number;
  readonly violation: Violation | null;
  /** Who breaks the rule, where it is one of them. */
  readonly offender: ElementId | null;
  /** Enemies that would be touched. */
  readonly met: readonly Element[];
  /** PORT-114 Where the unit would fall apart. */
  readonly gaps: ReturnType<typeof gapsIn>;
};

export function pullFrom(view: View, selection: Selection, grip: Grip, from: Point): Pull {
  const stands = (mover: Mover) => mover.walkers.some(({ element }) => element.prone);
  const walk = prepare(view, grip.group, 'normal', false);
  const rising = stands(walk) ? prepare(view, grip.group, 'normal', true) : walk;
  const [{ element }] = walk.walkers;
  const run = isMachine(element) ? null : prepare(view, grip.group, 'run', stands(walk));
  return { view, grip, selection, walk: rising, run, from };
}

type Draft = { readonly order: (kind: MoveKind) => MoveAction; readonly selection: Selection; readonly way: Point[] };

const members = ({ walk }: Pull): readonly Element[] => walk.walkers.map(({ element }) => element);

/** A body that is led: figures along the drawn way, a block straight on, a machine by a turn and a straight. */
function led(pull: Pull, drawn: readonly Point[]): Draft {
  const { view, grip, walk, from } = pull;
  const { group } = grip;
  const middle = centroid(members(pull));
  const by = (at: Point): Point => ({ x: middle.x + at.x - from.x, y: middle.y + at.y - from.y });
  const [first] = members(pull);
  const last = by(drawn[drawn.length - 1] ?? from);
  const block = view.config.mode === 'siege' ? walk.unit.block : null;
  if (block === null && !isMachine(first)) {
    const way = waypointsOf([middle, ...drawn.map(by)]);
    return {
      order: (kind) => inShape(view, group, kind, way, null),
      selection: { type: 'path', group, through: way, way: null, facing: null },
      way: [middle, ...way],
    };
  }
  const parts = block === null ? driven(first, last) : [straightBy(block.facing, middle, last)];
  return {
    order: (kind) => inParts(view, group, kind, parts),
    selection: { type: 'parts', group, parts },
    way: [middle, last],
  };
}

const straightBy = (facing: number, from: Point, to: Point): Part => ({
  part: 'straight',
  mm: localForward(to.x - from.x, to.y - from.y, facing),
});

/** PORT-139, PORT-140 Towards a place before it a machine turns as far as it may and drives; what lies behind it is backed to. */
function driven(machine: Element, to: Point): Part[] {
  const wished = turnTo(machine.facing, deg(to.x - machine.x, to.y - machine.y));
  if (Math.abs(wished) > 90) return [straightBy(machine.facing, machine, to)];
  const most = machine.model?.attributes.includes('turnX2') === true ? TURN_X2_TURN : VEHICLE_TURN;
  const by = Math.max(-most, Math.min(most, wished));
  const straight = straightBy(turned(machine.facing + by), machine, to);
  return by === 0 ? [straight] : [{ part: 'turn', by }, straight];
}

/** PORT-240 A corner that is led round the other one. */
function wheeled({ view, grip, walk, from }: Pull, side: Side, at: Point): Draft | null {
  const { block } = walk.unit;
  if (block === null) return null;
  const to = side === 'left' ? 'right' : 'left';
  const pivot = walk.walkers[pivotOf(block, to)].element;
  const corner = cornerOf(view, grip.group, side);
  const now = { x: corner.x + at.x - from.x, y: corner.y + at.y - from.y };
  const turn = turnTo(deg(corner.x - pivot.x, corner.y - pivot.y), deg(now.x - pivot.x, now.y - pivot.y));
  const by = to === 'right' ? turn : -turn;
  return {
    order: (kind) => inParts(view, grip.group, kind, [{ part: 'wheel', to, by }]),
    selection: { type: 'wheel', group: grip.group, by: to === 'left' ? -by : by },
    way: [],
  };
}

/** Everybody looks where the finger is. */
function faced(pull: Pull, at: Point): Draft {
  const { view, grip } = pull;
  const middle = centroid(members(pull));
  const to = deg(at.x - middle.x, at.y - middle.y);
  return {
    order: () => facing(view, grip.group, to),
    selection: { type: 'turn', group: grip.group, facing: to },
    way: [],
  };
}

/** One of a unit goes where the finger is; what was adjusted before stays. */
function adjusted(pull: Pull, element: ElementId, drawn: readonly Point[]): Draft | null {
  const { view, grip, selection, from } = pull;
  const one = members(pull).find(({ id }) => id === element);
  if (one === undefined) return null;
  const before = selection.type === 'adjust' ? selection.paths : [];
  const start = before.find((path) => path.element === element)?.way.at(-1) ?? one;
  const way = waypointsOf([start, ...drawn.map((at) => ({ x: start.x + at.x - from.x, y: start.y + at.y - from.y }))]);
  const [last] = way.slice(-1);
  const path = { element, way: last === undefined ? [] : [last], facing: one.facing };
  const paths = [...before.filter((each) => each.element !== element), path];
  return {
    order: (kind) => onWays(view, grip.group, kind, paths),
    selection: { type: 'adjust', group: grip.group, held: element, paths },
    way: [{ x: one.x, y: one.y }, ...path.way],
  };
}

function draftOf(pull: Pull, drawn: readonly Point[]): Draft | null {
  const { grip, from } = pull;
  const at = drawn[drawn.length - 1] ?? from;
  switch (grip.kind) {
    case 'body':
      return led(pull, drawn);
    case 'corner':
      return wheeled(pull, grip.side, at);
    case 'nose':
      return faced(pull, at);
    case 'member':
      return adjusted(pull, grip.element, drawn);
  }
}

/** Micrometres between two bases that stand against each other. */
const TOUCH = 1000;

/** The enemies that somebody would touch. */
function metBy({ view, walk }: Pull, puts: readonly Put[]): Element[] {
  const there = puts.map(standingAt);
  return view.elements.filter(
    (foe) =>
      foe.where === 'table' &&
      !foe.abandoned &&
      view.units[foe.unit - 1]?.seat !== walk.seat &&
      there.some((one) => gap(one, footprintOf(foe)) <= TOUCH),
  );
}

/** PORT-114, PORT-115 */
const COHESION = ['PORT-114', 'PORT-115'];

const offenderOf = ({ params }: Violation): ElementId | null =>
  typeof params?.element === 'number' ? params.element : null;

/** What comes of a drawn line so far: judged as a walk, and where that is too far as a run. The same judge decides about the command. */
export function pulled(pull: Pull, drawn: readonly Point[]): Pulled | null {
  const draft = draftOf(pull, drawn);
  if (draft === null) return null;
  const { walk, run, grip } = pull;
  const answer = judge(walk, draft.order('normal'));
  const mayRun = run !== null && (grip.kind === 'body' || grip.kind === 'corner');
  const faster = isWent(answer) || !mayRun ? null : judge(run, draft.order('run'));
  const runs = faster !== null && isWent(faster);
  const puts = putBy(pull.view, draft.order('normal'));
  // What a run cannot do either is told of the run.
  const verdict = faster ?? answer;
  const violation = isWent(verdict) ? null : verdict;
  return {
    selection: draft.selection,
    puts,
    way: draft.way,
    pace: runs ? 'run' : 'normal',
    cost: isWent(verdict) ? verdict.cost : 0,
    allowance: (runs && run !== null ? run : walk).allowance,
    violation,
    offender: violation === null ? null : offenderOf(violation),
    met: metBy(pull, puts),
    gaps: violation !== null && COHESION.includes(violation.rule) ? gapsIn(puts) : [],
  };
}
