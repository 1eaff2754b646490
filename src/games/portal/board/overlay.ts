import type { Seat } from '@/engine';
import type { Element, ElementId, Place, Point, UnitId } from '../rules/types';

/** PORT-G37 What can be seen along a line. */
export type Seen = 'full' | 'partial' | 'none';

export type SightLine = {
  readonly from: Point;
  readonly to: Point;
  readonly seen: Seen;
  /** Where it is blocked. */
  readonly blockedAt: Point | null;
  /** In words that have been said: distance, range. */
  readonly note?: string;
};

/** Somebody where he would be. */
type Ghost = Place & {
  readonly figure: Element;
  readonly seat: Seat;
  /** He breaks a rule there. */
  readonly offends: boolean;
};

/** A way with a mark for every centimetre. */
type Gauge = { readonly points: readonly Point[]; readonly legal: boolean };

/** PORT-163, PORT-164 The front half of what a weapon reaches, in millimetres from a place. */
export type RangeArc = Place & {
  readonly short: number;
  readonly long: number;
  /** PORT-G21 A quarter, not a half. */ readonly quarter: boolean;
};

/** A round template: where it is aimed, where it may or did land, or where it stays (PORT-305). */
export type Template = Point & {
  readonly r: number;
  /** `own`: it may land there, on men of one's own. */
  readonly kind: 'aim' | 'may' | 'own' | 'landed' | 'stays';
};

/** Something that a finger can take hold of. */
export type Handle = Place & { readonly id: string; readonly kind: 'corner' | 'nose' };

/** A short note on the table, in words that have been said. */
export type Note = Point & {
  readonly id: string;
  readonly lines: readonly string[];
  readonly tone: 'plain' | 'good' | 'bad' | 'gold';
};

/**
 * What lies over the table while somebody considers a round: plain data that taps and drags lead to and the scene draws. Nothing
 * here knows a rule.
 */
export type Overlay = {
  /** Units in gold light. */
  readonly chosen: readonly UnitId[];
  /** Elements in gold light, where single ones act. */
  readonly picked: readonly ElementId[];
  /** Where the chosen can stand after a move, and after a run: outlines on the table. */
  readonly reach: readonly (readonly Point[])[];
  readonly farReach: readonly (readonly Point[])[];
  readonly ghosts: readonly Ghost[];
  readonly gauges: readonly Gauge[];
  readonly ranges: readonly RangeArc[];
  readonly sights: readonly SightLine[];
  /** Units or single elements that would be struck: brackets. */
  readonly aimedUnits: readonly UnitId[];
  readonly aimed: readonly ElementId[];
  readonly templates: readonly Template[];
  /** PORT-G45 Which members hold together, and gaps that are too wide. */
  readonly links: readonly { readonly from: Point; readonly to: Point; readonly holds: boolean }[];
  /** A tape between two points. */
  readonly tape: { readonly from: Point; readonly to: Point } | null;
  readonly notes: readonly Note[];
  /** What a finger can take hold of: corners of a block, the nose of a group. */
  readonly handles: readonly Handle[];
  /** Refused: the place that offends. */
  readonly refused: Point | null;
};

/** Nothing is considered. */
export const NO_OVERLAY: Overlay = {
  chosen: [],
  picked: [],
  reach: [],
  farReach: [],
  ghosts: [],
  gauges: [],
  ranges: [],
  sights: [],
  aimedUnits: [],
  aimed: [],
  templates: [],
  links: [],
  tape: null,
  notes: [],
  handles: [],
  refused: null,
};
