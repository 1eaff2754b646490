import type { State } from '@/games/portal/rules';
import { controllerOf, strengthAt } from '@/games/portal/rules/objectives';
import { isLeading, membersOf } from '@/games/portal/rules/roster';
import { groupsToAct } from '@/games/portal/rules/rounds';
import { scoreNow } from '@/games/portal/rules/standing';
import { act, man, ofType, refusal, row, SIDES } from './support/fight';
import { march, stay, straight, walk } from './support/moves';
import { battle, type Given, type GivenElement, type GivenUnit } from './support/position';

describe('leaders without a unit', () => {
  /** A detached leader at (300,300), friends from (380,300) on. */
  const left = (friends: Partial<GivenUnit> = {}, more: Partial<GivenElement> = {}, given: Given = {}): State =>
    battle({
      mode: 'siege',
      units: [
        { id: 1, seat: 0, kind: 'lone', detached: true },
        { id: 2, seat: 0, ...friends },
        { id: 3, seat: 1 },
      ],
      elements: [
        man(1, 1, 300, 300, { leader: true, die: 8, ...more }),
        ...row(2, 3, 2, [380, 300]),
        man(9, 3, 1100, 700),
      ],
      ...given,
    });
  const join = (x: number, more = {}) => walk(1, { 1: [[x, 300]] }, { join: 2, ...more });

  test('PORT-252 he joins a unit by ending his move within 5 cm of it, and leads it if nobody does', () => {
    expect(refusal(left(), join(309))).toBe('PORT-252');
    const state = left();
    const [, joined] = act(state, join(310));
    expect(joined).toMatchObject({ type: 'leaderJoined', leads: true, joined: { unit: 2 } });
    expect(state.units[1]).toMatchObject({ members: [1, 2, 3, 4], startingStrength: 4 });
    expect(state.units[0]).toMatchObject({ members: [], state: 'gone' });
    expect(state.active).toBe(1);
    expect(groupsToAct(state, 0)).toEqual([2]);
  });
  test('PORT-252 nobody joins who was not left by his unit, nor enemies, guns or himself', () => {
    const own = left({}, {}, {});
    own.units[0].detached = false;
    expect(refusal(own, join(310))).toBe('PORT-252');
    expect(refusal(left({ seat: 1 }), join(310))).toBe('PORT-252');
    expect(refusal(left({ kind: 'artillery' }), join(310))).toBe('PORT-252');
    expect(refusal(left(), join(310, { join: 1 }))).toBe('PORT-252');
    expect(refusal(left(), join(310, { join: 77 }))).toBe('PORT-252');
    expect(refusal(left({}, { leader: false }), join(310))).toBe('PORT-252');
  });
  test('PORT-253 a unit may have two leaders', () => {
    const state = left({}, {}, {});
    const [, second] = membersOf(state, state.units[1]);
    if (second.model) second.model.leader = true;
    expect(ofType(act(state, join(310)), 'leaderJoined')[0].leads).toBe(false);
    expect(membersOf(state, state.units[1]).filter(isLeading)).toHaveLength(2);
  });
  test('PORT-254 a unit without its leader gets none by itself', () => {
    const state = left();
    for (const group of [1, 2]) {
      act(state, { type: 'hold', group });
      if (state.active === 1) act(state, { type: 'hold', group: 3 });
    }
    expect(membersOf(state, state.units[1]).some(isLeading)).toBe(false);
  });
  test('PORT-D104 whoever joins counts in the starting strength of his new unit and no more in his old one', () => {
    const guarded = battle({
      mode: 'siege',
      units: [
        { id: 1, seat: 0, kind: 'lone', detached: true },
        { id: 2, seat: 0 },
        { id: 3, seat: 1 },
      ],
      elements: [
        man(1, 1, 300, 300, { leader: true }),
        man(2, 1, 278, 300, { guardian: true }),
        ...row(3, 3, 2, [380, 300]),
        man(9, 3, 1100, 700),
      ],
    });
    act(guarded, walk(1, { 1: [[320, 300]] }, { join: 2 }));
    expect(guarded.units.slice(0, 2).map(({ startingStrength }) => startingStrength)).toEqual([0, 4]);
    expect(guarded.units[0]).toMatchObject({ members: [2], state: 'table' });
  });
  describe('PORT-D109 in a block', () => {
    const BLOCK = { formation: 'tight', files: 2, facing: 270, anchor: [380, 300] } as const;
    test('PORT-D109 he stands in the next free cell', () => {
      const state = left(BLOCK);
      act(state, join(340));
      expect(state.elements[0]).toMatchObject({ x: 390, y: 320, facing: 270 });
      expect(state.units[1].block?.cells[0]).toEqual([1, 1]);
    });
    test('PORT-D109 or nowhere, if that is taken', () => {
      const state = left(BLOCK, {}, {});
      Object.assign(state.elements[8], { x: 392, y: 325 });
      expect(refusal(state, join(340))).toBe('PORT-D109');
    });
  });
  test('PORT-252 in skirmish mode too, without a step where he is near enough', () => {
    const state = left({}, { at: [320, 300] }, { mode: 'skirmish' });
    act(state, stay(1, { join: 2 }));
    expect(state.units[1].members).toEqual([1, 2, 3, 4]);
    expect(state.round?.group).toBe(1);
  });
});

describe('objectives', () => {
  const hill = { id: 'hill', type: 'hold', x: 300, y: 300, radius: 100, endsGame: false } as const;
  const exit = { id: 'out', type: 'exit', side: 0, edge: 'left', needPercent: 50, endsGame: false } as const;
  const field = (elements: readonly GivenElement[], more: Given = {}): State =>
    battle({ units: [...(SIDES ?? []), { id: 3, seat: 0, kind: 'vehicle' }], elements, ...more });
  const end = (state: State): void => {
    while (state.phase === 'battle') act(state, { type: 'hold', group: groupsToAct(state, state.active)[0] });
  };
  const ONE_TURN: Given = { length: { by: 'turns', turns: 1 } };

  test('PORT-336 who has strictly the most strength within the radius gains it at the end', () => {
    const state = field([...row(1, 2, 1, [300, 300]), man(3, 2, 300, 400), man(4, 2, 300, 401)], {
      ...ONE_TURN,
      objectives: [hill],
    });
    expect(strengthAt(state, hill)).toEqual([2, 1]);
    expect(state.gained).toEqual([[]]);
    expect(scoreNow(state, 0).objectives).toBe(50);
    end(state);
    expect(state.gained).toEqual([[0]]);
    expect(state.score.map(({ objectives }) => objectives)).toEqual([50, 0]);
  });
  test('PORT-336 as many as another is not enough, nor is nobody', () => {
    expect(controllerOf(field([man(1, 1, 300, 300), man(2, 2, 340, 300)]), hill)).toBeNull();
    expect(controllerOf(field([man(1, 1, 900, 300), man(2, 2, 940, 300)]), hill)).toBeNull();
  });
  test('PORT-341 guardians and what is abandoned control nothing', () => {
    const cart = man(3, 3, 300, 200, { kind: 'vehicle', abandoned: true, owner: 0 });
    const state = field([man(1, 1, 300, 300, { guardian: true }), man(2, 2, 340, 300), cart, man(4, 1, 900, 700)]);
    expect(strengthAt(state, hill)).toEqual([0, 1]);
  });
  test('PORT-337 a run counts turn ends in a row by one side', () => {
    const run = { ...hill, type: 'holdRun', turns: 2, side: null } as const;
    const state = field([man(1, 1, 300, 300), man(2, 2, 900, 300)], { objectives: [run] });
    const turn = () => {
      const { turn: now } = state;
      while (state.turn === now) act(state, { type: 'hold', group: groupsToAct(state, state.active)[0] });
    };
    turn();
    expect(state.held).toEqual([{ seat: 0, turns: 1 }]);
    Object.assign(state.elements[0], { x: 600 });
    turn();
    expect(state.held).toEqual([{ seat: null, turns: 0 }]);
    Object.assign(state.elements[0], { x: 300 });
    turn();
    expect(state.gained).toEqual([[]]);
    turn();
    expect(state.gained).toEqual([[0]]);
  });
  test('PORT-337 a run of one side counts nobody else', () => {
    const run = { ...hill, type: 'holdRun', turns: 1, side: 1 } as const;
    const state = field([man(1, 1, 300, 300), man(2, 2, 900, 300)], { ...ONE_TURN, objectives: [run] });
    end(state);
    expect(state.gained).toEqual([[]]);
  });
  test('PORT-338 an exit is gained when the share of the points is off', () => {
    const off = (count: number): State => {
      const state = field([...row(1, 4, 1, [60, 100]), man(9, 2, 900, 300)], { ...ONE_TURN, objectives: [exit] });
      state.config = {
        ...state.config,
        armies: state.config.armies.map((army) => ({
          ...army,
          total: 48,
          units: [
            {
              kind: 'band',
              id: 'b',
              name: 'b',
              files: null,
              members: [
                {
                  name: 'm',
                  die: 6,
                  count: 4,
                  mounted: false,
                  kit: 'hand',
                  weapon: null,
                  attributes: [],
                  spells: [],
                  leader: false,
                  mount: null,
                },
              ],
            },
          ],
        })),
      };
      for (const id of [1, 2, 3, 4].slice(0, count)) {
        state.active = 0;
        Object.assign(state.elements[id - 1], { x: 60, y: 100 * id });
        act(state, walk(id, { [id]: [[0, 100 * id]] }));
      }
      end(state);
      return state;
    };
    expect(off(1).gained).toEqual([[]]);
    expect(off(2).gained).toEqual([[0]]);
  });
  test('PORT-339 whoever reaches the exit edge with his centre is off and counts as left', () => {
    const state = field([man(1, 1, 80, 300), man(2, 2, 900, 300), man(3, 1, 300, 300)], {
      ...ONE_TURN,
      objectives: [exit],
    });
    const events = act(state, walk(1, { 1: [[0, 300]] }));
    expect(ofType(events, 'elementExited')).toMatchObject([{ edge: 'left' }]);
    expect(state.elements[0].where).toBe('exited');
    expect(state.units[0]).toMatchObject({ members: [3], startingStrength: 1 });
    end(state);
    expect(state.score[0].left).toBe(24);
  });
  test('PORT-339 a way does not go on behind the exit edge, and other edges are none', () => {
    const state = field([man(1, 1, 80, 20), man(2, 2, 900, 300)], { objectives: [exit] });
    expect(
      refusal(
        state,
        walk(1, {
          1: [
            [0, 20],
            [20, 20],
          ],
        }),
      ),
    ).toBe('PORT-339');
    expect(refusal(state, walk(1, { 1: [[80, 0]] }))).toBe('PORT-112');
    const other = field([man(2, 2, 80, 300), man(1, 1, 900, 300)], { objectives: [exit] });
    other.active = 1;
    expect(refusal(other, walk(2, { 2: [[0, 300]] }))).toBe('PORT-112');
  });
  test('PORT-339 a vehicle leaves by the edge that its centre crosses', () => {
    const state = field(
      [
        man(1, 3, 60, 300, { kind: 'vehicle', die: 6, crew: [6], facing: 180 }),
        man(2, 2, 900, 300),
        man(3, 1, 500, 300),
      ],
      { objectives: [exit] },
    );
    expect(refusal(state, march(1, [straight(40)]))).toBe('PORT-112');
    act(state, march(1, [straight(60)]));
    expect(state.elements[0].where).toBe('exited');
  });
  test('PORT-340 the destruction of a kind is gained by everybody who had such enemies and has none left', () => {
    const kinds = { id: 'guns', type: 'destroy', unitKind: 'vehicle', endsGame: false } as const;
    const state = field(
      [man(1, 1, 300, 300), man(2, 2, 900, 300), man(3, 3, 500, 300, { kind: 'vehicle', crew: [6] })],
      { ...ONE_TURN, objectives: [kinds] },
    );
    const spared = structuredClone({ ...state, config: undefined });
    end(state);
    expect(state.gained).toEqual([[]]);
    const gone: State = { ...spared, config: state.config };
    gone.units[2].state = 'gone';
    gone.units[2].members = [];
    gone.elements[2].where = 'destroyed';
    end(gone);
    expect(gone.gained).toEqual([[1]]);
  });
});
