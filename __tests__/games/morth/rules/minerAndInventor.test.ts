import { strengthRange } from '@/games/morth/rules/preview';
import type { Action, State, UpgradeId } from '@/games/morth/rules/types';
import {
  assault,
  at,
  dieOf,
  eventsOf,
  foes,
  open,
  play,
  point,
  position,
  refusal,
  steps,
  withLuck,
} from '../../../support/morth';
import { one, stats, type UpgradeRule } from '../../../support/morthSpecialists';

const bar = (cell: string): Action => ({ type: 'setBarrier', cell: at(cell) });

describe('the Miner', () => {
  const barred = (text: string, upgrades: UpgradeId[] = []): State =>
    one('miner', '5,8', { foes: [text], barriers: [{ at: '6,8', hero: 0 }], upgrades, active: undefined });

  test('MOR-279 a barrier stands on an empty path square beside him', () => {
    const state = one('miner', '3,8', { foes: ['L4 ogre'], traps: [{ at: '3,9', hero: 0 }] });
    expect(open(state, 'setBarrier').map(({ cell }) => point(cell))).toEqual(['3,7']);
    expect([refusal(state, bar('2,8')), refusal(state, bar('3,9')), refusal(state, bar('4,8'))]).toEqual([
      'MOR-255',
      'MOR-255',
      'MOR-279',
    ]);
    expect(refusal(one('assassin', '3,8'), bar('3,7'))).toBe('MOR-279');
  });

  test('MOR-280 one a turn, also where two are allowed', () => {
    expect(refusal(play(one('miner', '3,8', { upgrades: ['road1', 'road2b'] }), bar('3,7')), bar('3,9'))).toBe(
      'MOR-280',
    );
  });

  const second = (upgrades: UpgradeId[]): State =>
    one('miner', '3,8', { barriers: [{ at: '2,1', hero: 0 }], upgrades });

  test('MOR-281 one on the map', () => {
    expect(refusal(one('miner', '3,8'), bar('3,7'))).toBeUndefined();
    expect([refusal(second([]), bar('3,7')), open(second([]), 'setBarrier')]).toEqual(['MOR-281', []]);
  });

  test('MOR-289 2 Barriers: a second one, and no third', () => {
    const two = second(['road1', 'road2b']);
    expect(play(two, bar('3,7')).barriers).toHaveLength(2);
    const third = { ...two, barriers: [...two.barriers, { ...two.barriers[0], cell: at('2,2') }] };
    expect(refusal(third, bar('3,7'))).toBe('MOR-281');
  });

  test('MOR-282 it takes 2 points from an enemy that steps on it', () => {
    expect(foes(assault(barred('R2 cerberus'), 1))).toEqual(['R6 cerberus 2']);
    expect(foes(assault(barred('R5 cerberus'), 1))).toEqual(['R11 cerberus 2']);
  });

  test('MOR-283 from each that steps on it in that Assault phase', () => {
    expect(foes(assault(barred('R3 rat, R2 cerberus'), 1))).toEqual(['R5 rat 1', 'R6 cerberus 2']);
  });

  test('MOR-284 then it is gone, and may be set again', () => {
    const after = assault(barred('R3 rat'), 1);
    expect(after.barriers).toEqual([]);
    const turn = { ...after, phase: 'heroes' as const, turn: { ...after.turn, seat: 0 }, lord: 0 };
    expect(play(turn, { type: 'activate', hero: 0 }, bar('6,8')).barriers).toHaveLength(1);
  });

  test('MOR-285 where nobody steps on it, it stays', () => {
    expect(assault(barred('R5 rat, L3 rat'), 1).barriers).toHaveLength(1);
  });

  test('MOR-286 MOR-D39 without points left the enemy stops there; two barriers both count', () => {
    expect(foes(assault(barred('R2 orc'), 1))).toEqual(['R4 orc 4']);
    expect(foes(assault(barred('R3 orc'), 1))).toEqual(['R4 orc 4']);
    const two = one('miner', '5,8', {
      foes: ['R2 cerberus'],
      barriers: [
        { at: '6,9', hero: 0 },
        { at: '6,8', hero: 0 },
      ],
      active: undefined,
    });
    expect(foes(assault(two, 1))).toEqual(['R4 cerberus 2']);
  });

  const UPGRADES: readonly UpgradeRule[] = [
    ['MOR-287 Movement 3', ['road1'], { move: 3 }],
    ['MOR-288 Improved reach: the larger pattern', ['road1', 'road2a'], { pattern: 'teeFar' }],
    ['MOR-290 Strength 3', ['pick1'], { strength: 3 }],
    ['MOR-291 Barrier −3', ['pick1', 'pick2a'], { barrier: { slow: 3, limit: 1 } }],
    ['MOR-292 Special magic: special and arcane', ['pick1', 'pick2b'], { types: ['special', 'arcane'] }],
  ];
  test.each(UPGRADES)('%s', (_name, upgrades, gives) => {
    expect(stats('miner', ...upgrades)).toEqual({ ...stats('miner', ...upgrades.slice(0, -1)), ...gives });
  });

  test('MOR-291 his barriers take 3 points', () => {
    expect(foes(assault(barred('R2 cerberus', ['pick1', 'pick2a']), 1))).toEqual(['R5 cerberus 2']);
  });
});

describe('the Inventor', () => {
  const inventor = (text: string, upgrades: UpgradeId[] = []): State =>
    one('inventor', '3,8', { foes: [text], upgrades });
  const hit = (state: State): Action => ({
    type: 'attack',
    turn: 0,
    targets: state.foes.filter(({ square }) => square > 0).map(({ die }) => die),
  });

  const SEEDS = Array.from({ length: 40 }, (_, seed) => position({ seed }).rng);

  test('MOR-293 his strength is a roll of the d3', () => {
    const state = inventor('C10 ogre');
    const results = new Set(SEEDS.map((rng) => foes(play({ ...state, rng }, hit(state)))[0]));
    expect(results).toEqual(new Set(['C10 ogre 4', 'C10 ogre 3', 'C10 ogre 2']));
    expect(strengthRange(state, 0)).toEqual({ least: 1, most: 3 });
  });

  test('MOR-294 he says whom and from where, and only then rolls', () => {
    const state = one('inventor', '3,8', { foes: ['C10 ogre'], hands: [[], ['steal 1']] });
    const declared = play(state, hit(state));
    expect(declared.active?.declared).toMatchObject({ cell: at('3,8'), turn: 0, targets: [dieOf(state, 'ogre')] });
    expect([declared.rng, foes(declared)]).toEqual([state.rng, ['C10 ogre 5']]);
    // Nothing can be chosen anew once the die is about to fall, or has fallen.
    expect([refusal(declared, hit(state)), refusal(declared, steps('4,8')[0])]).toEqual(['MOR-243', 'MOR-243']);
    const rolled = play(declared, { type: 'resolveAttack' });
    expect(rolled.rng).not.toEqual(state.rng);
    expect(eventsOf(inventor('C10 ogre'), hit(state)).map(({ type }) => type)).toEqual([
      'attackDeclared',
      'strengthRolled',
      'attackResolved',
    ]);
  });

  test('MOR-295 one roll for every enemy of the attack', () => {
    const state = one('inventor', '4,6', { foes: ['C19 ogre, C20 ogre, C21 ogre'] });
    for (const rng of SEEDS) {
      const events = eventsOf({ ...state, rng }, hit(state));
      const rolls = events.flatMap((event) => (event.type === 'strengthRolled' ? [event.total] : []));
      const lost = events.flatMap((event) =>
        event.type === 'attackResolved' ? event.hits.map(({ before, after }) => before - after) : [],
      );
      expect([rolls.length, lost]).toEqual([1, [rolls[0], rolls[0], rolls[0]]]);
    }
  });

  test('MOR-296 no special action', () => {
    const state = inventor('L4 rat');
    expect([open(state, 'shoot'), open(state, 'layTrap'), open(state, 'setBarrier')]).toEqual([[], [], []]);
  });

  const UPGRADES: readonly UpgradeRule[] = [
    ['MOR-297 Attack 1d4+1', ['engine1'], { die: { sides: 4, plus: 1 } }],
    ['MOR-298 Divide attack', ['engine1', 'engine2a'], { divides: true }],
    ['MOR-300 Special fist: special and physical', ['engine1', 'engine2b'], { types: ['special', 'physical'] }],
    ['MOR-301 Movement 4', ['wheels1'], { move: 4 }],
    ['MOR-302 Attack 1d3+1', ['wheels1', 'wheels2a'], { die: { sides: 3, plus: 1 } }],
    ['MOR-303 Special magic: special and arcane', ['wheels1', 'wheels2b'], { types: ['special', 'arcane'] }],
  ];
  test.each(UPGRADES)('%s', (_name, upgrades, gives) => {
    expect(stats('inventor', ...upgrades)).toEqual({ ...stats('inventor', ...upgrades.slice(0, -1)), ...gives });
  });

  test('MOR-297 the roll of the d4 plus 1', () => {
    expect(strengthRange(inventor('', ['engine1']), 0)).toEqual({ least: 2, most: 5 });
  });

  test('MOR-302 the roll of the d3 plus 1', () => {
    expect(strengthRange(inventor('', ['wheels1', 'wheels2a']), 0)).toEqual({ least: 2, most: 4 });
  });

  const dividing = one('inventor', '3,8', { foes: ['C10 ogre'], upgrades: ['engine1', 'engine2a'] });
  const five = (): State =>
    withLuck(dividing, hit(dividing), ({ pending }) => pending?.type === 'divide' && pending.total === 5);

  test('MOR-298 a roll is split into at most two attacks that add up to no more', () => {
    expect(open(five(), 'divide').map(({ strength }) => strength)).toEqual([5, 4, 3, 2, 1]);
    expect([6, 0, -1].map((strength) => refusal(five(), { type: 'divide', strength }))).toEqual([
      'MOR-298',
      'MOR-298',
      'MOR-298',
    ]);
    const first = play(five(), { type: 'divide', strength: 1 });
    expect([foes(first), first.active?.rest]).toEqual([['C10 ogre 4'], 4]);
    const second = play({ ...first, foes: first.foes.map((foe) => ({ ...foe, life: 5 })) }, hit(first));
    expect([foes(second), second.active?.rest, refusal(second, hit(first))]).toEqual([['C10 ogre 1'], 0, 'MOR-121']);
    expect(play(five(), { type: 'divide', strength: 5 }).active?.rest).toBe(0);
  });

  test('MOR-299 the second from another square and with another turn, without another roll', () => {
    const first = play(five(), { type: 'divide', strength: 3 });
    const below = play(first, ...steps('3,9 3,10'));
    const above = play(first, ...steps('3,7 3,6'));
    for (const [state, turn] of [
      [below, 0],
      [above, 2],
    ] as const) {
      const events = eventsOf(state, { type: 'attack', turn, targets: [dieOf(state, 'ogre')] });
      expect(events.map(({ type }) => type)).toEqual(['attackDeclared', 'attackResolved', 'enemyKilled']);
      expect(events).toContainEqual(expect.objectContaining({ type: 'attackResolved', strength: 2 }));
    }
    expect(refusal(above, { type: 'attack', turn: 0, targets: [dieOf(above, 'ogre')] })).toBe('MOR-146');
  });

  test('MOR-D41 what is said first is used, the rest may wait for one more attack or be left', () => {
    const first = play(five(), { type: 'divide', strength: 3 });
    expect([foes(first), first.active?.rest]).toEqual([['C10 ogre 2'], 2]);
    expect(foes(play(first, hit(first)))).toEqual([]);
    expect(play(first, { type: 'endActivation' }).active).toBeNull();
  });
});
