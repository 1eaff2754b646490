/** PORT-060 */
export const DIFFICULTIES = ['light', 'heavy', 'impassable'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
/** A patch may also be as good as the bare table (PORT-064). */
export type Ground = Difficulty | 'open';

/** What a centimetre costs (PORT-102 to PORT-104); Impassable terrain has no price (PORT-105). */
export const TERRAIN_FACTOR = { open: 1, light: 3, heavy: 5 } as const satisfies Record<
  Exclude<Ground, 'impassable'>,
  number
>;

/** PORT-G34 */
export type SightClass = 'open' | 'soft' | 'area' | 'hill' | 'solid';

export type Vertex = readonly [x: number, y: number];

/** PORT-064 */
type Patch = {
  readonly key: 'bridge' | 'ford';
  readonly difficulty: Ground;
  readonly outline: readonly Vertex[];
};

export type TerrainPiece = {
  /** The usual one; the players may agree on another before play. */
  readonly difficulty: Difficulty;
  readonly sight: SightClass;
  /** Convex, clockwise on the screen, in millimetres round the middle. */
  readonly outline: readonly Vertex[];
  /** PORT-065 */
  readonly deepWater?: true;
  readonly patches?: readonly Patch[];
};

/** Half as long and half as wide, its middle so far to the right. */
const box = (x: number, y: number, right = 0): readonly Vertex[] => [
  [right - x, -y],
  [right + x, -y],
  [right + x, y],
  [right - x, y],
];

/** Half as long and half as wide, with the corners cut off beyond (cutX, cutY). */
const octagon = (x: number, y: number, cutX: number, cutY: number): readonly Vertex[] => [
  [-cutX, -y],
  [cutX, -y],
  [x, -cutY],
  [x, cutY],
  [cutX, y],
  [-cutX, y],
  [-x, cutY],
  [-x, -cutY],
];

const pieces = {
  woodSmall: { difficulty: 'light', sight: 'area', outline: octagon(70, 60, 42, 36) },
  woodLarge: { difficulty: 'light', sight: 'area', outline: octagon(110, 80, 66, 48) },
  forestDense: { difficulty: 'heavy', sight: 'area', outline: octagon(100, 80, 60, 48) },
  hillGentle: { difficulty: 'light', sight: 'hill', outline: octagon(110, 80, 66, 48) },
  hillSteep: { difficulty: 'heavy', sight: 'hill', outline: octagon(90, 70, 54, 42) },
  rocks: { difficulty: 'heavy', sight: 'soft', outline: octagon(50, 40, 30, 24) },
  ruins: { difficulty: 'heavy', sight: 'soft', outline: box(70, 55) },
  field: { difficulty: 'light', sight: 'soft', outline: box(100, 70) },
  marsh: { difficulty: 'heavy', sight: 'open', outline: octagon(100, 75, 60, 45) },
  pond: { difficulty: 'impassable', sight: 'open', outline: octagon(80, 60, 48, 36), deepWater: true },
  hedge: { difficulty: 'light', sight: 'soft', outline: box(90, 8) },
  lowWall: { difficulty: 'light', sight: 'soft', outline: box(90, 8) },
  cottage: { difficulty: 'impassable', sight: 'solid', outline: box(50, 40) },
  keep: { difficulty: 'impassable', sight: 'solid', outline: box(75, 60) },
  castleWall: { difficulty: 'impassable', sight: 'solid', outline: box(120, 12) },
  standingStones: { difficulty: 'light', sight: 'soft', outline: octagon(45, 45, 27, 27) },
  river600: {
    difficulty: 'impassable',
    sight: 'open',
    outline: box(300, 40),
    deepWater: true,
    patches: [
      { key: 'bridge', difficulty: 'open', outline: box(40, 50) },
      { key: 'ford', difficulty: 'heavy', outline: box(40, 40, 180) },
    ],
  },
  river800: {
    difficulty: 'impassable',
    sight: 'open',
    outline: box(400, 40),
    deepWater: true,
    patches: [
      { key: 'bridge', difficulty: 'open', outline: box(40, 50) },
      { key: 'ford', difficulty: 'heavy', outline: box(40, 40, 250) },
    ],
  },
} satisfies Record<string, TerrainPiece>;

export type TerrainId = keyof typeof pieces;
export const TERRAIN: Readonly<Record<TerrainId, TerrainPiece>> = pieces;
export const TERRAIN_IDS = Object.keys(pieces) as readonly TerrainId[];

/** PORT-061 In millimetres. */
export const TERRAIN_GAP = 100;
/** PORT-063 */
export const MIN_TERRAIN = 4;
export const MAX_TERRAIN = 8;
