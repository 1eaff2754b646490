import type { Shape } from '@/scene/shapes';
import { fittedSize } from '@/scene/text';
import { testFonts } from '../support/fonts';
import { comparePicture, expectPicture, pixelAt, renderShapes } from '../support/picture';

const SQUARE = { t: 'rect', x: 10, y: 10, w: 60, h: 40 } as const;

/** Each kind of shape and each way of painting once, in a picture of 80 × 60. */
const KINDS: Readonly<Record<string, readonly Shape[]>> = {
  rect: [{ ...SQUARE, fill: '#33446B', stroke: '#E8C170', strokeWidth: 3 }],
  corners: [{ ...SQUARE, r: [0, 6, 12, 20], fill: '#8CC26B' }],
  circle: [{ t: 'circle', cx: 40, cy: 30, r: 20, fill: '#8FE9FF' }],
  path: [
    { t: 'path', d: 'M0 0h10l5 10h-10z', x: 20, y: 10, scale: 3, fill: '#FF7A45', stroke: '#FFFFFF', strokeWidth: 2 },
  ],
  linear: [
    {
      ...SQUARE,
      fill: { linear: { from: [10, 10], to: [70, 50], colors: ['#FBE3A8', '#E8C170', '#8A6524'], at: [0, 0.4, 1] } },
    },
  ],
  radial: [{ ...SQUARE, fill: { radial: { center: [40, 30], radius: 30, colors: ['#FFFFFF', '#635AC4'] } } }],
  dash: [{ ...SQUARE, r: 8, stroke: '#E8C170', strokeWidth: 2, dash: [6, 4], cap: 'round' }],
  blur: [{ t: 'circle', cx: 40, cy: 30, r: 14, fill: '#B79CFF', blur: 5 }],
  shadow: [{ ...SQUARE, r: 8, fill: '#22304F', shadow: { dx: 0, dy: 4, blur: 8, color: '#FFFFFF80' } }],
  'inner-shadow': [{ ...SQUARE, r: 12, fill: '#C3CDE8', innerShadow: { dx: 0, dy: 3, blur: 8, color: '#000000' } }],
  opacity: [{ ...SQUARE, fill: '#FFFFFF', opacity: 0.5 }],
  blend: [
    { ...SQUARE, fill: '#5BB8FF' },
    { t: 'circle', cx: 30, cy: 30, r: 14, fill: '#FF5C6C', blend: 'screen' },
    { t: 'circle', cx: 50, cy: 30, r: 14, fill: '#FF5C6C', blend: 'multiply' },
  ],
  group: [
    {
      t: 'group',
      x: 40,
      y: 30,
      rotate: Math.PI / 6,
      scale: 1.5,
      opacity: 0.7,
      clip: { t: 'circle', cx: 0, cy: 0, r: 14 },
      shapes: [
        { t: 'rect', x: -20, y: -8, w: 40, h: 16, fill: '#E8C170' },
        { t: 'rect', x: -4, y: -20, w: 8, h: 40, fill: '#FF7A45' },
      ],
    },
  ],
  grain: [
    { ...SQUARE, fill: '#33446B' },
    { t: 'grain', x: 10, y: 10, w: 60, h: 40, frequency: 0.3, seed: 4, opacity: 0.4 },
  ],
  swirl: [{ t: 'swirl', x: 10, y: 5, w: 60, h: 50, colors: ['#FF7A45', '#F2C070'], seed: 3 }],
  ember: [{ t: 'swirl', x: 15, y: 5, w: 50, h: 50, colors: ['#FF7A45', '#F2C070'], seed: 3, look: 'ember' }],
  noise: [
    { ...SQUARE, fill: '#2A1210' },
    {
      t: 'noise',
      x: 10,
      y: 10,
      w: 60,
      h: 40,
      frequency: [0.05, 0.15],
      octaves: 2,
      seed: 4,
      color: '#FFB35C',
      gain: 3,
      bias: -1,
    },
  ],
  'arc-text': [
    {
      t: 'arcText',
      text: 'TOBIAS',
      cx: 40,
      cy: 46,
      r: 34,
      angle: 0,
      span: 2,
      font: 'cinzel700',
      size: 13,
      fill: '#EEF2FF',
    },
    {
      t: 'arcText',
      text: 'A NAME TOO LONG',
      cx: 40,
      cy: 16,
      r: 34,
      angle: Math.PI,
      span: 1.6,
      font: 'cinzel700',
      size: 13,
      fill: '#E8C170',
      inward: true,
    },
  ],
  text: [
    { t: 'text', text: 'Giant', x: 4, y: 2, w: 72, font: 'cinzel700', size: 15, align: 'center', fill: '#EEF2FF' },
    {
      t: 'text',
      text: '8',
      x: 10,
      y: 20,
      w: 20,
      h: 20,
      valign: 'middle',
      align: 'center',
      font: 'cinzel900',
      size: 18,
      fill: '#1A1335',
      halo: { color: '#E8C170', width: 2 },
    },
    {
      t: 'text',
      text: '1907 pearls and far more words than fit',
      x: 34,
      y: 22,
      w: 44,
      font: 'alegreya500',
      size: 11,
      lines: 3,
      lineHeight: 12,
      fill: '#C3CDE8',
    },
  ],
};

test.each(Object.entries(KINDS))('draws %s', async (name, shapes) => {
  expectPicture(`shape-${name}`, await renderShapes(shapes, 80, 60));
});

test('a stored picture that differs is refused', async () => {
  const png = await renderShapes([{ ...SQUARE, fill: '#33446B' }], 80, 60);
  expect(() => comparePicture('shape-circle', png)).toThrow('differs');
});

test('opacity is that of the shape, not of its group', async () => {
  const png = await renderShapes([{ t: 'rect', x: 0, y: 0, w: 10, h: 10, fill: '#FFFFFF', opacity: 0.5 }], 20, 10, 1);
  expect(pixelAt(png, 5, 5)[0]).toBeGreaterThan(0x80);
  expect(pixelAt(png, 5, 5)[0]).toBeLessThan(0x90);
  expect(pixelAt(png, 15, 5)).toEqual([0x0e, 0x15, 0x26, 255]);
});

describe('text that is too long', () => {
  const words = {
    t: 'text',
    text: 'Tweedledum and Tweedledee',
    x: 0,
    y: 0,
    w: 120,
    font: 'cinzel700',
    size: 16,
    fill: '#FFFFFF',
  } as const;
  test.each([
    ['stays as it is when it fits', { w: 400 }, 16, 16],
    ['shrinks as little as needed', { minSize: 6 }, 6.5, 9],
    ['never below the least size', { minSize: 12 }, 12, 12],
    ['does not shrink unless told', {}, 16, 16],
    ['shrinks less over two lines', { minSize: 6, lines: 2 }, 12, 16],
  ])('%s', (_, change, from, to) => {
    const size = fittedSize({ ...words, ...change }, testFonts());
    expect(size).toBeGreaterThanOrEqual(from);
    expect(size).toBeLessThanOrEqual(to);
  });
});
