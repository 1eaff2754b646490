import { targetIds } from '@/scene/targetIds';

/** Everything that can be tapped on the table; the ground is felt by itself. */
export const { targetId, parseTarget } = targetIds({
  unit: ['unit'],
  element: ['element'],
  terrain: ['terrain'],
  objective: ['objective'],
  /** A place where a unit of the list could be deployed. */
  slot: ['unit'],
  /** A place on bare ground that somebody is pointed at. */
  ground: ['x', 'y'],
});
