import type { Shape } from '@/engine';
import { ARMIES, ARMY_IDS } from '../data';
import type { Name, UnitList } from './types';

/** The longest name of an army, a unit or a figure. */
export const NAME_LENGTH = 40;

const namesIn = (unit: UnitList): readonly Name[] => [
  unit.name,
  ...(unit.kind === 'band' || unit.kind === 'lone'
    ? unit.members.flatMap(({ name, mount }) => [name, ...(mount?.rider ? [mount.rider.name] : [])])
    : []),
];

/** All that the words of the ready armies have a name for. */
const KNOWN: ReadonlySet<Name> = new Set(
  ARMY_IDS.flatMap((id) => [ARMIES[id].list.name, ...ARMIES[id].list.units.flatMap(namesIn)]),
);

/** Letters that cannot be seen, or that turn the line they stand in. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** A name that a list may carry: typed by somebody, or known to the words of the ready armies. */
export const isName: Shape<Name> = (value): value is Name =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= NAME_LENGTH &&
  !UNSEEN.test(value) &&
  (!value.startsWith('@') || KNOWN.has(value));
