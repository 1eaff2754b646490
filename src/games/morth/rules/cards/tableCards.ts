import { breaks, type Violation } from '@/engine';
import { BLOCKED_MAX } from '../data';
import { foesAt } from '../foes';
import { heroAt, isBlocked } from '../movement';
import { earn, lose, mapOf, realmOf } from '../realms';
import type { Cell, Open, RealmId } from '../types';
import { isOwnRealm } from './rule';
import type { CardRule } from './rule';

/** MOR-197 What forbids aiming at the realm of a player. */
function cannotAim(open: Open, seat: number, realm: RealmId): Violation | undefined {
  if (realm >= open.realms.length) return breaks('MOR-199');
  return isOwnRealm(open, seat, realm) ? breaks('MOR-197') : undefined;
}

/** MOR-342, MOR-D52 A team loses one coin, whatever is printed. */
const TEAM_LOSS = 1;

/** MOR-222, MOR-223, MOR-342 Steal money; an empty purse is no target. */
export const steal: CardRule<'purse'> = {
  kind: 'purse',
  candidates: (open) => open.realms.map((_, realm) => ({ kind: 'purse', realm })),
  check: (open, seat, { realm }) =>
    cannotAim(open, seat, realm) ?? (open.realms[realm].gold > 0 ? undefined : breaks('MOR-199')),
  apply(state, seat, { realm }, { amount }, events) {
    const isTeam = state.mode === 'cooperative';
    const coins = lose(state, realm, isTeam ? TEAM_LOSS : amount);
    const to = isTeam ? null : realmOf(state, seat);
    if (to !== null) earn(state, to, coins);
    events.push({ type: 'coinsStolen', from: realm, to, coins });
  },
};

/** MOR-238 Whether nothing at all is on a square where heroes walk, outside the fortress. */
function isEmpty(open: Open, realm: RealmId, cell: Cell): boolean {
  const kind = mapOf(open, realm).kinds.at(cell);
  if (kind === undefined || kind === 'obstacle' || kind === 'fortress') return false;
  const lies = (token: { realm: RealmId; cell: Cell }): boolean => token.realm === realm && token.cell === cell;
  if (isBlocked(open, realm, cell) || open.traps.some(lies) || open.barriers.some(lies)) return false;
  return heroAt(open, realm, cell) === undefined && (kind !== 'path' || foesAt(open, realm, cell).length === 0);
}

/** MOR-236 to MOR-239 Block a square. */
export const blockSquare: CardRule<'square'> = {
  kind: 'square',
  candidates: (open) =>
    open.realms.flatMap((_, realm) => mapOf(open, realm).kinds.map((_kind, cell) => ({ kind: 'square', realm, cell }))),
  check(open, seat, { realm, cell }) {
    if (open.blocked.length >= BLOCKED_MAX) return breaks('MOR-239');
    return cannotAim(open, seat, realm) ?? (isEmpty(open, realm, cell) ? undefined : breaks('MOR-238'));
  },
  apply(state, _seat, { realm, cell }) {
    state.blocked.push({ realm, cell });
  },
};
