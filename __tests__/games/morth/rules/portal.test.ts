import type { Move } from '@/engine';
import { morth } from '@/games/morth/rules';
import { cellOf } from '@/games/morth/rules/foes';
import type { Action, State } from '@/games/morth/rules/types';
import { assault, foes, open, play, position, refusal, type Spec } from '../../../support/morth';

const turn = (steps: number): Action => ({ type: 'turnPortal', steps });
const PASS: Action = { type: 'passPortal' };
const portal = (more: object = {}): State =>
  position({ phase: 'portal', mark: 3, gold: [2, 4], spun: '0 goblin, 3 orc, 3 rat', ...more });

test('MOR-053 one portal turn each, LM first', () => {
  const second = play(portal(), turn(1));
  expect([second.turn.seat, refusal(second, PASS, 0)]).toEqual([1, 'MOR-016']);
  expect(refusal(play(second, PASS), PASS)).toBe('MOR-053');
});

test('MOR-054 MOR-061 a coin a step, which is gone', () => {
  const after = play(portal(), turn(2));
  expect(after.realms.map(({ gold }) => gold)).toEqual([0, 4]);
});

test('MOR-055 nobody pays more than they have', () => {
  expect(refusal(portal(), turn(3))).toBe('MOR-055');
  expect(open(portal(), 'turnPortal').map(({ steps }) => steps)).toEqual([1, -1, 2, -2]);
  expect(open(portal({ gold: [0, 0] }), 'turnPortal')).toEqual([]);
});

test('MOR-056 passing costs nothing', () => {
  const after = play(portal(), PASS);
  expect([after.mark, after.realms[0].gold]).toEqual([3, 2]);
  expect(refusal(portal(), turn(0))).toBe('MOR-056');
});

test('MOR-057 MOR-058 right is one position on, left one back', () => {
  expect([play(portal({ mark: 12 }), turn(1)).mark, play(portal({ mark: 1 }), turn(-1)).mark]).toEqual([1, 12]);
});

test('MOR-059 MOR-D18 a turn has one direction: a signed number of steps', () => {
  expect(refusal(portal(), { type: 'turnPortal', steps: 0.5 })).toBe('MOR-038');
  expect(play(portal(), turn(-2)).mark).toBe(1);
});

test('MOR-038 what is no action at all belongs to no phase', () => {
  for (const action of [{ type: 'cheat' }, { type: 'constructor' }, {}, null, 'passPortal'])
    expect(refusal(portal(), action as Action)).toBe('MOR-038');
  for (const move of [null, undefined])
    expect(morth.check(portal(), move as unknown as Move<Action>)).toEqual({ rule: 'MOR-038' });
});

test('MOR-060 the next goes on from there', () => {
  expect(play(portal(), turn(2), turn(-3)).mark).toBe(2);
});

test('MOR-062 after the last portal turn every die goes to the map and path of its position', () => {
  expect(foes(play(portal(), PASS, PASS))).toEqual(['C0 goblin 1', 'R0 orc 4', 'R0 rat 1']);
  const across = play(portal({ mark: 6 }), PASS, PASS);
  expect([foes(across), foes(across, 1)]).toEqual([['R0 goblin 1'], ['C0 orc 4', 'C0 rat 1']]);
  expect(foes(play(portal(), PASS))).toEqual([]);
});

test('MOR-063 there it lies on the start space', () => {
  expect(play(portal(), PASS, PASS).foes.map(({ square }) => square)).toEqual([0, 0, 0]);
});

test('MOR-067 heroes act only when the spinner is empty', () => {
  const [before, after] = [play(portal(), PASS), play(portal(), PASS, PASS)];
  expect([before.phase, before.spun.length, refusal(before, { type: 'activate', hero: 0 })]).toEqual([
    'portal',
    3,
    'MOR-068',
  ]);
  expect([after.phase, after.spun, refusal(after, { type: 'activate', hero: 0 })]).toEqual(['heroes', [], undefined]);
});

test('MOR-064 MOR-065 with its highest face, and as the enemy that was rolled', () => {
  const after = play(portal({ spun: '0 troll, 1 dragon, 2 spider' }), PASS, PASS);
  expect(foes(after)).toEqual(['C0 dragon 5 scales', 'C0 troll 4', 'R0 spider 1']);
});

test('MOR-004 a start space lies before square 1, off the map, and holds any number of dice', () => {
  const heap = '0 rat, 0 rat, 0 rat, 0 goblin, 0 goblin, 0 skeleton, 0 orc';
  const after = play(portal({ spun: heap }), PASS, PASS);
  expect(after.foes.map(({ path, square }) => [path, square])).toEqual(Array.from({ length: 7 }, () => [1, 0]));
  expect(after.foes.map((foe) => cellOf(after, foe))).toEqual(Array.from({ length: 7 }, () => -1));
  // They enter by square 1, where only three find room; the others wait in front of it.
  const slow = position({ foes: ['C0 skeleton, C0 skeleton, C0 skeleton, C0 ogre, C0 ogre, C0 ogre, C0 orc'] });
  expect(assault(slow, 1).foes.filter(({ square }) => square === 0)).toHaveLength(1);
});

const atTheGate = (text: string, more: Spec = {}): State =>
  position({
    heroes: [
      { type: 'warrior', at: '1,11' },
      { type: 'huntress', at: '4,9', race: 'elf' },
    ],
    foes: [text],
    active: 0,
    ...more,
  });

test('MOR-066 nothing touches a die on a start space: no arrow, no attack, no card', () => {
  const state = atTheGate('L0 rat, C0 orc 2', { hands: [[], ['advanceEnemy', 'levelUp', 'healEnemy']] });
  const [rat, orc] = state.foes.map(({ die }) => die);
  expect(
    refusal({ ...state, active: state.active && { ...state.active, hero: 1 } }, { type: 'shoot', target: rat }),
  ).toBe('MOR-066');
  expect([open(state, 'attack'), open(state, 'playCard', 1)]).toEqual([[], []]);
  for (const card of state.hands[1])
    expect(refusal(state, { type: 'playCard', card, target: { kind: 'enemy', die: orc } }, 1)).toBe('MOR-205');
});

test('MOR-147 a pattern reaches the first square and not the start space before it', () => {
  const attack = (state: State): Action => ({ type: 'attack', turn: 0, targets: [state.foes[0].die] });
  const [waiting, entered] = [atTheGate('L0 rat'), atTheGate('L1 rat')];
  expect([refusal(waiting, attack(waiting)), refusal(entered, attack(entered))]).toEqual(['MOR-146', undefined]);
});
