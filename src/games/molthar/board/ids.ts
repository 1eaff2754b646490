import { targetIds } from '@/scene/targetIds';

/** Everything that can be tapped at this table. */
export const { targetId, parseTarget } = targetIds({
  pearl: ['place'],
  pearlPile: [],
  pearlDiscard: [],
  character: ['place'],
  characterPile: [],
  characterDiscard: [],
  portal: ['seat', 'place'],
  row: ['seat'],
  rival: ['seat'],
  hand: ['place'],
  printed: ['place'],
  diamonds: [],
});
