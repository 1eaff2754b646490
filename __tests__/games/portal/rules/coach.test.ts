import { runThinker, type Words } from '@/engine';
import { portal, type Action, type State } from '@/games/portal/rules';
import { SHARP } from '@/games/portal/rules/bots';
import { coach } from '@/games/portal/rules/coach';
import { PARTS } from '@/games/portal/rules/thinking/parts';
import { plansOf } from '@/games/portal/rules/thinking/plans';
import { randomMatch } from '../../../support/randomWalk';
import { battle, type Given } from './support/position';

const advise = (state: State, seat = 0, seed = 1) => runThinker(coach.advise(portal.view(state, seat), seat, seed));
const doubt = (state: State, action: Action, seat = 0) =>
  runThinker(coach.doubt(portal.view(state, seat), seat, action, 1));
const keys = (words: readonly Words[]) => words.map(({ key }) => key.replace('portal.coach.', ''));

const row = (unit: number, from: number, x: number, y: number, of: object) =>
  Array.from({ length: 4 }, (_, i) => ({ id: from + i, unit, at: [x, y + 24 * i] as const, ...of }));

/** Archers who see a harmless unit in the open at short range. */
const FIELD: Given = {
  mode: 'siege',
  units: [
    { id: 1, seat: 0 },
    { id: 2, seat: 1 },
  ],
  elements: [
    ...row(1, 1, 300, 300, { die: 6, weapon: 'bow', facing: 0 }),
    ...row(2, 5, 420, 300, { die: 4, kit: 'unarmed', facing: 180 }),
  ],
};

test('what the parts of a plan come to is what it is worth, in states of random matches', () => {
  let looked = 0;
  for (const config of [{ scenario: 'barrowRidge' }, { scenario: 'crossroads' }, { scenario: 'breakout' }]) {
    const { states } = randomMatch(portal, { config, seats: 2, seed: 3 });
    for (const state of states.filter(({ phase, steps }) => phase === 'battle' && steps.length === 0).slice(0, 90)) {
      if (looked++ % 9 !== 0) continue;
      for (const { worth, parts } of runThinker(plansOf(state, state.active, SHARP)))
        expect(PARTS.reduce((sum, name) => sum + (parts[name] ?? 0), 0)).toBeCloseTo(worth, 8);
    }
  }
  expect(looked).toBeGreaterThan(90);
});

test('the coach says what a shot costs the enemy', () => {
  const { action, words, reasons } = advise(battle(FIELD));
  expect(action).toMatchObject({ group: 1 });
  expect(words.key).toMatch(/^portal\.coach\.do\./);
  expect(keys(reasons)[0]).toMatch(/falls$/);
});

test('who stands about instead of shooting is asked, and told what the shot is worth', () => {
  const better = doubt(
    battle({
      ...FIELD,
      elements: [
        ...row(1, 1, 300, 300, { die: 12, weapon: 'bow', facing: 0 }),
        ...row(2, 5, 420, 300, { die: 8, facing: 180 }),
      ],
    }),
    { type: 'hold', group: 1 },
  );
  expect(better?.action.type).not.toBe('hold');
  expect(keys(better?.reasons ?? [])[0]).toMatch(/falls$/);
});

test('what a move leads to is said as what comes after it', () => {
  const far = FIELD.elements?.map((each) => ({
    ...each,
    at: [(each.at?.[0] ?? 0) + (each.unit === 2 ? 330 : 0), each.at?.[1] ?? 0] as const,
  }));
  const { action, reasons } = advise(battle({ ...FIELD, elements: far }));
  expect(action).toMatchObject({ type: 'move', group: 1 });
  expect(keys(reasons)).not.toContain('for.falls');
});

test('what is as good as the best is not doubted, nor what nobody weighs', () => {
  const state = battle(FIELD);
  expect(doubt(state, advise(state).action)).toBeUndefined();
  expect(doubt(state, { type: 'concede' })).toBeUndefined();
});

test('a unit is placed where the sharp bot would, and any place is said to do', () => {
  const state = portal.setup(portal.parseConfig({}), 2, 5);
  const { action, reasons } = advise(state, state.active);
  expect(action.type).toBe('deploy');
  expect(keys(reasons)).toEqual(['anywhere']);
});
