import { apply, firstState, type Violation } from '@/engine';
import { NOTHING, overlayOf, type Selection } from '@/games/portal/board/flow';
import { boardSize, boxOn } from '@/games/portal/board/frame';
import { pulled, pullFrom } from '@/games/portal/board/pull/pull';
import { sketchOf } from '@/games/portal/board/pull/sketch';
import { tableNodes } from '@/games/portal/board/scene';
import { portal, type State, type Unit } from '@/games/portal/rules';
import { parseConfig } from '@/games/portal/rules/config';
import { proposals } from '@/games/portal/rules/questions/proposals';
import type { Point } from '@/games/portal/rules/types';
import { expectPicture, renderShapes } from '../../../support/picture';
import { battle } from '../rules/support/position';
import { field, seenAt, situation, undeployed } from './support';

const PHONE = { w: 390, h: 420 };
const LANDSCAPE = { w: 490, h: 390 };
const TABLET = { w: 992, h: 700 };
const EVERY = Object.entries({ phone: PHONE, landscape: LANDSCAPE, tablet: TABLET });

const faces = {
  lookOf: (seat: number) => seat,
  nameOf: ({ name }: Unit) => name.split('.').at(-1) ?? name,
};
/** Words as they are drawn here: only lengths matter. */
const say = ({ key, params }: { readonly key: string; readonly params?: object }): string =>
  /"whole":(\d+),"tenth":(\d)/
    .exec(JSON.stringify(params ?? {}))
    ?.slice(1)
    .join('.') ??
  key.split('.').at(-1) ??
  key;

/** The table with what is chosen on it, about a point at a scale; all of it without. */
function look(state: State, selection: Selection, { w, h }: typeof PHONE, about?: Point, near = 0.95) {
  const moment = situation(state, selection);
  const nodes = tableNodes(moment.view, faces, overlayOf(moment, say));
  const all = boardSize(moment.view.config);
  const scale = about === undefined ? Math.min(w / all.width, h / all.height) : near;
  const { x, y } = about === undefined ? { x: all.width / 2, y: all.height / 2 } : boxOn(about, 0);
  const box = { x: x - w / 2 / scale, y: y - h / 2 / scale, w: w / scale, h: h / scale };
  return renderShapes(seenAt(nodes, scale, box), w, h, 1.5);
}

/** A scenario with everybody deployed as proposed, and both lines so many millimetres nearer to each other. */
function met(scenario: string, mode: string, mm: number): State {
  let state = firstState(portal, { config: parseConfig({ scenario, mode }), seats: 2, seed: 5 });
  while (state.phase === 'deploy') {
    const { active } = state;
    const [action] = proposals(portal.view(state, active), active);
    if (action === undefined) throw new Error('nothing can be deployed');
    ({ state } = apply(portal, state, { seat: active, action }));
  }
  const { zones } = state.config;
  for (const element of state.elements) {
    const facing = zones[state.units[element.unit - 1]?.seat ?? 0]?.facing ?? 0;
    element.x += facing === 0 ? mm : facing === 180 ? -mm : 0;
    element.y += facing === 90 ? mm : facing === 270 ? -mm : 0;
  }
  return { ...state, active: 0 };
}

const aimAt = (unit: number): Selection => ({
  type: 'aim',
  group: 1,
  aim: { kind: 'unit', unit },
  way: null,
  facing: null,
});

test.each(EVERY)('deployment, %s: the zone, and a unit where it would stand', async (name, size) => {
  expectPicture(`portal/deploy-${name}`, await look(undeployed(), NOTHING, size, { x: 160, y: 300 }));
});

test('the toll bridge on a phone: reach of walk and run about whoever acts', async () => {
  expectPicture('portal/table-phone', await look(met('tollBridge', 'siege', 170), NOTHING, PHONE, { x: 260, y: 300 }));
});

test('the whole toll bridge in landscape', async () => {
  expectPicture('portal/table-landscape', await look(met('tollBridge', 'skirmish', 230), NOTHING, LANDSCAPE));
});

test('barrow ridge on a tablet: blocks, riders, hill, wood, marsh, ruins and stones', async () => {
  expectPicture('portal/table-tablet', await look(met('barrowRidge', 'siege', 130), NOTHING, TABLET));
});

test('a shot on a phone: the range of the bows, sight, and whom it is aimed at', async () => {
  expectPicture('portal/shot-phone', await look(field(), aimAt(3), PHONE, { x: 450, y: 380 }));
});

/** A catapult with friends near whom it aims at. */
const gun = (): State =>
  battle({
    mode: 'siege',
    units: [
      { id: 1, seat: 0, kind: 'artillery' },
      { id: 2, seat: 0 },
      { id: 3, seat: 1 },
    ],
    elements: [
      { id: 1, unit: 1, kind: 'piece', piece: 'catapult', crew: [6, 6, 6, 6], at: [300, 380] },
      ...[0, 1, 2].map((i) => ({ id: 2 + i, unit: 2, at: [500, 340 + 30 * i] as const })),
      ...[0, 1, 2, 3, 4, 5].map((i) => ({
        id: 5 + i,
        unit: 3,
        facing: 180,
        at: [590 + 24 * (i % 2), 340 + 24 * (i >> 1)] as const,
      })),
    ],
  });

test.each(EVERY)(
  'PORT-276 a gun before it fires: the thirteen places where its shell may land, %s',
  async (name, size) => {
    expectPicture(`portal/shell-${name}`, await look(gun(), aimAt(3), size, { x: 480, y: 380 }));
  },
);

/** Two blocks and two loose bands that have met, with a hero and a monster among them. */
const melee = (): State =>
  battle({
    mode: 'siege',
    units: [
      { id: 1, seat: 0, formation: 'tight', anchor: [400, 360], facing: 0, files: 6 },
      { id: 2, seat: 0 },
      { id: 3, seat: 1, formation: 'tight', anchor: [424, 360], facing: 180, files: 6 },
      { id: 4, seat: 1 },
      { id: 5, seat: 1, kind: 'lone' },
    ],
    elements: [
      ...Array.from({ length: 18 }, (_, i) => ({ id: 1 + i, unit: 1, kit: 'spear' as const, leader: i === 0 })),
      ...Array.from({ length: 8 }, (_, i) => ({
        id: 19 + i,
        unit: 2,
        kit: 'shield' as const,
        at: [380 + 20 * (i % 2), 440 + 21 * (i >> 1)] as const,
      })),
      ...Array.from({ length: 12 }, (_, i) => ({ id: 27 + i, unit: 3, kit: 'twoHanded' as const, leader: i === 0 })),
      ...Array.from({ length: 7 }, (_, i) => ({
        id: 39 + i,
        unit: 4,
        facing: 180,
        at: [424 + 21 * (i % 2), 440 + 21 * (i >> 1)] as const,
      })),
      { id: 46, unit: 5, kind: 'mount', die: 20, facing: 180, at: [470, 540] },
    ],
  });

test.each(EVERY)('a crowded melee, with the blows that are proposed, %s', async (name, size) => {
  expectPicture(`portal/melee-${name}`, await look(melee(), aimAt(3), size, { x: 420, y: 420 }, 1.4));
});

test('a unit under a finger: where it would stand, the way with its centimetres, who is in the way', async () => {
  const moment = situation(field(), NOTHING);
  const at = { x: 300, y: 345 };
  const said = pulled(pullFrom(moment.view, NOTHING, { kind: 'body', group: 1 }, at), [
    { x: 360, y: 330 },
    { x: 372, y: 430 },
  ]);
  if (said === null) throw new Error('nothing is said');
  const drawn = {
    look: 0,
    scale: 0.95,
    finger: { x: 372, y: 430 },
    say,
    whyWords: ({ rule }: Violation) => ({ key: rule }),
  };
  const all = boardSize(moment.view.config);
  const nodes = tableNodes(moment.view, faces, overlayOf(moment, say));
  const sketch = {
    id: 'sketch',
    x: 0,
    y: 0,
    w: all.width,
    h: all.height,
    z: 99,
    shapes: sketchOf(said, drawn, all.width),
  };
  const corner = boxOn({ x: 330, y: 390 }, 0);
  const box = { x: corner.x - 205, y: corner.y - 221, w: 410, h: 442 };
  expectPicture('portal/led-phone', await renderShapes(seenAt([...nodes, sketch], 0.95, box), PHONE.w, PHONE.h, 1.5));
});
