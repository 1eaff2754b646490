import { besideWay, spanOfWalk, turnNodes } from '@/games/morth/board/assault/beatScene';
import { filmOf } from '@/games/morth/board/assault/film';
import { mapLayout, squarePlace } from '@/games/morth/board/map/mapLayout';
import { dieNode, mapNodes } from '@/games/morth/board/map/mapScene';
import { LOSS_MS, type Walk } from '@/games/morth/board/assault/march';
import { rollNodes, rollPlace } from '@/games/morth/board/assault/rollScene';
import { MAPS, type View } from '@/games/morth/rules';
import { nextTracks, settled, type Track } from '@/scene/diff';
import { poseAt } from '@/scene/motion';
import type { SceneNode } from '@/scene/nodes';
import { position, type Spec } from '../../../../support/morth';
import { expectPicture } from '../../../../support/picture';
import { assaulted, BUSY, drawnAt, viewOf } from '../support';

const CELL = 42;
const LAYOUT = mapLayout('yellow', CELL);
const PLACE = { realm: 0, cell: CELL, x: 0, y: 0 };

/** The turn of the only enemy of a map. */
function turnOf(
  foes: string,
  roll: number,
  reduced = false,
): { readonly walk: Walk; readonly view: View; readonly nodes: SceneNode[] } {
  const beat = filmOf(assaulted({ foes: [foes] }, roll), 0)?.beats.at(-1);
  if (beat?.walk == null) throw new Error('nobody marches');
  const { walk, view } = beat;
  return {
    walk,
    view,
    nodes: turnNodes({
      layout: LAYOUT,
      origin: PLACE,
      walk,
      node: dieNode(walk.die),
      rest: null,
      loss: '+1 wound',
      reduced,
    }),
  };
}

const named = (nodes: readonly SceneNode[], name: string) => nodes.filter(({ id }) => id.startsWith(`march-${name}`));
const tracksOf = (nodes: SceneNode[], reduced = false): readonly Track[] =>
  nextTracks(settled({ width: 400, height: 600, nodes: [] }, 0), { width: 400, height: 600, nodes }, 0, { reduced });
const shownAt = (nodes: SceneNode[], now: number) => tracksOf(nodes).map((track) => poseAt(track, now).opacity);

describe('the turn of an enemy', () => {
  test('its sum and its light go along with it', () => {
    const { nodes, walk } = turnOf('L9 rat', 2);
    expect([...named(nodes, 'sum'), ...named(nodes, 'glow')].map(({ follows }) => follows)).toEqual([
      dieNode(walk.die),
      dieNode(walk.die),
    ]);
  });

  test('the square where it ends is dashed', () => {
    const [aim] = named(turnOf('L9 rat', 2).nodes, 'aim');
    const { x, y } = squarePlace(LAYOUT, 0, 14);
    expect([aim.x + CELL / 2, aim.y + CELL / 2]).toEqual([expect.closeTo(x), expect.closeTo(y)]);
  });

  test('dots show when it has passed them, each fading for 600 ms', () => {
    const { nodes, walk } = turnOf('L9 rat', 2);
    const dots = named(nodes, 'dots');
    expect(dots).toHaveLength(2 * walk.spots.length);
    const middle = walk.start + walk.duration / 2;
    const opacities = shownAt(dots, middle);
    expect(opacities[0]).toBeGreaterThan(0);
    expect(opacities.at(-1)).toBe(0);
    expect(opacities.slice(0, dots.length / 2 - 1)).toEqual(
      [...opacities.slice(0, dots.length / 2 - 1)].sort((a, b) => a - b),
    );
    for (const { keys = [] } of dots) expect(keys[3].at - keys[2].at).toBeCloseTo(600);
    expect(shownAt(dots, walk.start + walk.duration + 700).every((opacity) => opacity === 0)).toBe(true);
  });

  test('MOR-166 who leaves makes a red burst with words for 700 ms, and not before it is at the gate', () => {
    const { nodes, walk } = turnOf('L15 rat', 2);
    const flash = [...named(nodes, 'burst'), ...named(nodes, 'loss')];
    const gone = walk.start + walk.duration;
    expect(shownAt(flash, gone)).toEqual([0, 0]);
    expect(shownAt(flash, gone + 200).every((opacity) => opacity > 0.8)).toBe(true);
    expect(shownAt(flash, gone + LOSS_MS)).toEqual([0, 0]);
    expect(walk.until).toBe(gone + LOSS_MS);
    expect(named(nodes, 'aim')).toEqual([]);
  });

  test('the words stay on the map', () => {
    for (const foe of ['L15 rat', 'C22 rat', 'R15 rat']) {
      const [loss] = named(turnOf(foe, 3).nodes, 'loss');
      expect([loss.x >= 0, loss.y >= 0, loss.x + loss.w <= LAYOUT.width]).toEqual([true, true, true]);
    }
  });

  test('without motion sum, way and loss stand there until the next turn', () => {
    const { nodes } = turnOf('L15 rat', 2, true);
    const shown = tracksOf(nodes, true).map((track) => [track.node.id.split('-')[1], poseAt(track, 120).opacity]);
    expect(Object.fromEntries(shown)).toEqual({ trail: 1, glow: 1, sum: 1, burst: 1, loss: 1 });
  });
});

test('a sign goes along on the first side on which it stays on the board', () => {
  const board = { x: 0, y: 0, w: 400, h: 400 };
  expect(besideWay([{ x: 100, y: 100 }], board, 60, 20, 20).x).toBeGreaterThan(0);
  expect(
    besideWay(
      [
        { x: 100, y: 100 },
        { x: 380, y: 100 },
      ],
      board,
      60,
      20,
      20,
    ).x,
  ).toBeLessThan(0);
  expect(
    besideWay(
      [
        { x: 60, y: 100 },
        { x: 350, y: 100 },
      ],
      board,
      60,
      20,
      20,
    ),
  ).toEqual({ x: 0, y: -30 });
});

test('a high map is scrolled to the way of an enemy', () => {
  const { walk } = turnOf('L2 rat', 1);
  const { top, bottom } = spanOfWalk(LAYOUT, walk);
  expect(bottom - top).toBeCloseTo(CELL * (walk.spots.length + 2));
});

describe('the d3', () => {
  const view = (roll: number | null): View => ({ ...viewOf(position({ ...BUSY, phase: 'assault' })), roll });

  test('lies on the map from its roll on', () => {
    expect(rollNodes(view(null), PLACE, LAYOUT, 'd3 = 2')).toEqual([]);
    expect(rollNodes(view(2), PLACE, LAYOUT, 'd3 = 2').map(({ id }) => id)).toEqual(['march-roll', 'march-roll/pill']);
  });

  test('falls for half a second', () => {
    const [die] = tracksOf(rollNodes(view(2), PLACE, LAYOUT, 'd3 = 2'));
    expect([die.start, die.end]).toEqual([0, 500]);
    expect(poseAt(die, 60).y).toBeLessThan(poseAt(die, 500).y - 2 * CELL);
    expect(poseAt(die, 500)).toEqual(die.to);
  });

  test.each(['yellow', 'red', 'purple', 'grey', 'coop-1', 'coop-2'] as const)(
    '%s: covers no road and nobody who stands there',
    (map) => {
      const spec: Spec = map.startsWith('coop')
        ? { config: { mode: 'cooperative', teamMap: map as 'coop-1' } }
        : { maps: [map] };
      const layout = mapLayout(map, CELL);
      const { x, y } = rollPlace(viewOf(position(spec)), 0, layout);
      const covered = MAPS[map].paths
        .flatMap(({ cells }) => cells)
        .filter((_, i, all) => {
          const cx = layout.grid.x + ((all[i] % 9) + 0.5) * CELL;
          const cy = layout.grid.y + (Math.floor(all[i] / 9) + 0.5) * CELL;
          return cx > x && cx < x + 2 * CELL && cy > y && cy < y + 2 * CELL;
        });
      expect(covered).toEqual([]);
    },
  );
});

describe('pictures', () => {
  /** A beat of an Assault on the phone as it is at a moment, drawn by the real Skia. */
  function pictureAt(spec: Spec, roll: number, enemy: string, now: number, reduced = false): Uint8Array {
    const film = filmOf(assaulted(spec, roll), 0);
    const index = film?.beats.findIndex(({ walk }) => walk?.enemy === enemy) ?? -1;
    const beat = film?.beats[index];
    if (film == null || beat?.walk == null) throw new Error(`${enemy} does not march`);
    const { walk, view } = beat;
    const map = mapNodes(view, PLACE, null, [walk]);
    const leader = map.find(({ id }) => id === dieNode(walk.die));
    const rest = leader === undefined ? null : { x: leader.x + leader.w / 2, y: leader.y + leader.h / 2 };
    const nodes = [
      ...map,
      ...rollNodes(view, PLACE, LAYOUT, `d3 = ${roll}`),
      ...turnNodes({ layout: LAYOUT, origin: PLACE, walk, node: dieNode(walk.die), rest, loss: '+1 wound', reduced }),
    ];
    const before = mapNodes(film.beats[index - 1].view, PLACE, null);
    const size = { width: LAYOUT.width, height: LAYOUT.height };
    const tracks = nextTracks(settled({ ...size, nodes: before }, 0), { ...size, nodes }, 0, { reduced });
    return drawnAt(tracks, size, now);
  }

  test('an enemy on its way: sum, trail, line and target', () => {
    expectPicture('morth/assault-walk', pictureAt(BUSY, 2, 'troll', 560));
  });

  test('an enemy at the gate: burst and words', () => {
    expectPicture(
      'morth/assault-loss',
      pictureAt(
        { ...BUSY, foes: ['L3 goblin, L6 troll, L15 rat, C2 orc, C12 goblin, R1 dragon, R12 minotaur'] },
        2,
        'rat',
        240 + 3 * 140 + 300,
      ),
    );
  });

  test('without motion', () => {
    expectPicture('morth/assault-calm', pictureAt(BUSY, 2, 'cerberus', 200, true));
  });
});
