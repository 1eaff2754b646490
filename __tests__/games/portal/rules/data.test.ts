import {
  ARMIES,
  ARMY_IDS,
  ARTILLERY,
  ATTRIBUTES,
  ATTRIBUTE_MIN_DIE,
  DEVIATION_DIRECTIONS,
  DEVIATION_DISTANCES,
  DICE,
  DIE_POINTS,
  FLYER_MOVE,
  FLYER_SIZE,
  FOOT_RADIUS,
  KITS,
  MODIFIERS,
  MOUNTED_RADIUS,
  MOUNT_RADIUS,
  NEEDED,
  PAYLOAD,
  PIECE_SIZE,
  SOLDIER_MOVE,
  SPELLS,
  TABLES,
  TERRAIN,
  TERRAIN_FACTOR,
  VEHICLE_MOVE,
  VEHICLE_SIZE,
  VEHICLE_WEAPONS,
  VEHICLE_WEAPON_POINTS,
  WEAPONS,
  type Size,
} from '@/games/portal/rules/data';
import type { Bought, Member, UnitList } from '@/games/portal/rules/types';
import artillery from '../data/artillery.json';
import armies from '../data/armies.json';
import footprints from '../data/footprints.json';
import tables from '../data/tables.json';
import terrain from '../data/terrain.json';
import weapons from '../data/weapons.json';

/** By id, without the words and remarks of the catalogue. */
const byId = <T extends { id: string }, U>(list: readonly T[], pick: (one: T) => U): Record<string, U> =>
  Object.fromEntries(list.map((one) => [one.id, pick(one)]));
const plain = (table: object): object =>
  Object.fromEntries(Object.entries(table).filter(([key]) => !key.startsWith('_')));
const bySides = (table: Record<string, number[]>): object =>
  Object.fromEntries(Object.entries(table).map(([die, [length, width]]): [string, Size] => [die, { length, width }]));

describe('prices and allowances', () => {
  test('PORT-004 the dice', () => expect(DICE).toEqual(tables.dice));
  test('PORT-017 prices of the dice in both eras', () => expect(DIE_POINTS).toEqual(plain(tables.pointCost)));
  test('PORT-024 price of a vehicle weapon', () => expect(VEHICLE_WEAPON_POINTS).toBe(tables.vehicleWeaponCost));
  test('PORT-026 payload of the hulls', () => expect(PAYLOAD).toEqual(plain(tables.payload)));
  test('PORT-093 allowances of soldiers', () => expect(SOLDIER_MOVE).toEqual(tables.moveMm.soldier));
  test('PORT-094 allowances of vehicles', () => expect(VEHICLE_MOVE).toEqual(tables.moveMm.vehicle));
  test('PORT-095 allowances of flying vehicles', () => expect(FLYER_MOVE).toEqual(tables.moveMm.flyingVehicle));
  test('PORT-055 tables of three sizes', () => expect(TABLES).toEqual(plain(tables.tableSizes)));

  test('PORT-034 attributes are for D12 and D20', () => expect(ATTRIBUTE_MIN_DIE).toBe(tables.attributeMinDie));
  test('PORT-035 prices of attributes, PORT-037 and who may have them', () => {
    expect(ATTRIBUTES).toEqual(
      byId(tables.attributes, (one) => ({
        points: one.cost,
        bearers: one.for,
        ...('needs' in one ? { needsWeapon: true } : {}),
      })),
    );
  });
  test('PORT-039 spells: range, template, turns, castings and sight', () => {
    expect(SPELLS).toEqual(
      byId(tables.spells, (one) => ({
        range: one.rangeMm,
        template: one.templateMm,
        turns: one.turns,
        uses: one.usesPerGame,
        target: one.target === 'placeNearSelf' ? 'besideSelf' : one.target,
        needsSight: 'needsSight' in one && one.needsSight === true,
      })),
    );
  });
});

describe('dice', () => {
  test('PORT-184 every modifier of the catalogue has its value', () => {
    const { attack, recovery, morale } = tables.modifiers;
    const named = (id: string) => (id === 'losPartial' ? 'partialSight' : id);
    // A spear takes a bonus away (PORT-160) and adds nothing itself.
    const theirs = [...attack, ...recovery, ...morale].filter(({ id }) => id !== 'spear');
    expect(MODIFIERS).toEqual(Object.fromEntries(theirs.map(({ id, value }) => [named(id), value])));
  });
  test('PORT-147 what dice must reach', () => {
    const { thresholds } = tables;
    expect(NEEDED).toEqual({
      attack: thresholds.attackHitMin,
      artillery: thresholds.artilleryOnTargetMin,
      recovery: thresholds.recoveryMin,
      morale: thresholds.moraleMin,
      casting: thresholds.castBackfireMax + 1,
      backfire: thresholds.backfireSafeMin,
      capture: thresholds.captureExact,
    });
  });
  test('PORT-275 directions of a deviation', () =>
    expect(DEVIATION_DIRECTIONS).toEqual(Object.values(tables.deviation.direction)));
  test('PORT-276 distances of a deviation', () =>
    expect(DEVIATION_DISTANCES).toEqual(Object.values(tables.deviation.distanceMm)));
});

describe('weapons and pieces', () => {
  const armed = (list: readonly { id: string; eras: string[]; rMm: number; props: string[] }[]) =>
    byId(list, (one) => ({
      eras: one.eras,
      range: one.rMm,
      props: one.props,
      attacks: 'burst' in one ? one.burst : 1,
    }));
  test('PORT-020 projectile weapons', () => expect(WEAPONS).toEqual(armed(weapons.projectile)));
  test('PORT-161 vehicle weapons', () => expect(VEHICLE_WEAPONS).toEqual(armed(weapons.vehicle)));
  test('PORT-021 melee kits', () => {
    expect(KITS).toEqual(
      byId(weapons.meleeKits, (one) => ({
        eras: one.eras,
        mountedOnly: 'props' in one && one.props?.includes('mountedOnly') === true,
      })),
    );
  });
  test('PORT-033 artillery', () => {
    expect(ARTILLERY).toEqual(
      byId(artillery.pieces, (one) => ({
        eras: one.eras,
        die: one.die,
        fire: one.fire,
        range: one.rMm,
        template: one.templateMm,
        size: one.footprint,
      })),
    );
  });
  test('PORT-G40 all templates have even diameters', () => {
    for (const { template } of [...Object.values(ARTILLERY), ...Object.values(SPELLS)])
      expect((template ?? 0) % 2).toBe(0);
  });
});

describe('terrain and footprints', () => {
  test('PORT-060 pieces of terrain, PORT-064 with their patches', () => {
    expect(TERRAIN).toEqual(
      byId(terrain.pieces, (one) => ({
        difficulty: one.difficulty,
        sight: one.sight,
        outline: one.poly,
        ...('tags' in one ? { deepWater: true } : {}),
        ...(one.patches
          ? { patches: one.patches.map(({ name, difficulty, poly }) => ({ key: name, difficulty, outline: poly })) }
          : {}),
      })),
    );
  });
  test('PORT-103 factors of terrain', () =>
    expect({ ...TERRAIN_FACTOR, impassable: null }).toEqual(plain(tables.terrainFactor)));
  test('PORT-G11 radii', () => {
    expect({
      foot: FOOT_RADIUS,
      mounted: MOUNTED_RADIUS,
      independentMount: MOUNT_RADIUS,
      guardian: FOOT_RADIUS,
    }).toEqual(footprints.circlesRadiusMm);
  });
  test('PORT-G12 rectangles', () => {
    const { vehicle, flyingVehicle, artillery: pieces } = footprints.rectanglesMm;
    expect(VEHICLE_SIZE).toEqual(bySides(vehicle));
    expect(FLYER_SIZE).toEqual(bySides(flyingVehicle));
    expect(PIECE_SIZE).toEqual(bySides(pieces));
  });
});

describe('armies', () => {
  type Theirs = (typeof armies.armies)[number];
  const words = (name: string): string =>
    (name.normalize('NFD').replace(/[̀-ͯ']/g, '').match(/\w+/g) ?? [])
      .filter((word, i, all) => i > 0 || word !== 'The' || all.length === 1)
      .map((word, i) => (i === 0 ? word.toLowerCase() : word[0].toUpperCase() + word.slice(1).toLowerCase()))
      .join('');
  const gear = ({ name, die, count, mounted, kit, weapon, attributes, spells, leader }: Bought) => ({
    name,
    die,
    count,
    ...(mounted ? { mounted } : {}),
    ...(kit === null ? {} : { kit }),
    ...(weapon === null ? {} : { weapon }),
    ...(leader ? { leader } : {}),
    ...(attributes.length === 0 ? {} : { attributes }),
    ...(spells.length === 0 ? {} : { spells }),
  });
  const member = (one: Member) => ({
    ...gear(one),
    ...(one.mount === null ? {} : { independentMount: true }),
    ...(one.mount?.flying ? { flying: true } : {}),
    ...(one.mount?.rider ? { rider: gear(one.mount.rider) } : {}),
  });
  /** PORT-049 The catalogue leaves out that whoever stands alone leads himself. */
  const unled = (one: Member): Member => ({
    ...one,
    leader: false,
    mount: one.mount && { ...one.mount, rider: one.mount.rider && { ...one.mount.rider, leader: false } },
  });
  const unit = (one: UnitList) =>
    'members' in one
      ? {
          ...one,
          members: one.members.map((own) => member(one.kind === 'lone' ? unled(own) : own)),
          ...(one.kind === 'band' ? { formation: one.files === null ? 'loose' : 'tight' } : {}),
        }
      : one;
  /** As the catalogue has it, with keys for names. */
  const keyed = (army: Theirs): unknown =>
    JSON.parse(JSON.stringify(army.units), (key, value: unknown) =>
      key === 'name' && typeof value === 'string' ? `@${army.id}.${words(value)}` : key === 'cost' ? undefined : value,
    );

  test('PORT-053 the ready armies stand in the order of the catalogue', () =>
    expect(ARMY_IDS).toEqual(armies.armies.map(({ id }) => id)));
  test.each(armies.armies)('PORT-053 the ready army $id', (theirs) => {
    const ours = ARMIES[theirs.id as keyof typeof ARMIES];
    expect(ours).toMatchObject({
      mode: theirs.mode,
      limit: theirs.limit,
      list: { name: `@${theirs.id}.name`, era: theirs.era, total: theirs.total },
    });
    const units = ours.list.units
      .map(unit)
      .map((one) => ('files' in one && one.files === null ? { ...one, files: undefined } : one));
    expect(units).toEqual(keyed(theirs));
  });
  test('PORT-016 two armies to a pair', () => {
    const pairs = ARMY_IDS.map((id) => ARMIES[id].pair);
    for (const pair of pairs) expect(pairs.filter((other) => other === pair)).toHaveLength(2);
  });
});
