import { mapLayout } from '@/games/morth/board/map/mapLayout';
import { scrollFor, seenThrough, spanOf, spanOfPointed, withBand } from '@/games/morth/board/map/scrolling';
import type { Spec } from '../../../../support/morth';
import { momentAt } from '../support';

const TEAM: Spec = {
  config: { mode: 'cooperative' },
  seats: 2,
  seat: 0,
  heroes: [
    { type: 'warrior', at: '4,3' },
    { type: 'priest', at: '4,20' },
  ],
};
const LAYOUT = mapLayout('coop-1', 40);
const hero = (id: number) => ({ type: 'hero', hero: id, to: null, strike: 'auto' }) as const;

test('nobody is followed before a hero is chosen', () => {
  expect(spanOf(momentAt(TEAM), 0, LAYOUT)).toBeNull();
});

test('a chosen hero is seen with every square that it reaches', () => {
  const high = spanOf(momentAt(TEAM, hero(0)), 0, LAYOUT);
  const low = spanOf(momentAt(TEAM, hero(1)), 0, LAYOUT);
  expect(high?.focus).toBe(LAYOUT.grid.y + 3.5 * 40);
  expect(low?.focus).toBe(LAYOUT.grid.y + 20.5 * 40);
  expect(low?.bottom).toBeGreaterThan(LAYOUT.grid.y + 22 * 40);
});

test('the active hero of another is seen as well', () => {
  const acting = momentAt({ ...TEAM, seat: 1, heroes: [{ type: 'warrior', at: '4,3', seat: 1 }], active: 0 });
  expect(spanOf(acting, 0, LAYOUT)).toMatchObject({ focus: LAYOUT.grid.y + 3.5 * 40 });
});

test('the active hero of another map moves no window', () => {
  const acting = momentAt({ seats: 2, seat: 1, heroes: [{ type: 'warrior', at: '4,6', seat: 1 }], active: 0 });
  expect(spanOf(acting, 1, mapLayout('yellow', 40))).not.toBeNull();
  expect(spanOf(acting, 0, mapLayout('yellow', 40))).toBeNull();
});

test('what a lesson points at is seen, all of it, and the first of it at least', () => {
  const targets = ['a', 'b', 'c'].map((id, i) => ({ id, y: 100 * i, h: 40 }));
  expect(spanOfPointed(targets, ['action:go'])).toBeNull();
  expect(spanOfPointed(targets, ['c', 'b', 'action:go'])).toEqual({ top: 80, bottom: 260, focus: 120 });
});

test.each([
  ['stays while all is seen', { top: 120, bottom: 300, focus: 200 }, 100, 100],
  ['goes up just as far as needed', { top: 60, bottom: 300, focus: 200 }, 100, 60],
  ['goes down just as far as needed', { top: 420, bottom: 600, focus: 500 }, 100, 200],
  ['shows the hero in the middle where not all fits', { top: 100, bottom: 700, focus: 500 }, 0, 300],
  ['never leaves the map above', { top: -20, bottom: 200, focus: 20 }, 100, 0],
  ['never leaves the map below', { top: 800, bottom: 1020, focus: 900 }, 100, 600],
])('the window %s', (_, span, now, expected) => {
  expect(scrollFor(span, now, 400, 1000)).toBe(expected);
});

test('what was touched on a scrolled map is found where it is seen', () => {
  const window = { x: 10, y: 100, w: 360, h: 400 };
  const square = { x: 40, y: 600, w: 40, h: 40 };
  expect(seenThrough(window, 0, { ...square, y: 20 })).toEqual({ x: 50, y: 120, w: 40, h: 40 });
  expect(seenThrough(window, 500, square)).toEqual({ x: 50, y: 200, w: 40, h: 40 });
  expect(seenThrough(window, 620, square)).toEqual({ x: 50, y: 100, w: 40, h: 20 });
  expect(seenThrough(window, 230, square)).toEqual({ x: 50, y: 470, w: 40, h: 30 });
});

test('what leads over a scrolled map stands below its window, as high as a finger', () => {
  const place = { x: 10, y: 100, w: 360, h: 400 };
  const { window, band } = withBand(place);
  expect(window.y).toBe(place.y);
  expect(band.y).toBeGreaterThanOrEqual(window.y + window.h);
  expect(band.y + band.h).toBe(place.y + place.h);
  expect(band.h).toBeGreaterThanOrEqual(44);
});
