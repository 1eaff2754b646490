import type * as flow from '@/games/flow';
import type { Violation, Words } from '@/engine';
import type { SpellId } from '../../rules/data';
import type { Preset } from '../../rules/questions/proposals';
import type {
  Action,
  Degrees,
  ElementId,
  GroupId,
  MoveAction,
  Part,
  Path,
  Point,
  UnitId,
  View,
} from '../../rules/types';

/** What somebody points at with a group: bare ground, a whole unit, or one figure where figures act. */
export type Aim =
  | { readonly kind: 'ground'; readonly at: Point }
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'element'; readonly element: ElementId };

/** The whole rounds that can be proposed for an aim. */
export type Way =
  'move' | 'run' | 'shoot' | 'moveShoot' | 'charge' | 'melee' | 'fire' | 'form' | 'cast' | 'capture' | 'crew';

/** Changes of posture and formation that need no aim (PORT-126, PORT-236, PORT-245). */
export type Drill = 'lie' | 'stand' | 'loosen' | 'form' | 'left' | 'right' | 'about';

/** What the player has pointed at and not yet done. */
export type Selection =
  | { readonly type: 'none' }
  | { readonly type: 'group'; readonly group: GroupId }
  /** `way` null: the best one. `facing` null: towards where it goes. */
  | {
      readonly type: 'aim';
      readonly group: GroupId;
      readonly aim: Aim;
      readonly way: Way | null;
      readonly facing: Degrees | null;
    }
  /** Along a way that was drawn: the points through which the middle of the group goes. `way` and `facing` as above. */
  | {
      readonly type: 'path';
      readonly group: GroupId;
      readonly through: readonly Point[];
      readonly way: Way | null;
      readonly facing: Degrees | null;
    }
  /** What a machine or a block was led to do. */
  | { readonly type: 'parts'; readonly group: GroupId; readonly parts: readonly Part[] }
  /** Everybody of the group looks there. */
  | { readonly type: 'turn'; readonly group: GroupId; readonly facing: Degrees }
  /** Figures of a unit one by one: where each goes that was put somewhere, and who is held. */
  | {
      readonly type: 'adjust';
      readonly group: GroupId;
      readonly held: ElementId | null;
      readonly paths: readonly Path[];
    }
  /** PORT-240 A wheel of a block, in degrees; negative to the left. */
  | { readonly type: 'wheel'; readonly group: GroupId; readonly by: number }
  | { readonly type: 'drill'; readonly group: GroupId; readonly drill: Drill }
  /** A spell that is still to be aimed, or is. */
  | {
      readonly type: 'spell';
      readonly group: GroupId;
      readonly caster: ElementId;
      readonly spell: SpellId;
      readonly aim: Aim | null;
    }
  /** A command that somebody advises, just as it is; no group has it where a unit is deployed. */
  | { readonly type: 'advised'; readonly group: GroupId | null; readonly action: Action }
  /** The tape: between any two points. */
  | { readonly type: 'measure'; readonly from: Point | null; readonly to: Point | null }
  /** How the whole army shall stand: it remains from unit to unit. */
  | { readonly type: 'preset'; readonly preset: Preset }
  /** PORT-067 A unit of the list in hand, where it would stand. */
  | {
      readonly type: 'deploy';
      readonly unit: number;
      readonly at: Point;
      readonly facing: Degrees;
      readonly files: number | null;
    };

export const NOTHING: Selection = { type: 'none' };

export type Situation = flow.Situation<Action, View, Selection>;
export type Step = flow.Step<Action>;

/** Something to be explained. */
export type Look =
  | { readonly type: 'unit'; readonly unit: UnitId }
  | { readonly type: 'element'; readonly element: ElementId }
  | { readonly type: 'terrain'; readonly terrain: number }
  | { readonly type: 'objective'; readonly objective: number }
  | { readonly type: 'score' };

export type Outcome = flow.Outcome<Action, Selection, Look>;

/** One reason of a roll, as it is listed. */
export type Reason = { readonly words: Words; readonly amount: number; readonly rule: string };

/** What a round is likely to do: the chance of one die, and what both sides lose. */
export type Forecast = {
  /** Per cent that one attack hits; null where nothing is rolled. */
  readonly chance: number | null;
  /** PORT-147, PORT-171 The face that is needed. */
  readonly needs: number | null;
  readonly die: number | null;
  readonly attacks: number;
  readonly reasons: readonly Reason[];
  /** Expected losses in figures. */
  readonly they: number;
  /** Those of one's own side in the action itself (a shell that strays). */
  readonly you: number;
  /** Per cent that the unit tests its morale and runs. */
  readonly flees: number | null;
  /** PORT-271 Per cent that a gun misfires. */
  readonly misfire?: number;
  /** PORT-284 Per cent that a spell turns against its caster. */
  readonly backfire?: number;
};

/** One of the whole rounds that are offered for an aim. */
export type Option = {
  readonly way: Way;
  readonly actions: readonly Action[];
  /** The group where it would stand. */
  readonly after: View;
  /** Micrometres. */
  readonly cost: number;
  readonly allowance: number;
  readonly forecast: Forecast | null;
  /** What enemies who can shoot at the group where it would stand may cost it. */
  readonly danger: number;
  /** Whom it is about. */
  readonly target: UnitId | null;
  readonly targetElement: ElementId | null;
  /** Why it cannot be done; it stays in the list with its reason. */
  readonly refusal: Violation | null;
  /** The move that was refused, where somebody led it there. */
  readonly wished?: MoveAction;
};

/** A whole round as it is proposed. */
export type Plan = {
  readonly group: GroupId;
  readonly options: readonly Option[];
  readonly chosen: Option;
};
