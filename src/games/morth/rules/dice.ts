import { below } from '@/engine';
import type { Rng } from '@/engine';
import { DIE_KINDS, ENEMIES } from './data';
import type { Bag, Colour, DieKind } from './data';
import type { Die, EnemyId, Foe, Open } from './types';

/** The kind of each of the 97 dice, by number. */
export const KIND_OF_DIE: readonly DieKind[] = DIE_KINDS.flatMap((kind) =>
  Array.from({ length: kind.count }, () => kind),
);
/** MOR-032 */
export const DICE = KIND_OF_DIE.length;

const GOLD: Readonly<Record<Colour, number>> = { green: 1, yellow: 2, orange: 3, red: 4 };

/** MOR-151 What a kill pays, by the colour of the die. */
export const goldFor = (die: Die): number => GOLD[KIND_OF_DIE[die].colour];

/** MOR-014 All dice in their bags. */
export function fullBags(): Record<Bag, Die[]> {
  const bags: Record<Bag, Die[]> = { green: [], orange: [], red: [] };
  KIND_OF_DIE.forEach(({ bag }, die) => bags[bag].push(die));
  return bags;
}

/** MOR-044 Takes one die out of a bag that has some, each as likely as the others. */
export function drawDie(rng: Rng, bag: Die[]): Die {
  const at = below(rng, bag.length);
  const die = bag[at];
  bag[at] = bag[bag.length - 1];
  bag.pop();
  return die;
}

/** MOR-045 Rolls a die; only the enemy on the face counts (MOR-064). */
export function rollEnemy(rng: Rng, die: Die): EnemyId {
  const { faces } = KIND_OF_DIE[die];
  return faces[below(rng, faces.length)][0];
}

/** MOR-152, MOR-174 */
export function returnDie(open: Open, die: Die): void {
  open.bags[KIND_OF_DIE[die].bag].push(die);
}

/** MOR-064, MOR-142 An enemy that comes to a place of a map unharmed. */
export function freshFoe(die: Die, enemy: EnemyId, place: Pick<Foe, 'realm' | 'path' | 'square' | 'since'>): Foe {
  return {
    die,
    enemy,
    life: ENEMIES[enemy].resistance,
    scales: enemy === 'dragon',
    realm: place.realm,
    path: place.path,
    square: place.square,
    since: place.since,
  };
}
