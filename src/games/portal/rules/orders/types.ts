import type { Violation } from '@/engine';
import type { Action, MoveAction } from '../types';

/** Asks the one judge whether a command may be given. */
export type Judge = (action: Action) => Violation | undefined;

/** A move that may be made, or why none can. */
export type Order = MoveAction | Violation;

export const isMove = (order: Order): order is MoveAction => 'type' in order;

/** An order that is sought with rests between. */
export type Steps = Generator<void, Order, void>;
