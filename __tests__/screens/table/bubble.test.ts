import { box, type Box } from '@/look/box';
import { bubbleAt, TAIL } from '@/screens/table/bubble';
import { WINDOWS } from '../../support/drawnWords';

const insets = { top: 20, right: 8, bottom: 16, left: 8 };

/** Things all over a window, from one corner to the other. */
const thingsIn = (width: number, height: number): Box[] =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((x) =>
    [0, 0.25, 0.5, 0.75, 1].map((y) => box(x * (width - 60), y * (height - 90), 60, 90)),
  );

test.each(WINDOWS)('a bubble stays inside a window of %i×%i, whatever it is about', (width, height) => {
  for (const at of thingsIn(width, height)) {
    const { place, tail } = bubbleAt(at, { width, height, insets });
    expect(place.left).toBeGreaterThanOrEqual(insets.left);
    expect(place.left + place.width).toBeLessThanOrEqual(width - insets.right);
    const top = 'top' in place ? place.top : height - place.bottom - place.maxHeight;
    expect(top).toBeGreaterThanOrEqual(insets.top);
    expect(top + place.maxHeight).toBeLessThanOrEqual(height - insets.bottom);
    expect(place.maxHeight).toBeGreaterThanOrEqual(250);
    if (tail === null) continue;
    expect(tail.left).toBeLessThanOrEqual(place.width - 2 * TAIL);
    // It does not cover what it points at.
    expect(tail.down ? top + place.maxHeight <= at.y : top >= at.y + at.h).toBe(true);
  }
});
