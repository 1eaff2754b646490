import type { Seat } from '@/engine';
import { formed, isInside, isLinked, overlap, placesOf, reach, rot, type Footprint } from '../geometry';
import { isOnSolidGround } from '../ground';
import { muster } from '../muster';
import { onTable } from '../roster';
import { footprintOf, shapeOf } from '../shapes';
import type { Element, Form, Open, Place, Point, Zone } from '../types';
import { deployment, isMustered, type Deployment, type Mustered } from './deployment';

/** Waiting units that places are proposed for at a time, and how many for each. */
const UNITS = 4;
const PLACES = 6;
/** Millimetres between loose men: near enough to stay together, far enough not to be one target. */
const LOOSE_GAP = 10;
/** Millimetres between the places that are tried where the zone is crowded. */
const LATTICE = 10;
/** Where along its zone a unit is proposed, in sixteenths of the width, the middle first. */
const ALONG = [8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15] as const;

/** How wide and deep a zone is as its side looks. */
function sidesOf({ w, h, facing }: Zone): { width: number; depth: number } {
  return facing % 180 === 0 ? { width: h, depth: w } : { width: w, depth: h };
}

/** A spot of the zone: so many sixteenths from its left, so many millimetres behind its front. */
function spotIn(zone: Zone, sixteenths: number, behind: number): Point {
  const { width, depth } = sidesOf(zone);
  const offset = rot(Math.floor(depth / 2) - behind, Math.floor((width * (sixteenths - 8)) / 16), zone.facing);
  return { x: zone.x + Math.floor(zone.w / 2) + offset.x, y: zone.y + Math.floor(zone.h / 2) + offset.y };
}

/** How many files a unit stands in so that it fits the depth of its zone. */
function filesFor(count: number, spacing: number, depth: number, wished: number | null): number {
  const ranks = Math.max(1, Math.floor(depth / spacing));
  return Math.max(wished ?? Math.min(count, 6), Math.ceil(count / ranks));
}

/** PORT-066 A unit at a spot of its zone: as its list says in a block, else loose and in ranks. */
function at(open: Open, seat: Seat, place: number, mustered: Mustered, anchor: Point): Deployment {
  const { elements, unit } = mustered;
  const zone = open.config.zones[seat];
  const list = open.config.armies[seat].units[place];
  const { depth } = sidesOf(zone);
  const largest = Math.max(...elements.map((element) => reach(shapeOf(element))));
  const wished = list.kind === 'band' ? list.files : null;
  if (open.config.mode === 'siege' && wished !== null) {
    const files = filesFor(elements.length, 2 * largest, depth, wished);
    const form: Form = { anchor, facing: zone.facing, files, order: unit.members };
    return { type: 'deploy', unit: place, places: [], form };
  }
  const spacing = 2 * largest + LOOSE_GAP;
  const block = formed(zone.facing, filesFor(elements.length, spacing, depth, null), spacing, elements.length);
  const places = placesOf(block, anchor).map(({ x, y }) => ({ x, y, facing: zone.facing }));
  return { type: 'deploy', unit: place, places, form: null };
}

function presets(open: Open, seat: Seat, place: number): Deployment[] {
  const mustered = muster(open, seat, place);
  const zone = open.config.zones[seat];
  const front = Math.max(...mustered.elements.map((element) => reach(shapeOf(element))));
  const found: Deployment[] = [];
  for (const behind of [front, Math.floor(sidesOf(zone).depth / 2)])
    for (const sixteenths of ALONG) {
      if (found.length >= PLACES) return found;
      const proposed = at(open, seat, place, mustered, spotIn(zone, sixteenths, behind));
      if (isMustered(deployment(open, seat, proposed))) found.push(proposed);
    }
  return found;
}

function isFree(open: Open, element: Element, footprint: Footprint, taken: readonly Footprint[]): boolean {
  return (
    isOnSolidGround(open, { ...element, x: footprint.x, y: footprint.y, facing: footprint.facing }) &&
    !taken.some((other) => overlap(footprint, other))
  );
}

/** All spots of a zone on a lattice where somebody could stand. */
function lattice(open: Open, seat: Seat, element: Element): Footprint[] {
  const zone = open.config.zones[seat];
  const shape = shapeOf(element);
  const taken = open.elements.filter(onTable).map(footprintOf);
  const spots: Footprint[] = [];
  for (let y = zone.y; y <= zone.y + zone.h; y += LATTICE)
    for (let x = zone.x; x <= zone.x + zone.w; x += LATTICE) {
      const footprint = { x, y, facing: zone.facing, shape };
      if (isInside(footprint, zone) && isFree(open, element, footprint, taken)) spots.push(footprint);
    }
  return spots;
}

/** Fills a crowded zone man by man, each beside one who stands already; null where they find no room from this spot on. */
function fill(open: Open, seat: Seat, elements: readonly Element[], first: Footprint): Place[] | null {
  const together = open.config.mode === 'siege';
  const placed = [first];
  for (const element of elements.slice(1)) {
    const spot = lattice(open, seat, element).find(
      (each) =>
        !placed.some((other) => overlap(each, other)) && (!together || placed.some((other) => isLinked(each, other))),
    );
    if (spot === undefined) return null;
    placed.push(spot);
  }
  return placed.map(({ x, y, facing }) => ({ x, y, facing }));
}

/** How a whole army may stand: in a line, on two wings, one behind the other. */
export const PRESETS = ['line', 'wings', 'deep'] as const;
export type Preset = (typeof PRESETS)[number];

/** Where along its zone a unit stands, in sixteenths, and how far back, in eighths of its depth: the unit's share of the army counts. */
function shareOf(preset: Preset, i: number, count: number): { readonly along: number; readonly back: number } {
  if (preset === 'line') return { along: Math.round((16 * (2 * i + 1)) / (2 * count)), back: 0 };
  const half = Math.ceil(count / 2);
  const [at, of] = [i % half, i < half ? half : count - half];
  if (preset === 'wings') return { along: Math.round((6 * (2 * at + 1)) / (2 * of)) + (i < half ? 0 : 10), back: 0 };
  return { along: [8, 5, 11][i % 3], back: Math.floor((8 * i) / count) };
}

/** PORT-066 A unit where a way to stand has its place: there, or as near to it as is legal; null where nothing near it is. */
export function presetPlace(open: Open, seat: Seat, place: number, preset: Preset): Deployment | null {
  const mustered = muster(open, seat, place);
  const zone = open.config.zones[seat];
  const front = Math.max(...mustered.elements.map((element) => reach(shapeOf(element))));
  const { depth } = sidesOf(zone);
  const { along, back } = shareOf(preset, place, open.config.armies[seat].units.length);
  const wished = front + Math.floor((Math.max(0, depth - 2 * front) * back) / 8);
  for (const behind of [wished, front, Math.floor(depth / 2), Math.floor((depth * 3) / 4)])
    for (const off of [0, 1, -1, 2, -2, 3, -3, 4, -4]) {
      if (along + off < 1 || along + off > 15) continue;
      const proposed = at(open, seat, place, mustered, spotIn(zone, along + off, behind));
      if (isMustered(deployment(open, seat, proposed))) return proposed;
    }
  return null;
}

/** Room for a unit where no preset fits; null where there is none. */
function squeezed(open: Open, seat: Seat, place: number): Deployment | null {
  const { elements } = muster(open, seat, place);
  const spots = lattice(open, seat, elements[0]);
  const step = Math.max(1, Math.floor(spots.length / PLACES));
  for (let i = 0; i < spots.length; i += step) {
    const places = fill(open, seat, elements, spots[i]);
    if (places !== null) return { type: 'deploy', unit: place, places, form: null };
  }
  return null;
}

/** Whether a unit finds no room in its zone: then it stays at home, and the battle goes on without it. */
export function hasNoRoom(open: Open, seat: Seat, place: number): boolean {
  return presets(open, seat, place).length === 0 && squeezed(open, seat, place) === null;
}

/** Places for the next waiting units of a seat, all of them legal. */
export function proposals(open: Open, seat: Seat): Deployment[] {
  return open.waiting[seat].slice(0, UNITS).flatMap((place): Deployment[] => {
    const found = presets(open, seat, place);
    if (found.length > 0) return found;
    return [squeezed(open, seat, place) ?? { type: 'deploy', unit: place, places: [], form: null }];
  });
}
