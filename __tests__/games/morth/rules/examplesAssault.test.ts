import type { Action, EnemyId, State } from '@/games/morth/rules/types';
import {
  assault,
  at,
  bagSizes,
  dieOf,
  foes,
  open,
  play,
  position,
  refusal,
  steps,
  withLuck,
} from '../../../support/morth';

const three = (spot: string, enemy: EnemyId): string => `${spot} ${enemy}, ${spot} ${enemy}, ${spot} ${enemy}`;

describe('full squares', () => {
  test('MOR-E24 an enemy goes back from a full square', () => {
    const after = assault(position({ maps: ['red'], foes: [`${three('L4', 'ogre')}, L2 rat`] }), 1);
    expect(foes(after)).toEqual(['L5 rat 1', 'L6 ogre 5', 'L6 ogre 5', 'L6 ogre 5']);
  });

  test('MOR-E25 and back again, if the next one is full as well', () => {
    const after = assault(
      position({ maps: ['red'], foes: [`${three('L4', 'ogre')}, ${three('L3', 'orc')}, L2 rat`] }),
      1,
    );
    expect(foes(after)).toContain('L4 rat 1');
  });

  test('MOR-E26 five Skeletons come in: three on L2, two on L1', () => {
    const after = assault(position({ foes: ['L0 skeleton, L0 skeleton, L0 skeleton, L0 skeleton, L0 skeleton'] }), 1);
    expect(foes(after)).toEqual(['L1 skeleton 2', 'L1 skeleton 2', 'L2 skeleton 2', 'L2 skeleton 2', 'L2 skeleton 2']);
  });

  test('MOR-E27 a crossing is one square', () => {
    const after = assault(position({ foes: [`${three('C5', 'orc')}, L1 skeleton`] }), 1);
    expect(foes(after)).toEqual(['C7 orc 4', 'C7 orc 4', 'C7 orc 4', 'L2 skeleton 2']);
  });
});

describe('the exit', () => {
  test('MOR-E28 the last square is still on the map', () => {
    const after = assault(
      position({ maps: ['red'], foes: ['L17 orc, L16 skeleton, L14 rat, L12 cerberus, L12 centaur'] }),
      2,
    );
    expect(foes(after)).toEqual(['L18 centaur 2', 'L19 cerberus 2', 'L19 rat 1', 'L19 skeleton 2']);
    expect(after.realms[0].wounds).toBe(2);
  });

  const LEAVING: readonly (readonly [enemy: EnemyId, gold: number, wounds: number, left: number])[] = [
    ['spider', 1, 1, 0],
    ['dragon', 1, 2, 0],
    ['rat', 5, 1, 4],
  ];
  test.each(LEAVING)('MOR-E29 a %s leaves a purse of %i: %i wounds, %i coins left', (enemy, gold, wounds, left) => {
    expect(assault(position({ gold: [gold], foes: [`L16 ${enemy}`] }), 1).realms[0]).toMatchObject({
      wounds,
      gold: left,
    });
  });
});

describe('Goblins', () => {
  const goblin = (spot: string, roll: number): string[] => foes(assault(position({ foes: [`${spot} goblin`] }), roll));

  test('MOR-E30 a crossing leads to the other path', () => {
    expect(goblin('L1', 2)).toEqual(['C7 goblin 1']);
  });

  test('MOR-E31 nobody moves twice', () => {
    expect(foes(assault(position({ foes: ['L1 goblin, C1 rat'] }), 2))).toEqual(['C6 rat 1', 'C7 goblin 1']);
  });

  test('MOR-E32 from the centre to the left', () => {
    expect(goblin('C7', 1)).toEqual(['L6 goblin 1']);
  });

  test('MOR-E33 twice in one move', () => {
    expect(goblin('C4', 3)).toEqual(['C11 goblin 1']);
  });

  test('MOR-E34 a Goblin that ends on a crossing has changed already', () => {
    const once = assault(position({ foes: ['L0 goblin'] }), 1);
    expect(foes(once)).toEqual(['C5 goblin 1']);
    expect(foes(assault(once, 1))).toEqual(['C8 goblin 1']);
  });
});

describe('specialists', () => {
  const trapper = (): State =>
    position({
      config: { races: ['human'] },
      maps: ['red'],
      heroes: [{ type: 'assassin', at: '5,0' }],
      foes: ['L17 cerberus'],
      active: 0,
    });
  const trap = (cell: string): Action => ({ type: 'layTrap', cell: at(cell) });

  test('MOR-E35, MOR-E60 a trap kills for the Assassin in the Assault phase', () => {
    const start = trapper();
    const ready = play(start, ...steps('5,1'), trap('6,1'), ...steps('5,2'), {
      type: 'attack',
      turn: 0,
      targets: [dieOf(start, 'cerberus')],
    });
    expect(foes(ready)).toEqual(['L17 cerberus 1']);
    const after = assault(ready, 3);
    expect(foes(after)).toEqual([]);
    expect(after.heroes[0].experience).toBe(1);
    expect(after.realms[0]).toMatchObject({ gold: 5, wounds: 0 });
    expect(after.traps).toEqual([]);
  });

  test('MOR-E36 two traps, or three with the upgrade', () => {
    const laid = [
      { at: '1,10', hero: 0 },
      { at: '1,9', hero: 0 },
    ];
    const assassin = (upgrades: [] | ['snare1']): State =>
      position({ maps: ['red'], heroes: [{ type: 'assassin', at: '5,1', upgrades }], traps: laid, active: 0 });
    expect(refusal(assassin([]), trap('6,1'))).toBe('MOR-257');
    expect(refusal(assassin(['snare1']), trap('6,1'))).toBeUndefined();
  });

  test('MOR-E37 a barrier slows everybody once', () => {
    const barred = (text: string): State =>
      position({
        config: { races: ['dwarf'] },
        heroes: [{ type: 'miner', at: '5,8' }],
        barriers: [{ at: '6,8', hero: 0 }],
        foes: [text],
      });
    const after = assault(barred('R2 rat, R1 cerberus'), 2);
    expect(foes(after)).toEqual(['R5 rat 1', 'R6 cerberus 2']);
    expect(after.barriers).toEqual([]);
    expect(foes(assault(barred('R2 orc'), 1))).toEqual(['R4 orc 4']);
  });

  test('MOR-E38 the bow reaches exactly two squares', () => {
    const spots = ['L4', 'R4', 'L6', 'R6', 'C2', 'L2', 'R2', 'C10', 'L5', 'R3'];
    const start = position({
      config: { races: ['elf'] },
      heroes: [{ type: 'huntress', at: '4,8' }],
      foes: [spots.map((spot) => `${spot} goblin`).join(', ')],
      active: 0,
    });
    const reached = open(start, 'shoot')
      .map(({ target }) => start.foes.find(({ die }) => die === target))
      .map((foe) => `${'LCR'[foe?.path ?? 0]}${foe?.square}`);
    expect(reached.sort()).toEqual(['C2', 'L2', 'L4', 'L6', 'R2', 'R4', 'R6']);
    const after = play(start, { type: 'shoot', target: dieOf(start, 'goblin', 'L4') });
    expect(foes(after)).not.toContain('L4 goblin 1');
    expect([after.heroes[0].experience, after.realms[0].gold]).toEqual([1, 4]);
    expect(open(after, 'attack').length).toBeGreaterThan(0);
  });

  test('MOR-E39 an Inventor divides a total of 4 into 3 and 1', () => {
    const start = position({
      config: { races: ['gnome'] },
      heroes: [{ type: 'inventor', at: '3,8', upgrades: ['engine1', 'engine2a'] }],
      foes: ['C10 orc'],
      active: 0,
    });
    const rolled = withLuck(
      start,
      { type: 'attack', turn: 0, targets: [dieOf(start, 'orc')] },
      ({ pending }) => pending?.type === 'divide' && pending.total === 4,
    );
    const first = play(rolled, { type: 'divide', strength: 3 });
    expect(foes(first)).toEqual(['C10 orc 1']);
    const second = play(
      first,
      ...steps('4,8'),
      { type: 'step', to: at('3,8') },
      { type: 'attack', turn: 0, targets: [dieOf(start, 'orc')] },
    );
    expect(foes(second)).toEqual([]);
    expect([second.heroes[0].experience, second.realms[0].gold - start.realms[0].gold]).toEqual([1, 2]);
    expect(bagSizes(second)).toEqual([45, 44, 8]);
  });
});
