import { die, seedRng } from '@/engine';
import type { Action, Config, State, UnitList } from '@/games/portal/rules';
import { legalActions } from '@/games/portal/rules/actions';
import { areaOf } from '@/games/portal/rules/geometry';
import { layLand } from '@/games/portal/rules/ground';
import { rollForDeployment } from '@/games/portal/rules/rollOff';
import { setup } from '@/games/portal/rules/setup';
import { toMove } from '@/games/portal/rules/toMove';
import { army, band, lone, member, vehicle } from '../support/army';
import { throwing } from './support/dice';
import { act, ofType, refusal } from './support/fight';
import type { GivenTerrain } from './support/position';

const ZONES = [
  { x: 0, y: 0, w: 1200, h: 150, facing: 90 },
  { x: 0, y: 650, w: 1200, h: 150, facing: 270 },
] as const;

/** Two armies that wait; seat 0 deploys first. */
function waiting(
  units: readonly (readonly UnitList[])[],
  { mode = 'siege', terrain = [] }: { mode?: Config['mode']; terrain?: readonly GivenTerrain[] } = {},
): State {
  const config: Config = {
    scenario: null,
    mode,
    length: { by: 'turns', turns: 6 },
    limit: 1000,
    payloadChecked: true,
    table: { w: 1200, h: 800 },
    terrain: [],
    objectives: [],
    zones: ZONES,
    armies: units.map((list) => army(list)),
  };
  const state = setup(config, units.length, 1);
  layLand(
    config,
    terrain.map(({ poly, ...piece }) => areaOf({ ...piece, outline: poly }, { x: 0, y: 0 }, 0)),
  );
  state.order = [0, 1];
  state.active = 0;
  return state;
}
const places = (spots: readonly (readonly [number, number])[], facing = 90) =>
  spots.map(([x, y]) => ({ x, y, facing }));
const deploy = (unit: number, spots: readonly (readonly [number, number])[], facing?: number): Action => ({
  type: 'deploy',
  unit,
  places: places(spots, facing),
  form: null,
});
const LINE = [
  [100, 100],
  [122, 100],
  [144, 100],
  [166, 100],
  [188, 100],
] as const;
const line = (by: number, y = 100) => LINE.map(([x]) => [x + by, y] as const);

test('PORT-066 everybody deploys in a zone of his own', () => {
  const state = waiting([[band()], [band()]]);
  act(state, deploy(0, LINE));
  expect(refusal(state, deploy(0, line(0, 100)))).toBe('PORT-068');
  expect(refusal(state, deploy(0, line(0, 700)))).toBeUndefined();
});

describe('PORT-067 the order of deployment', () => {
  test('PORT-067 the lowest roll deploys first', () => {
    const { order, rolls } = rollForDeployment(
      throwing([
        [6, 5],
        [6, 2],
        [6, 6],
      ]),
      3,
    );
    expect([order, rolls.length]).toEqual([[1, 0, 2], 1]);
  });
  test('PORT-067 those who tie roll again among themselves', () => {
    const { order, rolls } = rollForDeployment(
      throwing([
        [6, 3],
        [6, 1],
        [6, 3],
        [6, 6],
        [6, 2],
      ]),
      3,
    );
    expect(order).toEqual([1, 2, 0]);
    expect(rolls[1].map(({ seat }) => seat)).toEqual([0, 2]);
  });
  test('PORT-067 the dice are those of the seed, in seat order', () => {
    const state = setup(waiting([[band()], [band()]]).config, 2, 5);
    const rng = seedRng(5);
    expect(state.rolls[0]).toEqual([0, 1].map((seat) => ({ seat, roll: die(rng, 6) })));
  });
  test('PORT-067 one unit at a time, in turn; who has none left is passed over', () => {
    const state = waiting([[band(), band(), band()], [band()]]);
    act(state, deploy(1, LINE));
    expect(toMove(state)).toEqual([1]);
    expect(refusal(state, deploy(0, line(200)), 0)).toBe('PORT-067');
    act(state, deploy(0, line(0, 700)));
    act(state, deploy(0, line(200)));
    expect(toMove(state)).toEqual([0]);
    expect(refusal(state, deploy(1, line(400)))).toBe('PORT-067');
    expect(refusal(state, { type: 'hold', group: 1 })).toBe('PORT-080');
  });
  test('PORT-067 a deployment names a place for every member', () => {
    const state = waiting([[band()], [band()]]);
    expect(refusal(state, deploy(0, LINE.slice(1)))).toBe('PORT-067');
    expect(refusal(state, deploy(0, []))).toBe('PORT-067');
    expect(refusal(state, deploy(3, LINE))).toBe('PORT-067');
  });
});

test('PORT-068 everybody lies wholly in his zone', () => {
  const state = waiting([[band()], [band()]]);
  expect(refusal(state, deploy(0, line(0, 141)))).toBe('PORT-068');
  expect(refusal(state, deploy(0, line(0, 140)))).toBeUndefined();
  const tank = waiting([[vehicle()], [band()]]);
  expect(refusal(tank, deploy(0, [[500, 101]]))).toBe('PORT-068');
  expect(refusal(tank, deploy(0, [[500, 100]]))).toBeUndefined();
  expect(refusal(tank, deploy(0, [[500, 120]], 0))).toBeUndefined();
});

describe('PORT-069 where nobody can be deployed', () => {
  const wall = [
    [300, 0],
    [400, 0],
    [400, 150],
    [300, 150],
  ] as const;
  const terrain = [{ difficulty: 'impassable', sight: 'solid', poly: wall }] as const;
  test('PORT-069 not on somebody else', () => {
    const state = waiting([[band(), band()], [band()]]);
    act(state, deploy(0, LINE));
    act(state, deploy(0, line(0, 700)));
    expect(refusal(state, deploy(1, line(10, 110)))).toBe('PORT-069');
    expect(refusal(state, deploy(1, line(0, 120)))).toBeUndefined();
    expect(refusal(waiting([[band()], [band()]]), deploy(0, [...LINE.slice(0, 4), [170, 100]]))).toBe('PORT-069');
  });
  test('PORT-069 not with the centre in Impassable terrain', () => {
    expect(refusal(waiting([[band()], [band()]], { terrain }), deploy(0, line(112)))).toBe('PORT-069');
    expect(refusal(waiting([[band()], [band()]], { terrain }), deploy(0, line(111)))).toBeUndefined();
  });
  test('PORT-069 nor a vehicle with its outline in it', () => {
    expect(refusal(waiting([[vehicle()], [band()]], { terrain }), deploy(0, [[270, 100]]))).toBeUndefined();
    expect(refusal(waiting([[vehicle()], [band()]], { terrain }), deploy(0, [[280, 100]]))).toBe('PORT-069');
  });
});

test('PORT-070 everybody may look anywhere', () => {
  const state = waiting([[band()], [band()]]);
  act(state, { ...deploy(0, LINE), places: LINE.map(([x, y], i) => ({ x, y, facing: 71 * i })) } as Action);
  expect(state.elements.map(({ facing }) => facing)).toEqual([0, 71, 142, 213, 284]);
});

test('PORT-071 in siege mode a unit is deployed in cohesion', () => {
  const apart = [...LINE.slice(0, 4), [300, 100]] as const;
  expect(refusal(waiting([[band()], [band()]]), deploy(0, apart))).toBe('PORT-071');
  expect(refusal(waiting([[band()], [band()]], { mode: 'skirmish' }), deploy(0, apart))).toBeUndefined();
});

test('PORT-071 in siege mode a band may stand in a block from the beginning', () => {
  const form = { anchor: { x: 200, y: 100 }, facing: 90, files: 3, order: [3, 1, 2, 4, 5] };
  const blockOf = (unit: number): Action => ({ type: 'deploy', unit, places: [], form });
  const state = waiting([[band()], [band()]]);
  act(state, blockOf(0));
  expect(state.units[0].block).toMatchObject({ files: 3, ranks: 2, facing: 90 });
  expect(state.elements.map(({ x, y }) => [x, y])).toEqual([
    [200, 100],
    [180, 100],
    [220, 100],
    [220, 80],
    [200, 80],
  ]);
  expect(refusal(waiting([[band()], [band()]], { mode: 'skirmish' }), blockOf(0))).toBe('PORT-233');
  expect(
    refusal(waiting([[lone()], [band()]]), { ...blockOf(0), form: { ...form, order: [1], files: 1 } } as Action),
  ).toBe('PORT-232');
});

test('PORT-072 PORT-G19 the battle begins when all stand: strength is counted, ids are in the order of deployment', () => {
  const state = waiting([[band(), lone()], [band()]]);
  act(state, deploy(1, [[600, 100]]));
  act(state, deploy(0, line(0, 700)));
  const events = act(state, deploy(0, LINE));
  expect(state.units.map(({ seat, startingStrength, turnStrength }) => [seat, startingStrength, turnStrength])).toEqual(
    [
      [0, 1, 1],
      [1, 5, 5],
      [0, 5, 5],
    ],
  );
  expect(state.units.map(({ members }) => members)).toEqual([[1], [2, 3, 4, 5, 6], [7, 8, 9, 10, 11]]);
  expect([state.phase, state.turn]).toEqual(['battle', 1]);
  expect(ofType(events, 'initiativeRolled')).toHaveLength(1);
});

test('PORT-066 whatever is proposed is legal, also in a crowded zone', () => {
  const crowd = band({ members: [member({ leader: true }), member({ count: 19 })] });
  const state = waiting([Array.from({ length: 12 }, () => crowd), [band()]]);
  while (state.phase === 'deploy') {
    const [action] = legalActions(state, state.active);
    act(state, action);
  }
  expect(state.elements).toHaveLength(245);
});

test('PORT-066 a unit for which there is no room at all stays at home', () => {
  const wall = [
    [0, 0],
    [1200, 0],
    [1200, 200],
    [0, 200],
  ] as const;
  const state = waiting([[band(), band()], [band()]], {
    terrain: [{ difficulty: 'impassable', sight: 'solid', poly: wall }],
  });
  expect(legalActions(state, 0)[0]).toEqual(deploy(0, []));
  expect(act(state, deploy(0, []))[0]).toMatchObject({ type: 'unitStayedHome', seat: 0 });
  expect(toMove(state)).toEqual([1]);
});

test('PORT-335 who concedes while armies are deployed leaves the field to the others', () => {
  const state = waiting([[band()], [band()]]);
  act(state, { type: 'concede' }, 1);
  expect([state.phase, state.ending]).toEqual(['over', 'concession']);
  expect(state.score.map(({ fled }) => fled)).toEqual([20, 0]);
});
