import { breaks, type Violation } from '@/engine';
import { mapOf, realmOf } from '../realms';
import type { Cell, HeroId, Open } from '../types';

/** MOR-029 Why a hero cannot choose another fortress square: only a starting hero does, once, before anything is done. */
export function whyNotDeploy(open: Open, id: HeroId): Violation | undefined {
  const { unplaced, cell, seat } = open.heroes[id];
  const free = open.active === null && !open.turn.acted && unplaced;
  return free && mapOf(open, realmOf(open, seat)).kinds[cell] === 'fortress' ? undefined : breaks('MOR-029');
}

const NOWHERE: readonly Cell[] = [];

/** MOR-010, MOR-029 The fortress squares on which a hero may be put now instead of its own. */
export function deployCells(open: Open, id: HeroId): readonly Cell[] {
  if (whyNotDeploy(open, id) !== undefined) return NOWHERE;
  const hero = open.heroes[id];
  return mapOf(open, realmOf(open, hero.seat)).fortress.filter((cell) => cell !== hero.cell);
}
