import type { LogLine } from '@/engine';
import { describe } from '../../rules/describe';
import type { Event } from '../../rules/index';

/** What an Assault costs, and what traps did in it. */
const isLoss = ({ type }: Event): boolean => type === 'enemyLeft' || type === 'trapSprung' || type === 'enemyKilled';

/** What the last Assault did, while it is still news: from its roll to the roll of the next wave. */
export function lastAssault(
  recent: readonly { readonly events: readonly Event[] }[],
): { readonly roll: number; readonly losses: readonly LogLine[] } | null {
  const events = recent.flatMap((move) => move.events);
  const at = events.findLastIndex(({ type }) => type === 'assaultRolled' || type === 'waveRolled');
  const rolled = events.at(at);
  if (at < 0 || rolled?.type !== 'assaultRolled') return null;
  const losses = events.slice(at + 1).filter(isLoss);
  return { roll: rolled.roll, losses: losses.flatMap((event) => describe(event) ?? []) };
}
