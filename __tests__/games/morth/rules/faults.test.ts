import { copyPlain } from '@/engine';
import type { State } from '@/games/morth/rules';
import { at, position } from '../../../support/morth';
import { morthFault } from '../faults';

const MORTH_FAULTS: [string, (state: State) => void, RegExp][] = [
  ['a lost die', (state) => state.bags.green.pop(), /MOR-032/],
  ['a doubled die', (state) => state.bags.green.push(state.foes[0].die), /MOR-032/],
  ['a lost card', (state) => state.pack.pop(), /MOR-034/],
  ['a dead enemy', (state) => void (state.foes[0].life = 0), /MOR-149/],
  ['an enemy off its path', (state) => void (state.foes[0].square = 99), /MOR-171/],
  [
    'four enemies on a square',
    (state) => state.foes.forEach((foe) => void Object.assign(foe, { path: 0, square: 4 })),
    /MOR-005/,
  ],
  ['too much experience', (state) => void (state.heroes[0].experience = 17), /MOR-099/],
  ['two heroes on a square', (state) => state.heroes.forEach((hero) => void (hero.cell = at('0,8'))), /MOR-110/],
  ['a third token of a hero', (state) => state.heroes.push({ ...state.heroes[0] }, { ...state.heroes[0] }), /MOR-330/],
  ['three blocked squares', (state) => void (state.blocked = [3, 4, 5].map((cell) => ({ realm: 0, cell }))), /MOR-239/],
  ['more gold than the track has', (state) => void (state.realms[1].gold = 23), /MOR-097/],
  ['a fourth card in a hand', (state) => state.hands[0].push(...state.pack.splice(0, 4)), /MOR-201/],
  ['a wave too many', (state) => void (state.wave = 99), /MOR-037/],
  ['an early end', (state) => void (state.phase = 'over'), /MOR-183/],
  ['a portal that points nowhere', (state) => void (state.mark = 13), /MOR-039/],
];

test.each(MORTH_FAULTS)('the simulation of Morth finds %s', (_name, spoil, fault) => {
  const state = position({ foes: ['L4 skeleton, L5 rat, C3 orc, R2 goblin'] });
  expect(morthFault(state)).toBeUndefined();
  const spoilt = copyPlain(state);
  spoil(spoilt);
  expect(morthFault(spoilt)).toMatch(fault);
});
