import { Skia } from '@shopify/react-native-skia';
import { drawShapes } from './draw';
import type { Fontbook } from './fontbook';
import type { Shape } from './shapes';
import { soon } from './slices';
import { commission } from './studio/commission';

/** What a still image is made from. */
export type DrawingJob = {
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
  /** Points drawn beyond each edge. */
  readonly bleed: number;
  /** Pixels a point. */
  readonly ratio: number;
};

/** Images kept; the least recently used go first. */
const KEPT = 300;
const images = new Map<string, string>();
const keys = new WeakMap<readonly Shape[], string>();

/** Art that is built anew but says the same is the same image. */
const contentOf = (shapes: readonly Shape[]): string => {
  const known = keys.get(shapes);
  if (known !== undefined) return known;
  const key = JSON.stringify(shapes);
  keys.set(shapes, key);
  return key;
};

const keyOf = ({ shapes, width, height, bleed, ratio }: DrawingJob) =>
  `${width} ${height} ${bleed} ${ratio} ${contentOf(shapes)}`;

/** The image if it has been drawn before. */
export const knownUri = (job: DrawingJob): string | undefined => images.get(keyOf(job));

/** Draws the job into a data URI. In software: in a browser every WebGL surface costs one of the few contexts that a page may have. */
export const drawUri = (job: DrawingJob, fonts: Fontbook): string => {
  const { shapes, width, height, bleed, ratio } = job;
  const surface = Skia.Surface.Make(Math.ceil((width + 2 * bleed) * ratio), Math.ceil((height + 2 * bleed) * ratio));
  if (surface === null) throw new Error(`No memory for a drawing of ${width} × ${height}.`);
  const canvas = surface.getCanvas();
  canvas.scale(ratio, ratio);
  canvas.translate(bleed, bleed);
  drawShapes(canvas, shapes, fonts);
  surface.flush();
  const image = surface.makeImageSnapshot();
  const uri = `data:image/png;base64,${image.encodeToBase64()}`;
  image.dispose();
  surface.dispose();
  return uri;
};

/** Has the job drawn apart, or here if nobody else can, unless it is known; the returned function takes it back. */
export const orderUri = (job: DrawingJob, fonts: Fontbook, done: (uri: string | undefined) => void): (() => void) => {
  const tell = () => done(knownUri(job));
  if (knownUri(job) !== undefined) return soon(tell);
  return commission(
    { kind: 'uri', job },
    {
      rank: 'sign',
      keep: (uri) => remember(keyOf(job), uri),
      here: () => remember(keyOf(job), knownUri(job) ?? drawUri(job, fonts)),
      done: tell,
    },
  );
};

const remember = (key: string, uri: string): void => {
  images.set(key, uri);
  const oldest = images.keys().next();
  if (images.size > KEPT && !oldest.done) images.delete(oldest.value);
};
