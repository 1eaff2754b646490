import { breaks, type Seat, type Violation } from '@/engine';
import { isGuardian, onTable } from '../roster';
import type { Element, Open } from '../types';
import { inContact } from './ruler';

/** PORT-200, PORT-203, PORT-309 Why a figure cannot take over or man a machine: only soldiers in contact with an abandoned one can. */
function whyNotReach(soldier: Element | undefined, machine: Element | undefined, rule: string): Violation | undefined {
  if (!onTable(soldier) || soldier.kind !== 'soldier') return breaks(rule);
  if (isGuardian(soldier)) return breaks('PORT-309');
  if (!onTable(machine) || !machine.abandoned) return breaks(rule);
  return inContact(soldier, machine) ? undefined : breaks(rule);
}

/** PORT-200 Why a soldier cannot roll for a machine; one's own is manned without a roll. */
export function whyNotCapture(
  seat: Seat,
  soldier: Element | undefined,
  machine: Element | undefined,
): Violation | undefined {
  return whyNotReach(soldier, machine, 'PORT-200') ?? (machine?.origin === seat ? breaks('PORT-203') : undefined);
}

/** PORT-203 Why some soldiers cannot man a machine together. */
export function whyNotCrew(
  seat: Seat,
  soldiers: readonly (Element | undefined)[],
  machine: Element | undefined,
): Violation | undefined {
  if (soldiers.length === 0 || new Set(soldiers).size < soldiers.length) return breaks('PORT-203');
  for (const soldier of soldiers) {
    const no = whyNotReach(soldier, machine, 'PORT-203');
    if (no !== undefined) return no;
  }
  if (machine === undefined || machine.origin !== seat) return breaks('PORT-200');
  return soldiers.length > machine.crewAtStart ? breaks('PORT-203') : undefined;
}

/** PORT-196, PORT-199 Machines that nobody serves. */
export const abandonedOn = (open: Open): Element[] => open.elements.filter((each) => onTable(each) && each.abandoned);
