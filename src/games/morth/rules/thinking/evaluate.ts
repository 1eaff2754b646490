import type { Seat } from '@/engine';
import { attackTypes, movementOf, statsOf } from '../heroes';
import { realmOf } from '../realms';
import type { HeroId, Open, RealmId } from '../types';
import { assaultsLeft, coinWorth, danger, WOUND } from './worth';
import { expectedFoes, outlook } from './outlook';

const MEAN = [2] as const;
/** What a hero can do in the turn that a card touches. */
const STRIKE = 3;

function strengthNow(open: Open, id: HeroId): number {
  const hero = open.heroes[id];
  if (hero.spell.noAttack) return 0;
  const { strength, die, types } = statsOf(hero);
  const mean = die === null ? strength : (die.sides + 1) / 2 + die.plus;
  const fitting = attackTypes(hero, 'pattern').filter((type) => types.includes(type)).length / types.length;
  return Math.max(0, mean - hero.spell.lessAttack) * (0.7 + 0.3 * fitting);
}

/** How well a realm stands: wounds, threats, coins, and what its heroes can do. */
function standing(open: Open, realm: RealmId): number {
  const { wounds, gold } = open.realms[realm];
  let worth = gold * coinWorth(open) - wounds * WOUND;
  for (const foe of open.foes) if (foe.realm === realm) worth -= danger(open, foe);
  if (assaultsLeft(open) === 0) return worth;
  const expected = expectedFoes(open, realm, MEAN);
  open.heroes.forEach((hero, id) => {
    if (realmOf(open, hero.seat) !== realm) return;
    worth += hero.experience + 8 + hero.upgrades.length * 6 + outlook(open, id, hero.cell, expected) * 0.5;
    worth += STRIKE * strengthNow(open, id) + movementOf(open, id);
  });
  return worth;
}

/** The own standing against that of the rivals. */
export function evaluate(open: Open, seat: Seat): number {
  const own = realmOf(open, seat);
  const rivals = open.realms.map((_, realm) => realm).filter((realm) => realm !== own);
  const others = rivals.reduce((sum, realm) => sum + standing(open, realm), 0);
  return standing(open, own) - (rivals.length === 0 ? 0 : others / rivals.length);
}
