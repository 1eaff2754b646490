import { troop, type Needs, type Stand, type Troop } from './position';

type Spot = readonly [x: number, y: number];

/** Five spearmen of the watch. */
export const spears = (at: Spot, more: Partial<Stand> = {}): Troop => troop('watch', 'w1', { at, files: 5, ...more });

/** Four bowmen of the watch. */
export const bows = (at: Spot, more: Partial<Stand> = {}): Troop => troop('watch', 'w2', { at, files: 4, ...more });

/** Some bandits, who look to the left. */
export const bandits = (at: Spot, counts: readonly number[] = [1, 4, 0], more: Partial<Stand> = {}): Troop =>
  troop('bandits', 'b1', { at, facing: 180, files: 5, ...more }, counts);

/** Men at arms in a block, base to base. */
export const block = (at: Spot, more: Partial<Stand> = {}): Troop =>
  troop('knights', 'k3', { at, files: 3, tight: true, ...more });

export const against = (yours: readonly Troop[], theirs: readonly Troop[], more: Partial<Needs> = {}): Needs => ({
  yours,
  theirs,
  ...more,
});
