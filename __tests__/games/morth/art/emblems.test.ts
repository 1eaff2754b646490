import { HALF_TONES, PATH_TONES } from '@/games/morth/board/art/palette';
import { PATH_ICONS } from '@/games/morth/board/art/silhouettes';
import { tonesOf, wearerEmblem } from '@/games/morth/board/art/wearer';
import { mapBanner } from '@/games/morth/board/art/mapBanner';
import { mapNodes } from '@/games/morth/board/map/mapScene';
import { portalNodes } from '@/games/morth/board/portal/portalScene';
import { morth } from '@/games/morth/rules';
import { SEAT_LOOKS } from '@/look/tokens';
import type { Shape } from '@/scene/shapes';
import { emblem } from '@/ui/art/emblem';
import { position } from '../../../support/morth';

const LOOKS = SEAT_LOOKS.map((_, look) => look);

/** The outlines of an icon or of all parts of a drawing. */
const outlines = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) =>
    shape.t === 'group' ? outlines(shape.shapes) : shape.t === 'path' ? [`${shape.d}`.replace(/[\d.\s-]+/g, '')] : [],
  );
const colours = (shapes: readonly Shape[]): string => JSON.stringify(shapes);

test('no sign of a path is a sign of a seat, and no two are alike', () => {
  const seats = LOOKS.map((look) => emblem(look, 100)[1]).map((sign) => outlines([sign])[0]);
  const paths = Object.values(PATH_ICONS).map(({ body }) => body);
  expect(new Set(paths).size).toBe(paths.length);
  const bodies = paths.map((body) => (/ d="([^"]+)"/.exec(body)?.[1] ?? '').replace(/[\d.\s-]+/g, ''));
  expect(bodies.every((body) => body.length > 3)).toBe(true);
  for (const body of bodies) expect(seats).not.toContain(body);
});

test('what is not a seat’s wears no colour of a seat', () => {
  const worn = SEAT_LOOKS.map(({ color }) => color.toLowerCase());
  for (const tone of [...Object.values(HALF_TONES), ...Object.values(PATH_TONES).map(({ edge }) => edge)])
    expect(worn).not.toContain(tone.toLowerCase());
});

test('a seat’s emblem at the table is the one of every other screen', () => {
  for (const look of LOOKS) {
    expect(wearerEmblem(look, 40)).toEqual(emblem(look, 40));
    expect(tonesOf(look).bright).toBe(SEAT_LOOKS[look].color);
  }
});

test('maps and the stretches of the portal wear the look of their seat, whatever its place', () => {
  const view = morth.view(position({ seats: 3, phase: 'portal' }), 0);
  const looks = [5, 2, 7];
  const ring = portalNodes(
    view,
    looks.map((wearer, seat) => ({ wearer, name: `Seat ${seat}` })),
    { x: 0, y: 0, r: 200 },
    0,
  ).find(({ id }) => id === 'ring');
  for (const look of looks) {
    expect(colours(ring?.shapes ?? [])).toContain(SEAT_LOOKS[look].color);
    expect(outlines(ring?.shapes ?? [])).toEqual(expect.arrayContaining(outlines(emblem(look, 26))));
  }
  for (const look of LOOKS.filter((each) => !looks.includes(each)))
    expect(colours(ring?.shapes ?? [])).not.toContain(SEAT_LOOKS[look].color);
  for (const [realm, look] of looks.entries()) {
    const nodes = mapNodes(view, { realm, cell: 40, x: 0, y: 0, look }, null);
    const { map } = view.realms[realm];
    expect(nodes.find(({ id }) => id === `m${realm}-banner`)?.shapes).toBe(mapBanner(map, 40, false, look));
    expect(colours(mapBanner(map, 40, false, look))).toContain(SEAT_LOOKS[look].color);
  }
});
