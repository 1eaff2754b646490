import { elementOf, unitOf } from '@/games/portal/rules';
import { isAim, meleeAim, rangedAim, STANDING } from '@/games/portal/rules/questions/aim';
import {
  barrageOf,
  broadsideForecast,
  meleeForecast,
  spellStrike,
  volleyForecast,
} from '@/games/portal/rules/questions/forecast';
import { MODIFIER_RULES } from '@/games/portal/rules/questions/modifiers';
import { chanceToFail, lossesToTest, wouldFrighten } from '@/games/portal/rules/questions/morale';
import { oddsOf } from '@/games/portal/rules/questions/odds';
import { linesOf } from '@/games/portal/rules/questions/sight';
import { act, duel, man, ofType, range, row, shootAt, SIDES } from '../support/fight';
import { battle, type Given } from '../support/position';
import { script } from '../support/script';

function meleeOdds(given: Given) {
  const state = battle(given);
  const aim = meleeAim(state, { attacker: state.elements[0], by: 'own', target: state.elements[1], at: 'own' });
  if (!isAim(aim)) throw new Error(aim.rule);
  return { state, aim };
}

test('PORT-006 PORT-147 Odds name the face that is needed and every reason', () => {
  const { state, aim } = meleeOdds(duel({ kit: 'twoHanded' }, { facing: 0 }));
  expect(oddsOf(state, aim)).toMatchObject({
    mods: [
      { modifier: 'rear', amount: 2 },
      { modifier: 'twoHanded', amount: 1 },
    ],
    die: 6,
    needed: 2,
    hit: 5 / 6,
  });
  expect(oddsOf(state, aim).kill).toBeCloseTo(5 / 12);
  expect(oddsOf(state, aim, { ...STANDING, kind: 'charge' }).needed).toBe(1);
});

test('PORT-184 Every reason has its rule', () => {
  for (const rule of Object.values(MODIFIER_RULES)) expect(rule).toMatch(/^PORT-\d{3}$/);
});

test('PORT-171 A D4 cannot hit to the front, and a chance is never more than all', () => {
  const { state, aim } = meleeOdds(duel({ die: 4 }));
  expect(oddsOf(state, aim)).toMatchObject({ needed: 5, hit: 0, kill: 0 });
});

test('PORT-305 Under a Shield nobody falls', () => {
  const shield = { effects: [{ spell: 'shield', seat: 1, at: [121, 100], lastTurn: 2 }] } as const;
  const { state, aim } = meleeOdds({ ...duel(), ...shield });
  expect(oddsOf(state, aim)).toMatchObject({ kill: 0, harm: { strength: 0, points: 0 } });
});

test('PORT-193 PORT-190 A vehicle: each part is a chance of the end of all, as in the figures of the catalogue', () => {
  const chance = (die: 10 | 12 | 20, crew: number, weapons: number): number => {
    const target = {
      kind: 'vehicle',
      die,
      crew: Array.from({ length: crew }, () => 6 as const),
      weapons: Array.from({ length: weapons }, () => 'machineGun' as const),
      at: [400, 100],
    } as const;
    const state = battle(range(300, { weapon: 'rifle', die: 20 }, target));
    const aim = rangedAim(
      state,
      { attacker: state.elements[0], by: 'own', target: state.elements[1], at: 'own' },
      0,
      false,
    );
    if (!isAim(aim)) throw new Error(aim.rule);
    const { kill, hit } = oddsOf(state, aim);
    return Math.round((100 * kill) / hit);
  };
  expect([chance(10, 2, 1), chance(12, 3, 2), chance(20, 3, 2)]).toEqual([27, 35, 23]);
});

/** What a thousand shots did, beside what was foretold of one. */
test('PORT-185 What is foretold of a shot is what many shots do', () => {
  const given = range(150, { die: 8 }, { die: 8 });
  const state = battle(given);
  const forecast = volleyForecast(state, [state.elements[0]], 'own', unitOf(state, 2));
  let killed = 0;
  let thrown = 0;
  for (let attack = 1; attack <= 8; attack++)
    for (let recovery = 1; recovery <= 8; recovery++) {
      const one = battle(given);
      script(one, [
        [8, attack],
        [8, recovery],
        [8, 6],
        [8, 6],
      ]);
      killed += ofType(act(one, shootAt(1, 2)), 'modelLost').length;
      thrown++;
    }
  expect(forecast.harm.strength).toBeCloseTo(killed / thrown);
  expect(forecast.hits).toBeCloseTo(0.5);
});

const lines: Given = {
  mode: 'siege',
  units: SIDES,
  elements: [...row(1, 3, 1, [100, 300], { facing: 270, weapon: 'bow' }), ...row(4, 4, 2, [100, 180], { facing: 90 })],
};

test('PORT-207 PORT-177 A volley foretells losses and the rout that they may bring', () => {
  const state = battle(lines);
  const target = unitOf(state, 2);
  const forecast = volleyForecast(state, state.elements.slice(0, 3), 'own', target);
  expect(forecast.odds).toHaveLength(3);
  expect(forecast.harm).toMatchObject({ strength: 0.5, points: 6 });
  expect(lossesToTest(state, target)).toBe(1);
  expect(chanceToFail(state, target)).toBeCloseTo(0.5);
  expect(forecast.rout).toBeCloseTo(0.25);
});

test('PORT-156 A melee foretells the blows that can be struck', () => {
  const state = battle({
    ...lines,
    elements: [...row(1, 3, 1, [100, 201], { facing: 270 }), ...row(4, 2, 2, [100, 180], { facing: 90 })],
  });
  expect(meleeForecast(state, state.elements.slice(0, 3), 'own', unitOf(state, 2)).odds).toHaveLength(2);
});

test('PORT-175 A broadside foretells all attacks of all weapons', () => {
  const tank = {
    kind: 'vehicle',
    die: 12,
    crew: [6, 6],
    weapons: ['tankGun', 'machineGun'],
    weapon: undefined,
  } as const;
  const state = battle(range(150, tank));
  expect(broadsideForecast(state, state.elements[0], unitOf(state, 2)).odds).toHaveLength(3);
});

const gun: Given = {
  units: [...SIDES, { id: 3, seat: 0 }],
  elements: [
    { id: 1, unit: 1, kind: 'piece', piece: 'catapult', at: [600, 700], facing: 270, crew: [6, 6] },
    man(2, 2, 600, 500),
    man(3, 3, 540, 500),
  ],
};

test('PORT-270 PORT-276 Thirteen landing places with their chances, and what each does to both sides', () => {
  const state = battle(gun);
  const barrage = barrageOf(state, elementOf(state, 1), elementOf(state, 2));
  expect(barrage?.places).toHaveLength(13);
  expect(barrage?.misfire).toBeCloseTo(0.1);
  const total = barrage?.places.reduce((sum, { chance }) => sum + chance, barrage.misfire);
  expect(total).toBeCloseTo(1);
  // On target with 4 to 10, and a quarter of the misses are no miss; 2 and 3 deviate.
  expect(barrage?.places[0].chance).toBeCloseTo(0.75);
  expect(barrage?.enemy.points).toBeCloseTo(0.5 * 12 * (0.75 + 4 * 0.0125));
  expect(barrage?.own.points).toBeGreaterThan(0);
  expect(barrageOf(state, elementOf(state, 1), elementOf(state, 3))).toBeNull();
});

test('PORT-302 PORT-283 A Fireball foretells whom it finds and whether it works', () => {
  const state = battle({
    units: SIDES,
    elements: [
      man(1, 1, 100, 100, { die: 12, attributes: ['magic'], spells: ['fireball'] }),
      ...row(2, 2, 2, [180, 100]),
    ],
  });
  const strike = spellStrike(state, elementOf(state, 1), 'own', 'fireball', { x: 190, y: 100 });
  expect(strike.works).toBeCloseTo(11 / 12);
  expect(strike.under.map(({ id }) => id)).toEqual([2, 3]);
  expect(strike.enemy.points).toBeCloseTo(12);
});

test('PORT-209 Who would be frightened is known before anybody runs', () => {
  const state = battle({
    ...lines,
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 0 },
    ],
  });
  expect(wouldFrighten(state, unitOf(state, 1)).map(({ id }) => id)).toEqual([2]);
  state.units[1].testedFriends = true;
  expect(wouldFrighten(state, unitOf(state, 1))).toEqual([]);
});

test('PORT-166 PORT-D92 The five lines of sight say what blocks each of them', () => {
  const given = range(300);
  const state = battle({
    units: [...SIDES, { id: 3, seat: 1 }],
    elements: [...(given.elements ?? []), man(3, 3, 250, 108)],
  });
  const lines = linesOf(state, elementOf(state, 1), elementOf(state, 2));
  expect(lines.map(({ clarity }) => clarity)).toEqual(['clear', 'clear', 'blocked', 'blocked', 'blocked']);
  expect(lines.map(({ by }) => (by !== null && 'element' in by ? by.element.id : null))).toEqual([null, null, 3, 3, 3]);
});
