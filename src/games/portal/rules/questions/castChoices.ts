import { SPELLS, type SpellId } from '../data';
import { centroid, rot } from '../geometry';
import { elementOf, groupOf, inPlay, membersOf, modelOf, seatOf, unitsInPlay } from '../roster';
import { shapeOf } from '../shapes';
import type { Element, GroupId, Open, Place, Point, Who } from '../types';
import { whyNotCast, whyNotKnown, type Casting } from './spells';

/** Directions in which places beside somebody are tried. */
const AROUND = [0, 45, 90, 135, 180, 225, 270, 315] as const;

const point = ({ x, y }: Element): Point => ({ x, y });

/** Middles of templates worth a look: enemies for hostile spells, friends for Shield. */
function points(open: Open, caster: Element, spell: SpellId): Point[] {
  const seat = seatOf(open, caster);
  const friendly = spell === 'shield';
  return open.elements.filter((each) => inPlay(each) && (seatOf(open, each) === seat) === friendly).map(point);
}

/** Friends whom a spell may be for, each group or unit once. */
function friends(open: Open, caster: Element, spell: SpellId): GroupId[] {
  const seat = seatOf(open, caster);
  const units = unitsInPlay(open).filter((unit) => unit.seat === seat);
  if (SPELLS[spell].target !== 'friendlyGroup') return units.map(({ id }) => id);
  return [...new Set(units.flatMap((unit) => membersOf(open, unit).map((each) => groupOf(open, each))))];
}

/** Places for a guardian: at arm's length all around the caster. */
function beside(caster: Element): Place[] {
  const shape = shapeOf(caster);
  const away = ('r' in shape ? shape.r : shape.length) + 20;
  return AROUND.map((facing) => {
    const { x, y } = rot(away, 0, facing);
    return { x: caster.x + x, y: caster.y + y, facing };
  });
}

/** A unit as it stands, set down as far away as the spell carries, in eight directions. */
function journeys(open: Open, caster: Element): Pick<Casting, 'at' | 'point' | 'places'>[] {
  const seat = seatOf(open, caster);
  const units = unitsInPlay(open).filter((unit) => unit.seat === seat);
  return units.flatMap((unit) => {
    const members = membersOf(open, unit);
    const middle = centroid(members);
    return AROUND.map((direction) => {
      const { x, y } = rot(SPELLS.teleport.range ?? 0, 0, direction);
      const to = { x: caster.x + x, y: caster.y + y };
      const places = members.map((each) => ({
        x: each.x - middle.x + to.x,
        y: each.y - middle.y + to.y,
        facing: each.facing,
      }));
      return { at: unit.id, point: to, places };
    });
  });
}

function aims(open: Open, caster: Element, spell: SpellId): Pick<Casting, 'at' | 'point' | 'places'>[] {
  const nothing = { at: null, point: null, places: [] };
  switch (SPELLS[spell].target) {
    case 'self':
      return [nothing];
    case 'point':
      return points(open, caster, spell).map((at) => ({ ...nothing, point: at }));
    case 'besideSelf':
      return beside(caster).map((place) => ({ ...nothing, places: [place] }));
    case 'friendlyGroup':
    case 'friendlyUnit':
      return friends(open, caster, spell).map((at) => ({ ...nothing, at }));
    case 'friendlyUnitToPoint':
      return journeys(open, caster);
  }
}

/** Castings that are legal now: for each spell some aims that are worth a look, not all of them. */
export function castChoices(open: Open, group: GroupId, caster: Element, by: Who, most = 3): Casting[] {
  const model = modelOf(elementOf(open, caster.id), by);
  return (model?.spells ?? []).flatMap((spell) => {
    if (whyNotKnown(model, spell) !== undefined) return [];
    const castings = aims(open, caster, spell).map((aim) => ({ group, caster: caster.id, by, spell, ...aim }));
    const legal: Casting[] = [];
    for (const casting of castings) {
      if (legal.length >= most) break;
      if (whyNotCast(open, casting) === undefined) legal.push(casting);
    }
    return legal;
  });
}
