import type { Seat } from '@/engine';
import { pointsOf, POWER } from './cards';
import { TARGETS } from './cost';
import type { Target } from './cost';
import { emptyPurse, loadPurse } from './payments';
import type { Purse } from './payments';
import type { State } from './types';

const scratch = emptyPurse();

function missingFor(target: Target, purse: Purse): number {
  let missing = 0;
  for (let value = 1; value <= 8; value++) missing += Math.max(0, target.counts[value] - purse.printed[value] - purse.counts[value]);
  return Math.max(0, missing - purse.wild);
}

/** How good a state is for a seat. */
export function evaluate(state: State, seat: Seat): number {
  const player = state.players[seat];
  const purse = loadPurse(scratch, player.hand, player.activated, player.diamonds.length);
  let worth = pointsOf(player.activated) * 10 + player.diamonds.length * 2 + player.hand.length * 0.1;
  for (const place of player.portal) {
    const missing = Math.min(...TARGETS[place.card].map((target) => missingFor(target, purse)));
    worth += (1 + POWER[place.card]) * 5 / (1 + missing);
  }
  return worth;
}
