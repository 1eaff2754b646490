import {
  deployPlan,
  drillsOf,
  groupNow,
  NOTHING,
  overlayOf,
  planOf,
  stepOf,
  tapped,
  tappedGround,
  type Outcome,
  type Selection,
} from '@/games/portal/board/flow';
import { apply } from '@/engine';
import { portal, type Action, type State } from '@/games/portal/rules';
import { field, situation, undeployed } from '../support';

const say = ({ key }: { readonly key: string }) => key;
const at = (state: State, selection: Selection = NOTHING) => situation(state, selection);
const aimAt = (unit: number, group = 1): Selection => ({
  type: 'aim',
  group,
  aim: { kind: 'unit', unit },
  way: null,
  facing: null,
});
const aimTo = (x: number, y: number, group = 1): Selection => ({
  type: 'aim',
  group,
  aim: { kind: 'ground', at: { x, y } },
  way: null,
  facing: null,
});
const MEASURE: Selection = { type: 'measure', from: null, to: null };

/** The field with the first unit's round done. */
const acted = (): State => apply(portal, field(), { seat: 0, action: { type: 'hold', group: 1 } }).state;

describe('a tap', () => {
  const CASES: readonly (readonly [what: string, id: string, before: Selection, outcome: object])[] = [
    ['on an enemy aims at it', 'unit:3', NOTHING, { type: 'select', selection: aimAt(3) }],
    [
      'on the same enemy again does what is proposed',
      'unit:3',
      aimAt(3),
      { type: 'act', actions: [{ type: 'shoot' }] },
    ],
    [
      'on another unit of one’s own takes it into hand',
      'unit:2',
      NOTHING,
      { type: 'select', selection: { type: 'group', group: 2 } },
    ],
    ['on the unit in hand tells about it', 'unit:1', NOTHING, { type: 'look', look: { type: 'unit', unit: 1 } }],
    [
      'on the unit in hand puts a proposal away',
      'unit:1',
      aimAt(3),
      { type: 'select', selection: { type: 'group', group: 1 } },
    ],
    [
      'with the tape begins it at the unit',
      'unit:3',
      MEASURE,
      { type: 'select', selection: { type: 'measure', from: { x: 600, y: 300 }, to: null } },
    ],
    [
      'with the tape ends it at an objective',
      'objective:0',
      { type: 'measure', from: { x: 1, y: 2 }, to: null },
      { type: 'select', selection: { type: 'measure', from: { x: 1, y: 2 }, to: { x: 500, y: 400 } } },
    ],
    ['on an objective goes there', 'objective:0', NOTHING, { type: 'select', selection: aimTo(500, 400) }],
    [
      'on ground that is pointed at goes there',
      'ground:480:390',
      NOTHING,
      { type: 'select', selection: aimTo(480, 390) },
    ],
    ['on what is not there does nothing', 'nothing:1', NOTHING, { type: 'nothing' }],
  ];
  const marked = () =>
    field({ objectives: [{ id: 'flag', type: 'hold', x: 500, y: 400, radius: 100, endsGame: false }] });

  test.each(CASES)('%s', (_, id, before, outcome) => {
    expect(tapped(at(marked(), before), id)).toMatchObject(outcome);
  });

  const GROUND: readonly (readonly [what: string, before: Selection, outcome: Outcome])[] = [
    ['aims there', NOTHING, { type: 'select', selection: aimTo(380, 340) }],
    ['begins a tape', MEASURE, { type: 'select', selection: { ...MEASURE, from: { x: 380, y: 340 } } }],
    [
      'begins another tape where one lies',
      { type: 'measure', from: { x: 1, y: 1 }, to: { x: 2, y: 2 } },
      { type: 'select', selection: { type: 'measure', from: { x: 380, y: 340 }, to: null } },
    ],
  ];
  test.each(GROUND)('on ground %s', (_, before, outcome) => {
    expect(tappedGround(at(field(), before), { x: 380, y: 340 })).toEqual(outcome);
  });

  test('while another seat acts only tells', () => {
    expect(tapped(at(acted()), 'unit:3')).toEqual({ type: 'look', look: { type: 'unit', unit: 3 } });
    expect(tappedGround(at(acted()), { x: 380, y: 340 })).toEqual({ type: 'nothing' });
  });
});

describe('a proposal', () => {
  test('PORT-176 within range of a bow the shot, which does most, with its odds', () => {
    const plan = planOf(at(field(), aimAt(3)));
    expect(plan?.options.map(({ way }) => way)).toEqual(['shoot', 'moveShoot', 'charge']);
    expect(plan?.chosen.forecast).toMatchObject({ die: 6, attacks: 4 });
    expect(plan?.chosen.refusal).toBeNull();
  });

  test('PORT-122 out of reach of everything the way nearer, and the charge with its reason', () => {
    const plan = planOf(at(field(), aimAt(3, 2)));
    expect(plan?.options.map(({ way, refusal }) => [way, refusal?.rule ?? null])).toEqual([
      ['charge', 'PORT-122'],
      ['move', null],
      ['run', null],
    ]);
    expect(plan?.chosen.way).toBe('move');
  });

  test('is legal command by command, whichever way is chosen', () => {
    for (const selection of [aimAt(3), aimAt(3, 2), aimTo(400, 300), aimTo(700, 700, 2)])
      for (const option of planOf(at(field(), selection))?.options ?? []) {
        let state = field();
        for (const action of option.actions) {
          expect(portal.check(state, { seat: 0, action })).toBeUndefined();
          ({ state } = apply(portal, state, { seat: 0, action }));
        }
      }
  });

  test('a way that was chosen stays', () => {
    const chosen = planOf(at(field(), { ...aimAt(3, 2), way: 'run' } as Selection))?.chosen;
    expect(chosen?.way).toBe('run');
  });
});

describe('the gold button', () => {
  const STEPS: readonly (readonly [what: string, selection: Selection, name: string, label: string])[] = [
    ['asks for an aim', NOTHING, 'choose', 'portalTable.panel.tapEnemy'],
    ['shoots', aimAt(3), 'shoot', 'portalTable.way2.shoot'],
    ['goes', aimTo(380, 340), 'move', 'portalTable.way2.move'],
    ['waits for the tape', MEASURE, 'choose', 'portalTable.measure.first'],
    ['lies down', { type: 'drill', group: 1, drill: 'lie' }, 'move', 'portalTable.way2.move'],
  ];
  test.each(STEPS)('%s', (_, selection, name, label) => {
    expect(stepOf(at(field(), selection))).toMatchObject({ name, label: { key: label } });
  });

  test('is nobody’s while another seat acts', () => {
    expect(stepOf(at(acted()))).toBeNull();
  });

  test('ends a round in which a unit has moved and can still do something', () => {
    const [move] = planOf(at(field(), aimTo(340, 340)))?.chosen.actions ?? [];
    const { state } = apply(portal, field(), { seat: 0, action: move as Action });
    expect(groupNow(portal.view(state, 0), NOTHING)).toBe(1);
    expect(stepOf(at(state))).toMatchObject({ name: 'endRound', actions: [{ type: 'endRound' }] });
  });
});

describe('what lies over the table', () => {
  test('PORT-101 the reach of whoever acts, walking and running, and the range of its bows', () => {
    const overlay = overlayOf(at(field()), say);
    expect(overlay.chosen).toEqual([1]);
    const [near] = overlay.reach[0] ?? [];
    const [far] = overlay.farReach[0] ?? [];
    expect((near?.x ?? 0) - 300).toBeGreaterThan(90);
    expect((far?.x ?? 0) - 300).toBeGreaterThan(190);
    expect(overlay.ranges).toMatchObject([{ short: 180, long: 360, quarter: false }]);
  });

  test('a shot shows sight and whom it is aimed at, a move its ghosts and what it costs', () => {
    const shot = overlayOf(at(field(), aimAt(3)), say);
    expect(shot.aimedUnits).toEqual([3]);
    expect(shot.sights).toMatchObject([{ seen: 'full' }]);
    expect(shot.ghosts).toEqual([]);
    const move = overlayOf(at(field(), aimTo(380, 345)), say);
    expect(move.ghosts).toHaveLength(4);
    expect(move.gauges).toHaveLength(1);
    expect(move.notes.map(({ lines }) => lines.length)).toEqual([2]);
  });

  test('PORT-276 a gun shows the thirteen places where its shell may land', () => {
    const state = field({
      elements: [
        { id: 1, unit: 1, kind: 'piece', piece: 'catapult', crew: [6, 6, 6, 6], at: [300, 300] },
        { id: 2, unit: 3, at: [700, 300] },
      ],
      units: [
        { id: 1, seat: 0, kind: 'artillery' },
        { id: 2, seat: 0 },
        { id: 3, seat: 1 },
      ],
    });
    const { templates } = overlayOf(at(state, aimAt(3)), say);
    expect(templates).toHaveLength(13);
    expect(templates.filter(({ kind }) => kind === 'aim')).toMatchObject([{ x: 700, y: 300 }]);
  });

  test('the tape and what it says', () => {
    const tape = { from: { x: 100, y: 100 }, to: { x: 400, y: 500 } };
    const overlay = overlayOf(at(field(), { type: 'measure', ...tape }), say);
    expect(overlay).toMatchObject({ tape, notes: [{ lines: ['portalTable.measure.result'] }] });
  });
});

describe('deployment', () => {
  test('PORT-067 proposes a legal place for every unit', () => {
    const state = undeployed();
    for (const unit of [0, 1]) {
      const action = deployPlan(portal.view(state, 0), NOTHING);
      expect(action?.unit).toBe(0);
      const taken = tappedGround(at(state, { type: 'deploy', unit, at: { x: 0, y: 0 }, facing: 0, files: null }), {
        x: 60,
        y: 300,
      });
      if (taken.type !== 'select') throw new Error(taken.type);
      expect(stepOf(at(state, taken.selection))).toMatchObject({ name: 'deploy', actions: [{ type: 'deploy', unit }] });
    }
  });

  test('PORT-068 outside its zone a unit is refused and its ghosts say so', () => {
    const selection: Selection = { type: 'deploy', unit: 0, at: { x: 450, y: 300 }, facing: 0, files: null };
    const state = undeployed();
    expect(stepOf(at(state, selection))).toMatchObject({ actions: [], refusal: { rule: 'PORT-068' } });
    expect(overlayOf(at(state, selection), say).ghosts.some(({ offends }) => offends)).toBe(true);
  });
});

test('PORT-126 PORT-245 loose men lie down or form up; those in a block turn, wheel and go loose', () => {
  const view = portal.view(field(), 0);
  expect(drillsOf(view, 1)).toEqual(['lie', 'form']);
  const block = field({
    units: [
      { id: 1, seat: 0, formation: 'tight', anchor: [300, 300], files: 2 },
      { id: 2, seat: 0 },
      { id: 3, seat: 1 },
    ],
  });
  expect(drillsOf(portal.view(block, 0), 1)).toEqual(['left', 'right', 'about', 'loosen']);
});
