import { morth } from '@/games/morth/rules';
import { KIND_OF_DIE } from '@/games/morth/rules/dice';
import { positionUnder } from '@/games/morth/rules/portal';
import { result } from '@/games/morth/rules/result';
import type { Action, Event, State } from '@/games/morth/rules/types';
import { assault, bagSizes, eventsOf, foes, newGame, play, position, refusal, withLuck } from '../../../support/morth';

const ROLL: Action = { type: 'rollWave' };
const PASS: Action = { type: 'passPortal' };
const END: Action = { type: 'endTurn' };
const ASSAULT: Action = { type: 'rollAssault' };

const rolled = (events: readonly Event[]) => {
  const event = events.find((one) => one.type === 'waveRolled');
  if (event?.type !== 'waveRolled') throw new Error('no wave was rolled');
  return event;
};

describe('rounds and waves', () => {
  const mover = (state: State): number => morth.toMove(state)[0];

  const WAVE = (seats: number): Action[] => [
    ROLL,
    ...Array.from({ length: seats }, () => PASS),
    ...Array.from({ length: seats }, () => END),
    ASSAULT,
  ];

  /** Phase and mover before each move of a wave in which nobody does anything. */
  function orderOf(seats: number, firstLord: number): string[] {
    let state = newGame(seats, { firstLord, mode: 'introductory' });
    return WAVE(seats).map((action) => {
      const now = `${state.phase} ${mover(state)}`;
      state = play(state, action);
      return now;
    });
  }

  test('MOR-015 who has the token makes all rolls of the wave', () => {
    for (const firstLord of [0, 1, 2]) {
      const order = orderOf(3, firstLord);
      expect([order[0], order.at(-1)]).toEqual([`morth ${firstLord}`, `assault ${firstLord}`]);
    }
  });

  test.each([
    [2, 0, [0, 1]],
    [2, 1, [1, 0]],
    [3, 1, [1, 2, 0]],
    [4, 2, [2, 3, 0, 1]],
    [4, 3, [3, 0, 1, 2]],
  ])('MOR-016 with %i players and LM on seat %i the order is %j', (seats, firstLord, seatsInOrder) => {
    const order = orderOf(seats, firstLord);
    for (const phase of ['portal', 'heroes'])
      expect(order.filter((text) => text.startsWith(phase))).toEqual(seatsInOrder.map((seat) => `${phase} ${seat}`));
  });

  test('MOR-016 at every moment of a wave everybody else is refused', () => {
    let state = newGame(3, { firstLord: 1, mode: 'introductory' });
    for (const action of WAVE(3)) {
      const others = [0, 1, 2].filter((seat) => seat !== mover(state));
      expect(others.map((seat) => refusal(state, action, seat))).toEqual(['MOR-016', 'MOR-016']);
      expect(others.map((seat) => morth.legalActions(state, seat))).toEqual([[], []]);
      state = play(state, action);
    }
  });

  test('MOR-038 a wave is Lord Morth, Portal, Hero, Assault', () => {
    expect([...new Set(orderOf(3, 1).map((text) => text.split(' ')[0]))]).toEqual([
      'morth',
      'portal',
      'heroes',
      'assault',
    ]);
    const state = newGame(3, { firstLord: 1, mode: 'introductory' });
    expect(play(state, ...WAVE(3))).toMatchObject({ phase: 'morth', wave: 1 });
  });

  test('MOR-068 one hero turn each, LM first', () => {
    expect(orderOf(4, 3).filter((text) => text.startsWith('heroes'))).toEqual([
      'heroes 3',
      'heroes 0',
      'heroes 1',
      'heroes 2',
    ]);
  });

  test('MOR-039 the token goes to the left', () => {
    const after = play(
      newGame(3, { firstLord: 2, mode: 'introductory' }),
      ROLL,
      PASS,
      PASS,
      PASS,
      END,
      END,
      END,
      ASSAULT,
    );
    expect([after.lord, after.phase, mover(after)]).toEqual([0, 'morth', 0]);
  });

  test('MOR-040 alone it stays', () => {
    expect(play(newGame(1), ROLL, PASS, END, ASSAULT)).toMatchObject({ lord: 0, phase: 'morth', wave: 1 });
  });

  test('MOR-183 MOR-184 the game ends after the last Assault phase; enemies on the map do no harm', () => {
    const last = position({ seats: 1, wave: 10, foes: ['L5 orc'] });
    const after = assault(last, 1);
    expect(after).toMatchObject({ phase: 'over', realms: [{ wounds: 0 }] });
    expect(morth.toMove(after)).toEqual([]);
    expect(refusal(after, ROLL, 0)).toBe('MOR-183');
    expect(morth.check(after, { seat: 0, action: ROLL })?.rule).toBe('MOR-183');
  });
});

describe('the Lord Morth phase', () => {
  test('MOR-041 the marker moves to the new wave', () => {
    expect(play(newGame(2), ROLL).wave).toBe(1);
    expect(eventsOf(newGame(2), ROLL)[0]).toEqual({ type: 'waveBegan', wave: 1, round: 1, waveInRound: 1, lord: 0 });
  });

  test('MOR-042 MOR-043 two cards at first, one in each later round, none between', () => {
    expect(play(newGame(3), ROLL).hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
    expect(play({ ...newGame(3), wave: 3 }, ROLL).hands.map((hand) => hand.length)).toEqual([1, 1, 1]);
    expect(play({ ...newGame(3), wave: 1 }, ROLL).hands.map((hand) => hand.length)).toEqual([0, 0, 0]);
  });

  test('MOR-044 as many dice as the track says leave their bags at random', () => {
    const drawn = Array.from({ length: 8 }, (_, seed) =>
      rolled(eventsOf({ ...newGame(2, {}, seed), wave: 4 }, ROLL)).dice.map(({ die }) => die),
    );
    expect(
      drawn.every(
        (dice) => dice.length === 9 && new Set(dice).size === 9 && dice.filter((die) => die >= 45).length === 2,
      ),
    ).toBe(true);
    expect(new Set(drawn.map((dice) => dice.join())).size).toBe(8);
  });

  test('MOR-045 each die shows an enemy of its own', () => {
    const dice = Array.from(
      { length: 20 },
      (_, seed) => rolled(eventsOf({ ...newGame(4, {}, seed), wave: 18 }, ROLL)).dice,
    ).flat();
    const green = new Set(dice.filter(({ die }) => die < 23).map(({ enemy }) => enemy));
    expect(green).toEqual(new Set(['skeleton', 'goblin', 'rat']));
  });

  const sectors = (): number[][] =>
    Array.from({ length: 200 }, (_, seed) => play(newGame(4, {}, seed), ROLL).spun.map(({ sector }) => sector));

  test('MOR-046 each die lies in one of twelve sectors, all about equally often', () => {
    const all = sectors().flat();
    const counts = Array.from({ length: 12 }, (_, sector) => all.filter((one) => one === sector).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length);
    expect(Math.min(...counts)).toBeGreaterThan(90);
    expect(Math.max(...counts)).toBeLessThan(180);
  });

  test('MOR-047 a sector may hold several dice', () => {
    expect(sectors().some((row) => new Set(row).size < row.length)).toBe(true);
  });

  test('MOR-D16 the dice do not look at one another: two share a sector about once in twelve', () => {
    const pairs = sectors().map(([first, second]) => first === second);
    const shared = pairs.filter((same) => same).length;
    expect(shared).toBeGreaterThan(200 / 12 / 3);
    expect(shared).toBeLessThan((200 / 12) * 3);
  });

  test('MOR-048 the d12 turns the mark to its position', () => {
    const marks = Array.from({ length: 200 }, (_, seed) => play(newGame(2, {}, seed), ROLL).mark);
    expect(new Set(marks).size).toBe(12);
  });

  test('MOR-049 dice keep their sector while the spinner turns', () => {
    const before = position({ phase: 'portal', gold: [3, 3], mark: 4, spun: '0 goblin, 5 orc' });
    expect(play(before, { type: 'turnPortal', steps: 3 }).spun).toEqual(before.spun);
  });

  test('MOR-050 the marked sector lies at the mark, the others follow clockwise', () => {
    expect([positionUnder(4, 0), positionUnder(4, 5), positionUnder(4, 9), positionUnder(12, 1)]).toEqual([4, 9, 1, 1]);
  });

  test('MOR-D17 from 4, two right, two right and one left is 7', () => {
    const before = position({ seats: 3, phase: 'portal', gold: [3, 3, 3], mark: 4, spun: '0 goblin' });
    const turn = (steps: number): Action => ({ type: 'turnPortal', steps });
    expect(play(before, turn(2), turn(2), turn(-1)).mark).toBe(7);
  });

  test('MOR-052 the same seed draws the same wave', () => {
    expect(play(newGame(2, {}, 5), ROLL)).toEqual(play(newGame(2, {}, 5), ROLL));
  });

  const short = (config: object, bags: { green: number; orange: number }): State =>
    position({ seats: 2, config, phase: 'morth', wave: 4, bags });

  test('MOR-311 the other bag fills up, where that is agreed', () => {
    // Wave 5 of two asks for 7 green and 2 orange dice.
    expect(bagSizes(play(short({}, { green: 4, orange: 9 }), ROLL))).toEqual([0, 4, 8]);
    expect(bagSizes(play(short({}, { green: 20, orange: 0 }), ROLL))).toEqual([11, 0, 8]);
    expect(bagSizes(play(short({ fillBags: false }, { green: 4, orange: 9 }), ROLL))).toEqual([0, 7, 8]);
    expect(newGame(2).config.fillBags).toBe(true);
  });

  test('MOR-312 with both empty the missing dice are left out', () => {
    const state = short({}, { green: 4, orange: 1 });
    expect(bagSizes(play(state, ROLL))).toEqual([0, 0, 8]);
    expect(rolled(eventsOf(state, ROLL))).toMatchObject({ missing: 4, dice: { length: 5 } });
  });

  test('MOR-313 red dice never fill up', () => {
    const dice = rolled(eventsOf(short({}, { green: 1, orange: 0 }), ROLL)).dice;
    expect(dice.map(({ die }) => KIND_OF_DIE[die].bag)).toEqual(['green']);
  });

  test('MOR-193 in the introductory game missing dice are left out', () => {
    const after = play(
      position({ config: { mode: 'introductory' }, phase: 'morth', wave: 0, bags: { green: 2 } }),
      ROLL,
    );
    expect([after.spun.length, bagSizes(after)]).toEqual([2, [0, 44, 8]]);
  });
});

describe('solitaire', () => {
  test('MOR-355 one map of the own choice and the board for one', () => {
    expect(newGame(1, { map: 'purple' }).realms).toEqual([{ map: 'purple', gold: 3, wounds: 0 }]);
  });

  test('MOR-356 without cards', () => {
    const state = play(newGame(1), ROLL);
    expect([state.hands, state.pack]).toEqual([[[]], []]);
  });

  test('MOR-357 a red die comes in the middle, at the position of a d12', () => {
    const after = withLuck({ ...newGame(1), wave: 5 }, ROLL, (_, events) =>
      events.some((event) => event.type === 'redDieCame' && event.position === 5),
    );
    expect(foes(after)[0]).toMatch(/^R0 (hydra 6|dragon 5 scales)$/);
    expect(play({ ...newGame(1), wave: 4 }, ROLL).foes).toEqual([]);
  });

  test('MOR-359 portal steps are paid as usual', () => {
    expect(play(play(newGame(1), ROLL), { type: 'turnPortal', steps: -2 }).realms[0].gold).toBe(1);
  });

  const ENDS: readonly (readonly [wounds: number, verdict: string])[] = [
    [0, 'heroic'],
    [5, 'heroic'],
    [6, 'victory'],
    [10, 'victory'],
    [11, 'mediocre'],
    [14, 'mediocre'],
    [15, 'defeated'],
    [40, 'defeated'],
  ];
  test.each(ENDS)('MOR-360 %i wounds are called %s', (wounds, verdict) => {
    expect(result(position({ seats: 1, phase: 'over', wounds: [wounds] }))).toEqual({
      places: [{ seat: 0, rank: 1, score: [0 - wounds] }],
      rule: 'MOR-360',
      verdict: { key: `morth.verdict.${verdict}.name`, params: { wounds } },
    });
  });

  test('MOR-361 MOR-D58 played on to the last wave, however many wounds', () => {
    expect(assault(position({ seats: 1, wave: 9, wounds: [30] }), 1).phase).toBe('morth');
  });
});

describe('the introductory game', () => {
  const state = (): State =>
    position({ config: { mode: 'introductory', racialSkills: true, races: ['human'] }, gold: [22, 22] });

  test('MOR-189 it has no cards', () => {
    expect(play(newGame(2, { mode: 'introductory' }), ROLL)).toMatchObject({ hands: [[], []], pack: [] });
  });

  test('MOR-192 no specialists, racial skills or red dice', () => {
    expect(refusal(state(), { type: 'hire', race: 'human', hero: 'assassin', cell: 4 })).toBe('MOR-192');
    expect(refusal(state(), { type: 'buyRedDie', realm: 1, path: 0 })).toBe('MOR-192');
    expect(refusal(play(state(), { type: 'activate', hero: 0 }), { type: 'useSkill' })).toBe('MOR-192');
  });

  test.each<[rule: string, wounds: number[], gold: number[], ranks: number[]]>([
    ['MOR-185', [3, 4], [0, 9], [1, 2]],
    ['MOR-185', [4, 3], [9, 0], [2, 1]],
    ['MOR-186', [4, 4], [1, 2], [2, 1]],
    ['MOR-187', [4, 4], [2, 2], [1, 1]],
  ])('MOR-194 the winner is found by %s with wounds %j and gold %j', (rule, wounds, gold, ranks) => {
    const ended = result(position({ config: { mode: 'introductory' }, phase: 'over', wounds, gold }));
    expect(ended?.rule).toBe(rule);
    expect([0, 1].map((seat) => ended?.places.find((place) => place.seat === seat)?.rank)).toEqual(ranks);
    expect(ended).not.toHaveProperty('verdict');
  });
});

describe('the end', () => {
  const end = (wounds: number[], gold: number[]) => result(position({ phase: 'over', wounds, gold }));

  test('MOR-185 MOR-D59 fewest wounds win', () => {
    expect(end([4, 3], [9, 0])).toMatchObject({
      rule: 'MOR-185',
      places: [
        { seat: 1, rank: 1, score: [-3, 0] },
        { seat: 0, rank: 2, score: [-4, 9] },
      ],
    });
  });

  test('MOR-186 then most gold', () => {
    expect(end([4, 4], [1, 2])).toMatchObject({
      rule: 'MOR-186',
      places: [
        { seat: 1, rank: 1 },
        { seat: 0, rank: 2 },
      ],
    });
  });

  test('MOR-187 then all of them', () => {
    expect(end([4, 4], [2, 2])).toMatchObject({ rule: 'MOR-187', places: [{ rank: 1 }, { rank: 1 }] });
    expect(result(position())).toBeUndefined();
  });
});
