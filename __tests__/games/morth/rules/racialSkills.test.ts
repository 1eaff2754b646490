import { pointsLeft } from '@/games/morth/rules/heroes';
import { strengthRange } from '@/games/morth/rules/preview';
import type { Action, Race, State } from '@/games/morth/rules/types';
import { at, dieOf, foes, play, position, refusal, steps, withLuck, type Spec } from '../../../support/morth';
import { one } from '../../../support/morthSpecialists';

describe('racial skills', () => {
  const skilled = (race: Race, more: Spec = {}): State =>
    position({
      config: { racialSkills: true, races: [race] },
      heroes: [
        { type: 'warrior', at: '3,8' },
        { type: 'priest', at: '5,8' },
      ],
      foes: ['L4 ogre, C10 ogre'],
      active: 0,
      ...more,
    });
  const USE: Action = { type: 'useSkill' };
  const hit = (state: State): Action => ({
    type: 'attack',
    turn: 0,
    targets: [dieOf(state, 'ogre', 'C10'), dieOf(state, 'ogre', 'L4')],
  });

  test('MOR-304 only where they were chosen', () => {
    expect(refusal(position({ heroes: [{ type: 'warrior', at: '3,8' }], active: 0 }), USE)).toBe('MOR-304');
  });

  test('MOR-305 once a turn, for one hero', () => {
    const used = play(skilled('elf'), USE, { type: 'endActivation' }, { type: 'activate', hero: 1 });
    expect([refusal(play(skilled('elf'), USE), USE), refusal(used, USE)]).toEqual(['MOR-305', 'MOR-305']);
    expect(pointsLeft(used, 1)).toBe(3);
  });

  test('MOR-305 no other hero of the team strikes harder for it', () => {
    const start = skilled('dwarf', { foes: ['C11 ogre'] });
    const used = play(start, USE, { type: 'endActivation' }, { type: 'activate', hero: 1 });
    expect(foes(play(used, { type: 'attack', turn: 0, targets: [dieOf(used, 'ogre')] }))).toEqual(['C11 ogre 4']);
  });

  test('MOR-306 Elves and humans move one further', () => {
    for (const race of ['elf', 'human'] as const)
      expect(play(skilled(race, { foes: [] }), USE, ...steps('4,8 3,8 4,8')).active?.spent).toBe(3);
    expect(
      refusal(play(skilled('elf', { foes: [] }), ...steps('4,8 3,8'), USE), { type: 'step', to: at('4,8') }),
    ).toBeUndefined();
  });

  test('MOR-307 MOR-308 Dwarves and gnomes strike with one more, in every square', () => {
    for (const race of ['dwarf', 'gnome'] as const)
      expect(foes(play(skilled(race), USE, hit(skilled(race))))).toEqual(['C10 ogre 2', 'L4 ogre 2']);
    expect(play(skilled('dwarf'), USE).heroes[0].type).toBe('warrior');
  });

  test('MOR-309 announced before what it changes', () => {
    expect(refusal(play(skilled('dwarf'), hit(skilled('dwarf'))), USE)).toBe('MOR-309');
    expect(strengthRange(play(one('inventor', '3,8', { config: { racialSkills: true } }), USE), 0)).toEqual({
      least: 2,
      most: 4,
    });
  });

  test('MOR-310 once to the total of a divided attack', () => {
    const state = play(
      one('inventor', '3,8', {
        config: { racialSkills: true, races: ['gnome'] },
        foes: ['C10 hydra'],
        upgrades: ['engine1', 'engine2a'],
      }),
      USE,
    );
    const rolled = withLuck(
      state,
      { type: 'attack', turn: 0, targets: [dieOf(state, 'hydra')] },
      ({ pending }) => pending?.type === 'divide' && pending.total === 6,
    );
    const first = play(rolled, { type: 'divide', strength: 3 });
    expect(first.active?.rest).toBe(3);
    expect(foes(play(first, { type: 'attack', turn: 0, targets: [dieOf(state, 'hydra')] }))).toEqual([]);
  });
});
