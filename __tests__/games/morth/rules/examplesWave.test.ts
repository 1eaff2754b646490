import { CARDS } from '@/games/morth/rules/data';
import { gateAt } from '@/games/morth/rules/portal';
import { hirePrice } from '@/games/morth/rules/questions';
import { result, verdictOf } from '@/games/morth/rules/result';
import { waveOf } from '@/games/morth/rules/waves';
import type { Action, EnemyId, State } from '@/games/morth/rules/types';
import {
  assault,
  assaultEvents,
  at,
  bagSizes,
  dieOf,
  foes,
  newGame,
  play,
  point,
  position,
  refusal,
  steps,
  withLuck,
} from '../../../support/morth';

const attack = (state: State, realm: number, ...chosen: [EnemyId, string][]): Action => ({
  type: 'attack',
  turn: 0,
  targets: chosen.map(([enemy, spot]) => dieOf(state, enemy, spot, realm)),
});

describe('teams and solitaire', () => {
  test('MOR-E47 each new hero of a team costs 2 more', () => {
    const prices = [4, 5, 6, 7].map((heroes) =>
      hirePrice(
        position({
          config: { mode: 'cooperative' },
          heroes: Array.from({ length: heroes }, () => ({ type: 'warrior' as const, at: '4,11' })),
        }),
        1,
        'wizard',
      ),
    );
    expect(prices).toEqual([7, 9, 11, 13]);
  });

  test('MOR-E48 position 8 of the board for two leads to B left', () => {
    expect(gateAt({ mode: 'cooperative', seats: 2 }, 8)).toEqual({ realm: 0, path: 3 });
    const before = newGame(2, { mode: 'cooperative' });
    const red = CARDS.findIndex(({ effect, redDie }) => effect === 'healEnemy' && redDie);
    const ready = { ...before, wave: 5, pack: [...before.pack.filter((card) => card !== red), red] };
    const after = withLuck(ready, { type: 'rollWave' }, (_, events) =>
      events.some((event) => event.type === 'redDieCame' && event.position === 8),
    );
    expect(after.foes.map(({ path, square }) => [path, square])).toEqual([[3, 0]]);
    expect([after.discard, after.phase]).toEqual([[red], 'portal']);
  });

  test('MOR-E49 through the tunnel', () => {
    const start = position({ config: { mode: 'cooperative' }, heroes: [{ type: 'priest', at: '8,4' }], active: 0 });
    const after = play(start, ...steps('8,5 0,18 1,18'));
    expect([point(after.heroes[0].cell), after.active?.spent]).toEqual(['1,18', 3]);
  });

  test('MOR-E50 the red die of wave 6 and the chart', () => {
    const before = { ...newGame(1), wave: 5 };
    const after = withLuck(before, { type: 'rollWave' }, (_, events) =>
      events.some((event) => event.type === 'redDieCame' && event.position === 3),
    );
    expect(after.foes.map(({ path, square }) => [path, square])).toEqual([[1, 0]]);
    expect(bagSizes(after)[2]).toBe(7);
    expect([10, 11, 5, 15].map(verdictOf)).toEqual(['victory', 'mediocre', 'heroic', 'defeated']);
  });
});

test('MOR-E51 the orange bag fills up for the green one; with both too small the rest is left out', () => {
  const short = position({ seats: 4, phase: 'morth', wave: 0, bags: { green: 5 } });
  expect(bagSizes(play(short, { type: 'rollWave' }))).toEqual([0, 41, 8]);
  const few = position({ seats: 4, phase: 'morth', wave: 3, bags: { green: 4, orange: 2 } });
  expect(waveOf({ ...few, wave: 4 }).green).toBe(9);
  expect(play(few, { type: 'rollWave' }).spun).toHaveLength(6);
});

test('MOR-E52 fewest wounds, then most gold, then both', () => {
  const ends = (wounds: number[], gold: number[]) =>
    result(position({ seats: wounds.length, phase: 'over', wounds, gold }));
  expect(ends([7, 5, 5], [9, 2, 4])).toMatchObject({
    rule: 'MOR-186',
    places: [
      { seat: 2, rank: 1 },
      { seat: 1, rank: 2 },
      { seat: 0, rank: 3 },
    ],
  });
  expect(ends([5, 5], [4, 4])).toMatchObject({ rule: 'MOR-187', places: [{ rank: 1 }, { rank: 1 }] });
});

describe('the wave of the rulebook', () => {
  const table = (spec: { foes: string[]; gold: number[]; seat?: number }): State =>
    position({
      seats: 4,
      wave: 10,
      config: { races: ['elf', 'human', 'dwarf', 'gnome'] },
      seat: spec.seat ?? 0,
      gold: spec.gold,
      foes: spec.foes,
      heroes: [
        { type: 'warrior', at: '3,10', seat: 0 },
        { type: 'priest', at: '5,8', seat: 0, upgrades: ['ritual1'] },
        { type: 'priest', at: '2,4', seat: 1 },
        { type: 'warrior', at: '4,0', seat: 1 },
      ],
    });

  test('MOR-E56 the Warrior crosses C4 and strikes', () => {
    const start = table({ foes: ['L4 skeleton, C10 orc'], gold: [1] });
    const after = play(
      start,
      { type: 'activate', hero: 0 },
      ...steps('3,9 3,8'),
      attack(start, 0, ['skeleton', 'L4'], ['orc', 'C10']),
    );
    expect(foes(after)).toEqual(['C10 orc 2']);
    expect([after.heroes[0].experience, after.realms[0].gold, after.active?.spent]).toEqual([1, 2, 2]);
  });

  test('MOR-E57 the Priestess strikes before she moves', () => {
    const start = table({ foes: ['C11 goblin, C11 goblin, C3 gargoyle 1'], gold: [2] });
    const after = play(
      start,
      { type: 'activate', hero: 1 },
      { type: 'attack', turn: 0, targets: [] },
      ...steps('5,9 5,10'),
    );
    expect([after.heroes[1].experience, after.realms[0].gold, after.active?.spent]).toEqual([3, 7, 2]);
  });

  test('MOR-E58 Iván hires an Assassin, and his Priest crosses the centre', () => {
    const start = table({ foes: ['', 'R16 rat, L10 rat, C13 centaur'], gold: [0, 6], seat: 1 });
    const hired = play(start, { type: 'hire', race: 'human', hero: 'assassin', cell: at('5,0') });
    expect(hired.realms[1].gold).toBe(1);
    const struck = play(
      hired,
      { type: 'activate', hero: 2 },
      ...steps('3,4'),
      attack(hired, 1, ['rat', 'R16'], ['rat', 'L10'], ['centaur', 'C13']),
    );
    expect(foes(struck, 1)).toEqual(['C13 centaur 1']);
    expect([struck.heroes[2].experience, struck.realms[1].gold]).toEqual([2, 3]);
    const after = play(
      struck,
      ...steps('4,4 5,4'),
      { type: 'endActivation' },
      { type: 'activate', hero: 4 },
      ...steps('5,1'),
    );
    expect([point(after.heroes[2].cell), point(after.heroes[4].cell)]).toEqual(['5,4', '5,1']);
  });

  test('MOR-E59 a roll of 3 on the yellow map', () => {
    const after = assault(table({ foes: ['C10 orc 2, R0 centaur, L2 cerberus, L0 rat'], gold: [] }), 3);
    expect(foes(after)).toEqual(['C14 orc 2', 'L10 cerberus 2', 'L6 rat 1', 'R7 centaur 2']);
  });

  test('MOR-E61 a Goblin wounds Javi, and the token goes to Iván', () => {
    const start = table({ foes: ['', '', '', 'R16 goblin'], gold: [] });
    const after = assault(start, 3);
    expect(after.realms.map(({ wounds }) => wounds)).toEqual([0, 0, 0, 1]);
    expect(assaultEvents(start, 3)).toContainEqual(expect.objectContaining({ type: 'waveEnded', lord: 0, next: 1 }));
    expect([after.lord, after.phase, refusal(after, { type: 'rollWave' })]).toEqual([1, 'morth', undefined]);
    expect(waveOf(play(after, { type: 'rollWave' }))).toMatchObject({ round: 3, waveInRound: 3 });
  });
});
