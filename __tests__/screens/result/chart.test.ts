import { chart, chartSide, type ChartLook } from '@/screens/result/chart';
import type { Shape } from '@/scene/shapes';
import { emblem, seatLook, seatMarker } from '@/ui/art/emblem';
import { expectPicture, renderShapes } from '../../support/picture';

const sides = (...looks: number[]) =>
  looks.map((seat) =>
    chartSide({
      name: '',
      color: seatLook(seat).color,
      emblem: (size) => emblem(seat, size),
      marker: (r) => seatMarker(seat, r),
    }),
  );

const look: ChartLook = {
  width: 340,
  height: 180,
  winner: 0,
  goal: 12,
  type: 14,
  sides: sides(0, 1, 2),
  course: {
    unit: 'round',
    at: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    moves: [0, 4, 8, 12, 16, 20, 24, 28, 32, 36],
    lines: [
      [0, 0, 0, 1, 2, 2, 7, 8, 11, 14],
      [0, 0, 1, 1, 3, 6, 8, 9, 12, 14],
      [0, 0, 1, 1, 3, 4, 5, 7, 8, 10],
    ],
  },
  turns: [{ kind: 'reaches', side: 1, index: 8 }],
};
const texts = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.t === 'text' ? [shape.text] : []));
const patterns = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.t === 'path' && shape.cap === 'round' ? [JSON.stringify(shape.dash)] : []));

test('it looks as stored', async () => {
  expectPicture('result/chart', await renderShapes(chart(look), 340, 180, 1));
});

test('lines differ by pattern, the goal has a line of its own', () => {
  expect(new Set(patterns(chart(look))).size).toBe(3);
  expect(texts(chart(look))).toEqual(expect.arrayContaining(['0', '4', '8', '12', '9']));
});

test('a long match shows some numbers, the last among them', () => {
  const at = Array.from({ length: 201 }, (_, i) => i);
  const shown = texts(
    chart({
      ...look,
      course: { unit: 'move', at, moves: at, lines: [at, at.map((i) => i / 2)] },
      goal: null,
      turns: [],
      sides: sides(0, 1),
    }),
  );
  expect(shown.length).toBeLessThan(40);
  expect(shown).toContain('200');
});

test.each([
  [5, 20],
  [8, 18.8],
])('the emblems of %i equal seats at the ends never cover each other, and stay in the picture', (seats, size) => {
  const level = {
    ...look,
    height: 166,
    sides: sides(...Array.from({ length: seats }, (_, seat) => seat)),
    course: { ...look.course, lines: Array.from({ length: seats }, () => look.course.at.map(() => 0)) },
  };
  const ends = chart(level)
    .flatMap((shape) => (shape.t === 'group' && (shape.x ?? 0) > 300 ? [shape.y ?? 0] : []))
    .sort((a, b) => a - b);
  expect(ends).toHaveLength(seats);
  ends.slice(1).forEach((y, i) => expect(y - (ends[i] ?? 0)).toBeGreaterThan(size));
  expect(ends[0] ?? -1).toBeGreaterThanOrEqual(0);
  expect(ends.at(-1) ?? 999).toBeLessThanOrEqual(166.5 - size);
});

test('eight lines have eight patterns', async () => {
  const lines = Array.from({ length: 8 }, (_, seat) => look.course.at.map((i) => Math.round((i * (seat + 3)) / 6)));
  const eight = chart({ ...look, sides: sides(0, 1, 2, 3, 4, 5, 6, 7), course: { ...look.course, lines } });
  expect(new Set(patterns(eight)).size).toBe(8);
  expectPicture('result/chart-eight', await renderShapes(eight, 340, 180, 1));
});
