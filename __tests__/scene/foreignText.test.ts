import { Skia } from '@shopify/react-native-skia';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { drawShapes } from '@/scene/draw';
import { makeFontbook, typefaceFromData, type Fontbook } from '@/scene/fontbook';
import type { ForeignPainter } from '@/scene/foreignText';
import type { FontName, TextShape } from '@/scene/shapes';
import { testFonts } from '../support/fonts';

/** In place of the browser's own canvas, which is not here: every letter is a full block, half as wide as it is high. */
function blocks(): ForeignPainter & { readonly painted: string[] } {
  const painted: string[] = [];
  return {
    painted,
    widthOf: (text, size) => (Array.from(text).length * size) / 2,
    paint: (text, _size, _color, w, h) => {
      painted.push(text);
      return new Uint8Array(w * h * 4).fill(255);
    },
  };
}

const file = join(__dirname, '../../node_modules/@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf');
const face = (name: FontName) => typefaceFromData(name, Skia.Data.fromBytes(new Uint8Array(readFileSync(file))));
const bookWith = (foreign: ForeignPainter): Fontbook =>
  makeFontbook(
    {
      cinzel700: face('cinzel700'),
      cinzel900: face('cinzel900'),
      alegreya500: face('alegreya500'),
      alegreya700: face('alegreya700'),
      alegreya800: face('alegreya800'),
    },
    foreign,
  );

const name = (text: string, w = 120): TextShape => ({
  t: 'text',
  text,
  x: 10,
  y: 10,
  w,
  h: 20,
  valign: 'middle',
  font: 'alegreya700',
  size: 16,
  minSize: 12,
  fill: '#FFFFFF',
});

/** Columns of a drawing in which something is drawn. */
function inkedColumns(shape: TextShape, fonts: Fontbook): number[] {
  const surface = Skia.Surface.Make(160, 40);
  if (surface === null) throw new Error('No surface to draw on.');
  drawShapes(surface.getCanvas(), [shape], fonts);
  surface.flush();
  const picture = PNG.sync.read(Buffer.from(surface.makeImageSnapshot().encodeToBytes()));
  return Array.from({ length: 160 }, (_, x) => x).filter((x) =>
    Array.from({ length: 40 }, (_, y) => picture.data[(y * 160 + x) * 4 + 3] ?? 0).some((alpha) => alpha > 60),
  );
}

test.each(['ليلى', 'דנה', '李小龙', '🦊 Foxy', 'นารี'])('the typefaces do not have all letters of %s', (text) => {
  expect(testFonts().covers('alegreya700', text)).toBe(false);
});

test.each(['Ana', 'Łukasz', 'Søren', 'Ñandú', 'Player 1’s'])('the typefaces have all letters of %s', (text) => {
  expect(testFonts().covers('alegreya700', text)).toBe(true);
});

test('a name in other letters is painted by the system and stands in its box', () => {
  const painter = blocks();
  const columns = inkedColumns(name('ليلى'), bookWith(painter));
  expect(painter.painted).toEqual(['ليلى']);
  expect(columns.length).toBeGreaterThan(28);
  expect(Math.min(...columns)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...columns)).toBeLessThanOrEqual(10 + 4 * 8 + 1);
});

test('a long one is made smaller, then cut, and never leaves its box', () => {
  const painter = blocks();
  const columns = inkedColumns(name('李小龙李小龙李小龙', 40), bookWith(painter));
  expect(painter.painted).toEqual(['李小龙李小…']);
  expect(Math.max(...columns)).toBeLessThanOrEqual(50);
});

test('a name in letters of the app is drawn in its own typeface', () => {
  const painter = blocks();
  expect(inkedColumns(name('Ana'), bookWith(painter)).length).toBeGreaterThan(10);
  expect(painter.painted).toEqual([]);
});
