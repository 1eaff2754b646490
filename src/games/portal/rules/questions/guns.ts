import { breaks, type Violation } from '@/engine';
import { ARTILLERY } from '../data';
import { inPlay } from '../roster';
import type { Element, Open } from '../types';
import { whyNoFoe } from './aim';
import { hasInFront, isNearer, isWithin } from './ruler';
import { sightOf } from './sight';

/** What the roll of a gun at a named element depends on. */
export type GunAim = { readonly long: boolean; readonly partial: boolean };

export const isGunAim = (aim: GunAim | Violation): aim is GunAim => 'long' in aim;

/** PORT-262 to PORT-268 Whether a gun may fire at an element, or the rule that forbids it. */
export function gunAim(open: Open, gun: Element, target: Element): GunAim | Violation {
  if (gun.piece === null) return breaks('PORT-161');
  if (!inPlay(gun)) return breaks('PORT-262');
  const no = whyNoFoe(open, gun, target, 'PORT-264');
  if (no !== undefined) return no;
  const { range, fire } = ARTILLERY[gun.piece];
  if (!hasInFront(gun, target)) return breaks('PORT-264');
  if (!isWithin(gun, target, 2 * range)) return breaks('PORT-268');
  const sight = fire === 'linear' ? sightOf(open, gun, target) : 'full';
  if (sight === 'none') return breaks('PORT-265');
  return { long: !isNearer(gun, target, range), partial: sight === 'partial' };
}

/** PORT-264 Whom a gun may name, ascending. */
export const gunTargets = (open: Open, gun: Element): Element[] =>
  open.elements.filter((target) => isGunAim(gunAim(open, gun, target)));
