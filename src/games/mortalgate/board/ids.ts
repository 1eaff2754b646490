import { targetIds } from '@/scene/targetIds';

/** Everything that can be tapped on the island. */
export const { targetId, parseTarget } = targetIds({
  node: ['node'],
  hero: ['hero'],
  altar: ['altar'],
});
