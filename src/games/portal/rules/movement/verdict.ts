import { breaks, type Violation } from '@/engine';
import type { Block, Degrees, Edge, ElementId, Place, Point } from '../types';

/** How one element would go: through which points, where it would stand and look, and what that costs in micrometres. */
export type Going = {
  readonly element: ElementId;
  readonly way: readonly Point[];
  readonly to: Place;
  readonly cost: number;
  /** PORT-339 The edge by which it leaves the table. */
  readonly exit: Edge | null;
};

/** What a move comes to. */
export type Went = {
  /** Whoever moves or turns, ascending. */
  readonly goings: readonly Going[];
  /** The dearest way. */
  readonly cost: number;
  /** How the unit stands afterwards; null where it is loose. */
  readonly block: Block | null;
  readonly formation: 'loosened' | 'formed' | null;
  readonly aligned: Degrees;
};

export const STAYED: Went = { goings: [], cost: 0, block: null, formation: null, aligned: 0 };

export const isWent = (answer: Went | Violation): answer is Went => 'goings' in answer;

/** A rule that somebody of the group breaks. */
export const brokenBy = (rule: string, element: ElementId): Violation => breaks(rule, { element });

/** PORT-101 Millimetres that a way costs and that there are, for the explanation. */
export const tooFar = (rule: string, element: ElementId, cost: number, allowance: number): Violation =>
  breaks(rule, { element, cost: Math.ceil(cost / 1000), allowance: Math.floor(allowance / 1000) });
