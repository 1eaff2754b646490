import { ConfigError, stateHash } from '@/engine';
import { proposedMode, usualPiece } from '@/games/portal/rules/agreed';
import { parseConfig } from '@/games/portal/rules/config';
import { ARMIES, SCENARIO_IDS, SCENARIOS } from '@/games/portal/rules/data';
import { army, band, lone, member } from '../../support/army';

/** The rule that a config breaks: a ConfigError names it as its option. */
function refused(input: unknown): string | undefined {
  const before = JSON.stringify(input);
  try {
    parseConfig(input);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    expect(JSON.stringify(input)).toBe(before);
    return (error as ConfigError).option;
  }
}

const cottages = (...places: (readonly [number, number])[]) => places.map(([x, y]) => usualPiece('cottage', x, y));
const FREE = {
  table: { w: 1200, h: 800 },
  terrain: cottages([100, 300], [400, 300], [700, 300], [1000, 300]),
  armies: ['watch', 'bandits'],
};

test('PORT-054 nothing said is the quick start: the toll bridge, unit by unit', () => {
  const quick = parseConfig({});
  expect(quick).toMatchObject({ scenario: 'tollBridge', mode: 'siege', length: { by: 'turns', turns: 6 }, limit: 120 });
  expect(quick.armies).toEqual([ARMIES.watch.list, ARMIES.bandits.list]);
  expect(parseConfig(undefined)).toEqual(quick);
  expect(parseConfig(null)).toEqual(quick);
});

test('PORT-054 what was agreed is read again as it is', () => {
  for (const config of [
    parseConfig({}),
    parseConfig(FREE),
    ...SCENARIO_IDS.map((scenario) => parseConfig({ scenario })),
  ])
    expect(stateHash(parseConfig(JSON.parse(JSON.stringify(config))))).toBe(stateHash(config));
});

test.each(SCENARIOS)('PORT-066 the scenario $id brings its table, zones, mode and length', (scenario) => {
  const config = parseConfig({ scenario: scenario.id });
  const seats = config.armies.length;
  expect(config).toMatchObject({
    scenario: scenario.id,
    table: scenario.table,
    terrain: scenario.terrain,
    objectives: scenario.objectives,
    zones: scenario.zones.slice(0, seats),
    mode: scenario.mode,
    length: { by: 'turns', turns: scenario.turns },
  });
});

test('PORT-001 two to four sides, and as many as the scenario has room for', () => {
  const armies = (count: number) => Array.from({ length: count }, () => 'watch');
  expect([1, 2, 3, 4, 5].map((count) => refused({ ...FREE, armies: armies(count) }))).toEqual([
    'PORT-001',
    undefined,
    undefined,
    undefined,
    'PORT-001',
  ]);
  expect(refused({ scenario: 'tollBridge', armies: armies(3) })).toBe('PORT-001');
  expect(parseConfig({ scenario: 'thePortal', armies: armies(4) }).zones).toHaveLength(4);
});

test('PORT-016 armies of different eras may meet', () => {
  expect(parseConfig({ ...FREE, armies: ['knights', 'rifles44'] }).armies.map(({ era }) => era)).toEqual([
    'pre1900',
    'post1900',
  ]);
});

test('PORT-051 no army is larger than agreed', () => {
  expect(refused({ ...FREE, limit: 119 })).toBe('PORT-051');
  expect(refused({ ...FREE, limit: 120 })).toBeUndefined();
  expect(refused({ ...FREE, limit: 0.5 })).toBe('PORT-051');
  expect(refused({ ...FREE, limit: 2 ** 53 })).toBe('PORT-051');
});

test('PORT-056 skirmish or siege', () => {
  expect(parseConfig({ ...FREE, mode: 'skirmish' }).mode).toBe('skirmish');
  expect(refused({ ...FREE, mode: 'chess' })).toBe('PORT-056');
});

test('PORT-057 siege is proposed as soon as an army has more than twenty elements', () => {
  const of = (count: number) =>
    army([
      band({ members: [member({ leader: true }), member({ count: 18 })] }),
      ...Array.from({ length: count - 19 }, (_, at) => ({ ...lone(), id: `l${at}` })),
    ]);
  expect(proposedMode([of(20), of(20)])).toBe('skirmish');
  expect(proposedMode([of(20), of(21)])).toBe('siege');
});

test('PORT-058 so many turns, so many minutes, the later of both, or until victory', () => {
  const lengths = [
    { by: 'turns', turns: 6 },
    { by: 'minutes', minutes: 120 },
    { by: 'later', turns: 6, minutes: 120 },
    { by: 'victory' },
  ];
  for (const length of lengths) expect(parseConfig({ ...FREE, length }).length).toEqual(length);
  for (const length of [
    { by: 'turns', turns: 0 },
    { by: 'turns', turns: 31 },
    { by: 'minutes' },
    { by: 'constructor' },
    6,
  ])
    expect(refused({ ...FREE, length })).toBe('PORT-058');
  expect(parseConfig(FREE).length).toEqual({ by: 'turns', turns: 6 });
});

test('PORT-061 terrain 99 mm apart is refused before anybody plays', () => {
  const [, ...others] = FREE.terrain;
  const [one, near] = cottages([150, 540], [349, 540]);
  expect(refused({ ...FREE, terrain: [...others, one, near] })).toBe('PORT-061');
  expect(refused({ ...FREE, terrain: [...others, one, { ...near, x: 350 }] })).toBeUndefined();
});

test('PORT-066 zones of a free table are its strips and nothing else', () => {
  const { zones } = parseConfig(FREE);
  expect(refused({ ...FREE, zones })).toBeUndefined();
  expect(refused({ ...FREE, zones: [{ ...zones[0], h: 800, y: 0 }, zones[1]] })).toBe('PORT-066');
});

test('PORT-D113 the rule that an army breaks is named, and whose army it is', () => {
  const weak = army([lone({ die: 10, attributes: ['luck'] })]);
  expect(refused({ ...FREE, armies: ['watch', weak] })).toBe('PORT-034');
  try {
    parseConfig({ ...FREE, armies: ['watch', weak] });
  } catch (error) {
    expect((error as ConfigError).value).toMatchObject({ seat: 1, unit: 0, member: 0 });
  }
});

const BAD: readonly (readonly [string, rule: string, input: unknown])[] = [
  ['a text', 'config', 'tollBridge'],
  ['a list', 'config', []],
  ['a scenario that nobody knows', 'PORT-054', { scenario: '__proto__' }],
  ['an army that nobody knows', 'PORT-D113', { armies: ['watch', 'constructor'] }],
  ['armies that are no list', 'PORT-001', { armies: { length: 2 } }],
  ['terrain that is no list', 'PORT-063', { ...FREE, terrain: 'wood' }],
  ['a payload that is no choice', 'PORT-026', { ...FREE, payloadChecked: 'no' }],
  ['a table of NaN', 'PORT-055', { ...FREE, table: { w: NaN, h: 800 } }],
];
test.each(BAD)('PORT-D113 %s is refused by %s', (_, rule, input) => {
  expect(refused(input)).toBe(rule);
});
