import { boundsOf, rasterize, rasterOf } from '@/scene/raster';
import type { Shape } from '@/scene/shapes';
import { stripsOf } from '@/scene/stills';
import type { Pixels } from '@/scene/studio/orders';
import { painterWith } from '@/scene/studio/painter';
import { imageOf } from '@/scene/easel';
import { testFonts } from '../support/fonts';
import { differingPixels, pixelAt, renderShapes } from '../support/picture';

const FONTS = testFonts();
const paint = painterWith(FONTS);
const pixelsOf = (answer: ReturnType<typeof paint>): Pixels => {
  if (answer === null || typeof answer === 'string') throw new Error('no pixels');
  return answer;
};

const CARD: readonly Shape[] = [
  {
    t: 'rect',
    x: 2,
    y: 2,
    w: 56,
    h: 36,
    r: 8,
    fill: '#22304F',
    shadow: { dx: 0, dy: 3, blur: 8, color: '#000000' },
  },
  { t: 'text', text: 'Giant', x: 4, y: 8, w: 50, align: 'center', font: 'cinzel700', size: 14, fill: '#EEF2FF' },
];
/** As an order comes to the painter: a copy, which shares nothing. */
const sent = (shapes: readonly Shape[]): readonly Shape[] => JSON.parse(JSON.stringify(shapes)) as Shape[];

test('what is painted apart is the very picture that is painted here', () => {
  rasterize({ shapes: CARD, w: 60, h: 40 }, 2, FONTS);
  const here = rasterOf(CARD, 2);
  const apart = pixelsOf(paint({ kind: 'raster', shapes: sent(CARD), ratio: 2 }));
  expect({ x: apart.x / 2, y: apart.y / 2, w: apart.w / 2, h: apart.h / 2 }).toEqual({
    x: here?.x,
    y: here?.y,
    w: here?.w,
    h: here?.h,
  });
  // The image painted here has a column more.
  const info = here?.image.getImageInfo();
  expect(info).toMatchObject({ width: apart.w + 1, height: apart.h });
  const bytes = here?.image.readPixels(0, 0, { ...imageOf(apart).getImageInfo(), width: apart.w });
  expect(Buffer.from(apart.bytes).equals(Buffer.from(bytes ?? []))).toBe(true);
});

test('what is empty or too large for pixels comes back as nothing', () => {
  expect(paint({ kind: 'raster', shapes: [], ratio: 1 })).toBeNull();
  const huge: readonly Shape[] = [{ t: 'rect', x: 0, y: 0, w: 3000, h: 10, fill: '#FFFFFF' }];
  expect(boundsOf(huge, 1)).toBeNull();
  expect(paint({ kind: 'raster', shapes: huge, ratio: 1 })).toBeNull();
});

test('the strips of a still picture make up the whole', async () => {
  const wall: readonly Shape[] = [
    { t: 'rect', x: 0, y: 0, w: 50, h: 400, fill: '#0E1526' },
    { t: 'circle', cx: 25, cy: 160, r: 20, fill: '#FF0000', blur: 3 },
    { t: 'circle', cx: 25, cy: 330, r: 20, fill: '#00FF00' },
  ];
  const strips = stripsOf(400);
  expect(strips.reduce((sum, { rows }) => sum + rows, 0)).toBe(400);
  expect(strips.length).toBeGreaterThan(1);
  const still = { number: 1, shapes: sent(wall), width: 50, height: 400, ratio: 1 };
  const all = strips.map(({ top, rows }) => pixelsOf(paint({ kind: 'strip', still, top, rows })).bytes);
  const bytes = new Uint8Array(Buffer.concat(all));
  const whole = imageOf({ bytes, x: 0, y: 0, w: 50, h: 400 }).encodeToBytes();
  expect(differingPixels(whole, await renderShapes(wall, 50, 400, 1))).toBe(0);
});

test('a sign is an image, a swirl a square of pixels', () => {
  const disc: readonly Shape[] = [{ t: 'circle', cx: 10, cy: 10, r: 10, fill: '#FF0000' }];
  const uri = String(paint({ kind: 'uri', job: { shapes: disc, width: 20, height: 20, bleed: 0, ratio: 1 } }));
  const png = new Uint8Array(Buffer.from(uri.replace('data:image/png;base64,', ''), 'base64'));
  expect(pixelAt(png, 10, 10)).toEqual([255, 0, 0, 255]);
  const swirl = {
    t: 'swirl',
    x: 0,
    y: 0,
    w: 20,
    h: 20,
    colors: ['#FF0000', '#0000FF'],
    seed: 1,
    look: 'ember',
  } as const;
  const { w, h, bytes } = pixelsOf(paint({ kind: 'swirl', swirl }));
  expect([w, bytes.length]).toEqual([h, w * h * 4]);
});
