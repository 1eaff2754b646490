import { ConfigError, flag, isRecord, oneOf, stateHash, whole, type Shape } from '@/engine';
import { isLength, readTable, stripsOn, USUAL_LENGTH, whyNotTable } from './agreed';
import { readArmy, whyNotArmy } from './army';
import {
  ARMIES,
  ARMY_IDS,
  MAX_SEATS,
  SCENARIO_IDS,
  SCENARIOS,
  type ArmyId,
  type Scenario,
  type ScenarioId,
} from './data';
import { broken, within, type Fault } from './fault';
import { MODES, type ArmyList, type Config } from './types';

export const SEATS = { min: 2, max: MAX_SEATS } as const;

/** PORT-051 Where nothing is agreed. */
export const USUAL_LIMIT = 600;
const MOST_POINTS = 100_000;

/** What is fought where nothing else is said: the smallest scenario, unit by unit, so that it is over within half an hour. */
export const QUICK_START = { scenario: 'tollBridge', mode: 'siege' } as const;

type Given = Readonly<Record<string, unknown>>;
type Table = Pick<Config, 'table' | 'terrain' | 'objectives' | 'zones'>;

/** PORT-D113 The option is the rule that is broken, so that whoever shows the error names it. */
const refuse = ({ rule, params, at }: Fault): ConfigError => new ConfigError(rule, { ...at, ...params });

export const scenarioOf = (id: ScenarioId): Scenario | undefined => SCENARIOS.find((one) => one.id === id);

function option<T>(given: unknown, usual: T, shape: Shape<T>, rule: string): T {
  if (given === undefined) return usual;
  if (!shape(given)) throw refuse(broken(rule));
  return given;
}

function scenarioIn({ scenario }: Given): Scenario | null {
  if (scenario === undefined || scenario === null) return null;
  const known = oneOf(SCENARIO_IDS)(scenario) ? scenarioOf(scenario) : undefined;
  if (!known) throw refuse(broken('PORT-054', { field: 'scenario' }));
  return known;
}

/** PORT-014 … PORT-053 A list, or a ready army by its id. */
function armyFrom(value: unknown, seat: number, terms: Pick<Config, 'limit' | 'payloadChecked'>): ArmyList {
  const read = readArmy(oneOf(ARMY_IDS)(value) ? ARMIES[value].list : value);
  const fault = 'fault' in read ? read.fault : whyNotArmy(read.army, terms);
  if (fault || 'fault' in read) throw refuse(within({ seat }, fault) ?? broken('PORT-D113'));
  return read.army;
}

/** The armies of a scenario; where any may come, the first large pair that is made for each other. */
function usualArmies(scenario: Scenario | null): readonly ArmyId[] {
  const own = scenario?.armies.filter((id) => id !== 'any') ?? [];
  return own.length > 0 ? own : ['knights', 'undead'];
}

function armiesIn({ armies }: Given, scenario: Scenario | null): readonly unknown[] {
  const list = armies ?? usualArmies(scenario);
  const { min, max } = scenario?.seats ?? SEATS;
  if (!Array.isArray(list) || list.length < min || list.length > max) throw refuse(broken('PORT-001'));
  return Array.from<unknown>(list);
}

/** PORT-055, PORT-066 Where is fought: as the scenario has it, or as the players laid it out, with a strip for each side. */
function tableIn({ table, terrain, objectives = [], zones }: Given, scenario: Scenario | null, seats: number): Table {
  if (scenario) {
    const { table: size, terrain: pieces, objectives: goals, zones: places } = scenario;
    return { table: size, terrain: pieces, objectives: goals, zones: places.slice(0, seats) };
  }
  const read = readTable({ table, terrain, objectives, length: USUAL_LENGTH });
  if ('fault' in read) throw refuse(read.fault);
  const fault = whyNotTable(read.design, seats);
  if (fault) throw refuse(fault);
  const strips = stripsOn(read.design.table, seats);
  if (zones !== undefined && stateHash(zones) !== stateHash(strips)) throw refuse(broken('PORT-066'));
  const { length: _usual, ...laid } = read.design;
  return { ...laid, zones: strips };
}

/** PORT-051 What these armies were made for, where they are ready ones. */
function limitFor(armies: readonly unknown[]): number {
  const limits = armies.map((army) => (oneOf(ARMY_IDS)(army) ? ARMIES[army].limit : USUAL_LIMIT));
  return Math.max(...limits);
}

function configFrom(given: Given): Config {
  const scenario = scenarioIn(given);
  const lists = armiesIn(given, scenario);
  const limit = option(given.limit, limitFor(lists), whole(1, MOST_POINTS), 'PORT-051');
  const payloadChecked = option(given.payloadChecked, true, flag, 'PORT-026');
  const armies = lists.map((list, seat) => armyFrom(list, seat, { limit, payloadChecked }));
  const usualLength = scenario ? ({ by: 'turns', turns: scenario.turns } as const) : USUAL_LENGTH;
  return {
    scenario: scenario?.id ?? null,
    mode: option(given.mode, scenario?.mode ?? 'siege', oneOf(MODES), 'PORT-056'),
    length: { ...option(given.length, usualLength, isLength, 'PORT-058') },
    limit,
    payloadChecked,
    ...tableIn(given, scenario, armies.length),
    armies,
  };
}

/** PORT-054 What the players agreed on, whole and legal; a ConfigError names the rule that it breaks. */
export function parseConfig(input: unknown): Config {
  if (input !== undefined && input !== null && !isRecord(input)) throw new ConfigError('config', input);
  const given = input ?? {};
  return configFrom(given.scenario === undefined && given.terrain === undefined ? { ...QUICK_START, ...given } : given);
}
