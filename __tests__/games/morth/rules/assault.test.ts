import { ENEMIES } from '@/games/morth/rules/data';
import { afterAssault, wayAhead } from '@/games/morth/rules/preview';
import type { EnemyId, State } from '@/games/morth/rules/types';
import { assault, assaultEvents, bagSizes, dieOf, eventsOf, foes, play, position } from '../../../support/morth';

const map = (text: string, more: object = {}): State => position({ foes: [text], ...more });
const three = (spot: string, enemy: EnemyId): string => `${spot} ${enemy}, ${spot} ${enemy}, ${spot} ${enemy}`;
const order = (state: State): string[] =>
  assaultEvents(state, 1).flatMap((event) =>
    event.type === 'enemyMoved' ? [`${event.realm}${'LCR'[event.from.path]}${event.from.square} ${event.enemy}`] : [],
  );

describe('who moves when', () => {
  test('MOR-154 one roll of the d3 for all maps', () => {
    const rolls = Array.from({ length: 60 }, (_, seed) =>
      eventsOf(position({ seed, phase: 'assault', foes: ['L1 orc', 'L1 orc'] }), { type: 'rollAssault' }),
    );
    const values = rolls.map((events) =>
      events.flatMap((event) => (event.type === 'assaultRolled' ? [event.roll] : [])),
    );
    expect(new Set(values.flat())).toEqual(new Set([1, 2, 3]));
    expect(values.every((row) => row.length === 1)).toBe(true);
  });

  test('MOR-155 speed plus roll, also from the start space', () => {
    expect(foes(assault(map('L0 rat, R3 troll'), 2))).toEqual(['L5 rat 1', 'R6 troll 4']);
  });

  test('MOR-156 MOR-157 left, centre, right; the foremost first', () => {
    expect(order(map('R1 orc, C2 orc, C9 orc, L1 orc, L4 orc'))).toEqual([
      '0L4 orc',
      '0L1 orc',
      '0C9 orc',
      '0C2 orc',
      '0R1 orc',
    ]);
  });

  test('MOR-158 MOR-159 on one square the faster first, then the tougher', () => {
    expect(order(map('L3 troll 2, L3 rat, L3 orc 4'))).toEqual(['0L3 rat', '0L3 orc', '0L3 troll']);
  });

  test('MOR-160 MOR-D32 then who came earlier, then the lower number', () => {
    const state = map('L3 orc, L3 orc, L3 orc');
    state.foes[2].since = 0;
    const dice = assaultEvents(state, 1).flatMap((event) => (event.type === 'enemyMoved' ? [event.die] : []));
    expect(dice).toEqual([state.foes[2].die, state.foes[0].die, state.foes[1].die]);
    expect(state.foes[0].die).toBeLessThan(state.foes[1].die);
  });

  test('MOR-161 MOR-D33 each die once', () => {
    expect(order(map('L1 goblin, C1 orc'))).toEqual(['0L1 goblin', '0C1 orc']);
  });

  test('MOR-180 maps do not touch one another', () => {
    const both = assault(position({ foes: ['L3 rat, C2 orc', 'L3 rat, R2 orc'] }), 2);
    expect([foes(both), foes(both, 1)]).toEqual([
      foes(assault(map('L3 rat, C2 orc'), 2)),
      foes(assault(position({ foes: ['', 'L3 rat, R2 orc'] }), 2), 1),
    ]);
  });
});

describe('full squares', () => {
  test('MOR-162 MOR-163 an enemy passes over a full square', () => {
    expect(foes(assault(map(`${three('L2', 'orc')}, L1 cerberus`), 1))).toContain('L7 cerberus 2');
  });

  test('MOR-005 MOR-164 nobody ends as the fourth', () => {
    const after = assault(map(`${three('R2', 'orc')}, R1 rat`), 1);
    expect(foes(after)).toEqual(['R4 orc 4', 'R4 orc 4', 'R4 orc 4', 'R5 rat 1']);
    expect(foes(assault(map(`${three('R2', 'orc')}, R0 rat`), 1))).toContain('R3 rat 1');
  });

  test('MOR-165 MOR-D34 at worst back to where it came from', () => {
    const jam = assault(map(`${three('R0', 'orc')}, ${three('R0', 'troll')}, R0 skeleton`), 1);
    expect(foes(jam)).toEqual([
      'R0 skeleton 2',
      'R1 troll 4',
      'R1 troll 4',
      'R1 troll 4',
      'R2 orc 4',
      'R2 orc 4',
      'R2 orc 4',
    ]);
  });

  test('MOR-007 MOR-D19 the dice of both paths count on a crossing', () => {
    // The Orcs of the centre path stand on C5 = L3 until the centre moves.
    expect(foes(assault(map('C5 orc, C5 orc, C5 orc, L1 skeleton'), 1))).toContain('L2 skeleton 2');
    expect(foes(assault(map('C5 orc, C5 orc, L1 skeleton'), 1))).toContain('L3 skeleton 2');
  });

  test('MOR-179 a Goblin put back is on the path it was on', () => {
    const before = map(`${three('C5', 'ogre')}, L0 goblin`);
    expect(foes(assault(before, 1))).toContain('L2 goblin 1');
    const beyond = map(`${three('C6', 'ogre')}, L1 goblin`);
    expect(foes(assault(beyond, 1))).toContain('C5 goblin 1');
  });
});

describe('the exit', () => {
  test('MOR-166 with a step left on the last square an enemy leaves', () => {
    expect(assault(map('L15 orc'), 1)).toMatchObject({ foes: [], realms: [{ wounds: 2 }, {}] });
    expect(assault(map('L16 orc'), 1)).toMatchObject({ foes: [], realms: [{ wounds: 2 }, {}] });
  });

  test('MOR-167 without one it stays on the map', () => {
    expect(assault(map('L14 orc'), 1)).toMatchObject({ foes: [{ square: 16 }], realms: [{ wounds: 0 }, {}] });
  });

  test('MOR-D35 on the last square it can still be killed', () => {
    const state = position({ heroes: [{ type: 'warrior', at: '3,0' }], foes: ['L16 orc 1'], active: 0 });
    expect(foes(play(state, { type: 'attack', turn: 0, targets: [dieOf(state, 'orc')] }))).toEqual([]);
  });

  test('MOR-168 MOR-169 one wound, two for the four strongest', () => {
    const two = (Object.keys(ENEMIES) as EnemyId[]).filter(
      (enemy) => assault(map(`L16 ${enemy}`), 1).realms[0].wounds === 2,
    );
    expect(two).toEqual(['orc', 'cyclops', 'hydra', 'dragon']);
    expect(assault(map('L16 rat'), 1).realms[0].wounds).toBe(1);
  });

  const lost = (enemy: EnemyId, gold: number): number =>
    gold - assault(map(`L16 ${enemy}`, { gold: [gold] }), 1).realms[0].gold;

  test('MOR-170 Rat people take 1 coin along', () => expect(lost('rat', 5)).toBe(1));
  test('MOR-171 a Spider takes 2 coins along', () => expect(lost('spider', 5)).toBe(2));
  test('MOR-172 a Dragon costs 2 coins', () => expect(lost('dragon', 5)).toBe(2));

  test('MOR-173 from those who have fewer they take what there is; it is gone, and nobody else steals', () => {
    expect([lost('dragon', 1), lost('spider', 0), lost('rat', 0)]).toEqual([1, 0, 0]);
    expect(assault(map('L16 spider', { gold: [5, 5] }), 1).realms.map(({ gold }) => gold)).toEqual([3, 5]);
    const thieves = (Object.keys(ENEMIES) as EnemyId[]).filter((enemy) => lost(enemy, 5) > 0);
    expect(thieves.sort()).toEqual(['dragon', 'rat', 'spider']);
  });

  test('MOR-174 MOR-D36 the die returns to its bag, without a reward', () => {
    const after = assault(map('L16 ogre', { gold: [5] }), 1);
    expect([bagSizes(after), after.realms[0].gold, after.heroes.map(({ experience }) => experience)]).toEqual([
      [45, 44, 8],
      5,
      [0, 0, 0, 0],
    ]);
  });
});

describe('crossings', () => {
  test('MOR-175 others keep to their path', () => {
    expect(foes(assault(map('L1 rat'), 1))).toEqual(['L5 rat 1']);
  });

  test('MOR-176 MOR-177 a Goblin changes at every crossing that it enters', () => {
    expect(foes(assault(map('L1 goblin'), 1))).toEqual(['C6 goblin 1']);
    expect(foes(assault(map('C4 goblin'), 3))).toEqual(['C11 goblin 1']);
  });

  test('MOR-178 MOR-D37 on entering, not on leaving', () => {
    expect(foes(assault(map('C5 goblin'), 1))).toEqual(['C8 goblin 1']);
    // Put there by a card that places it, it is on the left path and leaves the crossing on it: L4, then L5 = C9, then C10.
    expect(foes(assault(map('L3 goblin'), 1))).toEqual(['C10 goblin 1']);
  });
});

test('MOR-181 MOR-182 traps and barriers work on whoever passes', () => {
  const heroes = [
    { type: 'assassin' as const, at: '3,0' },
    { type: 'miner' as const, at: '5,0', race: 'dwarf' as const },
  ];
  const state = position({
    heroes,
    foes: ['L1 cerberus, R1 rat'],
    traps: [{ at: '2,9', hero: 0 }],
    barriers: [{ at: '6,9', hero: 1 }],
  });
  const after = assault(state, 1);
  expect(foes(after)).toEqual(['L7 cerberus 1', 'R3 rat 1']);
  expect([after.traps, after.barriers]).toEqual([[], []]);
});

describe('previews', () => {
  test('the way ahead of one enemy for each roll', () => {
    const state = map('L1 goblin, L16 orc');
    expect([1, 2, 3].map((roll) => wayAhead(state, state.foes[0], roll).way.at(-1))).toEqual([
      { path: 1, square: 6 },
      { path: 1, square: 7 },
      { path: 1, square: 8 },
    ]);
    expect(wayAhead(state, state.foes[1], 1)).toEqual({ way: [], leaves: true });
  });

  test('the whole Assault phase, without touching the table', () => {
    const state = map('L1 goblin, L16 orc');
    const hash = JSON.stringify(state);
    const { open, events } = afterAssault(state, 2);
    expect([
      open.realms[0].wounds,
      events.some(({ type }) => type === 'enemyLeft'),
      JSON.stringify(state) === hash,
    ]).toEqual([2, true, true]);
  });
});
