import { breaks, type Seat, type Violation } from '@/engine';
import { RED_DIE_PRICE } from '../data';
import { purseOf } from '../realms';
import type { Open } from '../types';

/** MOR-070 Why nothing can be bought any more in this turn. */
export function whyNotBuy(open: Pick<Open, 'turn'>): Violation | undefined {
  return open.turn.acted ? breaks('MOR-070') : undefined;
}

/** Why a price cannot be paid. */
export function tooDear(rule: string, cost: number, gold: number): Violation | undefined {
  return cost > gold ? breaks(rule, { cost, gold }) : undefined;
}

/** MOR-192, MOR-314, MOR-318, MOR-320 Why a seat cannot buy a red die, wherever it would go. */
export function whyNotBuyRedDie(open: Open, seat: Seat): Violation | undefined {
  if (open.mode === 'introductory') return breaks('MOR-192');
  if (open.mode !== 'competitive') return breaks('MOR-320');
  if (open.bags.red.length === 0) return breaks('MOR-318');
  return whyNotBuy(open) ?? tooDear('MOR-314', RED_DIE_PRICE, purseOf(open, seat).gold);
}
