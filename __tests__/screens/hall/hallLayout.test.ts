import { MOLTHAR_GATE } from '@/games/molthar/gate';
import { MORTH_GATE } from '@/games/morth/gate';
import { hallLayout, type HallRoom } from '@/screens/hall/hallLayout';
import { hallBack, hallFront, hallSwirls, type GatePlace } from '@/screens/hall/scenery';
import type { Shape } from '@/scene/shapes';

const room = (width: number, height: number, changes: Partial<HallRoom> = {}): HallRoom => ({
  width,
  height,
  insets: { top: 0, bottom: 0, left: 0, right: 0 },
  textScale: 1,
  isTablet: Math.min(width, height) >= 600,
  isLandscape: width > height,
  waiting: true,
  ...changes,
});

const ROOMS = [
  ['phone', room(390, 844), 'phone'],
  ['small phone', room(320, 568), 'phone'],
  ['phone with notch', room(390, 844, { insets: { top: 47, bottom: 34, left: 0, right: 0 } }), 'phone'],
  ['phone on its side', room(844, 390), 'strip'],
  ['phone on its side with large text', room(844, 390, { textScale: 2 }), 'phone'],
  ['tablet', room(1024, 1366), 'tall'],
  ['tablet on its side', room(1366, 1024), 'wide'],
  ['small tablet on its side', room(1024, 768), 'wide'],
] as const;

test.each(ROOMS)('%s: gates stand side by side inside the room', (_name, given, kind) => {
  const layout = hallLayout(given);
  const { columns, margin, gap, tileWidth, gateWidth, gateHeight, firstTile } = layout;
  expect(layout.kind).toBe(kind);
  expect(gateWidth).toBeLessThanOrEqual(tileWidth);
  expect(gateHeight).toBeGreaterThan(gateWidth / 2 + 5);
  if (kind === 'strip') expect(firstTile).toBeGreaterThan(0);
  else expect(2 * margin + columns * tileWidth + (columns - 1) * gap).toBeLessThanOrEqual(given.width + 0.5);
});

test('without matches that wait the gates are taller', () => {
  expect(hallLayout(room(390, 844, { waiting: false })).gateHeight).toBeGreaterThan(
    hallLayout(room(390, 844)).gateHeight,
  );
});

const places: GatePlace[] = [
  { id: 'morth', art: MORTH_GATE.art, x: 10, y: 60, w: 100, h: 110 },
  { id: 'molthar', art: MOLTHAR_GATE.art, x: 130, y: 60, w: 100, h: 110 },
];
const scenery = { width: 240, height: 300, course: 46, floor: null, gates: places };
const hasSwirl = (shapes: readonly Shape[]): boolean =>
  shapes.some((shape) => shape.t === 'swirl' || (shape.t === 'group' && hasSwirl(shape.shapes)));

test('gates live, and only their part of the wall is drawn again', () => {
  const { x, y, scene } = hallSwirls(scenery);
  expect({ x, y, width: scene.width, height: scene.height }).toEqual({ x: 10, y: 60, width: 220, height: 110 });
  expect(scene.nodes.map(({ id }) => id)).toEqual(['swirl:morth', 'swirl:molthar']);
  expect(hasSwirl(hallBack(scenery))).toBe(false);
  expect(hallFront(scenery)).toHaveLength(2);
});

test('the same hall is the same drawing', () => {
  expect(hallBack(scenery)).toBe(hallBack({ ...scenery }));
  expect(hallSwirls(scenery)).toBe(hallSwirls({ ...scenery }));
});

test('a gate throws its light on the floor before it', () => {
  const lights = (floor: number | null) => JSON.stringify(hallBack({ ...scenery, floor })).split('"screen"').length;
  expect(lights(200)).toBeGreaterThan(lights(null));
});
