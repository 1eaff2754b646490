import { movementOf, pointsLeft } from '@/games/morth/rules/heroes';
import { canStand, reachOf, wayTo } from '@/games/morth/rules/movement';
import type { Action, State } from '@/games/morth/rules/types';
import { at, dieOf, open, play, point, position, refusal, steps } from '../../../support/morth';
import type { HeroSpec, Spec } from '../../../support/morth';

const END: Action = { type: 'endActivation' };
const to = (place: string): Action => ({ type: 'step', to: at(place) });
const hero = (type: HeroSpec['type'], place: string, more: Spec = {}): State =>
  position({ heroes: [{ type, at: place }], active: 0, ...more });
const where = (state: State): string[] =>
  open(state, 'step')
    .map((step) => point(step.to))
    .sort();

const two = (): State =>
  position({
    heroes: [
      { type: 'warrior', at: '3,1' },
      { type: 'priest', at: '5,1' },
      { type: 'warrior', at: '3,0', seat: 1 },
    ],
  });

describe('activations', () => {
  test('MOR-101 heroes act in any order, each once', () => {
    expect(open(two(), 'activate').map((action) => action.hero)).toEqual([0, 1]);
    const after = play(two(), { type: 'activate', hero: 1 }, END);
    expect([
      refusal(after, { type: 'activate', hero: 1 }),
      refusal(after, { type: 'activate', hero: 0 }),
      refusal(after, { type: 'activate', hero: 2 }),
    ]).toEqual(['MOR-101', undefined, 'MOR-101']);
  });

  test('MOR-102 MOR-D24 one is finished before the next begins', () => {
    expect(refusal(play(two(), { type: 'activate', hero: 0 }), { type: 'activate', hero: 1 })).toBe('MOR-102');
    expect(refusal(two(), to('3,2'))).toBe('MOR-102');
    expect(refusal(two(), END)).toBe('MOR-102');
  });

  test('a new turn lets all act again', () => {
    const after = play(two(), { type: 'activate', hero: 0 }, { type: 'endTurn' });
    expect([after.turn.seat, after.active]).toEqual([1, null]);
    expect(open(after, 'activate').map((action) => action.hero)).toEqual([2]);
  });
});

describe('steps', () => {
  test('MOR-103 points by sheet, upgrades and effects, never below 0', () => {
    const state = position({ heroes: [{ type: 'warrior', at: '3,1', upgrades: ['zeal1'] }] });
    expect(movementOf(state, 0)).toBe(3);
    state.heroes[0].spell.lessMove = 5;
    expect(movementOf(state, 0)).toBe(0);
  });

  test('MOR-104 a Warrior takes 2 steps', () => {
    const tired = play(hero('warrior', '3,1'), ...steps('3,2 3,3'));
    expect([open(tired, 'step'), refusal(tired, to('3,4'))]).toEqual([[], 'MOR-103']);
  });

  test('MOR-105 a Priest takes 3 steps', () => {
    const tired = play(hero('priest', '3,1'), ...steps('3,2 3,3 3,4'));
    expect([open(tired, 'step'), refusal(tired, to('3,5'))]).toEqual([[], 'MOR-103']);
  });

  test('MOR-106 a step costs 1 point, on ground and on a path', () => {
    const spent = (way: string): number | undefined => play(hero('priest', '3,8'), ...steps(way)).active?.spent;
    expect([spent('4,8'), spent('4,8 5,8'), spent('3,9'), spent('3,9 3,10'), spent('4,8 5,8 5,9')]).toEqual([
      1, 2, 1, 2, 3,
    ]);
  });

  test('MOR-115 points that are not used are lost: the next turn has no more than usual', () => {
    const lazy = play(two(), { type: 'activate', hero: 1 }, END);
    const nextTurn = play(
      lazy,
      ...(['endTurn', 'endTurn', 'rollAssault', 'rollWave', 'passPortal', 'passPortal', 'endTurn'] as const).map(
        (type) => ({ type }),
      ),
      { type: 'activate', hero: 1 },
    );
    expect([nextTurn.turn.seat, pointsLeft(nextTurn, 1)]).toEqual([0, 3]);
  });

  test('MOR-107 never diagonally', () => {
    expect(refusal(hero('warrior', '3,1'), to('2,2'))).toBe('MOR-107');
    expect(where(hero('priest', '3,2'))).toEqual(['2,2', '3,1', '3,3', '4,2']);
  });

  test('MOR-108 MOR-110 across path squares, without ending there', () => {
    const on = play(hero('warrior', '3,10'), to('4,10'));
    expect([refusal(on, END), refusal(on, { type: 'endTurn' }), where(on)]).toEqual([
      'MOR-110',
      'MOR-110',
      ['3,10', '5,10'],
    ]);
  });

  test('MOR-109 MOR-D25 enemies, traps and barriers do not stop a hero and stay as they are', () => {
    const state = hero('warrior', '3,10', {
      foes: ['C2 ogre'],
      traps: [{ at: '4,10', hero: 0 }],
      barriers: [{ at: '4,10', hero: 0 }],
    });
    const after = play(state, ...steps('4,10 5,10'));
    expect([after.foes, after.traps, after.barriers]).toEqual([state.foes, state.traps, state.barriers]);
  });

  test('MOR-111 MOR-112 past other heroes, without ending there', () => {
    const state = position({
      heroes: [
        { type: 'priest', at: '3,5' },
        { type: 'warrior', at: '3,4' },
      ],
      active: 0,
    });
    expect(refusal(play(state, to('3,4')), END)).toBe('MOR-112');
    expect(play(state, ...steps('3,4 3,3'), END).active).toBeNull();
  });

  test('MOR-011 MOR-D20 fortress squares hold any number', () => {
    const state = position({
      heroes: [
        { type: 'warrior', at: '4,0' },
        { type: 'priest', at: '4,0' },
        { type: 'wizard', at: '3,0' },
      ],
      active: 2,
    });
    expect(play(state, to('4,0'), END).heroes.map(({ cell }) => point(cell))).toEqual(['4,0', '4,0', '4,0']);
    expect(canStand(state, 2, at('3,1'))).toBe(true);
  });

  test('MOR-113 no step from which no square to stay is in reach', () => {
    const near = play(hero('warrior', '3,3'), to('3,4'));
    expect([refusal(near, to('4,4')), where(near)]).toEqual(['MOR-113', ['3,3', '3,5']]);
  });

  test('MOR-009 MOR-114 no obstacles, and never off the map', () => {
    expect(refusal(hero('warrior', '1,0'), to('0,0'))).toBe('MOR-009');
    expect(refusal(hero('warrior', '8,0'), { type: 'step', to: at('8,12') })).toBe('MOR-114');
    expect(where(hero('warrior', '8,0'))).toEqual(['7,0', '8,1']);
    expect(refusal(hero('warrior', '8,8'), to('0,9'))).toBe('MOR-107');
  });

  test('MOR-237 no blocked squares', () => {
    const state = hero('priest', '3,2', { blocked: [{ at: '3,3' }] });
    expect([refusal(state, to('3,3')), where(state)]).toEqual(['MOR-237', ['2,2', '3,1', '4,2']]);
    expect(refusal(hero('priest', '3,2', { blocked: [{ at: '3,3', realm: 1 }] }), to('3,3'))).toBeUndefined();
  });
});

describe('Trolls', () => {
  test('MOR-116 MOR-117 leaving their side costs one more, coming costs nothing', () => {
    expect(play(hero('warrior', '3,8', { foes: ['L4 troll'] }), to('4,8')).active?.spent).toBe(2);
    expect(play(hero('warrior', '4,8', { foes: ['L4 troll'] }), to('3,8')).active?.spent).toBe(1);
  });

  test('MOR-116 a Troll in the same place of another map holds nobody here', () => {
    const state = hero('warrior', '3,8', { maps: ['yellow', 'yellow'], foes: ['', 'L4 troll'] });
    expect(play(state, to('4,8')).active?.spent).toBe(1);
  });

  test('MOR-118 MOR-D26 several cost no more, and those at the start or cornerwise nothing', () => {
    expect(play(hero('priest', '3,8', { foes: ['L4 troll, C10 troll, C4 troll'] }), to('4,8')).active?.spent).toBe(2);
    expect(play(hero('priest', '3,8', { foes: ['L0 troll, L5 troll'] }), to('4,8')).active?.spent).toBe(1);
  });

  test('MOR-119 without the point the hero stays', () => {
    const beside = play(hero('warrior', '4,8', { foes: ['L4 troll'] }), to('3,8'));
    expect([refusal(beside, to('4,8')), open(beside, 'step')]).toEqual(['MOR-119', []]);
    expect(play(beside, END).active).toBeNull();
  });

  test('a dead Troll holds nobody', () => {
    const state = hero('warrior', '3,8', { foes: ['L4 troll 1'] });
    expect(play(state, { type: 'attack', turn: 0, targets: [dieOf(state, 'troll')] }, to('4,8')).active?.spent).toBe(1);
  });
});

test('reach: every square with its price, its way, and whether one may stay', () => {
  const reach = reachOf(hero('warrior', '3,8', { foes: ['L1 troll'] }), 0);
  const texts = reach.map(({ cell, cost, stand }) => `${point(cell)} ${cost}${stand ? '' : ' pass'}`).sort();
  expect(texts).toEqual(['2,8 1 pass', '3,10 2', '3,6 2', '3,7 1 pass', '3,8 0', '3,9 1 pass', '4,8 1', '5,8 2']);
  expect(wayTo(reach, at('3,6')).map(point)).toEqual(['3,7', '3,6']);
});
