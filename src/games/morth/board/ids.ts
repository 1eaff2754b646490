import { targetIds } from '@/scene/targetIds';

/** Everything that can be tapped at this table. */
export const { targetId, parseTarget } = targetIds({
  cell: ['realm', 'cell'],
  start: ['realm', 'path'],
  sector: ['sector'],
  hero: ['hero'],
  purse: ['realm'],
});
