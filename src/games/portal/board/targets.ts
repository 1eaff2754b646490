import type { Words } from '@/engine';
import type { Target } from '@/scene/nodes';
import { shapeOf } from '../rules/shapes';
import { onTable, unitOf } from '../rules/roster';
import type { Element, Point, Unit, View } from '../rules/types';
import { boxOn, boxRound } from './frame';
import { parseTarget, targetId } from './ids';
import type { Handle } from './overlay';
import type { Put } from './pull/puts';
import { elementNode, unitNode } from './scene';
import { elementWords, groundWords, middleOf, placeWords, terrainWords, text, unitWords } from './words';

/** What the flow knows of a target: what a tap does, whether it is chosen, whether a finger can lead it. */
export type Answers = {
  hint(id: string): Words | undefined;
  isChosen(id: string): boolean;
  drags(id: string): boolean;
  /** What can only be pulled. */
  readonly handles: readonly Handle[];
  /** Figures of a unit that is adjusted, where they would stand: each can be touched for itself. */
  readonly adjusted: readonly Put[];
};

const NO_ANSWERS: Answers = {
  hint: () => undefined,
  isChosen: () => false,
  drags: () => false,
  handles: [],
  adjusted: [],
};

const reachOf = (element: Element): number => {
  const shape = shapeOf(element);
  return 'r' in shape ? shape.r + 3 : Math.max(shape.length, shape.width) / 2 + 3;
};

const distance = (a: Point, b: Point | null): number => (b === null ? 0 : Math.hypot(a.x - b.x, a.y - b.y));

/** So much ground belongs to a place that somebody is pointed at, in millimetres. */
const MARK = 22;

/** Own units first, then the others, the nearest first. */
function unitsInOrder(view: View, from: Point | null): Unit[] {
  const mine = (unit: Unit) => (unit.seat === view.active ? 0 : 1);
  return view.units
    .filter(({ state, members }) => state === 'table' && members.length > 0)
    .sort((a, b) => mine(a) - mine(b) || distance(middleOf(view, a), from) - distance(middleOf(view, b), from));
}

/**
 * Everything on the table that can be touched: units as wholes where units act, single figures where figures do and where something is
 * abandoned; of bare ground only places that somebody is pointed at. Read out with direction and distance from whoever acts. The
 * later lies on top.
 */
export function tableTargets(
  view: View,
  from: Point | null,
  answers: Answers = NO_ANSWERS,
  pointed: readonly string[] = [],
): Target[] {
  const of = (id: string, label: Words): Pick<Target, 'id' | 'role' | 'label' | 'hint' | 'selected' | 'drags'> => {
    const hint = answers.hint(id);
    return {
      id,
      role: 'button',
      label,
      ...(hint && { hint }),
      ...(answers.isChosen(id) && { selected: true }),
      ...(answers.drags(id) && { drags: true }),
    };
  };
  const terrain = view.config.terrain.map((laid, i): Target => ({
    ...of(targetId('terrain', i), terrainWords(laid, from)),
    ...boxOn(laid, 12),
    quiet: true,
  }));
  const objectives = view.config.objectives.flatMap((one, i): Target[] => {
    if (one.type !== 'hold' && one.type !== 'holdRun') return [];
    const place = placeWords(one, from);
    const label = place === null ? text('objective') : text('at', { what: text('objective'), place });
    return [{ ...of(targetId('objective', i), label), ...boxOn(one, 14), round: true }];
  });
  const marks = pointed.flatMap((id): Target[] => {
    const place = parseTarget(id);
    return place?.kind === 'ground'
      ? [{ ...of(id, groundWords(place, from)), ...boxOn(place, MARK), round: true }]
      : [];
  });
  const figure = (element: Element, at: Point = element): Target => ({
    ...of(targetId('element', element.id), elementWords(view, element, from)),
    ...boxOn(at, reachOf(element)),
    round: true,
    node: elementNode(element.id),
  });
  const singles = view.elements.filter(onTable);
  const shown = view.config.mode === 'skirmish' ? singles : singles.filter(({ abandoned }) => abandoned);
  const units = unitsInOrder(view, from).flatMap((unit): Target[] => {
    const members = unit.members.map((id) => view.elements[id - 1]).filter(onTable);
    if (members.length === 0) return [];
    return [
      {
        ...of(targetId('unit', unit.id), unitWords(view, unit, from)),
        ...boxRound(members, Math.max(...members.map(reachOf)) + 4),
        node: unitNode(unit.id),
      },
    ];
  });
  const byUnit = (a: Element, b: Element): number =>
    Number(unitOf(view, a.unit).seat !== view.active) - Number(unitOf(view, b.unit).seat !== view.active) ||
    distance(a, from) - distance(b, from);
  const handles = answers.handles.map(({ id, ...at }): Target => ({
    ...of(id, text('handle')),
    ...boxOn(at, 12),
    round: true,
    quiet: true,
  }));
  return view.config.mode === 'skirmish'
    ? [...terrain, ...objectives, ...marks, ...[...shown].sort(byUnit).map((each) => figure(each)), ...handles]
    : [
        ...terrain,
        ...objectives,
        ...marks,
        ...units,
        ...shown.map((each) => figure(each)),
        ...answers.adjusted.map(({ element, ...at }) => figure(element, at)),
        ...handles,
      ];
}
