import type { Event, Point, View } from '../../rules/types';
import { after } from './after';

/** What has happened since a table was seen. */
export type Told = { readonly before: View; readonly events: readonly Event[] };

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
export type Attack = Of<'attackRolled'>;

/** A stretch of what happened, shown as motion. */
export type Beat = {
  /** The table in this stretch: as it will be at its end, and as it was before. */
  readonly view: View;
  readonly before: View;
  /** Milliseconds at the usual speed. */
  readonly length: number;
} & (
  | { readonly kind: 'move'; readonly event: Of<'groupMoved'> }
  /** All dice of one action at once, as one throws a handful, and who falls. */
  | { readonly kind: 'fight'; readonly attacks: readonly Attack[]; readonly events: readonly Event[] }
  | { readonly kind: 'shell'; readonly fired: Of<'gunFired'> | null; readonly event: Of<'shellLanded'> }
  /** Anything that is told by a note where it happened. */
  | { readonly kind: 'note'; readonly event: Event; readonly at: Point }
  | { readonly kind: 'flight'; readonly event: Of<'unitFlew'> | Of<'unitLeft'> | Of<'unitTeleported'> }
  | { readonly kind: 'turn'; readonly event: Of<'initiativeRolled'> }
);

/** What happened, beat by beat. */
export type Film = { readonly beats: readonly Beat[] };

/** Times in milliseconds. */
const CENTIMETRE_MS = 90;
const LONGEST_MOVE_MS = 900;
export const SHOT_MS = 260;
/** Between two shots of a volley. */
export const STAGGER_MS = 70;
export const FALL_MS = 450;
export const SHELL_MS = 250;
export const BOUNCE_MS = 350;
export const FLASH_MS = 200;
export const FLIGHT_MS = 800;
const READ_MS = 900;
const TURN_MS = 1300;
/** Without motion a beat is as long as it takes to read it. */
const CALM_MS = 900;

/** What belongs to the dice of one action. */
const FIGHT: readonly Event['type'][] = [
  'attackRolled',
  'hitShielded',
  'recoveryRolled',
  'partRolled',
  'modelLost',
  'riderDismounted',
  'rankFilled',
  'crewLost',
  'weaponLost',
  'vehicleExploded',
  'guardianStruck',
];

/** The longest way of a move in millimetres. */
function lengthOfMove({ tracks }: Of<'groupMoved'>): number {
  return Math.max(
    0,
    ...tracks.map(
      ({ from, way }) =>
        way.reduce(({ at, sum }, next) => ({ at: next, sum: sum + Math.hypot(next.x - at.x, next.y - at.y) }), {
          at: from as Point,
          sum: 0,
        }).sum,
    ),
  );
}

export const moveMs = (event: Of<'groupMoved'>): number =>
  Math.min(LONGEST_MOVE_MS, Math.max(200, (lengthOfMove(event) / 10) * CENTIMETRE_MS));

/** Where an event that is told by a note has its note; nothing for what is told by another beat or by the log alone. */
function placeOf(event: Event, view: View): Point | null {
  switch (event.type) {
    case 'spellCast':
      return event.point ?? event.figure.at;
    case 'backfired':
    case 'wentAstray':
    case 'crewless':
    case 'wrecked':
    case 'gunBurst':
      return event.figure.at;
    case 'gunFired':
      return event.result === 'misfire' ? event.figure.at : null;
    case 'captureRolled':
    case 'captured':
      return event.target.at;
    case 'crewed':
      return event.target.at;
    case 'guardianSummoned':
      return event.place;
    case 'spellStruck':
      return event.at;
    case 'moraleTested':
    case 'unitStood':
      return middleOfUnit(view, event.party.unit);
    case 'leaderJoined':
      return event.figure.at;
    default:
      return null;
  }
}

function middleOfUnit(view: View, unit: number): Point | null {
  const members = (view.units[unit - 1]?.members ?? []).flatMap((id) => view.elements[id - 1] ?? []);
  if (members.length === 0) return null;
  const mean = (of: (point: Point) => number) =>
    Math.round(members.reduce((sum, one) => sum + of(one), 0) / members.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

const fightMs = (attacks: number, falls: number): number =>
  SHOT_MS + Math.min(12, attacks) * STAGGER_MS + (falls > 0 ? FALL_MS : 0) + READ_MS;

/** The film of what happened; null where there is nothing to be seen on the table. */
export function filmOf({ before, events }: Told): Film | null {
  const beats: Beat[] = [];
  let view = before;
  let fired: Of<'gunFired'> | null = null;
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (event === undefined) continue;
    if (FIGHT.includes(event.type)) {
      const all: Event[] = [];
      for (; i < events.length && FIGHT.includes(events[i]?.type ?? 'turnBegan'); i++) all.push(events[i] ?? event);
      i--;
      const was = view;
      view = all.reduce(after, view);
      const attacks = all.filter((one) => one.type === 'attackRolled');
      const falls = all.filter((one) => one.type === 'modelLost' || one.type === 'crewLost').length;
      beats.push({ kind: 'fight', before: was, view, attacks, events: all, length: fightMs(attacks.length, falls) });
      continue;
    }
    const was = view;
    view = after(view, event);
    if (event.type === 'gunFired') fired = event;
    if (event.type === 'groupMoved') {
      if (event.tracks.length > 0) beats.push({ kind: 'move', before: was, view, event, length: moveMs(event) + 150 });
    } else if (event.type === 'shellLanded') {
      beats.push({ kind: 'shell', before: was, view, fired, event, length: SHELL_MS + BOUNCE_MS + FLASH_MS + READ_MS });
    } else if (event.type === 'unitFlew' || event.type === 'unitLeft' || event.type === 'unitTeleported') {
      beats.push({ kind: 'flight', before: was, view, event, length: FLIGHT_MS + READ_MS });
    } else if (event.type === 'initiativeRolled') {
      beats.push({ kind: 'turn', before: was, view, event, length: TURN_MS });
    } else {
      const at = placeOf(event, was);
      if (at !== null) beats.push({ kind: 'note', before: was, view, event, at, length: READ_MS });
    }
  }
  return beats.length === 0 ? null : { beats };
}

/** How long a beat takes at the usual speed. */
export const lengthOf = ({ length }: Beat, reduced: boolean): number => (reduced ? CALM_MS : length);

/** The points of the table that must be seen in a beat. */
export function pointsOf(beat: Beat): readonly Point[] {
  switch (beat.kind) {
    case 'move':
      return beat.event.tracks.flatMap(({ from, way }) => [from, way.at(-1) ?? from]);
    case 'fight':
      return beat.events.flatMap((event) => {
        if (event.type === 'attackRolled') return [event.attacker.at, event.target.at];
        return 'figure' in event ? [event.figure?.at ?? []].flat() : [];
      });
    case 'shell':
      return [beat.event.figure.at, beat.event.aim, beat.event.at];
    case 'note':
      return [beat.at];
    case 'flight':
      return beat.event.type === 'unitLeft'
        ? beat.event.figures.map(({ at }) => at)
        : beat.event.shifts.flatMap(({ from, to }) => [from, to]);
    case 'turn':
      return [];
  }
}
