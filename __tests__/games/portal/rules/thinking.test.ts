import { BOT_LEVELS, runThinker, type Bot, type BotLevel } from '@/engine';
import { portal, type Action, type State, type View } from '@/games/portal/rules';
import { quantile, timed, type Times } from '../../../../scripts/strength/timed';
import { deepFreeze } from '../../../support/frozen';
import { battle, type GivenElement } from './support/position';

const moverOf = (state: State): number => portal.toMove(state)[0];

const think = (state: State, level: BotLevel, seed = 1): Action =>
  runThinker(portal.bots[level].think(deepFreeze(portal.view(state, moverOf(state))), moverOf(state), seed));

/** Figures of a unit in a row. */
const row = (unit: number, first: number, count: number, x: number, given: Partial<GivenElement>): GivenElement[] =>
  Array.from({ length: count }, (_, i) => ({ id: first + i, unit, die: 6, at: [x, 200 + 40 * i], ...given }));

/** What a bot does in one round of seat 0, command after command. */
function round(state: State, level: BotLevel): Action[] {
  const all: Action[] = [];
  const group = 1;
  while (moverOf(state) === 0 && !state.acted.includes(group) && all.length < 4) {
    const action = think(state, level);
    all.push(action);
    portal.advance(state, { seat: 0, action });
  }
  return all;
}

describe.each(['medium', 'sharp'] as const)('%s', (level) => {
  test('shoots what it can shoot', () => {
    const state = battle({
      mode: 'siege',
      units: [
        { id: 1, seat: 0 },
        { id: 2, seat: 1 },
      ],
      elements: [
        ...row(1, 1, 4, 300, { weapon: 'bow', facing: 0 }),
        ...row(2, 5, 4, 550, { kit: 'hand', facing: 180 }),
      ],
    });
    expect(round(state, level)).toContainEqual({ type: 'shoot', group: 1, by: 'own', unit: 2, shots: [] });
  });

  test('charges what it can beat, and strikes', () => {
    const state = battle({
      mode: 'siege',
      units: [
        { id: 1, seat: 0 },
        { id: 2, seat: 1 },
      ],
      elements: [
        ...row(1, 1, 4, 300, { die: 8, kit: 'twoHanded', facing: 0 }),
        ...row(2, 5, 3, 400, { die: 4, kit: 'unarmed', facing: 180 }),
      ],
    });
    const [first, second] = round(state, level);
    expect(first).toMatchObject({ type: 'move', kind: 'charge' });
    expect(second).toMatchObject({ type: 'melee', group: 1 });
  });

  test('takes the marker in the last turn', () => {
    const state = battle({
      mode: 'siege',
      turn: 4,
      length: { by: 'turns', turns: 4 },
      objectives: [{ id: 'hill', type: 'hold', x: 440, y: 260, radius: 100, endsGame: false }],
      units: [
        { id: 1, seat: 0 },
        { id: 2, seat: 1, acted: true },
      ],
      elements: [...row(1, 1, 4, 260, { kit: 'hand', facing: 0 }), ...row(2, 5, 2, 800, { kit: 'hand', facing: 180 })],
    });
    round(state, level);
    expect(state.gained[0]).toEqual([0]);
  });
});

test('sharp bowmen who are out of reach form or lie down rather than stand in the open', () => {
  const state = battle({
    mode: 'siege',
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 1 },
    ],
    elements: [
      ...row(1, 1, 4, 200, { weapon: 'bow', facing: 0 }),
      ...row(2, 5, 4, 500, { weapon: 'bow', facing: 180 }),
    ],
  });
  const [first] = round(state, 'sharp');
  expect(first).toMatchObject({ type: 'move', lie: true });
});

/** A quick battle between two bots, every command of which the rules allow. */
function fight(bots: readonly Bot<Action, View>[], turns: number, seed: number): void {
  const state = portal.setup(portal.parseConfig({ length: { by: 'turns', turns } }), 2, seed);
  for (let n = 0; portal.toMove(state).length > 0; n++) {
    const seat = moverOf(state);
    const action = runThinker(bots[seat].think(portal.view(state, seat), seat, 97 * n + seed));
    expect(portal.check(state, { seat, action })).toBeUndefined();
    portal.advance(state, { seat, action });
  }
  expect(portal.result(state)).not.toBeNull();
}

test.each([
  ['easy', 'medium', 1],
  ['medium', 'sharp', 2],
  ['sharp', 'easy', 3],
] as const)('every command of %s and %s is legal', (one, other, seed) => {
  fight([portal.bots[one], portal.bots[other]], 3, seed);
});

test('no decision of sharp takes long, and it rests often', () => {
  const times: Times = { slices: [], decisions: [] };
  fight([timed(portal.bots.sharp, times), portal.bots.easy], 2, 4);
  expect(quantile(times.decisions, 1)).toBeLessThan(400);
  expect(quantile(times.slices, 0.999)).toBeLessThan(6);
});

test('the same seed leads to the same command', () => {
  const state = portal.setup(portal.parseConfig({}), 2, 5);
  for (const level of BOT_LEVELS) expect(think(state, level, 9)).toEqual(think(state, level, 9));
});
