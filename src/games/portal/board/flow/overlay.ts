import type { Words } from '@/engine';
import { ARTILLERY, SPELLS } from '../../rules/data';
import { BLOCKED, centroid, dist2, gap, pathCost } from '../../rules/geometry';
import { landUnder, swims } from '../../rules/ground';
import { allowanceOf } from '../../rules/questions/allowance';
import { armed, armOf, bandOf } from '../../rules/questions/aim';
import { barrageOf } from '../../rules/questions/forecast';
import { linesOf, sightOf } from '../../rules/questions/sight';
import { elementOf, groupMembers, inPlay, isMachine, membersOf, unitOf } from '../../rules/roster';
import { footprintOf } from '../../rules/shapes';
import type { Element, GroupId, MoveAction, MoveKind, Point, View } from '../../rules/types';
import { NO_OVERLAY, type Note, type Overlay, type RangeArc, type SightLine } from '../overlay';
import { handlesOf } from '../pull/grips';
import { gapsIn, putBy } from '../pull/puts';
import { lengthWords, nameWords, text } from '../words';
import { deployGhosts, deployPlan } from './deploy';
import { groupNow, mayCommand, middleOfGroup } from './moment';
import { planOf } from './plan';
import { tapeWords } from './step';
import type { Option, Selection, Situation } from './types';

type Say = (words: Words) => string;

const DIRECTIONS = 48;

/** PORT-101 to PORT-105 How far a figure of the group gets on a straight line in every direction: what can be walked to, near enough to aim. */
function reachOf(view: View, group: GroupId, kind: MoveKind): readonly (readonly Point[])[] {
  const members = groupMembers(view, group);
  const [first] = members;
  if (isMachine(first) || unitOf(view, first.unit).block !== null || first.flying) return [];
  const allowance = allowanceOf(
    view,
    group,
    kind,
    members.some(({ prone }) => prone),
  );
  const from = middleOfGroup(view, group);
  const land = landUnder(view);
  const { w, h } = view.config.table;
  const most = Math.floor(allowance / 1000);
  const spot = (i: number, mm: number): Point => ({
    x: Math.round(Math.min(w, Math.max(0, from.x + mm * Math.cos((2 * Math.PI * i) / DIRECTIONS)))),
    y: Math.round(Math.min(h, Math.max(0, from.y + mm * Math.sin((2 * Math.PI * i) / DIRECTIONS)))),
  });
  const outline = Array.from({ length: DIRECTIONS }, (_, i) => {
    let [low, high] = [0, most];
    while (high - low > 3) {
      const middle = (low + high + 1) >> 1;
      const cost = pathCost(land, from, [spot(i, middle)], swims(first));
      if (cost !== BLOCKED && cost <= allowance) low = middle;
      else high = middle;
    }
    return spot(i, low);
  });
  return most === 0 ? [] : [outline];
}

/** PORT-163, PORT-164 What the weapon of the foremost shooter reaches. */
function rangesOf(view: View, group: GroupId): readonly RangeArc[] {
  const shooters = groupMembers(view, group).filter(
    (member) => member.kind === 'piece' || armOf(member, 'own', 0) !== null,
  );
  const [first] = shooters;
  if (first === undefined) return [];
  const arm = first.piece === null ? armOf(first, 'own', 0) : null;
  const range = first.piece !== null ? ARTILLERY[first.piece].range : arm === null ? 0 : armed(arm).range;
  const { x, y, facing } = first;
  return range === 0 ? [] : [{ x, y, facing, short: range, long: 2 * range, quarter: isMachine(first) }];
}

/** The line from whoever is nearest to whom is meant, with what is seen and how far it is. */
function sightTo(view: View, group: GroupId, target: Element, say: Say): SightLine[] {
  const [from] = groupMembers(view, group)
    .filter(inPlay)
    .sort((a, b) => dist2(a, target) - dist2(b, target));
  if (from === undefined) return [];
  const mm = gap(footprintOf(from), footprintOf(target)) / 1000;
  const seen = sightOf(view, from, target);
  const note = say(seen === 'none' ? hiddenWords(view, from, target) : rangeWords(view, from, target, mm));
  return [
    {
      from: { x: from.x, y: from.y },
      to: { x: target.x, y: target.y },
      seen,
      blockedAt: blockedAt(view, from, target),
      note,
    },
  ];
}

/** PORT-G34, PORT-G35 What hides somebody: a piece of terrain or whoever stands in the way. */
function hiddenWords(view: View, from: Element, target: Element): Words {
  const by = linesOf(view, from, target).find(({ clarity }) => clarity === 'blocked')?.by;
  if (by == null) return text('note.none');
  if ('element' in by)
    return text('note.blocked', { what: nameWords(unitOf(view, elementOf(view, by.element.id).unit).name) });
  const piece = view.config.terrain[by.area]?.piece;
  return piece === undefined ? text('note.none') : text('note.blocked', { what: { key: `portal.terrain.${piece}` } });
}

/** PORT-163 to PORT-165 How far it is, and what that is to the weapon. */
function rangeWords(view: View, from: Element, target: Element, mm: number): Words {
  const arm = from.piece === null ? armOf(from, 'own', 0) : null;
  if (arm === null) return text('measure.result', { cm: lengthWords(mm) });
  const band = bandOf(armed(arm), from, 'own', target);
  return text(band === null ? 'note.beyond' : `note.${band}`, { cm: lengthWords(mm) });
}

/** PORT-G34, PORT-G35 Where the first of the five lines that is blocked meets what blocks it. */
function blockedAt(view: View, from: Element, target: Element): Point | null {
  const line = linesOf(view, from, target).find(({ clarity }) => clarity === 'blocked');
  if (line === undefined || line.by === null) return null;
  if ('element' in line.by) return { x: line.by.element.x, y: line.by.element.y };
  const [dx, dy] = [line.to.x - from.x, line.to.y - from.y];
  const part = (line.by.step + 0.5) / Math.max(1, Math.abs(dx), Math.abs(dy));
  return { x: Math.round(from.x + dx * part), y: Math.round(from.y + dy * part) };
}

const nearestOf = (view: View, unit: number, from: Point): Element | undefined =>
  membersOf(view, unitOf(view, unit))
    .filter(inPlay)
    .sort((a, b) => dist2(a, from) - dist2(b, from))[0];

const cm = (micrometres: number) => lengthWords(micrometres / 1000);

/** What a proposed round shows: the group where it would stand, the way there, sight, who would be struck. */
function optionOverlay(view: View, group: GroupId, option: Option, say: Say): Overlay {
  const { after, actions, target, targetElement, way } = option;
  const [move] = actions;
  const seat = unitOf(view, groupMembers(view, group)[0].unit).seat;
  const moved = move?.type === 'move';
  const there = moved ? groupMembers(after, group).filter(inPlay) : [];
  const refused = option.wished === undefined ? [] : putBy(view, option.wished);
  const offender = option.refusal?.params?.element;
  const ghosts = [
    ...there.map((figure) => ({ figure, seat, x: figure.x, y: figure.y, facing: figure.facing, offends: false })),
    ...refused.map(({ element, ...place }) => ({ figure: element, seat, ...place, offends: element.id === offender })),
  ];
  const from = middleOfGroup(view, group);
  const to = there.length > 0 ? middleOfGroup(after, group) : from;
  const foe =
    targetElement !== null
      ? elementOf(after, targetElement)
      : target === null
        ? undefined
        : nearestOf(after, target, to);
  const far = Math.hypot(to.x - from.x, to.y - from.y) > 4;
  const spent: Note[] =
    far && option.allowance > 0
      ? [
          {
            id: 'spent',
            x: to.x + 24,
            y: to.y + 30,
            lines: [
              say(text('note.spent', { spent: cm(option.cost) })),
              say(text('note.left', { left: cm(Math.max(0, option.allowance - option.cost)) })),
            ],
            tone: 'gold',
          },
        ]
      : [];
  return {
    ...NO_OVERLAY,
    ...lit(view, group),
    ghosts,
    gauges: moved ? waysOf(view, move).map((points) => ({ points, legal: true })) : [],
    links: gapsIn(refused).map((gap) => ({ ...gap, holds: false })),
    sights: foe === undefined || !needsSight(after, group, option) ? [] : sightTo(after, group, foe, say),
    aimedUnits: target !== null && targetElement === null ? [target] : [],
    aimed: targetElement === null ? [] : [targetElement],
    templates: way === 'fire' && foe !== undefined ? shellsOf(view, group, foe) : [],
    notes: spent,
  };
}

/** PORT-266 Blows and shells that are lobbed need no line of sight. */
function needsSight(view: View, group: GroupId, { way }: Option): boolean {
  const [first] = groupMembers(view, group);
  if (way === 'fire' && first?.piece != null) return ARTILLERY[first.piece].fire === 'linear';
  return way !== 'melee' && way !== 'charge';
}

/** The ways of a move: one for all who keep their shape, else one for each who goes a way of his own. */
function waysOf(view: View, { group, how }: MoveAction): readonly (readonly Point[])[] {
  const from = middleOfGroup(view, group);
  if (how.by !== 'paths') {
    const to = centroid(putBy(view, { group, how }));
    return dist2(from, to) > LEAST ? [[from, to]] : [];
  }
  const ways = how.paths.map(({ element, way }) => [elementOf(view, element), ...way]);
  const same =
    new Set(ways.map((way) => way.map(({ x, y }) => `${x - way[0].x},${y - way[0].y}`).join(' '))).size === 1;
  const [first] = ways;
  const shown =
    same && ways.length > 1
      ? [first.map(({ x, y }) => ({ x: from.x + x - first[0].x, y: from.y + y - first[0].y }))]
      : ways;
  return shown.filter((way) => dist2(way[0], way[way.length - 1]) > LEAST);
}

/** Squared millimetres: what is nearer needs no line. */
const LEAST = 16;

/** PORT-270 to PORT-276 The thirteen places where a shell may land. */
function shellsOf(view: View, group: GroupId, target: Element): Overlay['templates'] {
  const [gun] = groupMembers(view, group);
  if (gun === undefined || gun.piece === null) return [];
  const { template } = ARTILLERY[gun.piece];
  return (barrageOf(view, gun, target)?.places ?? []).map(({ at, direction, own }) => ({
    ...at,
    r: template / 2,
    kind: direction === null ? 'aim' : own.strength > 0 ? 'own' : 'may',
  }));
}

/** Gold on whoever acts. */
const lit = (view: View, group: GroupId): Pick<Overlay, 'chosen' | 'picked'> =>
  view.config.mode === 'siege' ? { chosen: [group], picked: [] } : { chosen: [], picked: [group] };

/** The tape between two points. */
function tapeOverlay(tape: Extract<Selection, { type: 'measure' }>, say: Say): Overlay {
  const { from, to } = tape;
  if (from === null) return NO_OVERLAY;
  if (to === null) return { ...NO_OVERLAY, tape: { from, to: { x: from.x + 1, y: from.y } } };
  return {
    ...NO_OVERLAY,
    tape: { from, to },
    notes: [{ id: 'tape', ...to, lines: [say(tapeWords(tape))], tone: 'gold' }],
  };
}

/** A spell that is aimed: its template where it would lie. */
function spellTemplates(moment: Situation): Overlay['templates'] {
  const { selection } = moment;
  if (selection.type !== 'spell' || selection.aim?.kind !== 'ground') return [];
  const { template } = SPELLS[selection.spell];
  return template === null ? [] : [{ ...selection.aim.at, r: template / 2, kind: 'aim' }];
}

function deployOverlay({ view, selection, why }: Situation): Overlay {
  const action = deployPlan(view, selection);
  if (action === null) return NO_OVERLAY;
  const refusal = why(action);
  const offender = refusal?.params?.element;
  const ghosts = deployGhosts(view, action).map(({ element, x, y, facing }) => ({
    figure: element,
    seat: view.active,
    x,
    y,
    facing,
    offends: refusal !== undefined && (offender === undefined || offender === element.id),
  }));
  return { ...NO_OVERLAY, ghosts };
}

/** What lies over the table for what is chosen. */
export function overlayOf(moment: Situation, say: Say): Overlay {
  const { view, selection } = moment;
  if (selection.type === 'measure') return tapeOverlay(selection, say);
  if (view.phase === 'deploy') return deployOverlay(moment);
  const group = groupNow(view, selection);
  if (!mayCommand(view) || group === null) return NO_OVERLAY;
  const plan = planOf(moment);
  if (plan !== null) return { ...optionOverlay(view, group, plan.chosen, say), ...withTemplates(moment) };
  const moves = view.round?.moved == null;
  return {
    ...NO_OVERLAY,
    ...lit(view, group),
    reach: moves ? reachOf(view, group, 'normal') : [],
    farReach: moves ? reachOf(view, group, 'run') : [],
    ranges: rangesOf(view, group),
    handles: handlesOf(view, selection),
    ...(selection.type === 'adjust' && selection.held !== null && { picked: [selection.held] }),
  };
}

const withTemplates = (moment: Situation): Partial<Overlay> => {
  const templates = spellTemplates(moment);
  return templates.length === 0 ? {} : { templates };
};
