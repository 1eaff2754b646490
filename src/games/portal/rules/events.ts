import type { Seat } from '@/engine';
import type { DiceEvent } from './resolve/events';
import type {
  Block,
  Degrees,
  Edge,
  Effect,
  ElementId,
  Ending,
  GroupId,
  MoveKind,
  Name,
  Place,
  Point,
  Roll,
  Score,
  UnitId,
  Who,
} from './types';

/** A unit in a sentence: whose it is and what its list calls it. */
export type Party = { readonly seat: Seat; readonly unit: UnitId; readonly name: Name };

/** A model in a sentence: a soldier, a mount or its rider, a vehicle, a piece; with its unit and where it stands. */
export type Figure = {
  readonly seat: Seat;
  readonly unit: UnitId;
  readonly element: ElementId;
  readonly who: Who;
  readonly name: Name;
  readonly at: Point;
};

/** How one element went: the place it left, every point it came through (the last is where it is now), where it looks. */
export type Track = {
  readonly element: ElementId;
  readonly from: Place;
  readonly way: readonly Point[];
  readonly facing: Degrees;
};

/** PORT-226, PORT-080 Why a group's round is over: it acted, it was ended, it held, it fled or left the table. */
export type RoundEnd = 'acted' | 'ended' | 'held' | 'lost';

/** What happens on the table; what dice decide is in `DiceEvent`. */
type TableEvent =
  | {
      readonly type: 'unitDeployed';
      readonly party: Party;
      readonly places: readonly (Place & { readonly element: ElementId })[];
      readonly block: Block | null;
    }
  /** There was no room for it in its zone. */
  | { readonly type: 'unitStayedHome'; readonly seat: Seat; readonly name: Name }
  | { readonly type: 'turnBegan'; readonly turn: number }
  /** PORT-074 to PORT-076 Throw by throw, and the order that came of it. */
  | {
      readonly type: 'initiativeRolled';
      readonly turn: number;
      readonly rolls: readonly (readonly Roll[])[];
      readonly order: readonly Seat[];
    }
  | {
      readonly type: 'groupMoved';
      readonly party: Party;
      readonly group: GroupId;
      readonly kind: MoveKind;
      readonly target: Figure | null;
      /** Whoever moved or turned, ascending; in skirmish mode one. */
      readonly tracks: readonly Track[];
      /** Micrometres: the dearest way, and what there was to spend. */
      readonly cost: number;
      readonly allowance: number;
      readonly stood: boolean;
      readonly lay: boolean;
      /** How a block stands afterwards; null where the unit is loose. */
      readonly block: Block | null;
      /** PORT-236, PORT-237 */
      readonly formation: 'loosened' | 'formed' | null;
      /** PORT-D95 Degrees that it turned to close up, clockwise positive. */
      readonly aligned: Degrees;
    }
  /** PORT-339 */
  | { readonly type: 'elementExited'; readonly figure: Figure; readonly edge: Edge }
  /** PORT-252 */
  | { readonly type: 'leaderJoined'; readonly figure: Figure; readonly joined: Party; readonly leads: boolean }
  | {
      readonly type: 'roundEnded';
      readonly party: Party;
      readonly group: GroupId;
      /** In skirmish mode whose round it was. */
      readonly figure: Figure | null;
      readonly reason: RoundEnd;
    }
  | { readonly type: 'turnEnded'; readonly turn: number }
  /** PORT-085, PORT-299 */
  | { readonly type: 'effectEnded'; readonly effect: Effect }
  /** PORT-337 Who controls a marker that must be held, and for how many turns in a row; nobody where seat is null. */
  | { readonly type: 'objectiveHeld'; readonly objective: string; readonly seat: Seat | null; readonly turns: number }
  /** PORT-329 */
  | { readonly type: 'objectiveGained'; readonly objective: string; readonly seat: Seat; readonly points: number }
  /** PORT-330 */
  | { readonly type: 'tableCovered'; readonly seat: Seat; readonly squares: readonly number[]; readonly points: number }
  /** PORT-059 */
  | { readonly type: 'timeRecorded'; readonly seat: Seat }
  /** PORT-335 The units that leave the table with him. */
  | { readonly type: 'conceded'; readonly seat: Seat; readonly units: readonly Party[] }
  | { readonly type: 'gameEnded'; readonly ending: Ending; readonly scores: readonly Readonly<Score>[] };

export type Event = TableEvent | DiceEvent;
