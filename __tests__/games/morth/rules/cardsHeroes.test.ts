import { attackTypes, pointsLeft, strengthOf } from '@/games/morth/rules/heroes';
import { strengthRange } from '@/games/morth/rules/preview';
import type { Action, EnemyId, State } from '@/games/morth/rules/types';
import { at, dieOf, foes, open, play, point, refusal, steps, withLuck, type Spec } from '../../../support/morth';
import { cast, hero, holding, refused, targets } from '../../../support/morthCards';

const attack = (state: State, ...names: EnemyId[]): Action => ({
  type: 'attack',
  turn: 0,
  targets: names.map((name) => dieOf(state, name)),
});
const RESOLVE: Action = { type: 'resolveAttack' };

describe('movement', () => {
  const walker = (cards: string | readonly string[], more: Spec = {}): State =>
    holding(cards, { heroes: [{ type: 'priest', at: '3,8' }], active: 0, ...more });

  test('MOR-211 a hero that cannot move this turn', () => {
    const after = cast(walker('cancelMove'), hero(0));
    expect([refusal(after, { type: 'step', to: at('4,8') }), open(after, 'step'), pointsLeft(after, 0)]).toEqual([
      'MOR-211',
      [],
      0,
    ]);
    expect(play(after, { type: 'endTurn' }).heroes[0].spell.noMove).toBe(false);
  });

  test('MOR-212 in the middle of its way it ends there', () => {
    const after = cast(play(walker('cancelMove'), ...steps('4,8')), hero(0));
    expect([point(after.heroes[0].cell), open(after, 'step')]).toEqual(['4,8', []]);
    expect(play(after, { type: 'endActivation' }).active).toBeNull();
  });

  test('MOR-230 one or two points fewer, as printed, and never fewer than none', () => {
    expect(
      [cast(walker('lessMove 1'), hero(0)), cast(walker('lessMove 2'), hero(0))].map((state) => pointsLeft(state, 0)),
    ).toEqual([2, 1]);
    const late = cast(play(walker('lessMove 2'), ...steps('4,8 5,8')), hero(0));
    expect([pointsLeft(late, 0), open(late, 'step')]).toEqual([0, []]);
    expect(play(late, { type: 'endTurn' }).heroes[0].spell.lessMove).toBe(0);
  });

  test('MOR-230 MOR-120 who can no longer cross a path goes back', () => {
    const after = cast(play(walker('lessMove 2'), ...steps('3,9')), hero(0));
    expect(point(after.heroes[0].cell)).toBe('3,8');
  });
});

test('MOR-D27 who goes back gets no points back, and an attack already made stands', () => {
  const state = holding('lessMove 2', { heroes: [{ type: 'priest', at: '3,8' }], foes: ['L4 rat'], active: 0 });
  const crossing = play(state, ...steps('3,9'));
  const struck = play(crossing, attack(state, 'rat'), RESOLVE);
  const after = cast(struck, hero(0));
  expect([point(after.heroes[0].cell), pointsLeft(after, 0), after.active?.spent]).toEqual(['3,8', 0, 1]);
  expect([after.foes, after.heroes[0].experience, after.active?.attacks]).toEqual([[], 1, 1]);
});

describe('moving a hero', () => {
  const to = (place: string, id = 0) => ({ kind: 'heroTo', hero: id, cell: at(place) }) as const;
  const table = (place: string, more: Spec = {}): State =>
    holding('moveHero', {
      heroes: [
        { type: 'warrior', at: place },
        { type: 'priest', at: '4,8' },
      ],
      ...more,
    });

  test('MOR-231 to an adjacent square', () => {
    expect(point(cast(table('3,6'), to('4,6')).heroes[0].cell)).toBe('4,6');
    expect([refused(table('3,6'), to('5,6')), refused(table('3,6'), to('4,5'))]).toEqual(['MOR-231', 'MOR-231']);
  });

  test('MOR-232 MOR-D47 where a hero may end its activation', () => {
    const state = table('3,8', { blocked: [{ at: '3,2' }] });
    expect([
      refused(state, to('3,9')),
      refused(state, to('4,8')),
      refused(table('1,0'), to('0,0')),
      refused(table('3,1', { blocked: [{ at: '3,2' }] }), to('3,2')),
    ]).toEqual(['MOR-232', 'MOR-232', 'MOR-232', 'MOR-232']);
    expect(refused(table('7,11'), { kind: 'heroTo', hero: 0, cell: at('7,12') })).toBe('MOR-232');
    expect(
      refused(
        holding('moveHero', {
          heroes: [
            { type: 'warrior', at: '3,1' },
            { type: 'priest', at: '3,0' },
          ],
        }),
        to('3,0'),
      ),
    ).toBeUndefined();
    expect(targets(table('3,8')).filter((target) => target.kind === 'heroTo' && target.hero === 0)).toEqual([]);
  });

  test('MOR-231 MOR-120 an active hero has its new square to go back to', () => {
    const state = holding(['moveHero', 'cancelMove'], { heroes: [{ type: 'priest', at: '3,10' }], active: 0 });
    const moved = cast(play(state, ...steps('4,10')), to('5,10'));
    expect(moved.active).toMatchObject({ stand: at('5,10'), spent: 1 });
    expect(point(cast(play(moved, ...steps('6,10')), hero(0)).heroes[0].cell)).toBe('5,10');
  });
});

describe('attack', () => {
  const fighter = (cards: string | readonly string[], more: Spec = {}): State =>
    holding(cards, { heroes: [{ type: 'warrior', at: '3,8' }], foes: ['L4 ogre'], active: 0, ...more });

  test('MOR-213 a hero that cannot attack this turn', () => {
    const after = cast(fighter('cancelAttack'), hero(0));
    expect([refusal(after, attack(after, 'ogre')), open(after, 'attack')]).toEqual(['MOR-213', []]);
    expect(play(after, { type: 'endTurn' }).heroes[0].spell.noAttack).toBe(false);
  });

  test('MOR-214 a declared attack is cancelled at once and counts as made', () => {
    const declared = play(fighter(['cancelAttack', 'steal 1']), attack(fighter('steal 1'), 'ogre'));
    const after = cast(declared, hero(0));
    expect([after.active?.declared, after.active?.attacks, foes(after)]).toEqual([null, 1, ['L4 ogre 5']]);
    expect(refusal(after, RESOLVE)).toBe('MOR-243');
  });

  test('MOR-240 strength one or two lower, as printed', () => {
    expect(
      [cast(fighter('lessAttack 1'), hero(0)), cast(fighter('lessAttack 2'), hero(0))].map((state) =>
        strengthOf(state, 0, 'pattern'),
      ),
    ).toEqual([1, 0]);
    const after = cast(fighter('lessAttack 1'), hero(0));
    expect(foes(play(after, attack(after, 'ogre')))).toEqual(['L4 ogre 4']);
    expect(play(after, { type: 'endTurn' }).heroes[0].spell.lessAttack).toBe(0);
  });

  test('MOR-240 also against a declared attack', () => {
    const state = fighter('lessAttack 1');
    expect(foes(cast(play(state, attack(state, 'ogre')), hero(0)))).toEqual(['L4 ogre 4']);
  });

  test('MOR-241 never below 0, and 0 does nothing', () => {
    const after = cast(cast(fighter(['lessAttack 2', 'lessAttack 1']), hero(0)), hero(0));
    expect(strengthOf(after, 0, 'pattern')).toBe(0);
    expect(foes(play(after, attack(after, 'ogre')))).toEqual(['L4 ogre 5']);
  });

  test('MOR-235 one type instead of all the own ones, until the end of the turn', () => {
    const state = fighter('changeType spiritual', { foes: ['L4 skeleton'] });
    const after = cast(state, hero(0));
    expect([attackTypes(after.heroes[0], 'pattern'), foes(play(after, attack(after, 'skeleton')))]).toEqual([
      ['spiritual'],
      ['L4 skeleton 2'],
    ]);
    expect(attackTypes(play(after, { type: 'endTurn' }).heroes[0], 'pattern')).toEqual(['physical']);
    expect(foes(play(state, attack(state, 'skeleton'), RESOLVE))).toEqual([]);
  });

  test('MOR-235 an arcane attack made physical hits one enemy a square', () => {
    const state = holding('changeType physical', {
      heroes: [{ type: 'wizard', at: '2,10' }],
      foes: ['L4 orc, L4 ogre'],
      active: 0,
    });
    expect(foes(play(state, attack(state), RESOLVE))).toHaveLength(2);
    const hits = (now: State): number => foes(now).filter((text, i) => text !== foes(state)[i]).length;
    expect([hits(play(state, attack(state), RESOLVE)), hits(cast(play(state, attack(state)), hero(0)))]).toEqual([
      2, 1,
    ]);
  });

  const archer = (cards: string): State =>
    holding(cards, { heroes: [{ type: 'huntress', at: '4,8', race: 'elf' }], foes: ['L4 goblin'], active: 0 });
  const shot = (state: State): Action => ({ type: 'shoot', target: dieOf(state, 'goblin') });

  test('MOR-207 MOR-D45 bow shots are attacks', () => {
    expect(foes(play(archer('steal 1'), shot(archer('steal 1')), RESOLVE))).toEqual([]);
    expect(refusal(cast(archer('cancelAttack'), hero(0)), shot(archer('cancelAttack')))).toBe('MOR-213');
    const weak = cast(archer('lessAttack 1'), hero(0));
    expect(foes(play(weak, shot(weak)))).toEqual(['L4 goblin 1']);
    expect(attackTypes(cast(archer('changeType physical'), hero(0)).heroes[0], 'bow')).toEqual(['physical']);
  });

  test('MOR-207 MOR-D45 traps and barriers are not', () => {
    const assassin = cast(
      holding('cancelAttack', { heroes: [{ type: 'assassin', at: '3,8', race: 'human' }], active: 0 }),
      hero(0),
    );
    expect(refusal(assassin, { type: 'layTrap', cell: at('2,8') })).toBeUndefined();
    const miner = cast(
      holding('cancelAttack', { heroes: [{ type: 'miner', at: '3,8', race: 'dwarf' }], active: 0 }),
      hero(0),
    );
    expect(refusal(miner, { type: 'setBarrier', cell: at('2,8') })).toBeUndefined();
  });
});

describe('an attack that was rolled and divided', () => {
  const inventor = (cards: string | readonly string[]): State =>
    holding(cards, {
      heroes: [{ type: 'inventor', at: '2,10', race: 'gnome', upgrades: ['engine1', 'engine2a'] }],
      foes: ['L3 ogre, L4 orc'],
      active: 0,
    });
  /** Rolled 4 + 1, before it is divided. */
  const rolled = (cards: string | readonly string[]): State => {
    const declared = play(inventor(cards), attack(inventor(cards), 'ogre', 'orc'));
    return withLuck(declared, RESOLVE, ({ pending }) => pending?.type === 'divide' && pending.total === 5);
  };

  test('MOR-240 MOR-D41 a deduction lowers the roll once', () => {
    const after = cast(rolled('lessAttack 2'), hero(0));
    expect(after.pending).toEqual({ type: 'divide', total: 3 });
    expect(open(after, 'divide').map(({ strength }) => strength)).toEqual([3, 2, 1]);
  });

  test('MOR-240 what is left for the second half is lowered too', () => {
    const halved = play(rolled(['lessAttack 1', 'lessAttack 2']), { type: 'divide', strength: 3 });
    const after = cast(halved, hero(0));
    expect([after.active?.rest, strengthRange(after, 0)]).toEqual([1, { least: 1, most: 1 }]);
    const nothing = cast(after, hero(0));
    expect([nothing.active?.rest, refusal(nothing, attack(nothing, 'ogre', 'orc'))]).toEqual([0, 'MOR-121']);
  });

  test('MOR-241 a second half with nothing left does nothing', () => {
    const halved = play(rolled(['lessAttack 2', 'steal 1']), { type: 'divide', strength: 3 });
    const declared = play(halved, attack(halved, 'ogre', 'orc'));
    const after = cast(declared, hero(0));
    expect([after.active?.declared, foes(after)]).toEqual([null, foes(halved)]);
  });

  test('MOR-241 with one point or none there is nothing to divide', () => {
    const after = cast(cast(rolled(['lessAttack 2', 'lessAttack 1', 'lessAttack 1']), hero(0)), hero(0));
    expect(after.pending).toEqual({ type: 'divide', total: 2 });
    const last = cast(after, hero(0));
    expect([last.pending, last.active?.declared, foes(last)]).toEqual([null, null, ['L3 ogre 4', 'L4 orc 3']]);
  });

  test('MOR-214 cancelled after the roll', () => {
    const after = cast(rolled('cancelAttack'), hero(0));
    expect([after.pending, after.active?.declared, foes(after)]).toEqual([null, null, ['L3 ogre 5', 'L4 orc 4']]);
    expect(refusal(after, attack(after, 'ogre', 'orc'))).toBe('MOR-213');
  });
});
