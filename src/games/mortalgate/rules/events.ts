import type { Seat } from '@/engine';
import type { AbilityId, Blessing, Status } from './data';
import type { Node } from './hex';
import type { AltarId, First, HeroId, Outcome, Team } from './types';

/** Why a hero lost health: aimed at, beside or behind the one aimed at, in the chain, all around, or by a status. */
export type WoundReason =
  'target' | 'splinter' | 'shockwave' | 'chain' | 'adjacent' | 'mercy' | 'burning' | 'spread' | 'poison';

/** What befell one hero; all wounds of one event fall at the same moment (GATE-092). */
export type Wound = {
  readonly hero: HeroId;
  readonly seat: Seat;
  /** Where it stood. */
  readonly node: Node;
  readonly reason: WoundReason;
  readonly damage: number;
  readonly before: number;
  readonly after: number;
  readonly slain: boolean;
  /** GATE-133 Shield Wall took it. */
  readonly blocked: boolean;
};

/** The hero that acts, its player and its team. */
type Actor = { readonly seat: Seat; readonly team: Team; readonly hero: HeroId };

/** A basic attack from its dice to what it did. */
type Strike = Actor & {
  readonly type: 'attackRolled';
  readonly target: HeroId;
  /** Null for a plain basic attack. */
  readonly ability: AbilityId | null;
  readonly from: Node;
  readonly at: Node;
  /** GATE-084 Tens and ones as they show. */
  readonly dice: readonly [number, number];
  readonly roll: number;
  readonly required: number;
  readonly hit: boolean;
  /** GATE-134 The target stands behind Shield Wall. */
  readonly blocked: boolean;
  /** Empty after a miss; otherwise the target first. */
  readonly wounds: readonly Wound[];
};

export type TurnEnd = 'ended' | 'captured' | 'slain' | 'stunned' | 'done';

export type Event =
  /** GATE-027, GATE-028 What the winner took, and what that leaves. */
  | {
      readonly type: 'firstChosen';
      readonly seat: Seat;
      readonly team: Team;
      readonly first: First;
      readonly opening: Team;
    }
  | (Actor & { readonly type: 'heroPicked'; /** 1 to 8 */ readonly pick: number })
  | {
      readonly type: 'heroesOrdered';
      readonly seat: Seat;
      readonly team: Team;
      readonly order: readonly HeroId[];
      /** GATE-035 */
      readonly nodes: readonly Node[];
    }
  | { readonly type: 'roundBegan'; readonly round: number }
  | (Actor & { readonly type: 'turnBegan'; readonly round: number; readonly number: number })
  | (Actor & { readonly type: 'heroReturned'; readonly node: Node; readonly health: number })
  | (Actor & { readonly type: 'wallEnded' })
  /** GATE-052 The counters after the upkeep, where any went down. */
  | (Actor & {
      readonly type: 'cooldownsFell';
      readonly cooldowns: readonly [number, number];
      readonly ready: readonly AbilityId[];
    })
  /** GATE-054 A status took effect; left is what remains of its counter. */
  | (Actor & {
      readonly type: 'statusSuffered';
      readonly status: Status;
      readonly left: number;
      readonly wounds: readonly Wound[];
    })
  /** GATE-115 */
  | (Actor & { readonly type: 'precisionHeld'; readonly left: number })
  | (Actor & {
      readonly type: 'heroWalked';
      /** The node it left first, then every node it entered. */
      readonly path: readonly Node[];
      readonly left: number;
    })
  | Strike
  /** Strikes of the ability follow as events of their own. */
  | (Actor & {
      readonly type: 'abilityUsed';
      readonly ability: AbilityId;
      readonly target: HeroId | null;
      readonly from: Node;
      /** Where the target stands. */
      readonly at: Node | null;
      readonly cooldown: number;
      readonly wounds: readonly Wound[];
    })
  | (Actor & {
      readonly type: 'heroHealed';
      /** Who is healed; the hero itself by Leech. */
      readonly target: HeroId;
      readonly by: 'ability' | 'leech';
      readonly amount: number;
      readonly before: number;
      readonly after: number;
    })
  | (Actor & {
      readonly type: 'statusGained';
      readonly target: HeroId;
      readonly status: Status;
      /** What its counter shows now. */
      readonly turns: number;
    })
  | (Actor & {
      readonly type: 'effectGained';
      readonly effect: 'precision' | 'charges' | 'wall';
      readonly count: number;
    })
  /** GATE-095 The actor is who was slain. By is null where a status did it. */
  | (Actor & {
      readonly type: 'heroSlain';
      readonly by: HeroId | null;
      readonly reason: WoundReason;
      readonly node: Node;
    })
  /** GATE-100, GATE-167 Grace is what the meter shows now. */
  | {
      readonly type: 'graceGained';
      readonly team: Team;
      readonly amount: number;
      readonly grace: number;
      readonly reason: 'kill' | 'capture';
      /** Whose death or whose capture it was. */
      readonly hero: HeroId;
    }
  /** GATE-146 Nobody is left for the second attack of Quick Blade. */
  | (Actor & { readonly type: 'strikeLapsed' })
  | (Actor & {
      readonly type: 'altarCaptured';
      readonly altar: AltarId;
      readonly blessing: Blessing;
      /** Who controlled it before. */
      readonly from: Team | null;
    })
  | (Actor & { readonly type: 'turnEnded'; readonly reason: TurnEnd })
  | { readonly type: 'conceded'; readonly seat: Seat; readonly team: Team }
  | { readonly type: 'drawOffered'; readonly seat: Seat; readonly team: Team }
  | ({ readonly type: 'gameEnded' } & Readonly<Outcome>);
