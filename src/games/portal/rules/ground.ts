import { isImpassable, isOutlineClear, landOf, type Land } from './geometry';
import { isUnder } from './questions/modifiers';
import { isMachine } from './roster';
import { footprintOf } from './shapes';
import type { Config, Element, Open } from './types';

/** Terrain never changes in a battle, so it is laid out once for each config; a config that was copied keeps what was laid out. */
const LAID = new WeakMap<Config, Land>();

/** PORT-G22 The terrain of a table as outlines in millimetres. */
export function landUnder({ config }: Pick<Open, 'config'>): Land {
  const known = LAID.get(config);
  if (known !== undefined) return known;
  const land = landOf(config.terrain);
  LAID.set(config, land);
  return land;
}

export function layLand(config: Config, land: Land): void {
  LAID.set(config, land);
}

/** PORT-108, PORT-303 Whether an element flies, by itself or by a spell. */
export const isFlying = (open: Open, element: Element): boolean => element.flying || isUnder(open, 'fly', element);

/** PORT-313, PORT-325 Whether deep water is open ground to an element; on a ridden mount the mount decides. */
export const swims = ({ model }: Element): boolean =>
  model !== null && (model.attributes.includes('amphibious') || model.attributes.includes('waterborne'));

/** PORT-069, PORT-D24 Whether an element stands with its centre, and a machine with its outline, outside Impassable terrain. */
export function isOnSolidGround(open: Open, element: Element): boolean {
  const land = landUnder(open);
  const swim = swims(element);
  const outline = isMachine(element) && !element.flying;
  return !isImpassable(land, element, swim) && (!outline || isOutlineClear(land, footprintOf(element), swim));
}
