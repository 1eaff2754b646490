import type { Seat } from '@/engine';
import { GOLD_MAX } from './data';
import { MAPS } from './maps';
import type { GameMap } from './maps';
import type { Open, Realm, RealmId } from './types';

/** MOR-332 A team shares one realm; otherwise each seat has its own. */
export function realmOf(open: Open, seat: Seat): RealmId {
  return open.mode === 'cooperative' ? 0 : seat;
}

/** The purse and wounds of a seat or its team. */
export function purseOf(open: Open, seat: Seat): Realm {
  return open.realms[realmOf(open, seat)];
}

/** The map of a realm. */
export function mapOf(open: Open, realm: RealmId): GameMap {
  return MAPS[open.realms[realm].map];
}

/** MOR-097, MOR-332 */
export function goldMax(open: Pick<Open, 'mode'>): number {
  return open.mode === 'cooperative' ? GOLD_MAX.team : GOLD_MAX.alone;
}

/** MOR-097 Coins above the end of the track are lost; says how many were not. */
export function earn(open: Open, realm: RealmId, coins: number): number {
  const purse = open.realms[realm];
  const earned = Math.min(goldMax(open) - purse.gold, coins);
  purse.gold += earned;
  return earned;
}

/** MOR-098, MOR-173 Takes up to so many coins away and says how many there were to take. */
export function lose(open: Open, realm: RealmId, coins: number): number {
  const purse = open.realms[realm];
  const lost = Math.min(purse.gold, coins);
  purse.gold -= lost;
  return lost;
}

/** MOR-016 The seat to the left. */
export function nextSeat(open: Pick<Open, 'seats'>, seat: Seat): Seat {
  return seat + 1 === open.seats ? 0 : seat + 1;
}

/** MOR-016 The seat to the right, which was on turn before. */
export function seatBefore(open: Pick<Open, 'seats'>, seat: Seat): Seat {
  return seat === 0 ? open.seats - 1 : seat - 1;
}
