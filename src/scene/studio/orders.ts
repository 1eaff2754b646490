import type { DrawingJob } from '../drawingUri';
import type { Shape, Swirl } from '../shapes';

/** What may be painted apart from the thread that plays: plain data, as all shapes are. */
export type Order =
  | { readonly kind: 'raster'; readonly shapes: readonly Shape[]; readonly ratio: number }
  | { readonly kind: 'strip'; readonly still: Still; readonly top: number; readonly rows: number }
  | { readonly kind: 'uri'; readonly job: DrawingJob }
  | { readonly kind: 'swirl'; readonly swirl: Swirl };

/** A large still picture, painted a strip at a time; its number tells it from others. */
export type Still = {
  readonly number: number;
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
};

/** Bytes of red, green, blue and alpha, and where they belong: pixels. */
export type Pixels = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** What comes back; nothing where there is nothing to see, or too much for pixels. */
export type Answers = {
  readonly raster: Pixels | null;
  readonly strip: Pixels;
  readonly uri: string;
  readonly swirl: Pixels;
};

/** What is painted first: signs on buttons, then boards, walls last. */
export type Rank = 'sign' | 'board' | 'wall';

type Asked<K extends Order['kind']> = {
  readonly rank: Rank;
  readonly done: (answer: Answers[K]) => void;
  /** Nobody can paint it apart: whoever asked paints it here. */
  readonly failed: () => void;
};

/** Asks for a picture; what comes back takes the order back, or is null where nobody paints apart. */
export type Ask = <K extends Order['kind']>(
  order: Extract<Order, { readonly kind: K }>,
  asked: Asked<K>,
) => (() => void) | null;

/** How many pictures of boards and signs have been painted, of those that were asked for since there were none. */
export type Painting = { readonly done: number; readonly of: number };
