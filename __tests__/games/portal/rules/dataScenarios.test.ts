import { ARMIES, COS, SCENARIOS, SCENARIO_IDS, SIN, TERRAIN, TRIG_SCALE } from '@/games/portal/rules/data';
import scenarios from '../data/scenarios.json';
import tables from '../data/tables.json';
import trig from '../data/trig.json';
import * as data from '@/games/portal/rules/data';

test('PORT-054 the ready scenarios stand in the order of the catalogue', () => {
  expect(SCENARIO_IDS).toEqual(scenarios.scenarios.map(({ id }) => id));
  expect(SCENARIOS.map(({ id }) => id)).toEqual(SCENARIO_IDS);
});

test.each(scenarios.scenarios)('PORT-066 the ready scenario $id', (theirs) => {
  const ours = SCENARIOS.find(({ id }) => id === theirs.id);
  expect(ours).toEqual({
    id: theirs.id,
    mode: theirs.mode,
    seats: { min: 'minPlayers' in theirs ? theirs.minPlayers : theirs.players, max: theirs.players },
    table: theirs.table,
    turns: theirs.length.turns,
    armies: theirs.armies.map(([army]) => (army === '*' ? 'any' : army)),
    terrain: theirs.terrain.map((laid) => ({
      ...laid,
      patches: (TERRAIN[laid.piece as keyof typeof TERRAIN].patches ?? []).map(({ difficulty }) => difficulty),
    })),
    zones: theirs.zones.map(({ poly, facing }) => {
      const [[x, y], , [right, bottom]] = poly;
      return { x, y, w: right - x, h: bottom - y, facing };
    }),
    objectives: theirs.objectives.map(({ vp, ...objective }) => {
      expect(vp).toBe(data.OBJECTIVE_POINTS);
      return objective.type === 'holdRun' ? { side: null, ...objective } : objective;
    }),
  });
  for (const army of ours?.armies ?? []) expect(army === 'any' || army in ARMIES).toBe(true);
});

test('PORT-G03 sines and cosines of all whole degrees', () => {
  expect(TRIG_SCALE).toBe(trig.scale);
  expect(SIN.slice(0, 91)).toEqual(trig.sin0to90);
  for (let degrees = 0; degrees < 360; degrees++) {
    const exact = (of: (radians: number) => number) => Math.abs(of((degrees * Math.PI) / 180) * TRIG_SCALE);
    expect(Math.abs(Math.abs(SIN[degrees]) - exact(Math.sin))).toBeLessThanOrEqual(0.5);
    expect(Math.abs(Math.abs(COS[degrees]) - exact(Math.cos))).toBeLessThanOrEqual(0.5);
    expect(SIN[(degrees + 180) % 360] + SIN[degrees]).toBe(0);
    expect(COS[degrees]).toBe(SIN[(degrees + 90) % 360]);
  }
});

test('PORT-118 constants of movement are those of the catalogue', () => {
  const { movement, ranges, limits, victory } = tables;
  const pairs: [number, number][] = [
    [data.RUN_FACTOR, movement.runMultiplier],
    [data.RUN_FACTOR, movement.chargeMultiplier],
    [data.STAND_UP, movement.standUpMm],
    [data.VEHICLE_TURN, movement.vehicleTurnDeg],
    [data.TURN_X2_TURN, movement.turnX2Deg],
    [data.VEHICLE_TURNS, movement.vehicleTurnsMax],
    [data.TURN_X2_TURNS, movement.turnX2TurnsMax],
    [data.REVERSE_FACTOR, movement.reverseFactor],
    [data.GUN_MOVE_DIVISOR, movement.artilleryMoveDivisor],
    [data.MAX_WHEEL, movement.wheelMaxDeg],
    [data.WHEEL_DIVISOR, movement.wheelBudgetDivisor],
    [data.WHEEL_STEP, movement.wheelSampleDeg],
    [data.MAX_ALIGN, movement.alignMaxDeg],
    [data.MAX_TIGHT_PARTS, movement.tightPartsMax],
    [data.OUTLINE_STEP, movement.outlineSampleMm],
    [data.MAX_WAYPOINTS, limits.pathWaypointsMax],
    [data.PLACEMENT_RINGS, limits.forcedPlacementRings],
    [data.PROJECTILE_MELEE, ranges.projectileMeleeMm],
    [data.FEAR_SPREADS, ranges.fleeContagionMm],
    [data.FEARSOME, ranges.fearsomeMm],
    [data.SHARPSHOOTER_EXTRA, ranges.sharpshooterExtraMm],
    [data.LOOSE_LINK, ranges.looseCohesionMm],
    [data.LEADER_JOIN, ranges.leaderAttachMm],
    [data.SUMMON_PLACE, ranges.summonPlaceMm],
    [data.CONTACT_GAP, ranges.contactGapMm],
    [data.SAME_UNIT_OVERLAP, ranges.sameUnitOverlapMm],
    [data.AREA_SIGHT, ranges.areaSightMm],
    [data.SOFT_NEAR, ranges.softNearMm],
    [data.OBJECTIVE_RADIUS, ranges.objectiveDefaultMm],
    [data.TERRAIN_GAP, ranges.terrainGapMm],
    [data.COVER_SQUARE, ranges.coverSquareMm],
    [data.FLED_POINTS, victory.fledUnitVp],
    [data.OBJECTIVE_POINTS, victory.objectiveVp],
    [data.COVER_POINTS, victory.tableCoverVp],
  ];
  for (const [ours, theirs] of pairs) expect(ours).toBe(theirs);
});

test('PORT-052 limits of armies and games are those of the catalogue', () => {
  const { limits, gameLength, artillery } = tables;
  expect([data.MAX_SEATS, data.MIN_BAND, data.MAX_BAND, data.LONE_MIN_DIE]).toEqual([
    limits.playersMax,
    limits.bandMin,
    limits.bandMax,
    limits.loneFigureMinDie,
  ]);
  expect([data.SOLDIERS_PER_SUPPORT, data.MAX_ELEMENTS, data.SIEGE_ABOVE, data.LAST_TURN]).toEqual([
    limits.supportPerSoldiers,
    limits.elementsPerArmyMax,
    limits.suggestSiegeOver,
    limits.untilVictoryTurnCap,
  ]);
  expect([data.MIN_TERRAIN, data.MAX_TERRAIN]).toEqual([limits.terrainMin, limits.terrainMax]);
  expect([data.DEFAULT_TURNS, data.DEFAULT_MINUTES, data.ROLL_OFF_SIDES]).toEqual([
    gameLength.default.turns,
    gameLength.timeMinutesDefault,
    tables.initiativeDie,
  ]);
  expect([data.MISFIRE_FACE, data.MISFIRES_TO_BURST, data.MIN_GUN_CREW]).toEqual([
    artillery.misfireNatural,
    artillery.misfiresToDestroy,
    tables.minCrew.artillery,
  ]);
  expect([data.EXTRA_SPELL_POINTS, data.MAX_SPELLS]).toEqual([tables.spellExtraCost, tables.spellMax]);
});
