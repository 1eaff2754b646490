import { whyNot } from '@/engine';
import {
  deviceCells,
  planOf,
  stepOf,
  strikesFrom,
  tapped,
  type Situation,
  type Selection,
} from '@/games/morth/board/flow';
import { morth, type Action, type HeroType, type State } from '@/games/morth/rules';
import { at, dieOf, play, position, refusal, type Spec } from '../../../support/morth';

/** What the board says where a verb refuses: each of the questions that both ask, answered with no. */

const NONE: Selection = { type: 'none' };
const moment = (state: State, selection: Selection = NONE): Situation => ({
  view: morth.view(state, 0),
  selection,
  legal: () => morth.legalActions(state, 0),
  why: (action) => whyNot(morth, state, { seat: 0, action }),
});
const hero = (to: string): Selection => ({ type: 'hero', hero: 0, to: at(to), strike: 'auto' });
const tap = (state: State, place: string, selection: Selection = NONE) =>
  tapped(moment(state, selection), `cell:0:${at(place)}`);
const weapons = (state: State): string[] =>
  strikesFrom(morth.view(state, 0), 0, state.heroes[0].cell).map(({ strike }) => strike.weapon);

const one = (type: HeroType, place: string, foes = ''): State =>
  position({ heroes: [{ type, at: place }], foes: foes === '' ? [] : [foes], active: 0 });

describe('strikes', () => {
  const strike = (state: State): Action => ({ type: 'attack', turn: 0, targets: [dieOf(state, 'ogre')] });

  test('MOR-121 a hero that has struck is shown no further strike', () => {
    const state = one('warrior', '3,8', 'L4 ogre');
    expect(weapons(state)).toContain('pattern');
    const after = play(state, strike(state));
    expect(weapons(after)).toEqual([]);
    expect(refusal(after, strike(after))).toBe('MOR-121');
  });

  test('MOR-213 a hero that may not attack is shown no strike, active or not', () => {
    const state = one('warrior', '3,8', 'L4 ogre');
    state.heroes[0].spell.noAttack = true;
    expect(refusal(state, strike(state))).toBe('MOR-213');
    expect(weapons(state)).toEqual([]);
    expect(weapons({ ...state, active: null })).toEqual([]);
  });

  test('MOR-271 a spent bow is shown no more', () => {
    const state = position({
      config: { races: ['elf'] },
      heroes: [{ type: 'huntress', at: '4,8' }],
      foes: ['L4 ogre'],
      active: 0,
    });
    expect(weapons(state)).toContain('bow');
    const shot: Action = { type: 'shoot', target: dieOf(state, 'ogre') };
    const after = play(state, shot);
    expect(refusal(after, shot)).toBe('MOR-271');
    expect(weapons(after)).not.toContain('bow');
  });
});

describe('squares', () => {
  test('MOR-029 a hero is put elsewhere only before anything is done', () => {
    const first = position({});
    const place = first.heroes[0].cell === at('4,0') ? '3,0' : '4,0';
    const deploy: Action = { type: 'deploy', hero: 0, cell: at(place) };
    expect(planOf(moment(first, hero(place)))?.deploys).toBe(true);
    const later = { ...first, turn: { ...first.turn, acted: true } };
    expect(planOf(moment(later, hero(place)))?.deploys).toBe(false);
    expect(refusal(later, deploy)).toBe('MOR-029');
    const placed = play(first, deploy);
    expect(refusal(placed, { ...deploy, cell: first.heroes[0].cell })).toBe('MOR-029');
  });

  test('MOR-119 the Troll is the reason where it is one', () => {
    const beside = play(one('warrior', '4,8', 'L4 troll'), { type: 'step', to: at('3,8') });
    expect(tap(beside, '4,8')).toMatchObject({ type: 'refuse', violation: { rule: 'MOR-119' } });
    expect(refusal(beside, { type: 'step', to: at('4,8') })).toBe('MOR-119');
  });

  test('MOR-211 a hero that may not move is sent nowhere', () => {
    const state = one('warrior', '4,8');
    state.heroes[0].spell.noMove = true;
    expect(refusal(state, { type: 'step', to: at('3,8') })).toBe('MOR-211');
    expect(tap(state, '3,8')).toMatchObject({ type: 'refuse', violation: { rule: 'MOR-211' } });
  });

  test('MOR-237 a blocked square is the reason for itself', () => {
    const state = position({ heroes: [{ type: 'warrior', at: '4,8' }], active: 0, blocked: [{ at: '3,8' }] });
    expect(refusal(state, { type: 'step', to: at('3,8') })).toBe('MOR-237');
    expect(tap(state, '3,8')).toMatchObject({ type: 'refuse', violation: { rule: 'MOR-237' } });
  });

  test('MOR-101 who has acted is not chosen while another is active', () => {
    const state = position({
      heroes: [
        { type: 'warrior', at: '4,8' },
        { type: 'priest', at: '3,3', done: true },
      ],
      active: 0,
    });
    expect(tap(state, '3,3')).toMatchObject({ type: 'refuse', violation: { rule: 'MOR-101' } });
    expect(refusal({ ...state, active: null }, { type: 'activate', hero: 1 })).toBe('MOR-101');
  });

  test('MOR-093 a hired hero begins in the fortress', () => {
    const state = position({ gold: [20], heroes: [{ type: 'warrior', at: '4,8' }] });
    const hire = { race: state.races[0], hero: 'priest', cell: at('3,8') } as const;
    expect(refusal(state, { type: 'hire', ...hire })).toBe('MOR-093');
    const chosen: Selection = { type: 'hire', ...hire, cell: at('4,0') };
    expect(tap(state, '3,8', chosen)).toMatchObject({ type: 'refuse', violation: { rule: 'MOR-093' } });
  });
});

describe('traps and barriers', () => {
  const trap = (place: string): Action => ({ type: 'layTrap', cell: at(place) });

  test('MOR-256 after a trap no square is lit for another, and a tap says why', () => {
    const state = one('assassin', '3,8');
    expect(deviceCells(morth.view(state, 0), 'trap')).toContain(at('3,7'));
    const after = play(state, trap('3,7'));
    expect(deviceCells(morth.view(after, 0), 'trap')).toEqual([]);
    expect(refusal(after, trap('3,9'))).toBe('MOR-256');
    expect(tap(after, '3,9', { type: 'device', device: 'trap', cell: null })).toMatchObject({
      type: 'refuse',
      violation: { rule: 'MOR-256' },
    });
  });

  test('MOR-255 an occupied square is not lit', () => {
    const state = one('assassin', '3,8', 'L4 ogre');
    const lit = deviceCells(morth.view(state, 0), 'trap');
    const refused = [at('3,7'), at('3,9'), at('2,8'), at('4,8')].filter((each) => !lit.includes(each));
    expect(refused.map((each) => refusal(state, { type: 'layTrap', cell: each }))).toContain('MOR-255');
  });

  test('MOR-257 who has all traps on the map is not asked to begin for one', () => {
    const spec: Spec = { heroes: [{ type: 'assassin', at: '3,8' }] };
    const chosen: Selection = { type: 'hero', hero: 0, to: null, strike: 'none' };
    expect(stepOf(moment(position(spec), chosen))?.name).toBe('activate');
    const laid = position({ ...spec, traps: ['7,6', '7,7', '7,8'].map((place) => ({ at: place, hero: 0 })) });
    expect(refusal({ ...laid, active: one('assassin', '3,8').active }, trap('3,7'))).toBe('MOR-257');
    expect(stepOf(moment(laid, chosen))?.name).toBe('choose');
  });
});
