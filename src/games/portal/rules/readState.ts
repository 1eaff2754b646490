import {
  exactly,
  flag,
  indexOf,
  isRecord,
  isRng,
  listOf,
  oneOf,
  orNull,
  stateHash,
  whole,
  type Rng,
  type Shape,
} from '@/engine';
import { parseConfig } from './config';
import {
  ARTILLERY_IDS,
  ATTRIBUTE_IDS,
  DICE,
  KIT_IDS,
  ROLL_OFF_SIDES,
  SPELL_IDS,
  VEHICLE_WEAPON_IDS,
  WEAPON_IDS,
} from './data';
import { isStep } from './readSteps';
import { stepsAgree } from './resolve/named';
import { SEATS } from './toMove';
import {
  DEEDS,
  ELEMENT_KINDS,
  ENDINGS,
  MOVE_KINDS,
  PHASES,
  UNIT_KINDS,
  WHEREABOUTS,
  type Block,
  type Config,
  type Crewman,
  type Effect,
  type Element,
  type Model,
  type Mounting,
  type Point,
  type Roll,
  type Round,
  type Score,
  type State,
  type Unit,
} from './types';

/** More than any count of a battle. */
const MANY = 1_000_000;
/** Millimetres that no table reaches. */
const FAR = 100_000;

const isSeat = indexOf(SEATS.max);
const isCount = whole(0, MANY);
const isId = whole(1, MANY);
const isPlace = whole(-FAR, FAR);
const isDegrees = whole(0, 359);
const isDie = oneOf(DICE);
const isName: Shape<string> = (value): value is string => typeof value === 'string';
const isIds = listOf(isId);

const isConfig: Shape<Config> = (value): value is Config => {
  try {
    return isRecord(value) && stateHash(parseConfig(value)) === stateHash(value);
  } catch {
    return false;
  }
};

const isModel = exactly<Model>({
  name: isName,
  die: isDie,
  mounted: flag,
  kit: orNull(oneOf(KIT_IDS)),
  weapon: orNull(oneOf(WEAPON_IDS)),
  attributes: listOf(oneOf(ATTRIBUTE_IDS)),
  spells: listOf(oneOf(SPELL_IDS)),
  casts: listOf(isCount),
  leader: flag,
  lucky: flag,
  silenced: flag,
  guardian: flag,
  points: isCount,
});

const isElement = exactly<Element>({
  id: isId,
  unit: isId,
  kind: oneOf(ELEMENT_KINDS),
  where: oneOf(WHEREABOUTS),
  x: isPlace,
  y: isPlace,
  facing: isDegrees,
  model: orNull(isModel),
  rider: orNull(isModel),
  flying: flag,
  prone: flag,
  crew: listOf(exactly<Crewman>({ die: isDie, points: isCount })),
  crewAtStart: isCount,
  weapons: listOf(exactly<Mounting>({ weapon: oneOf(VEHICLE_WEAPON_IDS), working: flag })),
  piece: orNull(oneOf(ARTILLERY_IDS)),
  hits: isCount,
  misfires: isCount,
  abandoned: flag,
  origin: isSeat,
  scored: flag,
});

const isCell = listOf(isCount, 2, 2) as unknown as Shape<[number, number]>;

const isUnit = exactly<Unit>({
  id: isId,
  seat: isSeat,
  kind: oneOf(UNIT_KINDS),
  name: isName,
  members: isIds,
  block: orNull(exactly<Block>({ facing: isDegrees, files: isId, ranks: isId, spacing: isId, cells: listOf(isCell) })),
  detached: flag,
  state: oneOf(['table', 'gone', 'fled'] as const),
  startingStrength: isCount,
  turnStrength: isCount,
  rangedLosses: isCount,
  testedLosses: flag,
  testedFriends: flag,
  feared: listOf(isName),
});

const isRound = exactly<Round>({
  group: isId,
  moved: orNull(
    exactly<NonNullable<Round['moved']>>({
      kind: oneOf(MOVE_KINDS),
      centres: isIds,
      turned: isIds,
      target: orNull(isId),
    }),
  ),
  done: exactly<Round['done']>({ own: orNull(oneOf(DEEDS)), riders: orNull(oneOf(DEEDS)) }),
  doers: listOf(exactly<Round['doers'][number]>({ element: isId, by: oneOf(['own', 'rider'] as const) })),
});

const isState = exactly<State>({
  rng: isRng as Shape<Rng>,
  config: isConfig,
  phase: oneOf(PHASES),
  turn: isCount,
  order: listOf(isSeat, 1, SEATS.max),
  rolls: listOf(listOf(exactly<Roll>({ seat: isSeat, roll: whole(1, ROLL_OFF_SIDES) }))),
  waiting: listOf(listOf(isCount), SEATS.min, SEATS.max),
  active: isSeat,
  round: orNull(isRound),
  elements: listOf(isElement),
  units: listOf(isUnit),
  acted: isIds,
  effects: listOf(
    exactly<Effect>({
      spell: oneOf(SPELL_IDS),
      seat: isSeat,
      elements: isIds,
      units: isIds,
      at: orNull(exactly<Point>({ x: isPlace, y: isPlace })),
      lastTurn: isCount,
    }),
  ),
  steps: listOf(isStep),
  timeExpired: flag,
  held: listOf(exactly<State['held'][number]>({ seat: orNull(isSeat), turns: isCount })),
  gained: listOf(listOf(isSeat)),
  conceded: listOf(flag, SEATS.min, SEATS.max),
  score: listOf(
    exactly<Score>({ destroyed: isCount, fled: isCount, left: isCount, objectives: isCount, cover: isCount }),
    SEATS.min,
    SEATS.max,
  ),
  ending: orNull(oneOf(ENDINGS)),
});

/** PORT-010, PORT-G19 Ids are places in the lists, and everybody on the table is in his unit exactly once. */
function idsAgree({ elements, units, acted, config, round }: State): boolean {
  const groups = config.mode === 'skirmish' ? elements.length : units.length;
  return (
    elements.every(({ id, unit }, at) => id === at + 1 && unit <= units.length) &&
    units.every(
      ({ id, members, block }, at) =>
        id === at + 1 &&
        members.every((member) => elements[member - 1]?.unit === id && elements[member - 1].where === 'table') &&
        (block === null || block.cells.length === members.length),
    ) &&
    elements.every(({ id, unit, where, abandoned }) => {
      const listed = units[unit - 1].members.filter((member) => member === id).length;
      return where === 'table' && !abandoned ? listed === 1 : listed <= Number(where === 'table');
    }) &&
    [...acted, ...(round === null ? [] : [round.group])].every((group) => group <= groups)
  );
}

/** Every list that goes by seats or objectives has as many entries as there are, and the phase fits. */
function listsAgree({ config, waiting, conceded, score, held, gained, active, phase, ending, turn }: State): boolean {
  const seats = config.armies.length;
  return (
    [waiting, conceded, score].every((list) => list.length === seats) &&
    [held, gained].every((list) => list.length === config.objectives.length) &&
    active < seats &&
    (phase === 'over') === (ending !== null) &&
    (phase === 'deploy') === (turn === 0 && ending === null)
  );
}

/** A stored state, or undefined where it is none. */
export function readState(value: unknown): State | undefined {
  return isState(value) && listsAgree(value) && idsAgree(value) && stepsAgree(value) ? value : undefined;
}
