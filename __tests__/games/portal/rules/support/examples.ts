import type { Event, State } from '@/games/portal/rules';
import { advance, check } from '@/games/portal/rules/actions';
import { SPELLS, type SpellId } from '@/games/portal/rules/data';
import { resolve } from '@/games/portal/rules/resolve';
import { rollForInitiative } from '@/games/portal/rules/rollOff';
import { strengthOf, unitOf } from '@/games/portal/rules/roster';
import { shapeOf } from '@/games/portal/rules/shapes';
import { actionsFrom, actorOf, type Command } from './commands';
import { thrown, type Thrown } from './dice';
import { battle, type Given } from './position';
import { told, type Told } from './told';

type Fields = Readonly<Record<string, unknown>>;

/** What must be so afterwards; only what is named is compared. */
export type Expected = {
  readonly elements?: Readonly<Record<string, Fields>>;
  readonly units?: Readonly<Record<string, Fields>>;
  readonly score?: readonly number[];
  readonly move?: Fields;
  readonly flight?: Fields;
  readonly order?: readonly number[];
  readonly events?: readonly Told[];
  readonly noEvents?: readonly Told[];
  readonly effects?: readonly unknown[];
};

export type Play = {
  readonly case?: string;
  readonly kind: 'play';
  readonly given?: Given;
  readonly dice?: readonly Thrown[];
  readonly actions: readonly (Command & { readonly refused?: string; readonly check?: Expected })[];
  readonly expect: Expected;
};

export type Example = {
  readonly id: string;
  readonly title: string;
  readonly given?: Given | null;
  readonly cases: readonly object[];
};

/** Pieces of the rules that are no commands. */
function runStep(state: State, command: Command, events: Event[]): boolean {
  const { type, element = 0, unit = 0, by = 0 } = command;
  switch (type) {
    case 'initiative': {
      const { order } = rollForInitiative(state.rng, state.order);
      state.order = order;
      return true;
    }
    case 'hit': {
      const at = command.part === 'rider' ? 'rider' : 'own';
      state.steps.push(
        { step: 'hit', element, at, by, how: 'melee' },
        { step: 'settle', how: 'melee', by, melees: [], failed: [] },
      );
      resolve(state, events);
      return true;
    }
    case 'morale':
      state.steps.push({ step: 'test', unit, cause: 'fearsome', by });
      resolve(state, events);
      return true;
    default:
      return false;
  }
}

/** Plays the case and says what happened. */
export function runPlay({ given }: Pick<Example, 'given'>, play: Play): { state: State; events: Event[] } {
  const { dice = [], actions } = play;
  const state = battle({ ...given, ...play.given, dice });
  const events: Event[] = [];
  for (const command of actions) {
    if (runStep(state, command, events)) {
      if (command.check) compare(state, events, command.check);
      continue;
    }
    state.active = actorOf(state, command);
    for (const action of actionsFrom(state, command)) {
      const move = { seat: state.active, action };
      const refusal = check(state, move)?.rule;
      expect(refusal).toBe(command.refused);
      if (refusal === undefined) events.push(...advance(state, move));
    }
    if (command.check) compare(state, events, command.check);
  }
  return { state, events };
}

function elementFields(state: State, id: number): Fields {
  const element = state.elements[id - 1];
  const { x, y, facing, prone, kind, unit, where, crew, weapons, hits, abandoned, model } = element;
  const shape = shapeOf(element);
  const left = (spell: SpellId, at: number) => (SPELLS[spell].uses ?? 0) - (model?.casts[at] ?? 0);
  return {
    at: [x, y],
    facing,
    prone,
    kind,
    unit,
    hits,
    abandoned,
    onTable: where === 'table',
    crew: crew.map(({ die }) => die),
    working: weapons.map(({ working }) => working),
    die: model?.die,
    radius: 'r' in shape ? shape.r : undefined,
    castingLost: model?.silenced,
    uses: Object.fromEntries((model?.spells ?? []).map((spell, at) => [spell, left(spell, at)])),
  };
}

const STATES = { table: 'on table', gone: 'destroyed', fled: 'fled' } as const;

function unitFields(state: State, id: number): Fields {
  const unit = unitOf(state, id);
  const { seat, block, members, startingStrength, rangedLosses, feared } = unit;
  const groups = state.config.mode === 'siege' ? [id] : members;
  return {
    seat,
    startingStrength,
    rangedLosses,
    strength: strengthOf(state, unit),
    state: STATES[unit.state],
    formation: block === null ? 'loose' : 'tight',
    acted: groups.every((group) => state.acted.includes(group)),
    facing: block?.facing,
    files: block?.files,
    ranks: block?.ranks,
    cells: block && Object.fromEntries(members.map((member, at) => [member, block.cells[at]])),
    faced: feared.map((name) => Number.parseInt(name, 10)),
  };
}

function moveFields(events: readonly Event[]): Fields {
  const moves = events.filter((event) => event.type === 'groupMoved');
  const last = moves[moves.length - 1];
  return { costUm: last?.cost, allowanceUm: last?.allowance, aligned: last?.aligned };
}

function flightFields(events: readonly Event[]): Fields {
  const flights = events.filter((event) => event.type === 'unitFlew');
  const last = flights[flights.length - 1];
  return { B: last && [last.spot.x, last.spot.y], costUm: last?.cost, allowanceUm: last?.allowance };
}

const matches = (one: Told, wanted: Told): boolean =>
  Object.entries(wanted).every(([name, value]) => JSON.stringify(sorted(one[name])) === JSON.stringify(sorted(value)));

/** Reasons of a die come in no order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The wanted events in this order, others in between; those that are missing. */
function missing(happened: readonly Told[], wanted: readonly Told[]): readonly Told[] {
  let next = 0;
  for (const one of happened) if (next < wanted.length && matches(one, wanted[next])) next++;
  return wanted.slice(next);
}

/** Everything that is named is so. */
export function compare(state: State, events: readonly Event[], expected: Expected): void {
  const happened = events.flatMap(told);
  for (const [id, fields] of Object.entries(expected.elements ?? {}))
    expect({ id, ...elementFields(state, Number(id)) }).toMatchObject({ id, ...fields });
  for (const [id, fields] of Object.entries(expected.units ?? {}))
    expect({ id, ...unitFields(state, Number(id)) }).toMatchObject({ id, ...fields });
  if (expected.move) expect(moveFields(events)).toMatchObject(expected.move);
  if (expected.flight && events.some(({ type }) => type === 'unitFlew')) {
    const { F: _nearest, rho: _radius, ...flight } = expected.flight;
    expect(flightFields(events)).toMatchObject(flight);
  }
  if (expected.score) expect(state.score.map(({ destroyed, fled }) => destroyed + fled)).toEqual(expected.score);
  if (expected.order) expect(state.order).toEqual(expected.order);
  if (expected.effects) expect(state.effects).toEqual(expected.effects);
  expect({ missing: missing(happened, expected.events ?? []), happened }).toEqual({ missing: [], happened });
  for (const unwanted of expected.noEvents ?? []) expect(happened.filter((one) => matches(one, unwanted))).toEqual([]);
}

/** The dice of a turn that began because nobody was left to act: the examples stop before it. */
const initiativeIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'initiativeRolled' ? event.rolls.flat().length : 0), 0);

/** A case of kind play as a test: the dice are used up, all of them and no more, and what is expected is so. */
export function provePlay(example: Example, play: Play): void {
  const { state, events } = runPlay(example, play);
  compare(state, events, play.expect);
  expect(state.rng).toEqual(thrown(play.dice ?? [], initiativeIn(events)));
}
