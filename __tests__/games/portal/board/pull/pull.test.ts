import { below, seedRng } from '@/engine';
import { planOf, type Selection } from '@/games/portal/board/flow';
import { gripAt, handlesOf } from '@/games/portal/board/pull/grips';
import { pulled, pullFrom, type Pulled } from '@/games/portal/board/pull/pull';
import { sketchOf } from '@/games/portal/board/pull/sketch';
import { waypointsOf } from '@/games/portal/board/pull/waypoints';
import { portal, type Point, type State } from '@/games/portal/rules';
import { battle, type Given } from '../../rules/support/position';
import { field, situation } from '../support';

const NOTHING: Selection = { type: 'none' };

/** Three ranks of four, looking right, and a man 300 mm before them. */
const BLOCK: Given = {
  mode: 'siege',
  units: [
    { id: 1, seat: 0, formation: 'tight', anchor: [400, 400], facing: 0, files: 4 },
    { id: 2, seat: 1 },
  ],
  elements: [
    ...Array.from({ length: 12 }, (_, i) => ({ id: 1 + i, unit: 1 })),
    { id: 13, unit: 2, facing: 180, at: [700, 400] as const },
  ],
};

/** What is said when a finger that fell on a target has gone through these points, each counted from where it fell. */
function pull(state: State, target: string, by: readonly (readonly [number, number])[], selection = NOTHING): Pulled {
  const moment = situation(state, selection);
  const grip = gripAt(moment, target);
  if (grip === null) throw new Error(`${target} cannot be led`);
  const handle = handlesOf(moment.view, selection).find(({ id }) => id === target);
  const from: Point = handle ?? { x: 300, y: 345 };
  const said = pulled(
    pullFrom(moment.view, selection, grip, from),
    by.map(([x, y]) => ({ x: from.x + x, y: from.y + y })),
  );
  if (said === null) throw new Error('nothing is said');
  return said;
}

describe('a drawn line', () => {
  test('PORT-G25 becomes at most twelve waypoints, however it trembles and turns', () => {
    const rng = seedRng(7);
    for (let i = 0; i < 200; i++) {
      const drawn = Array.from({ length: 3 + below(rng, 200) }, () => ({ x: below(rng, 1200), y: below(rng, 800) }));
      const way = waypointsOf(drawn);
      expect(way.length).toBeLessThanOrEqual(12);
      expect(way.at(-1)).toEqual(drawn.at(-1));
    }
  });

  test('that is straight but for a tremble is one waypoint, and a corner stays a corner', () => {
    const tremble = Array.from({ length: 50 }, (_, i) => ({ x: 2 * i, y: i % 2 ? 2 : -2 }));
    expect(waypointsOf(tremble)).toHaveLength(1);
    const corner = [...Array.from({ length: 20 }, (_, i) => ({ x: 4 * i, y: 0 })), { x: 80, y: 0 }, { x: 80, y: 60 }];
    expect(waypointsOf(corner)).toEqual([
      { x: 80, y: 0 },
      { x: 80, y: 60 },
    ]);
  });
});

describe('a loose unit that is led', () => {
  test('PORT-101 says what is spent of the walk, and is proposed so when the finger is lifted', () => {
    const said = pull(field(), 'unit:1', [
      [30, 0],
      [60, 0],
    ]);
    expect(said).toMatchObject({ pace: 'normal', cost: 60_000, allowance: 100_000, violation: null });
    expect(said.puts.map(({ x, y }) => [x, y])).toEqual([0, 1, 2, 3].map((i) => [360, 300 + 30 * i]));
    const plan = planOf(situation(field(), said.selection));
    expect(plan?.chosen).toMatchObject({ way: 'move', cost: 60_000, refusal: null });
  });

  test('PORT-118 runs where a walk is too short', () => {
    expect(pull(field(), 'unit:1', [[150, 0]])).toMatchObject({ pace: 'run', cost: 150_000, violation: null });
  });

  test('PORT-101 beyond a run the rule is named with its figures, and the way is proposed as far as it goes', () => {
    const said = pull(field(), 'unit:1', [[-250, 0]]);
    expect(said.violation).toMatchObject({ rule: 'PORT-101', params: { cost: 250, allowance: 200 } });
    const plan = planOf(situation(field(), said.selection));
    expect(plan?.options.map(({ way, refusal }) => [way, refusal])).toEqual([
      ['move', null],
      ['run', null],
    ]);
  });

  test('PORT-112 onto a friend names the rule and who offends; PORT-122 an enemy that is met is told', () => {
    const said = pull(field(), 'unit:1', [[0, 100]]);
    expect(said.violation?.rule).toBe('PORT-112');
    expect(said.offender).not.toBeNull();
    const near = battle({
      mode: 'siege',
      units: [
        { id: 1, seat: 0 },
        { id: 2, seat: 1 },
      ],
      elements: [
        { id: 1, unit: 1, at: [300, 345] },
        { id: 2, unit: 2, at: [380, 345] },
      ],
    });
    expect(pull(near, 'unit:1', [[60, 0]]).met.map(({ id }) => id)).toEqual([2]);
    expect(pull(near, 'unit:1', [[20, 0]]).met).toEqual([]);
  });

  test('a finger and a command are judged alike, wherever it goes', () => {
    const rng = seedRng(3);
    const state = field();
    for (let i = 0; i < 60; i++) {
      const said = pull(state, 'unit:1', [
        [below(rng, 300) - 150, below(rng, 300) - 150],
        [below(rng, 300) - 150, below(rng, 300) - 150],
      ]);
      const plan = planOf(situation(state, said.selection));
      const exact = plan?.options.find(({ way }) => way === (said.pace === 'run' ? 'run' : 'move'));
      // What is refused under the finger is cut off where it is proposed: its cost is another.
      expect(said.violation === null).toBe(exact?.cost === said.cost && exact.refusal === null);
    }
  });
});

describe('a block that is led', () => {
  test('PORT-238 goes straight on, whatever goes aside of the finger, and never backward', () => {
    const ahead = pull(battle(BLOCK), 'unit:1', [[70, 40]]);
    expect(ahead).toMatchObject({ violation: null, cost: 70_000 });
    expect(ahead.selection).toEqual({ type: 'parts', group: 1, parts: [{ part: 'straight', mm: 70 }] });
    expect(pull(battle(BLOCK), 'unit:1', [[-70, 0]]).violation?.rule).toBe('PORT-238');
  });

  test('PORT-240 wheels by a front corner about the other one', () => {
    const [left, right] = handlesOf(portal.view(battle(BLOCK), 0), NOTHING);
    expect([left?.id, right?.id]).toEqual(['corner:1:0', 'corner:1:1']);
    const said = pull(battle(BLOCK), 'corner:1:1', [[30, 0]]);
    expect(said).toMatchObject({ violation: null, selection: { type: 'wheel', group: 1 } });
    const { selection } = said;
    expect(selection.type === 'wheel' && selection.by).toBeLessThan(0);
    expect(planOf(situation(battle(BLOCK), selection))?.chosen).toMatchObject({ way: 'move', refusal: null });
    expect(pull(battle(BLOCK), 'corner:1:1', [[-30, 0]]).violation?.rule).toBe('PORT-240');
  });

  test('PORT-242 a wheel that sweeps too far is refused with its arc', () => {
    const wide: Given = {
      ...BLOCK,
      units: [
        { id: 1, seat: 0, formation: 'tight', anchor: [400, 400], facing: 0, files: 12 },
        { id: 2, seat: 1 },
      ],
    };
    expect(pull(battle(wide), 'corner:1:1', [[200, -100]]).violation).toMatchObject({
      rule: 'PORT-242',
      params: { half: 100 },
    });
  });
});

describe('a machine that is led', () => {
  const gunned = (): State =>
    battle({
      mode: 'siege',
      units: [
        { id: 1, seat: 0, kind: 'vehicle' },
        { id: 2, seat: 1 },
      ],
      elements: [
        { id: 1, unit: 1, kind: 'vehicle', die: 10, at: [300, 345], facing: 0, crew: [6, 6], weapons: [] },
        { id: 2, unit: 2, at: [900, 345] },
      ],
    });

  test('PORT-139 turns towards the finger and drives; PORT-140 backs where it lies behind', () => {
    expect(pull(gunned(), 'unit:1', [[60, 30]]).selection).toMatchObject({
      parts: [{ part: 'turn', by: 26 }, { part: 'straight' }],
    });
    expect(pull(gunned(), 'unit:1', [[-30, 0]]).selection).toMatchObject({ parts: [{ part: 'straight', mm: -30 }] });
  });

  test('PORT-139 turns by its nose', () => {
    const said = pull(gunned(), 'nose:1', [[-10, 30]]);
    expect(said.violation).toBeNull();
    expect(planOf(situation(gunned(), said.selection))?.chosen.actions[0]).toMatchObject({
      how: { by: 'parts', parts: [{ part: 'turn' }] },
    });
  });
});

describe('figures that are adjusted', () => {
  const ADJUST: Selection = { type: 'adjust', group: 1, held: null, paths: [] };

  test('go one by one, and what was put before stays', () => {
    const first = pull(field(), 'element:1', [[40, 0]], ADJUST);
    expect(first.selection).toMatchObject({ held: 1, paths: [{ element: 1, way: [{ x: 340, y: 300 }] }] });
    const second = pull(field(), 'element:2', [[35, 0]], first.selection);
    expect(second).toMatchObject({ violation: null, selection: { paths: [{ element: 1 }, { element: 2 }] } });
    expect(planOf(situation(field(), second.selection))?.chosen.actions[0]).toMatchObject({ type: 'move', group: 1 });
  });

  test('PORT-114 whoever leaves the others behind breaks cohesion: where is shown', () => {
    const said = pull(field(), 'element:1', [[90, -20]], ADJUST);
    expect(said.violation?.rule).toBe('PORT-114');
    expect(said.gaps).toHaveLength(1);
    const plan = planOf(situation(field(), said.selection));
    expect(plan?.chosen.refusal?.rule).toBe('PORT-114');
  });
});

test('nothing of others, of what has acted, or while something else is aimed can be led', () => {
  expect(gripAt(situation(field(), NOTHING), 'unit:3')).toBeNull();
  expect(gripAt(situation(field(), { type: 'measure', from: null, to: null }), 'unit:1')).toBeNull();
  const acted = field({
    units: [
      { id: 1, seat: 0, acted: true },
      { id: 2, seat: 0 },
      { id: 3, seat: 1 },
    ],
  });
  expect(gripAt(situation(acted, NOTHING), 'unit:1')).toBeNull();
  expect(gripAt(situation(acted, NOTHING), 'unit:2')).toEqual({ kind: 'body', group: 2 });
});

test('a sketch holds everybody, the way with its marks and the verdict in words', () => {
  const look = {
    look: 0,
    scale: 1,
    finger: { x: 360, y: 345 },
    say: ({ key }: { key: string }) => key,
    whyWords: ({ rule }: { rule: string }) => ({ key: rule }),
  };
  const words = JSON.stringify(sketchOf(pull(field(), 'unit:1', [[60, 0]]), look, 1200));
  expect(words).toContain('portalTable.note.spent');
  expect(words.match(/"t":"circle"/g)).toHaveLength(4);
  expect(JSON.stringify(sketchOf(pull(field(), 'unit:1', [[-250, 0]]), look, 1200))).toContain('PORT-101');
});
