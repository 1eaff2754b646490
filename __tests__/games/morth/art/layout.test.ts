import {
  cellBox,
  cellCentre,
  cellFor,
  cellUnder,
  dicePlaces,
  exitStep,
  mapLayout,
  squarePlace,
  startBox,
  type Place,
} from '@/games/morth/board/map/mapLayout';
import { onCircle, positionAngle, sectorPlaces, sectorSpot, STEP } from '@/games/morth/board/portal/portalLayout';
import { MAPS } from '@/games/morth/rules/maps';
import { positionUnder } from '@/games/morth/rules/portal';
import { SINGLE_MAPS, TEAM_MAPS } from '@/games/morth/rules/types';

const IDS = [...SINGLE_MAPS, ...TEAM_MAPS];

describe('a map', () => {
  test.each(IDS.flatMap((id) => [[id, false] as const, [id, true] as const]))(
    '%s, turned %s: every cell is found under its middle and under its corners',
    (id, turned) => {
      const layout = mapLayout(id, 42, turned);
      MAPS[id].kinds.forEach((_, cell) => {
        const { x, y, w, h } = cellBox(layout, cell);
        expect(
          [cellCentre(layout, cell), { x: x + 0.1, y: y + 0.1 }, { x: x + w - 0.1, y: y + h - 0.1 }].map((place) =>
            cellUnder(layout, place),
          ),
        ).toEqual([cell, cell, cell]);
      });
    },
  );

  test.each(IDS)('%s: on its side it is what it was, a quarter turn clockwise', (id) => {
    const [standing, lying] = [mapLayout(id, 42), mapLayout(id, 42, true)];
    const turn = ({ x, y }: Place) => ({ x: expect.closeTo(standing.height - y), y: expect.closeTo(x) });
    expect([lying.width, lying.height]).toEqual([standing.height, standing.width]);
    MAPS[id].kinds.forEach((_, cell) => expect(cellCentre(lying, cell)).toEqual(turn(cellCentre(standing, cell))));
    MAPS[id].paths.forEach(({ cells }, path) =>
      [0, 1, cells.length, cells.length + 1].forEach((square) =>
        expect(squarePlace(lying, path, square)).toEqual(turn(squarePlace(standing, path, square))),
      ),
    );
  });

  test.each(IDS)('%s: nothing lies under a place beside the grid', (id) => {
    const layout = mapLayout(id, 42);
    const { x, y, w, h } = layout.grid;
    const beside = [
      [x - 0.1, y + 9],
      [x + w + 0.1, y + 9],
      [x + 9, y - 0.1],
      [x + 9, y + h + 0.1],
    ];
    expect(beside.map(([px, py]) => cellUnder(layout, { x: px, y: py }))).toEqual([null, null, null, null]);
  });

  test.each(IDS)('%s: start spaces lie in the frame, outside the grid, before the first squares', (id) => {
    const layout = mapLayout(id, 42);
    const { frame, grid } = layout;
    MAPS[id].paths.forEach(({ cells }, path) => {
      const { x, y, w, h } = startBox(layout, path);
      expect(y >= frame.y && y + h <= frame.y + frame.h).toBe(true);
      expect(y + h <= grid.y || y >= grid.y + grid.h - 1e-9).toBe(true);
      expect(squarePlace(layout, path, 0).x).toBeCloseTo(squarePlace(layout, path, 1).x);
      expect(cellUnder(layout, squarePlace(layout, path, cells.length))).toBe(cells[cells.length - 1]);
      expect([x + w / 2, y + h / 2]).toEqual([squarePlace(layout, path, 0).x, squarePlace(layout, path, 0).y]);
    });
  });

  test('it fills the room that it is given, by width or by height', () => {
    const wide = mapLayout('yellow', cellFor('yellow', 390, 2000));
    expect(wide.width).toBeCloseTo(390);
    const high = mapLayout('coop-2', cellFor('coop-2', 2000, 700));
    expect(high.height).toBeCloseTo(700);
  });

  test('enemies leave where the map says: by the edges, into the fortress, into the city', () => {
    expect(MAPS.grey.paths.map((_, path) => exitStep('grey', path))).toEqual([
      [-1, 0],
      [1, 0],
      [0, -1],
    ]);
    expect(MAPS['coop-1'].paths.map((_, path) => exitStep('coop-1', path))).toEqual([
      [-1, 0],
      [0, 1],
      [1, 0],
      [1, 0],
      [0, -1],
      [-1, 0],
    ]);
    const layout = mapLayout('grey', 40);
    expect(cellUnder(layout, squarePlace(layout, 0, 18))).toBeNull();
  });

  test('dice of one square stay apart and in the square', () => {
    for (const count of [1, 2, 3] as const)
      for (const { dx, dy, size } of dicePlaces(count, 100)) {
        expect(Math.abs(dx) + size / 2).toBeLessThanOrEqual(50);
        expect(Math.abs(dy) + size / 2).toBeLessThanOrEqual(50);
      }
    expect(dicePlaces(3, 42)[0].size).toBeCloseTo(17.64);
  });
});

describe('the portal', () => {
  const r = 100;

  test('position 12 is at the top, 3 at the right', () => {
    expect(onCircle(r, 1, positionAngle(12))).toEqual({ x: r, y: 0 });
    expect(onCircle(r, 1, positionAngle(3)).x).toBeCloseTo(2 * r);
    expect(onCircle(r, 1, positionAngle(3)).y).toBeCloseTo(r);
  });

  test.each([
    [7, 0],
    [7, 5],
    [12, 11],
    [1, 6],
  ])('MOR-050 with the mark at %i, sector %i lies beside its position', (mark, sector) => {
    const turn = positionAngle(mark);
    const spot = sectorSpot(r, sector, turn, { out: 0.5, across: 0, size: 0.1 });
    const beside = onCircle(r, 0.5, positionAngle(positionUnder(mark, sector)));
    expect([spot.x, spot.y]).toEqual([expect.closeTo(beside.x), expect.closeTo(beside.y)]);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 8])('%i dice of a compartment lie inside it', (count) => {
    const places = sectorPlaces(count);
    expect(places).toHaveLength(count);
    for (const place of places) {
      expect(Math.atan2(Math.abs(place.across), place.out)).toBeLessThan(STEP / 2);
      expect(place.out + place.size / 2).toBeLessThan(0.7);
      expect(place.out - place.size / 2).toBeGreaterThan(0.27);
    }
  });
});
