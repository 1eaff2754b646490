import { MAX_ELEMENTS } from '../data';
import { broken, faultAmong, firstFault, within, type Fault } from '../fault';
import { elementsOf } from './counts';
import { armyPoints } from './prices';
import type { ArmyList } from './types';
import { unitFault, type Terms } from './units';

/** Why an army may not be fielded: the first rule that it breaks, and in which unit. */
export function whyNotArmy(army: ArmyList, terms: Terms): Fault | undefined {
  return firstFault(
    () => sameIdFault(army),
    () => faultAmong(army.units, 'unit', (unit) => unitFault(unit, army.era, terms)),
    () => sizeFault(army),
    () => totalFault(army, terms),
  );
}

/** Every unit that may not be fielded as it is, by its place. */
export function unitFaults({ units, era }: ArmyList, terms: Terms): readonly (Fault | undefined)[] {
  return units.map((unit, at) => within({ unit: at }, unitFault(unit, era, terms)));
}

/** PORT-010 An element belongs to one unit, so no two units have one id. */
function sameIdFault({ units }: ArmyList): Fault | undefined {
  const ids = units.map(({ id }) => id);
  const at = ids.findIndex((id, place) => ids.indexOf(id) < place);
  return at < 0 ? undefined : within({ unit: at }, broken('PORT-010'));
}

/** PORT-052 */
function sizeFault(army: ArmyList): Fault | undefined {
  const count = elementsOf(army);
  return army.units.length === 0 || count > MAX_ELEMENTS ? broken('PORT-052', { count }) : undefined;
}

/** PORT-051, PORT-053 */
function totalFault(army: ArmyList, { limit }: Terms): Fault | undefined {
  const total = armyPoints(army);
  if (army.total !== total) return broken('PORT-053', { printed: army.total, total });
  return limit !== null && total > limit ? broken('PORT-051', { total, limit, over: total - limit }) : undefined;
}
