import type { Seat } from '@/engine';
import {
  strengthOf,
  type ArtilleryId,
  type AttributeId,
  type Die,
  type Difficulty,
  type Element,
  type Era,
  type KitId,
  type Length,
  type Mode,
  type Model,
  type Objective,
  type SightClass,
  type SpellId,
  type State,
  type Unit,
  type UnitKind,
  type VehicleWeaponId,
  type WeaponId,
} from '@/games/portal/rules';
import { modelPoints } from '@/games/portal/rules/army/prices';
import { areaOf, placesOf } from '@/games/portal/rules/geometry';
import { layLand } from '@/games/portal/rules/ground';
import { noScore } from '@/games/portal/rules/setup';
import { shapeOf } from '@/games/portal/rules/shapes';
import { throwing, type Thrown } from './dice';

type Spot = readonly [x: number, y: number];

type GivenModel = {
  readonly die: Die;
  readonly kit?: KitId;
  readonly weapon?: WeaponId;
  readonly attributes?: readonly AttributeId[];
  readonly spells?: readonly SpellId[];
  readonly leader?: boolean;
  readonly mounted?: boolean;
};

export type GivenElement = Partial<GivenModel> & {
  readonly id: number;
  readonly unit: number;
  readonly kind?: Element['kind'];
  readonly at?: Spot;
  readonly facing?: number;
  readonly prone?: boolean;
  readonly flying?: boolean;
  readonly guardian?: boolean;
  readonly rider?: GivenModel;
  readonly crew?: readonly Die[];
  readonly weapons?: readonly VehicleWeaponId[];
  readonly piece?: ArtilleryId;
  readonly misfires?: number;
  readonly abandoned?: boolean;
  readonly owner?: Seat;
};

export type GivenUnit = {
  readonly id: number;
  readonly seat: Seat;
  readonly kind?: UnitKind;
  readonly formation?: 'loose' | 'tight';
  readonly anchor?: Spot;
  readonly facing?: number;
  readonly files?: number;
  readonly startingStrength?: number;
  readonly turnStrength?: number;
  readonly rangedLosses?: number;
  readonly acted?: boolean;
  readonly detached?: boolean;
  readonly state?: Unit['state'];
};

export type GivenTerrain = {
  readonly difficulty: Difficulty;
  readonly sight: SightClass;
  readonly poly: readonly Spot[];
  readonly deepWater?: boolean;
};

/** A moment of a battle in the words of the worked examples; what is not said is usual. */
export type Given = {
  readonly mode?: Mode;
  readonly seats?: number;
  readonly eras?: readonly Era[];
  readonly table?: { readonly w: number; readonly h: number };
  readonly turn?: number;
  readonly length?: Length;
  readonly objectives?: readonly Objective[];
  readonly terrain?: readonly GivenTerrain[];
  readonly units?: readonly GivenUnit[];
  readonly elements?: readonly GivenElement[];
  readonly effects?: readonly {
    readonly spell: SpellId;
    readonly seat: Seat;
    readonly elements?: readonly number[];
    readonly units?: readonly number[];
    readonly at?: Spot;
    readonly lastTurn: number;
  }[];
  readonly dice?: readonly Thrown[];
};

function modelFrom(given: GivenModel, era: Era, guardian = false): Model {
  const attributes = [...(given.attributes ?? [])];
  const spells = [...(given.spells ?? [])];
  return {
    name: 'somebody',
    die: given.die,
    mounted: given.mounted ?? false,
    kit: given.kit ?? 'hand',
    weapon: given.weapon ?? null,
    attributes,
    spells,
    casts: spells.map(() => 0),
    leader: given.leader ?? false,
    lucky: attributes.includes('luck'),
    silenced: false,
    guardian,
    points: guardian ? 0 : modelPoints({ die: given.die, attributes, spells }, era),
  };
}

function elementFrom(given: GivenElement, owner: Seat, eras: readonly Era[]): Element {
  const era = eras[owner];
  const crew = (given.crew ?? []).map((die) => ({
    die,
    points: modelPoints({ die, attributes: [], spells: [] }, era),
  }));
  const { die = 6 } = given;
  return {
    id: given.id,
    unit: given.unit,
    kind: given.kind ?? 'soldier',
    where: 'table',
    x: given.at?.[0] ?? 0,
    y: given.at?.[1] ?? 0,
    facing: given.facing ?? 0,
    model: given.kind === 'piece' ? null : modelFrom({ ...given, die }, era, given.guardian),
    rider: given.rider ? modelFrom(given.rider, era) : null,
    flying: given.flying ?? false,
    prone: given.prone ?? false,
    crew,
    crewAtStart: Math.max(crew.length, given.abandoned ? 2 : 0),
    weapons: (given.weapons ?? []).map((weapon) => ({ weapon, working: true })),
    piece: given.piece ?? null,
    hits: 0,
    misfires: given.misfires ?? 0,
    abandoned: given.abandoned ?? false,
    origin: given.owner ?? owner,
    scored: false,
  };
}

/** An id that the examples leave out belongs to somebody who is gone. */
function gone(id: number, eras: readonly Era[]): Element {
  return { ...elementFrom({ id, unit: 1 }, 0, eras), where: 'destroyed' };
}

function unitFrom(given: GivenUnit, members: readonly Element[]): Unit {
  const here = members.filter(({ abandoned }) => !abandoned);
  return {
    id: given.id,
    seat: given.seat,
    kind: given.kind ?? 'band',
    name: `unit ${given.id}`,
    members: here.map(({ id }) => id),
    block: null,
    detached: given.detached ?? false,
    state: given.state ?? (here.length > 0 ? 'table' : 'gone'),
    startingStrength: 0,
    turnStrength: 0,
    rangedLosses: given.rangedLosses ?? 0,
    testedLosses: false,
    testedFriends: false,
    feared: [],
  };
}

/** PORT-G42 A tight unit fills its slots in ascending id. */
function form(unit: Unit, { anchor, facing = 0, files = 1 }: GivenUnit, members: readonly Element[]): void {
  if (anchor === undefined) throw new Error('a tight unit has an anchor');
  const spacing = Math.max(
    ...members.map((member) => {
      const shape = shapeOf(member);
      return 'r' in shape ? 2 * shape.r : 0;
    }),
  );
  const cells = members.map((_, k): [number, number] => [Math.floor(k / files), k % files]);
  unit.block = { facing, files, ranks: Math.ceil(members.length / files), spacing, cells };
  const places = placesOf(unit.block, { x: anchor[0], y: anchor[1] });
  members.forEach((member, i) => Object.assign(member, { ...places[i], facing }));
}

const upTo = <T extends { readonly id: number }>(list: readonly T[]): number[] =>
  Array.from({ length: Math.max(0, ...list.map(({ id }) => id)) }, (_, i) => i + 1);

/** The state of a battle, with the dice that will be thrown next. */
export function battle(given: Given): State {
  const { seats = 2, units = [], elements = [], mode = 'skirmish', turn = 1, objectives = [] } = given;
  const eras = given.eras ?? Array.from({ length: seats }, () => 'pre1900' as const);
  const ownerOf = (unit: number): Seat => units.find(({ id }) => id === unit)?.seat ?? 0;
  const all = upTo(elements).map((id) => {
    const one = elements.find((each) => each.id === id);
    return one ? elementFrom(one, ownerOf(one.unit), eras) : gone(id, eras);
  });
  const state: State = {
    rng: throwing(given.dice ?? []),
    config: {
      scenario: null,
      mode,
      length: given.length ?? { by: 'turns', turns: 6 },
      limit: 1000,
      payloadChecked: true,
      table: given.table ?? { w: 1200, h: 800 },
      terrain: [],
      objectives,
      zones: eras.map(() => ({ x: 0, y: 0, w: 1200, h: 800, facing: 0 })),
      armies: eras.map((era) => ({ name: 'army', era, total: 0, units: [] })),
    },
    phase: 'battle',
    turn,
    order: Array.from({ length: seats }, (_, seat) => seat),
    rolls: [],
    waiting: eras.map(() => []),
    active: 0,
    round: null,
    elements: all,
    units: upTo(units).map((id) => {
      const one = units.find((each) => each.id === id) ?? { id, seat: 0, state: 'gone' as const };
      const members = all.filter((each) => each.where === 'table' && each.unit === id);
      const unit = unitFrom(one, members);
      if (one.formation === 'tight') form(unit, one, members);
      return unit;
    }),
    acted: [],
    effects: [],
    steps: [],
    timeExpired: false,
    held: objectives.map(() => ({ seat: null, turns: 0 })),
    gained: objectives.map(() => []),
    conceded: eras.map(() => false),
    score: eras.map(noScore),
    ending: null,
  };
  for (const unit of state.units) {
    const one = units.find(({ id }) => id === unit.id);
    unit.startingStrength = one?.startingStrength ?? strengthOf(state, unit);
    unit.turnStrength = one?.turnStrength ?? strengthOf(state, unit);
    if (one?.acted) state.acted.push(...(mode === 'siege' ? [unit.id] : unit.members));
  }
  state.effects = (given.effects ?? []).map(({ spell, seat, elements: ids, units: bands = [], at, lastTurn }) => ({
    spell,
    seat,
    elements: [...(ids ?? bands.flatMap((id) => state.units[id - 1].members))],
    units: [...bands],
    at: at ? { x: at[0], y: at[1] } : null,
    lastTurn,
  }));
  layLand(
    state.config,
    (given.terrain ?? []).map(({ poly, ...piece }) => areaOf({ ...piece, outline: poly }, { x: 0, y: 0 }, 0)),
  );
  return state;
}
