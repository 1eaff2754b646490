import { breaks, type Violation } from '@/engine';
import { statsOf } from '../heroes';
import type { HeroId, Open, Weapon } from '../types';

/** MOR-121, MOR-213, MOR-268, MOR-271, MOR-298 Why a hero may not use a weapon, from wherever it stands. Who is not active yet has used none. */
export function whyNotStrike(open: Open, id: HeroId, weapon: Weapon): Violation | undefined {
  const hero = open.heroes[id];
  const { bow } = statsOf(hero);
  if (weapon === 'bow' && bow === null) return breaks('MOR-268');
  if (hero.spell.noAttack) return breaks('MOR-213');
  if (open.active?.hero !== id) return undefined;
  const { attacks, rest, shots } = open.active;
  if (weapon === 'pattern') return attacks > 0 && rest === 0 ? breaks('MOR-121') : undefined;
  const most = bow?.shots ?? 0;
  return shots >= most ? breaks('MOR-271', { most }) : undefined;
}

/** MOR-298 The strengths that the first of two attacks may use of the roll, all of it first; none while nothing is to be divided. */
export function divisions({ pending }: Pick<Open, 'pending'>): number[] {
  const total = pending?.type === 'divide' ? pending.total : 0;
  return Array.from({ length: total }, (_, i) => total - i);
}
