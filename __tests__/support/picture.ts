import { Skia } from '@shopify/react-native-skia';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { drawShapes } from '@/scene/draw';
import type { Shape } from '@/scene/shapes';
import { testFonts } from './fonts';

const STORED = join(__dirname, '../pictures');
const ARTIFACTS = join(__dirname, '../../artifacts/pictures');
/** Colour distance under which two pixels are alike, and the part of all pixels that may differ (anti-aliasing). */
const ALIKE = 0.1;
const MAY_DIFFER = 0.001;
const NIGHT = '#0E1526';

/** The shapes drawn by the real Skia, as a PNG. */
export const renderShapes = async (shapes: readonly Shape[], w: number, h: number, scale = 2): Promise<Uint8Array> => {
  const surface = Skia.Surface.Make(Math.round(w * scale), Math.round(h * scale));
  if (surface === null) throw new Error('No surface to draw on.');
  const canvas = surface.getCanvas();
  canvas.clear(Skia.Color(NIGHT));
  canvas.scale(scale, scale);
  drawShapes(canvas, shapes, testFonts());
  surface.flush();
  return surface.makeImageSnapshot().encodeToBytes();
};

/** Colour [r, g, b, a] of a pixel of a PNG. */
export const pixelAt = (png: Uint8Array, x: number, y: number): number[] => {
  const picture = PNG.sync.read(Buffer.from(png));
  const start = (y * picture.width + x) * 4;
  return Array.from(picture.data.subarray(start, start + 4));
};

const write = (path: string, bytes: Uint8Array): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
};

const count = (actual: PNG, stored: PNG, diff?: PNG): number =>
  pixelmatch(actual.data, stored.data, diff?.data, actual.width, actual.height, { threshold: ALIKE });

/** How many pixels of two pictures of the same size are not alike. */
export const differingPixels = (one: Uint8Array, other: Uint8Array): number =>
  count(PNG.sync.read(Buffer.from(one)), PNG.sync.read(Buffer.from(other)));

const countAndKeep = (name: string, actual: PNG, stored: PNG): number => {
  const diff = new PNG({ width: actual.width, height: actual.height });
  const differing = count(actual, stored, diff);
  if (differing > actual.width * actual.height * MAY_DIFFER)
    write(join(ARTIFACTS, `${name}.diff.png`), PNG.sync.write(diff));
  return differing;
};

/** Throws unless the picture is like __tests__/pictures/<name>.png, and leaves both and the differences in artifacts/pictures/. */
export const comparePicture = (name: string, png: Uint8Array): void => {
  const path = join(STORED, `${name}.png`);
  if (!existsSync(path)) throw new Error(`No stored picture ${name}: look at it and store it with UPDATE_PICTURES=1.`);
  const actual = PNG.sync.read(Buffer.from(png));
  const stored = PNG.sync.read(readFileSync(path));
  const sameSize = actual.width === stored.width && actual.height === stored.height;
  const differing = sameSize ? countAndKeep(name, actual, stored) : Infinity;
  if (differing <= actual.width * actual.height * MAY_DIFFER) return;
  write(join(ARTIFACTS, `${name}.actual.png`), png);
  throw new Error(
    `Picture ${name} differs in ${differing} pixels; see artifacts/pictures/${name}.actual.png and .diff.png.`,
  );
};

/** Like comparePicture, but UPDATE_PICTURES=1 stores what is drawn now as the new truth. */
export const expectPicture = (name: string, png: Uint8Array): void => {
  if (process.env.UPDATE_PICTURES === '1') write(join(STORED, `${name}.png`), png);
  comparePicture(name, png);
};

/** Shapes moved to x, y. */
export const at = (x: number, y: number, shapes: readonly Shape[]): Shape => ({ t: 'group', x, y, shapes });
