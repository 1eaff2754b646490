/** MOR-002 The three paths of a map, in the order in which their enemies move (MOR-156). */
export const LANES = ['left', 'centre', 'right'] as const;
export type Lane = (typeof LANES)[number];

/** MOR-321 The two boards of a cooperative map. */
export const HALVES = ['A', 'B'] as const;
export type Half = (typeof HALVES)[number];

/** Column and row, both from 0 at the top left. */
export type Point = readonly [x: number, y: number];

export type PathData = {
  readonly lane: Lane;
  readonly half?: Half;
  /** Square 1 of the path. */
  readonly start: Point;
  /** From there on to the last square, as directions with their number of steps. */
  readonly way: string;
  readonly exit: 'north' | 'east' | 'west' | 'fortress' | 'city';
};

export type MapData = {
  readonly paths: readonly PathData[];
  readonly tunnels: readonly (readonly [Point, Point])[];
  readonly grid: readonly string[];
};
