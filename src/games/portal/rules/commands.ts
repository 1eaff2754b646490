import type { SpellId } from './data';
import type { Degrees, ElementId, GroupId, MoveKind, Point, UnitId } from './types';

/** What players may command (PORT-G56), and the parts that commands are made of. */

export type Place = Point & { readonly facing: Degrees };

/** PORT-G29, PORT-G43, PORT-G44 What a vehicle, a piece or a block does one after the other. */
export type Part =
  /** Millimetres, negative backward. */
  | { readonly part: 'straight'; readonly mm: number }
  /** Degrees of a vehicle or piece. */
  | { readonly part: 'turn'; readonly by: number }
  /** PORT-245 Of a block. */
  | { readonly part: 'face'; readonly to: 'left' | 'right' | 'about' }
  | { readonly part: 'wheel'; readonly to: 'left' | 'right'; readonly by: number };

/** Where a block is formed (PORT-237): its members in slot order. */
export type Form = {
  readonly anchor: Point;
  readonly facing: Degrees;
  readonly files: number;
  readonly order: readonly ElementId[];
};

/** How one element goes (PORT-G25): at most 12 waypoints, and where it looks at the end. */
export type Path = { readonly element: ElementId; readonly way: readonly Point[]; readonly facing: Degrees };

/** One of four: figures on ways of their own, parts of a vehicle or block, forming up, or nothing but a change of posture. */
export type How =
  /** Whoever has no path stays. */
  | { readonly by: 'paths'; readonly paths: readonly Path[]; /** PORT-236 */ readonly loosen: boolean }
  | { readonly by: 'parts'; readonly parts: readonly Part[]; /** PORT-D95 */ readonly align: boolean }
  | { readonly by: 'form'; readonly form: Form }
  | { readonly by: 'stay' };

export type MoveAction = {
  readonly type: 'move';
  readonly group: GroupId;
  readonly kind: MoveKind;
  /** PORT-121 Whom a charge names. */
  readonly target: ElementId | null;
  readonly how: How;
  /** PORT-128 Whoever is prone gets up before anything else. */
  readonly stand: boolean;
  /** PORT-126 All lie down where the move ends. */
  readonly lie: boolean;
  /** PORT-252 The unit that a detached leader joins at the end. */
  readonly join: UnitId | null;
};

/** Who does or suffers something: the model of an element or, on a ridden mount, its rider. */
export type Who = 'own' | 'rider';

/** PORT-157 A wish: this attacker strikes this one. */
export type Blow = {
  readonly attacker: ElementId;
  readonly by: Who;
  readonly target: ElementId;
  /** PORT-258 */
  readonly at: Who;
};

/** PORT-175 A shot of its own: which weapon of the vehicle (its place in the list; 0 of any other) at whom. */
export type Shot = Blow & { readonly weapon: number };

/** PORT-G56 */
export type Action =
  /**
   * PORT-067 A unit by its place in the army list: all its members in the order of the list, or a block. Ids are given now
   * (PORT-G19), so the order of a block names the members by the ids that they get: the next free one and on.
   */
  | { readonly type: 'deploy'; readonly unit: number; readonly places: readonly Place[]; readonly form: Form | null }
  | { readonly type: 'hold'; readonly group: GroupId }
  | MoveAction
  /** `by`: whose action it is where mounts carry riders (PORT-D108); blows name targets where the player wishes (PORT-157). */
  | { readonly type: 'melee'; readonly group: GroupId; readonly by: Who; readonly blows: readonly Blow[] }
  /** PORT-176, PORT-178 At a unit in siege mode; in skirmish mode, and for each weapon of a vehicle, the shots say whom. */
  | {
      readonly type: 'shoot';
      readonly group: GroupId;
      readonly by: Who;
      readonly unit: UnitId | null;
      readonly shots: readonly Shot[];
    }
  /** PORT-264 */
  | { readonly type: 'fire'; readonly group: GroupId; readonly target: ElementId }
  | {
      readonly type: 'cast';
      readonly group: GroupId;
      readonly caster: ElementId;
      readonly by: Who;
      readonly spell: SpellId;
      /** A friendly group (PORT-301, 307), unit (PORT-304, 310) or, for templates, a point. */
      readonly at: GroupId | null;
      readonly point: Point | null;
      /** PORT-308, PORT-310 Where the summoned or the teleported stand, in ascending id. */
      readonly places: readonly Place[];
    }
  | { readonly type: 'capture'; readonly group: GroupId; readonly element: ElementId; readonly target: ElementId }
  /** PORT-203 One soldier, or in siege mode as many as there is room for. */
  | {
      readonly type: 'crew';
      readonly group: GroupId;
      readonly elements: readonly ElementId[];
      readonly target: ElementId;
    }
  /** PORT-321 */
  | { readonly type: 'luck'; readonly use: boolean }
  | { readonly type: 'endRound' }
  /** PORT-D112 By any seat at any time; never listed among the legal actions. */
  | { readonly type: 'timeExpired' }
  | { readonly type: 'concede' };
export type ActionType = Action['type'];
