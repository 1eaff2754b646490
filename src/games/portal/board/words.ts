import { textsOf, type Words } from '@/engine';
import { membersOf, seatOf, strengthOf, unitOf } from '../rules/roster';
import { centroid } from '../rules/geometry';
import type { Element, LaidTerrain, Name, Point, Unit, View } from '../rules/types';

/** Texts of the table. */
export const text = textsOf('portalTable');

const COMPASS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

/** '18.5 cm to the north-east', counted from a point; nothing where one is there already. */
export function placeWords(at: Point, from: Point | null): Words | null {
  if (from === null) return null;
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const mm = Math.hypot(dx, dy);
  if (mm < 1) return null;
  const turn = Math.round((Math.atan2(dy, dx) * 4) / Math.PI);
  return text('place', { cm: lengthWords(mm), way: text(`way.${COMPASS[(turn + 8) % 8] ?? 'e'}`) });
}

/** PORT-002 Millimetres as centimetres with one decimal, as the language writes it. */
export function lengthWords(mm: number): Words {
  const tenths = Math.round(mm);
  return { key: 'portal.length', params: { whole: Math.floor(tenths / 10), tenth: tenths % 10 } };
}

/** The same where nothing is translated. */
export const centimetres = (mm: number): string => (mm / 10).toFixed(1);

/** What the list calls somebody: the words of a ready army, or what a player typed. */
export const nameWords = (name: Name): Words =>
  name.startsWith('@') ? { key: `portal.army.${name.slice(1)}` } : text('typed', { name });

export const middleOf = (view: View, unit: Unit): Point => centroid(membersOf(view, unit));

/** 'Archers, Ines, 12 of 12, loose', and where they are. */
export function unitWords(view: View, unit: Unit, from: Point | null): Words {
  const acted = view.config.mode === 'siege' && view.acted.includes(unit.id);
  const items = [
    text('strength', { count: strengthOf(view, unit), most: unit.startingStrength }),
    ...(unit.kind === 'band' && view.config.mode === 'siege' ? [text(unit.block === null ? 'loose' : 'tight')] : []),
    ...(acted ? [text('acted')] : []),
  ];
  const place = placeWords(middleOf(view, unit), from);
  const what = text('unit', { name: nameWords(unit.name), player: { seat: unit.seat }, items });
  return place === null ? what : text('at', { what, place });
}

/** 'Bowman, D6, of the Bows', and where he is. */
export function elementWords(view: View, element: Element, from: Point | null): Words {
  const unit = unitOf(view, element.unit);
  const seat = seatOf(view, element);
  const items = [
    ...(element.model === null ? [] : [text('die', { die: element.model.die })]),
    ...(element.prone ? [text('prone')] : []),
    ...(element.abandoned ? [text('abandoned')] : []),
    ...(view.config.mode === 'skirmish' && view.acted.includes(element.id) ? [text('acted')] : []),
  ];
  const name = nameWords(element.model?.name ?? unit.name);
  const what = seat === null ? text('unowned', { name, items }) : text('unit', { name, player: { seat }, items });
  const place = placeWords(element, from);
  return place === null ? what : text('at', { what, place });
}

/** 'Bare ground', and where it is. */
export function groundWords(at: Point, from: Point | null): Words {
  const place = placeWords(at, from);
  return place === null ? text('ground') : text('at', { what: text('ground'), place });
}

/** 'Small wood, light, 3 for 1', and where it lies. */
export function terrainWords({ piece, difficulty, x, y }: LaidTerrain, from: Point | null): Words {
  const what = text('terrain', {
    piece: { key: `portal.terrain.${piece}` },
    difficulty: { key: `portal.difficulty.${difficulty}.name` },
  });
  const place = placeWords({ x, y }, from);
  return place === null ? what : text('at', { what, place });
}
