import type { Words } from '@/engine';
import { HEROES } from './data';
import type { View } from './types';
import { heroName } from './words';

/** How far the match is: the draft by its picks, then round and hero. */
export function progress({ phase, picks, round, turn }: View): Words {
  if (phase === 'choice' || phase === 'draft')
    return { key: 'mortalgate.progress.draft', params: { picks: picks.length, of: HEROES.length } };
  if (round === 0) return { key: 'mortalgate.progress.order' };
  return { key: 'mortalgate.progress.round', params: { round, turn: turn.number, hero: heroName(turn.hero) } };
}
