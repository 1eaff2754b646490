import { breaks, type Violation } from '@/engine';
import type { State } from '../types';
import type { Moment } from './verb';

/** MOR-069, MOR-070 When things can be bought: in a hero turn, while no hero has done anything. */
export const BUY_TIMES: readonly Moment[] = ['choosing', 'acting'];

/** MOR-069 Why nothing can be bought at another time. */
export const notBuyTime = (): Violation => breaks('MOR-069');

/** MOR-070 What forbids buying anything in this turn. */
export function tooLateToBuy(state: State): Violation | undefined {
  return state.turn.acted ? breaks('MOR-070') : undefined;
}

/** Why a price cannot be paid. */
export function tooDear(rule: string, cost: number, gold: number): Violation | undefined {
  return cost > gold ? breaks(rule, { cost, gold }) : undefined;
}
