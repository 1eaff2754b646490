import { clamp, type Box } from '@/look/box';
import { reachOf, realmOf, type Cell, type HeroId, type RealmId, type View } from '../../rules/index';
import { chosenHero, type Situation } from '../flow';
import { cellBox, type MapLayout } from './mapLayout';

/** What of a high map should be seen: from top to bottom, and at least this place. */
export type Span = { readonly top: number; readonly bottom: number; readonly focus: number };

const isOn = (view: View, hero: HeroId, realm: RealmId): boolean => realmOf(view, view.heroes[hero].seat) === realm;

/** The hero that a player looks at, with every square that it can get to; null where no hero of this map acts. */
export function spanOf(
  { view, selection }: Pick<Situation, 'view' | 'selection'>,
  realm: RealmId,
  layout: MapLayout,
): Span | null {
  const chosen = chosenHero(view, selection);
  const hero = chosen ?? view.active?.hero ?? null;
  if (hero === null || !isOn(view, hero, realm)) return null;
  const { cell } = view.heroes[hero];
  const cells: readonly Cell[] = chosen === null ? [cell] : [cell, ...reachOf(view, chosen).map((one) => one.cell)];
  const tops = cells.map((each) => cellBox(layout, each).y);
  const margin = layout.cell / 2;
  return {
    top: Math.min(...tops) - margin,
    bottom: Math.max(...tops) + layout.cell + margin,
    focus: cellBox(layout, cell).y + margin,
  };
}

/** What a lesson points at among the targets of a map; null where that is nothing. */
export function spanOfPointed(
  targets: readonly (Pick<Box, 'y' | 'h'> & { readonly id: string })[],
  ids: readonly string[],
): Span | null {
  const pointed = targets.filter(({ id }) => ids.includes(id));
  if (pointed.length === 0) return null;
  const margin = pointed[0].h / 2;
  return {
    top: Math.min(...pointed.map(({ y }) => y)) - margin,
    bottom: Math.max(...pointed.map(({ y, h }) => y + h)) + margin,
    focus: pointed[0].y + margin,
  };
}

/** How far down a window that high must be scrolled to show a span: no farther than needed, and with the hero in the middle where not all of it fits. */
export function scrollFor(span: Span, now: number, window: number, height: number): number {
  const within = (y: number) => Math.min(Math.max(y, 0), Math.max(height - window, 0));
  if (span.bottom - span.top > window) return within(span.focus - window / 2);
  return within(Math.min(Math.max(now, span.bottom - window), span.top));
}

/** Heights of the enemies of a map that a window does not show, by the side on which they are. */
export function beyond(
  heights: readonly number[],
  scrolled: number,
  window: number,
): { above: number[]; below: number[] } {
  return {
    above: heights.filter((y) => y < scrolled),
    below: heights.filter((y) => y > scrolled + window),
  };
}

/** Below the window of a scrolled map stands what leads over it: on the map it would cover squares. */
const BAND = 44;
const GAP = 4;

/** The place of a map that scrolls: its window, and the band below it. */
export const withBand = ({ h, ...box }: Box): { readonly window: Box; readonly band: Box } => ({
  window: { ...box, h: h - BAND - GAP },
  band: { ...box, y: box.y + h - BAND, h: BAND },
});

/** Where something of a scrolled map is on the screen; what the edge of the window hides of it does not count. */
export function seenThrough(window: Box, scrolled: number, { x, y, w, h }: Box): Box {
  const [low, high] = [window.y, window.y + window.h];
  const top = clamp(window.y + y - scrolled, low, high);
  const bottom = clamp(window.y + y + h - scrolled, low, high);
  return { x: window.x + x, y: top, w, h: bottom - top };
}
