import {
  ARTILLERY,
  FLYER_SIZE,
  FOOT_RADIUS,
  MOUNTED_RADIUS,
  PIECE_SIZE,
  SHARPSHOOTER_EXTRA,
  TERRAIN_GAP,
  VEHICLE_SIZE,
} from '@/games/portal/rules/data';
import {
  areApart,
  areaOf,
  coverOf,
  covers,
  eyeOf,
  facingOf,
  formed,
  isUnder,
  isWithin,
  pivotOf,
  placesOf,
  polygon,
  sees,
  sightLines,
  wheelArc,
  type Footprint,
} from '@/games/portal/rules/geometry';
import examples from '../../data/examples.json';

/** The worked examples that are one formula of the geometry, read from data. */

type Corner = readonly [number, number];
type Figure = {
  readonly id?: number;
  readonly kind?: string;
  readonly die: keyof typeof VEHICLE_SIZE;
  readonly at: Corner;
  readonly facing?: number;
  readonly mounted?: boolean;
  readonly flying?: boolean;
  readonly prone?: boolean;
  readonly piece?: keyof typeof ARTILLERY;
};

function footprint({
  kind,
  die,
  at: [x, y],
  facing = 0,
  mounted,
  flying,
  piece,
}: Figure): Footprint & { flying: boolean } {
  const shape =
    kind === 'vehicle'
      ? flying
        ? FLYER_SIZE[die as keyof typeof FLYER_SIZE]
        : VEHICLE_SIZE[die]
      : piece
        ? PIECE_SIZE[ARTILLERY[piece].size]
        : { r: mounted ? MOUNTED_RADIUS : FOOT_RADIUS };
  return { x, y, facing, shape, flying: flying ?? false };
}
const outline = (points: readonly Corner[]) => polygon(points.map(([x, y]) => ({ x, y })));

type Inputs = {
  terrainGap: { a: Corner[]; b: Corner[] };
  facing: { target: Figure; from: Corner };
  range: { rMm: number; radii: [number, number]; centreDistanceMm: number; sharpshooter?: boolean };
  lineOfSight: {
    viewer: Figure;
    target: Figure;
    terrain?: { difficulty: 'light' | 'impassable'; sight: 'area' | 'solid'; poly: Corner[] }[];
    others?: Figure[];
  };
  slots: { anchor: Corner; facing: number; files: number; radius: number; members: number };
  wheelArc: { files: number; members: number; spacing: number; degrees: number };
  template: { at: Corner; mm: number; elements: Figure[] };
  cover: { elements: { seat: number; strength: number; at: Corner }[] };
};

const FORMULAS: { [F in keyof Inputs]: (given: Inputs[F], out: object) => void } = {
  terrainGap({ a, b }, out) {
    const { gapSquaredMm2, refused } = out as { gapSquaredMm2: number; refused?: string };
    expect(areApart(outline(a), outline(b), TERRAIN_GAP)).toBe(refused === undefined);
    const gap = Math.sqrt(gapSquaredMm2);
    expect([areApart(outline(a), outline(b), gap), areApart(outline(a), outline(b), gap + 1)]).toEqual([true, false]);
  },
  facing({ target, from: [x, y] }, out) {
    const facing = facingOf(footprint(target), { x, y });
    expect({ facing, modifier: { front: 0, rear: 2, left: 1, right: 1 }[facing] }).toEqual(out);
  },
  range({ rMm, radii, centreDistanceMm, sharpshooter }, out) {
    const [a, b] = radii.map((r, i): Footprint => ({ x: i * centreDistanceMm, y: 0, facing: 0, shape: { r } }));
    const far = 2 * rMm + (sharpshooter ? SHARPSHOOTER_EXTRA : 0);
    const band = isUnder(a, b, rMm) ? 'short' : isWithin(a, b, far) ? 'long' : 'none';
    expect(out).toMatchObject({ band });
    const { edgeMm } = out as { edgeMm: number };
    expect([isWithin(a, b, edgeMm), isUnder(a, b, edgeMm)]).toEqual([true, false]);
  },
  lineOfSight({ viewer, target, terrain = [], others = [] }, out) {
    const land = terrain.map(({ difficulty, sight, poly }) =>
      areaOf({ difficulty, sight, outline: poly }, { x: 0, y: 0 }, 0),
    );
    const eye = eyeOf(land, footprint(viewer));
    const standing = others.filter(({ prone }) => !prone).map(footprint);
    const lines = sightLines(eye, standing, footprint(target));
    expect({
      points: lines.map(({ to }) => [to.x, to.y]),
      lines: lines.map(({ clarity }) => clarity),
      sight: sees(eye, standing, footprint(target)),
    }).toEqual(out);
  },
  slots({ anchor: [x, y], facing, files, radius, members }, out) {
    const places = placesOf(formed(facing, files, 2 * radius, members), { x, y });
    expect({ slots: places.map((place) => [place.x, place.y]) }).toEqual(out);
  },
  wheelArc({ files, members, spacing, degrees }, out) {
    const block = formed(270, files, spacing, members);
    expect({ um: wheelArc(block, pivotOf(block, 'left'), degrees) }).toEqual(out);
  },
  template({ at: [x, y], mm, elements }, out) {
    const hit = elements.filter((element) => covers(mm, { x, y }, footprint(element))).map(({ id }) => id);
    expect({ hit }).toEqual(out);
  },
  cover({ elements }, out) {
    const holders = elements.map(({ seat, strength, at: [x, y] }) => ({ seat, strength, x, y }));
    expect(coverOf(holders, 2)).toEqual(out);
  },
};

type Case = {
  readonly case?: string;
  readonly kind: string;
  readonly fn?: string;
  readonly in?: unknown;
  readonly out?: unknown;
};
type Example = { readonly id: string; readonly title: string; readonly cases: readonly Case[] };

const cases = (examples.examples as readonly Example[]).flatMap(({ id, title, cases: all }) =>
  all.flatMap((one) =>
    one.kind === 'compute' && one.fn !== undefined && one.fn in FORMULAS
      ? [{ name: `${id} ${title} ${one.case ?? ''}`.trim(), fn: one.fn, given: one.in, out: one.out }]
      : [],
  ),
);

test.each(cases)('$name', ({ fn, given, out }) => {
  const formula = FORMULAS[fn as keyof Inputs] as (given: unknown, out: unknown) => void;
  formula(given, out);
});

test('every formula of the geometry has an example', () =>
  expect(new Set(cases.map(({ fn }) => fn))).toEqual(new Set(Object.keys(FORMULAS))));
