import type { Seat } from '@/engine';
import { hullPoints, diePoints, modelPoints } from './army/prices';
import type { Era } from './data';
import type { Bought, CrewBought, Crewman, Element, Member, Model, Open, Unit, UnitList } from './types';

function modelFrom(bought: Bought, era: Era): Model {
  const { name, die, mounted, kit, weapon, attributes, spells, leader } = bought;
  return {
    name,
    die,
    mounted,
    kit,
    weapon,
    attributes: attributes.slice(),
    spells: spells.slice(),
    casts: spells.map(() => 0),
    leader,
    lucky: attributes.includes('luck'),
    silenced: false,
    guardian: false,
    points: modelPoints(bought, era),
  };
}

type Bare = Pick<Element, 'kind' | 'model'> & Partial<Element>;

/** Something that stands nowhere yet. */
const bare = (origin: Seat, parts: Bare): Element => ({
  id: 0,
  unit: 0,
  where: 'table',
  x: 0,
  y: 0,
  facing: 0,
  rider: null,
  flying: false,
  prone: false,
  crew: [],
  crewAtStart: parts.crew?.length ?? 0,
  weapons: [],
  piece: null,
  hits: 0,
  misfires: 0,
  abandoned: false,
  origin,
  scored: false,
  ...parts,
});

function membersFrom(members: readonly Member[], era: Era, origin: Seat): Element[] {
  return members.flatMap((member) =>
    Array.from({ length: member.count }, () => {
      const { mount } = member;
      if (mount === null) return bare(origin, { kind: 'soldier', model: modelFrom(member, era) });
      const rider = mount.rider && modelFrom(mount.rider, era);
      return bare(origin, { kind: 'mount', model: modelFrom(member, era), rider, flying: mount.flying });
    }),
  );
}

function crewFrom(crew: readonly CrewBought[], era: Era): Crewman[] {
  return crew.flatMap(({ die, count }) =>
    Array.from({ length: count }, (): Crewman => ({ die, points: diePoints(die, era) })),
  );
}

function elementsFrom(list: UnitList, era: Era, origin: Seat): Element[] {
  switch (list.kind) {
    case 'band':
    case 'lone':
      return membersFrom(list.members, era, origin);
    case 'vehicle': {
      const { name, die, attributes, flying } = list;
      const hull = {
        name,
        die,
        mounted: false,
        kit: null,
        weapon: null,
        attributes,
        spells: [],
        leader: false,
        count: 1,
      };
      const model = { ...modelFrom(hull, era), points: hullPoints(list, era) };
      const weapons = list.weapons.map((weapon) => ({ weapon, working: true }));
      return [bare(origin, { kind: 'vehicle', model, flying, crew: crewFrom(list.crew, era), weapons })];
    }
    case 'artillery':
      return [bare(origin, { kind: 'piece', model: null, piece: list.piece, crew: crewFrom(list.crew, era) })];
  }
}

/** PORT-G19 A unit of a seat's list as it would come onto the table next: with its ids, but standing nowhere yet. */
export function muster(open: Open, seat: Seat, place: number): { unit: Unit; elements: Element[] } {
  const { era, units } = open.config.armies[seat];
  const list = units[place];
  const id = open.units.length + 1;
  const elements = elementsFrom(list, era, seat);
  elements.forEach((element, i) => {
    element.id = open.elements.length + 1 + i;
    element.unit = id;
  });
  const unit: Unit = {
    id,
    seat,
    kind: list.kind,
    name: list.name,
    members: elements.map((element) => element.id),
    block: null,
    detached: false,
    state: 'table',
    startingStrength: 0,
    turnStrength: 0,
    rangedLosses: 0,
    testedLosses: false,
    testedFriends: false,
    feared: [],
  };
  return { unit, elements };
}
