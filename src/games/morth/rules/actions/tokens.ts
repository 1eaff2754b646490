import { breaks, type Violation } from '@/engine';
import { foesAt } from '../foes';
import { areAdjacent } from '../movement';
import { mapOf, realmOf } from '../realms';
import type { Cell, Open, State } from '../types';
import { acting } from './acting';

/** MOR-255 Whether a path square has neither enemy, trap nor barrier. */
function isEmpty(state: Open, realm: number, cell: Cell): boolean {
  const lies = (token: { realm: number; cell: Cell }): boolean => token.realm === realm && token.cell === cell;
  return !state.traps.some(lies) && !state.barriers.some(lies) && foesAt(state, realm, cell).length === 0;
}

/** MOR-254, MOR-279 Why a trap or a barrier cannot lie on a square. */
export function cannotLie(state: State, cell: Cell, rule: string): Violation | undefined {
  const { hero } = acting(state);
  const realm = realmOf(state, hero.seat);
  if (mapOf(state, realm).kinds[cell] !== 'path' || !areAdjacent(hero.cell, cell)) return breaks(rule);
  return isEmpty(state, realm, cell) ? undefined : breaks('MOR-255');
}

/** The squares beside the active hero on which a trap or a barrier can lie. */
export function freePathCells(state: Open): Cell[] {
  const { hero } = acting(state);
  const realm = realmOf(state, hero.seat);
  const { kinds, neighbours } = mapOf(state, realm);
  return neighbours[hero.cell].filter((cell) => kinds[cell] === 'path' && isEmpty(state, realm, cell));
}
