/** Dice of one wave: from the green bag and from the orange bag. */
type TrackCell = readonly [green: number, orange: number];
/** The waves of each of the five rounds. */
export type Track = readonly (readonly TrackCell[])[];

/** MOR-037, part 5.6 of the catalogue: by the number of players, and for a team of any size. */
// prettier-ignore
export const TRACKS = {
  1: [
    [[3, 0], [3, 0]],
    [[3, 1], [4, 1]],
    [[3, 1], [4, 1]],
    [[3, 2], [3, 2]],
    [[3, 2], [3, 2]],
  ],
  2: [
    [[6, 0], [6, 0]],
    [[7, 1], [7, 1]],
    [[7, 2], [7, 2]],
    [[7, 3], [7, 3]],
    [[7, 4], [7, 4]],
  ],
  3: [
    [[6, 0], [6, 0], [7, 0]],
    [[7, 2], [7, 2], [7, 2]],
    [[8, 2], [8, 3], [8, 3]],
    [[8, 3], [8, 4], [8, 4]],
    [[8, 4], [8, 5], [8, 5]],
  ],
  4: [
    [[8, 0], [8, 0], [8, 0], [9, 0]],
    [[9, 1], [9, 2], [10, 2], [10, 2]],
    [[10, 3], [11, 4], [11, 4], [11, 4]],
    [[11, 4], [11, 4], [11, 5], [11, 5]],
    [[11, 5], [11, 5], [11, 6], [11, 6]],
  ],
  team: [
    [[4, 0], [4, 0]],
    [[4, 0], [4, 1]],
    [[4, 1], [4, 1]],
    [[5, 1], [5, 1]],
    [[5, 1], [5, 2]],
  ],
} as const satisfies Readonly<Record<1 | 2 | 3 | 4 | 'team', Track>>;

/** MOR-188 Waves of the introductory game by the number of players. */
export const INTRODUCTORY_WAVES = { 2: 4, 3: 5, 4: 6 } as const;
