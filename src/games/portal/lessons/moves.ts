import type { Move } from '@/engine';
import type { Lesson } from '@/games/lesson';
import type { Action, ActionType, ElementId, GroupId, MoveAction, MoveKind, Part, Path, State, UnitId } from '../rules';

/** A lesson of PORTAL. */
export type PortalLesson = Lesson<State, Action>;

/** PORT-081 Ends a round after a move, where nothing else is to be done. */
export const END: Action = { type: 'endRound' };
export const hold = (group: GroupId): Action => ({ type: 'hold', group });
export const shoot = (group: GroupId, unit: UnitId): Action => ({ type: 'shoot', group, by: 'own', unit, shots: [] });
export const fight = (group: GroupId): Action => ({ type: 'melee', group, by: 'own', blows: [] });
export const fire = (group: GroupId, target: ElementId): Action => ({ type: 'fire', group, target });

/** What the rival does, one after the other. */
export const rival = (...actions: readonly Action[]): readonly Move<Action>[] =>
  actions.map((action) => ({ seat: 1, action }));

const STAY: Omit<MoveAction, 'group'> = {
  type: 'move',
  kind: 'normal',
  target: null,
  how: { by: 'stay' },
  stand: false,
  lie: false,
  join: null,
};

/** What a block or a gun does, part by part. */
export const parts = (group: GroupId, ...all: readonly Part[]): Action => ({
  ...STAY,
  group,
  how: { by: 'parts', parts: all, align: false },
});

/** PORT-238 A block goes straight on, in millimetres. */
export const march = (group: GroupId, mm: number): Action => parts(group, { part: 'straight', mm });

/** PORT-121, PORT-238 A block charges straight on until it touches an enemy. */
export const charge = (group: GroupId, target: ElementId, mm: number): Action => ({
  ...STAY,
  group,
  kind: 'charge',
  target,
  how: { by: 'parts', parts: [{ part: 'straight', mm }], align: true },
});

/** PORT-121 Somebody alone charges an enemy, to a place beside him. */
export const chargeAlone = (
  group: GroupId,
  element: ElementId,
  target: ElementId,
  [x, y]: Spot,
  facing: number,
): Action => ({
  ...STAY,
  group,
  kind: 'charge',
  target,
  how: { by: 'paths', paths: [{ element, way: [{ x, y }], facing }], loosen: false },
});

/** PORT-126 */
export const lieDown = (group: GroupId): Action => ({ ...STAY, group, lie: true });

/** PORT-237 A loose unit forms ranks, its members in the order of their places. */
export const form = (
  group: GroupId,
  [x, y]: Spot,
  facing: number,
  files: number,
  order: readonly ElementId[],
): Action => ({
  ...STAY,
  group,
  how: { by: 'form', form: { anchor: { x, y }, facing, files, order } },
});

type Spot = readonly [x: number, y: number];

/** Loose men walk or run, each to a place of his own. */
export const walk = (
  group: GroupId,
  facing: number,
  ends: Readonly<Record<ElementId, Spot>>,
  kind: MoveKind = 'normal',
): Action => ({
  ...STAY,
  group,
  kind,
  how: {
    by: 'paths',
    paths: Object.entries(ends).map(([element, [x, y]]): Path => ({
      element: Number(element),
      way: [{ x, y }],
      facing,
    })),
    loosen: false,
  },
});

/** What a step of a whole round is after: first a move that is right, then what is done with it. */
export const round =
  (isRight: (action: Action) => boolean, then: ActionType) =>
  (action: Action, made: number): boolean =>
    made === 0 ? isRight(action) : action.type === then;

/** Whether a unit moves in some way. */
export const isMoveOf = (action: Action, group: GroupId, kind: MoveKind): action is MoveAction =>
  action.type === 'move' && action.group === group && action.kind === kind;

/** Where loose men come to, in the middle of them all; null for other moves. */
export function endOf({ how }: MoveAction): { readonly x: number; readonly y: number } | null {
  if (how.by !== 'paths') return null;
  const ends = how.paths.flatMap(({ way }) => way.slice(-1));
  const mean = (of: (end: (typeof ends)[number]) => number) =>
    ends.reduce((sum, end) => sum + of(end), 0) / ends.length;
  return ends.length === 0 ? null : { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** Whether a block or a gun does such a part. */
export const hasPart = ({ how }: MoveAction, part: Part['part']): boolean =>
  how.by === 'parts' && how.parts.some((each) => each.part === part);

/** By how much a gun turns, in degrees; to the left is negative. */
export const turnOf = ({ how }: MoveAction): number =>
  how.by === 'parts' ? how.parts.reduce((sum, each) => (each.part === 'turn' ? sum + each.by : sum), 0) : 0;
