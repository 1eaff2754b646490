import { armyPoints, memberPoints, modelPoints, unitPoints, withTotal } from '@/games/portal/rules/army';
import { ARMIES, ARMY_IDS, ATTRIBUTE_IDS, type AttributeId, type Die } from '@/games/portal/rules/data';
import catalogue from '../../data/armies.json';
import { army, band, gun, lone, member, model, vehicle } from '../../support/army';

const DICE: readonly Die[] = [4, 6, 8, 10, 12, 20];

test('PORT-014 the era of an army sets all its prices', () => {
  const units = [band({ members: [member({ die: 8, leader: true }), member({ die: 10, count: 3 })] })];
  expect(army(units, {}).total).toBe(24 + 120);
  expect(armyPoints({ units, era: 'post1900' })).toBe(36 + 180);
});

test('PORT-015 the armies of fantasy are priced as before 1900', () => {
  for (const id of ['undead', 'dwarfs', 'goblins'] as const) {
    expect(ARMIES[id].list.era).toBe('pre1900');
    expect(armyPoints(ARMIES[id].list)).toBe(ARMIES[id].list.total);
  }
});

test('PORT-017 a soldier costs by his die and era', () => {
  expect(DICE.map((die) => modelPoints(model({ die }), 'pre1900'))).toEqual([4, 12, 24, 40, 60, 120]);
  expect(DICE.map((die) => modelPoints(model({ die }), 'post1900'))).toEqual([4, 12, 36, 60, 100, 200]);
});

test('PORT-018 kit, weapon and ordinary mount cost nothing more', () => {
  const bare = modelPoints(model({ kit: 'unarmed' }), 'pre1900');
  expect(modelPoints(model({ mounted: true, kit: 'shield', weapon: 'javelin' }), 'pre1900')).toBe(bare);
});

test('PORT-024 a vehicle costs hull, crew, 50 a weapon and its attributes', () => {
  const tank = vehicle({
    die: 12,
    crew: [
      { die: 6, count: 3 },
      { die: 8, count: 1 },
    ],
    weapons: ['tankGun', 'machineGun'],
    attributes: ['turnX2'],
  });
  expect(unitPoints(tank, 'post1900')).toBe(100 + 3 * 12 + 36 + 2 * 50 + 50);
});

test('PORT-030 a gun costs its weapon die and its crew, without a surcharge', () => {
  expect(unitPoints(gun({ piece: 'heavyCannon', crew: [{ die: 6, count: 3 }] }), 'pre1900')).toBe(60 + 36);
  expect(unitPoints(gun({ piece: 'howitzer', crew: [{ die: 6, count: 2 }] }), 'post1900')).toBe(100 + 24);
});

test('PORT-033 the die of a piece is that of its kind', () => {
  expect(unitPoints(gun({ piece: 'ballista' }), 'pre1900')).toBe(40 + 24);
  expect(unitPoints(gun({ piece: 'trebuchet' }), 'pre1900')).toBe(60 + 24);
});

test('PORT-035 each attribute has its price', () => {
  const extra = (id: AttributeId) =>
    modelPoints(model({ die: 12, attributes: [id] }), 'pre1900') - modelPoints(model({ die: 12 }), 'pre1900');
  expect(Object.fromEntries(ATTRIBUTE_IDS.map((id) => [id, extra(id)]))).toEqual({
    aggressive: 6,
    amphibious: 12,
    fast: 25,
    fearsome: 25,
    fireLinked: 50,
    heavyArmour: 30,
    heavyMelee: 30,
    heavyRange: 30,
    hover: 50,
    luck: 10,
    magic: 100,
    sharpshooter: 30,
    turnX2: 50,
    waterborne: 36,
  });
});

test('PORT-039 the first spell is free, a second and a third cost 50 each', () => {
  const mage = (...spells: ('fast' | 'zap' | 'fly')[]) =>
    modelPoints(model({ die: 12, attributes: ['magic'], spells }), 'pre1900');
  expect([mage('fast'), mage('fast', 'zap'), mage('fast', 'zap', 'fly')]).toEqual([160, 210, 260]);
});

test('PORT-041 an independent mount costs its die and its attributes', () => {
  const beast = member({ die: 20, attributes: ['fearsome'], mount: { flying: true, rider: null } });
  expect(memberPoints(beast, 'pre1900')).toBe(145);
});

test('PORT-042 a rider is paid on top of his mount, attributes and spells included', () => {
  const rider = model({ die: 12, attributes: ['magic'], spells: ['zap', 'fly'] });
  const beast = member({ die: 12, count: 2, mount: { flying: false, rider } });
  expect(memberPoints(beast, 'pre1900')).toBe(2 * (60 + 60 + 100 + 50));
});

test('PORT-E02 prices of the worked example', () => {
  expect(unitPoints(lone({ mounted: true, attributes: ['heavyArmour', 'luck'] }), 'pre1900')).toBe(100);
  expect(unitPoints(lone({ attributes: ['magic'], spells: ['fast', 'zap'] }), 'pre1900')).toBe(210);
  expect(unitPoints(lone({ die: 20, mount: { flying: true, rider: model({ die: 12 }) } }), 'pre1900')).toBe(180);
});

test.each(ARMY_IDS)('PORT-053 the total of %s is that of the catalogue, unit by unit', (id) => {
  const printed = catalogue.armies.find((one) => one.id === id);
  const { list } = ARMIES[id];
  expect(list.units.map((unit) => unitPoints(unit, list.era))).toEqual(printed?.units.map(({ cost }) => cost));
  expect(withTotal({ ...list, total: 0 }).total).toBe(printed?.total);
});
