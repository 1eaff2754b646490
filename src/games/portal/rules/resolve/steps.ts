import type { Seat } from '@/engine';
import type { SpellId } from '../data';
import type { ElementId, Place, Point, UnitId, Who } from '../types';

/*
 * The seam between commands and dice.
 *
 * A verb changes what the command itself changes (places, `round.done`, casts) and pushes steps onto `state.steps`; it resolves nothing.
 * After every command `advance` (actions/index.ts) calls `resolve(state, events)` of resolve/index.ts, which takes steps from the front
 * until none is left or the first is `luck`, and then `settle(state, events)` (turn.ts), which does nothing while steps are left:
 * it ends rounds, passes to the next seat, ends turns and the game (PORT-089).
 * `askedSeat(open)` (resolve/index.ts) is the seat that the first step waits for, or null: toMove asks it.
 * `raiseFear(state, moved)` (resolve/index.ts) is called by the verb of moves at the end of a move and pushes the tests of PORT-315.
 * rounds.ts has `whyNotGroup` (asked first by every verb of a round), `roundOf(state, group)` (begins the round; verbs write what was
 * done into its `done`), `groupsOffered` (whom `options` list something for), `loseRound(state, unit)` for flights and for units formed
 * in play (PORT-226, PORT-084) and `spendRound(state, group)` for a guardian, who is a group of his own in skirmish mode.
 * At the end `countScore(state, events)` (resolve/index.ts) fills `left`, `objectives` and `cover` of every score; `gained` then names
 * whoever gained each objective (objectives.ts), and points.ts says what is left of an element.
 */

/** How somebody came to be hit. Losses to all but melee are losses to ranged attacks (PORT-207). */
export const MEANS = ['melee', 'ranged', 'artillery', 'spell'] as const;
export type Means = (typeof MEANS)[number];

/** PORT-212 Why a unit tests morale, in the order in which tests are taken; `second` is the roll of PORT-223. */
export const CAUSES = ['odds', 'quarter', 'fearsome', 'friends', 'second'] as const;
export type Cause = (typeof CAUSES)[number];

/** One die of one model against another: a blow or a shot whose target is settled. */
export type AttackStep = {
  step: 'attack';
  how: 'melee' | 'ranged';
  attacker: ElementId;
  by: Who;
  /** Place in the list of a vehicle's weapons; 0 of any other. */
  weapon: number;
  target: ElementId;
  at: Who;
  /** PORT-247 Somebody else of the block shoots too. */
  volley: boolean;
};

/** PORT-190 The die of one crewman or weapon of a vehicle that was hit, by its place in the list. */
export type PartStep = {
  step: 'part';
  element: ElementId;
  part: 'crew' | 'weapon';
  index: number;
  by: Seat;
  how: Means;
};

export type CastStep = {
  step: 'cast';
  caster: ElementId;
  by: Who;
  spell: SpellId;
  /** The group or unit it is for. */
  at: number | null;
  point: Point | null;
  places: Place[];
};

/** PORT-185 A hit whose recovery is still to be rolled, and what follows a failed one. */
type HitStep<T extends string> = { step: T; element: ElementId; at: Who; by: Seat; how: Means };

/** PORT-D115 The units that were joined in a melee when an action began. */
type Joined = UnitId[];

/** PORT-D100 What one action did to a block of one die: members that failed and leave when it is over. */
type Failed = { unit: UnitId; count: number };

/** The end of an action: who leaves a block, and who must test (PORT-211). */
export type SettleStep = {
  step: 'settle';
  how: Means;
  by: Seat;
  /** PORT-206 Strength of each unit of these melees when the action began. */
  melees: { units: Joined; before: number[] }[];
  failed: Failed[];
};

/**
 * What still has to be resolved, as plain data: a match can be saved in the middle of a volley. Each step is taken whole; what
 * follows from it is put before the others, and tests of morale behind them (PORT-D101).
 */
export type Step =
  /** PORT-156, PORT-157 An attacker looks for his target: the one that was named while it is legal, else the nearest. */
  | { step: 'blow'; attacker: ElementId; by: Who; target: ElementId | null; at: Who }
  /** PORT-177, PORT-179 */
  | {
      step: 'shot';
      attacker: ElementId;
      by: Who;
      weapon: number;
      unit: UnitId;
      target: ElementId | null;
      at: Who;
      volley: boolean;
    }
  | AttackStep
  /** PORT-267 */
  | { step: 'fire'; piece: ElementId; target: ElementId }
  | CastStep
  /** PORT-285 */
  | { step: 'backfire'; caster: ElementId; by: Who; spell: SpellId }
  /** PORT-200 */
  | { step: 'capture'; element: ElementId; target: ElementId }
  /** PORT-202 */
  | { step: 'wreck'; element: ElementId; by: Seat }
  | HitStep<'hit'>
  | HitStep<'recover'>
  /** PORT-186 The recovery failed for good. */
  | HitStep<'fall'>
  | PartStep
  /** PORT-191, PORT-192 */
  | (Omit<PartStep, 'step'> & { step: 'partLost' })
  /** PORT-193 */
  | { step: 'explode'; element: ElementId; by: Seat; how: Means }
  /** PORT-321 The only step that waits for somebody: the die again, or what it led to. */
  | { step: 'luck'; seat: Seat; element: ElementId; who: Who; again: Step; otherwise: Step | null }
  | SettleStep
  /** PORT-211 Test, flight and second roll in one: no die of morale is ever thrown again. */
  | { step: 'test'; unit: UnitId; cause: Cause; by: Seat };

export type StepOf<T extends Step['step']> = Extract<Step, { step: T }>;
