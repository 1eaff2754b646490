import { breaks, type Violation } from '@/engine';
import type { Moment } from './verb';

/** MOR-069, MOR-070 When things can be bought: in a hero turn, while no hero has done anything. */
export const BUY_TIMES: readonly Moment[] = ['choosing', 'acting'];

/** MOR-069 Why nothing can be bought at another time. */
export const notBuyTime = (): Violation => breaks('MOR-069');
