import type { Seat } from '@/engine';
import type { Die, Open, RealmId, Struck, CardTarget, Victim } from '../types';
import { targetFoe } from './rule';

/** The realm of a seat is its own; that of a team is nobody's. */
const ownerOf = (open: Open, realm: RealmId): Seat | null => (open.mode === 'cooperative' ? null : realm);

const ownerOfDie = (open: Open, die: Die): Seat | null => ownerOf(open, targetFoe(open, die).realm);

function struck(open: Open, die: Die): Struck {
  const { enemy, path, square } = targetFoe(open, die);
  return { enemy, spot: { path, square } };
}

/** Whom a card hits, for the log: to be asked before it takes effect. */
export function victimOf(open: Open, target: CardTarget): Victim {
  switch (target.kind) {
    case 'enemy':
      return { kind: 'enemy', seat: ownerOfDie(open, target.die), struck: struck(open, target.die) };
    case 'path':
      return { kind: 'path', seat: ownerOfDie(open, target.die), struck: struck(open, target.die), path: target.path };
    case 'enemies':
      return {
        kind: 'enemies',
        seat: ownerOfDie(open, target.other),
        struck: struck(open, target.other),
        by: struck(open, target.own),
      };
    case 'hero':
    case 'heroTo': {
      const { seat, race, type } = open.heroes[target.hero];
      return { kind: 'hero', seat, race, heroType: type };
    }
    case 'square':
      return {
        kind: 'square',
        seat: ownerOf(open, target.realm),
        map: open.realms[target.realm].map,
        cell: target.cell,
      };
    case 'purse':
      return { kind: 'purse', seat: ownerOf(open, target.realm) };
  }
}
