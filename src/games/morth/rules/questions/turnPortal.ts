import { breaks, type Seat, type Violation } from '@/engine';
import { purseOf } from '../realms';
import type { Open } from '../types';

/** MOR-055 How many steps of the spinner a seat can pay for, either way. */
export function mostSteps(open: Open, seat: Seat): number {
  return purseOf(open, seat).gold;
}

/** MOR-055, MOR-056 Why a seat cannot turn the spinner by so many steps. */
export function whyNotTurn(open: Open, seat: Seat, steps: number): Violation | undefined {
  if (steps === 0) return breaks('MOR-056');
  const cost = Math.abs(steps);
  const gold = mostSteps(open, seat);
  return cost > gold ? breaks('MOR-055', { cost, gold }) : undefined;
}
