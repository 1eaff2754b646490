import {
  centroid,
  faced,
  firstRank,
  formed,
  isLinked,
  isTogether,
  laidAbout,
  lastSlot,
  nextCell,
  partsOf,
  pivotOf,
  placesOf,
  spacingOf,
  wheelArc,
  wheeledTo,
  type Footprint,
} from '@/games/portal/rules/geometry';

const man = (x: number, y: number, r = 10): Footprint => ({ x, y, facing: 0, shape: { r } });
const SEVEN = formed(270, 5, 20, 7);

test('PORT-G42 slots by rank and file behind the centre of the front rank', () => {
  expect(spacingOf([10, 15, 10])).toBe(30);
  expect(formed(270, 3, 20, 7)).toMatchObject({
    ranks: 3,
    cells: [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
    ],
  });
  expect(placesOf(SEVEN, { x: 600, y: 400 }).map(({ x, y }) => [x, y])).toEqual([
    [560, 400],
    [580, 400],
    [600, 400],
    [620, 400],
    [640, 400],
    [560, 420],
    [580, 420],
  ]);
});

test('PORT-G43 a wheel keeps its pivot and lays the block anew', () => {
  const block = formed(270, 5, 20, 10);
  const pivot = pivotOf(block, 'left');
  expect(pivot).toBe(0);
  const facing = wheeledTo(block, 'left', 30);
  expect(facing).toBe(240);
  expect(
    laidAbout(block, pivot, { x: 560, y: 400 }, facing)
      .slice(0, 5)
      .map(({ x, y }) => [x, y]),
  ).toEqual([
    [560, 400],
    [578, 390],
    [595, 380],
    [612, 370],
    [630, 360],
  ]);
  expect(wheeledTo(block, 'right', 90)).toBe(0);
});

test('PORT-242 the arc of a wheel is that of the member farthest from the pivot', () => {
  const line = formed(270, 10, 20, 10);
  expect(wheelArc(line, pivotOf(line, 'left'), 90)).toBe(282_743);
  // Turned right, the line is one file: its first rank is the pivot alone, and its last man swings as far as before.
  const column = faced(line, 'right');
  expect(firstRank(column)).toHaveLength(1);
  expect(wheelArc(column, pivotOf(column, 'left'), 90)).toBe(282_743);
  // Of a block the farthest is at the far end of the last rank.
  const block = formed(270, 5, 20, 10);
  expect([30, 34, 35].map((by) => wheelArc(block, 0, by))).toEqual([43_177, 48_933, 50_373]);
});

test('PORT-G44 turning renames the cells; nobody moves', () => {
  const right = faced(SEVEN, 'right');
  expect(right).toMatchObject({ facing: 0, files: 2, ranks: 5 });
  expect(right.cells).toEqual([
    [4, 0],
    [3, 0],
    [2, 0],
    [1, 0],
    [0, 0],
    [4, 1],
    [3, 1],
  ]);
  expect(firstRank(right)).toEqual([4]);
  const about = faced(SEVEN, 'about');
  expect(about).toMatchObject({ facing: 90, files: 5, ranks: 2 });
  expect(firstRank(about)).toEqual([6, 5]);
  expect(faced(right, 'right')).toEqual(about);
  expect(faced(right, 'left')).toEqual(SEVEN);
  expect([pivotOf(about, 'left'), pivotOf(about, 'right')]).toEqual([6, 5]);
  expect([lastSlot(SEVEN), lastSlot(about), lastSlot(right)]).toEqual([6, 0, 5]);
});

test('PORT-G44 a turned block lies where it lay', () => {
  const places = placesOf(SEVEN, { x: 600, y: 400 });
  for (const to of ['left', 'right', 'about'] as const) {
    const block = faced(SEVEN, to);
    const pivot = pivotOf(block, 'left');
    expect(laidAbout(block, pivot, places[pivot], block.facing)).toEqual(places);
  }
});

test('PORT-D109 who joins stands after the last slot, or begins a rank', () => {
  expect(nextCell(SEVEN)).toEqual([1, 2]);
  expect(nextCell(formed(0, 5, 20, 10))).toEqual([2, 0]);
});

test('PORT-G45 links of 5 cm join a unit; what is not joined is a part of its own', () => {
  expect([isLinked(man(0, 0), man(70, 0)), isLinked(man(0, 0), man(71, 0))]).toEqual([true, false]);
  expect(partsOf([man(0, 0), man(140, 0), man(300, 0), man(70, 0), man(360, 0)])).toEqual([
    [0, 1, 3],
    [2, 4],
  ]);
  expect([isTogether([man(0, 0), man(70, 0)]), isTogether([man(0, 0), man(71, 0)]), isTogether([])]).toEqual([
    true,
    false,
    true,
  ]);
});

test('PORT-G46 the centroid is rounded', () => {
  expect(
    centroid([
      { x: 0, y: 0 },
      { x: 1, y: 4 },
    ]),
  ).toEqual({ x: 1, y: 2 });
});
