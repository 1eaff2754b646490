import type { Words } from '@/engine';
import type { Key, SceneNode } from '@/scene/nodes';
import { unitOf } from '../../rules/roster';
import type { ElementId, Event, Figure, Point, View } from '../../rules/types';
import { dieArt, noteArt, noteSize } from '../art/labels';
import { CLEAR, cross, GREY, sightLine, template } from '../art/marks';
import { boxOn, boxRound, within, Z } from '../frame';
import { figureNodes, type Faces } from '../figures';
import { elementNode, tableNodes } from '../scene';
import {
  BOUNCE_MS,
  FALL_MS,
  FLASH_MS,
  FLIGHT_MS,
  moveMs,
  SHELL_MS,
  SHOT_MS,
  STAGGER_MS,
  type Attack,
  type Beat,
} from './film';
import { tallyOf } from './words';

type Stage = {
  readonly faces: Faces;
  readonly reduced: boolean;
  readonly say: (words: Words) => string;
};

const DIE = 22;
/** More dice than this are told by their sum alone. */
const MOST_DICE = 16;

/** Comes up after a while, stays and is gone. */
const flash = (at: number, until: number): readonly Key[] => [
  { at: 0, opacity: 0, scale: 0.4 },
  { at, opacity: 0, scale: 0.4 },
  { at: at + 110, opacity: 1, scale: 1.1, pace: 'landing' },
  { at: at + 190, opacity: 1, scale: 1 },
  { at: until - 130, opacity: 1, scale: 1 },
  { at: until, opacity: 0 },
];

const played = ({ reduced }: Stage, keys: readonly Key[]) => (reduced ? {} : { opacity: 0, keys });

/** Words over a point of the table. */
function note(
  stage: Stage,
  id: string,
  at: Point,
  lines: readonly string[],
  tone: 'plain' | 'good' | 'bad' | 'gold',
  keys: readonly Key[],
): SceneNode {
  const { w, h } = noteSize(lines);
  const corner = boxOn(at, 0);
  return {
    id,
    x: corner.x - w / 2,
    y: corner.y - h - 16,
    w,
    h,
    z: Z.film,
    shapes: noteArt(lines, tone),
    ...played(stage, keys),
  };
}

/** Shots and blows one after the other, each with its die over whoever threw it. */
function attackNodes(stage: Stage, attack: Attack, i: number, length: number): SceneNode[] {
  const begins = Math.min(i, 12) * STAGGER_MS;
  const { attacker, target, hit, die, natural } = attack;
  const box = boxRound([attacker.at, target.at], 8);
  const points = within(box, [attacker.at, target.at]);
  const line: SceneNode = {
    id: `shot-${i}`,
    ...box,
    z: Z.line,
    shapes: sightLine(points, hit ? 'full' : 'none'),
    ...played(stage, flash(begins, begins + SHOT_MS + 260)),
  };
  const thrown: SceneNode = {
    id: `die-${i}`,
    ...boxOn({ x: attacker.at.x, y: attacker.at.y - 20 }, DIE / 2),
    z: Z.film,
    shapes: dieArt(die, String(natural), hit ? CLEAR : GREY, DIE),
    ...played(stage, flash(begins, length)),
  };
  const met: SceneNode = {
    id: `met-${i}`,
    ...boxOn(target.at, 10),
    z: Z.sign,
    shapes: hit ? template(2, 'landed') : cross(),
    ...played(stage, flash(begins + SHOT_MS, begins + SHOT_MS + 420)),
  };
  return i < MOST_DICE ? [...(attack.how === 'ranged' ? [line] : []), thrown, ...(hit ? [met] : [])] : [];
}

/** Whoever falls tips over and fades where it stood. */
function falling(stage: Stage, before: View, { element: id }: Figure, at: number): SceneNode[] {
  const element = before.elements[id - 1];
  if (element === undefined || stage.reduced) return [];
  const look = stage.faces.lookOf(unitOf(before, element.unit).seat);
  const keys: readonly Key[] = [
    { at: 0, opacity: 1 },
    { at, opacity: 1 },
    { at: at + FALL_MS, opacity: 0, tilt: 1.3, scale: 0.8, dy: 6, pace: 'falling' },
  ];
  return figureNodes(element, element, { id: `falls-${id}`, look, pose: 'ready', z: Z.figure })
    .slice(0, 1)
    .map((node) => ({ ...node, opacity: 0, keys }));
}

const isLoss = (event: Event): event is Extract<Event, { type: 'modelLost' | 'vehicleExploded' | 'wrecked' }> =>
  event.type === 'modelLost' || event.type === 'vehicleExploded' || event.type === 'wrecked';

function fightNodes(stage: Stage, beat: Extract<Beat, { kind: 'fight' }>): SceneNode[] {
  const { attacks, events, length } = beat;
  const lands = SHOT_MS + Math.min(12, attacks.length) * STAGGER_MS;
  const [first] = events;
  const at = attacks.at(0)?.target.at ?? (first !== undefined && 'figure' in first ? first.figure?.at : undefined);
  const tally = tallyOf(events).map(stage.say);
  return [
    ...attacks.flatMap((attack, i) => attackNodes(stage, attack, i, length)),
    ...events.filter(isLoss).flatMap(({ figure }) => falling(stage, beat.before, figure, lands)),
    ...(at === undefined || tally.length === 0
      ? []
      : [
          note(
            stage,
            'tally',
            { x: at.x, y: at.y - 14 },
            tally,
            events.some(isLoss) ? 'bad' : 'plain',
            flash(lands, length),
          ),
        ]),
  ];
}

/** The shell flies to where it was aimed, bounces to where it lands, and bursts. */
function shellNodes(stage: Stage, { event, length }: Extract<Beat, { kind: 'shell' }>): SceneNode[] {
  const { figure, aim, at, template: across, under, deviation } = event;
  const r = across / 2;
  const flies: readonly Key[] = [
    { at: 0, dx: figure.at.x - at.x, dy: figure.at.y - at.y, opacity: 1, scale: 0.3 },
    { at: SHELL_MS, dx: aim.x - at.x, dy: aim.y - at.y, opacity: 1, scale: 0.4 },
    { at: SHELL_MS + BOUNCE_MS, dx: 0, dy: 0, opacity: 1, scale: 0.4 },
    { at: SHELL_MS + BOUNCE_MS + FLASH_MS, scale: 1, opacity: 1, pace: 'landing' },
    { at: length, opacity: 1 },
  ];
  const lines = tallyOf([event]).map(stage.say);
  return [
    ...(deviation === null ? [] : [{ id: 'aimed', ...boxOn(aim, r + 8), z: Z.template, shapes: template(r, 'aim') }]),
    {
      id: 'shell',
      ...boxOn(at, r + 8),
      z: Z.template,
      shapes: template(r, 'landed'),
      ...(stage.reduced ? {} : { keys: flies }),
    },
    note(
      stage,
      'landed',
      { x: at.x, y: at.y - r },
      lines,
      under.length > 0 ? 'bad' : 'plain',
      flash(SHELL_MS + BOUNCE_MS, length),
    ),
  ];
}

const toneOf = (event: Event): 'plain' | 'good' | 'bad' => {
  if (event.type === 'moraleTested') return event.passed ? 'good' : 'bad';
  return event.type === 'backfired' || event.type === 'gunBurst' || event.type === 'unitLeft' ? 'bad' : 'plain';
};

function storyNodes(stage: Stage, beat: Beat): SceneNode[] {
  switch (beat.kind) {
    case 'fight':
      return fightNodes(stage, beat);
    case 'shell':
      return shellNodes(stage, beat);
    case 'note':
      return [
        note(stage, 'told', beat.at, tallyOf([beat.event]).map(stage.say), toneOf(beat.event), flash(0, beat.length)),
      ];
    case 'flight': {
      const { event } = beat;
      const at = event.type === 'unitLeft' ? event.figures.at(0)?.at : event.shifts.at(0)?.from;
      return at === undefined
        ? []
        : [note(stage, 'flight', at, tallyOf([event]).map(stage.say), 'bad', flash(0, beat.length))];
    }
    default:
      return [];
  }
}

/** Ids of who moves in a beat, with the way they take and how long. */
function ways(beat: Beat): ReadonlyMap<ElementId, { readonly way: readonly Point[]; readonly duration: number }> {
  if (beat.kind === 'move') {
    const duration = moveMs(beat.event);
    return new Map(beat.event.tracks.map(({ element, way }) => [element, { way: way.slice(0, -1), duration }]));
  }
  if (beat.kind === 'flight' && beat.event.type !== 'unitLeft')
    return new Map(beat.event.shifts.map(({ element }) => [element, { way: [], duration: FLIGHT_MS }]));
  return new Map();
}

/** Who moves goes along the way that was taken, all of a group at once. */
function timed(nodes: readonly SceneNode[], beat: Beat): readonly SceneNode[] {
  const all = ways(beat);
  if (all.size === 0) return nodes;
  const byNode = new Map([...all].map(([element, way]) => [elementNode(element), way]));
  return nodes.map((node) => {
    const way = byNode.get(node.id);
    if (way === undefined) return node;
    const corners = way.way.map((point) => {
      const { x, y } = boxOn(point, 0);
      return { x, y };
    });
    return { ...node, way: corners, duration: way.duration };
  });
}

/** Everything that is seen of a beat. */
export function beatNodes(beat: Beat, stage: Stage): SceneNode[] {
  return [...timed(tableNodes(beat.view, stage.faces), beat), ...storyNodes(stage, beat)];
}
