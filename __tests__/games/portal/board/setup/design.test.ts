import {
  copied,
  flagKind,
  laidNew,
  movedFlag,
  movedTo,
  nearestLegal,
  ofDifficulty,
  ofFlagKind,
  ofPatch,
  onSize,
  turned,
  verdictOn,
  withFlag,
  withNewPiece,
  withoutObjective,
  withoutPiece,
} from '@/games/portal/board/setup/design';
import { editorScene } from '@/games/portal/board/setup/editorScene';
import { editorTargets, heldBy } from '@/games/portal/board/setup/editorTargets';
import { gapBetween } from '@/games/portal/board/setup/gaps';
import { usualPiece, USUAL_LENGTH, whyNotTable, whyNotThere, type TableDesign } from '@/games/portal/rules/agreed';

const cottage = (x: number, y: number) => usualPiece('cottage', x, y);
const DESIGN: TableDesign = {
  table: { w: 1200, h: 800 },
  terrain: [cottage(150, 140), cottage(600, 400), cottage(1000, 140), cottage(1000, 600)],
  objectives: [],
  length: USUAL_LENGTH,
};

test('PORT-061 a piece too near is told with the gap and the nearest place where it may lie', () => {
  const near = movedTo(DESIGN, 1, { x: 326, y: 140 });
  const verdict = verdictOn(near, 1);
  expect(verdict?.fault.rule).toBe('PORT-061');
  expect(verdict?.near).toMatchObject({ piece: 0, gap: { mm: 76 } });
  expect(verdict?.legal).toEqual({ x: 350, y: 140, away: 24 });
  expect(verdictOn(DESIGN, 1)).toBeUndefined();
});

test('PORT-062 a piece over the edge finds its way back', () => {
  const over = movedTo(DESIGN, 1, { x: 600, y: 10 });
  expect(verdictOn(over, 1)).toMatchObject({
    fault: { rule: 'PORT-062' },
    near: null,
    legal: { x: 600, y: 40, away: 30 },
  });
});

test('the nearest place is legal and no nearer one in its direction is', () => {
  const others = [cottage(400, 400), usualPiece('hillGentle', 700, 400), usualPiece('marsh', 500, 650)];
  const table = { w: 1200, h: 800 };
  for (const [x, y] of [
    [430, 500],
    [560, 400],
    [600, 520],
    [480, 340],
  ] as const) {
    const piece = usualPiece('rocks', x, y);
    const found = nearestLegal(piece, others, table);
    if (found === null) continue;
    expect(whyNotThere({ ...piece, x: found.x, y: found.y }, others, table)).toBeUndefined();
    expect(Math.hypot(found.x - x, found.y - y)).toBeLessThanOrEqual(101);
  }
  expect(nearestLegal(usualPiece('keep', 150, 140), [cottage(150, 140)], table)).toBeNull();
});

test('PORT-G24 the gap between two pieces is that between their nearest edges or corners', () => {
  expect(gapBetween(cottage(150, 140), cottage(350, 140)).mm).toBe(100);
  expect(gapBetween(cottage(150, 140), cottage(280, 260)).mm).toBe(50);
  expect(gapBetween(cottage(150, 140), cottage(170, 160)).mm).toBe(0);
});

test('PORT-063 a ninth piece is refused', () => {
  const laid = laidNew(DESIGN, 'rocks', { x: 300, y: 600 });
  if ('fault' in laid) throw new Error(laid.fault.rule);
  expect(laid.design.terrain.at(-1)).toEqual(usualPiece('rocks', 300, 600));
  const eight = { ...DESIGN, terrain: [...DESIGN.terrain, ...DESIGN.terrain] };
  expect(withNewPiece(eight, cottage(0, 0))).toEqual({ fault: { rule: 'PORT-063', params: { count: 9 }, at: {} } });
  expect(withoutPiece(DESIGN, 0).terrain).toHaveLength(3);
});

test('PORT-061 a copy lies at the nearest place where it may', () => {
  const twice = copied(DESIGN, 1);
  if (!twice || 'fault' in twice) throw new Error('no copy');
  expect(verdictOn(twice.design, 4)).toBeUndefined();
  expect(gapBetween(twice.design.terrain[4] ?? cottage(0, 0), cottage(600, 400)).mm).toBeLessThan(104);
});

test('a piece turns by 15 degrees and comes round', () => {
  let design = DESIGN;
  for (let times = 0; times < 24; times++) design = turned(design, 1);
  expect(turned(DESIGN, 1).terrain[1]?.rot).toBe(15);
  expect(design).toEqual(DESIGN);
});

test('PORT-060, PORT-064 a piece and each of its patches have a difficulty of their own', () => {
  expect(ofDifficulty(DESIGN, 0, 'heavy').terrain[0]?.difficulty).toBe('heavy');
  const river = { ...DESIGN, terrain: [usualPiece('river600', 600, 400)] };
  expect(ofPatch(river, 0, 1, 'impassable').terrain[0]?.patches).toEqual(['open', 'impassable']);
});

test('PORT-336, PORT-337 flags begin in the middle, are moved, and are won in three ways', () => {
  const flagged = withFlag(withFlag(DESIGN));
  expect(flagged.objectives.map(({ id }) => id)).toEqual(['flag1', 'flag2']);
  expect(flagged.objectives[0]).toMatchObject({ type: 'hold', x: 600, y: 400, radius: 100 });
  expect(movedFlag(flagged, 1, { x: 5000, y: -3 }).objectives[1]).toMatchObject({ x: 1200, y: 0 });
  for (const kind of ['hold', 'row', 'ends'] as const) {
    const changed = ofFlagKind(flagged, 0, kind);
    expect(changed.objectives[0] && flagKind(changed.objectives[0])).toBe(kind);
    expect(whyNotTable(changed, 2)).toBeUndefined();
  }
  expect(withoutObjective(flagged, 0).objectives.map(({ id }) => id)).toEqual(['flag2']);
  expect(withFlag(withoutObjective(flagged, 0)).objectives.map(({ id }) => id)).toEqual(['flag2', 'flag1']);
});

test('PORT-055 another size keeps everything on the table', () => {
  const small = onSize(withFlag(DESIGN), { w: 900, h: 600 });
  expect(small.terrain.every(({ x, y }) => x <= 900 && y <= 600)).toBe(true);
  expect(small.objectives[0]).toMatchObject({ x: 600, y: 400 });
});

describe('the scene of the editor', () => {
  const view = {
    design: withFlag(DESIGN),
    held: null,
    dragging: false,
    offended: null,
    verdict: undefined,
    looks: [0, 1],
  };
  const ids = (scene: ReturnType<typeof editorScene>) => scene.nodes.map(({ id }) => id);

  test('PORT-061 halos are seen while something is carried; the offending one stays', () => {
    const held = { kind: 'piece', at: 1 } as const;
    expect(ids(editorScene(view)).filter((id) => id.startsWith('halo'))).toEqual([]);
    expect(ids(editorScene({ ...view, held, dragging: true })).filter((id) => id.startsWith('halo'))).toHaveLength(3);
    const design = movedTo(DESIGN, 1, { x: 326, y: 140 });
    const scene = ids(editorScene({ ...view, design, held, verdict: verdictOn(design, 1) }));
    expect(scene).toEqual(expect.arrayContaining(['halo-0', 'gap', 'gap-note', 'legal']));
    expect(scene).not.toContain('halo-2');
  });

  test('every piece and flag can be found, carried and read out', () => {
    const targets = editorTargets({ ...view, held: { kind: 'flag', at: 0 } });
    expect(targets.map(({ id }) => id)).toEqual(['piece:0', 'piece:1', 'piece:2', 'piece:3', 'flag:0']);
    expect(targets.every(({ drags }) => drags)).toBe(true);
    expect(targets.filter(({ selected }) => selected).map(({ id }) => id)).toEqual(['flag:0']);
    expect(targets[0]?.label).toMatchObject({ key: 'portalSetup.pieceAt', params: { across: 15, down: 14 } });
    expect(heldBy('flag:0')).toEqual({ kind: 'flag', at: 0 });
    expect(heldBy('unit:0')).toBeNull();
  });
});
