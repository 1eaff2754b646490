import giant from '@iconify/icons-game-icons/giant';
import { MOLTHAR_GATE } from '@/games/molthar/gate';
import type { Shape } from '@/scene/shapes';
import { SEAT_LOOKS } from '@/look/tokens';
import { APP_ICONS } from '@/ui/art/appIcon';
import { doors, shutGate } from '@/ui/art/doors';
import { emblem, seatLook } from '@/ui/art/emblem';
import { gate, gateFront, gateSwirl } from '@/ui/art/gate';
import { GLYPHS, glyph, type GlyphName } from '@/ui/art/glyph';
import { iconPath } from '@/ui/art/icon';
import { remember } from '@/scene/memo';
import { fade, mix, scatter } from '@/ui/art/paint';
import { stoneWall } from '@/ui/art/stone';
import { gem, shield } from '@/ui/art/tokens';

/** What reaches the mind of linear red, green and blue (Machado, Oliveira, Fernandes 2009, full strength). */
const VISIONS: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** CIE Lab of a colour as somebody with this vision sees it: distances in it are those that eyes notice. */
function labOf(vision: readonly (readonly [number, number, number])[], hex: string): number[] {
  const light = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const times = (row: readonly number[], by: readonly number[]) =>
    row.reduce((sum, part, i) => sum + part * (by[i] ?? 0), 0);
  const seen = vision.map((row) => times(row, light));
  const [x = 0, y = 0, z = 0] = [
    [0.4339, 0.3762, 0.1899],
    [0.2126, 0.7152, 0.0722],
    [0.0177, 0.1095, 0.8729],
  ].map((row) => {
    const value = Math.max(0, times(row, seen));
    return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const flat = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => (shape.t === 'group' ? [shape, ...flat(shape.shapes)] : [shape]));
const kinds = (shapes: readonly Shape[]) => new Set(flat(shapes).map(({ t }) => t));
const look = { w: 160, h: 170, ...MOLTHAR_GATE.art };

test('the same picture is the same array, another picture another one', () => {
  expect(emblem(0, 40)).toBe(emblem(0, 40));
  expect(emblem(0, 40)).not.toBe(emblem(1, 40));
  expect(gateSwirl(look)).toEqual(gateSwirl(look));
});

test('what is remembered is bounded', () => {
  let made = 0;
  const numbered = remember((n: number) => ({ n, made: ++made }));
  const first = numbered(0);
  expect(numbered(0)).toBe(first);
  for (let i = 1; i < 1000; i++) numbered(i);
  expect(numbered(0)).not.toBe(first);
});

test('a silhouette is path data without markup', () => {
  expect(iconPath(giant)).toMatch(/^M[-\d.]+ /i);
  expect(iconPath(giant)).not.toMatch(/[<>"]/);
  expect(iconPath({ body: '<g><path fill="x" d="M0 0h1"/><path d="M5 5h1"/></g>' })).toBe('M0 0h1M5 5h1');
});

test('seats differ by shape and by sign, not by colour alone', () => {
  const outlines = SEAT_LOOKS.map((_, i) => emblem(i, 40).map((shape) => (shape.t === 'path' ? shape.d : '')));
  expect(new Set(outlines.map(([outline]) => outline)).size).toBe(SEAT_LOOKS.length);
  expect(new Set(outlines.map(([, sign]) => sign)).size).toBe(SEAT_LOOKS.length);
  expect(seatLook(SEAT_LOOKS.length)).toBe(SEAT_LOOKS[0]);
  expect(seatLook(-1)).toBe(SEAT_LOOKS.at(-1));
});

test('eight seats have eight looks', () => {
  expect(SEAT_LOOKS).toHaveLength(8);
  expect(new Set(SEAT_LOOKS.map(({ color }) => color)).size).toBe(8);
});

test.each(Object.entries(VISIONS))('the colours of the seats are told apart with %s', (_name, vision) => {
  const seen = SEAT_LOOKS.map(({ color }) => labOf(vision, color));
  const distances = seen.flatMap((one, i) =>
    seen.slice(i + 1).map((other) => Math.hypot(...one.map((v, k) => v - (other[k] ?? 0)))),
  );
  // 2.3 is the least difference that an eye notices.
  expect(Math.min(...distances)).toBeGreaterThan(9);
});

test('every glyph draws inside its box and scales with it', () => {
  for (const name of Object.keys(GLYPHS) as GlyphName[]) {
    const shapes = glyph(name, 48, '#FFFFFF');
    expect(shapes.length).toBeGreaterThan(0);
    for (const shape of shapes) expect(shape).toMatchObject({ t: 'path', scale: 2 });
  }
});

test('an open gate has a swirl and a figure; a shut one has neither light nor swirl, but bars', () => {
  expect(kinds(gate(look)).has('swirl')).toBe(true);
  expect(kinds(shutGate(look)).has('swirl')).toBe(false);
  const lights = (shapes: readonly Shape[]) =>
    flat(shapes).filter((shape) => 'blend' in shape && shape.blend === 'screen');
  expect(lights(gate(look)).length).toBeGreaterThan(2);
  expect(lights(shutGate(look))).toEqual([]);
  const figure = iconPath(MOLTHAR_GATE.art.figure?.icon ?? giant);
  const fills = flat(gateFront(look)).filter((shape) => shape.t === 'path' && shape.d === figure);
  expect(fills).toHaveLength(3);
});

test('doors let more through the wider they open', () => {
  const reach = (open: number) => {
    const xs = flat(doors({ w: 200, h: 280, tint: '#B79CFF', open })).flatMap((shape) =>
      shape.t === 'path' && shape.stroke === '#070B18'
        ? [...shape.d.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x))
        : [],
    );
    return Math.max(...xs.filter((x) => x <= 100));
  };
  expect(reach(0)).toBeCloseTo(100, 0);
  expect(reach(0.5)).toBeLessThan(90);
  expect(reach(1)).toBeLessThan(reach(0.5));
});

test('stones cover the whole wall, and a calm wall has less contrast', () => {
  const wall = { width: 390, height: 300 };
  const blocks = stoneWall(wall).filter((shape) => shape.t === 'path' && shape.fill !== undefined);
  expect(blocks.length).toBeGreaterThan(20);
  const grain = (contrast: number) =>
    stoneWall({ ...wall, contrast }).flatMap((shape) => (shape.t === 'grain' ? [shape.opacity] : []));
  expect(Math.max(...grain(0.55))).toBeLessThan(Math.max(...grain(1)));
});

test('numbers on a shield shrink to fit, a spent gem is only dashed', () => {
  const size = (value: string) =>
    flat(shield(value, 40)).flatMap((shape) => (shape.t === 'text' ? [shape.size] : []))[0] ?? 0;
  expect(size('3')).toBeGreaterThan(size('14'));
  expect(size('14')).toBeGreaterThan(size('120'));
  expect(gem(20, true)).toEqual([expect.objectContaining({ dash: expect.any(Array) })]);
});

test('colours mix and fade as numbers', () => {
  expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080');
  expect(fade('#123456', 0.5)).toBe('#12345680');
  const spread = Array.from({ length: 200 }, (_, i) => scatter(1, i));
  expect(Math.min(...spread)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...spread)).toBeLessThan(1);
  expect(spread.filter((value) => value < 0.5).length).toBeGreaterThan(70);
  expect(scatter(1, 5)).toBe(scatter(1, 5));
});

test('a monochrome icon is white only', () => {
  const fills = flat(APP_ICONS['monochrome-icon'].shapes).flatMap((shape) => ('fill' in shape ? [shape.fill] : []));
  expect(new Set(fills)).toEqual(new Set(['#FFFFFF']));
});
