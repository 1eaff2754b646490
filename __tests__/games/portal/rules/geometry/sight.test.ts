import { SCENARIOS, type SightClass } from '@/games/portal/rules/data';
import {
  areaOf,
  eyeOf,
  landOf,
  len,
  sees,
  sightLines,
  sightPoints,
  sightTo,
  type Footprint,
  type Land,
  type Seen,
} from '@/games/portal/rules/geometry';
import { numbersFrom } from '../../support/dice';
import { literallyIn, middles } from '../../support/sampling';

const man = (x: number, y: number, more: Partial<Seen> = {}): Seen => ({
  x,
  y,
  facing: 0,
  shape: { r: 10 },
  flying: false,
  ...more,
});
const tank = (x: number, y: number, facing = 0): Seen => man(x, y, { facing, shape: { length: 100, width: 50 } });
const wall = (sight: SightClass, left: number, top: number, right: number, bottom: number) =>
  areaOf(
    {
      difficulty: 'light',
      sight,
      outline: [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
    },
    { x: 0, y: 0 },
    0,
  );
const look = (land: Land, viewer: Seen, target: Seen, others: readonly Footprint[] = []) =>
  sees(eyeOf(land, viewer), others, target);

test('PORT-G32 the eye is the centre of the footprint', () => {
  const [line] = sightLines(eyeOf([], man(100, 100)), [], man(400, 100));
  expect(line.to).toEqual({ x: 400, y: 90 });
  expect(look([wall('solid', 90, 101, 300, 300)], tank(100, 100), man(400, 100))).toBe('partial');
});

test('PORT-G33 five points across a round target, centre and corners of a rectangle', () => {
  expect(sightPoints({ x: 0, y: 0 }, man(300, 400)).map(({ x, y }) => [x, y])).toEqual([
    [308, 394],
    [304, 397],
    [300, 400],
    [296, 403],
    [292, 406],
  ]);
  expect(sightPoints({ x: 0, y: 0 }, tank(500, 500)).map(({ x, y }) => [x, y])).toEqual([
    [500, 500],
    [550, 475],
    [550, 525],
    [450, 525],
    [450, 475],
  ]);
});

describe('PORT-G34 terrain on a line', () => {
  const clarity = (sight: SightClass, viewer = man(100, 100), target = man(600, 100)) =>
    sightLines(eyeOf([wall(sight, 200, 0, 290, 200)], viewer), [], target).map((line) => line.clarity)[2];
  test('PORT-G34 open never matters, solid always blocks', () => {
    expect(clarity('open')).toBe('clear');
    expect(clarity('solid')).toBe('blocked');
  });
  test('PORT-G34 an area obscures up to 10 cm and blocks beyond', () => {
    expect(clarity('area')).toBe('obscured');
    const deep = (right: number) => look([wall('area', 200, 0, right, 200)], man(100, 100), man(600, 100));
    expect([deep(300), deep(301)]).toEqual(['partial', 'none']);
    // Standing inside, only what lies before the viewer counts.
    expect(clarity('area', man(250, 100))).toBe('obscured');
  });
  test('PORT-G34 a hill blocks unless one of the two stands on it', () => {
    expect(clarity('hill')).toBe('blocked');
    expect(clarity('hill', man(250, 100))).toBe('clear');
    expect(clarity('hill', man(100, 100), man(250, 100))).toBe('clear');
  });
  test('PORT-G34 soft terrain obscures unless the viewer is in it or at it', () => {
    expect(clarity('soft')).toBe('obscured');
    expect([clarity('soft', man(170, 100)), clarity('soft', man(169, 100)), clarity('soft', man(250, 100))]).toEqual([
      'clear',
      'obscured',
      'clear',
    ]);
    // Half its length for a rectangle: 50 + 20.
    expect([clarity('soft', tank(130, 100)), clarity('soft', tank(129, 100))]).toEqual(['clear', 'obscured']);
  });
  test('PORT-G34 the worst counts, and what it was is told', () => {
    const land = [wall('soft', 200, 0, 210, 200), wall('solid', 400, 0, 410, 200)];
    const [line] = sightLines(eyeOf(land, man(100, 100)), [], man(600, 100));
    expect(line).toEqual({ to: { x: 600, y: 90 }, clarity: 'blocked', by: { area: 1, step: 300 } });
    const [soft] = sightLines(eyeOf(land, man(100, 100)), [], man(300, 100));
    expect(soft).toMatchObject({ clarity: 'obscured', by: { area: 0, step: 100 } });
  });
});

test('PORT-G35 a standing figure blocks lines that pass closer than its radius', () => {
  const lines = (y: number) =>
    sightLines(eyeOf([], man(100, 100)), [man(250, y)], man(400, 100)).map(({ clarity }) => clarity);
  expect(lines(110)).toEqual(['clear', 'clear', 'clear', 'blocked', 'blocked']);
  expect(lines(109)).toEqual(['clear', 'clear', 'blocked', 'blocked', 'blocked']);
  const blocker = { id: 7, ...man(250, 100) };
  expect(sightLines(eyeOf([], man(100, 100)), [blocker], man(400, 100))[0].by).toEqual({ element: blocker });
});

test('PORT-G35 a rectangle blocks lines that meet its inside, not those that touch it', () => {
  expect(look([], man(100, 100), man(600, 100), [tank(300, 100)])).toBe('none');
  const middle = (y: number, facing: number) =>
    sightLines(eyeOf([], man(100, 100)), [tank(300, y, facing)], man(600, 100))[2].clarity;
  expect([middle(125, 0), middle(124, 0), middle(150, 90), middle(149, 90)]).toEqual([
    'clear',
    'blocked',
    'clear',
    'blocked',
  ]);
  expect(look([], man(100, 100), man(600, 100), [tank(20, 100)])).toBe('full');
});

test('PORT-G36 patches have the sight class of their piece; touching an outline is nothing', () => {
  const [river] = landOf([SCENARIOS[0].terrain[0]]);
  expect(look([river], man(300, 300), man(600, 300))).toBe('full');
  expect(look([wall('solid', 200, 110, 300, 200)], man(100, 110), man(400, 110))).toBe('partial');
  expect(look([wall('solid', 200, 111, 300, 200)], man(100, 100), man(400, 100))).toBe('full');
});

test('PORT-G37 all clear is full, all blocked is none, all obscured is partial', () => {
  expect(look([], man(100, 100), man(400, 100))).toBe('full');
  expect(look([wall('solid', 200, 0, 210, 200)], man(100, 100), man(400, 100))).toBe('none');
  expect(look([wall('solid', 200, 0, 210, 98)], man(100, 100), man(400, 100))).toBe('partial');
  expect(look([wall('soft', 200, 0, 210, 200)], man(100, 100), man(400, 100))).toBe('partial');
});

test('PORT-D92 one line of five that is blocked, or one that is not, makes sight partial', () => {
  const behind = (bottom: number) => {
    const land = [wall('solid', 200, 0, 210, bottom)];
    const lines = sightLines(eyeOf(land, man(100, 100)), [], man(400, 100));
    const blocked = lines.filter(({ clarity }) => clarity === 'blocked').length;
    return [blocked, look(land, man(100, 100), man(400, 100))];
  };
  expect([95, 97, 99, 101, 103, 105].map(behind)).toEqual([
    [0, 'full'],
    [1, 'partial'],
    [2, 'partial'],
    [3, 'partial'],
    [4, 'partial'],
    [5, 'none'],
  ]);
});

test('PORT-G38 nothing hides what flies', () => {
  const land = [wall('solid', 200, 0, 210, 200)];
  expect(look(land, man(100, 100), man(400, 100, { flying: true }))).toBe('full');
  expect(look(land, man(100, 100, { flying: true }), man(400, 100))).toBe('full');
  expect(sightLines(eyeOf(land, man(100, 100, { flying: true })), [], man(400, 100))[2].clarity).toBe('clear');
});

test('PORT-G39 a point is seen by one line; who is under the template hides nothing', () => {
  const eye = eyeOf([wall('soft', 200, 0, 210, 200)], man(100, 100));
  const to = { x: 400, y: 100 };
  expect(sightTo(eye, [], to, 50).clarity).toBe('obscured');
  expect(sightTo(eye, [man(380, 100)], to, 50).clarity).toBe('obscured');
  expect(sightTo(eye, [man(374, 100)], to, 50).clarity).toBe('blocked');
  expect(sightTo(eyeOf([], man(100, 100, { flying: true })), [man(300, 100)], to, 50).clarity).toBe('clear');
});

/** PORT-G34 as it is written, point for point. */
function literalLines(land: Land, others: readonly Footprint[], viewer: Seen, target: Seen): string[] {
  const r = 'r' in viewer.shape ? viewer.shape.r : viewer.shape.length / 2;
  return sightPoints(viewer, target).map((to) => {
    const { points, scale } = middles(viewer, to);
    let worst = 0;
    for (const { outline, sight } of land) {
      const inside = points.filter(({ x, y }) => literallyIn(outline.points, x, y, scale)).length;
      if (inside === 0) continue;
      const holds = (at: { x: number; y: number }) => literallyIn(outline.points, at.x, at.y, 1);
      const distance = Math.min(
        ...outline.points.map((a, i) => {
          const b = outline.points[(i + 1) % outline.points.length];
          const t =
            ((viewer.x - a.x) * (b.x - a.x) + (viewer.y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
          const s = Math.max(0, Math.min(1, t));
          return Math.hypot(viewer.x - a.x - s * (b.x - a.x), viewer.y - a.y - s * (b.y - a.y));
        }),
      );
      if (sight === 'solid') worst = 2;
      if (sight === 'hill' && !holds(viewer) && !holds(to)) worst = 2;
      if (sight === 'area')
        worst = Math.max(
          worst,
          Math.floor((len(to.x - viewer.x, to.y - viewer.y) * inside) / points.length) > 100_000 ? 2 : 1,
        );
      if (sight === 'soft' && !holds(viewer) && distance > r + 20) worst = Math.max(worst, 1);
    }
    for (const { x, y, shape } of others) {
      const [dx, dy] = [to.x - viewer.x, to.y - viewer.y];
      const t = Math.max(0, Math.min(1, ((x - viewer.x) * dx + (y - viewer.y) * dy) / (dx * dx + dy * dy)));
      if ('r' in shape && Math.hypot(viewer.x + t * dx - x, viewer.y + t * dy - y) < shape.r - 1e-9) worst = 2;
    }
    return ['clear', 'obscured', 'blocked'][worst];
  });
}

test('PORT-G34 lines by runs of steps and short lists say what sampling says of all', () => {
  const die = numbersFrom(34);
  const seen = { full: 0, partial: 0, none: 0 };
  for (let i = 0; i < 1500; i++) {
    const land = landOf(SCENARIOS[die(1, 5)].terrain);
    const place = () => man(die(20, 1180), die(20, 780), { shape: { r: [10, 15, 30][die(0, 2)] } });
    const others = Array.from({ length: 40 }, place);
    const [viewer, target] = [place(), place()];
    const literal = literalLines(land, others, viewer, target);
    const eye = eyeOf(land, viewer);
    expect(sightLines(eye, others, target).map(({ clarity }) => clarity)).toEqual(literal);
    const sight = sees(eye, others, target);
    expect(sight).toBe(
      literal.every((one) => one === 'clear') ? 'full' : literal.every((one) => one === 'blocked') ? 'none' : 'partial',
    );
    seen[sight]++;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});
