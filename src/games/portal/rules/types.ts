import type { Rng, Seat, Viewer } from '@/engine';
import type { ArmyList, Name } from './army/types';
import type { Who } from './commands';
import type {
  ArtilleryId,
  AttributeId,
  Die,
  Difficulty,
  Ground,
  KitId,
  ScenarioId,
  SpellId,
  TerrainId,
  VehicleWeaponId,
  WeaponId,
} from './data';
import type { Step } from './resolve/steps';

export type * from './army/types';
export type * from './commands';
export type * from './events';

/** PORT-G01 Whole millimetres from the table's top left corner, y downwards. */
export type Point = { readonly x: number; readonly y: number };
/** PORT-G01, PORT-G02 Whole degrees, 0 to 359, clockwise on the screen; 0 looks to the right. */
export type Degrees = number;
/** PORT-G19 Counted through all players from 1, in the order of deployment. */
export type ElementId = number;
export type UnitId = number;

/** PORT-056 One round for each element, or for each unit. */
export const MODES = ['skirmish', 'siege'] as const;
export type Mode = (typeof MODES)[number];

/** PORT-058 */
export type Length =
  | { readonly by: 'turns'; readonly turns: number }
  | { readonly by: 'minutes'; readonly minutes: number }
  | { readonly by: 'later'; readonly turns: number; readonly minutes: number }
  | { readonly by: 'victory' };

/** A piece of terrain as it lies on the table (PORT-060, PORT-G22). */
export type LaidTerrain = Point & {
  readonly piece: TerrainId;
  readonly rot: Degrees;
  readonly difficulty: Difficulty;
  /** PORT-064 The difficulty of each patch of the piece, in the order of the data. */
  readonly patches: readonly Ground[];
};

export const EDGES = ['top', 'right', 'bottom', 'left'] as const;
export type Edge = (typeof EDGES)[number];

type ObjectiveOf<T extends string, F> = { readonly id: string; readonly type: T; readonly endsGame: boolean } & F;
type Marker = Point & { readonly radius: number };
export type Objective =
  /** PORT-336 */
  | ObjectiveOf<'hold', Marker>
  /** PORT-337 Side is null where every side may. */
  | ObjectiveOf<'holdRun', Marker & { readonly turns: number; readonly side: Seat | null }>
  /** PORT-338 */
  | ObjectiveOf<'exit', { readonly side: Seat; readonly edge: Edge; readonly needPercent: number }>
  /** PORT-340 */
  | ObjectiveOf<'destroy', { readonly unitKind: UnitKind }>;

/** PORT-066 An axis-parallel rectangle, and where its side looks when it deploys. */
export type Zone = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly facing: Degrees;
};

/** PORT-054 What the players fix before play; none of it changes. PORT-D113: parseConfig names the rule that a bad one breaks. */
export type Config = {
  /** The ready scenario that sets table, terrain, objectives and zones; null where the players laid them out. */
  readonly scenario: ScenarioId | null;
  readonly mode: Mode;
  readonly length: Length;
  /** PORT-051 The agreed size; an army may be smaller. */
  readonly limit: number;
  /** PORT-026, PORT-D07 */
  readonly payloadChecked: boolean;
  readonly table: { readonly w: number; readonly h: number };
  readonly terrain: readonly LaidTerrain[];
  readonly objectives: readonly Objective[];
  /** By seat. */
  readonly zones: readonly Zone[];
  /** By seat. */
  readonly armies: readonly ArmyList[];
};

export const UNIT_KINDS = ['band', 'lone', 'vehicle', 'artillery'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];
export const ELEMENT_KINDS = ['soldier', 'mount', 'vehicle', 'piece'] as const;

/** One model with one die (PORT-005): a soldier, a mount, a rider or a vehicle's hull. */
export type Model = {
  /** What the army list calls it. */
  name: Name;
  die: Die;
  /** PORT-018 On an ordinary mount. */
  mounted: boolean;
  kit: KitId | null;
  weapon: WeaponId | null;
  attributes: AttributeId[];
  spells: SpellId[];
  /** PORT-294 How often each of its spells was tried, in the order of `spells`. */
  casts: number[];
  /** PORT-048 */
  leader: boolean;
  /** PORT-321 Luck not yet used; false without the attribute. */
  lucky: boolean;
  /** PORT-286 Can never cast again. */
  silenced: boolean;
  /** PORT-309 Summoned: no price, no strength, no morale. */
  guardian: boolean;
  /** PORT-326 What it was bought for, attributes and spells included; nothing for a guardian. */
  points: number;
};

/** PORT-201, PORT-326 What he was bought for goes with him when a soldier becomes crew. */
export type Crewman = { die: Die; points: number };
/** A vehicle weapon; PORT-192. */
export type Mounting = { weapon: VehicleWeaponId; working: boolean };

/** PORT-013 Where an element is: off the table for good once it is anything but `table`. */
export const WHEREABOUTS = ['table', 'destroyed', 'fled', 'exited', 'crew'] as const;
export type Whereabouts = (typeof WHEREABOUTS)[number];

/** PORT-009 Anything with one footprint. */
export type Element = {
  id: ElementId;
  unit: UnitId;
  kind: (typeof ELEMENT_KINDS)[number];
  where: Whereabouts;
  x: number;
  y: number;
  facing: Degrees;
  /** Soldier, mount or hull; a piece has none. */
  model: Model | null;
  /** PORT-255 On an independent mount. */
  rider: Model | null;
  flying: boolean;
  prone: boolean;
  /** PORT-011, PORT-012 Living crew of a vehicle or piece. */
  crew: Crewman[];
  /** PORT-203 How many it was bought with. */
  crewAtStart: number;
  weapons: Mounting[];
  piece: ArtilleryId | null;
  /** PORT-189 */
  hits: number;
  /** PORT-271 */
  misfires: number;
  /** PORT-196, PORT-199 No living crew: belongs to no side. */
  abandoned: boolean;
  /** PORT-203 The seat it began the game with; its prices are those of that seat's era. */
  origin: Seat;
  /** PORT-332 It has scored for a captor and counts no more. */
  scored: boolean;
};

/** PORT-G42 A block: cell (rank, file) of each member, in the order of its unit's `members`. */
export type Block = { facing: Degrees; files: number; ranks: number; spacing: number; cells: [number, number][] };

export type Unit = {
  id: UnitId;
  seat: Seat;
  kind: UnitKind;
  /** What the army list calls it. */
  name: Name;
  /** Ids of its elements on the table, ascending; a block has a cell for each in the same order. */
  members: ElementId[];
  /** PORT-232 Loose where null. */
  block: Block | null;
  /** PORT-227 A leader whose own unit fled, with his guardians: he may join another (PORT-252). */
  detached: boolean;
  state: 'table' | 'gone' | 'fled';
  /** PORT-072, PORT-D104 */
  startingStrength: number;
  /** PORT-207, PORT-D105 */
  turnStrength: number;
  /** PORT-207 Lost to ranged attacks, artillery and attack spells in this turn. */
  rangedLosses: number;
  /** PORT-207 Has tested for them in this turn. */
  testedLosses: boolean;
  /** PORT-209 Has tested for fleeing friends in this turn. */
  testedFriends: boolean;
  /** PORT-315 The Fearsome models it has met, by element and part. */
  feared: string[];
};

/** A spell that lasts (PORT-299). */
export type Effect = {
  spell: SpellId;
  seat: Seat;
  /** Who is under it: elements (PORT-301, 303, 306, 307, 311) or units (PORT-304). */
  elements: ElementId[];
  units: UnitId[];
  /** PORT-305 A template that stays on the table. */
  at: Point | null;
  lastTurn: number;
};

export const MOVE_KINDS = ['normal', 'run', 'charge'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** The thing that takes a round (PORT-077): in skirmish mode the id of an element, in siege mode of a unit. */
export type GroupId = number;

export const DEEDS = ['melee', 'ranged', 'cast', 'capture', 'crew'] as const;
export type Deed = (typeof DEEDS)[number];

/** A round that has begun (PORT-081). */
export type Round = {
  group: GroupId;
  /** Null until a move was made; afterwards none can be. */
  moved: {
    kind: MoveKind;
    /** PORT-181, PORT-320 */
    centres: ElementId[];
    turned: ElementId[];
    /** PORT-121 */
    target: ElementId | null;
  } | null;
  /** PORT-082, PORT-257 What was done by the models themselves, and what by their riders. */
  done: { own: Deed | null; riders: Deed | null };
  /** PORT-083 Who of a unit has cast, or tried to take over a machine; others of it may follow one after the other. */
  doers: { element: ElementId; by: Who }[];
};

export const PHASES = ['deploy', 'battle', 'over'] as const;

/** PORT-326 … PORT-330 What a side has scored so far, by source; `left`, objectives and cover are counted when the game ends. */
export type Score = { destroyed: number; fled: number; left: number; objectives: number; cover: number };

/** One die of a throw for the order. */
export type Roll = { seat: Seat; roll: number };

/** Everything that lies on the table, which is everything but the dice to come. Questions work on a state and on a view alike. */
export type Open = {
  config: Config;
  phase: (typeof PHASES)[number];
  /** PORT-073 0 while the armies are deployed. */
  turn: number;
  /** PORT-067, PORT-074 The seats in the order of this turn (or of deployment). */
  order: Seat[];
  /** The dice that made this order, throw by throw; those who tied threw again (PORT-067, PORT-075). */
  rolls: Roll[][];
  /** PORT-067 By seat: the units of its list that are still to be deployed, as places in the list. */
  waiting: number[][];
  /** Who is to choose a group (or to deploy a unit). */
  active: Seat;
  round: Round | null;
  /** By ElementId less 1. */
  elements: Element[];
  /** By UnitId less 1. */
  units: Unit[];
  /** PORT-078 The groups that have had their round in this turn, or have none in it (PORT-084, PORT-226), ascending. */
  acted: GroupId[];
  effects: Effect[];
  /** What still has to be resolved, first the next: dice, tests, flights (a match can be saved in the middle of a volley). */
  steps: Step[];
  /** PORT-059 */
  timeExpired: boolean;
  /** PORT-337 By objective: who controls it, and for how many turns in a row. */
  held: { seat: Seat | null; turns: number }[];
  /** PORT-329 By objective: who has gained it. Several may gain the destruction of a kind (PORT-340); what is held is gained at the end. */
  gained: Seat[][];
  /** By seat; a seat that conceded is out (PORT-335). */
  conceded: boolean[];
  score: Score[];
  /** How the game ended. */
  ending: Ending | null;
};

export const ENDINGS = ['turns', 'time', 'objective', 'alone', 'cap', 'concession'] as const;
export type Ending = (typeof ENDINGS)[number];

export type State = Open & { rng: Rng };

/** Nothing is hidden: all viewers see the same. */
export type View = Open & { viewer: Viewer };
