import { ENEMIES } from '@/games/morth/rules/data';
import { KIND_OF_DIE } from '@/games/morth/rules/dice';
import { pointsLeft } from '@/games/morth/rules/heroes';
import type { Action, State, CardTarget } from '@/games/morth/rules/types';
import { at, bagSizes, dieOf, foes, open, play, playAs, point, position, refusal, steps } from '../../../support/morth';
import type { Spec } from '../../../support/morth';

/** Seat 1 holds one card. */
const table = (card: string, spec: Spec = {}): State => position({ hands: [[], [card]], ...spec });
const card = (state: State, target: CardTarget): Action => ({ type: 'playCard', card: state.hands[1][0], target });

test('MOR-E40 a Goblin becomes an orange enemy, unharmed and in the same place', () => {
  const state = table('levelUp', { foes: ['C8 goblin'] });
  const after = playAs(state, 1, card(state, { kind: 'enemy', die: dieOf(state, 'goblin') }));
  const [come] = after.foes;
  expect([KIND_OF_DIE[come.die].bag, come.path, come.square, come.life]).toEqual([
    'orange',
    1,
    8,
    ENEMIES[come.enemy].resistance,
  ]);
  expect(bagSizes(after)).toEqual([45, 43, 8]);
});

test('MOR-E41 two enemies change places, both unharmed', () => {
  const state = table('swapEnemies', { foes: ['R3 rat', 'L7 orc 1'] });
  const after = playAs(
    state,
    1,
    card(state, { kind: 'enemies', own: dieOf(state, 'orc', 'L7', 1), other: dieOf(state, 'rat') }),
  );
  expect([foes(after), foes(after, 1)]).toEqual([['R3 orc 4'], ['L7 rat 1']]);
});

test('MOR-E42 another path needs a square with the same number', () => {
  const state = table('changePath', { foes: ['C18 centaur, C12 rat'] });
  const to = (enemy: 'centaur' | 'rat', path: number): Action =>
    card(state, { kind: 'path', die: dieOf(state, enemy), path });
  expect(
    [to('centaur', 0), to('centaur', 2), to('rat', 0), to('rat', 2)].map((action) => refusal(state, action, 1)),
  ).toEqual(['MOR-210', 'MOR-210', undefined, undefined]);
  expect(foes(playAs(state, 1, to('rat', 2)))).toEqual(['C18 centaur 2', 'R12 rat 1']);
});

test('MOR-E43 a declared attack is cancelled and counts as made', () => {
  const state = table('cancelAttack', { heroes: [{ type: 'warrior', at: '3,8' }], foes: ['L4 ogre'], active: 0 });
  const hit: Action = { type: 'attack', turn: 0, targets: [dieOf(state, 'ogre')] };
  const declared = play(state, hit);
  expect(declared.window).toBe('attackDeclared');
  const after = playAs(declared, 1, card(state, { kind: 'hero', hero: 0 }));
  expect([foes(after), after.active?.declared, refusal(after, hit)]).toEqual([['L4 ogre 5'], null, 'MOR-213']);
  expect(play(after, ...steps('4,8 5,8'), { type: 'endActivation' }).active).toBeNull();
});

test('MOR-E44 MOR-120 a hero stopped on a path goes back and may still attack', () => {
  const state = table('cancelMove', { heroes: [{ type: 'priest', at: '3,10' }], foes: ['L3 rat'], active: 0 });
  const crossing = play(state, ...steps('4,10'));
  const after = playAs(crossing, 1, card(state, { kind: 'hero', hero: 0 }));
  expect([point(after.heroes[0].cell), pointsLeft(after, 0), open(after, 'step')]).toEqual(['3,10', 0, []]);
  expect(foes(play(after, { type: 'attack', turn: 0, targets: [dieOf(state, 'rat')] }))).toEqual([]);
});

test('MOR-E45 at the start of a round a hand is trimmed to three, by choice', () => {
  const state = position({ phase: 'morth', wave: 4, hands: [['steal', 'levelUp', 'healEnemy'], []] });
  const dealt = play(state, { type: 'rollWave' });
  expect([dealt.hands.map((hand) => hand.length), open(dealt, 'discard').length]).toEqual([[4, 1], 4]);
  const after = play(dealt, { type: 'discard', card: state.hands[0][1] });
  expect([after.hands[0].length, after.discard, after.phase]).toEqual([3, [state.hands[0][1]], 'portal']);
});

test('MOR-E46 no card against the own side', () => {
  const move = table('moveHero', { heroes: [{ type: 'warrior', at: '3,2', seat: 1 }] });
  expect(refusal(move, card(move, { kind: 'heroTo', hero: 0, cell: at('3,1') }), 1)).toBe('MOR-197');
  const advance = table('advanceEnemy', { foes: ['', 'L3 rat'] });
  expect(refusal(advance, card(advance, { kind: 'enemy', die: dieOf(advance, 'rat', 'L3', 1) }), 1)).toBe('MOR-197');
});
