import { targetIds } from '@/scene/targetIds';

/** Everything that can be tapped on the table; the ground is felt by itself. */
export const { targetId, parseTarget } = targetIds({
  unit: ['unit'],
  element: ['element'],
  terrain: ['terrain'],
  objective: ['objective'],
  /** A place on bare ground that somebody is pointed at. */
  ground: ['x', 'y'],
  /** PORT-240 A front corner of a block, left or right. */
  corner: ['unit', 'side'],
  /** Where a group looks. */
  nose: ['group'],
});
