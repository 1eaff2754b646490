import type { Event, View } from '../../rules/types';
import { OFF, type Node } from '../../rules/hex';
import { after } from './after';

/** What has happened since a table was seen. */
export type Told = { readonly before: View; readonly events: readonly Event[] };

/** A stretch of what happened, shown as motion. */
export type Beat = {
  /** The table in this stretch: as it will be at its end. */
  readonly view: View;
  readonly event: Event;
  /** The roll of an attack is shown before what it does: the same event has two beats. */
  readonly part: 'dice' | 'deed';
  /** Milliseconds at the usual speed. */
  readonly length: number;
};

/** What happened, beat by beat. */
export type Film = { readonly beats: readonly Beat[] };

/** Times in milliseconds. */
export const WALK_MS = 130;
export const DICE_MS = 700;
export const FLY_MS = 260;
export const LAND_MS = 640;
export const DRAIN_MS = 350;
export const SINK_MS = 400;
export const CAPTURE_MS = 600;
const READ_MS = 380;
/** Without motion a beat is as long as it takes to read it. */
const CALM_MS = 700;

/** How long an event is seen; 0 where it is only part of the next one. */
function lengthOfEvent(event: Event): number {
  switch (event.type) {
    case 'heroWalked':
      return (event.path.length - 1) * WALK_MS + 120;
    case 'attackRolled':
      return FLY_MS + LAND_MS;
    case 'abilityUsed':
      return event.wounds.length > 0 || event.target !== null ? FLY_MS + LAND_MS : READ_MS;
    case 'statusSuffered':
      return event.wounds.length > 0 ? LAND_MS : READ_MS;
    case 'heroHealed':
    case 'statusGained':
    case 'effectGained':
      return LAND_MS;
    case 'heroSlain':
      return SINK_MS + READ_MS;
    case 'heroReturned':
      return SINK_MS + 200;
    case 'altarCaptured':
      return CAPTURE_MS + READ_MS;
    default:
      return 0;
  }
}

/** The film of what happened; null where there is nothing to be seen on the island. */
export function filmOf({ before, events }: Told): Film | null {
  const beats: Beat[] = [];
  let view = before;
  for (const event of events) {
    const was = view;
    view = after(view, event);
    if (event.type === 'attackRolled') beats.push({ view: was, event, part: 'dice', length: DICE_MS + READ_MS });
    const length = lengthOfEvent(event);
    if (length > 0) beats.push({ view, event, part: 'deed', length });
  }
  return beats.length === 0 ? null : { beats };
}

/** How long a beat takes at the usual speed. */
export const lengthOf = ({ length }: Beat, reduced: boolean): number => (reduced ? CALM_MS : length);

/** The hexes that must be seen in a beat. */
export function nodesOf({ view, event }: Beat): readonly Node[] {
  const at = (hero: number): Node => view.heroes[hero].node;
  switch (event.type) {
    case 'heroWalked':
      return event.path;
    case 'attackRolled':
      return [event.from, event.at, ...event.wounds.map(({ node }) => node)];
    case 'abilityUsed':
      return [event.from, ...(event.at === null ? [] : [event.at]), ...event.wounds.map(({ node }) => node)];
    case 'statusSuffered':
      return [at(event.hero), ...event.wounds.map(({ node }) => node)].filter((node) => node !== OFF);
    case 'heroHealed':
    case 'statusGained':
      return [at(event.hero), at(event.target)].filter((node) => node !== OFF);
    case 'heroSlain':
    case 'heroReturned':
      return [event.node];
    case 'effectGained':
    case 'altarCaptured':
      return [at(event.hero)];
    default:
      return [];
  }
}
