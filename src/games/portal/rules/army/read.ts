import { copyPlain, flag, isRecord, listOf, oneOf, orNull, whole } from '@/engine';
import {
  ARTILLERY_IDS,
  ATTRIBUTE_IDS,
  DICE,
  ERAS,
  KIT_IDS,
  MAX_BAND,
  MAX_ELEMENTS,
  SPELL_IDS,
  VEHICLE_WEAPON_IDS,
  WEAPON_IDS,
} from '../data';
import { broken, faultAmong, firstFault, within, type Fault } from '../fault';
import { anything, fieldFault, isId, MALFORMED, type Fields } from '../fields';
import { isName } from './names';
import { armyPoints } from './prices';
import type { ArmyList } from './types';

type Known = Readonly<Record<string, unknown>>;

/** More than any agreed size. */
const MOST_POINTS = 1_000_000;
/** Weapons and crews of one vehicle have no number of their own in the rules; their price and payload bound them. */
const MOST_PARTS = 60;

const NAMED: Fields = { kind: [anything, 'PORT-010'], id: [isId, 'PORT-010'], name: [isName, MALFORMED] };

const MODEL: Fields = {
  name: [isName, MALFORMED],
  die: [oneOf(DICE), 'PORT-004'],
  count: [whole(1, MAX_BAND), 'PORT-044'],
  mounted: [flag, 'PORT-018'],
  kit: [orNull(oneOf(KIT_IDS)), 'PORT-018'],
  weapon: [orNull(oneOf(WEAPON_IDS)), 'PORT-020'],
  attributes: [listOf(oneOf(ATTRIBUTE_IDS), 0, ATTRIBUTE_IDS.length), 'PORT-035'],
  spells: [listOf(oneOf(SPELL_IDS), 0, SPELL_IDS.length), 'PORT-039'],
  leader: [flag, 'PORT-048'],
};
const MEMBER: Fields = { ...MODEL, mount: [anything, 'PORT-041'] };
const MOUNT: Fields = { flying: [flag, 'PORT-043'], rider: [anything, 'PORT-042'] };
const members = listOf(anything, 0, MAX_BAND);
const crew = listOf(anything, 0, MOST_PARTS);

const UNITS: Readonly<Record<string, Fields>> = {
  band: { ...NAMED, files: [orNull(whole(1, MAX_BAND)), 'PORT-G42'], members: [members, 'PORT-044'] },
  lone: { ...NAMED, members: [members, 'PORT-045'] },
  vehicle: {
    ...NAMED,
    die: [oneOf(DICE), 'PORT-027'],
    flying: [flag, 'PORT-029'],
    attributes: MODEL.attributes,
    crew: [crew, 'PORT-025'],
    weapons: [listOf(oneOf(VEHICLE_WEAPON_IDS), 0, MOST_PARTS), 'PORT-020'],
  },
  artillery: { ...NAMED, piece: [oneOf(ARTILLERY_IDS), 'PORT-033'], crew: [crew, 'PORT-031'] },
};

const ARMY: Fields = {
  name: [isName, MALFORMED],
  era: [oneOf(ERAS), 'PORT-014'],
  total: [whole(0, MOST_POINTS), 'PORT-053'],
  units: [listOf(anything, 0, MAX_ELEMENTS), 'PORT-052'],
};

/** What fieldFault has found to be lists and records. */
const listIn = (value: unknown, name: string) => (value as Known)[name] as readonly unknown[];

function memberFault(value: unknown): Fault | undefined {
  const own = fieldFault(value, MEMBER);
  if (own) return own;
  const { mount } = value as Known;
  if (mount === null) return undefined;
  const rider = isRecord(mount) ? mount.rider : undefined;
  return fieldFault(mount, MOUNT) ?? (rider === null ? undefined : within({ rider: true }, fieldFault(rider, MODEL)));
}

function crewFault(value: unknown, rule: string): Fault | undefined {
  const fields: Fields = { die: MODEL.die, count: [whole(1, MOST_PARTS), rule] };
  return listIn(value, 'crew').reduce<Fault | undefined>((found, man) => found ?? fieldFault(man, fields), undefined);
}

function unitFault(value: unknown): Fault | undefined {
  const kind: unknown = isRecord(value) ? value.kind : undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(UNITS, kind)) return broken('PORT-010');
  const own = fieldFault(value, UNITS[kind]);
  if (own) return own;
  if (kind === 'vehicle') return crewFault(value, 'PORT-025');
  if (kind === 'artillery') return crewFault(value, 'PORT-031');
  return faultAmong(listIn(value, 'members'), 'member', memberFault);
}

/**
 * An army from anywhere, a file say: its own copy, or the rule that names what is wrong with it. It may be unfinished: whether it may
 * be fielded is for whyNotArmy.
 */
export function readArmy(value: unknown): { readonly army: ArmyList } | { readonly fault: Fault } {
  const fault = firstFault(
    () => fieldFault(value, ARMY),
    () => faultAmong(listIn(value, 'units'), 'unit', unitFault),
  );
  if (fault) return { fault };
  const army = copyPlain(value as ArmyList);
  const total = armyPoints(army);
  return army.total === total ? { army } : { fault: broken('PORT-053', { printed: army.total, total }) };
}
