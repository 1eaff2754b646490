import type { AltarId, HeroId, Node } from '../rules/types';

/** A hex that a hero can walk to, and what that costs; where it may not stop it only passes. */
type Reached = { readonly node: Node; readonly cost: number; readonly stops: boolean };

/** A way over the island: the node it begins at, then every node it enters. */
export type Way = {
  readonly nodes: readonly Node[];
  /** Walked now, another way that is offered beside it, or a march over several turns. */
  readonly kind: 'walk' | 'other' | 'march';
  /** GATE-058 Where each turn of a march ends; none for a walk of this turn. */
  readonly stops?: readonly Node[];
};

/** GATE-073 A line of sight between two hexes. */
export type Sight = {
  readonly from: Node;
  readonly to: Node;
  readonly free: boolean;
  /** The nodes that block it; both where it runs between two (GATE-078). */
  readonly crossed: readonly Node[];
  /** What blocks, in words that have been said; none: the cross alone. */
  readonly note?: string;
};

/** Somebody who can hit a hex: from where it would, and whom. */
type Threat = {
  readonly hero: HeroId;
  /** Where the line begins: where the enemy stands, or the node from which it would strike. */
  readonly from: Node;
  readonly to: Node;
};

/** A hex on which a hero would be hit: expected loss of health, and the chance in per cent to be slain. */
export type Danger = { readonly node: Node; readonly loss: number; readonly death: number };

/** GATE-121, GATE-137, GATE-190, GATE-193 Why somebody else than the target is hit. */
export type Splash = 'blast' | 'chain' | 'splinter' | 'shockwave';

/** A hex that an action reaches beside its target. */
export type Splashed = {
  readonly node: Node;
  readonly by: Splash;
  /** An enemy stands there. */
  readonly hits: boolean;
};

/** A number or sign over a hex. */
export type Note =
  /** Health before and after: 9→5. */
  | { readonly node: Node; readonly kind: 'health'; readonly before: number; readonly after: number }
  /** Health that comes back: 5→9. */
  | { readonly node: Node; readonly kind: 'heal'; readonly before: number; readonly after: number }
  /** GATE-167 What a capture brings. */
  | { readonly node: Node; readonly kind: 'grace'; readonly amount: number }
  /** Expected loss of health. */
  | { readonly node: Node; readonly kind: 'loss'; readonly amount: number }
  /** Who stands here may be slain, or cannot be hit at all. */
  | { readonly node: Node; readonly kind: 'deadly' | 'safe' };

/**
 * What lies over the island while somebody considers a turn: plain data that taps lead to and the scene draws. Nothing here knows
 * a rule.
 */
export type Overlay = {
  /** The hero that is looked at: gold light. */
  readonly chosen: HeroId | null;
  readonly reach: readonly Reached[];
  /** The hexes in range of the chosen action: one outline round them. */
  readonly range: readonly Node[];
  /** Other hexes from which the chosen action could be done: dotted. */
  readonly stands: readonly Node[];
  readonly ways: readonly Way[];
  /** A hero where it would be. */
  readonly ghost: { readonly hero: HeroId; readonly node: Node } | null;
  readonly sights: readonly Sight[];
  /** The hex that is aimed at: a reticle for enemies, a frame of green for a teammate. */
  readonly aim: { readonly node: Node; readonly kind: 'attack' | 'help' } | null;
  readonly splashed: readonly Splashed[];
  readonly threats: readonly Threat[];
  readonly dangers: readonly Danger[];
  readonly notes: readonly Note[];
  /** The altar that would be captured: its zone shines. */
  readonly altar: AltarId | null;
  /** Refused: the hex that offends. */
  readonly refused: Node | null;
};

/** Nothing is considered. */
export const NO_OVERLAY: Overlay = {
  chosen: null,
  reach: [],
  range: [],
  stands: [],
  ways: [],
  ghost: null,
  sights: [],
  aim: null,
  splashed: [],
  threats: [],
  dangers: [],
  notes: [],
  altar: null,
  refused: null,
};
