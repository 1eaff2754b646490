import { whyNot, type Seat } from '@/engine';
import { portal, type Event, type State } from '@/games/portal/rules';
import { legalActions } from '@/games/portal/rules/actions';
import { result } from '@/games/portal/rules/result';
import { rollForInitiative } from '@/games/portal/rules/rollOff';
import { groupsToAct } from '@/games/portal/rules/rounds';
import { interrupters, toMove } from '@/games/portal/rules/toMove';
import { lengthEnding } from '@/games/portal/rules/turn';
import { throwing } from './support/dice';
import { act, man, ofType, refusal, row, SIDES, strike } from './support/fight';
import { walk } from './support/moves';
import { battle, type Given } from './support/position';

/** Two men of seat 0, three of seat 1, far from each other. */
const skirmish = (more: Given = {}): State =>
  battle({ units: SIDES, elements: [...row(1, 2, 1, [100, 100]), ...row(3, 3, 2, [900, 600])], ...more });
const siege = (more: Given = {}): State => skirmish({ mode: 'siege', ...more });
const hold = (state: State, group: number): Event[] => act(state, { type: 'hold', group });
/** Everybody lets his round pass until the turn is over. */
function passTurn(state: State): Event[] {
  const events: Event[] = [];
  const { turn } = state;
  while (state.phase === 'battle' && state.turn === turn)
    events.push(...hold(state, groupsToAct(state, state.active)[0]));
  return events;
}

describe('turns and rounds', () => {
  test('PORT-073 turns are counted from 1, and each is a series of rounds', () => {
    const state = skirmish();
    expect(state.turn).toBe(1);
    expect(ofType(passTurn(state), 'roundEnded')).toHaveLength(5);
    expect(state.turn).toBe(2);
  });
  test('PORT-074 every turn begins with a D6 of each side; the highest goes first', () => {
    const state = skirmish({
      dice: [
        [6, 2],
        [6, 5],
      ],
    });
    const [rolled] = ofType(passTurn(state), 'initiativeRolled');
    expect(rolled).toMatchObject({
      turn: 2,
      rolls: [
        [
          { seat: 0, roll: 2 },
          { seat: 1, roll: 5 },
        ],
      ],
      order: [1, 0],
    });
    expect(state.active).toBe(1);
  });
  test('PORT-075 those who tie for highest roll again among themselves', () => {
    const rng = throwing([
      [6, 4],
      [6, 4],
      [6, 1],
      [6, 3],
      [6, 3],
      [6, 2],
      [6, 5],
    ]);
    const { rolls, order } = rollForInitiative(rng, [0, 1, 2]);
    expect(rolls.map((throws) => throws.map(({ seat }) => seat))).toEqual([
      [0, 1, 2],
      [0, 1],
      [0, 1],
    ]);
    expect(order).toEqual([1, 2, 0]);
  });
  test('PORT-076 rounds go round in seat order from whoever goes first', () => {
    const state = battle({
      seats: 3,
      units: [0, 1, 2].map((seat) => ({ id: seat + 1, seat })),
      elements: [0, 1, 2].flatMap((seat) => row(2 * seat + 1, 2, seat + 1, [100 + 300 * seat, 100])),
    });
    state.order = [1, 2, 0];
    state.active = 1;
    const seats: Seat[] = [];
    while (state.turn === 1) {
      seats.push(state.active);
      hold(state, groupsToAct(state, state.active)[0]);
    }
    expect(seats).toEqual([1, 2, 0, 1, 2, 0]);
    expect(refusal(state, { type: 'hold', group: 1 }, (state.active + 1) % 3)).toBe('PORT-076');
  });
  test('PORT-077 a round is that of an element in skirmish mode and of a unit in siege mode', () => {
    expect(groupsToAct(skirmish(), 1)).toEqual([3, 4, 5]);
    expect(groupsToAct(siege(), 1)).toEqual([2]);
    expect(refusal(skirmish(), { type: 'hold', group: 3 })).toBe('PORT-077');
    expect(refusal(siege(), { type: 'hold', group: 3 })).toBe('PORT-077');
  });
  test('PORT-078 every group has exactly one round in a turn', () => {
    const state = skirmish();
    hold(state, 1);
    hold(state, 3);
    expect(refusal(state, { type: 'hold', group: 1 })).toBe('PORT-078');
    expect(refusal(state, walk(1, { 1: [[120, 150]] }))).toBe('PORT-078');
    expect(refusal(state, { type: 'hold', group: 2 })).toBeUndefined();
  });
  test('PORT-079 who has no group left is passed over', () => {
    const state = skirmish();
    for (const group of [1, 3, 2]) hold(state, group);
    expect(state.active).toBe(1);
    hold(state, 4);
    expect(state.active).toBe(1);
  });
  test('PORT-080 who has a group must use one, though it may hold', () => {
    const state = skirmish();
    const listed = legalActions(state, 0).filter(({ type }) => type === 'hold');
    expect(listed).toEqual([
      { type: 'hold', group: 1 },
      { type: 'hold', group: 2 },
    ]);
    expect(refusal(state, { type: 'endRound' })).toBe('PORT-081');
    hold(state, 1);
    expect(state.acted).toEqual([1]);
    expect(state.active).toBe(1);
  });
  test('PORT-081 a move comes before the action and only once', () => {
    const state = skirmish({
      elements: [man(1, 1, 100, 100), man(2, 1, 100, 300), man(3, 2, 121, 100, { facing: 180 }), man(4, 2, 900, 600)],
      dice: [[6, 1]],
    });
    act(state, strike(1));
    expect([state.active, state.acted]).toEqual([1, [1]]);
    const moved = skirmish();
    act(moved, walk(1, { 1: [[100, 150]] }));
    expect(toMove(moved)).toEqual([0]);
    expect(refusal(moved, walk(1, { 1: [[100, 160]] }))).toBe('PORT-081');
    expect(refusal(moved, { type: 'hold', group: 2 })).toBe('PORT-080');
    expect(refusal(moved, strike(2))).toBe('PORT-081');
    act(moved, { type: 'endRound' });
    expect(moved.active).toBe(1);
  });
  test('PORT-256 mount and rider share one round and one move, at the pace of the mount', () => {
    const rider = { die: 6, kit: 'hand' } as const;
    const state = battle({
      units: SIDES,
      elements: [man(1, 1, 300, 300, { kind: 'mount', die: 12, rider }), man(2, 2, 1100, 700)],
    });
    expect(groupsToAct(state, 0)).toEqual([1]);
    expect(refusal(state, walk(1, { 1: [[481, 300]] }))).toBe('PORT-101');
    expect(act(state, walk(1, { 1: [[480, 300]] }))[0]).toMatchObject({ allowance: 180_000 });
  });
  test('PORT-257 the round of a ridden mount goes on until both have acted', () => {
    const rider = { die: 6, kit: 'hand' } as const;
    const elements = [
      man(1, 1, 300, 300, { kind: 'mount', die: 12, rider }),
      man(2, 2, 336, 300, { facing: 180 }),
      man(3, 2, 1100, 700),
    ];
    const state = battle({
      units: SIDES,
      elements,
      dice: [
        [12, 1],
        [6, 1],
      ],
    });
    act(state, strike(1));
    expect(state.round?.done).toEqual({ own: 'melee', riders: null });
    act(state, { type: 'melee', group: 1, by: 'rider', blows: [] });
    expect([state.round, state.active]).toEqual([null, 1]);
  });
});

describe('the end of a turn', () => {
  test('PORT-085 effects stop, objectives are checked, and then the end of the game', () => {
    const effects = [
      { spell: 'fast', seat: 0, elements: [1], lastTurn: 1 },
      { spell: 'strengthen', seat: 0, elements: [1], lastTurn: 2 },
    ] as const;
    const objectives = [
      { id: 'hill', type: 'holdRun', x: 100, y: 100, radius: 100, turns: 1, side: null, endsGame: true },
    ] as const;
    const state = skirmish({ effects, objectives });
    const types = passTurn(state).map(({ type }) => type);
    expect(types.filter((type) => type !== 'roundEnded')).toEqual([
      'turnEnded',
      'effectEnded',
      'objectiveHeld',
      'objectiveGained',
      'gameEnded',
    ]);
    expect(state.effects).toMatchObject([{ spell: 'strengthen' }]);
  });
  test('PORT-299 a spell of several turns ends with its last', () => {
    const state = skirmish({ effects: [{ spell: 'fast', seat: 0, elements: [1], lastTurn: 2 }] });
    passTurn(state);
    expect(state.effects).toHaveLength(1);
    passTurn(state);
    expect(state.effects).toHaveLength(0);
  });
  test('PORT-086 a game of N turns ends with turn N', () => {
    const state = skirmish({ length: { by: 'turns', turns: 2 } });
    passTurn(state);
    expect(state.phase).toBe('battle');
    passTurn(state);
    expect([state.phase, state.ending, state.turn]).toEqual(['over', 'turns', 2]);
    expect(toMove(state)).toEqual([]);
  });
  test('PORT-087 a game of minutes ends with the turn in which time was recorded', () => {
    const state = skirmish({ length: { by: 'minutes', minutes: 90 } });
    passTurn(state);
    act(state, { type: 'timeExpired' });
    expect(state.phase).toBe('battle');
    passTurn(state);
    expect([state.ending, state.turn]).toEqual(['time', 2]);
  });
  test('PORT-088 the later of turns and minutes', () => {
    const later = { by: 'later', turns: 6, minutes: 120 } as const;
    expect([5, 6].map((turn) => lengthEnding(later, turn, true))).toEqual([null, 'time']);
    expect([6, 8].map((turn) => lengthEnding(later, turn, false))).toEqual([null, null]);
    expect(lengthEnding(later, 8, true)).toBe('time');
  });
  test('PORT-089 the game ends at once when one side is alone', () => {
    const elements = [man(1, 1, 100, 100), man(2, 1, 100, 300), man(3, 2, 121, 100, { facing: 180 })];
    const state = battle({
      units: SIDES,
      elements,
      dice: [
        [6, 5],
        [6, 1],
      ],
    });
    const events = act(state, strike(1));
    expect([state.phase, state.ending]).toEqual(['over', 'alone']);
    expect(ofType(events, 'turnEnded')).toEqual([]);
  });
  test('PORT-090 a game until victory has no last turn before the cap', () => {
    expect([6, 29].map((turn) => lengthEnding({ by: 'victory' }, turn, true))).toEqual([null, null]);
  });
  test('PORT-091 a game until victory ends after turn 30', () => {
    const state = skirmish({ length: { by: 'victory' }, turn: 30 });
    passTurn(state);
    expect(state.ending).toBe('cap');
  });
  test('PORT-092 an objective that ends the game does so at the end of the turn, whatever the length', () => {
    const objectives = [
      { id: 'hill', type: 'holdRun', x: 100, y: 100, radius: 100, turns: 2, side: null, endsGame: true },
    ] as const;
    const state = skirmish({ objectives, length: { by: 'victory' } });
    passTurn(state);
    expect(state.phase).toBe('battle');
    passTurn(state);
    expect(state.ending).toBe('objective');
    const kind = skirmish({ objectives: [{ ...objectives[0], endsGame: false }], length: { by: 'victory' } });
    passTurn(kind);
    passTurn(kind);
    expect(kind.phase).toBe('battle');
  });
});

describe('out of turn', () => {
  test('PORT-059 time counts once it is recorded, by any seat, and only once', () => {
    const state = skirmish({ length: { by: 'minutes', minutes: 60 } });
    passTurn(state);
    expect(state.phase).toBe('battle');
    const [recorded] = act(state, { type: 'timeExpired' }, 1 - state.active);
    expect(recorded).toMatchObject({ type: 'timeRecorded' });
    expect(refusal(state, { type: 'timeExpired' })).toBe('PORT-059');
  });
  test('PORT-D112 neither the end of time nor conceding is ever listed, and both are open to everybody', () => {
    const state = skirmish();
    const types = legalActions(state, 0).map(({ type }) => type);
    expect(types).not.toContain('concede');
    expect(types).not.toContain('timeExpired');
    expect(refusal(state, { type: 'concede' }, 1)).toBeUndefined();
    expect(refusal(state, { type: 'concede' }, 7)).toBe('PORT-076');
  });
  test('PORT-D112 a match takes the word of everybody who has not conceded', () => {
    const state = skirmish();
    expect(interrupters(state)).toEqual([1]);
    expect(whyNot(portal, state, { seat: 1, action: { type: 'concede' } })).toBeUndefined();
    expect(whyNot(portal, state, { seat: 1, action: { type: 'hold', group: 3 } })?.rule).toBe('PORT-076');
    act(state, { type: 'concede' }, 1);
    expect(interrupters(state)).toEqual([]);
  });
  test('PORT-335 who concedes loses all units as fled, 20 points each for everybody left', () => {
    const state = battle({
      seats: 3,
      units: [
        { id: 1, seat: 0 },
        { id: 2, seat: 1 },
        { id: 3, seat: 1 },
        { id: 4, seat: 2 },
      ],
      elements: [man(1, 1, 100, 100), man(2, 2, 300, 100), man(3, 3, 500, 100), man(4, 4, 700, 100)],
    });
    act(state, { type: 'concede' }, 1);
    expect(state.score.map(({ fled }) => fled)).toEqual([40, 0, 40]);
    expect(state.elements.map(({ where }) => where)).toEqual(['table', 'fled', 'fled', 'table']);
    expect([state.phase, state.active]).toEqual(['battle', 0]);
    expect(refusal(state, { type: 'concede' }, 1)).toBe('PORT-335');
    act(state, { type: 'concede' }, 0);
    expect([state.phase, state.ending]).toEqual(['over', 'concession']);
    expect(state.score[2].fled).toBe(60);
  });
  test('PORT-335 who concedes in his own round gives the turn away', () => {
    const state = battle({
      seats: 3,
      units: [0, 1, 2].map((seat) => ({ id: seat + 1, seat })),
      elements: [0, 1, 2].map((seat) => man(seat + 1, seat + 1, 100 + 300 * seat, 100)),
    });
    act(state, walk(1, { 1: [[100, 150]] }));
    act(state, { type: 'concede' });
    expect([state.round, state.active]).toEqual([null, 1]);
  });
});

describe('the result', () => {
  test('PORT-334 the highest score wins, and equal ones share the place', () => {
    const state = skirmish({ length: { by: 'turns', turns: 1 } });
    passTurn(state);
    expect(result(state)).toMatchObject({
      rule: 'PORT-334',
      places: [
        { seat: 1, rank: 1, score: [36] },
        { seat: 0, rank: 2, score: [24] },
      ],
    });
    state.score[0].destroyed = 12;
    expect(result(state)?.places.map(({ rank }) => rank)).toEqual([1, 1]);
  });
  test('PORT-334 there is none before the end', () => {
    expect(result(skirmish())).toBeUndefined();
  });
});
