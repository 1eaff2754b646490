import type { FontName } from '../shapes';
import type { Answers, Order } from './orders';

/** The first thing that a painter is told: where the drawing engine and the fonts are. */
export type Beginning = { readonly wasm: string; readonly fonts: readonly (readonly [FontName, string])[] };

/** What a painter is told. */
export type Told = Beginning | { readonly number: number; readonly order: Order };

/** What a painter says: the answer to an order, or only its number where it could not be painted. */
export type Answered =
  { readonly number: number; readonly answer: Answers[keyof Answers] } | { readonly number: number };
