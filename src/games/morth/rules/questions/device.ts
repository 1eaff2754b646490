import { breaks, type Violation } from '@/engine';
import { foesAt } from '../foes';
import { statsOf } from '../heroes';
import { areAdjacent } from '../movement';
import { mapOf, realmOf } from '../realms';
import type { Cell, HeroId, Open, RealmId } from '../types';

/** What a hero leaves on the road. */
export type Device = 'trap' | 'barrier';

/** MOR-254 to MOR-257, MOR-279 to MOR-281 The rules that both share, by their numbers. */
const RULES = {
  trap: { skill: 'MOR-254', once: 'MOR-256', most: 'MOR-257' },
  barrier: { skill: 'MOR-279', once: 'MOR-280', most: 'MOR-281' },
} as const satisfies Readonly<Record<Device, object>>;

/** Why a hero may not set a trap or a barrier, from wherever it stands. */
export function whyNotSet(open: Open, id: HeroId, device: Device): Violation | undefined {
  const rules = RULES[device];
  const skill = statsOf(open.heroes[id])[device];
  if (skill === null) return breaks(rules.skill);
  const { active } = open;
  if (active?.hero === id && (device === 'trap' ? active.trapped : active.barred)) return breaks(rules.once);
  const set: readonly { hero: HeroId }[] = device === 'trap' ? open.traps : open.barriers;
  const count = set.filter((token) => token.hero === id).length;
  return count >= skill.limit ? breaks(rules.most, { most: skill.limit }) : undefined;
}

/** MOR-255 Whether a path square has neither enemy, trap nor barrier. */
function isEmpty(open: Open, realm: RealmId, cell: Cell): boolean {
  const lies = (token: { realm: RealmId; cell: Cell }): boolean => token.realm === realm && token.cell === cell;
  return !open.traps.some(lies) && !open.barriers.some(lies) && foesAt(open, realm, cell).length === 0;
}

/** MOR-254, MOR-255, MOR-279 Why a trap or a barrier cannot lie on a square. */
export function whyNotSetOn(open: Open, id: HeroId, device: Device, cell: Cell): Violation | undefined {
  const hero = open.heroes[id];
  const realm = realmOf(open, hero.seat);
  if (mapOf(open, realm).kinds[cell] !== 'path' || !areAdjacent(hero.cell, cell)) return breaks(RULES[device].skill);
  return isEmpty(open, realm, cell) ? undefined : breaks('MOR-255');
}

/** MOR-254, MOR-255, MOR-279 The squares beside a square on which a trap or a barrier of the hero can lie. */
export function freePathCells(open: Open, id: HeroId, from: Cell = open.heroes[id].cell): readonly Cell[] {
  const realm = realmOf(open, open.heroes[id].seat);
  const { kinds, neighbours } = mapOf(open, realm);
  return neighbours[from].filter((cell) => kinds[cell] === 'path' && isEmpty(open, realm, cell));
}
