import type { Seat } from '@/engine';
import type { ArtilleryId, DeviationDirection, Die, Modifier, SpellId } from '../data';
import type { Figure, Party } from '../events';
import type { ArmId } from '../questions/aim';
import type { Edge, Effect, ElementId, Place, Point } from '../types';
import type { Cause, Means } from './steps';

/** One reason by which a die is changed; `MODIFIER_RULES` has its rule. */
export type Mod = { readonly modifier: Modifier; readonly amount: number };

/** PORT-006 A die as it fell: its face, what is added, and what that makes. */
export type Thrown = {
  readonly die: Die;
  readonly natural: number;
  readonly mods: readonly Mod[];
  readonly total: number;
};

/** PORT-326 What a loss scores, and for whom: for nobody where the seat is null. */
type Scored = { readonly points: number; readonly scorer: Seat | null };

export type Side = 'front' | 'flank' | 'rear';
export type RangeBand = 'short' | 'long';

/** From where to where somebody was moved. */
export type Shift = { readonly element: ElementId; readonly from: Place; readonly to: Place };

/** Attacks and what they do to those who are hit. */
type FightEvent =
  | (Thrown & {
      readonly type: 'attackRolled';
      readonly how: 'melee' | 'ranged';
      readonly attacker: Figure;
      readonly target: Figure;
      /** Null in a melee. */
      readonly weapon: ArmId | null;
      readonly band: RangeBand | null;
      readonly side: Side;
      readonly hit: boolean;
    })
  /** PORT-305 */
  | { readonly type: 'hitShielded'; readonly figure: Figure; readonly how: Means }
  | (Thrown & { readonly type: 'recoveryRolled'; readonly figure: Figure; readonly survives: boolean })
  /** PORT-190, PORT-198 The die of a crewman or of a weapon. */
  | (Thrown & {
      readonly type: 'partRolled';
      readonly figure: Figure;
      readonly part: 'crew' | 'weapon';
      readonly index: number;
      readonly weapon: ArmId | null;
      readonly survives: boolean;
      /** PORT-193 */
      readonly explodes: boolean;
    })
  /** A soldier, mount or rider is removed. */
  | (Scored & { readonly type: 'modelLost'; readonly figure: Figure; readonly how: Means })
  /** PORT-260 */
  | { readonly type: 'riderDismounted'; readonly figure: Figure }
  /** PORT-251 */
  | { readonly type: 'rankFilled'; readonly figure: Figure; readonly from: Point; readonly to: Point }
  | (Scored & { readonly type: 'crewLost'; readonly figure: Figure; readonly left: number })
  | (Scored & {
      readonly type: 'weaponLost';
      readonly figure: Figure;
      readonly weapon: ArmId;
      readonly index: number;
    })
  | (Scored & { readonly type: 'vehicleExploded'; readonly figure: Figure })
  /** PORT-196, PORT-199 */
  | { readonly type: 'crewless'; readonly figure: Figure; readonly fled: boolean }
  /** PORT-197, PORT-230, PORT-202 */
  | (Scored & { readonly type: 'wrecked'; readonly figure: Figure; readonly reason: 'crashed' | 'capture' })
  /** PORT-200 to PORT-202 */
  | {
      readonly type: 'captureRolled';
      readonly figure: Figure;
      readonly target: Figure;
      readonly natural: number;
      readonly captured: boolean;
    }
  | (Scored & { readonly type: 'captured'; readonly figure: Figure; readonly target: Figure; readonly party: Party })
  /** PORT-203 */
  | { readonly type: 'crewed'; readonly figures: readonly Figure[]; readonly target: Figure; readonly party: Party };

type GunEvent =
  | (Thrown & {
      readonly type: 'gunFired';
      readonly figure: Figure;
      readonly piece: ArtilleryId;
      readonly target: Figure;
      readonly result: 'onTarget' | 'misses' | 'misfire';
      /** PORT-271 Markers after it. */
      readonly misfires: number;
    })
  | {
      readonly type: 'shellLanded';
      readonly figure: Figure;
      readonly aim: Point;
      readonly at: Point;
      readonly template: number;
      /** Both dice and what they say; null on target. */
      readonly deviation: {
        readonly rolls: readonly [number, number];
        readonly direction: DeviationDirection;
        readonly distance: number;
      } | null;
      readonly under: readonly Figure[];
    }
  /** PORT-272, PORT-273 */
  | (Scored & {
      readonly type: 'gunBurst';
      readonly figure: Figure;
      readonly crew: Party | null;
      readonly places: readonly (Place & { readonly element: ElementId })[];
      /** PORT-G48 Crewmen for whom there was no place. */
      readonly lost: number;
    });

type SpellEvent =
  | (Thrown & {
      readonly type: 'spellCast';
      readonly figure: Figure;
      readonly spell: SpellId;
      readonly point: Point | null;
      readonly works: boolean;
      /** PORT-294 Castings left; null without limit. */
      readonly left: number | null;
    })
  | {
      readonly type: 'spellStruck';
      readonly spell: SpellId;
      readonly at: Point;
      readonly template: number;
      readonly under: readonly Figure[];
    }
  | {
      readonly type: 'effectBegan';
      readonly effect: Effect;
      readonly figures: readonly Figure[];
      readonly units: readonly Party[];
    }
  | {
      readonly type: 'guardianSummoned';
      readonly caster: Figure;
      readonly figure: Figure;
      readonly place: Place;
      readonly loosened: boolean;
    }
  | { readonly type: 'unitTeleported'; readonly party: Party; readonly shifts: readonly Shift[] }
  /** PORT-285 to PORT-287 */
  | {
      readonly type: 'backfired';
      readonly figure: Figure;
      readonly spell: SpellId;
      readonly die: Die;
      readonly natural: number;
      readonly outcome: 'nothing' | 'silenced' | 'turned';
    }
  /** PORT-292 */
  | {
      readonly type: 'guardianStruck';
      readonly figure: Figure;
      readonly die: Die;
      readonly natural: number;
      readonly hit: boolean;
    }
  /** PORT-293 Stays where no place is free. */
  | { readonly type: 'wentAstray'; readonly figure: Figure; readonly natural: number; readonly shift: Shift | null };

type MoraleEvent =
  | (Thrown & { readonly type: 'moraleTested'; readonly party: Party; readonly cause: Cause; readonly passed: boolean })
  /** PORT-222 */
  | {
      readonly type: 'unitFlew';
      readonly party: Party;
      readonly behind: Party;
      readonly spot: Point;
      readonly shifts: readonly Shift[];
      readonly cost: number;
      readonly allowance: number;
    }
  /** PORT-224 */
  | { readonly type: 'unitStood'; readonly party: Party }
  /** PORT-225, PORT-229 */
  | {
      readonly type: 'unitLeft';
      readonly party: Party;
      readonly figures: readonly Figure[];
      /** Null for a crew that gives up what it serves. */
      readonly edge: Edge | null;
      /** PORT-328 */
      readonly points: number;
      readonly scorer: Seat | null;
    }
  /** PORT-227, PORT-228 */
  | { readonly type: 'stayedBehind'; readonly party: Party; readonly from: Party; readonly figures: readonly Figure[] };

type LuckEvent =
  /** PORT-321 */
  | { readonly type: 'luckAsked'; readonly seat: Seat; readonly figure: Figure }
  | { readonly type: 'luckAnswered'; readonly seat: Seat; readonly figure: Figure; readonly used: boolean };

/** What dice decide. */
export type DiceEvent = FightEvent | GunEvent | SpellEvent | MoraleEvent | LuckEvent;
