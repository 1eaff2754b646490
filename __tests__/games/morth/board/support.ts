import { Skia } from '@shopify/react-native-skia';
import { apply, seedRng, whyNot } from '@/engine';
import { NOTHING, type Situation, type Selection } from '@/games/morth/board/flow';
import { positionAngle } from '@/games/morth/board/portal/portalLayout';
import { morth, type Event, type State, type View } from '@/games/morth/rules';
import type { Size } from '@/scene/camera';
import type { Track } from '@/scene/diff';
import { drawFrame } from '@/scene/frame';
import type { SceneNode } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { stage } from '@/scene/stage';
import { testFonts } from '../../../support/fonts';
import { position, type Spec } from '../../../support/morth';

/** A hero phase in full swing on the Harvest Plains: three enemies together, others along the roads. */
export const BUSY: Spec = {
  seats: 4,
  wave: 6,
  lord: 1,
  seat: 0,
  gold: [5, 8, 2, 3],
  wounds: [4, 6, 3, 9],
  heroes: [
    { type: 'warrior', at: '4,6', xp: 3, upgrades: ['zeal1'] },
    { type: 'priest', at: '3,3', xp: 6, done: true },
    { type: 'wizard', at: '7,4', xp: 4 },
    { type: 'assassin', at: '7,8', xp: 2 },
    { type: 'warrior', at: '4,6', seat: 1 },
    { type: 'priest', at: '3,3', seat: 2 },
  ],
  foes: [
    'L3 goblin, L6 troll, L9 rat, L13 skeleton, C2 orc, C2 goblin, C12 rat, C12 goblin, C12 gargoyle, C18 orc, C21 cerberus, R1 dragon, R6 skeleton, R10 spider, R12 minotaur, L0 gargoyle, R0 troll',
    'L4 rat, C9 goblin',
    'R7 orc',
    'C10 goblin',
  ],
  traps: [{ at: '7,6', hero: 3 }],
};

/** A position before its Assault, what happens when the d3 shows a roll, and the table after it. */
export type Assaulted = {
  readonly state: State;
  readonly before: View;
  readonly events: readonly Event[];
  readonly after: View;
};

/** Rolls the d3 of an Assault by the real rules, with the first seed that brings the roll. */
export function assaulted(spec: Spec, roll: number): Assaulted {
  const state = position({ ...spec, phase: 'assault' });
  const ready = { ...state, turn: { ...state.turn, seat: state.lord } };
  for (let seed = 0; seed < 100; seed++) {
    const move = { seat: state.lord, action: { type: 'rollAssault' } } as const;
    const { state: after, events } = apply(morth, { ...ready, rng: seedRng(seed) }, move);
    if (events.some((event) => event.type === 'assaultRolled' && event.roll === roll))
      return { state, before: viewOf(state), events, after: viewOf(after) };
  }
  throw new Error(`nobody rolls ${roll}`);
}

/** What a seat sees of a position. */
export const viewOf = (state: State, seat = 0): View => morth.view(state, seat);

/** A moment of a position for a seat, judged by the real rules. */
export function momentAt(spec: Spec, selection: Selection = NOTHING, seat = 0): Situation {
  const state = position(spec);
  const legal = morth.legalActions(state, seat);
  return {
    view: viewOf(state, seat),
    selection,
    legal: () => legal,
    why: (action) => whyNot(morth, state, { seat, action }),
  };
}

/** Where a node is when the dial stands at a mark. */
function turned(node: SceneNode, mark: number): Shape {
  const { x, y, w, h, shapes, orbit } = node;
  const body =
    node.swirl === undefined
      ? shapes
      : [{ t: 'group' as const, clip: node.swirl.clip, shapes: [node.swirl] }, ...shapes];
  if (orbit === undefined) return { t: 'group', x, y, shapes: body };
  const angle = positionAngle(mark);
  const [dx, dy] = [x + w / 2 - orbit.x, y + h / 2 - orbit.y];
  const [cx, cy] = [
    orbit.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    orbit.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
  return {
    t: 'group',
    x: cx,
    y: cy,
    rotate: orbit.leans ? angle : 0,
    shapes: [{ t: 'group', x: -w / 2, y: -h / 2, shapes: body }],
  };
}

/** The nodes of a scene at rest as shapes, back to front. */
export const atRest = (nodes: readonly SceneNode[], mark = 12): Shape[] =>
  [...nodes].sort((a, b) => a.z - b.z).map((node) => turned(node, mark));

/** A board at a moment of the way from one scene to the next, drawn by the real Skia with two pixels a point. */
export function drawnAt(tracks: readonly Track[], { width, height }: Size, now: number): Uint8Array {
  const surface = Skia.Surface.Make(Math.round(width * 2), Math.round(height * 2));
  if (surface === null) throw new Error('No surface.');
  const canvas = surface.getCanvas();
  canvas.clear(Skia.Color('#0E1526'));
  canvas.scale(2, 2);
  drawFrame(
    canvas,
    stage(tracks, { fonts: testFonts(), ratio: 1 }),
    { now, turn: 0, sharp: false, dial: 0 },
    { pressed: '', press: 0, shaken: '', shake: 1 },
  );
  surface.flush();
  return surface.makeImageSnapshot().encodeToBytes();
}
