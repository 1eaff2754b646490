import {
  kitsFor,
  mountedOr,
  toggledAttribute,
  weaponsFor,
  withKit,
  withWeapon,
} from '@/games/portal/board/setup/arming';
import {
  freeId,
  modelAt,
  ofEra,
  withCopy,
  withFiles,
  withMember,
  withModel,
  withNewMember,
  withNewUnit,
  withoutMember,
  withoutUnit,
} from '@/games/portal/board/setup/edits';
import { driveOf, needOf, oddsOf, walkOf } from '@/games/portal/board/setup/facts';
import { crewOf, withCrew, withGunCrew, withVehicle } from '@/games/portal/board/setup/machines';
import { gunsOf, NEW_UNITS, newUnit } from '@/games/portal/board/setup/newUnits';
import { attributeChoices, standingOf, tried } from '@/games/portal/board/setup/tries';
import { powerWords, unitWords } from '@/games/portal/board/setup/words';
import { whyNotArmy } from '@/games/portal/rules/army';
import { ARMIES, ERAS } from '@/games/portal/rules/data';
import { army, band, gun, lone, member, model, vehicle } from '../../support/army';

const TERMS = { limit: 600, payloadChecked: true };
const LEADER = { member: 0, rider: false };
const NAMES = { unit: 'New', leader: 'Leader', soldier: 'Soldier' };

describe('new units', () => {
  test.each(ERAS)('PORT-044 everything that can be added is legal as it is bought, in %s', (era) => {
    for (const kind of [...NEW_UNITS, ...gunsOf(era)]) {
      const list = withNewUnit(ofEra(army([]), era), newUnit(kind, NAMES));
      expect(whyNotArmy(list, TERMS)).toBeUndefined();
    }
  });

  test('PORT-010 added and copied units have ids of their own', () => {
    const three = withCopy(withNewUnit(withNewUnit(army([]), newUnit('foot', NAMES)), newUnit('hero', NAMES)), 0);
    expect(three.units.map(({ kind }) => kind)).toEqual(['band', 'band', 'lone']);
    expect(new Set(three.units.map(({ id }) => id)).size).toBe(3);
    expect(freeId(withoutUnit(three, 0))).not.toBe(three.units[1]?.id);
  });
});

describe('edits', () => {
  const list = army([band(), lone({ mount: { flying: false, rider: model({ leader: true }) } })]);

  test('PORT-053 every edit has its total at once', () => {
    expect(withMember(list, 0, 1, (one) => ({ ...one, count: 6 })).total).toBe(list.total + 24);
    expect(withModel(list, 1, { member: 0, rider: true }, () => ({ die: 12 })).total).toBe(list.total + 48);
    expect(ofEra(list, 'post1900').total).toBe(list.total + 40);
    expect(withoutUnit(list, 0).total).toBe(list.total - 60);
  });

  test('others of a band are armed like its last, and never lead', () => {
    const more = withNewMember(list, 0);
    expect(modelAt(more.units[0], { member: 2, rider: false })).toMatchObject({ count: 1, leader: false, die: 6 });
    expect(withoutMember(more, 0, 2)).toEqual(list);
  });

  test('PORT-044 an edit that breaks a rule is refused with it, and nothing changes', () => {
    const few = withMember(list, 0, 1, (one) => ({ ...one, count: 1 }));
    expect(tried(list, few, 0, TERMS)).toMatchObject({ fault: { rule: 'PORT-044', at: { unit: 0 } } });
    const more = withMember(list, 0, 1, (one) => ({ ...one, count: 5 }));
    expect(tried(list, more, 0, TERMS)).toEqual({ army: more });
  });

  test('PORT-020 a unit that the other era broke can be changed in any way', () => {
    const bows = army([band({ members: [member({ leader: true }), member({ count: 4, kit: null, weapon: 'bow' })] })]);
    const modern = ofEra(bows, 'post1900');
    expect(standingOf(modern, TERMS).faults[0]?.rule).toBe('PORT-020');
    expect(tried(modern, withFiles(modern, 0, 2), 0, TERMS)).toHaveProperty('army');
  });

  test('PORT-051 over the size is allowed while building, and said', () => {
    expect(standingOf(list, { limit: 100, payloadChecked: true })).toMatchObject({
      left: 0,
      over: list.total - 100,
      fault: { rule: 'PORT-051' },
    });
    expect(standingOf(list, TERMS)).toMatchObject({ over: 0, left: 600 - list.total, fault: undefined });
  });
});

describe('arms', () => {
  test('PORT-019 a kit lays aside what is not thrown, and a bow the kit', () => {
    expect(withKit({ weapon: 'bow' }, 'shield')).toEqual({ kit: 'shield', weapon: null });
    expect(withKit({ weapon: 'javelin' }, 'shield')).toEqual({ kit: 'shield', weapon: 'javelin' });
    expect(withWeapon({ kit: 'shield' }, 'bow')).toEqual({ kit: null, weapon: 'bow' });
    expect(withWeapon({ kit: null }, null)).toEqual({ kit: 'hand', weapon: null });
  });

  test('PORT-021 into the saddle without a longbow, out of it without a lance', () => {
    expect(mountedOr(model({ kit: null, weapon: 'longbow' }), true)).toEqual({
      mounted: true,
      kit: 'hand',
      weapon: null,
    });
    expect(mountedOr(model({ kit: null, weapon: 'shortBow' }), true)).toEqual({
      mounted: true,
      kit: null,
      weapon: 'shortBow',
    });
    expect(mountedOr(model({ kit: 'lance', mounted: true }), false)).toEqual({
      mounted: false,
      kit: 'hand',
      weapon: null,
    });
  });

  test('PORT-020 … only what an era, a saddle and a die allow is offered', () => {
    const foot = { era: 'pre1900', sits: false, die: 6 } as const;
    expect(kitsFor(foot)).not.toContain('lance');
    expect(kitsFor({ ...foot, sits: true })).toContain('lance');
    expect(weaponsFor(foot)).toContain('bow');
    expect(weaponsFor({ ...foot, sits: true })).not.toContain('bow');
    expect(weaponsFor(foot)).not.toContain('rifle');
    expect(weaponsFor({ ...foot, die: 12 })).toContain('boulder');
    expect(weaponsFor(foot)).not.toContain('boulder');
  });

  test('PORT-039 Magic brings a first spell and takes all along', () => {
    const mage = toggledAttribute(model({ die: 12 }), 'magic');
    expect(mage).toEqual({ attributes: ['magic'], spells: ['fireball'] });
    expect(toggledAttribute(model({ ...mage, spells: ['zap', 'fly'] }), 'magic')).toEqual({
      attributes: [],
      spells: [],
    });
  });

  test('PORT-034 all attributes are offered, those that may not be had with their rule', () => {
    const weak = attributeChoices(band(), LEADER);
    expect(weak).toHaveLength(14);
    expect(new Set(weak.map(({ fault }) => fault?.rule))).toEqual(new Set(['PORT-034']));
    const hero = attributeChoices(lone({ attributes: ['luck'] }), LEADER);
    expect(hero[0]).toMatchObject({ id: 'luck', has: true });
    expect(hero.find(({ id }) => id === 'hover')?.fault?.rule).toBe('PORT-037');
    expect(hero.find(({ id }) => id === 'sharpshooter')?.fault?.rule).toBe('PORT-038');
    expect(attributeChoices(gun(), LEADER)).toEqual([]);
  });
});

test('PORT-024 crews are counted by die', () => {
  const crew = [{ die: 6, count: 2 }] as const;
  expect(withCrew(crew, 8, 1)).toEqual([
    { die: 6, count: 2 },
    { die: 8, count: 1 },
  ]);
  expect(withCrew(crew, 6, 0)).toEqual([]);
  expect(crewOf(withCrew(crew, 6, 3), 6)).toBe(3);
  const list = army([vehicle(), gun()]);
  expect(withVehicle(list, 0, () => ({ die: 20 })).total).toBe(list.total + 60);
  expect(withGunCrew(list, 1, 8, 3).units[1]).toMatchObject({ crew: [{ die: 8, count: 3 }] });
});

describe('what is shown of a unit', () => {
  test('PORT-147 what a die must show, and how often it does', () => {
    expect(needOf(10, 5, 0)).toEqual({ natural: 5, percent: 60 });
    expect(needOf(10, 5, 2)).toEqual({ natural: 3, percent: 80 });
    expect(needOf(4, 5, 0)).toEqual({ natural: 5, percent: 0 });
    const knight = oddsOf(model({ die: 10, mounted: true, kit: 'lance' }));
    expect(
      [knight.melee, knight.charging, knight.chargingSpears, knight.recovery].map(({ percent }) => percent),
    ).toEqual([60, 80, 70, 70]);
    expect(knight.shooting).toBeNull();
  });

  test('PORT-093 … how far it goes', () => {
    expect(walkOf(model({ die: 6 }))).toBe(100);
    expect(walkOf(model({ die: 6, mounted: true }))).toBe(120);
    expect(walkOf(model({ die: 12, attributes: ['fast'] }))).toBe(250);
    expect(walkOf(model({ die: 20, attributes: ['fast'] }))).toBe(280);
    expect([driveOf(10, false), driveOf(10, true)]).toEqual([150, 400]);
  });

  test('a row says how the ranks are armed and how they stand', () => {
    const keys = (at: number) => unitWords(ARMIES.knights.list.units[at] ?? gun()).map(({ key }) => key);
    expect(keys(1)).toEqual(['portal.kit.lance.name', 'portalSetup.mounted', 'portalSetup.loose']);
    expect(keys(3)).toEqual(['portalSetup.ranged', 'portalSetup.files']);
    expect(powerWords(ARMIES.knights.list.units[0] ?? gun()).map(({ key }) => key)).toEqual([
      'portal.attribute.heavyArmour.name',
      'portal.attribute.luck.name',
    ]);
  });
});
