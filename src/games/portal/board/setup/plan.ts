import { isRecord, stateHash } from '@/engine';
import { isLength, proposedMode, readTable, USUAL_LENGTH, whyNotTable, type TableDesign } from '../../rules/agreed';
import { readArmy, whyNotArmy } from '../../rules/army';
import { QUICK_START, scenarioOf, SEATS, USUAL_LIMIT } from '../../rules/config';
import {
  ARMIES,
  ARMY_IDS,
  SCENARIO_IDS,
  SCENARIOS,
  type ArmyId,
  type Scenario,
  type ScenarioId,
} from '../../rules/data';
import type { Fault } from '../../rules/fault';
import { MODES, type ArmyList, type Length, type Mode } from '../../rules/types';

/** How a battle is come by: the short one at once, a ready scenario, or a table of one's own. */
export const PLANS = ['quick', 'scenario', 'table'] as const;
type Plan = (typeof PLANS)[number];

/** A ready army by its id, or a list of the player's own. */
export type Picked = ArmyId | ArmyList;

type Chosen = Readonly<Record<string, unknown>>;

/** What people have chosen on the pages; null where the proposal stands. */
export type Choices = {
  readonly plan: Plan;
  readonly battle: ScenarioId;
  readonly design: TableDesign;
  /** By seat. */
  readonly picked: readonly (Picked | null)[];
  readonly size: number | null;
  readonly fights: Mode | null;
  readonly lasts: Length | null;
  readonly payloadChecked: boolean;
};

/** Agreed sizes to choose from (PORT-051). */
export const SIZES = [120, 200, 300, 400, 500, 600, 800, 1000, 1500] as const;

const FIRST_BATTLE: ScenarioId = 'barrowRidge';

const designOf = ({ table, terrain, objectives, turns }: Scenario): TableDesign => ({
  table,
  terrain,
  objectives,
  length: { by: 'turns', turns },
});

/** Tables to begin with: those of the scenarios that have nothing for one side alone. */
export const FIRST_DESIGNS: readonly { readonly id: ScenarioId; readonly design: TableDesign }[] = SCENARIOS.filter(
  ({ objectives }) => objectives.every((one) => !('side' in one) || one.side === null),
).map((scenario) => ({ id: scenario.id, design: designOf(scenario) }));

const firstDesign = (): TableDesign =>
  FIRST_DESIGNS.find(({ id }) => id === FIRST_BATTLE)?.design ?? {
    table: { w: 1200, h: 800 },
    terrain: [],
    objectives: [],
    length: USUAL_LENGTH,
  };

const isOf = <T extends string>(known: readonly T[], value: unknown): value is T =>
  (known as readonly unknown[]).includes(value);

function pickedFrom(value: unknown): Picked | null {
  if (isOf(ARMY_IDS, value)) return value;
  const read = isRecord(value) ? readArmy(value) : undefined;
  return read && 'army' in read ? read.army : null;
}

/** What was chosen so far, or the last time, as far as it can still be used. */
export function choicesIn(chosen: Chosen, seats: number): Choices {
  const { plan, battle, design, picked, size, fights, lasts, payloadChecked } = chosen;
  const read = readTable(design);
  return {
    plan: isOf(PLANS, plan) ? plan : 'quick',
    battle: isOf(SCENARIO_IDS, battle) ? battle : FIRST_BATTLE,
    design: 'design' in read ? read.design : firstDesign(),
    picked: Array.from({ length: seats }, (_, seat) => pickedFrom(Array.isArray(picked) ? picked[seat] : null)),
    size: (SIZES as readonly unknown[]).includes(size) ? (size as number) : null,
    fights: isOf(MODES, fights) ? fights : null,
    lasts: isLength(lasts) ? lasts : null,
    payloadChecked: payloadChecked !== false,
  };
}

/** Armies that are proposed where a scenario has none of its own. */
const ANY: readonly ArmyId[] = ['knights', 'undead', 'dwarfs', 'goblins'];

const scenarioIn = ({ plan, battle }: Choices): Scenario | null =>
  plan === 'table' ? null : (scenarioOf(plan === 'quick' ? QUICK_START.scenario : battle) ?? null);

/** The army that is proposed to a seat. */
function proposedArmy(choices: Choices, seat: number): ArmyId {
  const own = scenarioIn(choices)?.armies[seat];
  return own === undefined || own === 'any' ? (ANY[seat] ?? ANY[0]) : own;
}

export const listOf = (picked: Picked): ArmyList => (typeof picked === 'string' ? ARMIES[picked].list : picked);

/** What is fought with these choices: everything that was left open is as proposed. */
export type Battle = {
  readonly scenario: ScenarioId | null;
  readonly armies: readonly Picked[];
  readonly limit: number;
  readonly mode: Mode;
  readonly length: Length;
};

/** PORT-051 The size that armies are proposed to have: what the ready ones among them were made for. */
function proposedLimit(armies: readonly Picked[]): number {
  const limits = armies.map((army) => (typeof army === 'string' ? ARMIES[army].limit : 0));
  return Math.max(...limits) || USUAL_LIMIT;
}

export function battleOf(choices: Choices): Battle {
  const { plan, design, picked, size, fights, lasts } = choices;
  const scenario = scenarioIn(choices);
  const quick = plan === 'quick';
  const armies = picked.map((army, seat) => (quick ? null : army) ?? proposedArmy(choices, seat));
  const usual: Length = scenario ? { by: 'turns', turns: scenario.turns } : design.length;
  const mode = scenario?.mode ?? proposedMode(armies.map(listOf));
  return {
    scenario: scenario?.id ?? null,
    armies,
    limit: (quick ? null : size) ?? proposedLimit(armies),
    mode: quick ? QUICK_START.mode : (fights ?? mode),
    length: (quick ? null : lasts) ?? usual,
  };
}

/** PORT-057 What is proposed for these armies, whatever was chosen. */
export const proposal = (choices: Choices): Mode => battleOf({ ...choices, fights: null }).mode;

/** All that the pages hand to the game. */
export function chosenFrom(choices: Choices): Chosen {
  const { design, plan } = choices;
  const free = plan === 'table' ? { table: design.table, terrain: design.terrain, objectives: design.objectives } : {};
  const { plan: _option, ...kept } = choices;
  return { ...kept, table: undefined, terrain: undefined, objectives: undefined, ...battleOf(choices), ...free };
}

/** How many can play. */
export function seatsFor(chosen: Chosen): { readonly min: number; readonly max: number } {
  return scenarioIn(choicesIn(chosen, 0))?.seats ?? SEATS;
}

/** Why a seat's army may not fight here. */
export function armyFault(choices: Choices, seat: number): Fault | undefined {
  const { armies, limit } = battleOf(choices);
  const army = armies[seat];
  return army === undefined ? undefined : whyNotArmy(listOf(army), { limit, payloadChecked: choices.payloadChecked });
}

/** Why nobody can fight on the own table. */
export const tableFault = ({ plan, design }: Choices, seats: number): Fault | undefined =>
  plan === 'table' ? whyNotTable(design, seats) : undefined;

/** Seats were moved or left: each takes its army along. */
export const followed = ({ picked }: Choices, order: readonly number[]): Pick<Choices, 'picked'> => ({
  picked: order.map((seat) => picked[seat] ?? null),
});

/** Whether two choices are the same army. */
export const isSameArmy = (a: Picked, b: Picked): boolean => a === b || stateHash(listOf(a)) === stateHash(listOf(b));
