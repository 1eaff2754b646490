import { bestOf, type Seat } from '@/engine';
import { freshFoe } from '../dice';
import { arrivalsAfter } from '../preview';
import { mostSteps } from '../questions';
import { realmOf } from '../realms';
import type { Action, Open } from '../types';
import { coinWorth, danger } from './worth';

const PASS: Action = { type: 'passPortal' };
/** More steps than half a turn can be had the other way round. */
const MOST = 6;
/** What an enemy at the start space threatens, as long as heroes wait for it. */
const WARDED = 0.5;

function trouble(open: Open, seat: Seat, steps: number, spite: number): number {
  const own = realmOf(open, seat);
  let sum = 0;
  for (const { die, enemy, realm, path } of arrivalsAfter(open, steps)) {
    const threat = danger(open, freshFoe(die, enemy, { realm, path, square: 0, since: open.wave })) * WARDED;
    sum += realm === own ? threat : (-threat * spite) / Math.max(1, open.realms.length - 1);
  }
  return sum;
}

/** The turn of the spinner that spares the own map most, for its price; spite is how much of a rival's trouble is the own gain. */
export function bestPortalTurn(open: Open, seat: Seat, spite: number): Action {
  const most = Math.min(MOST, mostSteps(open, seat));
  const price = coinWorth(open);
  // Staying comes first: of equal turns it is the one.
  const turns = [0, ...Array.from({ length: 2 * most + 1 }, (_, i) => i - most)];
  const steps = bestOf(turns, (each) => -trouble(open, seat, each, spite) - Math.abs(each) * price);
  return steps === 0 ? PASS : { type: 'turnPortal', steps };
}
