import { readArmy, whyNotArmy, type Terms } from '@/games/portal/rules/army';
import { ARMIES, ARMY_IDS, DICE } from '@/games/portal/rules/data';
import type { Fault } from '@/games/portal/rules/fault';
import type { ArmyList, UnitList } from '@/games/portal/rules/types';
import { army, band, gun, lone, member, model, vehicle } from '../../support/army';

const TERMS: Terms = { limit: null, payloadChecked: true };

const whyNot = (units: readonly UnitList[], other: Partial<ArmyList> = {}, terms = TERMS): Fault | undefined =>
  whyNotArmy(army(units, other), terms);
const ruleOf = (units: readonly UnitList[], era: ArmyList['era'] = 'pre1900') =>
  whyNotArmy(army(units, { era, total: army(units).total }), TERMS)?.rule;
/** In an army of its era, with the right total. */
const modern = (unit: UnitList) => {
  const list: ArmyList = { ...army([unit]), era: 'post1900' };
  const read = readArmy(list);
  return whyNotArmy({ ...list, total: 'army' in read ? list.total : Number(read.fault.params?.total) }, TERMS);
};
/** A band of five, the last four as said. */
const bandOf = (other: Parameters<typeof member>[0], count = 4) =>
  band({ members: [member({ leader: true }), member({ count, ...other })] });

test.each(ARMY_IDS)('PORT-016 the ready army %s may be fielded against any other, at its own size', (id) => {
  const { list, limit } = ARMIES[id];
  expect(whyNotArmy(list, { limit, payloadChecked: true })).toBeUndefined();
  expect(readArmy(list)).toEqual({ army: list });
});

describe('arms', () => {
  test('PORT-019 a kit, a weapon, or a kit with a thrown weapon', () => {
    expect(ruleOf([bandOf({ kit: 'spear' })])).toBeUndefined();
    expect(ruleOf([bandOf({ kit: null, weapon: 'bow' })])).toBeUndefined();
    expect(ruleOf([bandOf({ kit: 'shield', weapon: 'javelin' })])).toBeUndefined();
    expect(ruleOf([bandOf({ kit: 'shield', weapon: 'bow' })])).toBe('PORT-019');
    expect(ruleOf([bandOf({ kit: null, weapon: null })])).toBe('PORT-019');
  });

  test('PORT-020 no weapon, kit, vehicle weapon or gun of the other era', () => {
    expect(whyNot([bandOf({ kit: null, weapon: 'rifle' })])).toMatchObject({
      rule: 'PORT-020',
      params: { weapon: 'rifle' },
      at: { unit: 0, member: 1 },
    });
    expect(modern(bandOf({ mounted: true, kit: 'lance' }))?.rule).toBe('PORT-020');
    expect(whyNot([vehicle({ weapons: ['tankGun'] })])?.rule).toBe('PORT-020');
    expect(modern(vehicle({ weapons: ['tankGun'] }))).toBeUndefined();
    expect(modern(gun({ piece: 'catapult' }))?.rule).toBe('PORT-020');
    expect(modern(gun({ piece: 'mortar' }))).toBeUndefined();
  });

  test('PORT-021 some weapons are for those on foot, lances for those who ride', () => {
    expect(ruleOf([bandOf({ kit: null, weapon: 'bow', mounted: true })])).toBe('PORT-021');
    expect(ruleOf([bandOf({ kit: null, weapon: 'shortBow', mounted: true })])).toBeUndefined();
    expect(ruleOf([bandOf({ kit: 'lance' })])).toBe('PORT-021');
    expect(ruleOf([bandOf({ kit: 'lance', mounted: true })])).toBeUndefined();
    const onBeast = (rider: ReturnType<typeof model>) => ruleOf([lone({ mount: { flying: false, rider } })]);
    expect(onBeast(model({ kit: 'lance', leader: true }))).toBeUndefined();
    expect(onBeast(model({ kit: null, weapon: 'longbow', leader: true }))).toBe('PORT-021');
  });

  test('PORT-022 boulders and breath are not for those below D12', () => {
    expect(ruleOf([bandOf({ die: 10, weapon: 'boulder' })])).toBe('PORT-022');
    expect(ruleOf([bandOf({ die: 12, weapon: 'boulder' })])).toBeUndefined();
  });

  test('PORT-023 one support weapon for every five of a band', () => {
    const squad = (figures: number, support: number) =>
      modern(
        band({
          members: [
            member({ leader: true }),
            member({ count: figures - support - 1 }),
            ...(support > 0 ? [member({ kit: null, weapon: 'lmg', count: support })] : []),
          ],
        }),
      )?.rule;
    expect([squad(4, 1), squad(5, 1), squad(9, 2), squad(10, 2)]).toEqual([
      'PORT-023',
      undefined,
      'PORT-023',
      undefined,
    ]);
  });
});

describe('vehicles and guns', () => {
  test('PORT-025 a vehicle has a crew', () => {
    expect(ruleOf([vehicle({ crew: [] })])).toBe('PORT-025');
    expect(ruleOf([vehicle({ crew: [{ die: 4, count: 1 }] })])).toBeUndefined();
  });

  test('PORT-026 crew and weapons are no heavier than the payload, unless nobody checks', () => {
    const full = vehicle({ die: 6, crew: [{ die: 6, count: 3 }] });
    const over = vehicle({
      die: 6,
      crew: [
        { die: 6, count: 3 },
        { die: 4, count: 1 },
      ],
    });
    expect(whyNot([full])).toBeUndefined();
    expect(whyNot([over])).toEqual({ rule: 'PORT-026', params: { load: 40, payload: 36 }, at: { unit: 0 } });
    expect(whyNot([over], {}, { limit: null, payloadChecked: false })).toBeUndefined();
  });

  test('PORT-E03 payloads of the worked example', () => {
    const build = (die: 6 | 10 | 12, count: number) =>
      modern(vehicle({ die, crew: [{ die: 6, count }], weapons: ['machineGun'] }))?.rule;
    expect([build(12, 3), build(6, 1), build(10, 4)]).toEqual([undefined, 'PORT-026', undefined]);
  });

  test('PORT-027 a ground vehicle has any die', () => {
    for (const die of DICE) expect(ruleOf([vehicle({ die, crew: [{ die: 4, count: 1 }] })])).toBeUndefined();
  });

  test('PORT-029 a flying one has D10, D12 or D20', () => {
    const flies = DICE.filter((die) => !ruleOf([vehicle({ die, flying: true, crew: [{ die: 4, count: 1 }] })]));
    expect(flies).toEqual([10, 12, 20]);
    expect(ruleOf([vehicle({ die: 8, flying: true })])).toBe('PORT-029');
  });

  test('PORT-031 a gun is bought with two or more', () => {
    expect(ruleOf([gun({ crew: [{ die: 6, count: 1 }] })])).toBe('PORT-031');
    expect(ruleOf([gun({ crew: [] })])).toBe('PORT-031');
  });

  test('PORT-032 all who serve one gun have the same die', () => {
    expect(
      ruleOf([
        gun({
          crew: [
            { die: 6, count: 2 },
            { die: 4, count: 1 },
          ],
        }),
      ]),
    ).toBe('PORT-032');
    expect(
      ruleOf([
        gun({
          crew: [
            { die: 6, count: 2 },
            { die: 6, count: 1 },
          ],
        }),
      ]),
    ).toBeUndefined();
  });
});

describe('attributes and spells', () => {
  test('PORT-034 attributes are bought for D12 and D20', () => {
    expect(whyNot([bandOf({ die: 10, attributes: ['luck'] })])).toMatchObject({
      rule: 'PORT-034',
      params: { die: 10 },
      at: { unit: 0, member: 1 },
    });
    expect(ruleOf([vehicle({ die: 10, attributes: ['fast'] })])).toBe('PORT-034');
    expect(ruleOf([lone({ die: 20, attributes: ['luck'] })])).toBeUndefined();
  });

  test('PORT-036 each attribute once', () => {
    expect(ruleOf([lone({ attributes: ['luck', 'fast', 'luck'] })])).toBe('PORT-036');
  });

  test('PORT-037 each attribute for those who may have it', () => {
    const onFoot = (id: 'amphibious' | 'turnX2' | 'hover' | 'waterborne') => ruleOf([lone({ attributes: [id] })]);
    expect([onFoot('amphibious'), onFoot('turnX2'), onFoot('hover'), onFoot('waterborne')]).toEqual([
      undefined,
      'PORT-037',
      'PORT-037',
      'PORT-037',
    ]);
    const beast = { flying: false, rider: null };
    expect(ruleOf([lone({ mount: beast, attributes: ['waterborne'] })])).toBeUndefined();
    expect(ruleOf([lone({ mount: beast, attributes: ['amphibious'] })])).toBe('PORT-037');
    expect(ruleOf([lone({ mount: beast, attributes: ['magic'], spells: ['zap'] })])).toBeUndefined();
    expect(ruleOf([vehicle({ attributes: ['magic'] })])).toBe('PORT-037');
    expect(ruleOf([vehicle({ attributes: ['hover'] })])).toBe('PORT-037');
    expect(ruleOf([vehicle({ flying: true, attributes: ['hover', 'turnX2'] })])).toBeUndefined();
  });

  test('PORT-038 what makes shots better needs something to shoot with', () => {
    expect(ruleOf([lone({ attributes: ['sharpshooter'] })])).toBe('PORT-038');
    expect(ruleOf([lone({ kit: null, weapon: 'bow', attributes: ['sharpshooter', 'heavyRange'] })])).toBeUndefined();
    expect(ruleOf([vehicle({ attributes: ['heavyRange'] })])).toBe('PORT-038');
    expect(ruleOf([vehicle({ weapons: ['gatling'], attributes: ['heavyRange'] })])).toBeUndefined();
  });

  test('PORT-039 who has Magic knows a spell, and none twice', () => {
    const mage = (...spells: ('fast' | 'zap')[]) => ruleOf([lone({ attributes: ['magic'], spells })]);
    expect([mage(), mage('zap'), mage('zap', 'fast'), mage('zap', 'zap')]).toEqual([
      'PORT-039',
      undefined,
      undefined,
      'PORT-039',
    ]);
    expect(ruleOf([lone({ spells: ['zap'] })])).toBe('PORT-039');
  });

  test('PORT-040 nobody knows four spells', () => {
    const spells = ['fast', 'zap', 'fly', 'slow'] as const;
    expect(ruleOf([lone({ attributes: ['magic'], spells })])).toBe('PORT-040');
    expect(ruleOf([lone({ attributes: ['magic'], spells: spells.slice(1) })])).toBeUndefined();
  });

  test('PORT-E04 attributes of the worked example', () => {
    expect(ruleOf([bandOf({ die: 10, attributes: ['fearsome'] })])).toBe('PORT-034');
    expect(ruleOf([vehicle({ die: 12, attributes: ['hover'] })])).toBe('PORT-037');
    expect(ruleOf([lone({ attributes: ['waterborne'] })])).toBe('PORT-037');
    expect(ruleOf([lone({ attributes: ['amphibious'] })])).toBeUndefined();
  });
});

describe('mounts and units', () => {
  const rider = model({ die: 12, leader: true });

  test('PORT-041 an independent mount has a D8 at least', () => {
    const pack = (die: 6 | 8) =>
      ruleOf([
        band({ members: [member({ leader: true }), member({ die, count: 2, mount: { flying: false, rider: null } })] }),
      ]);
    expect([pack(6), pack(8)]).toEqual(['PORT-041', undefined]);
  });

  test('PORT-042 one rider a mount, judged like any soldier', () => {
    expect(ruleOf([lone({ mount: { flying: false, rider: { ...rider, count: 2 } } })])).toBe('PORT-042');
    expect(
      whyNot([lone({ mount: { flying: false, rider: { ...rider, die: 8, attributes: ['luck'] } } })]),
    ).toMatchObject({
      rule: 'PORT-034',
      at: { unit: 0, member: 0, rider: true },
    });
  });

  test('PORT-043 only a D20 flies', () => {
    expect(ruleOf([lone({ die: 12, mount: { flying: true, rider } })])).toBe('PORT-043');
    expect(ruleOf([lone({ die: 20, mount: { flying: true, rider } })])).toBeUndefined();
  });

  test('PORT-044 a band has three to twenty', () => {
    const of = (count: number) => whyNot([bandOf({}, count)])?.rule;
    expect([of(1), of(2), of(19), of(20)]).toEqual(['PORT-044', undefined, undefined, 'PORT-044']);
  });

  test('PORT-045 alone goes one of D12 or D20', () => {
    expect(ruleOf([lone({ die: 10 })])).toBe('PORT-045');
    expect(ruleOf([lone({ count: 2 })])).toBe('PORT-045');
    expect(ruleOf([{ ...lone(), members: [] } as UnitList])).toBe('PORT-045');
    expect(ruleOf([lone({ die: 20 })])).toBeUndefined();
  });

  test('PORT-048 a band names one of its soldiers as leader', () => {
    expect(ruleOf([band({ members: [member({ count: 5 })] })])).toBe('PORT-048');
    expect(ruleOf([band({ members: [member({ count: 5, leader: true })] })])).toBe('PORT-048');
    const beasts = (mountLeads: boolean, riderLeads: boolean) =>
      ruleOf([
        band({
          members: [
            member({ die: 8, leader: mountLeads, mount: { flying: false, rider: { ...rider, leader: riderLeads } } }),
            member({ count: 2 }),
          ],
        }),
      ]);
    expect([beasts(false, true), beasts(true, false), beasts(true, true)]).toEqual([undefined, 'PORT-048', 'PORT-048']);
  });

  test('PORT-049 who stands alone leads himself, mount and rider both', () => {
    expect(ruleOf([lone({ leader: false })])).toBe('PORT-049');
    expect(ruleOf([lone({ mount: { flying: false, rider: { ...rider, leader: false } } })])).toBe('PORT-049');
  });

  test('PORT-G42 a block has no more files than members', () => {
    expect(ruleOf([band({ files: 5 })])).toBeUndefined();
    expect(ruleOf([band({ files: 6 })])).toBe('PORT-G42');
  });

  test('PORT-046 a vehicle, PORT-047 a gun is a unit of its own', () => {
    expect(ruleOf([vehicle(), gun()])).toBeUndefined();
    for (const unit of [vehicle(), gun()])
      expect(readArmy(army([{ ...unit, members: [member()] } as UnitList]))).toMatchObject({
        fault: { rule: 'PORT-D113', params: { field: 'members' }, at: { unit: 0 } },
      });
  });
});

describe('the whole army', () => {
  test('PORT-051 no more than the agreed size; less is fine', () => {
    const over = whyNot([band()], {}, { limit: 59, payloadChecked: true });
    expect(over).toEqual({ rule: 'PORT-051', params: { total: 60, limit: 59, over: 1 }, at: {} });
    expect(whyNot([band()], {}, { limit: 60, payloadChecked: true })).toBeUndefined();
    expect(whyNot([band()], {}, { limit: 600, payloadChecked: true })).toBeUndefined();
  });

  test('PORT-052 one unit at least, sixty elements at most', () => {
    const bands = (count: number) =>
      [0, 1, 2]
        .map((at) => band({ id: `b${at}`, members: [member({ leader: true }), member({ count: 19 })] }))
        .slice(0, count);
    expect(ruleOf([])).toBe('PORT-052');
    expect(ruleOf(bands(3))).toBeUndefined();
    expect(ruleOf([...bands(3), gun()])).toBe('PORT-052');
  });

  test('PORT-053 the printed total is the computed one', () => {
    expect(whyNot([band()], { total: 61 })).toMatchObject({ rule: 'PORT-053', params: { printed: 61, total: 60 } });
  });

  test('the first unit that breaks a rule is named', () => {
    expect(whyNot([band(), lone({ die: 10 }), gun({ crew: [] })])).toMatchObject({ rule: 'PORT-045', at: { unit: 1 } });
  });
});
