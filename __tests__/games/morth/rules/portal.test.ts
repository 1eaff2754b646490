import type { Action, State } from '@/games/morth/rules/types';
import { foes, open, play, position, refusal } from '../../../support/morth';

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
  expect(refusal(portal(), { type: 'turnPortal', steps: 0.5 })).toBe('MOR-242');
  expect(play(portal(), turn(-2)).mark).toBe(1);
});

test('MOR-060 the next goes on from there', () => {
  expect(play(portal(), turn(2), turn(-3)).mark).toBe(2);
});

test('MOR-062 MOR-063 MOR-067 then every die goes to the start space of its path', () => {
  const after = play(portal(), PASS, PASS);
  expect([after.spun, foes(after), foes(after, 1), after.phase]).toEqual([
    [],
    ['C0 goblin 1', 'R0 orc 4', 'R0 rat 1'],
    [],
    'heroes',
  ]);
  expect(play(portal(), PASS).phase).toBe('portal');
});

test('MOR-064 MOR-065 with its highest face, and as the enemy that was rolled', () => {
  const after = play(portal({ spun: '0 troll, 1 dragon, 2 spider' }), PASS, PASS);
  expect(foes(after)).toEqual(['C0 dragon 5 scales', 'C0 troll 4', 'R0 spider 1']);
});

test('MOR-004 MOR-066 MOR-147 start spaces hold any number of dice, and nothing touches them there', () => {
  const state = position({
    heroes: [
      { type: 'warrior', at: '1,11' },
      { type: 'huntress', at: '4,9', race: 'elf' },
    ],
    foes: ['L0 rat, L0 rat, L0 rat, L0 rat, L0 rat, C0 rat'],
    active: 0,
  });
  expect(state.foes).toHaveLength(6);
  expect(open(state, 'attack')).toEqual([]);
  expect(
    refusal(
      { ...state, active: state.active && { ...state.active, hero: 1 } },
      { type: 'shoot', target: state.foes[5].die },
    ),
  ).toBe('MOR-066');
});
