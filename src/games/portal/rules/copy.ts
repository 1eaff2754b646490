import { copyPlain } from '@/engine';
import { landUnder, layLand } from './ground';
import type { Block, Config, Effect, Element, Model, Open, Round, State, Unit } from './types';

function copyModel(model: Model): Model {
  return {
    name: model.name,
    die: model.die,
    mounted: model.mounted,
    kit: model.kit,
    weapon: model.weapon,
    attributes: model.attributes.slice(),
    spells: model.spells.slice(),
    casts: model.casts.slice(),
    leader: model.leader,
    lucky: model.lucky,
    silenced: model.silenced,
    guardian: model.guardian,
    points: model.points,
  };
}

function copyElement(element: Element): Element {
  return {
    id: element.id,
    unit: element.unit,
    kind: element.kind,
    where: element.where,
    x: element.x,
    y: element.y,
    facing: element.facing,
    model: element.model && copyModel(element.model),
    rider: element.rider && copyModel(element.rider),
    flying: element.flying,
    prone: element.prone,
    crew: element.crew.map(({ die, points }) => ({ die, points })),
    crewAtStart: element.crewAtStart,
    weapons: element.weapons.map(({ weapon, working }) => ({ weapon, working })),
    piece: element.piece,
    hits: element.hits,
    misfires: element.misfires,
    abandoned: element.abandoned,
    origin: element.origin,
    scored: element.scored,
  };
}

export const copyBlock = ({ facing, files, ranks, spacing, cells }: Block): Block => ({
  facing,
  files,
  ranks,
  spacing,
  cells: cells.map(([rank, file]) => [rank, file]),
});

function copyUnit(unit: Unit): Unit {
  return {
    id: unit.id,
    seat: unit.seat,
    kind: unit.kind,
    name: unit.name,
    members: unit.members.slice(),
    block: unit.block && copyBlock(unit.block),
    detached: unit.detached,
    state: unit.state,
    startingStrength: unit.startingStrength,
    turnStrength: unit.turnStrength,
    rangedLosses: unit.rangedLosses,
    testedLosses: unit.testedLosses,
    testedFriends: unit.testedFriends,
    feared: unit.feared.slice(),
  };
}

const copyEffect = ({ spell, seat, elements, units, at, lastTurn }: Effect): Effect => ({
  spell,
  seat,
  elements: elements.slice(),
  units: units.slice(),
  at: at && { x: at.x, y: at.y },
  lastTurn,
});

const copyRound = ({ group, moved, done, doers }: Round): Round => ({
  group,
  moved: moved && {
    kind: moved.kind,
    centres: moved.centres.slice(),
    turned: moved.turned.slice(),
    target: moved.target,
  },
  done: { own: done.own, riders: done.riders },
  doers: doers.map(({ element, by }) => ({ element, by })),
});

/** Never changes, but a copy shares nothing with its original; what was laid out from it is remembered for the copy too. */
function copyConfig(config: Config): Config {
  const copied = copyPlain(config);
  layLand(copied, landUnder({ config }));
  return copied;
}

/** A deep copy of all that lies on the table. */
export function copyOpen(open: Open): Open {
  return {
    config: copyConfig(open.config),
    phase: open.phase,
    turn: open.turn,
    order: open.order.slice(),
    rolls: open.rolls.map((throws) => throws.map(({ seat, roll }) => ({ seat, roll }))),
    waiting: open.waiting.map((places) => places.slice()),
    active: open.active,
    round: open.round && copyRound(open.round),
    elements: open.elements.map(copyElement),
    units: open.units.map(copyUnit),
    acted: open.acted.slice(),
    effects: open.effects.map(copyEffect),
    steps: open.steps.length === 0 ? [] : copyPlain(open.steps),
    timeExpired: open.timeExpired,
    held: open.held.map(({ seat, turns }) => ({ seat, turns })),
    gained: open.gained.map((seats) => seats.slice()),
    conceded: open.conceded.slice(),
    score: open.score.map(({ destroyed, fled, left, objectives, cover }) => ({
      destroyed,
      fled,
      left,
      objectives,
      cover,
    })),
    ending: open.ending,
  };
}

/** A deep copy of a state, written out because it is made at every move. */
export function copy(state: State): State {
  const { rng } = state;
  const open = copyOpen(state) as State;
  open.rng = [rng[0], rng[1], rng[2], rng[3]];
  return open;
}
