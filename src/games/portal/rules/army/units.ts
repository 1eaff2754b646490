import {
  ARTILLERY,
  FLYER_MOVE,
  LONE_MIN_DIE,
  MAX_BAND,
  MIN_BAND,
  MIN_GUN_CREW,
  PAYLOAD,
  SOLDIERS_PER_SUPPORT,
  VEHICLE_WEAPONS,
  WEAPONS,
  type Era,
} from '../data';
import { broken, faultAmong, firstFault, type Fault } from '../fault';
import { crewSize, figuresIn } from './counts';
import { attributeFault, memberFault } from './models';
import { loadPoints, type Vehicle } from './prices';
import type { Bought, Member, UnitList } from './types';

/** What the players agreed on that an army depends on. */
export type Terms = {
  /** PORT-051; null while nothing is agreed. */
  readonly limit: number | null;
  /** PORT-026, PORT-D07 */
  readonly payloadChecked: boolean;
};

type Band = Extract<UnitList, { kind: 'band' }>;
type Lone = Extract<UnitList, { kind: 'lone' }>;
type Gun = Extract<UnitList, { kind: 'artillery' }>;

/** What a unit breaks, and where in it. */
export function unitFault(unit: UnitList, era: Era, terms: Terms): Fault | undefined {
  switch (unit.kind) {
    case 'band':
      return firstFault(
        () => membersFault(unit, era),
        () => bandFault(unit),
      );
    case 'lone':
      return firstFault(
        () => membersFault(unit, era),
        () => loneFault(unit),
      );
    case 'vehicle':
      return vehicleFault(unit, era, terms);
    case 'artillery':
      return gunFault(unit, era);
  }
}

const membersFault = ({ members }: Band | Lone, era: Era) =>
  faultAmong(members, 'member', (member) => memberFault(member, era));

/** PORT-048 A mount never leads: one of the soldiers does, be it a rider. */
const leadersOf = ({ mount, leader, count }: Member): number =>
  (mount ? mount.rider?.leader === true : leader) ? count : 0;

/** PORT-023, PORT-044, PORT-048 */
function bandFault({ members, files }: Band): Fault | undefined {
  const figures = figuresIn(members);
  if (figures < MIN_BAND || figures > MAX_BAND) return broken('PORT-044', { count: figures });
  const leaders = members.reduce((total, member) => total + leadersOf(member), 0);
  if (leaders !== 1 || members.some(({ mount, leader }) => mount && leader))
    return broken('PORT-048', { count: leaders });
  const support = figuresIn(members.filter(hasSupport));
  const allowed = Math.floor(figures / SOLDIERS_PER_SUPPORT);
  if (support > allowed) return broken('PORT-023', { count: support, allowed });
  return files !== null && (files < 1 || files > figures) ? broken('PORT-G42', { files }) : undefined;
}

const hasSupport = ({ weapon }: Bought) => weapon !== null && WEAPONS[weapon].props.includes('support');

/** PORT-045, PORT-049 */
function loneFault({ members }: Lone): Fault | undefined {
  const [member] = members;
  if (!member || figuresIn(members) !== 1 || member.die < LONE_MIN_DIE)
    return broken('PORT-045', { count: figuresIn(members), die: member?.die ?? 0 });
  const models = [member, ...(member.mount?.rider ? [member.mount.rider] : [])];
  return models.every(({ leader }) => leader) ? undefined : broken('PORT-049');
}

/** PORT-020, PORT-025 … PORT-029 */
function vehicleFault(vehicle: Vehicle, era: Era, { payloadChecked }: Terms): Fault | undefined {
  const { die, flying, attributes, crew, weapons } = vehicle;
  if (flying && !(die in FLYER_MOVE)) return broken('PORT-029', { die });
  if (crewSize(crew) === 0) return broken('PORT-025');
  const foreign = weapons.find((weapon) => !VEHICLE_WEAPONS[weapon].eras.includes(era));
  if (foreign) return broken('PORT-020', { weapon: foreign });
  const load = loadPoints(vehicle, era);
  if (payloadChecked && load > PAYLOAD[die]) return broken('PORT-026', { load, payload: PAYLOAD[die] });
  return attributeFault(attributes, { kind: 'vehicle', flying, die, armed: weapons.length > 0 });
}

/** PORT-020, PORT-031, PORT-032 */
function gunFault({ piece, crew }: Gun, era: Era): Fault | undefined {
  if (!ARTILLERY[piece].eras.includes(era)) return broken('PORT-020', { weapon: piece });
  if (crewSize(crew) < MIN_GUN_CREW) return broken('PORT-031', { count: crewSize(crew) });
  return new Set(crew.map(({ die }) => die)).size > 1 ? broken('PORT-032') : undefined;
}
